"""One's own property: what may be done with it, and the panel that does it."""

from bot.features.property import management, received

PRESSES = {
    **management.PANELS,
    **received.PANELS,
}
