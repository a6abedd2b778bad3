"""One's own property: what may be done with it, and the panel that does it."""

from bot.features.property import management
from bot.interactions.find_game import find_seat
from bot.interactions.which_game import GameCommand

COMMANDS = (GameCommand("manage", find_seat, management.open_manage),)
