"""CARD: drawing, obeying and returning; every card of the classic decks by what it does."""

from collections.abc import Mapping

import pytest

from engine.actions import (
    AcceptTrade,
    Bid,
    Decline,
    EndTurn,
    GiveUp,
    Mortgage,
    OfferTrade,
    PassBid,
    SellBuildings,
    Side,
    UsePass,
)
from engine.decisions import Auction, BuyOrDecline, ChooseTax, InJail, Owing, ToEnd, ToThrow
from engine.editions.board import cards
from engine.errors import Reason
from engine.events import (
    AuctionOpened,
    CardDrawn,
    CardKept,
    CardReturned,
    DebtOpened,
    EstateSurrendered,
    EstateTaken,
    Event,
    Jailed,
    JailLeft,
    Moved,
    Paid,
    PassUsed,
    Received,
    SalaryPaid,
    TradeMade,
    WentBankrupt,
)
from engine.view import public_view
from engine.why import CardSum, Share
from tests.support.editions import with_card, with_opera
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    DARK_BLUES,
    ELECTRIC,
    FREE_PARKING,
    ILLINOIS,
    INCOME_TAX,
    JAIL,
    MEDITERRANEAN,
    NEW_YORK,
    ORANGES,
    ORIENTAL,
    PENNSYLVANIA_RR,
    READING,
    ST_CHARLES,
    A,
    B,
    C,
    D,
    Game,
    live,
    with_two_left,
)
from tests.support.visits import draw, visit

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
PASSES = ("CH-GOOJF", "CC-GOOJF")
REPAIRS = {"CH-REPAIRS": (25, 100), "CC-STREETS": (40, 115)}
AMONG_PLAYERS = {"CH-CHAIRMAN": -50, "CC-OPERA": 50, "CC-BIRTHDAY": 10}


def test_every_card_of_all_decks_is_tried_below() -> None:
    tried = [*BRINGS, *COSTS, *LEADS, *JAILS, *PASSES, *REPAIRS, *AMONG_PLAYERS]
    assert sorted(tried) == sorted(cards())


def each(effects: Mapping[str, int]) -> pytest.MarkDecorator:
    """Every card with its sum, in the editions that have it."""
    known = [(it, card, sum_) for card, sum_ in effects.items() for it in with_card(card)]
    return pytest.mark.parametrize(("edition", "card", "amount"), known)


def money(game: Game) -> list[int]:
    return [player.cash for player in game.state.seats]


def order(game: Game, *kinds: type[Event]) -> list[type[Event]]:
    """The kinds of the last action's events, those only that are asked for."""
    return [type(event) for event in game.events if type(event) in kinds]


@each(BRINGS)
def test_bank_04_the_bank_pays_what_the_card_says(card: str, amount: int) -> None:
    game = draw(live(), card)
    assert game.happened(Received) == [Received(A, amount, CardSum(card))]
    assert money(game) == [1500 + amount, 1500, 1500, 1500]
    assert order(game, CardDrawn, Received, CardReturned) == [CardDrawn, Received, CardReturned]


@each(COSTS)
def test_card_05_fines_go_to_the_bank(card: str, amount: int) -> None:
    game = draw(live(), card)
    assert game.happened(Paid) == [Paid(A, (), amount, CardSum(card))]
    assert money(game) == [1500 - amount, 1500, 1500, 1500]


def test_card_05_and_never_come_back_from_free_parking() -> None:
    game = draw(live(), "CC-DOCTOR")
    game.play(A, EndTurn())
    visit(game, FREE_PARKING, seat=B)
    assert money(game) == [1450, 1500, 1500, 1500]


@pytest.mark.parametrize(("card", "to"), LEADS.items())
def test_move_05_the_card_leads_to_its_space(card: str, to: tuple[int, int]) -> None:
    space, salary = to
    game = draw(live(), card)
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
    game = draw(live(), card)
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
    game = draw(live().owns(B, LEADS[card][0]), card)
    assert game.cash_of(B) == 1500 + rent
    assert isinstance(game.decision, ToEnd)


@pytest.mark.parametrize("card", JAILS)
def test_jail_02_sent_by_a_card(card: str) -> None:
    game = draw(live(), card)
    assert game.happened(Jailed) == [Jailed(A, "card")]
    assert (game.space_of(A), game.state.seats[A].jail, game.cash_of(A)) == (JAIL, 0, 1500)
    assert game.state.decks[cards()[card].deck][-1] == card


@pytest.mark.parametrize("card", PASSES)
def test_card_03_the_pass_is_kept_until_it_is_used(card: str) -> None:
    deck = cards()[card].deck
    game = draw(live(), card)
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
    draw(game, card)
    due = 9 * per_house + per_hotel
    assert game.happened(Paid) == [Paid(A, (), due, CardSum(card))]
    assert money(game) == [1500 - due, 1500, 1500, 1500]


@pytest.mark.parametrize("card", REPAIRS)
def test_repairs_cost_nothing_without_buildings(card: str) -> None:
    game = draw(live().owns(A, *ORANGES).cash(A, 0), card)
    assert not game.happened(Paid)
    assert isinstance(game.decision, ToEnd)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_chairman_pays_fifty_to_each(seats: int) -> None:
    game = draw(live(seats), "CH-CHAIRMAN")
    others = tuple(range(1, seats))
    paid = Paid(A, others, 50 * len(others), CardSum("CH-CHAIRMAN"))
    assert game.happened(Paid) == [paid]
    assert money(game) == [1500 - 50 * len(others), *[1550] * len(others)]


@pytest.mark.only_in("2008")
def test_amb_36_a_birthday_brings_ten_from_each() -> None:
    game = draw(live().cash(C, 9).owns(C, READING), "CC-BIRTHDAY")
    assert game.happened(DebtOpened) == [DebtOpened(C, (A,), 10, CardSum("CC-BIRTHDAY"))]
    game.play(C, Mortgage(READING))
    assert money(game) == [1530, 1490, 99, 1490]


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_opera_brings_fifty_from_each(seats: int) -> None:
    game = draw(live(seats), "CC-OPERA")
    why = CardSum("CC-OPERA")
    assert game.happened(Paid) == [Paid(seat, (A,), 50, why) for seat in range(1, seats)]
    assert money(game) == [1500 + 50 * (seats - 1), *[1450] * (seats - 1)]


@each(AMONG_PLAYERS)
def test_who_has_left_neither_pays_nor_is_paid(card: str, amount: int) -> None:
    game = live()
    game.state.seats[C].left, game.state.seats[C].cash = 1, 0
    draw(game, card)
    assert money(game) == [1500 + 2 * amount, 1500 - amount, 0, 1500 - amount]


@pytest.mark.parametrize("deck", ["chance", "community_chest"])
def test_card_01_the_top_card_is_drawn_obeyed_and_put_last(deck: str) -> None:
    top = {"chance": "CH-FINE15", "community_chest": "CC-DOCTOR"}[deck]
    game = draw(live(), top)
    assert game.happened(CardDrawn) == [CardDrawn(A, top)]
    assert game.happened(CardReturned) == [CardReturned(top)]
    pile = game.state.decks[cards()[top].deck]
    assert (len(pile), pile.index(top)) == (16, 15)


def test_card_02_the_drawer_cannot_decline() -> None:
    game = draw(live().owns(A, BOARDWALK).cash(A, 149), "CH-CHAIRMAN")
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


# -- AMB-35: a card that pays everybody -------------------------------------------------------


def drawn_out(cash: int) -> Game:
    """A drew the chairman's card, owes three others 150 and cannot raise it."""
    game = live().owns(A, BALTIC, MEDITERRANEAN).mortgaged(BALTIC, MEDITERRANEAN)
    return draw(game.holds(A, "CC-GOOJF").cash(A, cash), "CH-CHAIRMAN")


def test_amb_35_it_is_one_debt_to_all_others() -> None:
    game = drawn_out(149)
    assert game.happened(DebtOpened) == [DebtOpened(A, (B, C, D), 150, CardSum("CH-CHAIRMAN"))]
    assert money(game)[1:] == [1500, 1500, 1500]


def test_amb_35_unpaid_everything_is_sold_and_split() -> None:
    game = drawn_out(100)
    game.play(A, GiveUp())
    assert game.happened(WentBankrupt) == [WentBankrupt(A, (B, C, D))]
    surrendered = EstateSurrendered(A, 100, (MEDITERRANEAN, BALTIC), ("CC-GOOJF",))
    assert game.happened(EstateSurrendered) == [surrendered]
    assert len(game.state.decks["community_chest"]) == 16
    assert not game.state.deeds[BALTIC].mortgaged
    for _ in range(2):
        for seat in (B, C, D):
            game.play(seat, PassBid())
    # 100 among three: the odd dollar goes to the drawer's left.
    assert game.happened(Received) == [
        Received(s, n, Share(A)) for s, n in ((B, 34), (C, 33), (D, 33))
    ]
    assert game.decision == ToThrow(game.decision.id, B, 0)


def test_amb_35_what_the_lots_fetch_goes_into_the_pot() -> None:
    game = drawn_out(0)
    game.play(A, GiveUp())
    assert game.happened(AuctionOpened)[0] == AuctionOpened(game.decision.id, (MEDITERRANEAN,))
    game.play(B, Bid(60))
    game.play(C, PassBid())
    game.play(D, PassBid())
    for seat in (B, C, D):
        game.play(seat, PassBid())
    assert money(game) == [0, 1500 - 60 + 20, 1520, 1520]
    assert (game.owner(MEDITERRANEAN), game.owner(BALTIC)) == (B, None)
    assert game.is_sound()


def test_amb_35_buildings_go_back_at_half_into_the_pot() -> None:
    game = live().owns(A, *BROWNS).levels(BROWNS, 1, 1).cash(A, 0)
    draw(game, "CH-CHAIRMAN")
    game.play(A, GiveUp())
    assert game.happened(EstateSurrendered) == [EstateSurrendered(A, 50, BROWNS, ())]
    assert game.state.houses == 32


def test_amb_35_with_one_other_player_it_is_an_ordinary_debt() -> None:
    game = draw(with_two_left().cash(A, 49), "CH-CHAIRMAN")
    game.play(A, GiveUp())
    assert game.happened(EstateTaken) == [EstateTaken(A, B, 49, (), ())]
    assert game.state.winners == (B,)


# -- AMB-36: a card that everybody pays ------------------------------------------------------


@with_opera
def test_amb_36_each_who_is_short_owes_the_drawer() -> None:
    game = live().cash(B, 49).cash(D, 0).owns(B, ORIENTAL).owns(D, READING)
    draw(game, "CC-OPERA")
    why = CardSum("CC-OPERA")
    assert game.happened(Paid) == [Paid(C, (A,), 50, why)]
    assert game.happened(DebtOpened) == [DebtOpened(B, (A,), 50, why), DebtOpened(D, (A,), 50, why)]
    assert game.awaited == (B, D)
    assert game.refused(A, EndTurn()) is Reason.NOT_NOW


@with_opera
def test_amb_36_they_raise_it_side_by_side() -> None:
    game = live().cash(B, 49).cash(D, 0).owns(B, ORIENTAL).owns(D, READING)
    draw(game, "CC-OPERA")
    game.play(D, Mortgage(READING))
    assert (game.cash_of(A), game.cash_of(D)) == (1600, 50)
    assert game.awaited == (B,)
    game.play(B, Mortgage(ORIENTAL))
    assert (game.cash_of(A), game.cash_of(B)) == (1650, 49)
    assert isinstance(game.decision, ToEnd)


@with_opera
def test_amb_36_who_fails_is_bankrupt_to_the_drawer_when_all_have_answered() -> None:
    game = live().cash(B, 20).cash(D, 0).owns(D, READING)
    draw(game, "CC-OPERA")
    game.play(B, GiveUp())
    assert not game.happened(WentBankrupt)
    game.play(D, Mortgage(READING))
    assert game.happened(WentBankrupt) == [WentBankrupt(B, (A,))]
    assert money(game) == [1500 + 50 + 50 + 20, 0, 1450, 50]


@with_opera
def test_amb_36_failures_go_in_turn_order_from_the_drawers_left() -> None:
    game = live().cash(D, 1).cash(A, 2).to_move(C)
    draw(game, "CC-OPERA", seat=C)
    game.play(A, GiveUp())
    game.play(D, GiveUp())
    assert game.happened(WentBankrupt) == [WentBankrupt(D, (C,)), WentBankrupt(A, (C,))]


# -- AMB-37, AMB-38, AMB-39 --------------------------------------------------------------------


def test_amb_37_back_three_leads_to_a_second_card() -> None:
    game = live().on_top("community_chest", "CC-FUND")
    draw(game, "CH-BACK3", space=36)
    assert game.happened(CardDrawn) == [CardDrawn(A, "CH-BACK3"), CardDrawn(A, "CC-FUND")]
    assert game.happened(CardReturned) == [CardReturned("CC-FUND"), CardReturned("CH-BACK3")]
    assert (game.space_of(A), game.cash_of(A)) == (33, 1600)


def test_amb_37_the_first_card_waits_until_the_second_is_complete() -> None:
    game = live().on_top("community_chest", "CC-DOCTOR").owns(A, READING)
    draw(game.cash(A, 0), "CH-BACK3", space=36)
    assert isinstance(game.decision, Owing)
    assert len(game.state.decks["chance"]) == len(game.state.decks["community_chest"]) == 15
    game.play(A, Mortgage(READING))
    assert game.happened(CardReturned) == [CardReturned("CC-DOCTOR"), CardReturned("CH-BACK3")]


def test_amb_37_from_seven_it_is_income_tax() -> None:
    game = draw(live(), "CH-BACK3", space=7)
    assert isinstance(game.decision, ChooseTax)
    assert not game.happened(SalaryPaid)
    assert len(game.state.decks["chance"]) == 15


def test_amb_37_from_twenty_two_it_is_new_york() -> None:
    game = draw(live().owns(B, NEW_YORK), "CH-BACK3", space=22)
    assert (game.space_of(A), game.cash_of(B)) == (NEW_YORK, 1516)
    assert game.state.decks["chance"][-1] == "CH-BACK3"


def test_amb_37_the_second_card_may_lead_to_jail() -> None:
    game = live().on_top("community_chest", "CC-JAIL")
    draw(game, "CH-BACK3", space=36)
    assert game.space_of(A) == JAIL
    assert game.decision == ToThrow(game.decision.id, B, 0)
    assert game.is_sound()


def test_amb_38_repairs_are_counted_when_drawn() -> None:
    game = live().owns(A, *BROWNS).levels(BROWNS, 5, 5).cash(A, 0)
    draw(game, "CC-STREETS")
    why = CardSum("CC-STREETS")
    assert game.happened(DebtOpened) == [DebtOpened(A, (), 230, why)]
    game.play(A, SellBuildings(((MEDITERRANEAN, 0), (BALTIC, 0))))
    assert game.happened(Paid) == [Paid(A, (), 230, why)]
    assert game.cash_of(A) == 20


def test_amb_39_a_pass_may_be_sold_on_at_any_price() -> None:
    game = live().holds(B, "CH-GOOJF")
    for giver, taker, price in ((B, A, 0), (A, C, 500)):
        offer = OfferTrade(taker, gives=Side(passes=("CH-GOOJF",)), takes=Side(cash=price))
        game.play(giver, offer)
        game.play(taker, AcceptTrade(game.state.trades[0].id))
    assert game.state.seats[C].passes == ["CH-GOOJF"]
    assert money(game) == [2000, 1500, 1000, 1500]


def test_amb_39_a_pass_is_never_played_unasked() -> None:
    game = live().holds(A, "CH-GOOJF")
    draw(game, "CC-JAIL")
    assert game.state.seats[A].passes == ["CH-GOOJF"]
    game.to_move(A)
    assert isinstance(game.decision, InJail)
    assert game.state.seats[A].jail == 0


@pytest.mark.parametrize("card", PASSES)
def test_amb_39_the_holder_of_both_chooses(card: str) -> None:
    game = live().holds(A, "CH-GOOJF").holds(A, "CC-GOOJF").jailed(A).to_move(A)
    assert {o.card for o in game.offers(A) if isinstance(o, UsePass)} == set(PASSES)
    game.play(A, UsePass(card))
    assert game.happened(JailLeft) == [JailLeft(A, "pass")]
    assert game.state.decks[cards()[card].deck][-1] == card
    assert game.state.seats[A].passes == [other for other in PASSES if other != card]
