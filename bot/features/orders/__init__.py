"""Standing orders: the private panel and its changes."""

from bot.features.orders import standing_orders
from bot.interactions.find_game import find_seat
from bot.interactions.which_game import GameCommand

COMMANDS = (GameCommand("orders", find_seat, standing_orders.open_orders),)
