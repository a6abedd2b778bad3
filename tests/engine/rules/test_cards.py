"""CARD: drawing, obeying and returning; every card of all decks by what it does."""

from collections.abc import Mapping

import pytest

from engine.core.actions import (
    AcceptTrade,
    Decline,
    EndTurn,
    GiveUp,
    Mortgage,
    OfferTrade,
    Side,
    UsePass,
)
from engine.core.decisions import Auction, BuyOrDecline, ToEnd
from engine.core.errors import Reason
from engine.core.events import (
    CardDrawn,
    CardKept,
    CardReturned,
    DebtOpened,
    Event,
    Jailed,
    Moved,
    Paid,
    PassUsed,
    Received,
    SalaryPaid,
    TradeMade,
)
from engine.core.why import CardSum
from engine.editions.cards import cards
from engine.view import public_view
from tests.engine.rules.drawers import PASSES, money
from tests.support.editions import with_card
from tests.support.game import (
    BOARDWALK,
    BROWNS,
    DARK_BLUES,
    ELECTRIC,
    FREE_PARKING,
    ILLINOIS,
    INCOME_TAX,
    JAIL,
    ORANGES,
    PENNSYLVANIA_RR,
    READING,
    ST_CHARLES,
    A,
    B,
    C,
    Game,
    live,
)
from tests.support.landings import draw_card, land_on

BRINGS = {
    "CH-DIVIDEND": 50,
    "CH-LOAN": 150,
    "CC-BANKERROR": 200,
    "CC-STOCK-45": 45,
    "CC-STOCK-50": 50,
    "CC-FUND": 100,
    "CC-REFUND": 20,
    "CC-INSURANCE": 100,
    "CC-SERVICES": 25,
    "CC-BEAUTY": 10,
    "CC-INHERIT": 100,
}


COSTS = {
    "CH-FINE15": 15,
    "CC-DOCTOR": 50,
    "CC-HOSPITAL": 100,
    "CC-SCHOOL-150": 150,
    "CC-SCHOOL-50": 50,
}


# From Chance 7 or Community Chest 17: where the card leads, and the salary on the way.
LEADS = {
    "CH-GO": (0, 200),
    "CH-ILLINOIS": (ILLINOIS, 0),
    "CH-STCHARLES": (ST_CHARLES, 0),
    "CH-READING": (READING, 200),
    "CH-BOARDWALK": (BOARDWALK, 0),
    "CH-RAILROAD-1": (PENNSYLVANIA_RR, 0),
    "CH-RAILROAD-2": (PENNSYLVANIA_RR, 0),
    "CH-UTILITY": (ELECTRIC, 0),
    "CH-BACK3": (INCOME_TAX, 0),
    "CC-GO": (0, 200),
}


JAILS = ("CH-JAIL", "CC-JAIL")
REPAIRS = {"CH-REPAIRS": (25, 100), "CC-STREETS": (40, 115)}
AMONG_PLAYERS = {"CH-CHAIRMAN": -50, "CC-OPERA": 50, "CC-BIRTHDAY": 10}


def test_every_card_of_all_decks_is_tried_below() -> None:
    tried = [*BRINGS, *COSTS, *LEADS, *JAILS, *PASSES, *REPAIRS, *AMONG_PLAYERS]
    assert sorted(tried) == sorted(cards())


def each(effects: Mapping[str, int]) -> pytest.MarkDecorator:
    """Every card with its sum, in the editions that have it."""
    known = [(it, card, sum_) for card, sum_ in effects.items() for it in with_card(card)]
    return pytest.mark.parametrize(("edition", "card", "amount"), known)


def order(game: Game, *kinds: type[Event]) -> list[type[Event]]:
    """The kinds of the last action's events, those only that are asked for."""
    return [type(event) for event in game.events if type(event) in kinds]


@each(BRINGS)
def test_bank_04_the_bank_pays_what_the_card_says(card: str, amount: int) -> None:
    game = draw_card(live(), card)
    assert game.happened(Received) == [Received(A, amount, CardSum(card))]
    assert money(game) == [1500 + amount, 1500, 1500, 1500]
    assert order(game, CardDrawn, Received, CardReturned) == [CardDrawn, Received, CardReturned]


@each(COSTS)
def test_card_05_fines_go_to_the_bank(card: str, amount: int) -> None:
    game = draw_card(live(), card)
    assert game.happened(Paid) == [Paid(A, (), amount, CardSum(card))]
    assert money(game) == [1500 - amount, 1500, 1500, 1500]


def test_card_05_and_never_come_back_from_free_parking() -> None:
    game = draw_card(live(), "CC-DOCTOR")
    game.play(A, EndTurn())
    land_on(game, FREE_PARKING, seat=B)
    assert money(game) == [1450, 1500, 1500, 1500]


@pytest.mark.parametrize(("card", "to"), LEADS.items())
def test_move_05_the_card_leads_to_its_space(card: str, to: tuple[int, int]) -> None:
    space, salary = to
    game = draw_card(live(), card)
    drawn_at = 7 if card.startswith("CH") else 17
    assert game.happened(Moved)[-1] == Moved(A, drawn_at, space)
    assert game.happened(SalaryPaid) == ([SalaryPaid(A, salary)] if salary else [])
    assert game.cash_of(A) == 1500 + salary


@pytest.mark.parametrize(
    "card",
    [
        "CH-ILLINOIS",
        "CH-STCHARLES",
        "CH-READING",
        "CH-BOARDWALK",
        "CH-RAILROAD-1",
        "CH-RAILROAD-2",
        "CH-UTILITY",
    ],
)
def test_move_05_what_it_leads_to_may_be_bought(card: str) -> None:
    game = draw_card(live(), card)
    assert game.decision == BuyOrDecline(game.decision.id, A, LEADS[card][0])
    game.play(A, Decline())
    assert isinstance(game.decision, Auction)


@pytest.mark.parametrize(
    ("card", "rent"),
    [
        ("CH-ILLINOIS", 20),
        ("CH-STCHARLES", 10),
        ("CH-READING", 25),
        ("CH-BOARDWALK", 50),
        ("CH-RAILROAD-1", 50),
        ("CH-RAILROAD-2", 50),
    ],
)
def test_move_05_or_earns_its_owner_rent(card: str, rent: int) -> None:
    game = draw_card(live().owns(B, LEADS[card][0]), card)
    assert game.cash_of(B) == 1500 + rent
    assert isinstance(game.decision, ToEnd)


@pytest.mark.parametrize("card", JAILS)
def test_jail_02_sent_by_a_card(card: str) -> None:
    game = draw_card(live(), card)
    assert game.happened(Jailed) == [Jailed(A, "card")]
    assert (game.space_of(A), game.state.seats[A].jail, game.cash_of(A)) == (JAIL, 0, 1500)
    assert game.state.decks[cards()[card].deck][-1] == card


@pytest.mark.parametrize("card", PASSES)
def test_card_03_the_pass_is_kept_until_it_is_used(card: str) -> None:
    deck = cards()[card].deck
    game = draw_card(live(), card)
    assert game.happened(CardKept) == [CardKept(A, card)]
    assert public_view(game.state).deck_sizes[deck] == 15
    game.jailed(A).to_move(A)
    game.play(A, UsePass(card))
    assert game.happened(PassUsed) == [PassUsed(A, card)]
    assert len(game.state.decks[deck]) == 16
    assert game.state.decks[deck][-1] == card
    assert game.state.seats[A].passes == []


@pytest.mark.parametrize(("card", "sums"), REPAIRS.items())
def test_repairs_are_paid_for_every_house_and_hotel(card: str, sums: tuple[int, int]) -> None:
    per_house, per_hotel = sums
    game = live().owns(A, *ORANGES, *DARK_BLUES).owns(B, *BROWNS)
    game.levels(ORANGES, 2, 2, 1).levels(DARK_BLUES, 4, 5).levels(BROWNS, 3, 3)
    draw_card(game, card)
    due = 9 * per_house + per_hotel
    assert game.happened(Paid) == [Paid(A, (), due, CardSum(card))]
    assert money(game) == [1500 - due, 1500, 1500, 1500]


@pytest.mark.parametrize("card", REPAIRS)
def test_repairs_cost_nothing_without_buildings(card: str) -> None:
    game = draw_card(live().owns(A, *ORANGES).cash(A, 0), card)
    assert not game.happened(Paid)
    assert isinstance(game.decision, ToEnd)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_chairman_pays_fifty_to_each(seats: int) -> None:
    game = draw_card(live(seats), "CH-CHAIRMAN")
    others = tuple(range(1, seats))
    paid = Paid(A, others, 50 * len(others), CardSum("CH-CHAIRMAN"))
    assert game.happened(Paid) == [paid]
    assert money(game) == [1500 - 50 * len(others), *[1550] * len(others)]


@pytest.mark.only_in("2008")
def test_amb_36_a_birthday_brings_ten_from_each() -> None:
    game = draw_card(live().cash(C, 9).owns(C, READING), "CC-BIRTHDAY")
    assert game.happened(DebtOpened) == [DebtOpened(C, (A,), 10, CardSum("CC-BIRTHDAY"))]
    game.play(C, Mortgage(READING))
    assert money(game) == [1530, 1490, 99, 1490]


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_opera_brings_fifty_from_each(seats: int) -> None:
    game = draw_card(live(seats), "CC-OPERA")
    why = CardSum("CC-OPERA")
    assert game.happened(Paid) == [Paid(seat, (A,), 50, why) for seat in range(1, seats)]
    assert money(game) == [1500 + 50 * (seats - 1), *[1450] * (seats - 1)]


@each(AMONG_PLAYERS)
def test_who_has_left_neither_pays_nor_is_paid(card: str, amount: int) -> None:
    game = live()
    game.state.seats[C].left, game.state.seats[C].cash = 1, 0
    draw_card(game, card)
    assert money(game) == [1500 + 2 * amount, 1500 - amount, 0, 1500 - amount]


@pytest.mark.parametrize("deck", ["chance", "community_chest"])
def test_card_01_the_top_card_is_drawn_obeyed_and_put_last(deck: str) -> None:
    top = {"chance": "CH-FINE15", "community_chest": "CC-DOCTOR"}[deck]
    game = draw_card(live(), top)
    assert game.happened(CardDrawn) == [CardDrawn(A, top)]
    assert game.happened(CardReturned) == [CardReturned(top)]
    pile = game.state.decks[cards()[top].deck]
    assert (len(pile), pile.index(top)) == (16, 15)


def test_card_02_the_drawer_cannot_decline() -> None:
    game = draw_card(live().owns(A, BOARDWALK).cash(A, 149), "CH-CHAIRMAN")
    assert game.awaited == (A,)
    assert game.refused(A, EndTurn()) is Reason.NOT_NOW
    assert game.refused(A, Decline()) is Reason.NOT_NOW
    assert game.refused(A, GiveUp()) is Reason.CAN_STILL_PAY
    game.play(A, Mortgage(BOARDWALK))
    assert money(game) == [199, 1550, 1550, 1550]


def test_card_03_a_pass_is_missing_from_its_deck_alone() -> None:
    game = live().holds(B, "CH-GOOJF")
    assert public_view(game.state).deck_sizes == {"chance": 15, "community_chest": 16}


def test_card_04_a_pass_may_be_sold_to_another_player() -> None:
    game = live().holds(B, "CC-GOOJF").at(A, 24).at(B, 5)
    game.play(B, OfferTrade(A, gives=Side(passes=("CC-GOOJF",)), takes=Side(cash=40)))
    game.play(A, AcceptTrade(game.state.trades[0].id))
    assert len(game.happened(TradeMade)) == 1
    assert (game.state.seats[A].passes, game.state.seats[B].passes) == (["CC-GOOJF"], [])
    assert money(game)[:2] == [1460, 1540]
    assert (game.space_of(A), game.space_of(B)) == (24, 5)


def test_card_04_one_cannot_sell_a_pass_one_does_not_hold() -> None:
    game = live().holds(C, "CC-GOOJF")
    offer = OfferTrade(A, gives=Side(passes=("CC-GOOJF",)), takes=Side(cash=40))
    assert game.refused(B, offer) is Reason.NO_PASS
    twice = OfferTrade(A, gives=Side(passes=("CC-GOOJF", "CC-GOOJF")), takes=Side(cash=40))
    assert game.refused(C, twice) is Reason.NO_PASS
