"""A person's games, what they have missed, and how they leave."""

from bot.features.people import games, leaving, votes
from bot.interactions.command_client import plain_command
from bot.interactions.find_game import find_game, find_seat
from bot.interactions.which_game import GameCommand

COMMANDS = (
    plain_command("mine", games.show_mine),
    GameCommand("resign", find_seat, leaving.ask_to_resign),
    GameCommand("cancel", find_game, leaving.cancel),
)
MESSAGES = (votes.vote,)
