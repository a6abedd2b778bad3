"""The description of the board's picture: two boards that look alike are equal."""

from dataclasses import dataclass
from typing import Literal

Look = Literal[
    "street", "railroad", "electric", "water", "chance", "chest", "income", "luxury",
    "go", "jail", "parking", "arrest",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Square:
    """The print on a square: `sign` and `letter` are its group's."""

    look: Look
    title: str
    note: str = ""
    sign: str = ""
    letter: str = ""


PrintedBoard = tuple[Square, ...]
"""The forty squares of a board in a language."""


@dataclass(frozen=True, slots=True)
class TokenSpec:
    """A token on a square. `name` is its player's, as far as it can be written."""

    token: str
    name: str
    space: int
    jailed: bool = False


@dataclass(frozen=True, slots=True)
class Holding:
    """An owned property: by whose token, with how many houses, with a hotel, or mortgaged."""

    space: int
    token: str
    houses: int = 0
    hotel: bool = False
    mortgaged: bool = False


@dataclass(frozen=True, slots=True)
class BoardSpec:
    """All that the board's picture shows.

    `mover` is the token in the middle, with `heading` over it and `title` under it; `path` the
    squares that the `walker` last passed, from first to last; `jumped`: the walker then went
    straight to Jail; `question`: the square in question; `houses`, `hotels` and `pot` the Bank's
    buildings and the pot in words; `mortgage` the letter that marks mortgages.
    """

    printed_board: PrintedBoard
    tokens: tuple[TokenSpec, ...]
    holdings: tuple[Holding, ...]
    mover: str
    heading: str
    title: str
    houses: str
    hotels: str
    pot: str = ""
    mortgage: str = ""
    path: tuple[int, ...] = ()
    jumped: bool = False
    question: int | None = None
    walker: str = ""
