"""The board and the cards as data, read once from `data/*.json`."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engine.record import record

TOKENS = ("hat", "boat", "dog", "car", "iron", "boot", "cat", "thimble")
"""The pieces that players choose from, in the order in which they are handed out."""
SIZE = 40
DEFAULT_BOARD = "classic"
"""The board of rules that name no other."""
GO = 0
JAIL = 10
DeckName = Literal["chance", "community_chest"]
PropertyKind = Literal["street", "railroad", "utility"]


@record
class PlainSpace:
    """A space that nobody can own."""

    index: int
    name: str
    kind: Literal["go", "draw", "tax", "jail", "free_parking", "go_to_jail"]
    deck: DeckName | None = None
    tax: Literal["income_tax", "luxury_tax"] | None = None


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


@record
class AdvanceTo:
    """Move forward to a space and resolve it."""

    space: int
    kind: Literal["advance_to"] = "advance_to"


@record
class NearestRailroad:
    """Move forward to the next railroad; its owner gets `factor` times the usual rent."""

    factor: int
    kind: Literal["nearest_railroad_double"] = "nearest_railroad_double"


@record
class NearestUtility:
    """Move forward to the next utility; its owner gets `factor` times a fresh throw."""

    factor: int
    kind: Literal["nearest_utility_ten_times"] = "nearest_utility_ten_times"


@record
class GoBack:
    """Move backwards and resolve the space reached; never any salary."""

    spaces: int
    kind: Literal["go_back"] = "go_back"


@record
class GoToJail:
    """Straight to Jail."""

    kind: Literal["go_to_jail"] = "go_to_jail"


@record
class JailPass:
    """Kept until used or sold."""

    kind: Literal["get_out_of_jail_free"] = "get_out_of_jail_free"


@record
class CollectFromBank:
    """The Bank pays the drawer."""

    amount: int
    kind: Literal["collect_from_bank"] = "collect_from_bank"


@record
class PayBank:
    """The drawer pays the Bank."""

    amount: int
    kind: Literal["pay_bank"] = "pay_bank"


@record
class CollectFromEach:
    """Every other player pays the drawer."""

    amount: int
    kind: Literal["collect_from_each"] = "collect_from_each"


@record
class PayEach:
    """The drawer pays every other player."""

    amount: int
    kind: Literal["pay_each"] = "pay_each"


@record
class PayPerBuilding:
    """The drawer pays the Bank for each house and each hotel owned."""

    per_house: int
    per_hotel: int
    kind: Literal["pay_per_building"] = "pay_per_building"


Effect = (
    AdvanceTo
    | NearestRailroad
    | NearestUtility
    | GoBack
    | GoToJail
    | JailPass
    | CollectFromBank
    | PayBank
    | CollectFromEach
    | PayEach
    | PayPerBuilding
)


@record
class Card:
    """One card: its id, the deck it belongs to, and what it does. Its words are the bot's."""

    id: str
    deck: DeckName
    effect: Annotated[Effect, Field(discriminator="kind")]


@record
class Board:
    """Forty spaces, and the groups of those that have deeds."""

    spaces: tuple[Space, ...]
    groups: dict[str, Group]

    @property
    def properties(self) -> dict[int, Property]:
        """The spaces with a deed, by index, in board order."""
        return {s.index: s for s in self.spaces if isinstance(s, Property)}


@record
class _Cards:
    cards: tuple[Card, ...]
    decks: dict[str, dict[DeckName, tuple[str, ...]]]


def read_data(name: str) -> bytes:
    return files("engine.editions").joinpath("data", name).read_bytes()


@cache
def board(name: str) -> Board:
    """Return the board "classic" or "us2008". Raises FileNotFoundError for any other name."""
    return TypeAdapter(Board).validate_json(read_data(f"board-{name}.json"))


@cache
def _cards() -> _Cards:
    return TypeAdapter(_Cards).validate_json(read_data("cards.json"))


@cache
def cards() -> dict[str, Card]:
    """Return every card of every deck, by id."""
    return {card.id: card for card in _cards().cards}


def decks(name: str) -> dict[DeckName, tuple[str, ...]]:
    """Return the ids of both decks of the variant `name` ("classic", "us2008"), unshuffled."""
    return _cards().decks[name]
