"""The description of a deed's picture: two deeds that look alike are equal."""

from dataclasses import dataclass

from bot.pictures.board_spec import Look


@dataclass(frozen=True, slots=True)
class DeedLine:
    """A label at the left and a sum at the right."""

    label: str
    amount: str


@dataclass(frozen=True, slots=True)
class DeedOwner:
    """The player who owns the deed: the token, and the name as far as it can be written."""

    token: str
    name: str


@dataclass(frozen=True, slots=True)
class DeedSpec:
    """All that a card shows, in words that are ready to be drawn.

    `sign` is the group's, `group` its name. `lines` are the rents, `now` the number
    of the rent that is charged at present; `price` and `costs` the other sums. `owner` is None
    while nobody owns the property; then `free` says so. `mortgaged` is the heading of a card that
    is turned over, with `silent` under it; such a card shows its costs only.
    """

    look: Look
    sign: str
    group: str
    title: str
    price: DeedLine
    lines: tuple[DeedLine, ...]
    costs: tuple[DeedLine, ...]
    free: str = ""
    now: int | None = None
    owner: DeedOwner | None = None
    houses: int = 0
    hotel: bool = False
    mortgaged: str = ""
    silent: str = ""
