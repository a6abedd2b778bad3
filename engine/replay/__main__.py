"""`python -m engine.replay FILE`: whether a game's file is what the rules and the dice lead to.

It ends with 0 if everything agrees, with 1 and the first difference if not, and with 2 for what is
no file of a game, or of one that still runs: before its seed is told, nothing can be checked.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from stat import S_ISREG

from engine.replay.differences import Difference
from engine.replay.gamefile import LARGEST, NoGameFile, in_one_line, read_file
from engine.replay.verification import StillRunning, check


def replay(path: Path) -> str:
    """Return what was found. Raises NoGameFile, StillRunning, Difference and OSError."""
    if not S_ISREG(path.stat().st_mode):  # A device or a pipe may never end.
        raise NoGameFile("it is no regular file")
    with path.open("rb") as file:
        return check(read_file(file.read(LARGEST + 1)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the file that is named; the exit code."""
    parser = argparse.ArgumentParser(
        "python -m engine.replay",
        description="Replay a finished game’s file, and check it against the rules and the dice.",
    )
    parser.add_argument("file", type=Path, help="a file from /monopoly export")
    path: Path = parser.parse_args(arguments).file
    name = in_one_line(str(path))
    try:
        print(replay(path))
    except NoGameFile as error:
        return _failed(2, f"{name} is not the file of a game: {error}.")
    except StillRunning:
        return _failed(2, f"{name} is of a game that still runs: export it again when it is over.")
    except Difference as found:
        return _failed(1, f"{name} differs: {found}.")
    except OSError as error:
        return _failed(2, f"{name} cannot be read: {error.strerror}.")
    return 0


def _failed(code: int, why: str) -> int:
    print(why, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
