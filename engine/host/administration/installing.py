"""How a host installs a package that a setting needs."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[3]


def install_command(target: str = "hosting", root: Path = ROOT) -> str:
    """Return the command that installs the packages that a host may want.

    The sources have a Makefile with such a `target`. A wheel has none: a release has a file with
    all pinned packages beside it.
    """
    if (root / "Makefile").exists():
        return f"make {target}"
    return "python -m pip install --require-hashes -r monopoly-bot-pins.txt"
