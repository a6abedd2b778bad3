"""A person taken out of stored texts: ids become those of a stand-in, names are left empty.

A stand-in is a negative number, which no person has; within one game it always means the same
person. An empty name is shown as "Player 2", by the seat, in the reader's language.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

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


def without(text: str, subject: Subject) -> str:
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
