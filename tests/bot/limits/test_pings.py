"""One player pings the same person only so often, whatever they take back in between."""

from __future__ import annotations

from bot.limits.buckets import Rate
from bot.limits.pings import RepeatedPings
from tests.support.manual_clock import ManualClock

ADA, BEN, CLEO = 1, 2, 3


def test_offers_that_are_withdrawn_and_made_anew_ping_less_and_less() -> None:
    clock = ManualClock()
    pings = RepeatedPings(Rate(2, 600), clock)
    heard = []
    for minute in range(8):
        clock.now = 60.0 * minute
        heard.append(pings.take_ping(ADA, BEN, f"trade:{minute}"))
    assert heard == [True, True, False, False, False, True, False, False]


def test_each_pair_counts_by_itself() -> None:
    pings = RepeatedPings(Rate(1, 60), ManualClock())
    assert pings.take_ping(ADA, BEN, "trade:1")
    assert pings.take_ping(ADA, CLEO, "trade:2")
    assert pings.take_ping(BEN, ADA, "trade:3")
    assert not pings.take_ping(ADA, BEN, "trade:4")


def test_what_is_sent_again_counts_once() -> None:
    pings = RepeatedPings(Rate(1, 60), ManualClock())
    assert [pings.take_ping(ADA, BEN, "trade:1") for _ in range(3)] == [True] * 3
    assert not pings.take_ping(ADA, BEN, "trade:2")


def test_an_older_question_that_is_sent_again_counts_once_too() -> None:
    pings = RepeatedPings(Rate(2, 60), ManualClock())
    abouts = ("trade:1", "trade:2", "trade:1", "trade:2")
    assert [pings.take_ping(ADA, BEN, it) for it in abouts] == [True] * 4
    assert not pings.take_ping(ADA, BEN, "trade:3")


def test_without_a_limit_everything_pings() -> None:
    pings = RepeatedPings(None)
    assert all(pings.take_ping(ADA, BEN, str(number)) for number in range(100))
