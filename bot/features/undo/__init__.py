"""Taking back a choice."""

from bot.features.undo import undo, undo_message
from bot.interactions.find_game import find_seat
from bot.interactions.which_game import GameCommand

COMMANDS = (GameCommand("undo", find_seat, undo.show_choice),)
MESSAGES = (undo_message.undo,)
