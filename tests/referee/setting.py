"""Tables laid out so that something is about to be pending: who has what, and what the dice say.

Each way in is one function: it lays out the position of the player to move, and says the actions
that lead to what is to be pending. Everything it does from then on is heard by the referee.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from engine.core import actions as a
from engine.core.chance import Dice, FairChance
from engine.core.decisions import InJail
from engine.core.state import waiting
from tests.referee.board import GROUPS, INCOME_TAX, LUXURY_TAX, PRICES, STREETS
from tests.referee.cards import CHANCE, CHEST
from tests.support.agendas import set_turn

if TYPE_CHECKING:
    from tests.referee.leaving import LeavingGame

SINGLES, DOUBLES = (1, 2), (1, 1)


class Steered(FairChance):
    """Dice of the seed, but for the next rolls where the table has been laid out for them."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.next: deque[Dice] = deque()

    def dice(self, number: int) -> Dice:
        return self.next.popleft() if self.next else super().dice(number)


def land_on(g: LeavingGame, space: int, dice: Dice = SINGLES) -> None:
    """The mover's next roll brings it there."""
    g.state.seats[g.mover].space = (space - sum(dice)) % 40
    g.chance.next.append(dice)


def top_card(g: LeavingGame, deck: str, *cards: str) -> None:
    """One of these cards is on top, if it is there at all."""
    laid = g.state.decks[deck]  # type: ignore[index]
    here = [card for card in cards if card in laid]
    if here:
        card = g.random.choice(here)
        laid.remove(card)
        laid.insert(0, card)


def poor(g: LeavingGame, *seats: int) -> None:
    """Too little cash for almost anything."""
    for seat in seats:
        g.state.seats[seat].cash = g.random.choice((0, 3, 9, 20, 45))


def hand(g: LeavingGame, seat: int, *spaces: int, mortgaged: float = 0.0) -> None:
    """Bare deeds, some of them mortgaged."""
    for space in spaces:
        deed = g.state.deeds[space]
        clear_group(g, space)
        deed.owner, deed.mortgaged = seat, g.random.random() < mortgaged


def hold_jail_card(g: LeavingGame) -> None:
    """CARD-03: the mover may have a jail card, out of its deck."""
    card = g.random.choice((None, None, "CH-GOOJF", "CC-GOOJF"))
    if card is not None:
        g.state.decks[CHANCE if card.startswith("CH") else CHEST].remove(card)  # type: ignore[index]
        g.state.seats[g.mover].jail_cards.append(card)


def clear_group(g: LeavingGame, space: int) -> None:
    """No building on the group of a space."""
    for lot in GROUPS[STREETS[space].group] if space in STREETS else (space,):
        lower(g, lot)


def lower(g: LeavingGame, space: int, level: int = 0) -> None:
    """So much on a lot, and the rest in the Bank."""
    state, hotel = g.state, g.state.rules.hotel_level
    before = state.deeds[space].level
    state.hotels += (before == hotel) - (level == hotel)
    state.houses += (before if before < hotel else 0) - (level if level < hotel else 0)
    state.deeds[space].level = level


def develop(g: LeavingGame, seat: int, group: str, level: int) -> bool:
    """The whole group for one seat, evenly built if the Bank has as much."""
    for lot in GROUPS[group]:
        lower(g, lot)
        g.state.deeds[lot].owner, g.state.deeds[lot].mortgaged = seat, False
    for lot in GROUPS[group]:
        lower(g, lot, level)
    if g.state.houses >= 0 and g.state.hotels >= 0:
        return True
    for lot in GROUPS[group]:
        lower(g, lot)
    return False


# -- ways in ------------------------------------------------------------------------------------


def fine_owed(g: LeavingGame) -> None:
    """JAIL-12: the last roll in Jail fails, and the fine is not in hand."""
    jailed(g, g.state.rules.jail_turns - 1)
    poor(g, g.mover)
    hold_jail_card(g)
    g.chance.next.append(SINGLES)
    g.begin()
    g.say(a.Roll())


def jailed(g: LeavingGame, failed: int) -> None:
    """The mover is in Jail and has to decide."""
    seat = g.state.seats[g.mover]
    seat.space, seat.jail = 10, failed
    set_turn(g.state, InJail(waiting(g.state).id, g.mover))


def jail_decision(g: LeavingGame) -> None:
    """JAIL-07 to JAIL-11: fine, pass or roll."""
    jailed(g, g.random.randrange(g.state.rules.jail_turns))
    hold_jail_card(g)
    g.begin()


def rent_owed(g: LeavingGame) -> None:
    """RENT-01: on somebody's hotel with little in hand."""
    group = g.random.choice(list(GROUPS))
    develop(g, g.rival, group, g.random.randint(1, g.state.rules.hotel_level))
    poor(g, g.mover)
    if g.random.random() < 0.6:
        hand(g, g.mover, *g.spaces_outside(group), mortgaged=0.5)
    land_on(g, g.random.choice(GROUPS[group]), g.random.choice((SINGLES, DOUBLES)))
    g.begin()
    g.say(a.Roll())


def rent_asked(g: LeavingGame) -> None:
    """AMB-79: claimed while an estate is sold or the roll is held, and not paid yet."""
    rent_owed(g)
    others = [it for it in g.state.players() if it not in (g.mover, g.rival)]
    if others:
        g.act(g.random.choice(others), a.Resign())
    elif not g.state.is_over:
        g.say_first(a.EndTurn())
        g.act(g.rival, a.Hold(waiting(g.state).id))
    for claim in tuple(g.state.claims):
        g.act(claim.owner, a.CollectRent(claim.id))


def tax_owed(g: LeavingGame) -> None:
    """LTAX-01, ITAX-01: not in hand."""
    poor(g, g.mover)
    land_on(g, g.random.choice((LUXURY_TAX, INCOME_TAX)), g.random.choice((SINGLES, DOUBLES)))
    g.begin()
    g.say(a.Roll())
    g.say_first(a.PayFlatTax())


def tax_choice(g: LeavingGame) -> None:
    """ITAX-03."""
    land_on(g, INCOME_TAX)
    g.begin()
    g.say(a.Roll())


def card_owed(g: LeavingGame) -> None:
    """CARD-02: what a card demands of who has little."""
    poor(g, g.mover)
    cards = ("CH-CHAIRMAN", "CH-REPAIRS", "CH-FINE15", "CH-BACK3")
    _draw(g, CHANCE, cards)


def owed_by_all(g: LeavingGame) -> None:
    """AMB-36: each of the others, some of them short."""
    poor(g, *[it for it in g.state.players() if it != g.mover and g.random.random() < 0.7])
    _draw(g, CHEST, ("CC-OPERA", "CC-BIRTHDAY"))


def moved_by_card(g: LeavingGame) -> None:
    """MOVE-05: to a property, with the card not yet put back."""
    if g.random.random() < 0.5:
        poor(g, g.mover)
    cards = ("CH-UTILITY", "CH-RAILROAD-1", "CH-BOARDWALK", "CH-ILLINOIS", "CH-STCHARLES")
    _draw(g, CHANCE, cards)


def _draw(g: LeavingGame, deck: str, cards: tuple[str, ...]) -> None:
    top_card(g, deck, *cards)
    space = g.random.choice((7, 22, 36) if deck == CHANCE else (2, 17, 33))
    land_on(g, space, g.random.choice((SINGLES, DOUBLES)))
    g.begin()
    g.say(a.Roll())


def option(g: LeavingGame) -> None:
    """BUY-01."""
    space = g.random.choice(list(PRICES))
    clear_group(g, space)
    g.state.deeds[space].owner, g.state.deeds[space].mortgaged = None, False
    land_on(g, space, g.random.choice((SINGLES, DOUBLES)))
    g.begin()
    g.say(a.Roll())


def auction(g: LeavingGame) -> None:
    """AUC-01: open, with some bids, passes or filings."""
    option(g)
    g.say_first(a.Decline())
    for _ in range(g.random.randint(0, 4)):
        g.answer()


def won_unpaid(g: LeavingGame) -> None:
    """AMB-20: the winner has to raise what was bid."""
    winner = g.random.choice(g.state.players())
    poor(g, winner)
    hand(g, winner, *g.random.sample(list(PRICES), 4))
    option(g)
    g.say_first(a.Decline())
    g.bid_all(winner)


def estate(g: LeavingGame) -> None:
    """BKR-09: somebody has left, and the lots are being sold."""
    hand(g, g.rival, *g.random.sample(list(PRICES), 3), mortgaged=0.5)
    g.begin()
    g.act(g.rival, a.Resign())
    for _ in range(g.random.randint(0, 3)):
        g.answer()


def inheritance(g: LeavingGame) -> None:
    """BKR-04, AMB-63: mortgages for an heir who may have little himself."""
    if g.random.random() < 0.5:
        poor(g, g.rival)
    rent_owed(g)
    g.give_up()


def shortage(g: LeavingGame) -> None:
    """SHTG-02: two who could use the last houses."""
    first, second = g.random.sample(list(GROUPS), 2)
    level = g.random.randint(0, g.state.rules.hotel_level - 1)
    develop(g, g.mover, first, level)
    develop(g, g.rival, second, level)
    for seat in (g.mover, g.rival):
        g.state.seats[seat].cash = g.random.choice((400, 1500, 3000))
    g.begin()
    g.build(g.mover, first)


def held(g: LeavingGame) -> None:
    """AMB-05: the roll is held, where that may be."""
    g.begin()
    g.act(g.rival, a.Hold(waiting(g.state).id))


def doubles_due(g: LeavingGame) -> None:
    """DBL-02: a bonus roll, after a visit."""
    land_on(g, g.random.choice((10, 20, 0, 5, 12, 19)), DOUBLES)
    g.begin()
    g.say(a.Roll())


def turn_over(g: LeavingGame) -> None:
    """AMB-07: nothing left but to end the turn."""
    land_on(g, g.random.choice((10, 20)))
    g.begin()
    g.say(a.Roll())


_WAYS: tuple[Callable[[LeavingGame], None], ...] = (
    fine_owed, jail_decision, rent_owed, rent_asked, tax_owed, tax_choice, card_owed, owed_by_all,
    moved_by_card, option, auction, won_unpaid, estate, inheritance, shortage, held, doubles_due,
    turn_over,
)  # fmt: skip
WAYS = {way.__name__: way for way in _WAYS}
"""What may be pending, by name."""


def choose_way(random: Random) -> str:
    """Any of them."""
    return random.choice(list(WAYS))
