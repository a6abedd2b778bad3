"""A person taken out of stored texts and rows: ids become a stand-in's, names are left empty.

A stand-in is a negative number, which no person has; within one game it always means the same
person. An empty name is shown as "Player 2", by the seat, in the reader's language.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, Final

from engine.host.service import Host
from engine.host.snapshots import OpenLobby, Snapshot
from engine.host.store.personal import Replacement
from engine.host.store.records import Commit, GameRecord, Player, Step

WORD: Final = "forgotten"
"""The host's word for the step by which a person is no longer named in a game."""
_TYPED: Final = {
    "name": "user_id",
    "before": "before_id",
    "after": "after_id",
    "owner": "owner_id",
    "reason": "by",
}
"""Fields that hold what somebody typed, and the field beside each that tells whose it is."""


@dataclass(frozen=True, slots=True)
class Subject:
    """The person to be taken out: the id, the names they had in one game, and their stand-in."""

    user_id: int
    stand_in: int = 0
    names: frozenset[str] = frozenset()

    def owns(self, key: str) -> bool:
        """Return whether the id is a part of a key: of a note, a setting, or one within a text."""
        return str(self.user_id) in key.split(":")

    def is_in(self, text: str) -> bool:
        """Return whether the person's id stands in a text."""
        return re.search(rf"(?<!\d){self.user_id}(?!\d)", text) is not None


async def replacement(host: Host, found: Snapshot, user_id: int) -> Replacement | None:
    """Return what is to be written so that a game does not name a person; None if it does not."""
    store, game_id = host.store, found.record.id
    steps = await store.games.steps(game_id)
    notices = {step.version: step.notice for step in steps if step.notice is not None}
    rows, notes = await store.games.players(game_id), await store.notes.of_game(game_id)
    results = [it for it in await store.results.of_user(user_id) if it.game_id == game_id]
    texts = [*notices.values(), *notes.values()]
    names = {it.name for it in rows if it.user_id == user_id} | {it.name for it in results}
    stand_in = free_stand_in(await _ids(host, found, rows, has_log=bool(steps)), texts)
    subject = Subject(user_id, stand_in, names_of(user_id, texts) | names - {""})
    bodies: dict[str, str | None] = {
        it.role: None for it in await store.messages.of_game(game_id) if subject.is_in(it.body)
    }
    change = Replacement(
        user_id,
        subject.stand_in,
        _commit(found, rows, host.now() if steps else None, subject),
        {at: after for at, text in notices.items() if (after := redact(text, subject)) != text},
        bodies,
    )
    orders = dict.fromkeys(_own_orders(rows, await store.notes.orders(game_id), user_id))
    commit = replace(change.commit, notes=_without_notes(notes, subject), orders=orders)
    draft = await store.drafts.of_user(game_id, user_id)
    is_named = (results, draft, change.notices, bodies, commit.notes, orders)
    if not any(is_named) and not _differs(commit, found.record, rows):
        return None
    return replace(change, commit=commit)


async def _ids(
    host: Host, found: Snapshot, rows: tuple[Player, ...], *, has_log: bool
) -> list[int | None]:
    """Return the ids and stand-ins of a game. Without its log, results alone may know some."""
    record = found.record
    ids = [record.host_id, *(each for it in rows for each in (it.user_id, it.owner_id))]
    if not has_log:
        results = await host.store.results.of_guild(record.guild_id)
        ids += [it.user_id for it in results if it.game_id == record.id]
    return ids


def _commit(
    found: Snapshot, rows: tuple[Player, ...], now: float | None, subject: Subject
) -> Commit:
    """Return the change of the game's own row and its players, with a step in its log.

    `now`: the time of the step; None for a game whose log has been deleted. The newer version keeps
    anything that was made of the older one from being shown again.
    """
    before = found.record
    host_id = subject.stand_in if before.host_id == subject.user_id else before.host_id
    record = replace(before, version=before.version + 1, host_id=host_id)
    is_live = before.phase in ("lobby", "running")
    players = tuple(_without_player(it, subject, is_live=is_live) for it in rows)
    if isinstance(found, OpenLobby):
        record = replace(record, state=redact(before.state, subject))
        return Commit(record, before.version, players=players)
    steps = () if now is None else (Step(record.version, now, None, None, WORD, "[]"),)
    outbox = ("table",) if is_live else ()
    deadlines = found.deadlines
    return Commit(record, before.version, steps, deadlines, players, outbox)


def _without_player(player: Player, subject: Subject, *, is_live: bool) -> Player:
    """Return a seat without a person. A person who plays a lent seat keeps it from now on."""
    user_id, stand_in = subject.user_id, subject.stand_in
    if player.user_id == user_id:
        player = replace(player, user_id=stand_in, name="", away_until=None)
    if player.owner_id == user_id:
        player = replace(player, owner_id=None if is_live else stand_in)
    return player


def _without_notes(notes: Mapping[str, str], subject: Subject) -> dict[str, str | None]:
    """Return the notes that change: a person's own ones go, others lose the person."""
    after = {
        key: None if subject.owns(key) else redact(text, subject) for key, text in notes.items()
    }
    return {key: text for key, text in after.items() if text != notes[key]}


def _own_orders(rows: tuple[Player, ...], orders: Mapping[int, str], user_id: int) -> list[int]:
    return [it.seat for it in rows if it.user_id == user_id and it.seat in orders]


def _differs(commit: Commit, record: GameRecord, rows: tuple[Player, ...]) -> bool:
    """Return whether a change takes a person out of the game's own row, or of a seat."""
    after = commit.record
    own_row = (after.host_id, after.state) != (record.host_id, record.state)
    return own_row or commit.players != rows


def redact(text: str, subject: Subject) -> str:
    """Return a stored text without a person: the same one if it does not name them."""
    value = read_json(text)
    after = _without(value, subject)
    if after == value:
        return text
    return json.dumps(after, separators=(",", ":"), ensure_ascii=False)


def names_of(user_id: int, texts: Iterable[str]) -> frozenset[str]:
    """Return the names that stored notices and notes give a person."""
    found: set[str] = set()
    for text in texts:
        _collect(read_json(text), user_id, found)
    return frozenset(found - {""})


def free_stand_in(ids: Iterable[int | None], texts: Iterable[str]) -> int:
    """Return the first stand-in that a game has not used yet. What people have typed is none."""
    used = {*ids, *(number for text in texts for number in _integers(read_json(text)))}
    return next(number for number in count(-1, -1) if number not in used)


def read_json(text: str) -> Any:
    """Return what a stored text holds; None for one that is no JSON, which names nobody."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def _without(value: Any, subject: Subject) -> Any:
    match value:
        case dict():
            rest = {key: it for key, it in value.items() if not subject.owns(key)}
            return {key: _field(key, it, value, subject) for key, it in rest.items()}
        case list():
            return [_without(it, subject) for it in value if not _is_id(it, subject)]
        case _:
            return subject.stand_in if _is_id(value, subject) else value


def _is_id(value: object, subject: Subject) -> bool:
    return type(value) is int and value == subject.user_id


def _field(key: str, value: Any, around: Mapping[str, Any], subject: Subject) -> Any:
    if key in _TYPED and isinstance(value, str):
        return "" if _is_typed_of(key, value, around, subject) else value
    return _without(value, subject)


def _is_typed_of(key: str, text: str, around: Mapping[str, Any], subject: Subject) -> bool:
    """Return whether a text is a person's, or names them."""
    whose = around.get(_TYPED[key])
    if key == "reason":
        named = any(name.casefold() in text.casefold() for name in subject.names)
        return whose == subject.user_id or named or subject.is_in(text)
    return text in subject.names if whose is None else whose == subject.user_id


def _integers(value: Any) -> Iterator[int]:
    """Yield the integers of a JSON value, but not those within its texts and keys."""
    match value:
        case dict():
            for it in value.values():
                yield from _integers(it)
        case list():
            for it in value:
                yield from _integers(it)
        case int():
            yield value


def _collect(value: Any, user_id: int, found: set[str]) -> None:
    match value:
        case dict():
            for key, whose in _TYPED.items():
                if key != "reason" and value.get(whose) == user_id:
                    found.add(str(value.get(key, "")))
            named = value.get(str(user_id))
            if isinstance(named, str):  # A volunteer's name by user id.
                found.add(named)
            for it in value.values():
                _collect(it, user_id, found)
        case list():
            for it in value:
                _collect(it, user_id, found)
