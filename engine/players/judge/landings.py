"""How often a token comes to rest on each space: the exact chain of rolls and cards.

A token in Jail is taken to leave it before its next roll, as players do while there is something
to buy. The tables are made once for a board and its cards.
"""

from functools import cache

from engine.editions.board import JAIL, SIZE, PlainSpace, Space, board
from engine.editions.cards import (
    AdvanceTo,
    GoBack,
    GoToJail,
    NearestRailroad,
    NearestUtility,
    cards,
    decks,
)

LAP = 7
"""Rolls that take a token about once around the board."""
SETTLED = 200
"""Rolls after which it makes no difference any more where a token began."""
Row = tuple[float, ...]
"""A number for each space of the board."""


@cache
def per_roll(board_name: str, cards_name: str) -> Row:
    """Return by space how often a roll of a token ends there, in the long run of a game."""
    row: Row = (1 / SIZE,) * SIZE
    for _ in range(SETTLED):
        row = _after_roll(row, _rolls(board_name, cards_name))
    return row


@cache
def next_lap(board_name: str, cards_name: str) -> tuple[Row, ...]:
    """Return by the space of a token, and by space, how often it is to end there in LAP rolls."""
    rolls = _rolls(board_name, cards_name)
    return tuple(_lap(start, rolls) for start in range(SIZE))


def _lap(start: int, rolls: tuple[Row, ...]) -> Row:
    total = [0.0] * SIZE
    row = tuple(float(space == start) for space in range(SIZE))
    for _ in range(LAP):
        row = _after_roll(row, rolls)
        total = [before + now for before, now in zip(total, row, strict=True)]
    return tuple(total)


def _after_roll(row: Row, rolls: tuple[Row, ...]) -> Row:
    after = [0.0] * SIZE
    for chance, ends in zip(row, rolls, strict=True):
        for space, end in enumerate(ends):
            after[space] += chance * end
    return tuple(after)


@cache
def _rolls(board_name: str, cards_name: str) -> tuple[Row, ...]:
    """Return by the space where a roll begins the chance of each space where it ends."""
    spaces = board(board_name).spaces
    rests = [_rest(spaces, cards_name, space) for space in range(SIZE)]
    rows = []
    for start in range(SIZE):
        row = [0.0] * SIZE
        for total in range(2, 13):
            ways = (6 - abs(total - 7)) / 36
            for space, chance in rests[(start + total) % SIZE].items():
                row[space] += ways * chance
        rows.append(tuple(row))
    return tuple(rows)


def _rest(spaces: tuple[Space, ...], cards_name: str, space: int) -> dict[int, float]:
    """Return where a token that has moved to a space comes to rest, each with its chance."""
    here = spaces[space]
    if not isinstance(here, PlainSpace) or here.deck is None:
        return {JAIL if here.kind == "go_to_jail" else space: 1.0}
    rest: dict[int, float] = {}
    pile = decks(cards_name)[here.deck]
    for card in pile:
        for end, chance in _after_card(spaces, cards_name, space, card).items():
            rest[end] = rest.get(end, 0.0) + chance / len(pile)
    return rest


def _after_card(
    spaces: tuple[Space, ...], cards_name: str, space: int, card: str
) -> dict[int, float]:
    match cards()[card].effect:
        case AdvanceTo(space=to):
            return {to: 1.0}
        case GoBack(spaces=back):
            return _rest(spaces, cards_name, (space - back) % SIZE)
        case GoToJail():
            return {JAIL: 1.0}
        case NearestRailroad():
            return {_next(spaces, space, "railroad"): 1.0}
        case NearestUtility():
            return {_next(spaces, space, "utility"): 1.0}
        case _:
            return {space: 1.0}


def _next(spaces: tuple[Space, ...], space: int, kind: str) -> int:
    ahead = (*spaces[space + 1 :], *spaces[:space])
    return next(it for it in ahead if it.kind == kind).index
