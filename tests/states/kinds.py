"""Every kind of what a database can hold, as the code itself lists it: unions, tables, constants.

Nothing is listed by hand but where such lists are. So a kind that is added later stands in the
counting table by itself, with 0 games until a database has it.
"""

from __future__ import annotations

import ast
import importlib
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any, get_args

from bot.contents import HANDLERS
from engine.core import actions, decisions, events, state, steps, why
from engine.core.events import intents
from engine.core.position import Seat
from engine.editions.catalogue import CATALOGUE, GAMES, HOUSE_RULES
from engine.host import notices
from engine.host.clocks import decision_classes, paces
from engine.host.preferences.preferences import Preferences
from engine.host.store import records
from engine.host.store.copying import TABLES
from engine.host.store.sqlite.file import MIGRATIONS
from engine.players.orders import Orders

ROOT = Path(__file__).parents[2]
Kind = tuple[str, str]
"""A family, and a name in it."""

BALLOTS = ("cancel", "pause", "resume", "undo", "absent")
SEATS = (
    "away", "lent to a person", "lent to a computer", "computer", "missed", "time bank", "stand-in",
)  # fmt: skip
GAME_MODES = (
    "paused",
    "paused by a moderator",
    "direct",
    "thread",
    "covered deadline",
    "not shown",
)
SETTINGS = {
    "bot.commands.registration": ("SYNCED", "IDS"),
    "bot.interactions.first_encounters": ("NOTE",),
    "bot.interactions.managers": ("SETTING",),
    "bot.features.auctions.auction_threads": ("NO_THREADS",),
    "bot.messages.direct": ("CLOSED",),
    "bot.language.locales": ("CLIENT_LANGUAGE",),
    "bot.discord.application_emoji": ("NOTE",),
    "engine.host.processes.downtime": ("ALIVE", "DISCONNECTED"),
    "engine.host.lobbies.presets": ("NOTE",),
    "engine.host.administration.blocked": ("BLOCKED",),
    "engine.host.personal.erase": ("APPLIED",),
    "engine.host.administration.retention": ("LEFT",),
}
"""Where the keys of settings are; all other constants of these names are keys of notes."""
OUT_OF_REACH: dict[Kind, str] = {
    ("frame", "arrive"): "a card's arrival is carried out before anything can come on top of it",
    ("frame", "auction-lot"): "its auction opens before anything can come on top of it",
    ("debt", "share"): "the Bank pays it, and never owes",
    ("rent terms", "usual"): "part of an arrival",
    ("rent terms", "times-usual"): "part of an arrival",
    ("rent terms", "times-fresh-throw"): "part of an arrival",
    ("setting", "commands-hash"): "noted when commands are registered with Discord itself",
    ("setting", "commands-ids"): "noted when commands are registered with Discord itself",
    ("setting", "application-emoji"): "noted when emoji are uploaded to Discord itself",
    ("setting", "alive"): "one for the whole database",
    ("setting", "unheard"): "one for the whole database",
    ("setting", "deleted-people"): "one for the whole database",
    ("setting", "blocked-servers"): "one for the whole database, by a command beside the bot",
    (
        "setting",
        "left-servers",
    ): "one for the whole database, when the bot is thrown out of a server",
}
"""What no game can have open, or a database not three times, with the reason."""
_NOTES = re.compile(r"(\w+_)?NOTE|LAST_SEEN|REPLACED_BY|REMATCH|ASIDE")
_ROLES = re.compile(r"(\w+_)?ROLE|NOTICE|BIDS")
MORE_ROLES = ("auction", "bids", "trade", "absent", "pause", "resume")
"""Roles that functions put together, without a constant."""


def union_kinds(union: Any) -> tuple[str, ...]:
    """Return the kinds of a union of records, annotated or not."""
    found: list[str] = []
    for member in get_args(union):
        if get_args(member):
            found += union_kinds(member)
        elif hasattr(member, "__dataclass_fields__"):
            named = {it.name: it.default for it in fields(member)}
            found.append(str(named.get("kind", member.__name__)))
    return tuple(dict.fromkeys(found))


@cache
def every_kind() -> dict[str, tuple[str, ...]]:
    """Return the kinds by family, in the order of the code."""
    return {
        "frame": union_kinds(decisions.Frame),
        "waits": union_kinds(decisions.Decision),
        "deadline": (*decision_classes.CLASS_NAMES, *_other_deadlines()),
        "debt": union_kinds(why.Why),
        "rent terms": union_kinds(steps.RentTerms),
        "intent": union_kinds(intents.Business),
        "beside the stack": (
            "trade",
            "counter-offer",
            "forgiving trade",
            "claim",
            "past offer",
            "draft of a trade",
        ),
        "ballot": BALLOTS,
        "seat": SEATS,
        "game": GAME_MODES,
        "note": (*_constants(_NOTES, ("bot", "engine/host")), "vote"),
        "message": (*_constants(_ROLES, ("bot/messages", "bot/features")), *MORE_ROLES),
        "press": tuple(dict.fromkeys(it.verb for it in HANDLERS)),
        "setting": tuple(_settings()),
        "notice": union_kinds(notices.Notice),
        "action": union_kinds(actions.Action),
        "event": union_kinds(events.Event),
        "author": get_args(records.Author),
        "phase": get_args(records.Phase),
        "fate": get_args(records.Fate),
        "pace": (*paces.PACES, paces.ALONE, "custom"),
        "edition": tuple(CATALOGUE),
        "rules": tuple(GAMES),
        "house rule": tuple(HOUSE_RULES),
        "state": tuple(it.name for it in fields(state.GameState)),
        "seat of a state": tuple(it.name for it in fields(Seat)),
        "preference": tuple(Preferences.model_fields),
        "orders": tuple(Orders.model_fields),
        "column": tuple(_columns()),
    }


def _other_deadlines() -> tuple[str, ...]:
    names = ("AUTOMATIC_ROLL", "THOUGHT", "TIME_LIMIT", "RETURN", "PAUSE", "VOTE")
    return tuple(getattr(records, name) for name in names)


def _constants(pattern: re.Pattern[str], folders: tuple[str, ...]) -> Iterator[str]:
    """Yield the first parts of keys that constants of such names hold, but for settings."""
    found: dict[str, None] = {}
    for folder in folders:
        for place in sorted((ROOT / folder).rglob("*.py")):
            module = ".".join(place.relative_to(ROOT).with_suffix("").parts)
            text = place.read_text("utf-8")
            # To parse every module would take longer than all else that is counted.
            for name, value in _strings(text) if pattern.search(text) else ():
                if pattern.fullmatch(name) and name not in SETTINGS.get(module, ()):
                    found[value.partition(":")[0]] = None
    yield from found


def _strings(text: str) -> Iterator[tuple[str, str]]:
    """Yield the constants of a module that are strings."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign):
            yield from _assigned(node.targets[0], node.value)
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            yield from _assigned(node.target, node.value)


def _assigned(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, str]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, it in zip(target.elts, value.elts, strict=True):
            yield from _assigned(one, it)
    elif isinstance(target, ast.Name) and isinstance(value, ast.Constant):
        yield from [(target.id, it) for it in [value.value] if isinstance(it, str)]


def _settings() -> Iterator[str]:
    for module, names in SETTINGS.items():
        for name in names:
            try:
                found = getattr(importlib.import_module(module), name, None)
            except ModuleNotFoundError:  # An older version has fewer.
                continue
            if isinstance(found, str):
                yield found.partition(":")[0]


def _columns() -> Iterator[str]:
    """Yield every column that may be empty or has a default: those that a row need not fill."""
    file = sqlite3.connect(":memory:")
    for script in sorted(MIGRATIONS.glob("*.sql")):
        file.executescript(script.read_text("utf-8"))
    for table in TABLES:
        for _, name, _, notnull, default, key in file.execute(f"PRAGMA table_info({table})"):
            if not key and (not notnull or default is not None):
                yield f"{table}.{name}"
    file.close()
