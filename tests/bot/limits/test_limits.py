"""What is counted: what calls others, and what is costly."""

from __future__ import annotations

import re

import pytest

from bot.language.language import languages, load
from bot.limits.buckets import Rate
from bot.limits.rates import REFUSALS, LimitReached, Limits, limit_sentence
from tests.support.manual_clock import ManualClock

ADA, BO, CLEO = 1, 2, 3


def reached(work: object) -> str:
    with pytest.raises(LimitReached) as refused, work:  # type: ignore[attr-defined]
        raise AssertionError
    return refused.value.what


def test_what_calls_others_is_counted_by_person_and_game() -> None:
    limits = Limits({"offers": Rate(2, 60.0)}, now=ManualClock())
    for _ in range(2):
        with limits.count_call("offers", ADA, "game"):
            pass
    assert reached(limits.count_call("offers", ADA, "game")) == "offers"
    with limits.count_call("offers", ADA, "another"), limits.count_call("offers", BO, "game"):
        pass


def test_what_is_refused_or_reaches_nobody_is_not_counted() -> None:
    limits = Limits({"questions": Rate(1, 60.0)}, now=ManualClock())
    for _ in range(3):
        with pytest.raises(KeyError), limits.count_call("questions", ADA):
            raise KeyError
        with limits.count_call("questions", ADA) as counted:
            counted.refund()
            counted.refund()
    with limits.count_call("questions", ADA):
        pass
    assert reached(limits.count_call("questions", ADA)) == "questions"


def test_one_costly_request_a_person_and_so_many_in_all() -> None:
    limits = Limits(queues={"films": 2}, now=ManualClock())
    with limits.hold_place("films", ADA):
        assert reached(limits.hold_place("films", ADA)) == "working"
        with limits.hold_place("films", BO):
            assert reached(limits.hold_place("films", CLEO)) == "queue"
        with limits.hold_place("films", CLEO):
            pass
    with limits.hold_place("films", ADA):
        pass


def test_costly_requests_are_counted_by_person_whatever_they_are() -> None:
    clock = ManualClock()
    limits = Limits({"costly": Rate(2, 20.0)}, queues={"films": 1, "lookups": 1}, now=clock)
    for work in ("films", "lookups"):
        with limits.hold_place(work, ADA):
            pass
    assert reached(limits.hold_place("lookups", ADA)) == "costly"
    with limits.hold_place("lookups", BO):
        assert reached(limits.hold_place("lookups", CLEO)) == "queue"
    clock.now = 10.0
    with limits.hold_place("lookups", ADA):
        assert reached(limits.hold_place("lookups", ADA)) == "working"
    for _ in range(2):
        with limits.hold_place("lookups", CLEO):
            pass


def test_what_fails_makes_room_too() -> None:
    limits = Limits(queues={"lookups": 1}, now=ManualClock())
    with pytest.raises(KeyError), limits.hold_place("lookups", ADA):
        raise KeyError
    with limits.hold_place("lookups", BO):
        pass


def test_a_full_queue_is_said_to_move_as_fast_as_it_did() -> None:
    clock = ManualClock()
    limits = Limits(queues={"films": 1}, now=clock)
    for _ in range(40):
        with limits.hold_place("films", ADA):
            clock.now += 30.0
    with (
        limits.hold_place("films", ADA),
        pytest.raises(LimitReached) as refused,
        limits.hold_place("films", BO),
    ):
        raise AssertionError
    assert refused.value.seconds == pytest.approx(30.0, abs=0.5)


def test_what_is_refused_does_not_make_a_queue_look_faster() -> None:
    clock = ManualClock()
    limits = Limits({"costly": Rate(41, 41e6)}, queues={"films": 1}, now=clock)
    for _ in range(40):
        with limits.hold_place("films", ADA):
            clock.now += 30.0
    with limits.hold_place("films", ADA):
        pass
    for _ in range(40):
        assert reached(limits.hold_place("films", ADA)) == "costly"
    with limits.hold_place("films", BO), pytest.raises(LimitReached) as refused:
        limits.hold_place("films", CLEO).__enter__()
    assert refused.value.seconds == pytest.approx(24.0, abs=0.5)


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("what", [it for it in REFUSALS if it != "working"])
def test_whoever_meets_a_limit_is_told_when_it_goes_on(what: str, locale: str) -> None:
    told = limit_sentence(LimitReached(what, 7.2), load(locale), 1000.0)
    assert re.search("<t:1008:[Tf]>", told), "a time that stays right when it is read late"
