"""AMB-56 to AMB-60: trades offered, countered, accepted, and trades that rescue."""

from engine.core.actions import (
    AcceptTrade,
    DeclineTrade,
    Lift,
    Mortgage,
    OfferTrade,
    Resign,
    Side,
    Throw,
    WithdrawTrade,
)
from engine.core.decisions import ToEnd, ToThrow
from engine.core.errors import Reason
from engine.core.events import (
    DebtForgiven,
    MortgageLifted,
    Paid,
    TradeClosed,
    TradeMade,
    TradeOffered,
)
from engine.core.why import CardSum, Interest
from engine.view import public_view, seat_view
from tests.support.editions import with_opera
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    ILLINOIS,
    ORANGES,
    READING,
    ST_JAMES,
    VERMONT,
    WATER_WORKS,
    A,
    B,
    C,
    D,
    Game,
    by_post,
    interest,
    live,
)


def accept(game: Game, seat: int, *lifts: int) -> Game:
    """That seat accepts the newest offer."""
    game.play(seat, AcceptTrade(game.state.trades[-1].id, lifts))
    return game


def closed(game: Game) -> list[str]:
    """Why offers were closed by the last action."""
    return [event.by for event in game.happened(TradeClosed)]


def test_amb_56_deeds_cash_and_passes_go_both_ways() -> None:
    game = live().owns(A, READING, BALTIC).owns(B, BOARDWALK).holds(B, "CH-GOOJF")
    game.play(A, OfferTrade(B, Side((READING, BALTIC), 200), Side((BOARDWALK,), 0, ("CH-GOOJF",))))
    accept(game, B)
    assert (game.owner(READING), game.owner(BALTIC), game.owner(BOARDWALK)) == (B, B, A)
    assert game.state.seats[A].passes == ["CH-GOOJF"]
    assert (game.cash_of(A), game.cash_of(B)) == (1300, 1700)
    assert game.state.trades == []


def test_amb_57_neither_needs_to_be_on_turn() -> None:
    game = live().owns(C, READING)
    game.play(D, OfferTrade(C, Side(cash=10), Side((READING,))))
    accept(game, C)
    assert (game.owner(READING), game.awaited) == (D, (A,))


def test_amb_57_by_post_a_trade_may_be_made_during_bidding() -> None:
    game = by_post().at(A, 36).owns(B, READING)
    game.play(A, Throw(), (1, 2))
    game.play(A, game.offers(A)[1])  # type: ignore[arg-type]
    game.play(B, OfferTrade(C, Side((READING,)), Side(cash=5)))
    accept(game, C)
    assert game.owner(READING) == C


def test_amb_57_an_offer_may_be_made_and_declined_in_the_lock() -> None:
    game = live().jailed(A, 2).cash(A, 0).owns(A, READING).owns(B, BALTIC).to_move(A)
    game.play(A, Throw(), (4, 2))
    game.play(B, OfferTrade(C, Side((BALTIC,)), Side(cash=5)))
    offer = game.state.trades[0]
    assert game.refused(C, AcceptTrade(offer.id)) is Reason.LOCKED
    game.play(C, DeclineTrade(offer.id))
    assert game.happened(TradeClosed) == [TradeClosed(offer, "declined")]


def test_amb_57_a_counter_takes_the_place_of_the_offer() -> None:
    game = live().owns(A, READING)
    game.play(A, OfferTrade(B, Side((READING,)), Side(cash=300)))
    first = game.state.trades[0]
    game.play(B, OfferTrade(A, Side(cash=150), Side((READING,)), answers=first.id))
    assert game.happened(TradeClosed) == [TradeClosed(first, "countered")]
    (counter,) = game.state.trades
    assert game.happened(TradeOffered) == [TradeOffered(counter, first.id)]
    assert counter.id != first.id
    accept(game, A)
    assert game.cash_of(A) == 1650


def test_amb_57_the_proposer_may_withdraw() -> None:
    game = live().owns(A, READING)
    game.play(A, OfferTrade(B, Side((READING,)), Side(cash=300)))
    game.play(A, WithdrawTrade(game.state.trades[0].id))
    assert closed(game) == ["withdrawn"]
    assert game.state.trades == []


def test_amb_57_an_offer_dies_when_its_deed_is_mortgaged() -> None:
    game = live().owns(A, READING, BALTIC)
    game.play(A, OfferTrade(B, Side((READING,)), Side(cash=300)))
    game.play(A, Mortgage(BALTIC))
    assert len(game.state.trades) == 1  # Not concerned.
    game.play(A, Mortgage(READING))
    assert closed(game) == ["gone"]


def test_amb_57_an_offer_dies_when_its_mortgage_is_lifted() -> None:
    game = live().owns(A, READING).mortgaged(READING)
    game.play(B, OfferTrade(A, Side(cash=30), Side((READING,))))
    game.play(A, Lift(READING))
    assert closed(game) == ["gone"]


def test_amb_57_an_offer_dies_when_its_deed_or_pass_goes_elsewhere() -> None:
    game = live().owns(A, READING).holds(A, "CC-GOOJF")
    game.play(B, OfferTrade(A, Side(cash=30), Side((READING,))))
    game.play(D, OfferTrade(A, Side(cash=30), Side(passes=("CC-GOOJF",))))
    game.play(C, OfferTrade(A, Side(cash=40), Side((READING,), 0, ("CC-GOOJF",))))
    accept(game, A)
    assert closed(game) == ["gone", "gone"]
    assert (game.owner(READING), game.state.trades) == (C, [])


def test_amb_57_an_offer_survives_what_only_moves_cash() -> None:
    game = live().owns(A, READING)
    game.play(A, OfferTrade(B, Side((READING,)), Side(cash=300)))
    game.cash(B, 299)
    offer = AcceptTrade(game.state.trades[0].id)
    assert game.refused(B, offer) is Reason.CANNOT_AFFORD
    assert offer not in game.offers(B)
    game.cash(B, 300).play(B, offer)
    assert game.owner(READING) == B


def test_amb_57_an_offer_dies_with_its_maker() -> None:
    game = live().owns(A, READING)
    game.play(A, OfferTrade(B, Side((READING,)), Side(cash=300)))
    game.play(C, OfferTrade(D, Side(cash=1), Side(cash=2)))
    game.play(B, Resign())
    assert closed(game) == ["left"]
    assert len(game.state.trades) == 1


# -- AMB-58: trades that rescue -----------------------------------------------------------------


def test_amb_58_a_third_party_may_rescue_if_the_debt_is_cleared() -> None:
    game = live().cash(A, 20).owns(A, READING).owes(A, 300, B)
    game.play(A, OfferTrade(C, Side((READING,)), Side(cash=99)))
    short = AcceptTrade(game.state.trades[0].id)
    assert game.refused(C, short) is Reason.TRADE_LOWERS_RAISABLE
    assert short not in game.offers(C)
    game.play(C, OfferTrade(A, Side(cash=280), Side((READING,)), answers=short.trade))
    accept(game, A)
    assert (game.cash_of(A), game.cash_of(B), game.owner(READING)) == (0, 1800, C)
    assert isinstance(game.decision, ToThrow)


def test_amb_58_the_creditor_may_take_property_for_the_debt() -> None:
    game = live().cash(A, 120).owns(A, VERMONT).owes(A, 300, C)
    debt = game.decision.id
    game.play(A, OfferTrade(C, Side((VERMONT,), 120), Side(), forgives=debt))
    accept(game, C)
    assert game.happened(DebtForgiven) == [DebtForgiven(A)]
    assert (game.cash_of(A), game.cash_of(C), game.owner(VERMONT)) == (0, 1620, C)
    assert isinstance(game.decision, ToThrow)


def test_amb_58_the_creditor_may_propose_it() -> None:
    game = live().cash(A, 120).owns(A, VERMONT).owes(A, 300, C)
    game.play(C, OfferTrade(A, Side(), Side((VERMONT,)), forgives=game.decision.id))
    accept(game, A)
    assert (game.cash_of(A), game.owner(VERMONT)) == (120, C)


@with_opera
def test_amb_58_forgiving_one_debtor_leaves_the_others() -> None:
    game = live().cash(B, 0).cash(D, 0).owns(B, READING).owns(D, BALTIC, ST_JAMES)
    game.on_top("community_chest", "CC-OPERA").at(A, 14).play(A, Throw(), (1, 2))
    game.play(B, OfferTrade(A, Side((READING,)), Side(cash=30), forgives=game.decision.id))
    accept(game, A)
    assert (game.awaited, game.cash_of(B)) == ((D,), 30)
    game.play(D, Mortgage(ST_JAMES))
    assert game.happened(Paid) == [Paid(D, (A,), 50, CardSum("CC-OPERA"))]
    assert isinstance(game.decision, ToEnd)


@with_opera
def test_amb_58_two_debtors_must_both_be_clear_after_it() -> None:
    game = live().cash(B, 0).cash(D, 49).owns(B, READING).holds(D, "CH-GOOJF")
    game.on_top("community_chest", "CC-OPERA").at(A, 14).play(A, Throw(), (1, 2))
    game.play(B, OfferTrade(D, Side((READING,)), Side(cash=49)))
    refusal = game.refused(D, AcceptTrade(game.state.trades[0].id))
    assert refusal is Reason.TRADE_LOWERS_RAISABLE


def test_amb_58_a_dead_debt_takes_its_trade_along() -> None:
    game = live().cash(A, 120).owns(A, VERMONT, *ORANGES).owes(A, 150, C)
    game.play(A, OfferTrade(C, Side((VERMONT,)), Side(), forgives=game.decision.id))
    game.play(A, Mortgage(ST_JAMES))
    assert closed(game) == ["gone"]


# -- AMB-59, AMB-60 -----------------------------------------------------------------------------


def test_amb_59_there_is_no_least_price() -> None:
    game = live().owns(A, BOARDWALK)
    game.play(A, OfferTrade(B, Side((BOARDWALK,)), Side()))
    accept(game, B)
    assert game.owner(BOARDWALK) == B


def test_amb_60_each_receiver_chooses_for_each_deed() -> None:
    game = live().owns(A, READING, WATER_WORKS).owns(B, ILLINOIS)
    game.mortgaged(READING, WATER_WORKS, ILLINOIS)
    sides = Side((READING, WATER_WORKS)), Side((ILLINOIS,))
    game.play(A, OfferTrade(B, *sides, lifts=(ILLINOIS,)))
    accept(game, B, WATER_WORKS)
    assert game.happened(MortgageLifted) == [
        MortgageLifted(B, WATER_WORKS, 75 + interest(75)),
        MortgageLifted(A, ILLINOIS, 120 + interest(120)),
    ]
    assert game.happened(Paid) == [Paid(B, (), interest(100), Interest((READING,)))]
    assert game.cash_of(A) == 1500 - 120 - interest(120)
    assert game.cash_of(B) == 1500 - 75 - interest(75) - interest(100)


def test_amb_60_the_interest_is_part_of_the_cash_check() -> None:
    game = live().owns(A, READING).mortgaged(READING).cash(B, interest(100) - 1)
    game.play(A, OfferTrade(B, Side((READING,)), Side()))
    offer = AcceptTrade(game.state.trades[0].id)
    assert game.refused(B, offer) is Reason.CANNOT_AFFORD
    game.cash(B, interest(100))
    assert game.refused(B, AcceptTrade(offer.trade, (READING,))) is Reason.CANNOT_AFFORD
    game.play(B, offer)
    assert game.happened(TradeMade)
    assert game.cash_of(B) == 0


def test_amb_60_what_is_received_may_pay_the_interest() -> None:
    game = live().owns(A, READING).mortgaged(READING).cash(B, 0)
    game.play(A, OfferTrade(B, Side((READING,), interest(100)), Side()))
    accept(game, B)
    assert (game.owner(READING), game.cash_of(B)) == (B, 0)


def test_the_newest_offers_are_remembered_with_how_they_ended() -> None:
    game = live(3).owns(A, READING).cash(A, 500)
    for cash in (50, 60, 70):
        game.play(A, OfferTrade(B, Side((READING,)), Side(cash=cash)))
        game.play(B, DeclineTrade(game.state.trades[-1].id))
    game.play(A, OfferTrade(C, Side((READING,)), Side(cash=90)))
    game.play(C, AcceptTrade(game.state.trades[-1].id))
    known = [(it.trade.takes.cash, it.by, it.cash, it.deeds) for it in game.state.past_offers]
    mine = ((500, 1500), (1, 0))
    assert known == [(60, "declined", *mine), (70, "declined", *mine), (90, "made", *mine)]
    assert [len(seat_view(game.state, seat).past_offers) for seat in (A, B, C)] == [3, 2, 1]
    assert public_view(game.state).past_offers == ()


def test_sixteen_offers_of_one_player_to_another_are_remembered() -> None:
    spaces = (1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29)
    game = live(3).owns(A, *spaces).cash(A, 500)
    for space in spaces:
        game.play(A, OfferTrade(B, Side((space,)), Side(cash=50)))
        game.play(B, DeclineTrade(game.state.trades[-1].id))
    game.play(A, OfferTrade(C, Side((1,)), Side(cash=50)))
    game.play(C, DeclineTrade(game.state.trades[-1].id))
    known = [(it.trade.partner, *it.trade.gives.deeds) for it in game.state.past_offers]
    assert known == [*((B, space) for space in spaces[1:]), (C, 1)]
