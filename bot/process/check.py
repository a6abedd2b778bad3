"""`python -m bot check`: one line on each thing that must be right before the bot can start."""

import base64
import binascii
import os
import re
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.discord.application_emoji import NOTE, known_emoji
from bot.pictures.emoji_pictures import emoji_names
from bot.process.check_discord import check_discord
from bot.process.config import Settings, SettingsError, load_settings
from bot.process.deleted_list import need_one_list
from bot.process.discord_addresses import proxy_warning
from bot.process.findings import Finding
from bot.process.free_space import LITTLE, TOO_LITTLE, DataFolder, data_folder, free_bytes
from bot.process.hosting import disk_warning
from bot.process.owners import BESIDE, bots_user, can_write
from bot.process.unknown_settings import unknown_settings
from bot.process.version import version
from engine.host.administration.databases import place_of, schema_at, setting_at, visit_rows_at
from engine.host.administration.soundness import DamagedTexts
from engine.host.store.errors import StoreError, Unreadable
from engine.host.store.records import Schema

OTHER_USERS = stat.S_IRWXG | stat.S_IRWXO


def check(env_file: Path | None = Path(".env")) -> int:
    """Print every finding; return 1 if one of them keeps the bot from running, else 0."""
    findings = list(run_checks(env_file, os.environ))
    for finding in findings:
        print(finding)
    return int(any(finding.level == "error" for finding in findings))


def run_checks(env_file: Path | None, environ: Mapping[str, str]) -> Iterator[Finding]:
    """Yield all findings, in the order in which one would put them right."""
    yield Finding("ok", f"version: {version()}.")
    try:
        settings = load_settings(env_file)
    except SettingsError as error:
        for problem in error.problems:
            yield Finding("error", f"settings: {problem}")
        return
    yield Finding("ok", "settings: every setting is valid.")
    for sentence in unknown_settings(environ, env_file):
        yield Finding("warning", f"settings: {sentence}")
    token = check_token(settings)
    if token is not None:
        yield token
    if (warning := proxy_warning(settings)) is not None:
        yield Finding("warning", f"proxy: {warning}")
    if settings.database_file is not None:
        database = settings.database_file.resolve()
        yield check_database(database, settings.database_url)
        yield from check_contents(settings.database_url) if database.exists() else ()
        yield check_disk(database, environ)
        yield from check_file_mode(database)
        yield from check_litestream(database, settings)
        yield check_emoji(settings)
    else:
        yield from check_server(settings)
    yield from check_space(data_folder(settings))
    yield check_deleted_people(settings, environ)
    if token is None:
        yield from check_discord(settings)


def check_token(settings: Settings) -> Finding | None:
    """Return what is wrong with the shape of the token; None if Discord can be asked."""
    token = settings.discord_token.get_secret_value()
    if settings.discord_is_local or application_id(token) is not None:
        return None
    return Finding(
        "error",
        "token: DISCORD_TOKEN is not a bot token, which has three parts separated by dots. "
        "Copy it from Bot in the developer portal.",
    )


def application_id(token: str) -> int | None:
    """Return the id that a bot token begins with, or None if this is no bot token."""
    match = re.fullmatch(r"([\w-]{20,40})\.[\w-]{5,10}\.[\w-]{20,100}", token, re.ASCII)
    if match is None:
        return None
    first = match[1]
    try:
        number = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return None
    return int(number) if re.fullmatch(r"[0-9]{15,20}", number) else None


def check_database(database: Path, url: str) -> Finding:
    """Check whether games can be stored in the file of a URL, and no newer version has done so."""
    folder = database.parent
    if not folder.is_dir():
        return Finding("error", f"database: the folder {folder} does not exist. Create it.")
    if not can_write(folder):
        return Finding("error", f"database: the bot cannot write to the folder {folder}.")
    if not database.exists():
        return Finding("ok", f"database: the bot will create {database}.")
    for end in BESIDE:
        file = database.with_name(f"{database.name}{end}")
        if file.exists() and not can_write(file):
            return Finding("error", f"database: {_not_writable(file)}")
    try:
        schema = schema_at(url)
    except Unreadable as error:
        return Finding("error", f"database: the bot cannot open {database} ({error.reason}).")
    return check_schema(str(database), schema)


def check_server(settings: Settings) -> Iterator[Finding]:
    """Check whether games can be stored on the server of a URL; only then look for more there."""
    place = place_of(settings.database_url)
    try:
        schema = schema_at(settings.database_url)
    except Unreadable as error:
        yield Finding("error", f"database: the bot cannot open {place} ({error.reason}).")
    except StoreError as error:
        yield Finding("error", f"database: {error}")
    else:
        if schema.found:
            yield check_schema(place, schema)
            yield from check_contents(settings.database_url)
        else:
            yield Finding("ok", f"database: the bot will create its tables in {place}.")
        yield check_emoji(settings)


def check_contents(url: str) -> Iterator[Finding]:
    """Check whether all that is stored can be read; what cannot is named."""
    damaged, trouble = DamagedTexts(), list[str]()
    try:
        visit_rows_at(url, damaged.visit)
    except StoreError as error:
        trouble.append(str(error))
    for sentence in [*damaged.sentences, *trouble]:
        yield Finding("warning", f"database: {sentence}")


def check_schema(database: str, schema: Schema) -> Finding:
    """Check whether a newer version has written the database."""
    found, newest = schema.found, schema.newest
    if found > newest:
        return Finding(
            "error",
            f"database: a newer version of the bot has written {database} (schema {found}; this "
            f"version knows schema {newest}). Start the newer version.",
        )
    if found < newest:
        return Finding(
            "ok", f"database: the bot will update {database} from schema {found} to {newest}."
        )
    return Finding("ok", f"database: the bot can write to {database}.")


def check_disk(database: Path, environ: Mapping[str, str]) -> Finding:
    """Check whether the games will still be there after a restart of the machine."""
    warning = disk_warning(database, environ)
    if warning is not None:
        return Finding("warning", f"disk: {warning}")
    return Finding("ok", "disk: nothing suggests that a restart deletes the games.")


def check_space(folder: DataFolder) -> Iterator[Finding]:
    """Check whether there is room on the disk that the bot writes to: for games, or for the list
    of deleted people alone, without which games go on.
    """
    free = free_bytes(folder.path)
    if free is None:
        return  # There is no such folder, which is told already.
    what = "" if folder.has_games else "the list of deleted people in "
    text = f"space: {free / 1e9:.1f} GB are free for {what}{folder.path}"
    if free < TOO_LITTLE and folder.has_games:
        yield Finding("error", f"{text}, too little to store games. Make room.")
    elif free < LITTLE:
        nobody = "can play" if folder.has_games else "can have their data deleted"
        yield Finding("warning", f"{text}. Once the disk is full, nobody {nobody}.")
    else:
        yield Finding("ok", f"{text}.")


def check_file_mode(database: Path) -> Iterator[Finding]:
    """Check whether other users may read the database, which holds the seeds of running
    games.
    """
    if os.name == "posix" and database.exists() and database.stat().st_mode & OTHER_USERS:
        yield Finding(
            "warning",
            f"database: other users of this machine can read {database}, and with it the dice of "
            f"running games. Run: chmod 600 {database}*",
        )


def check_litestream(database: Path, settings: Settings) -> Iterator[Finding]:
    """Check whether the setting fits what Litestream leaves beside a database that it copies."""
    folder = database.with_name(f".{database.name}-litestream")
    if folder.is_dir() and not settings.litestream:
        yield Finding(
            "warning",
            f"litestream: there is {folder}, but LITESTREAM is off. Turn it on while Litestream "
            "copies the database.",
        )
    elif folder.is_dir():
        yield Finding("ok", "litestream: the bot leaves the write-ahead log to it.")
    elif settings.litestream:
        yield Finding(
            "warning",
            f"litestream: LITESTREAM is on, but there is no {folder}, which Litestream makes once "
            "it copies the database. Without it, the write-ahead log grows for ever.",
        )


def check_deleted_people(settings: Settings, environ: Mapping[str, str]) -> Finding:
    """Check whether people can be deleted, and stay so: their list has to be read and written, and
    to be the only one.
    """
    place = settings.deleted_people_file.absolute()
    if not can_write(place.parent):
        return Finding(
            "error",
            f"deleted people: the bot cannot write to the folder {place.parent}, so nobody could "
            "have their data deleted. Set DELETED_PEOPLE to a file in another folder.",
        )
    if place.exists() and not can_write(place):
        return Finding("error", f"deleted people: {_not_writable(place)}")
    try:
        need_one_list(settings)
    except StoreError as error:
        return Finding("error", f"deleted people: {error}")
    if (warning := disk_warning(place, environ)) is not None:
        return Finding("warning", f"deleted people: {warning}")
    return Finding("ok", f"deleted people: their list is {place}.")


def _not_writable(file: Path) -> str:
    """Say that the bot cannot write to a file, and what to do if it is another user's."""
    advice = ""
    if bots_user(file.parent) is not None:
        advice = f" It belongs to another user. Run: chown --reference={file.parent} {file}"
    return f"the bot cannot write to {file}.{advice}"


def check_emoji(settings: Settings) -> Finding:
    """Check how many of the bot's own emoji an earlier start has uploaded to Discord."""
    if not settings.own_emoji:
        return Finding("ok", "emoji: OWN_EMOJI is off, so messages show Unicode emoji.")
    uploaded = known_emoji(setting_at(settings.database_url, NOTE))
    wanted = set(emoji_names())
    if wanted <= uploaded:
        return Finding("ok", f"emoji: all {len(wanted)} of the bot’s own emoji are uploaded.")
    if not uploaded:
        return Finding(
            "ok",
            f"emoji: the bot will upload {len(wanted)} emoji of its own once it runs. Until then "
            "messages show Unicode emoji.",
        )
    return Finding(
        "warning",
        f"emoji: {len(wanted & uploaded)} of the bot’s own {len(wanted)} emoji are uploaded; "
        "messages show Unicode emoji for the others. The bot uploads them at its next start; if "
        "it can’t, its log says why.",
    )
