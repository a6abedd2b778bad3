"""Token buckets by a clock that only the test moves."""

from __future__ import annotations

import pytest

from bot.limits.buckets import Rate, TokenBuckets
from tests.support.manual_clock import ManualClock


def test_a_bucket_gives_all_it_has_and_then_evenly_more() -> None:
    clock = ManualClock()
    buckets = TokenBuckets(Rate(4, 20.0), clock)
    assert [buckets.take("ada") for _ in range(4)] == [0.0] * 4
    assert buckets.take("ada") == pytest.approx(5.0)
    clock.now = 4.0
    assert buckets.take("ada") == pytest.approx(1.0)
    clock.now = 5.0
    assert buckets.take("ada") == 0.0
    assert buckets.take("ada") == pytest.approx(5.0)


def test_a_bucket_is_full_again_and_never_more_than_that() -> None:
    clock = ManualClock()
    buckets = TokenBuckets(Rate(3, 30.0), clock)
    for _ in range(3):
        buckets.take("ada")
    clock.now = 1000.0
    assert [bool(buckets.take("ada")) for _ in range(4)] == [False, False, False, True]


def test_each_key_has_a_bucket_of_its_own() -> None:
    buckets = TokenBuckets(Rate(1, 60.0), ManualClock())
    assert buckets.take("ada") == 0.0
    assert buckets.take("bo") == 0.0
    assert buckets.take("ada") > 0


def test_a_token_given_back_can_be_taken_again() -> None:
    buckets = TokenBuckets(Rate(1, 60.0), ManualClock())
    buckets.take("ada")
    buckets.give_back("ada")
    assert buckets.take("ada") == 0.0
    assert buckets.take("ada") > 0


def test_without_a_rate_there_is_no_end() -> None:
    buckets = TokenBuckets(None, ManualClock())
    assert not any(buckets.take("ada") for _ in range(1000))


def test_the_memory_is_bounded_and_whoever_presses_stays_known() -> None:
    buckets = TokenBuckets(Rate(1, 60.0), ManualClock(), most=3)
    buckets.take("ada")
    for number in range(10):
        buckets.take(number)
        assert buckets.take("ada") > 0
    assert buckets.take(0) == 0, "the first are forgotten"


def test_refused_presses_do_not_put_off_the_next_token() -> None:
    clock = ManualClock()
    buckets = TokenBuckets(Rate(2, 10.0), clock)
    for tenth in range(100):
        clock.now = tenth / 10
        buckets.take("ada")
    clock.now = 15.0
    assert buckets.take("ada") == 0.0


@pytest.mark.parametrize(
    ("text", "rate"),
    [("40/20s", Rate(40, 20)), ("8/5m", Rate(8, 300)), (" 6/1H ", Rate(6, 3600))],
)
def test_a_rate_is_written_as_so_many_in_so_long(text: str, rate: Rate) -> None:
    assert Rate.parse(text) == rate


@pytest.mark.parametrize(
    "text", ["", "40", "40/s", "0/5s", "5/0s", "-1/5s", "4/5d", "4 / 5s", "٣/5s"]
)
def test_what_is_no_rate_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a rate"):
        Rate.parse(text)
