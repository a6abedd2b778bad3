"""AMB-58: what a plain player takes, and gives, for a debt that stands between two."""

import pytest

from engine.core import actions as a
from engine.core.actions import Side
from engine.players.computer import next_action
from engine.players.plain.debt_trades import estate
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    DARK_BLUES,
    ILLINOIS,
    ORANGES,
    PARK_PLACE,
    READING,
    ST_JAMES,
    VERMONT,
    A,
    B,
    C,
    Game,
    interest,
    live,
)

NOTHING = Side()


def settled(game: Game, gives: Side, takes: Side = NOTHING, proposer: int = A) -> bool:
    """Whether the computer of the other side takes this for the debt."""
    partner = A + B - proposer
    game.play(proposer, a.OfferTrade(partner, gives, takes, forgives=game.decision.id))
    answer = next_action(game.state, [partner])
    trade = game.state.trades[-1].id
    assert answer in ((partner, a.AcceptTrade(trade)), (partner, a.DeclineTrade(trade)))
    game.play(*answer)
    return isinstance(answer[1], a.AcceptTrade)


# -- the computer is owed ------------------------------------------------------------------------


@pytest.mark.parametrize("dollars", [1, 99, 199])
def test_amb_58_a_few_dollars_never_settle_a_debt_that_cannot_be_raised(dollars: int) -> None:
    game = live(3).cash(A, 200).owns(A, READING, BALTIC).owes(A, 1400, B)
    assert not settled(game, Side(cash=dollars))
    assert game.awaited == (A,)


def test_amb_58_nor_one_that_can() -> None:
    game = live(3).cash(A, 100).owns(A, READING, BOARDWALK).owes(A, 300, B)
    assert not settled(game, Side(cash=100))


@pytest.mark.parametrize(("dollars", "taken"), [(99, False), (100, True)])
def test_amb_58_a_debt_that_can_be_raised_is_worth_its_sum(dollars: int, taken: bool) -> None:
    game = live(3).cash(A, 100).owns(A, READING, BOARDWALK).owes(A, 300, B)
    assert settled(game, Side((READING,), dollars)) is taken


def test_amb_58_part_of_what_the_bankruptcy_would_bring_is_not_enough() -> None:
    game = live(3).cash(A, 50).owns(A, READING, BOARDWALK).owes(A, 1400, B)
    assert not settled(game, Side((BOARDWALK,), 50))
    assert not settled(game, Side((READING, BOARDWALK), 49))


def test_amb_58_all_that_it_would_bring_is() -> None:
    game = live(3).cash(A, 50).owns(A, READING, BOARDWALK).holds(A, "CH-GOOJF").owes(A, 1400, B)
    assert settled(game, Side((READING, BOARDWALK), 50, ("CH-GOOJF",)))
    assert A in game.state.players()


def test_amb_58_the_estate_may_be_worth_more_than_the_debt() -> None:
    game = live(3).cash(A, 0).owns(A, PARK_PLACE, READING).owns(B, BOARDWALK).owes(A, 300, B)
    assert estate(game.state, B, A) == 2 * 350 + 200
    assert not settled(game, Side((READING,)))


def test_amb_58_houses_count_as_what_the_bank_gives_for_them() -> None:
    game = live(3).cash(A, 0).owns(A, READING, *DARK_BLUES).levels(DARK_BLUES, 3, 3)
    before = estate(game.state, B, A)
    game.levels(DARK_BLUES, 4, 4)
    assert estate(game.state, B, A) == before + 2 * 100
    game.owes(A, 2000, B)
    assert not settled(game, Side((READING,)))


def test_amb_58_mortgaged_lots_bring_no_loan_and_cost_ten_per_cent() -> None:
    game = live(3).cash(A, 0).owns(A, READING)
    bare = estate(game.state, B, A)
    game.mortgaged(READING)
    assert estate(game.state, B, A) == bare - 100 - interest(100)


def test_amb_58_the_last_rival_is_not_let_off() -> None:
    game = live(3)
    game.play(C, a.Resign())
    game.cash(A, 50).owns(A, READING).owes(A, 1400, B)
    assert not settled(game, Side((READING,), 50))


def test_amb_58_what_the_computer_has_to_give_in_return_counts() -> None:
    game = live(3).cash(A, 100).owns(A, READING, BOARDWALK).owns(B, ILLINOIS).owes(A, 300, B)
    assert not settled(game, Side((READING,), 100), Side((ILLINOIS,)))


def test_amb_58_a_creditor_does_not_pay_for_the_rescue_either() -> None:
    """A good price for one deed is a bad one for the whole estate."""
    game = live(3).cash(A, 0).owns(A, VERMONT, BOARDWALK, PARK_PLACE, *ORANGES)
    game.mortgaged(BOARDWALK, PARK_PLACE, *ORANGES).owes(A, 60, B)
    game.play(A, a.OfferTrade(B, Side((VERMONT,)), Side(cash=80)))
    assert next_action(game.state, [B]) == (B, a.DeclineTrade(game.state.trades[0].id))
    game.play(A, a.OfferTrade(C, Side((VERMONT,)), Side(cash=80)))
    assert next_action(game.state, [C]) == (C, a.AcceptTrade(game.state.trades[-1].id))


# -- the computer owes ---------------------------------------------------------------------------


def test_amb_58_a_debtor_takes_what_saves_it() -> None:
    game = live(3).cash(A, 50).owns(A, READING, BALTIC).owes(A, 1400, B)
    assert settled(game, NOTHING, Side((READING, BALTIC), 50), proposer=B)


def test_amb_58_even_all_its_deeds_for_less_than_they_are_worth() -> None:
    game = live(3).cash(A, 0).owns(A, *DARK_BLUES).mortgaged(*DARK_BLUES).owes(A, 300, B)
    assert settled(game, NOTHING, Side(DARK_BLUES), proposer=B)
    assert A in game.state.players()


@pytest.mark.parametrize(("dollars", "taken"), [(90, True), (91, False)])
def test_amb_58_and_pays_no_more_than_the_debt(dollars: int, taken: bool) -> None:
    game = live(3).cash(A, 100).owns(A, ST_JAMES, READING, BOARDWALK).owes(A, 300, B)
    assert settled(game, NOTHING, Side((READING,), dollars), proposer=B) is taken


@pytest.mark.parametrize(("named", "taken"), [(0, True), (1, False)])
def test_amb_58_of_two_debts_the_one_that_is_named_is_counted(named: int, taken: bool) -> None:
    game = live(3).cash(A, 0).owns(A, READING, BOARDWALK, ILLINOIS).mortgaged(READING)
    game.owes(A, 300, B).owes(A, 20, B)
    debt = game.state.debt_settlements()[named]
    game.play(A, a.OfferTrade(B, Side((READING,)), NOTHING, forgives=debt.id))
    trade = game.state.trades[-1].id
    answer = a.AcceptTrade(trade) if taken else a.DeclineTrade(trade)
    assert next_action(game.state, [B]) == (B, answer)
