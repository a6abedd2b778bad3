"""How a host installs a package that a setting needs."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[3]


def install_command(extra: str, target: str = "hosting", root: Path = ROOT) -> str:
    """Return the command that installs what an extra of the package needs.

    The sources have a Makefile, whose `target` installs pinned versions; a wheel has none.
    """
    if (root / "Makefile").exists():
        return f"make {target}"
    return f"python -m pip install 'monopoly-bot[{extra}]'"
