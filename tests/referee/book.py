"""The referee's own book: who has what, and what is still open between players and Bank."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.referee.board import GROUPS, PRICES, STREETS, loan, sisters
from tests.referee.cards import deck_of
from tests.referee.terms import Terms

Lot = int | str
"""A deed by its space, or a jail card by its card."""


@dataclass
class Purse:
    """One player. `jail`: failed rolls, None when free; `left`: the turn of leaving."""

    cash: int
    space: int = 0
    jail: int | None = None
    jail_cards: list[str] = field(default_factory=list)
    left: int | None = None
    laps: int = 0


@dataclass
class Book:
    """Everything that lies open on the table, and both decks."""

    terms: Terms
    seats: list[Purse]
    owner: dict[int, int | None]
    mortgaged: set[int] = field(default_factory=set)
    level: dict[int, int] = field(default_factory=dict)
    houses: int = 32
    hotels: int = 12
    decks: dict[str, list[str]] = field(default_factory=dict)
    pot: int = 0
    mover: int = 0
    turn: int = 0
    starter: int = 0
    rolls: int = 0

    # -- players --------------------------------------------------------------------------------

    def players(self) -> list[int]:
        """Who is still in."""
        return [seat for seat, purse in enumerate(self.seats) if purse.left is None]

    def from_left(self, seat: int) -> list[int]:
        """The others still in, in turn order."""
        count = len(self.seats)
        order = [(seat + step) % count for step in range(1, count)]
        return [other for other in order if self.seats[other].left is None]

    def may_buy(self, seat: int) -> bool:
        """Whether a seat may buy: a house rule wants it round the board first."""
        return self.seats[seat].laps > 0 or not self.terms.has("no-buying-first-lap")

    def may_trade(self, seat: int) -> bool:
        """Whether a seat may trade: a house rule wants it round the board first."""
        return self.seats[seat].laps > 0 or not self.terms.has("no-trading-first-lap")

    # -- deeds ----------------------------------------------------------------------------------

    def owned(self, seat: int) -> list[int]:
        """In board order."""
        return [space for space in PRICES if self.owner[space] == seat]

    def owns_all(self, seat: int, group: str) -> bool:
        """Whether a color group is complete."""
        return all(self.owner[space] == seat for space in GROUPS[group])

    def built(self, space: int) -> bool:
        """SELL-03: whether any lot of the space's group carries a building."""
        return any(self.level[lot] for lot in sisters(space))

    def bound(self, space: int) -> tuple[int, ...]:
        """MORT-03, HOUSE-10, AMB-55: the lots of which none is built on while one is mortgaged."""
        return (space,) if self.terms.by_lot else sisters(space)

    def refund(self, space: int, levels: int) -> int:
        """SELL-04: half of what so many levels cost."""
        return STREETS[space].house * levels // 2

    def standing(self, space: int, level: int) -> tuple[int, int]:
        """The houses and hotels that a level is."""
        return (0, 1) if level == self.terms.hotel else (level, 0)

    def set_level(self, space: int, level: int) -> None:
        """Buildings go up or come down, from and to the Bank's stock."""
        houses, hotels = self.standing(space, self.level[space])
        new_houses, new_hotels = self.standing(space, level)
        self.houses += houses - new_houses
        self.hotels += hotels - new_hotels
        self.level[space] = level

    # -- sums -----------------------------------------------------------------------------------

    def raisable(self, seat: int) -> int:
        """AMB-64: cash, half of all buildings, and the loans on what is not mortgaged."""
        total = self.seats[seat].cash
        for space in self.owned(seat):
            if self.level[space]:
                total += self.refund(space, self.level[space])
            if space not in self.mortgaged:
                total += loan(space)
        return total

    def worth(self, seat: int) -> int:
        """ITAX-02: cash, printed prices mortgaged or not, and what the buildings cost."""
        total = self.seats[seat].cash
        for space in self.owned(seat):
            total += PRICES[space]
            if space in STREETS:
                total += STREETS[space].house * self.level[space]
        return total

    # -- cards ----------------------------------------------------------------------------------

    def bottom(self, card: str) -> None:
        """CARD-01."""
        self.decks[deck_of(card)].append(card)


def fresh(terms: Terms, seats: int) -> Book:
    """The table before the first roll."""
    return Book(
        terms,
        [Purse(terms.start_cash) for _ in range(seats)],
        dict.fromkeys(PRICES),
        level=dict.fromkeys(PRICES, 0),
        houses=terms.houses,
        hotels=terms.hotels,
    )
