"""Names that look like settings of the bot and are none: misspelled, or of earlier versions."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from pydantic_settings import DotEnvSettingsSource

from bot.process.config import ENV_FILE, Settings
from bot.process.version import COMMIT

KNOWN: Final = (*(name.upper() for name in Settings.model_fields), COMMIT)
FIXED: Final = (
    "LIMIT_COMPLETIONS", "LIMIT_OFFERS", "LIMIT_QUESTIONS", "LIMIT_LOBBIES", "LIMIT_SHARES",
    "LIMIT_DATA", "LIMIT_PINGS", "QUEUE_FILMS", "QUEUE_FILES", "QUEUE_LOOKUPS", "QUEUE_PICTURES",
    "MOST_DIRECT_GAMES",
)  # fmt: skip
"""Settings of earlier versions, whose limits are always what their defaults were."""
GONE: Final = (
    "LIMIT_DRAFTS", "LIMIT_EXPORTS", "MOST_SERVER_GAMES", "MOST_PERSON_GAMES",
    "MOST_PERSON_LOBBIES",
)  # fmt: skip
"""Settings of earlier versions, whose limits were off by default and are gone."""
PREFIXES: Final = ("LIMIT_", "QUEUE_", "MOST_", "KEEP_", "DISCORD_")
"""What only our names begin with: others in the environment belong to other programs."""
NAME: Final = re.compile(r"[A-Z][A-Z0-9_]*|[a-z][a-z0-9_]*")
"""What may be named: anything else in a file may be a secret on a line of its own."""
NEAR: Final = 0.85
"""How alike a name has to be to be taken for a misspelled one; 1 is equal."""


def unknown_settings(environ: Mapping[str, str], env_file: Path | None = ENV_FILE) -> list[str]:
    """Return a sentence for each name that is no setting, though it seems to be meant as one.

    Whatever stands in `env_file` is meant for the bot.
    """
    told = list(_sentences(_ours(environ), ""))
    if env_file is None:
        return told
    source = DotEnvSettingsSource(Settings, env_file, case_sensitive=True)
    lines = source.env_vars.items()
    names = [name for name, value in lines if value is not None and _is_name(name)]
    strange = [f"A line of {env_file} is no NAME=value."] if len(names) < len(lines) else []
    return [*strange, *_sentences(names, f" in {env_file}"), *told]


def _is_name(text: str) -> bool:
    return text.upper() in KNOWN or NAME.fullmatch(text) is not None


def _ours(environ: Iterable[str]) -> Iterator[str]:
    for name in environ:
        if name.upper().startswith(PREFIXES) or _nearest(name):
            yield name


def _sentences(names: Iterable[str], where: str) -> Iterator[str]:
    upper = [name.upper() for name in names]
    yield from _retired(upper, FIXED, where, "fixed")
    yield from _retired(upper, GONE, where, "gone")
    for name in upper:
        if name not in (*KNOWN, *FIXED, *GONE):
            nearest = _nearest(name)
            advice = f" Did you mean {nearest}?" if nearest else ""
            yield f"{name}{where} is no setting of the bot, and changes nothing.{advice}"


def _retired(names: Iterable[str], retired: Collection[str], where: str, now: str) -> Iterator[str]:
    if found := ", ".join(name for name in names if name in retired):
        yield f"{found}{where}: the bot no longer reads these settings. Their limits are {now}."


def _nearest(name: str) -> str | None:
    return next(iter(get_close_matches(name.upper(), KNOWN, 1, NEAR)), None)
