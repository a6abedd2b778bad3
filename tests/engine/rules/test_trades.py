"""AMB-56 to AMB-60: trades offered, countered, accepted, and trades that rescue."""

from engine.view import public_view, seat_view
from tests.support.editions import with_opera
from tests.support.game import A, B, C, interest
from tests.support.plays import plays

SALE = ("A deeds reading", "A offer B gives reading takes $300")


def test_amb_56_deeds_cash_and_passes_go_both_ways() -> None:
    game = plays(
        "A deeds reading,baltic; B deeds boardwalk passes CH-GOOJF",
        "A offer B gives reading,baltic+$200 takes boardwalk+CH-GOOJF",
        "B accept: A $1300 has boardwalk holds CH-GOOJF; B $1700 has reading,baltic",
    )
    assert game.state.trades == []


def test_amb_57_neither_needs_to_be_on_turn() -> None:
    plays(
        "A at go; C deeds reading / D offer C gives $10 takes reading",
        "C accept: D has reading; awaits A",
    )


def test_amb_57_by_post_a_trade_may_be_made_during_bidding() -> None:
    plays(
        "rules by-post; A at boardwalk; B deeds reading; turn 1 of A sealed boardwalk",
        "B offer C gives reading takes $5 / C accept: C has reading",
    )


def test_amb_57_an_offer_may_be_made_and_declined_in_the_lock() -> None:
    plays(
        "A $0 jail 2 deeds reading; B deeds baltic / A throw 4+2 / B offer C gives baltic takes $5",
        "C accept: refused locked / C refuse: B trade-closed declined with C gives baltic takes $5",
    )


def test_amb_57_a_counter_takes_the_place_of_the_offer() -> None:
    first = plays(*SALE).state.trades[0]
    game = plays(
        *SALE,
        "B offer A gives $150 takes reading answers #: "
        "A trade-closed countered with B gives reading takes $300; "
        "B trade-offered with A gives $150 takes reading",
    )
    (counter,) = game.state.trades
    assert [event.answers for event in game.events if event.kind == "trade-offered"] == [first.id]
    assert counter.id != first.id
    plays(*SALE, "B offer A gives $150 takes reading answers # / A accept: A $1650")


def test_amb_57_the_proposer_may_withdraw() -> None:
    assert plays(*SALE, "A withdraw: A trade-closed withdrawn").state.trades == []


def test_amb_57_an_offer_dies_when_its_deed_is_mortgaged() -> None:
    plays(
        "A deeds reading,baltic / A offer B gives reading takes $300",
        "A mortgage baltic: no trade-closed; B may accept",  # Not concerned.
        "A mortgage reading: A trade-closed gone",
    )


def test_amb_57_an_offer_dies_when_its_mortgage_is_unmortgaged() -> None:
    plays(
        "A deeds reading.m / B offer A gives $30 takes reading",
        "A lift reading: B trade-closed gone",
    )


def test_amb_57_an_offer_dies_when_its_deed_or_pass_goes_elsewhere() -> None:
    game = plays(
        "A deeds reading passes CC-GOOJF / B offer A gives $30 takes reading",
        "D offer A gives $30 takes CC-GOOJF / C offer A gives $40 takes reading+CC-GOOJF",
        "A accept: B trade-closed gone; D trade-closed gone; C has reading",
    )
    assert game.state.trades == []


def test_amb_57_an_offer_survives_what_only_moves_cash() -> None:
    plays(
        *SALE,
        "now B $299 / B accept: refused cannot-afford; B may not accept / now B $300",
        "B accept: B has reading",
    )


def test_amb_57_an_offer_dies_with_its_maker() -> None:
    game = plays(*SALE, "C offer D gives $1 takes $2 / B resign: A trade-closed left")
    assert len(game.state.trades) == 1


# -- AMB-58: trades that rescue -----------------------------------------------------------------


def test_amb_58_a_third_party_may_rescue_if_the_debt_is_cleared() -> None:
    plays(
        "A $20 deeds reading; turn 1 of A owing A=300 to B / A offer C gives reading takes $99",
        "C accept: refused trade-lowers-raisable; C may not accept",
        "C offer A gives $280 takes reading answers #",
        "A accept: A $0; B $1800; C has reading; next to-end",
    )


def test_amb_58_the_creditor_may_take_property_for_the_debt() -> None:
    plays(
        "A $120 deeds vermont; turn 1 of A owing A=300 to C",
        "A offer C gives vermont+$120 takes - forgives #",
        "C accept: A debt-forgiven; A $0; C $1620 has vermont; next to-end",
    )


def test_amb_58_the_creditor_may_propose_it() -> None:
    plays(
        "A $120 deeds vermont; turn 1 of A owing A=300 to C",
        "C offer A gives - takes vermont forgives 1 / A accept: A $120; C has vermont",
    )


@with_opera
def test_amb_58_forgiving_one_debtor_leaves_the_others() -> None:
    plays(
        "A at 14; B $0 deeds reading; D $0 deeds baltic,st-james; top CC-OPERA / A throw 1+2",
        "B offer A gives reading takes $30 forgives # / A accept: B $30; awaits D",
        "D mortgage st-james: D paid 50 to A CC-OPERA; next to-end",
    )


@with_opera
def test_amb_58_two_debtors_must_both_be_clear_after_it() -> None:
    plays(
        "A at 14; B $0 deeds reading; D $49 passes CH-GOOJF; top CC-OPERA / A throw 1+2",
        "B offer D gives reading takes $49 / D accept: refused trade-lowers-raisable",
    )


def test_amb_58_a_dead_debt_takes_its_trade_along() -> None:
    plays(
        "A $120 deeds vermont,oranges; turn 1 of A owing A=150 to C",
        "A offer C gives vermont takes - forgives # / A mortgage st-james: A trade-closed gone",
    )


# -- AMB-59, AMB-60 -----------------------------------------------------------------------------


def test_amb_59_there_is_no_least_price() -> None:
    plays("A deeds boardwalk / A offer B gives boardwalk takes - / B accept: B has boardwalk")


def test_amb_60_each_receiver_chooses_for_each_deed() -> None:
    tenths = {loan: interest(loan) for loan in (75, 100, 120)}
    plays(
        "A deeds reading.m,water-works.m; B deeds illinois.m",
        "A offer B gives reading,water-works takes illinois lifts illinois",
        f"B accept lifts water-works: B mortgage-lifted water-works {75 + tenths[75]}; "
        f"B paid {tenths[100]} to bank interest reading; "
        f"A mortgage-lifted illinois {120 + tenths[120]}; "
        f"A ${1500 - 120 - tenths[120]} has illinois; "
        f"B ${1500 - 75 - tenths[75] - tenths[100]} has reading.m,water-works",
    )


def test_amb_60_the_interest_is_part_of_the_cash_check() -> None:
    plays(
        f"A deeds reading.m; B ${interest(100) - 1} / A offer B gives reading takes -",
        f"B accept: refused cannot-afford / now B ${interest(100)}",
        "B accept lifts reading: refused cannot-afford / B accept: A trade-made; B $0",
    )


def test_amb_60_what_is_received_may_pay_the_interest() -> None:
    plays(
        f"A deeds reading.m; B $0 / A offer B gives reading+${interest(100)} takes -",
        "B accept: B $0 has reading.m",
    )


def test_the_newest_offers_are_remembered_with_how_they_ended() -> None:
    game = plays(
        "seats 3; A $500 deeds reading",
        *(it for n in (50, 60, 70) for it in (f"A offer B gives reading takes ${n}", "B refuse")),
        "A offer C gives reading takes $90 / C accept",
    )
    known = [(it.trade.takes.cash, it.by, it.cash, it.deeds) for it in game.state.past_offers]
    mine = ((500, 1500), (1, 0))
    assert known == [(60, "declined", *mine), (70, "declined", *mine), (90, "made", *mine)]
    assert [len(seat_view(game.state, seat).past_offers) for seat in (A, B, C)] == [3, 3, 1]
    (made,) = public_view(game.state).past_offers
    assert made.by == "made", "what two have traded everybody has seen"


def test_sixteen_offers_of_one_player_to_another_are_remembered() -> None:
    lots = (1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29)
    game = plays(
        f"seats 3; A $500 deeds {','.join(map(str, lots))}",
        *(it for lot in lots for it in (f"A offer B gives {lot} takes $50", "B refuse")),
        "A offer C gives 1 takes $50 / C refuse",
    )
    known = [(it.trade.partner, *it.trade.gives.deeds) for it in game.state.past_offers]
    assert known == [*((B, space) for space in lots[1:]), (C, 1)]
