"""A person's games, what they have missed, and how they leave."""

from bot.features.people import end_calls, games, votes
from bot.interactions.command_client import plain_command

COMMANDS = (plain_command("mine", games.show_mine),)
MESSAGES = (votes.vote, end_calls.end_calls)
