"""The command line: `python -m bot [run|check|backup FILE|…]`; `python -m bot --help` lists it.

An installed wheel has it as `monopoly-bot`.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from bot.process.exit_codes import EXIT_SETTINGS
from bot.process.stopping import StopRequest, hearing
from bot.process.version import version


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    asked = _parser().parse_args(arguments)
    if asked.command == "run":
        with hearing() as stop:
            return _or_refuse(partial(_run, stop))
    if asked.command == "check":
        from bot.process.check import check

        return check()
    if hasattr(asked, "subject"):
        return _or_refuse(partial(_administer, asked.command, asked.subject))
    return _or_refuse(partial(_change, asked))


def _or_refuse(work: Callable[[], int]) -> int:
    # All else is imported late: signals are heard first, and a wrong setting is told in one line.
    from bot.process.config import SettingsError

    try:
        return work()
    except SettingsError as error:
        from bot.process.logs import fatal

        as_json = os.environ.get("LOG_FORMAT", "").lower() == "json"
        for problem in error.problems:
            fatal(problem, as_json=as_json)
        return EXIT_SETTINGS


def _run(stop: StopRequest) -> int:
    from bot.process.config import load_settings

    settings = load_settings()
    from bot.language.app_names import NAMES

    # The commands are made, and the words read, when the rest is imported.
    NAMES.command, NAMES.title = settings.command_name, settings.app_title
    from bot.process import running

    return running.run(settings, stop)


def _administer(command: str, subject: int | None) -> int:
    """Do what is about servers or a person; `subject` is the id of one."""
    from bot.process.administration import WITH_TOKEN, WITHOUT_TOKEN
    from bot.process.config import load_database_settings, load_settings

    about = [] if subject is None else [subject]
    if command in WITH_TOKEN:
        return WITH_TOKEN[command](load_settings(), *about)
    return WITHOUT_TOKEN[command](load_database_settings(), *about)


def _change(asked: argparse.Namespace) -> int:
    """Do what needs the database alone."""
    from bot.process import backups, copying, migrating
    from bot.process.config import load_database_settings
    from engine.host.administration.databases import place_of

    settings = load_database_settings()
    database = settings.database_file
    if asked.command == "copy":
        return copying.run_copy(settings.database_url, asked.to)
    if asked.command == "migrate":
        return migrating.migrate(settings)
    if database is None:
        return backups.refuse(place_of(settings.database_url))
    if asked.command == "backup":
        return backups.run_backup(database, asked.file)
    aside = backups.aside_of(database, datetime.now()) if asked.replace else None
    return backups.run_restore(asked.file, database, aside, damaged=asked.damaged)


def _called() -> str:
    """Return what the command line began with: an installed wheel brings a program of its own."""
    program = Path(sys.argv[0]).stem
    return program if program == "monopoly-bot" else "python -m bot"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=_called(), description="Run a Monopoly bot for Discord.")
    parser.add_argument("--version", action="version", version=f"monopoly-bot {version()}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    parser.set_defaults(command="run")
    commands.add_parser("run", help="start the bot (the default)")
    commands.add_parser("check", help="check settings and database, and print the invitation link")
    commands.add_parser("migrate", help="update the database to the newest schema")
    copy = commands.add_parser("copy", help="copy all games to another, empty database")
    copy.add_argument("--to", required=True, metavar="URL", help="as in DATABASE_URL")
    backup = commands.add_parser("backup", help="copy the database; the bot can keep running")
    backup.add_argument("file", type=Path, metavar="FILE", help="the copy; must not exist yet")
    restore = commands.add_parser("restore", help="put a backup back; stop the bot first")
    restore.add_argument("file", type=Path, metavar="FILE", help="a copy that backup has made")
    restore.add_argument(
        "--replace",
        action="store_true",
        help="replace a database that already exists; its file is renamed and kept",
    )
    restore.add_argument(
        "--damaged", action="store_true", help="restore also what has texts that can’t be read"
    )
    _add_administration(commands)
    return parser


def _add_administration(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    commands.add_parser("servers", help="list the servers that have the bot").set_defaults(
        subject=None
    )
    for name, metavar, what in (
        ("leave", "SERVER", "leave a server"),
        ("block", "SERVER", "leave a server, and again whenever it adds the bot"),
        ("unblock", "SERVER", "let a blocked server add the bot again"),
        ("file", "PERSON", "print all that is kept about a person, as JSON"),
        ("erase", "PERSON", "delete all that is kept about a person; stop the bot first"),
    ):
        command = commands.add_parser(name, help=what)
        command.add_argument("subject", type=_id, metavar=metavar, help="the ID in Discord")


def _id(text: str) -> int:
    """Return an id of Discord's; raises ValueError for what is none."""
    if not text.isascii() or not text.isdecimal() or not 15 <= len(text) <= 20:
        raise ValueError(text)
    if (number := int(text)) >= 2**63:  # More than a database takes.
        raise ValueError(text)
    return number


_id.__name__ = "ID"  # argparse calls it so in its refusals.


if __name__ == "__main__":
    sys.exit(main())
