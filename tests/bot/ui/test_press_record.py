"""Presses as records: each has an answer, and nothing is read that no message of ours offers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.contents import HANDLERS
from bot.features.trade.presses import Pages, SendSurely, Toggle, TradeWith
from bot.ui import press_record
from bot.ui.press import MAX_LENGTH, Press, Unreadable
from bot.ui.press_record import PressRecord, record_of
from tests.support.for_a_release import for_a_release
from tests.support.press_shapes import EXAMPLES

UNOFFERED = (
    *("mine:1", "mine: ", "board:x", "history:", "history:-1", "history:newest", "stats:cash"),
    *("trade:fly", "trade:look", "trade:look x", "trade:look 07", "trade:look 1 2"),
    *("trade:look  1", "trade:look 1 ", "trade:look 1234567890", "trade:again 1"),
    *("trade:sure 1 0x1", "trade:yes 1 -1", "received:act 1_1", "received:act A"),
    *("draft:give 1", "draft:give 1 0.0", "draft:put 1 0.0.0 more 5", "draft:put 1 0.0.0 give"),
    *("draft:cash 1 0.0.0 more", "received:pick 1", "orders:save all", "orders:clear"),
    *("orders:bogus x", "lobby:join xyz", "lobby:without 839ea09d", "prefer:offers"),
    *("prefer:sound", "zone:moon", "undo:maybe", "vote:", "guide:open shop", "lots:file"),
    *("lots:amount 1", "claim:typed fly", "bid:typed", "debt:confirm x 1", "dear:1 2"),
    *("do:", "do:fly", "do:0 throw", "advise:act", "advise:borrow x build 1=1", "learn:borrow 1"),
)  # fmt: skip


def records(base: type[PressRecord]) -> Iterator[type[PressRecord]]:
    """All records that are made from a class: those that have a verb of their own."""
    for record in base.__subclasses__():
        if "verb" in vars(record):
            yield record
        yield from records(record)


def test_every_record_is_answered() -> None:
    ours = {it for it in records(PressRecord) if it.__module__.startswith("bot.")}
    assert ours == HANDLERS.keys()


@for_a_release
def test_every_record_has_an_example() -> None:
    assert HANDLERS.keys() == EXAMPLES.keys()


@pytest.mark.parametrize("text", UNOFFERED)
def test_what_no_message_offers_is_unreadable(text: str) -> None:
    verb, _, arguments = text.partition(":")
    press = Press("abcdefg", 1, verb, arguments)
    record = record_of(press)
    assert record is not None or verb in {it.verb for it in HANDLERS}
    if record is not None:
        with pytest.raises(Unreadable):
            record.read(press)


@pytest.mark.parametrize(
    ("press", "arguments"),
    [
        (TradeWith("abc"), "with"),
        (TradeWith("abc", 0), "with 0"),
        (Toggle("abc", "put", 1, Pages(0, 2, 0), "take", 39), "put 1 0.2.0 take 39"),
        (SendSurely("abc", 3, Pages(), "2a41e3f6"), "sure 3 0.0.0 2a41e3f6"),
    ],
)
def test_fields_stand_in_the_order_of_the_record(press: PressRecord, arguments: str) -> None:
    assert press.custom_id == f"m1:abc:0:{press.verb}:{arguments}"
    assert type(press).read(Press("abc", 0, press.verb, arguments)) == press


def test_a_record_that_is_too_long_is_refused_when_it_is_written() -> None:
    with pytest.raises(ValueError, match="too long"):
        _ = SendSurely("abc", 3, Pages(), "x" * MAX_LENGTH).custom_id


def test_two_records_are_not_read_from_the_same_custom_ids() -> None:
    class Other(PressRecord):
        """Look at something else."""

    with pytest.raises(AssertionError, match="the same custom_ids"):
        press_record.press_record("trade", "look", acts=False)(Other)
