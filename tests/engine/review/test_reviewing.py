"""Reviews of whole games: what holds for every one of them, and logs that cannot be reviewed."""

import pytest

from engine.analysis.review import Review, Unplayed, review
from engine.analysis.review.reviewing import MOST_MOMENTS
from engine.analysis.review.turning_points import MOST_POINTS
from engine.core import events as e
from engine.core.saves import load_events
from engine.core.undo import LogLine
from engine.editions.choice import Choice, resolve
from tests.support import game as g
from tests.support.choices import TODAY, named, seats_for
from tests.support.game import A, B, C
from tests.support.recorded_game import RecordedGame
from tests.support.review_logs import START, bought, line, log, reviewed


def lines_of(recorded: RecordedGame) -> list[LogLine]:
    return [
        LogLine(step.version, step.seat, step.action, step.by, load_events(step.events))
        for step in recorded.steps
    ]


def check(found: Review, seats: int) -> None:
    """What must be true of any review."""
    assert found.moments[0].turn == 0
    assert found.moments[-1].turn == found.turns
    assert len(found.moments) <= MOST_MOMENTS
    assert len(found.turning_points) <= 5
    assert len(found.players) == seats
    for chances in (it.chances for it in found.moments):
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1)
    for point in found.turning_points:
        assert point.events
        assert sum(point.after) == pytest.approx(1)
    check_that_numbers_agree(found)
    for player in found.players:
        assert player.best is None or player.best.gain > 0
        assert player.costliest is None or player.costliest.gain < 0


def check_that_numbers_agree(found: Review) -> None:
    """One event has the same chances in the graph, as a turning point and as a choice."""
    for point in found.turning_points:
        here = [it.chances for it in found.moments if it.turn == point.turn]
        assert here.index(point.before) <= here.index(point.after)
        for seat, player in enumerate(found.players):
            for choice in (player.best, player.costliest):
                if choice is not None and set(choice.events) & set(point.events):
                    assert choice.chance == point.after[seat]


@pytest.mark.parametrize("choice", TODAY.values(), ids=named)
def test_a_game_by_any_rules_with_choices_taken_back_is_reviewed(choice: object) -> None:
    rules = resolve(choice).played_by_post()  # type: ignore[arg-type]
    seats = seats_for(rules, 3)
    recorded = RecordedGame(rules, 11, seats).played(150).played_out()
    found = review(lines_of(recorded))
    check(found, seats)
    winners = recorded.state.winners
    chances = found.moments[-1].chances
    assert {seat for seat in range(seats) if chances[seat] > 0} == set(winners)


def test_after_the_fall_that_ends_a_game_the_chances_are_its_result() -> None:
    """In the Short Game two players are left, and the judge would still give each a chance."""
    rules = resolve(Choice(game="short")).played_by_post()
    recorded = RecordedGame(rules, 25, 3).played(700)
    found = review(lines_of(recorded))
    last = found.turning_points[-1]
    assert any(isinstance(event, e.WentBankrupt) for event in last.events)
    assert last.after == found.moments[-1].chances
    assert sorted(last.after) == [0, 0, 1]


def test_a_game_ended_early_is_reviewed_too() -> None:
    recorded = RecordedGame(START.rules.played_live(), 5, 4).played(300).ended_early()
    assert recorded.undone, "this seed takes nothing back"
    check(review(lines_of(recorded)), 4)


def test_a_game_that_was_called_off_has_no_winner() -> None:
    recorded = RecordedGame(START.rules.played_live(), 5, 4).played(200)
    chances = review(lines_of(recorded)).moments[-1].chances
    assert all(0 < it < 1 for it in chances)


def test_what_was_taken_back_does_not_count() -> None:
    end = line("0 end", e.TurnStarted(B))
    kept = reviewed(line("0 buy", *bought(A, g.VERMONT)), end)
    undone = reviewed(
        line("0 buy", *bought(A, g.ORIENTAL)),
        line("undo 2", by="host"),
        line("0 buy", *bought(A, g.VERMONT)),
        end,
    )
    assert undone == kept


def test_a_long_game_has_no_more_moments_than_can_be_drawn() -> None:
    turns = [line("0 end", e.TurnStarted(it % 3)) for it in range(900)]
    found = reviewed(*turns)
    assert MOST_MOMENTS - 2 * MOST_POINTS <= len(found.moments) <= MOST_MOMENTS
    assert found.moments[-1].turn == 901


def test_a_persons_line_that_is_no_action_is_passed_over() -> None:
    """The host logs what people do apart from playing, some of it with their seat."""
    away = LogLine(2, A, "away", "press", (e.HoldEnded(A),))
    assert review([*log(), away]).turns == 1


def test_a_game_without_a_roll_is_not_reviewed() -> None:
    with pytest.raises(Unplayed):
        review([LogLine(1, None, "start", "host", (START, e.TurnStarted(A)))])


def test_a_log_without_its_beginning_is_not_reviewed() -> None:
    with pytest.raises(ValueError, match="GameStarted"):
        review(log()[1:])
    with pytest.raises(ValueError, match="GameStarted"):
        review(log(line("0 end", e.TurnStarted(C)))[1:])
