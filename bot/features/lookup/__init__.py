"""What anybody may look up: board, deeds, history, why computers acted, files."""

from bot.features.lookup import reading, since, why
from bot.features.lookup.commands import COMMANDS as COMMANDS

HANDLERS = {
    **reading.HANDLERS,
    **since.HANDLERS,
    **why.HANDLERS,
}
MESSAGES = ()
