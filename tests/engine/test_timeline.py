"""The one reader of a log: what it yields of it, and the table around each event."""

from collections import deque

import pytest

from engine.core import events as e
from engine.core.actions import Side
from engine.core.errors import ImpossibleTransition
from engine.core.events import Event, Trade
from engine.core.timeline import Entry, Timeline, fold_before, taken_back
from engine.core.undo import LogLine, undo_line
from engine.editions.catalogue import rules_of
from tests.support.game import VERMONT, A, B

START = e.GameStarted(rules_of("1994"), ("hat", "car"))
BOUGHT = e.PropertyBought(A, VERMONT, 100)


def log(*lines: tuple[str, tuple[Event, ...]]) -> list[LogLine]:
    """Lines numbered from 2, after the start and the first turn."""
    begun = LogLine(1, None, "start", "host", (START, e.TurnStarted(A)))
    later = [
        LogLine(at, A, action, "press", events) for at, (action, events) in enumerate(lines, 2)
    ]
    return [begun, *later]


def read(timeline: Timeline) -> list[tuple[int, int, str]]:
    """The version, the turn and the kind of each entry."""
    return [(it.line.version, it.turn, it.event.kind) for it in timeline]


def test_each_event_comes_with_its_version_and_its_turn() -> None:
    lines = log(("0 buy", (BOUGHT,)), ("0 end", (e.TurnStarted(B), e.SalaryPaid(B, 200))))
    assert read(Timeline(lines)) == [
        (1, 1, "turn-started"),
        (2, 1, "property-bought"),
        (3, 2, "turn-started"),
        (3, 2, "salary-paid"),
    ]


def test_the_table_is_there_before_and_after_an_event() -> None:
    def owners(entry: Entry) -> tuple[int | None, int | None]:
        before = entry.before.deeds[VERMONT].owner
        return before, entry.after.deeds[VERMONT].owner

    assert [owners(it) for it in Timeline(log(("0 buy", (BOUGHT,))))] == [(None, None), (None, A)]


def test_the_table_before_an_event_is_not_asked_for_after_it() -> None:
    for entry in Timeline(log(("0 buy", (BOUGHT,)))):
        assert entry.after is entry.after
        with pytest.raises(RuntimeError, match="followed this event already"):
            _ = entry.before


def test_what_is_taken_back_is_passed_over_and_so_is_its_table() -> None:
    sold = (e.Mortgaged(A, VERMONT, 50),)
    lines = log(("0 buy", (BOUGHT,)), ("0 mortgage 8", sold), ("undo 2", ()), ("0 buy", (BOUGHT,)))
    timeline = Timeline(lines)
    assert read(timeline) == [(1, 1, "turn-started"), (5, 1, "property-bought")]
    assert timeline.state.seats[A].cash == 1400
    assert not timeline.state.deeds[VERMONT].mortgaged
    assert taken_back(lines) == {2: 4, 3: 4}


def test_what_an_undone_undo_had_taken_back_stays_away() -> None:
    lines = log(("0 a", (BOUGHT,)), ("0 b", ()), ("undo 3", ()), ("0 c", ()), ("undo 2", ()))
    assert read(Timeline(lines)) == [(1, 1, "turn-started")]
    assert taken_back(lines) == {2: 6, 3: 6, 4: 6, 5: 6}


def test_ids_given_before_an_undo_stay_given() -> None:
    lines = log(("0 a", (e.Waiting((), 9),)), ("undo 2", ()))
    state, before = fold_before(lines, 2)
    assert state.agenda.serial == 9 > before.agenda.serial


def test_a_log_goes_on_where_it_was_read_to() -> None:
    timeline = Timeline(log())
    deque(timeline, maxlen=0)
    (entry,) = timeline.read([LogLine(2, A, "0 buy", "press", (BOUGHT,))])
    assert (entry.turn, timeline.state.deeds[VERMONT].owner) == (1, A)


def test_a_trade_needs_no_offer_that_everybody_knows_of() -> None:
    trade = Trade(7, A, B, Side((), 10), Side())
    for events in ((e.TradeMade(trade),), (e.TradeOffered(trade), e.TradeMade(trade))):
        timeline = Timeline(log(("0 offer", events)))
        deque(timeline, maxlen=0)
        assert [seat.cash for seat in timeline.state.seats] == [1490, 1510]
        assert timeline.state.trades == []


@pytest.mark.parametrize("lines", [[], [LogLine(1, None, "undo 1", "host", ())], log()[1:]])
def test_a_log_without_its_beginning_is_refused(lines: list[LogLine]) -> None:
    with pytest.raises(ValueError, match="GameStarted"):
        Timeline(lines)


def test_what_is_not_there_cannot_be_taken_back_nor_looked_at() -> None:
    with pytest.raises(ValueError, match="no step 7 to take back"):
        fold_before(log((undo_line(7), ())), 1)
    with pytest.raises(ValueError, match="no step 7"):
        fold_before(log(), 7)


@pytest.mark.parametrize("false", [e.Moved(A, 5, 9), e.Moved(9, 0, 9), e.Mortgaged(A, 2, 9)])
def test_a_log_that_contradicts_itself_is_told_as_that(false: Event) -> None:
    with pytest.raises(ImpossibleTransition):
        fold_before(log(("0 throw", (false,))), 1)
