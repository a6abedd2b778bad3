"""The command line: `python -m bot [run|check|migrate]`."""

import argparse
import sys
from collections.abc import Sequence

from bot.config import SettingsError, load_settings

# Told apart from a crash (1), so that a supervisor need not start the bot again.
EXIT_SETTINGS = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    command = _parser().parse_args(arguments).command
    if command == "check":
        from bot.check import check

        return check()
    try:
        settings = load_settings()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return EXIT_SETTINGS
    # Imported late: a wrong setting is told at once, and in one line.
    from bot import app

    if command == "migrate":
        return app.migrate(settings)
    return app.run(settings)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Monopoly in Discord.")
    parser.add_argument(
        "command",
        nargs="?",
        default="run",
        choices=("run", "check", "migrate"),
        help="run the bot (the default), check settings and database, or update the database",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
