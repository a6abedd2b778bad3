"""Being away and back, pauses, and the votes about them."""

from bot.features.absence import absence

PRESSES = absence.PANELS
