"""The board as data, read once from `data/board-*.json` and checked."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from itertools import pairwise
from typing import Literal

from pydantic import TypeAdapter, ValidationError

from engine.record import record

TOKENS = ("hat", "boat", "dog", "car", "iron", "boot", "cat", "thimble")
"""The pieces that players choose from, in the order in which they are handed out."""
SIZE = 40
DEFAULT_BOARD = "classic"
"""The board of rules that name no other."""
GO = 0
JAIL = 10
FREE_PARKING = 20
CORNERS = {"go": GO, "jail": JAIL, "free_parking": FREE_PARKING, "go_to_jail": 30}
"""The corners, by their kinds: rules and pictures know them by these numbers."""
RENTS = 6
DeckName = Literal["chance", "community_chest"]
TaxName = Literal["income_tax", "luxury_tax"]
PlainKind = Literal["go", "draw", "tax", "jail", "free_parking", "go_to_jail"]
PropertyKind = Literal["street", "railroad", "utility"]


@record
class PlainSpace:
    """A space that nobody can own."""

    index: int
    name: str
    kind: PlainKind
    deck: DeckName | None = None
    tax: TaxName | None = None


@record
class Property:
    """A space with a deed. Dollars; `rents` of a street: bare, one to four houses, hotel."""

    index: int
    name: str
    kind: PropertyKind
    group: str
    price: int
    mortgage: int
    rents: tuple[int, ...] = ()
    house_cost: int = 0


Space = PlainSpace | Property


@record
class Group:
    """The properties that belong together, in board order, and their scale where they have one.

    `colour` is that of a street's band as this board prints it; railroads and utilities have none.
    """

    kind: PropertyKind
    members: tuple[int, ...]
    colour: str = ""
    house_cost: int = 0
    hotel_cost_cash: int = 0
    rent_by_count_owned: tuple[int, ...] = ()
    dice_multiplier_by_count_owned: tuple[int, ...] = ()

    @property
    def sign(self) -> str:
        """What it is known by: its color, or else its kind."""
        return self.colour or self.kind


@dataclass(frozen=True)
class Board:
    """Forty spaces, and the groups of those that have deeds."""

    spaces: tuple[Space, ...]
    groups: dict[str, Group]

    @cached_property
    def properties(self) -> dict[int, Property]:
        """The spaces with a deed, by index, in board order."""
        return {s.index: s for s in self.spaces if isinstance(s, Property)}


def read_data(name: str) -> bytes:
    return files("engine.editions").joinpath("data", name).read_bytes()


@cache
def board(name: str) -> Board:
    """Return the board "classic" or "us2008".

    Raises FileNotFoundError for any other name, and ValueError for a file that says what no board
    can be.
    """
    return read_board(f"board-{name}.json", read_data(f"board-{name}.json"))


def read_board(name: str, text: bytes) -> Board:
    """Return the board that a file describes. Raises ValueError, in one sentence."""
    try:
        found = TypeAdapter(Board).validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise ValueError(f"{name}: {place} is wrong: {first['msg']}") from None
    if fault := next(_faults(found), None):
        raise ValueError(f"{name}: {fault}")
    return found


def _faults(found: Board) -> Iterator[str]:
    """Yield a sentence for each thing that rules or pictures could not deal with."""
    yield from _wrong_places(found)
    yield from _wrong_groups(found)
    for prop in found.properties.values():
        yield from (f"{prop.name} (space {prop.index}) {it}" for it in _wrong_deed(prop, found))


def _wrong_places(found: Board) -> Iterator[str]:
    """Check that there are forty spaces, each of the corners in its place, and that each place
    says what happens there.
    """
    if [space.index for space in found.spaces] != list(range(SIZE)):
        yield f"a board has {SIZE} spaces, numbered from 0 in their order"
    places = [space for space in found.spaces if isinstance(space, PlainSpace)]
    for kind, corner in CORNERS.items():
        there = [place.index for place in places if place.kind == kind]
        if there != [corner]:
            yield f"{kind} has to be space {corner} and no other, and is {there or 'nowhere'}"
    for place in places:
        if (place.kind == "draw") != (place.deck is not None):
            yield f"space {place.index} has to name a deck if cards are drawn there, and only then"
        if (place.kind == "tax") != (place.tax is not None):
            yield f"space {place.index} has to name a tax if one is paid there, and only then"


def _wrong_groups(found: Board) -> Iterator[str]:
    """Check that each deed is in one group, of its kind, whose scale counts its members."""
    for name, group in found.groups.items():
        mine = {it.index: it.kind for it in found.properties.values() if it.group == name}
        if not mine or tuple(mine) != group.members or {*mine.values()} != {group.kind}:
            yield f"the group {name} has to list the {group.kind} spaces that name it, in order"
        if group.kind == "street":
            if not (group.colour and 0 < group.house_cost == group.hotel_cost_cash):
                yield f"the group {name} needs a color, and a hotel has to cost what a house does"
            continue
        scales = {"railroad": group.rent_by_count_owned}
        scale = scales.get(group.kind, group.dice_multiplier_by_count_owned)
        if name != group.kind:
            yield f"the group {name} has to be called {group.kind}, as cards call it"
        if len(scale) != len(group.members) or not _rise(scale):
            yield f"the group {name} needs a scale that rises with each of its deeds"


def _wrong_deed(prop: Property, found: Board) -> Iterator[str]:
    """Check that a loan is half the price, and that rents rise with every building."""
    group = found.groups.get(prop.group)
    if group is None:
        yield f"is of the group {prop.group}, which this board has not"
    if prop.price <= 0 or 2 * prop.mortgage != prop.price:
        yield f"has a mortgage of {prop.mortgage}, which is not half of its price of {prop.price}"
    if prop.kind == "street":
        if len(prop.rents) != RENTS or not _rise(prop.rents):
            yield f"needs {RENTS} rents that rise: bare, with one to four houses, with a hotel"
        if group is not None and prop.house_cost != group.house_cost:
            yield f"has houses for {prop.house_cost}, and its group for {group.house_cost}"


def _rise(numbers: tuple[int, ...]) -> bool:
    return all(less < more for less, more in pairwise((0, *numbers)))
