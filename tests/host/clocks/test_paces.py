"""Paces by name and by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.host.clocks.decision_classes import ClassName
from engine.host.clocks.paces import (
    DAY,
    LONGEST,
    MOST_MISSED,
    PACES,
    SHORTEST,
    custom_pace,
    is_pace,
    pace_of,
    read_custom_pace,
)
from engine.host.lobby import Lobby
from engine.host.refusals import Refusal, Refused

CLASSES = sorted(PACES["evening"].times)
TIMES = st.dictionaries(st.sampled_from(CLASSES), st.integers(SHORTEST, LONGEST))


@given(st.sampled_from(sorted(PACES)), TIMES, st.integers(1, MOST_MISSED))
def test_a_pace_by_hand_has_the_times_chosen_and_else_those_it_comes_from(
    base: str, times: dict[ClassName, int], missed: int
) -> None:
    name = custom_pace(base, times, missed)
    assert is_pace(name)
    pace = pace_of(name)
    assert dict(pace.times) == PACES[base].times | times
    assert pace.absent_after == missed
    assert (pace.name, pace.live, pace.lobby) == (base, PACES[base].live, PACES[base].lobby)


@given(st.sampled_from(sorted(PACES)))
def test_nothing_changed_by_hand_is_the_pace_itself(base: str) -> None:
    assert custom_pace(base, PACES[base].times) == base
    assert read_custom_pace(base) is None


def test_a_bank_is_no_longer_than_the_shortest_time_that_was_chosen_for_it() -> None:
    daily = PACES["daily"]
    quick = pace_of(custom_pace("daily", {"buy": 600, "auction": 60}))
    assert quick.bank == 600
    assert quick.refill == daily.refill * 600 // daily.bank
    assert pace_of(custom_pace("daily", {"buy": 3 * DAY})).bank == daily.bank
    assert pace_of(custom_pace("daily", {"auction": 60})).bank == daily.bank


@pytest.mark.parametrize(
    "name",
    [
        custom_pace("daily", {"buy": SHORTEST - 1}),
        custom_pace("daily", {"buy": LONGEST + 1}),
        custom_pace("daily", {}, absent_after=0),
        custom_pace("daily", {}, absent_after=MOST_MISSED + 1),
        '{"pace":"daily","times":{"hold":20}}',
        '{"pace":"daily","times":{"tea":20}}',
        '{"pace":"never"}',
        "{",
        "never",
        "",
    ],
)
def test_a_pace_beyond_the_limits_or_unknown_cannot_be_played(name: str) -> None:
    assert not is_pace(name)
    with pytest.raises(Refused) as refused:
        Lobby(host_id=1).with_pace(1, name)
    assert refused.value.refusal is Refusal.NO_SUCH_PACE
