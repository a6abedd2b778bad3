"""Where tests keep their files: in memory where there is room, since none has to outlast a test."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm")
VARIABLE = "TMPDIR"
ROOM = 2 << 30
"""Bytes that are free there at the least. A run fills a fraction; small containers have 64 MB."""


def use_memory(folder: Path = MEMORY) -> None:
    """Let this process and those that it starts make their temporary files in memory.

    A third of what a test with a database costs is the disk. A TMPDIR that is set stays.
    """
    if VARIABLE not in os.environ and has_room(folder):
        os.environ[VARIABLE] = str(folder)
        tempfile.tempdir = None


def has_room(folder: Path) -> bool:
    """Return whether the folder is there and is large enough."""
    return folder.is_dir() and os.access(folder, os.W_OK) and shutil.disk_usage(folder).free >= ROOM
