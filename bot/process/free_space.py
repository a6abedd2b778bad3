"""How much room is left on the disk that the bot writes to."""

import shutil
from pathlib import Path
from typing import Final

from bot.process.database_settings import DatabaseSettings

LITTLE: Final = 500_000_000
"""Bytes below which somebody should look; a thousand games need about 110 MB."""
TOO_LITTLE: Final = 16_000_000
"""Bytes below which games may not be stored any more."""


def written_to(settings: DatabaseSettings) -> Path:
    """Return the folder that the bot writes to: of its database, or of the list of deleted people
    where the database is elsewhere.
    """
    return (settings.database_file or settings.deleted_people_file).absolute().parent


def free_bytes(folder: Path) -> int | None:
    """Return how many bytes can still be written to a folder; None if that cannot be told."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return None
