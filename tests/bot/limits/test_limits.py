"""What is counted: what calls others, and what is costly."""

from __future__ import annotations

import pytest

from bot.limits.buckets import Rate
from bot.limits.rates import REFUSALS, LimitReached, Limits, LimitValues, sentence
from bot.text.language import languages, load
from tests.bot.limits.test_buckets import Clock

ADA, BO, CLEO = 1, 2, 3


def reached(work: object) -> str:
    with pytest.raises(LimitReached) as refused, work:  # type: ignore[attr-defined]
        raise AssertionError
    return refused.value.what


def test_what_calls_others_is_counted_by_person_and_game() -> None:
    limits = Limits(LimitValues(offers=Rate(2, 60.0)), Clock())
    for _ in range(2):
        with limits.calling("offers", ADA, "game"):
            pass
    assert reached(limits.calling("offers", ADA, "game")) == "offers"
    with limits.calling("offers", ADA, "another"), limits.calling("offers", BO, "game"):
        pass


def test_what_is_refused_or_reaches_nobody_is_not_counted() -> None:
    limits = Limits(LimitValues(questions=Rate(1, 60.0)), Clock())
    for _ in range(3):
        with pytest.raises(KeyError), limits.calling("questions", ADA):
            raise KeyError
        with limits.calling("questions", ADA) as calling:
            calling.reached_nobody()
            calling.reached_nobody()
    with limits.calling("questions", ADA):
        pass
    assert reached(limits.calling("questions", ADA)) == "questions"


def test_one_costly_request_a_person_and_so_many_in_all() -> None:
    limits = Limits(LimitValues(films=2), Clock())
    with limits.working("films", ADA):
        assert reached(limits.working("films", ADA)) == "working"
        with limits.working("films", BO):
            assert reached(limits.working("films", CLEO)) == "queue"
        with limits.working("films", CLEO):
            pass
    with limits.working("films", ADA):
        pass


def test_costly_requests_are_counted_by_person_whatever_they_are() -> None:
    clock = Clock()
    limits = Limits(LimitValues(costly=Rate(2, 20.0), films=1, lookups=1), clock)
    for work in ("films", "lookups"):
        with limits.working(work, ADA):
            pass
    assert reached(limits.working("lookups", ADA)) == "costly"
    with limits.working("lookups", BO):
        assert reached(limits.working("lookups", CLEO)) == "queue"
    clock.now = 10.0
    with limits.working("lookups", ADA):
        assert reached(limits.working("lookups", ADA)) == "working"
    for _ in range(2):
        with limits.working("lookups", CLEO):
            pass


def test_what_fails_makes_room_too() -> None:
    limits = Limits(LimitValues(lookups=1), Clock())
    with pytest.raises(KeyError), limits.working("lookups", ADA):
        raise KeyError
    with limits.working("lookups", BO):
        pass


def test_a_full_queue_is_said_to_move_as_fast_as_it_did() -> None:
    clock = Clock()
    limits = Limits(LimitValues(films=1), clock)
    for _ in range(40):
        with limits.working("films", ADA):
            clock.now += 30.0
    with (
        limits.working("films", ADA),
        pytest.raises(LimitReached) as refused,
        limits.working("films", BO),
    ):
        raise AssertionError
    assert refused.value.seconds == pytest.approx(30.0, abs=0.5)


def test_what_is_refused_does_not_make_a_queue_look_faster() -> None:
    clock = Clock()
    limits = Limits(LimitValues(costly=Rate(41, 41e6), films=1), clock)
    for _ in range(40):
        with limits.working("films", ADA):
            clock.now += 30.0
    with limits.working("films", ADA):
        pass
    for _ in range(40):
        assert reached(limits.working("films", ADA)) == "costly"
    with limits.working("films", BO), pytest.raises(LimitReached) as refused:
        limits.working("films", CLEO).__enter__()
    assert refused.value.seconds == pytest.approx(24.0, abs=0.5)


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("what", [it for it in REFUSALS if it != "working"])
def test_whoever_meets_a_limit_is_told_when_it_goes_on(what: str, locale: str) -> None:
    told = sentence(LimitReached(what, 7.2), load(locale), 1000.0)
    assert "<t:1008:R>" in told
