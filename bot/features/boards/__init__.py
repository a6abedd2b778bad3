"""Boards with names of people's own: made, changed, shared, and reported."""

from bot.features.boards.opening import open_boards
from bot.interactions.command_client import plain_command

COMMANDS = (plain_command("boards", open_boards),)
