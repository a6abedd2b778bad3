"""Each decision of the engine has a class, and each class a time at the paces that need it."""

from typing import get_args

import pytest

from engine.core.decisions import Decision
from engine.host.clocks.decision_classes import (
    CLASS_NAMES,
    DECISION_CLASSES,
    ClassName,
    DecisionClass,
)
from engine.host.clocks.paces import PACES, Pace
from engine.record import kind_of


@pytest.mark.parametrize("decision", get_args(Decision), ids=kind_of)
def test_each_decision_of_the_engine_has_a_class(decision: type[Decision]) -> None:
    assert decision.about in DECISION_CLASSES


def test_each_class_has_one_row() -> None:
    assert CLASS_NAMES == get_args(ClassName) == tuple(DECISION_CLASSES)


@pytest.mark.parametrize("pace", PACES.values(), ids=lambda pace: pace.name)
def test_each_class_has_a_time_and_a_hold_only_where_turns_are_live(pace: Pace) -> None:
    assert set(CLASS_NAMES) - set(pace.times) == (set() if pace.live else {"hold"})


@pytest.mark.parametrize("row", DECISION_CLASSES.values(), ids=lambda row: row.name)
def test_nobody_is_missed_who_was_never_called(row: DecisionClass) -> None:
    assert row.reminded or not row.counts_as_missed
    assert row.counts_as_missed or not row.uses_bank
