"""How much room is left on the disk that the bot writes to."""

import shutil
from pathlib import Path
from typing import Final, NamedTuple

from bot.process.database_settings import DatabaseSettings

LITTLE: Final = 500_000_000
"""Bytes below which somebody should look; a thousand games need about 110 MB."""
TOO_LITTLE: Final = 16_000_000
"""Bytes below which games may not be stored any more."""


class DataFolder(NamedTuple):
    """The folder that the bot writes to."""

    path: Path
    has_games: bool
    """False where the database is on a server: then only the list of deleted people is there."""


def data_folder(settings: DatabaseSettings) -> DataFolder:
    """Return the folder of the database, or of the list of deleted people where it is no file."""
    file = settings.database_file
    place = (file or settings.deleted_people_file).absolute().parent
    return DataFolder(place, has_games=file is not None)


def free_bytes(folder: Path) -> int | None:
    """Return how many bytes can still be written to a folder; None if that cannot be told."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return None
