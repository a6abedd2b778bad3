"""Which episode of a game an event belongs to: that of the action that caused it."""

from dataclasses import replace

import pytest

from engine.analysis.review import review
from engine.analysis.review.episodes import Episodes
from engine.analysis.review.judged_table import JudgedTable
from engine.core import events as e
from engine.core.actions import Side
from engine.core.events import Event, RentClaim
from engine.core.timeline import Timeline
from engine.core.why import AuctionPrice, IncomeTax, JailFine, Rent
from engine.players.judge.judging import fitted_judge
from tests.support import game as g
from tests.support.game import A, B, C
from tests.support.judges import WorthJudge
from tests.support.review_logs import Line, bought, line, log, rent, reviewed, trade

BEGUN = line("0 buy", *bought(A, g.ORIENTAL, g.CONNECTICUT), *bought(B, g.VERMONT, g.BOARDWALK))
DEAL = e.TradeMade(trade(Side((), 300), Side((g.VERMONT,))))
BUILT = e.Built(A, tuple((space, 4) for space in g.LIGHT_BLUES), 600, 20, 12)
TO_C = line("1 end", e.TurnStarted(B), e.TurnStarted(C))
JAILED = (e.Jailed(A, "space"), e.TurnStarted(A))
VISIT = rent(g.VERMONT, 900)


def told(*lines: Line) -> list[tuple[Event, ...]]:
    """What the turning points tell after a trade that completed a group, on which A has built."""
    return [
        it.events for it in reviewed(BEGUN, line("1 accept 7", DEAL, BUILT), *lines).turning_points
    ]


def test_an_answer_belongs_to_the_move_that_asked_though_others_traded_meanwhile() -> None:
    """The chances told after a trade are those before the tax that another player pays then."""
    swap = e.TradeMade(trade(Side((), 1000), Side((g.BOARDWALK,))))
    roll = line("2 throw", e.TurnStarted(C), e.DiceRolled(C, 1, 3, 1), e.Moved(C, 0, 4))
    taxed = line("2 flat", e.Paid(C, (), 1400, IncomeTax(None)))
    begun = (BEGUN, roll, line("1 accept 7", swap))
    (untaxed,) = [it for it in reviewed(*begun).turning_points if it.events == (swap,)]
    (point,) = [it for it in reviewed(*begun, taxed).turning_points if it.events == (swap,)]
    assert point.after == untaxed.after


def test_what_is_built_in_a_turn_is_not_told_with_the_fine_that_follows() -> None:
    rounds = [e.TurnStarted(seat) for seat in (A, B, C, A, B, C)]
    begun = line("0 buy", *bought(A, *g.LIGHT_BLUES), *rounds, *JAILED, by="silence")
    built, end = line("0 build", BUILT), line("0 end", e.TurnStarted(B))
    left = line("0 fine", e.Paid(A, (), 500, JailFine()), e.JailLeft(A, "fine"))
    alone, followed = (
        review(log(begun, *more, end), WorthJudge(built=2)).players[A].best
        for more in ([built], [built, left])
    )
    assert alone is not None
    assert alone.events == (BUILT,)
    assert alone == followed


def test_who_resigns_is_told_to_resign_whatever_was_owed_before() -> None:
    """What a trade has forgiven takes nobody out of the game any more."""
    owed = e.DebtOpened(C, (A,), 1800, VISIT)
    settled = e.TradeMade(trade(Side((), 10), Side(), proposer=C, partner=A))
    debt = line("2 throw", e.DiceRolled(C, 4, 4, 1), e.Moved(C, 0, g.VERMONT), owed)
    forgiven = line("0 accept 7", settled, e.DebtForgiven(C))
    out = e.Resigned(C), e.WentBankrupt(C, ())
    assert out in told(TO_C, debt, forgiven, line("2 resign", *out))


def test_a_rent_like_one_that_was_forgiven_is_a_rent_of_its_own() -> None:
    moved, charged = e.Moved(C, 0, g.VERMONT), e.Paid(C, (A,), 900, VISIT)
    debt = line("2 throw", e.DiceRolled(C, 4, 4, 1), moved, e.DebtOpened(C, (A,), 900, VISIT))
    settled = e.TradeMade(trade(Side((), 10), Side(), proposer=C, partner=A))
    forgiven = line("0 accept 7", settled, e.DebtForgiven(C), e.TurnStarted(B), e.TurnStarted(C))
    again = e.DiceRolled(C, 4, 4, 2), replace(moved, start=g.VERMONT, to=g.VERMONT), charged
    assert again[1:] in told(TO_C, debt, forgiven, line("2 throw", *again))


def claim(why: Rent) -> RentClaim:
    return RentClaim(5, A, C, why, 3)


def test_rent_asked_for_at_once_belongs_to_the_move() -> None:
    moved, asked = e.Moved(C, 0, g.VERMONT), claim(VISIT)
    roll = line("2 throw", e.DiceRolled(C, 4, 4, 1), moved, e.RentClaimable(asked))
    charged = e.Paid(C, (A,), VISIT.amount, VISIT)
    assert (moved, charged) in told(TO_C, roll, line("0 collect 5", e.RentClaimed(asked), charged))


def test_rent_asked_for_in_a_later_turn_is_told_in_that_turn() -> None:
    asked, charged = claim(VISIT), e.Paid(C, (A,), VISIT.amount, VISIT)
    moved = e.Moved(C, 0, g.VERMONT)
    roll = line("2 throw", e.DiceRolled(C, 4, 4, 1), moved, e.RentClaimable(asked))
    ended = line("2 end", e.TurnStarted(A))
    late = line("0 collect 5", e.RentClaimed(asked), charged)
    assert (charged,) in told(TO_C, roll, ended, late)


def test_an_asked_rent_that_is_paid_in_the_line_of_another_action_stays_itself() -> None:
    """AMB-79: it is a debt at once, and paid when nothing else is open."""
    asked, charged = claim(VISIT), e.Paid(C, (A,), VISIT.amount, VISIT)
    roll = line("2 throw", e.DiceRolled(C, 4, 4, 1), e.RentClaimable(asked))
    won = e.AuctionWon(B, g.READING, 200)
    price = e.Paid(B, (), 200, AuctionPrice(g.READING))
    sale = line("0 pass", won, price, e.DeedTaken(B, g.READING), charged)
    found = told(TO_C, roll, line("0 collect 5", e.RentClaimed(asked)), sale)
    assert [events for events in found if charged in events] == [(charged,)]


OWED = e.DebtOpened(C, (A,), VISIT.amount, VISIT)
OUT = e.WentBankrupt(C, (A,))


def test_who_resigns_over_a_debt_is_told_to_resign() -> None:
    debt = line("2 throw", e.DiceRolled(C, 4, 4, 1), e.Moved(C, 0, g.VERMONT), OWED)
    assert (e.Resigned(C), OUT) in told(TO_C, debt, line("2 resign", e.Resigned(C), OUT))


def test_who_gives_up_over_a_rent_asked_for_late_is_told_with_the_rent() -> None:
    asked = claim(VISIT)
    roll = line("2 throw", e.DiceRolled(C, 4, 4, 1), e.RentClaimable(asked))
    ended = line("2 end", e.TurnStarted(A))
    late = line("0 collect 5", e.RentClaimed(asked), OWED)
    assert (OWED, OUT) in told(TO_C, roll, ended, late, line("2 giveup", OUT))


def test_buildings_and_group_of_who_goes_bankrupt_belong_to_the_fall() -> None:
    browns = (1, 3)
    begun = line("2 buy", *bought(C, *browns), e.Built(C, ((1, 1), (3, 1)), 100, 18, 12))
    moved = e.Moved(C, 0, g.VERMONT)
    sold = e.BuildingsSold(C, ((1, 0), (3, 0)), 50, 20, 12)
    estate = e.EstateTaken(C, A, 1330, browns, ())
    debt = line("2 throw", e.DiceRolled(C, 4, 4, 1), moved, OWED)
    lines = (
        BEGUN,
        line("1 accept 7", DEAL, BUILT),
        begun,
        TO_C,
        debt,
        line("2 giveup", OUT, sold, estate),
    )
    (fall,) = (it for it in reviewed(*lines).turning_points if OUT in it.events)
    assert fall.events == (moved, OWED, OUT)
    assert fall.completed == ((A, "brown"),)


def test_a_lot_paid_for_with_the_cash_of_a_trade_is_not_told_with_the_trade() -> None:
    """What the trade is told to have changed does not have the lot in it."""
    price = AuctionPrice(g.BOARDWALK)
    won = e.AuctionWon(C, g.BOARDWALK, 1500), e.DebtOpened(C, (), 1500, price)
    begun = line("1 buy", *bought(B, g.PARK_PLACE)), line("2 buy", *bought(C, g.READING))
    swap = e.TradeMade(trade(Side((g.READING,)), Side(cash=900), proposer=C, partner=B))
    paid = e.Paid(C, (), 1500, price), e.DeedTaken(C, g.BOARDWALK)
    sale = *begun, line("2 max 1500", *won)
    alone, followed = (
        [
            it
            for it in reviewed(*sale, line("1 accept 7", swap, *more)).turning_points
            if swap in it.events
        ]
        for more in ((), paid)
    )
    assert [it.after for it in alone] == [it.after for it in followed] != []


def test_what_others_mortgage_meanwhile_does_not_end_a_trade() -> None:
    """What is built on the group at once is told with the trade all the same."""
    owned = line("2 buy", *bought(C, g.READING))
    mortgaged = line("2 mortgage 5", e.Mortgaged(C, g.READING, 100))
    found = reviewed(BEGUN, owned, line("1 accept 7", DEAL), mortgaged, line("0 build", BUILT))
    assert (DEAL, BUILT) in [it.events for it in found.turning_points]


def test_a_rent_like_one_that_was_paid_is_a_rent_of_its_own() -> None:
    moved, charged = e.Moved(C, 0, g.VERMONT), e.Paid(C, (A,), 600, rent(g.VERMONT, 600))
    owed = e.DebtOpened(C, (A,), 600, rent(g.VERMONT, 600))
    debt = line("2 throw", e.DiceRolled(C, 4, 4, 1), moved, owed)
    paid = line("2 settle", charged, e.TurnStarted(B), e.TurnStarted(C))
    again = e.DiceRolled(C, 4, 4, 2), replace(moved, start=g.VERMONT, to=g.VERMONT), charged
    assert again[1:] in told(TO_C, debt, paid, line("2 throw", *again))


def business(*lines: Line) -> list[int]:
    """The turns with something built, sold or mortgaged that belongs to nothing else."""
    timeline = Timeline(log(*lines))
    table = JudgedTable(fitted_judge(), timeline)
    episodes = Episodes(table)
    for entry in timeline:
        episodes.before(entry)
        table.follow(entry)
    return [it.turn for it in episodes.all if it.is_business]


@pytest.mark.parametrize(("later", "turns"), [((B, C, A), []), ((B, C, A, B), [5])])
def test_what_is_built_within_a_round_belongs_to_the_deal(
    later: tuple[int, ...], turns: list[int]
) -> None:
    rounds = line("0 end", *(e.TurnStarted(seat) for seat in later))
    assert business(BEGUN, line("1 accept 7", DEAL), rounds, line("0 build", BUILT)) == turns


def test_business_of_two_turns_is_told_apart() -> None:
    lent, unmortgaged = e.Mortgaged(C, g.READING, 100), e.Unmortgaged(C, g.READING, 110)
    first = line("2 buy", *bought(C, g.READING)), line("2 mortgage 5", lent)
    assert business(*first, line("2 lift 5", unmortgaged)) == [1]
    assert business(*first, line("0 end", e.TurnStarted(B)), line("2 lift 5", unmortgaged)) == [
        1,
        2,
    ]
