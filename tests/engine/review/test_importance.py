"""How much episodes count, seen from the end of a game."""

from dataclasses import replace

from engine.analysis.review.episode import Episode
from engine.analysis.review.importance import LASTS, Importance
from engine.analysis.review.records import Moment
from engine.analysis.review.reviewing import review
from engine.analysis.statistics import statistics
from engine.core import events as e
from engine.core.actions import Side
from engine.core.why import Rent
from tests.support import game as g
from tests.support.game import A, B, C
from tests.support.review_logs import RULES, bought, line, log, rent, trade

DEAL = trade(Side((), 300), Side((g.VERMONT,)))
EVEN, AHEAD, SAFE = (0.5, 0.5), (0.8, 0.2), (0.98, 0.02)
A_LITTLE = (0.6, 0.4)


def episode(
    before: tuple[float, ...], after: tuple[float, ...], *events: e.Event, turn: int = 5
) -> Episode:
    moved = [then - now for now, then in zip(before, after, strict=True)]
    return Episode(0, turn, before, after, moved, events=list(events))


def counts(found: Episode, *later: tuple[float, ...], rents: int = 0) -> float:
    """What it counts for, if the chances go on like that after each of the next turns."""
    moments = [Moment(found.turn + at, chances) for at, chances in enumerate(later)]
    return Importance(moments, rents).of(found)


def test_a_swing_counts_as_far_as_it_lasts() -> None:
    rises = episode(EVEN, A_LITTLE)
    assert counts(rises, A_LITTLE, A_LITTLE) > counts(rises, A_LITTLE, (0.55, 0.45)) > 0
    assert counts(rises, A_LITTLE, EVEN) == counts(rises, A_LITTLE, (0.3, 0.7)) == 0


def test_a_large_swing_counts_though_it_changes_back() -> None:
    """Whoever looks at the chances of a game asks what the largest swing was."""
    rises = episode(EVEN, AHEAD)
    assert counts(rises, AHEAD, EVEN) == counts(rises, AHEAD, AHEAD) > 0


def test_what_changes_back_much_later_has_lasted() -> None:
    rises = episode(EVEN, A_LITTLE)
    later = [A_LITTLE] * (LASTS + 1)
    assert counts(rises, *later, EVEN) == counts(rises, *later)


def test_a_group_counts_by_its_share_of_all_rents() -> None:
    deal = episode(EVEN, EVEN)
    deal.completed, deal.brought = [(A, "orange")], 900
    assert counts(deal, rents=1000) > counts(deal, rents=5000) > counts(deal)


def test_a_loss_counts_in_a_decided_game_but_for_its_end() -> None:
    charged = episode(SAFE, SAFE)
    charged.losses = {B: 0.2}
    assert counts(charged) > counts(episode(SAFE, SAFE))
    charged.ends_game = True
    assert counts(charged) == 0


def test_a_loss_counts_for_less_once_it_decides_nothing() -> None:
    """Where a leader is as good as safe, or who pays is as good as out."""
    open_game, led, lost = (
        episode(it, it) for it in ((0.6, 0.2, 0.2), (0.98, 0.01, 0.01), (0.6, 0.02, 0.38))
    )
    for it in (open_game, led, lost):
        it.losses = {B: 0.4}
    assert counts(open_game) > counts(led) == counts(lost) > 0


def test_deals_that_complete_groups_count_for_more() -> None:
    trade, rent_paid = episode(EVEN, AHEAD), episode(EVEN, AHEAD)
    trade.completed = [(A, "orange")]
    lot = episode(EVEN, AHEAD, e.PropertyBought(A, g.VERMONT, 100))
    assert counts(trade) > counts(rent_paid) == counts(lot)


def test_a_group_that_is_inherited_counts_no_more_than_the_fall() -> None:
    fall, heir = (episode(EVEN, AHEAD, e.WentBankrupt(B, (A,))) for _ in range(2))
    heir.completed = [(A, "orange")]
    assert counts(heir) == counts(fall)


def test_a_deal_for_a_group_that_earns_counts_though_its_swing_changes_back() -> None:
    """Its buyer may have no cash left to build with for a while."""
    swing = episode(EVEN, A_LITTLE, e.TradeMade(DEAL))
    deal = replace(swing, completed=[(A, "orange")], brought=20)
    assert counts(deal, A_LITTLE, EVEN, rents=101) < counts(deal, A_LITTLE, rents=101)
    assert counts(deal, A_LITTLE, EVEN, rents=100) == counts(deal, A_LITTLE, rents=100)


def told_of(*events: e.Event) -> list[tuple[e.Event, ...]]:
    """What a review tells of C, who owes A for a light blue, after these events."""
    owed = e.DebtOpened(C, (A,), 1400, rent(g.VERMONT, 1400))
    roll = e.DiceRolled(C, 4, 4, 1)
    turns = (e.TurnStarted(B), e.TurnStarted(C))
    lines = line("0 buy", *bought(A, *g.LIGHT_BLUES)), line("2 throw", *turns, *events, roll, owed)
    return [it.events for it in review(log(*lines)).turning_points]


def test_the_purchase_of_what_brought_the_rents_is_told() -> None:
    (first, *_) = told_of()
    assert first == bought(A, g.LIGHT_BLUES[-1])


def test_four_railroads_are_a_group_too() -> None:
    rails = (g.READING, 15, 25, 35)
    owed = e.Paid(C, (B,), 200, Rent(35, "railroads", 200, 1, 4))
    turn = e.TurnStarted(C), e.DiceRolled(C, 4, 4, 1), e.Moved(C, 0, 35), owed
    points = review(log(line("0 buy", *bought(B, *rails)), line("2 throw", *turn))).turning_points
    assert points[0].events == bought(B, rails[-1])
    assert (points[0].completed, points[0].brought) == (((B, "railroad"),), 200)


def test_a_group_brought_as_much_as_the_statistics_say() -> None:
    """Rents in full, and what was left of a player whom the last one ruined."""
    turn = e.TurnStarted(C), e.DiceRolled(C, 4, 4, 1)
    owed = e.DebtOpened(C, (A,), 2000, rent(g.VERMONT, 2000))
    ruin = owed, e.WentBankrupt(C, (A,)), e.EstateTaken(C, A, 1400, (), ())
    events = *turn, e.Paid(C, (A,), 100, rent(g.ORIENTAL, 100)), *ruin
    written = log(line("0 buy", *bought(A, *g.LIGHT_BLUES)), line("2 throw", *events))
    group = RULES.properties[g.VERMONT].group
    (brought,) = [it.brought for it in review(written).turning_points if (A, group) in it.completed]
    counted = statistics(written)
    assert brought == counted.earned_for(group) == 1500
