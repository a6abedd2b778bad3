"""The cards as data, read once from `data/cards.json`, and whether they suit a board."""

from functools import cache
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engine.editions.board import (
    DEFAULT_BOARD,
    GO,
    SIZE,
    Board,
    DeckName,
    board,
    read_data,
)
from engine.record import record


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
    """Move forward to the next utility; its owner gets `factor` times a fresh roll."""

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
class JailCard:
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
    | JailCard
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
class _Cards:
    cards: tuple[Card, ...]
    decks: dict[str, dict[DeckName, tuple[str, ...]]]


@cache
def _cards() -> _Cards:
    return TypeAdapter(_Cards).validate_json(read_data("cards.json"))


@cache
def cards() -> dict[str, Card]:
    """Return every card of every deck, by id."""
    return {card.id: card for card in _cards().cards}


@cache
def decks(name: str, board_name: str = DEFAULT_BOARD) -> dict[DeckName, tuple[str, ...]]:
    """Return the ids of both decks of the variant `name` ("classic", "us2008"), unshuffled.

    Raises KeyError for another variant, and ValueError where its cards do not suit the board.
    """
    found = _cards().decks[name]
    for deck, ids in found.items():
        for card in ids:
            if fault := fault_of(cards().get(card), deck, board(board_name)):
                raise ValueError(f"cards {name}, board {board_name}: the card {card} {fault}")
    return found


def fault_of(card: Card | None, deck: DeckName, on: Board) -> str:
    """Return what is wrong with a card of a deck on a board, or nothing.

    Cards name spaces and groups by themselves, apart from the board.
    """
    if card is None or card.deck != deck:
        return f"is no card of the deck {deck}"
    match card.effect:
        case AdvanceTo(space=space) if space != GO and space not in on.properties:
            return f"leads to space {space}, which is neither GO nor a property"
        case GoBack(spaces=spaces) if not 0 < spaces < SIZE:
            return f"leads {spaces} spaces back"
        case NearestRailroad() if "railroad" not in on.groups:
            return "leads to a railroad, and the board has none"
        case NearestUtility() if "utility" not in on.groups:
            return "leads to a utility, and the board has none"
        case _:
            return ""
