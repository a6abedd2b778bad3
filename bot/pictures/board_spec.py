"""The description of the board's picture: two boards that look alike are equal."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

Look = Literal[
    "street", "railroad", "electric", "water", "chance", "chest", "income", "luxury",
    "go", "jail", "parking", "arrest",
]  # fmt: skip


class Square(NamedTuple):
    """The print on a square: `sign` is its group's, empty for a square of no group; `coin` what is
    on the coin drawn there. The words of the `title` may be parted at soft hyphens, or as they are
    in a language by its `locale`; `short` is what may stand in place of it, in no smaller letters.
    """

    look: Look
    title: str
    note: str = ""
    sign: str = ""
    coin: str = ""
    locale: str = ""
    short: str = ""


PrintedBoard = tuple[Square, ...]
"""The forty squares of a board in a language."""


class TokenSpec(NamedTuple):
    """A token on a square."""

    token: str
    space: int
    jailed: bool = False


NOT_OWNED, MORTGAGED, HOTEL = -2, -1, 5
"""What a chip shows of a property of its group; any other number is that of its houses."""


class Chip(NamedTuple):
    """A group of which a player owns something: the `sign` it is known by, and of each of its
    `lots` MORTGAGED, its houses, or a HOTEL; at the end those NOT_OWNED by this player.
    """

    sign: str
    lots: tuple[int, ...]

    @property
    def is_full(self) -> bool:
        """Whether the player owns the whole group."""
        return NOT_OWNED not in self.lots


class PlayerSpec(NamedTuple):
    """A player in the list: `name` as far as it can be written, `note` the cash or "out".

    `mark` says that the player is in Jail, and is empty for others. `moves`: it is this player's
    turn; `gone`: the player is out of the game; `chips`: what the player owns, group by group.
    """

    token: str
    name: str
    note: str
    mark: str = ""
    moves: bool = False
    gone: bool = False
    chips: tuple[Chip, ...] = ()


class Holding(NamedTuple):
    """An owned property: by whose token, with how many houses, with a hotel, or mortgaged.

    `rent` is what a visitor would pay now, in place of the printed price.
    """

    space: int
    token: str
    rent: str = ""
    houses: int = 0
    hotel: bool = False
    mortgaged: bool = False


class CardRow(NamedTuple):
    """A line of a card: `label` at the left, or that many houses or a hotel; a sum at the right."""

    label: str
    amount: str
    houses: int = 0
    hotel: bool = False


class CardSpec(NamedTuple):
    """A deed in short, for the middle of the board: the group's color, a name, and sums."""

    sign: str
    title: str
    rows: tuple[CardRow, ...]


@dataclass(frozen=True, slots=True)
class BoardSpec:
    """All that the board's picture shows.

    In the middle stand the `mover`'s token, `title`, and under it `ask`, what is asked just now;
    then `players`, beside a `card` while a property is offered for sale; or, at the end, the
    `winners`, whose `note` is the worth, with `title`. Below the board stand
    `heading` (which turn it is) and, in words, the Bank's `houses`, `hotels` and `pot`. `dice` are
    those that the `walker` last rolled; `path` the squares that the `walker` last passed, from
    first to last; `jumped`: the walker then went straight to Jail; `question`: the square in
    question; `mortgage` the letter that marks mortgages.
    """

    printed_board: PrintedBoard
    tokens: tuple[TokenSpec, ...]
    players: tuple[PlayerSpec, ...]
    holdings: tuple[Holding, ...]
    mover: str
    heading: str
    title: str
    houses: str
    hotels: str
    ask: str = ""
    card: CardSpec | None = None
    pot: str = ""
    mortgage: str = ""
    dice: tuple[int, ...] = ()
    path: tuple[int, ...] = ()
    jumped: bool = False
    question: int | None = None
    walker: str = ""
    winners: tuple[PlayerSpec, ...] = ()
