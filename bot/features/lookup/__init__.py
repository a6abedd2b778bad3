"""What anybody may look up: board, deeds, history, why computers acted, files."""

from bot.features.lookup.commands import COMMANDS as COMMANDS
