"""Taking back a choice."""

from bot.features.undo import undo

PRESSES = undo.PANELS
