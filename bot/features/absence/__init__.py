"""Being away and back, pauses, and the votes about them."""

from bot.features.absence import absence_messages
from bot.features.absence.commands import COMMANDS as COMMANDS

MESSAGES = (absence_messages.absence,)
