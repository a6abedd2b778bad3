"""A game to arrange and to play in tests: named squares, dice that fall as the test says."""

from collections import deque
from collections.abc import Iterable, Sequence
from contextvars import ContextVar
from typing import TypeVar

import pytest

from engine.core.actions import Action, SeatId
from engine.core.agenda import Agenda
from engine.core.chance import Dice
from engine.core.decisions import Decision
from engine.core.errors import IllegalAction, Reason
from engine.core.events import Event
from engine.core.state import GameState, awaited, waiting
from engine.core.why import LuxuryTax
from engine.editions.board import DeckName
from engine.editions.cards import cards
from engine.editions.catalogue import HOUSE_RULES, rules_of
from engine.editions.choice import Choice, resolve
from engine.editions.rules import Rules
from engine.game import apply, new_game, offers
from engine.invariants import broken
from engine.positions import position_of

E = TypeVar("E", bound=Event)
EDITION = ContextVar("edition", default="1994")
"""The rulebook that a test of a clause is being run in (tests/engine/rules/conftest.py)."""
SHARED_EDITIONS = ("1973", "1994", "1998")
"""The rulebooks whose standard game is the same."""

GO, MEDITERRANEAN, BALTIC, INCOME_TAX, READING, ORIENTAL, VERMONT, CONNECTICUT = (
    0,
    1,
    3,
    4,
    5,
    6,
    8,
    9,
)
JAIL, ST_CHARLES, ELECTRIC, STATES, VIRGINIA, PENNSYLVANIA_RR = 10, 11, 12, 13, 14, 15
ST_JAMES, TENNESSEE, NEW_YORK, FREE_PARKING, KENTUCKY, INDIANA, ILLINOIS = (
    16,
    18,
    19,
    20,
    21,
    23,
    24,
)
B_AND_O, ATLANTIC, VENTNOR, WATER_WORKS, MARVIN, GO_TO_JAIL = 25, 26, 27, 28, 29, 30
PACIFIC, NORTH_CAROLINA, PENNSYLVANIA, SHORT_LINE, PARK_PLACE, LUXURY_TAX, BOARDWALK = (
    31,
    32,
    34,
    35,
    37,
    38,
    39,
)
BROWNS = (MEDITERRANEAN, BALTIC)
LIGHT_BLUES = (ORIENTAL, VERMONT, CONNECTICUT)
ORANGES = (ST_JAMES, TENNESSEE, NEW_YORK)
REDS = (KENTUCKY, INDIANA, ILLINOIS)
DARK_BLUES = (PARK_PLACE, BOARDWALK)
A, B, C, D = 0, 1, 2, 3


def interest(loan: int) -> int:
    """Return what the edition under test asks for a loan, in whole dollars, rounded up."""
    return -(-loan * rules_of(EDITION.get()).interest_percent // 100)


class ScriptedChance:
    """Dice that fall as told, decks that stay as they are given. Running out is a test's error."""

    def __init__(self, *rolls: Dice) -> None:
        self.rolls = deque(rolls)

    def dice(self, number: int) -> Dice:
        return self.rolls.popleft()

    def shuffle(self, cards: Sequence[str], deck: str) -> tuple[str, ...]:
        return tuple(cards)


class Game:
    """A running game, seat A to roll, that a test arranges and plays by single actions."""

    def __init__(self, rules: Rules, seats: int) -> None:
        starting = [(6, 5)] + [(1, 1)] * (seats - 1)
        tokens = tuple("abcdefgh"[:seats])
        self.state: GameState = new_game(rules, tokens, ScriptedChance(*starting)).state
        self.events: tuple[Event, ...] = ()

    @classmethod
    def of(cls, state: GameState) -> "Game":
        """Arrange and play a state that is there already."""
        game = cls.__new__(cls)
        game.state, game.events = state, ()
        return game

    # -- arranging -----------------------------------------------------------------------------

    def cash(self, seat: SeatId, dollars: int) -> "Game":
        self.state.seats[seat].cash = dollars
        return self

    def at(self, seat: SeatId, space: int) -> "Game":
        """Put a token on a space, out of Jail."""
        self.state.seats[seat].space, self.state.seats[seat].jail = space, None
        return self

    def laps(self, seat: SeatId, count: int) -> "Game":
        """Set how often the seat has been round the board."""
        self.state.seats[seat].laps = count
        return self

    def owns(self, seat: SeatId, *spaces: int) -> "Game":
        for space in spaces:
            self.state.deeds[space].owner = seat
        return self

    def unowned(self, *spaces: int) -> "Game":
        for space in spaces:
            self.state.deeds[space].owner = None
        return self

    def mortgaged(self, *spaces: int) -> "Game":
        for space in spaces:
            self.state.deeds[space].mortgaged = True
        return self

    def levels(self, spaces: Iterable[int], *levels: int) -> "Game":
        """Buildings by level (5 a hotel), taken from the Bank's stock."""
        hotel = self.state.rules.hotel_level
        for space, level in zip(spaces, levels, strict=True):
            self.state.deeds[space].level = level
            self.state.hotels -= level == hotel
            self.state.houses -= level if level < hotel else 0
        return self

    def stock(self, houses: int, hotels: int) -> "Game":
        """What the Bank has left, whatever stands on the board."""
        self.state.houses, self.state.hotels = houses, hotels
        return self

    def jailed(self, seat: SeatId, failed: int = 0) -> "Game":
        """Put a seat in Jail after a number of failed rolls; arrange this before `to_move`."""
        self.state.seats[seat].space, self.state.seats[seat].jail = JAIL, failed
        return self

    def holds(self, seat: SeatId, card: str) -> "Game":
        """A jail card, out of its deck."""
        self.state.decks[cards()[card].deck].remove(card)
        self.state.seats[seat].jail_cards.append(card)
        return self

    def on_top(self, deck: DeckName, *ids: str) -> "Game":
        """These cards are drawn next, in this order."""
        assert set(ids) <= set(self.state.decks[deck])
        rest = [card for card in self.state.decks[deck] if card not in ids]
        self.state.decks[deck] = [*ids, *rest]
        return self

    def to_move(self, seat: SeatId) -> "Game":
        """The turn of a seat begins: it may roll, or is in Jail."""
        from engine.core.table import Table
        from engine.rules.turn import start_turn

        table = Table(self.state, ScriptedChance())
        self.state.agenda = Agenda(serial=self.state.agenda.serial)
        start_turn(table, seat)
        return self

    def owes(self, seat: SeatId, amount: int, *creditors: SeatId) -> "Game":
        """A sum falls due, to the Bank or in equal parts: paid at once if the cash is there."""
        from engine.core.table import Table
        from engine.rules.debt.payment import charge

        table = Table(self.state, ScriptedChance())
        charge(table, seat, creditors, amount, LuxuryTax())
        table.come_to_rest()
        self.events = tuple(table.events)
        return self

    # -- playing -------------------------------------------------------------------------------

    def play(self, seat: SeatId, action: Action, *dice: Dice) -> tuple[Event, ...]:
        """One accepted action with these rolls; all of them must be used."""
        loaded = ScriptedChance(*dice)
        self.state, self.events = apply(self.state, seat, action, loaded)
        assert not loaded.rolls, "not every throw was made"
        return self.events

    def refused(self, seat: SeatId, action: Action) -> Reason:
        """The reason an action is refused for, having changed nothing."""
        before = self.state.copy()
        with pytest.raises(IllegalAction) as refusal:
            apply(self.state, seat, action, ScriptedChance((1, 2)))
        assert self.state == before
        return refusal.value.reason

    # -- asking --------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """What the table waits for."""
        return waiting(self.state)

    @property
    def awaited(self) -> tuple[SeatId, ...]:
        """Whom the table waits for."""
        return awaited(self.state)

    def happened(self, kind: type[E]) -> list[E]:
        """The events of one kind in the last action."""
        return [event for event in self.events if isinstance(event, kind)]

    def cash_of(self, seat: SeatId) -> int:
        return self.state.seats[seat].cash

    def owner(self, space: int) -> SeatId | None:
        return self.state.deeds[space].owner

    def level(self, space: int) -> int:
        return self.state.deeds[space].level

    def space_of(self, seat: SeatId) -> int:
        return self.state.seats[seat].space

    def offers(self, seat: SeatId) -> list[object]:
        return list(offers(self.state, seat))

    def is_sound(self) -> bool:
        """Whether every invariant holds."""
        return not broken(self.state)


def live(seats: int = 4, edition: str | None = None) -> Game:
    """Open calls, turns ended by their players; A to roll. The edition being tested by default."""
    return Game(rules_of(edition or EDITION.get()).played_live(), seats)


def position(text: str, edition: str | None = None) -> Game:
    """`live`, in the position that the text describes (engine.positions)."""
    rules = rules_of(edition or EDITION.get()).played_live()
    game = Game(rules, rules.players_min)
    game.state = position_of(text, rules)
    return game


def by_post(seats: int = 4, edition: str | None = None) -> Game:
    """Sealed maxima, turns that end by themselves; A to roll."""
    return Game(rules_of(edition or EDITION.get()).played_by_post(), seats)


def house_rules(*chosen: str, edition: str | None = None) -> Rules:
    """The rules of a standard game with these house rules, "jail-fine 80" with its number."""
    return resolve(Choice(edition or EDITION.get(), "standard", tuple(map(_house_rule, chosen))))


def _house_rule(written: str) -> tuple[str, int]:
    name, _, number = written.partition(" ")
    return name, int(number) if number else HOUSE_RULES[name].usual


def live_with(*chosen: str, seats: int = 4, edition: str | None = None) -> Game:
    """`live` with these house rules."""
    return Game(house_rules(*chosen, edition=edition).played_live(), seats)


def by_post_with(*chosen: str, seats: int = 4, edition: str | None = None) -> Game:
    """`by_post` with these house rules."""
    return Game(house_rules(*chosen, edition=edition).played_by_post(), seats)
