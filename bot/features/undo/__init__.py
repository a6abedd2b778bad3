"""Taking back a choice."""

from bot.features.undo import undo
from bot.interactions.find_game import find_seat
from bot.interactions.which_game import GameCommand

HANDLERS = undo.HANDLERS
COMMANDS = (GameCommand("undo", find_seat, undo.ask_to_undo),)
