"""Milestones of a log: full sets, high rents, and who is out; of its public events alone."""

import pytest

from engine.analysis.milestones import SetCompleted, may_be_milestone, milestones
from engine.core import events as e
from engine.core.events import Event, visible_to
from engine.core.undo import LogLine, undo_line
from engine.core.why import Rent
from engine.editions.catalogue import rules_of
from tests.support.choices import TODAY, named, paced
from tests.support.event_logs import log_of
from tests.support.game import BALTIC, MEDITERRANEAN, VERMONT, A, B
from tests.support.random_logs import whole_game

START = e.GameStarted(rules_of("1994"), ("hat", "car"))
BROWN = START.rules.properties[BALTIC].group
STEPS = 150


def log(*lines: tuple[Event, ...]) -> list[LogLine]:
    begun = LogLine(1, None, "start", "host", (START, e.TurnStarted(A)))
    later = [LogLine(at, A, "0 end", "press", events) for at, events in enumerate(lines, 2)]
    return [begun, *later]


def test_the_last_property_of_a_group_completes_it() -> None:
    lines = log(
        (e.PropertyBought(A, VERMONT, 100), e.PropertyBought(A, BALTIC, 60)),
        (e.PropertyBought(A, MEDITERRANEAN, 60),),
        (e.PropertyBought(A, MEDITERRANEAN + 4, 200),),
    )
    assert milestones(lines, 0) == [SetCompleted(A, BROWN)]
    assert milestones(lines, 2) == [SetCompleted(A, BROWN)]
    assert milestones(lines, 3) == []


@pytest.mark.parametrize(("amount", "found"), [(500, 0), (501, 1)])
def test_a_rent_above_a_third_of_the_cash_is_one(amount: int, found: int) -> None:
    paid = e.Paid(A, (B,), amount, Rent(VERMONT, "built", amount, 1, 2))
    assert milestones(log((paid,)), 0) == [paid] * found


def test_what_is_taken_back_is_none() -> None:
    lines = log((e.PropertyBought(A, BALTIC, 60),), (e.PropertyBought(A, MEDITERRANEAN, 60),))
    back = LogLine(4, A, undo_line(3), "press", ())
    assert milestones([*lines, back], 0) == []


def test_who_resigns_is_not_told_to_have_gone_bankrupt_too() -> None:
    resigned = (e.Resigned(A), e.WentBankrupt(A, ()))
    assert milestones(log(resigned), 0) == [e.Resigned(A)]
    assert milestones(log((e.WentBankrupt(A, ()),)), 0) == [e.WentBankrupt(A, ())]


@pytest.mark.parametrize("number", TODAY, ids=map(named, TODAY.values()))
def test_no_secret_of_any_game_makes_a_milestone(number: int) -> None:
    _, events = whole_game(number, paced(TODAY[number], number), STEPS)
    public = milestones(log_of(visible_to(events, None)), 0)
    assert public == milestones(log_of(events), 0)
    assert public, "somebody is out at the end"
    assert all(e.audience(it) is None for it in public if not isinstance(it, SetCompleted))
    assert all(map(may_be_milestone, (it for it in public if not isinstance(it, SetCompleted))))
