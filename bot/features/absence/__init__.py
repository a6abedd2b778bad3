"""Being away and back, pauses, and the votes about them."""

from bot.features.absence import absence, absence_messages
from bot.features.absence.commands import COMMANDS as COMMANDS

HANDLERS = absence.HANDLERS
MESSAGES = (absence_messages.absence,)
