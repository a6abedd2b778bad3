"""`python -m bot backup FILE` and `restore FILE`: copy the games to a file, and back."""

import sys
from datetime import datetime
from pathlib import Path

from bot.process.exit_codes import EXIT_REFUSED
from bot.process.owners import preserve_owner
from engine.host.administration.soundness import Damaged, DamagedTexts, need_readable
from engine.host.store.errors import StoreError
from engine.host.store.sqlite.backup import Contents, back_up, restore, visit_rows


def refuse(place: str) -> int:
    """Say that this database is no file that could be copied; return the exit code."""
    print(
        f"The database {place} is no file. Copy it with its server's own tools: pg_dump and "
        "pg_restore.",
        file=sys.stderr,
    )
    return EXIT_REFUSED


def run_backup(database: Path, target: Path) -> int:
    """Copy the database, which the bot may be using, to `target`; return the exit code."""
    try:
        contents = back_up(database, target)
        visit_rows(target, need_readable)
    except Damaged as error:
        print(f"{target} is a true copy of a damaged database. {error}", file=sys.stderr)
        return EXIT_REFUSED
    except StoreError as error:
        print(error, file=sys.stderr)
        return EXIT_REFUSED
    print(f"{target} holds {_describe(contents)}. It was read back and is undamaged.")
    return 0


def run_restore(backup: Path, database: Path, aside: Path | None, *, damaged: bool = False) -> int:
    """Put `backup` in the place of the database, moved to `aside` if given; return the exit
    code.

    One with texts that cannot be read is refused, unless `damaged` ones are wanted too.
    """
    need = _name_damaged if damaged else _refuse_damaged
    try:
        with preserve_owner(database, *([] if aside is None else [aside])):
            contents = restore(backup, database, aside, need)
    except StoreError as error:
        print(error, file=sys.stderr)
        return EXIT_REFUSED
    print(f"{database} holds {_describe(contents)}, as in {backup}.")
    if aside is not None and aside.exists():
        print(f"The file that was there before is now {aside}.")
    return 0


def _refuse_damaged(backup: Path) -> None:
    if sentences := _damaged_texts(backup):
        advice = "Nothing is restored. With --damaged, all is, and these stay unreadable."
        raise Damaged("\n".join([*sentences, advice]))


def _name_damaged(backup: Path) -> None:
    for sentence in _damaged_texts(backup):
        print(sentence, file=sys.stderr)


def _damaged_texts(backup: Path) -> list[str]:
    damaged = DamagedTexts()
    visit_rows(backup, damaged.visit)
    return damaged.sentences


def aside_of(database: Path, now: datetime) -> Path:
    """Return the path to which a replaced database is moved."""
    return database.with_name(f"{database.name}.{now:%Y%m%d-%H%M%S}")


def _describe(contents: Contents) -> str:
    games = "1 game" if contents.games == 1 else f"{contents.games} games"
    return f"{games} ({contents.live} unfinished)"
