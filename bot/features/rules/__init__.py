"""What the rules of a game say, chapter by chapter."""

from bot.features.rules.commands import COMMANDS as COMMANDS
