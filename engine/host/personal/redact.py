"""A person taken out of stored texts and rows: ids become a stand-in's, names are left empty.

A stand-in is a negative number, which no person has; within one game it always means the same
person. An empty name is shown as "Player 2", by the seat, in the reader's language.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.host.service import Host
from engine.host.snapshots import OpenLobby, Snapshot
from engine.host.store.personal import Replacement
from engine.host.store.records import Commit, Step

FORGOTTEN: Final = "forgotten"
"""The host's word for the step by which a person is no longer named in a game."""
_TYPED: Final = {
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
    steps, notes = await store.games.steps(game_id), await store.notes.of_game(game_id)
    notices = {step.version: step.notice for step in steps if step.notice is not None}
    in_rows = await store.personal.names_in(game_id, user_id)
    names = names_of(user_id, [*notices.values(), *notes.values()]).union(in_rows) - {""}
    # The version is that of this change alone: nobody else in the game has such a stand-in.
    subject = Subject(user_id, -found.record.version - 1, names)
    commit = _commit(found, host.now() if steps else None)
    change = Replacement(
        user_id,
        subject.stand_in,
        replace(commit, notes=_changed_notes(notes, subject)),
        {at: after for at, text in notices.items() if (after := redact(text, subject)) != text},
        [
            message.role
            for message in await store.messages.of_game(game_id)
            if subject.is_in(message.body)
        ],
    )
    is_named = in_rows or change.notices or change.messages or change.commit.notes
    return change if is_named else None


def _commit(found: Snapshot, now: float | None) -> Commit:
    """Return the change of the game's own row, with a step in its log.

    `now`: the time of the step; None for a game whose log has been deleted. The newer version keeps
    anything that was made of the older one from being shown again.
    """
    before = found.record
    record = replace(before, version=before.version + 1)
    if isinstance(found, OpenLobby):
        return Commit(record, before.version)
    steps = () if now is None else (Step(record.version, now, None, None, FORGOTTEN, "[]"),)
    outbox = ("table",) if before.phase == "running" else ()
    return Commit(record, before.version, steps, found.deadlines, outbox=outbox)


def _changed_notes(notes: Mapping[str, str], subject: Subject) -> dict[str, str | None]:
    """Return the notes that change: a person's own ones go, others lose the person."""
    after = {
        key: None if subject.owns(key) else redact(text, subject) for key, text in notes.items()
    }
    return {key: text for key, text in after.items() if text != notes[key]}


def redact(text: str, subject: Subject) -> str:
    """Return a stored text without a person: the same one if it does not name them."""
    value = read_json(text)
    after = _without(value, subject)
    if after == value:
        return text
    return json.dumps(after, separators=(",", ":"), ensure_ascii=False)


def names_of(user_id: int, texts: Iterable[str]) -> frozenset[str]:
    """Return the names that stored notices and ballots give a person."""
    found = set[str | None]()
    for value in map(read_json, texts):
        if isinstance(value, dict):
            theirs = (key for key, whose in _TYPED.items() if value.get(whose) == user_id)
            found |= {value.get(key) for key in theirs if key != "reason"}
            found.add(value.get("volunteers", {}).get(str(user_id)))
    return frozenset(filter(None, found))


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
