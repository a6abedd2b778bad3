"""What anybody may look up: board, deeds, history, why computers acted, files."""

from bot.features.lookup import reading, since, why

PRESSES = {
    **reading.PANELS,
    **since.PANELS,
    **why.PANELS,
}
