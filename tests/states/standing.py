"""What stands open in a database: for each kind, the games that have it."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from engine.core.decisions import DebtSettlement
from engine.core.notation import read
from engine.core.saves import load_state
from engine.core.state import GameState
from engine.core.steps import Arrive
from engine.host.preferences.preferences import load_preferences
from engine.players.orders import Orders
from tests.states.kinds import Kind, every_kind

DIRECT_SHIFT = "0"
MODERATORS_PAUSE = -7
EMPTY: tuple[object, ...] = (None, "", "[]", "{}", 0, 0.0)


def counted(
    place: Path,
    presses: Iterable[tuple[str, str]] = (),
    known: dict[str, set[Kind]] | None = None,
) -> dict[Kind, set[str]]:
    """Return the games by kind, each kind of the code included; `presses`: games with custom_ids.

    Settings and preferences belong to no game: those who have them count. `known`: games that have
    been read before, which are not read again.
    """
    known = {} if known is None else known
    table: dict[Kind, set[str]] = {
        (family, name): set() for family, names in every_kind().items() for name in names
    }
    with closing(sqlite3.connect(f"file:{place}?mode=ro", uri=True)) as file:
        file.row_factory = sqlite3.Row
        for (game,) in file.execute("SELECT id FROM games").fetchall():
            if game not in known:
                known[game] = of_game(file, str(game))
            for kind in known[game]:
                table.setdefault(kind, set()).add(str(game))
        for kind, whose in _of_people(file):
            table.setdefault(kind, set()).add(whose)
    for game, custom_id in presses:
        table.setdefault(("press", verb_of(custom_id)), set()).add(game)
    return table


def verb_of(custom_id: str) -> str:
    """Return what says which panel a press is for."""
    return (custom_id.split(":") + [""] * 4)[3]


def of_game(file: sqlite3.Connection, game: str) -> set[Kind]:
    """Return the kinds of all that one game has in the database."""
    (row,) = file.execute("SELECT * FROM games WHERE id = ?", (game,)).fetchall()
    found = set(_of_row(row))
    if row["schema"]:
        found |= set(of_state(load_state(row["state"], row["schema"])))
    found |= set(_of_seats(_rows(file, "players", game)))
    found |= set(_of_deadlines(_rows(file, "deadlines", game)))
    found |= {("note", it["key"].partition(":")[0]) for it in _rows(file, "notes", game)}
    found |= set(_of_ballots(_rows(file, "notes", game)))
    found |= {("message", it["role"].partition(":")[0]) for it in _rows(file, "messages", game)}
    found |= {("fate", it["fate"]) for it in _rows(file, "results", game)}
    found |= set(_of_log(_rows(file, "steps", game)))
    for it in _rows(file, "orders", game):
        found |= {("orders", name) for name in _set_fields(Orders, json.loads(it["body"]))}
    if file.execute("SELECT 1 FROM drafts WHERE game_id = ?", (game,)).fetchone():
        found.add(("beside the stack", "draft of a trade"))
    if file.execute("SELECT 1 FROM outbox WHERE game_id = ?", (game,)).fetchone():
        found.add(("game", "not shown"))
    return found | set(_of_columns(file, game))


def _rows(file: sqlite3.Connection, table: str, game: str) -> list[sqlite3.Row]:
    return file.execute(f"SELECT * FROM {table} WHERE game_id = ?", (game,)).fetchall()


def _of_row(row: sqlite3.Row) -> Iterator[Kind]:
    yield ("phase", row["phase"])
    if row["phase"] in ("lobby", "running"):
        yield ("pace", "custom" if row["pace"].startswith("{") else row["pace"])
    if row["paused_at"] is not None and row["phase"] == "running":
        yield ("game", "paused")
    if row["guild_id"] == 0:
        yield ("game", "direct")
    if row["thread"]:
        yield ("game", "thread")


def open_in(state: GameState) -> set[Kind]:
    """Return the kinds of what a state waits for, and of what lies on its stack or beside it."""
    found: set[Kind] = set()
    for frame in state.agenda.frames:
        found.add(("frame", frame.kind))
        if isinstance(frame, DebtSettlement):
            found |= {("debt", it.why.kind) for it in (*frame.debts, *frame.failed)}
        if isinstance(frame, Arrive):
            found.add(("rent terms", frame.terms.kind))
    if not state.is_over:
        found.add(("waits", state.agenda.top.kind))
        found |= {("intent", it.action.kind) for it in state.intents}
        found |= set(_beside(state))
    return found


def of_state(state: GameState) -> Iterator[Kind]:
    """Yield the kinds of all that a state holds."""
    yield from open_in(state)
    yield from (("state", name) for name in _fields(state))
    for seat in state.seats:
        yield from (("seat of a state", name) for name in _fields(seat))
    yield from _of_rules(state)


def _beside(state: GameState) -> Iterator[Kind]:
    if state.trades:
        yield ("beside the stack", "trade")
    if any(trade.forgives is not None for trade in state.trades):
        yield ("beside the stack", "forgiving trade")
    if state.claims:
        yield ("beside the stack", "claim")
    if state.past_offers:
        yield ("beside the stack", "past offer")
    countered = {
        (it.trade.partner, it.trade.proposer) for it in state.past_offers if it.by == "countered"
    }
    if any((trade.proposer, trade.partner) in countered for trade in state.trades):
        yield ("beside the stack", "counter-offer")


def _fields(owner: Any) -> Iterator[str]:
    for name in type(owner).__dataclass_fields__:
        if getattr(owner, name) not in (None, 0, False, (), [], {}, "rules"):
            yield name


def _of_rules(state: GameState) -> Iterator[Kind]:
    from engine.editions.choice import chosen

    choice = chosen(state.rules)
    yield ("edition", choice.edition)
    yield ("rules", choice.game)
    for rule in choice.house_rules:
        yield ("house rule", rule if isinstance(rule, str) else rule[0])


def _of_seats(rows: list[sqlite3.Row]) -> Iterator[Kind]:
    for row in rows:
        lent = row["owner_id"] is not None
        kinds = {
            "away": row["away_until"] is not None,
            "lent to a person": lent and row["user_id"] is not None,
            "lent to a computer": lent and row["user_id"] is None,
            "computer": not lent and row["user_id"] is None,
            "missed": row["missed"] > 0,
            "time bank": row["bank"] > 0,
            "stand-in": (row["user_id"] or 0) < 0,
        }
        yield from (("seat", name) for name, is_so in kinds.items() if is_so)


def _of_deadlines(rows: list[sqlite3.Row]) -> Iterator[Kind]:
    for row in rows:
        yield ("deadline", row["kind"])
        if row["covered"] is not None:
            yield ("game", "covered deadline")
        if (row["kind"], row["seat"]) == ("pause", MODERATORS_PAUSE):
            yield ("game", "paused by a moderator")


def _of_ballots(notes: list[sqlite3.Row]) -> Iterator[Kind]:
    for note in notes:
        first, _, subject = note["key"].partition(":")
        if first == "vote" and not json.loads(note["body"]).get("decided"):
            yield ("ballot", subject.partition(":")[0])


def _of_log(rows: list[sqlite3.Row]) -> Iterator[Kind]:
    for row in rows:
        yield ("author", row["hand"] if row["key"] is None else "press")
        if row["notice"]:
            yield ("notice", json.loads(row["notice"])["kind"])
        if row["seat"] is not None and row["notice"] is None:
            yield ("action", read(row["action"])[1].kind)
        yield from (("event", it["kind"]) for it in json.loads(row["events"]))


def _of_columns(file: sqlite3.Connection, game: str) -> Iterator[Kind]:
    for column in every_kind()["column"]:
        table, _, name = column.partition(".")
        owner = "id" if table == "games" else "game_id"
        try:
            values = file.execute(f"SELECT DISTINCT {name} FROM {table} WHERE {owner} = ?", (game,))
        except sqlite3.OperationalError:  # An older database has fewer columns.
            continue
        if any(value not in EMPTY for (value,) in values):
            yield ("column", column)


def _set_fields(model: Any, body: dict[str, Any]) -> Iterator[str]:
    for name, field in model.model_fields.items():
        default = field.get_default(call_default_factory=True)
        default = default.model_dump(mode="json") if hasattr(default, "model_dump") else default
        if name in body and body[name] != default:
            yield name


def _of_people(file: sqlite3.Connection) -> Iterator[tuple[Kind, str]]:
    usual = load_preferences(None)
    for user, body in file.execute("SELECT user_id, body FROM preferences"):
        chosen = load_preferences(body)
        for name in type(chosen).model_fields:
            if getattr(chosen, name) != getattr(usual, name):
                yield ("preference", name), str(user)
    for (key,) in file.execute("SELECT key FROM settings"):
        yield ("setting", key.partition(":")[0]), key


def unlisted(table: dict[Kind, set[str]]) -> list[Kind]:
    """Return the kinds that a database has and the code does not list."""
    known = every_kind()
    return [kind for kind in table if kind[1] not in known.get(kind[0], ())]


def missing(table: dict[Kind, set[str]], least: int) -> dict[str, list[str]]:
    """Return the kinds that fewer games have, by family."""
    found: dict[str, list[str]] = defaultdict(list)
    for (family, name), games in table.items():
        if len(games) < least:
            found[family].append(name)
    return dict(found)
