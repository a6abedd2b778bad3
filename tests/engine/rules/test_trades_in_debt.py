"""AMB-58, AMB-06: trades of somebody who owes, and those that are made in the lock."""

import pytest

from engine.core.actions import AcceptTrade, GiveUp, OfferTrade, Side, Throw
from engine.core.decisions import DebtSettlement, ToThrow
from engine.core.errors import Reason
from engine.core.events import DiceThrown, Paid, TradeMade
from engine.core.why import JailFine, LuxuryTax
from engine.players.computer import next_action
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    ILLINOIS,
    JAIL,
    MEDITERRANEAN,
    ORIENTAL,
    READING,
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


def offered(game: Game, seller: int, buyer: int, gives: Side, takes: Side) -> AcceptTrade:
    """An offer lies open; what accepts it."""
    game.play(seller, OfferTrade(buyer, gives, takes))
    return AcceptTrade(game.state.trades[-1].id)


# -- what lowers nothing ------------------------------------------------------------------------


def test_amb_58_two_sales_that_only_together_clear_the_debt() -> None:
    game = live().cash(A, 0).owns(A, READING, WATER_WORKS).mortgaged(READING, WATER_WORKS)
    game.owes(A, 300, D)
    game.play(B, offered(game, A, B, Side((READING,)), Side(cash=180)))
    assert game.awaited == (A,)
    assert game.cash_of(A) == 180
    game.play(C, offered(game, A, C, Side((WATER_WORKS,)), Side(cash=120)))
    assert game.happened(Paid)[-1] == Paid(A, (D,), 300, LuxuryTax())
    assert (game.cash_of(A), game.cash_of(D)) == (0, 1800)
    assert isinstance(game.decision, ToThrow)


def test_amb_58_a_swap_for_a_deed_that_can_be_mortgaged() -> None:
    game = live().cash(A, 0).owns(A, BOARDWALK).mortgaged(BOARDWALK).owns(B, ILLINOIS)
    game.owes(A, 100, C)
    assert game.offers(A)[0] == GiveUp()
    game.play(B, offered(game, A, B, Side((BOARDWALK,)), Side((ILLINOIS,))))
    assert game.state.raisable(A) == 120
    game.play(A, game.offers(A)[0])  # type: ignore[arg-type]
    assert (game.cash_of(A), game.cash_of(C)) == (20, 1600)


def test_amb_58_as_much_as_before_is_enough() -> None:
    game = live().cash(A, 10).owns(A, READING, BALTIC).owes(A, 500, C)
    accept = offered(game, A, B, Side((READING,)), Side(cash=100))
    assert accept in game.offers(B)
    game.play(B, accept)
    assert game.state.raisable(A) == 140


def test_amb_58_the_creditor_may_buy_part_of_what_pays_him() -> None:
    game = live().cash(A, 120).owns(A, VERMONT, READING).owes(A, 300, C)
    game.play(C, offered(game, A, C, Side((VERMONT,)), Side(cash=80)))
    assert game.awaited == (A,)
    assert (game.cash_of(A), game.owner(VERMONT)) == (200, C)


def test_amb_58_passes_and_mortgaged_lots_count_nothing() -> None:
    game = live().cash(A, 0).owns(A, READING).mortgaged(READING).holds(A, "CH-GOOJF")
    game.owes(A, 100, C)
    for side in (Side((READING,)), Side(passes=("CH-GOOJF",))):
        game.play(B, offered(game, A, B, side, Side(cash=1)))
    assert game.cash_of(A) == 2


def test_amb_58_what_clears_the_debt_may_lower_the_rest() -> None:
    game = live().cash(A, 20).owns(A, READING, BOARDWALK).owes(A, 50, B)
    game.play(C, offered(game, A, C, Side((READING, BOARDWALK)), Side(cash=30)))
    assert (game.cash_of(A), game.owner(BOARDWALK)) == (0, C)
    assert isinstance(game.decision, ToThrow)


def test_amb_58_incoming_money_goes_to_the_debt_as_soon_as_it_covers_it() -> None:
    game = live().cash(A, 20).owes(A, 300, B)
    game.play(A, offered(game, D, A, Side(cash=281), Side()))
    assert (game.cash_of(A), game.cash_of(B)) == (1, 1800)


# -- what is refused ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gives", "takes"),
    [
        (Side((READING,)), Side(cash=99)),
        (Side((BALTIC,), 20), Side(cash=49)),
        (Side(cash=20), Side(passes=("CC-GOOJF",))),
        (Side((READING,)), Side((VERMONT,))),
        (Side(cash=1), Side((ILLINOIS,))),
    ],
)
def test_amb_58_what_lowers_what_the_debtor_can_raise_is_refused(gives: Side, takes: Side) -> None:
    game = live().cash(A, 20).owns(A, READING, BALTIC).holds(B, "CC-GOOJF")
    game.owns(B, VERMONT, ILLINOIS).mortgaged(ILLINOIS).owes(A, 300, C)
    accept = offered(game, A, B, gives, takes)
    assert game.refused(B, accept) is Reason.TRADE_LOWERS_RAISABLE
    assert accept not in game.offers(B)


@pytest.mark.parametrize("gives", [Side((READING,)), Side(passes=("CH-GOOJF",))])
def test_amb_58_something_for_nothing_is_refused(gives: Side) -> None:
    game = live().cash(A, 20).owns(A, READING).mortgaged(READING).holds(A, "CH-GOOJF")
    game.owes(A, 300, C)
    accept = offered(game, A, B, gives, Side())
    assert game.refused(B, accept) is Reason.TRADE_FOR_NOTHING
    assert accept not in game.offers(B)


def test_amb_58_the_ten_per_cent_on_what_is_received_is_deducted() -> None:
    game = live().cash(A, 20).owns(B, READING).mortgaged(READING).owes(A, 300, C)
    accept = offered(game, B, A, Side((READING,), interest(100) - 1), Side())
    assert game.refused(A, accept) is Reason.TRADE_LOWERS_RAISABLE
    game.play(A, offered(game, B, A, Side((READING,), interest(100)), Side()))
    assert (game.cash_of(A), game.owner(READING)) == (20, A)


def test_amb_58_paying_a_mortgage_off_costs_the_debtor_the_ten_per_cent_too() -> None:
    game = live().cash(A, 100 + interest(100)).owns(B, READING).mortgaged(READING).owes(A, 300, C)
    game.play(B, OfferTrade(A, Side((READING,), interest(100) - 1), Side()))
    number = game.state.trades[-1].id
    assert game.refused(A, AcceptTrade(number, (READING,))) is Reason.TRADE_LOWERS_RAISABLE
    game.play(B, OfferTrade(A, Side((READING,), interest(100)), Side()))
    game.play(A, AcceptTrade(game.state.trades[-1].id, (READING,)))
    assert (game.cash_of(A), game.state.raisable(A)) == (interest(100), 100 + interest(100))


# -- AMB-06: in the lock ------------------------------------------------------------------------


def fined(game: Game) -> Game:
    """A has failed the third throw (1 and 2) and owes the fine that comes before the move."""
    game.jailed(A, failed=2).to_move(A).play(A, Throw(), (1, 2))
    assert isinstance(game.decision, DebtSettlement)
    assert game.state.locked()
    return game


@pytest.mark.parametrize("table", [live, by_post])
def test_amb_06_amb_45_a_trade_rescues_from_the_third_turns_fine(table: type[Game]) -> None:
    game = fined(table().cash(A, 46).owns(A, *BROWNS, READING).mortgaged(*BROWNS, READING))
    accept = offered(game, A, B, Side((READING,)), Side(cash=4))
    assert accept in game.offers(B)
    game.play(B, accept)
    assert game.happened(Paid)[-1] == Paid(A, (), 50, JailFine())
    assert (game.space_of(A), game.owner(READING)) == (JAIL + 3, B)
    assert not game.happened(DiceThrown)


def test_amb_06_the_debtor_may_accept_what_others_propose_in_the_lock() -> None:
    game = fined(live().cash(A, 46).owns(A, MEDITERRANEAN).mortgaged(MEDITERRANEAN))
    game.play(A, offered(game, C, A, Side(cash=4), Side((MEDITERRANEAN,))))
    assert game.space_of(A) == JAIL + 3


def test_amb_06_amb_58_in_the_lock_too_nothing_is_given_away() -> None:
    game = fined(live().cash(A, 10).owns(A, ORIENTAL, READING))
    accept = offered(game, A, B, Side((ORIENTAL,)), Side(cash=39))
    assert game.refused(B, accept) is Reason.TRADE_LOWERS_RAISABLE
    accept = offered(game, A, B, Side((ORIENTAL,)), Side())
    assert game.refused(B, accept) is Reason.TRADE_FOR_NOTHING


def test_amb_06_others_close_no_trade_with_each_other_in_the_lock() -> None:
    game = fined(live().cash(A, 0).owns(A, READING))
    accept = offered(game, B, C, Side(cash=5), Side(cash=4))
    assert game.refused(C, accept) is Reason.LOCKED
    assert accept not in game.offers(C)


def test_amb_06_a_computer_rescues_in_the_lock() -> None:
    game = fined(live().cash(A, 46).owns(A, READING).mortgaged(READING))
    accept = offered(game, A, B, Side((READING,)), Side(cash=4))
    other = offered(game, C, B, Side(cash=5), Side(cash=4))
    assert next_action(game.state, (B,)) == (B, accept)
    game.play(B, accept)
    assert game.happened(TradeMade)
    assert game.state.trade(other.trade) is not None


def test_amb_58_a_trade_for_one_debt_leaves_another_between_the_same_two_payable() -> None:
    game = live().cash(A, 0).owns(A, READING, BOARDWALK).owes(A, 250, B).owes(A, 60, B)
    upper, lower = game.state.debt_settlements()
    game.play(A, OfferTrade(B, Side((BOARDWALK,)), Side(), forgives=upper.id))
    # The other debt could be raised before, and could not afterwards.
    accept = AcceptTrade(game.state.trades[-1].id)
    assert game.refused(B, accept) is Reason.TRADE_LOWERS_RAISABLE
    game.play(A, OfferTrade(B, Side((BOARDWALK,)), Side(cash=60), forgives=lower.id))
    game.play(B, AcceptTrade(game.state.trades[-1].id))
    assert game.state.debt_settlements() == ()
    assert (game.cash_of(A), game.owner(BOARDWALK)) == (0, B)
