"""Ranges of single values in a state: a seat at the table, a lot, a card, a sum of dollars."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from engine.core.state import GameState
from engine.editions.board import SIZE
from engine.editions.cards import JailCard, cards
from engine.editions.rules import Rules

Holds = Callable[[GameState, Any], bool]
Faults = Callable[[GameState, Any], Iterator[str]]
REMEMBERED = 20_000
"""Parts found sound that are remembered at a time, by the same rules."""


@dataclass(frozen=True, slots=True)
class Check:
    """What a value of one kind can be in a state of a game.

    `holds` is asked of every value of every state, so it only answers; `faults` says of a value for
    which it does not hold why it can stand in no state, in one sentence or more.
    """

    holds: Holds
    faults: Faults


def of_values(state: GameState) -> Iterator[str]:
    """Yield one sentence for each value that no game has, whatever else there is in the state."""
    if not _sound(state, state):
        yield from _wrong(state, state, "the game")
    for seat, player in enumerate(state.seats):
        if not _sound(state, player):
            yield from _wrong(state, player, f"seat {seat}")
    found = _found_sound(state.rules, len(state.seats))
    if not {(deed.owner, deed.level) for deed in state.deeds.values()} <= found.deeds:
        yield from _of_deeds(state, found)
    parts = found.parts
    for part in (
        *state.agenda.frames,
        *state.trades,
        *state.intents,
        *state.claims,
        *state.past_offers,
    ):
        if parts.get(id(part)) is not part:
            yield from _of_part(state, part, found)


@dataclass(slots=True)
class Found:
    """What has been found sound: owner and level of deeds, and parts that never change, by `id`.

    A part is kept, so that no other one ever has its `id`.
    """

    deeds: set[tuple[int | None, int]] = field(default_factory=set)
    parts: dict[int, object] = field(default_factory=dict)


@lru_cache(maxsize=64)
def _found_sound(rules: Rules, seats: int) -> Found:
    """Return what has been found sound by these rules at a table of that size.

    Whether a part is sound depends on these two and the part alone, and an action leaves nearly all
    parts of a state as they were.
    """
    return Found()


def _of_deeds(state: GameState, found: Found) -> Iterator[str]:
    for space, deed in state.deeds.items():
        if _sound(state, deed):
            found.deeds.add((deed.owner, deed.level))
        else:
            yield from _wrong(state, deed, f"deed {space}")


def _of_part(state: GameState, part: Any, found: Found) -> Iterator[str]:
    if not _sound(state, part):
        yield from _wrong_part(state, part)
        return
    if len(found.parts) >= REMEMBERED:
        found.parts.clear()
    found.parts[id(part)] = part


def _sound(state: GameState, part: Any) -> bool:
    return all([holds(state, getattr(part, name)) for name, holds, _ in CHECKS[type(part)]])


def _wrong(state: GameState, part: Any, whose: str) -> Iterator[str]:
    for name, _, check in CHECKS[type(part)]:
        for fault in check.faults(state, getattr(part, name)):
            yield f"{name} of {whose}: {fault}"


def _wrong_part(state: GameState, part: Any) -> Iterator[str]:
    return _wrong(state, part, str(getattr(part, "kind", type(part).__name__.lower())))


def _one(description: str, holds: Holds) -> Check:
    def faults(state: GameState, value: Any) -> Iterator[str]:
        if not holds(state, value):
            yield f"{value!r} is {description}"

    return Check(holds, faults)


def _each(part: Check) -> Check:
    """Check a row of such values."""

    def faults(state: GameState, value: Any) -> Iterator[str]:
        for item in value:
            yield from part.faults(state, item)

    return Check(lambda state, value: all([part.holds(state, item) for item in value]), faults)


def _rows(*parts: Check) -> Check:
    """Check a row of rows, each of as many values as there are parts."""

    def holds(state: GameState, value: Any) -> bool:
        return all(
            part.holds(state, inner)
            for row in value
            for part, inner in zip(parts, row, strict=True)
        )

    def faults(state: GameState, value: Any) -> Iterator[str]:
        for row in value:
            for part, inner in zip(parts, row, strict=True):
                yield from part.faults(state, inner)

    return Check(holds, faults)


def _once(part: Check) -> Check:
    """Check a row of such values, none of them twice."""
    each = _each(part)

    def holds(state: GameState, value: Any) -> bool:
        return each.holds(state, value) and len(set(value)) == len(value)

    def faults(state: GameState, value: Any) -> Iterator[str]:
        yield from each.faults(state, value)
        if len(set(value)) < len(value):
            yield f"{value!r} names one twice"

    return Check(holds, faults)


def _some(part: Check) -> Check:
    """Check a row of such values, each once, and at least one."""
    once = _once(part)

    def faults(state: GameState, value: Any) -> Iterator[str]:
        yield from once.faults(state, value)
        if not value:
            yield "it sells nothing"

    return Check(lambda state, value: bool(value) and once.holds(state, value), faults)


def _maybe(part: Check) -> Check:
    return Check(
        lambda state, value: value is None or part.holds(state, value),
        lambda state, value: iter(()) if value is None else part.faults(state, value),
    )


def _by_key(key: Check, part: Check) -> Check:
    rows = _rows(key, part)
    return Check(
        lambda state, value: rows.holds(state, value.items()),
        lambda state, value: rows.faults(state, value.items()),
    )


@cache
def _jail_cards(ids: tuple[str, ...]) -> frozenset[str]:
    return frozenset(card for card in ids if isinstance(cards()[card].effect, JailCard))


def _is_jail_card(state: GameState, value: object) -> bool:
    return any([value in _jail_cards(deck) for deck in state.rules.decks.values()])


def _is_lot(state: GameState, value: object) -> bool:
    return value in state.rules.properties or _is_jail_card(state, value)


def _is_card(state: GameState, value: object) -> bool:
    return any([value in deck for deck in state.rules.decks.values()])


PART = Check(_sound, _wrong_part)
RANGES = {
    "seat": _one("no seat at the table", lambda state, value: 0 <= value < len(state.seats)),
    "space": _one("no space of the board", lambda _, value: 0 <= value < SIZE),
    "property": _one("no property", lambda state, value: value in state.rules.properties),
    "lot": _one("no property, and no “Get Out of Jail Free” card of the game", _is_lot),
    "card": _one("no card of the game", _is_card),
    "jail card": _one("no “Get Out of Jail Free” card of the game", _is_jail_card),
    "level": _one(
        "built beyond a hotel", lambda state, value: 0 <= value <= state.rules.hotel_level
    ),
    "dollars": _one("no sum of dollars", lambda _, value: value >= 0),
    "price": _one("nothing to pay", lambda _, value: value > 0),
    "number": _one("no number that counts from 1", lambda _, value: value > 0),
    "count": _one("less than none", lambda _, value: value >= 0),
    "percent": _one("no percentage", lambda _, value: 0 < value <= 100),
    "roll": _one("no roll of two dice", lambda _, value: 2 <= value <= 12),
    "doubles": _one(
        "so many doubles that they lead to Jail",
        lambda state, value: 0 <= value < state.rules.doubles_to_jail,
    ),
    "failed rolls": _one(
        "no number of failed rolls in Jail",
        lambda state, value: 0 <= value <= state.rules.jail_turns,
    ),
}
"""The checks by the types of engine/core/ranges.py."""
TEXT = _one("no word", lambda _, value: bool(value))
_NAMED = [RANGES[name] for name in ("seat", "property", "lot", "jail card")]
"""What a row names once, if the row does not say that it repeats."""
_ROWS = {"some": _some, "repeated": _each}
_CONTAINERS = frozenset(
    ("rules", "seats", "deeds", "decks", "agenda", "trades", "intents", "claims", "past_offers")
)
"""The fields of a state whose parts are checked one by one."""


class _Checks(dict[type[Any], list[tuple[str, Holds, Check]]]):
    """What each field of a part of a state may hold, but for flags and closed lists of words.

    It is read off the types of the fields when a kind of part is first met.
    """

    def __missing__(self, kind: type[Any]) -> list[tuple[str, Holds, Check]]:
        others = _CONTAINERS if kind is GameState else ()
        hints = get_type_hints(kind, include_extras=True)
        checks = {
            field.name: _check(hints[field.name])
            for field in fields(kind)
            if field.name not in others
        }
        self[kind] = [(name, it.holds, it) for name, it in checks.items() if it is not None]
        return self[kind]


CHECKS = _Checks()


def _check(hint: Any) -> Check | None:
    """Return the check of a type. Raises TypeError for a number that says not what it may hold."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _marked(*inner)
    if origin in (Union, UnionType):
        kinds = [it for it in inner if it is not NoneType]
        check = PART if len(kinds) > 1 else _check(kinds[0])
        return check if check is None or len(kinds) == len(inner) else _maybe(check)
    if origin in (tuple, list):
        return _row(inner[0])
    if origin is dict:
        return _by_key(*map(_needed, inner))
    if is_dataclass(hint):
        return PART
    if hint is int:
        raise TypeError("a number says not what it may hold: engine/core/ranges.py")
    return TEXT if hint is str else None


def _needed(hint: Any) -> Check:
    check = _check(hint)
    assert check is not None
    return check


def _marked(hint: Any, mark: object) -> Check | None:
    if mark in _ROWS:
        return _ROWS[mark](_needed(get_args(hint)[0]))
    return RANGES[mark] if isinstance(mark, str) else _check(hint)


def _row(item: Any) -> Check:
    if get_origin(item) is tuple:
        return _rows(*map(_needed, get_args(item)))
    check = _needed(item)
    return _once(check) if check in _NAMED else _each(check)
