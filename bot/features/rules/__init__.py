"""What the rules of a game say, chapter by chapter."""

from bot.features.rules import rulebook

PRESSES = rulebook.PANELS
