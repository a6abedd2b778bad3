"""Double presses: what has come up under a finger, for how long, and what never waits."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from typing import Any, cast

import discord
import pytest

from bot.discord.double_presses import (
    DOUBLE_PRESS_SECONDS,
    DoublePresses,
    PressedButton,
    does_other,
)
from bot.discord.received_messages import PressedMessage
from bot.ui.press import Press

ADA, BO = 1, 2
TABLE = 50
ROLL = Press("abc", 4, "do", "throw")
SELL = "act sell 0 sell 6=0"
MORTGAGE, UNMORTGAGE = "act mortgage 0 mortgage 1", "act mortgage 0 lift 1"
BUY = Press("abc", 5, "do", "buy")
PUT, OUT = "put 1 0.0.0 give 6", "out 1 0.0.0 give 6"


@dataclass
class Hand:
    """What people press, at times that the test says; their messages have the buttons it says."""

    seconds: float = 0.7
    now: float = 1000.0
    ids: count[int] = field(default_factory=lambda: count(100))

    def __post_init__(self) -> None:
        self.presses = DoublePresses(self.seconds, lambda: self.now)

    def press(
        self,
        press: Press,
        *there: Press,
        user: int = ADA,
        message: int = TABLE,
        at: float | None = None,
    ) -> PressedButton | None:
        """A press on a message on which these can be pressed; on what it counts as, if it does."""
        buttons = [{"type": 2, "custom_id": it.custom_id} for it in (press, *there)]
        shown = PressedMessage({"id": message, "components": [{"type": 1, "components": buttons}]})
        moment = datetime.fromtimestamp(self.now if at is None else at, UTC)
        interaction: Any = _Interaction(next(self.ids), _User(user), shown, moment)
        return self.presses.note(cast(discord.Interaction, interaction), press, press.custom_id)

    def answered(self, press: Press, *there: Press, message: int = TABLE) -> PressedButton:
        """A press that is meant, and has just been answered."""
        pressed = self.press(press, *there, message=message)
        assert pressed is not None
        pressed.note_shown()
        return pressed


@dataclass
class _User:
    id: int


@dataclass
class _Interaction:
    id: int
    user: _User
    message: PressedMessage
    created_at: datetime


@pytest.mark.parametrize(
    ("passed", "meant"), [(0.0, False), (0.18, False), (0.69, False), (0.71, True)]
)
def test_a_press_within_the_moment_is_not_meant(passed: float, meant: bool) -> None:
    hand = Hand()
    hand.answered(ROLL)
    hand.now += passed
    assert (hand.press(BUY) is not None) is meant
    assert hand.press(BUY, user=BO) is not None, "somebody else has not pressed"


def test_the_moment_begins_when_the_answer_is_shown() -> None:
    hand = Hand()
    pressed = hand.press(ROLL)
    assert pressed is not None
    hand.now += 10
    assert hand.press(BUY) is None, "the button may be there at any time"
    pressed.note_shown()
    hand.now += 0.5
    pressed.note_answered()
    hand.now += 0.1
    assert hand.press(BUY) is None
    hand.now += 0.2
    assert hand.press(BUY) is not None


def test_without_an_answer_the_moment_begins_when_none_follows_any_more() -> None:
    hand = Hand()
    pressed = hand.press(ROLL)
    assert pressed is not None
    pressed.note_answered()
    hand.now += 0.6
    assert hand.press(BUY) is None
    hand.now += 0.2
    assert hand.press(BUY) is not None


def test_a_press_that_is_never_answered_holds_up_one_other() -> None:
    hand = Hand()
    assert hand.press(ROLL) is not None
    hand.now += 60
    assert hand.press(BUY) is None
    hand.now += 0.8
    assert hand.press(BUY) is not None


def test_nothing_is_refused_where_it_is_switched_off() -> None:
    hand = Hand(seconds=0)
    hand.answered(ROLL)
    assert hand.press(BUY) is not None


def test_what_was_there_before_never_waits() -> None:
    for message in (TABLE, 999):
        hand = Hand()
        hand.answered(ROLL, BUY)
        assert hand.press(BUY, message=message) is not None


@pytest.mark.parametrize(
    ("pressed", "then", "message", "meant"),
    [
        (ROLL, BUY, TABLE - 1, False),
        (Press("abc", 4, "do", "pass"), BUY, TABLE - 1, False),
        (Press("abc", 0, "vote", "yes"), BUY, TABLE - 1, True),
        (ROLL, Press("abc", 0, "trade", "accept 7"), TABLE - 1, True),
        (ROLL, Press("xyz", 5, "do", "buy"), TABLE - 1, True),
        (Press("abc", 0, "trade", "accept 7"), Press("abc", 0, "trade", "yes 7"), 999, False),
        (Press("abc", 0, "vote", "yes"), BUY, 999, False),
    ],
)
def test_of_other_messages_the_new_ones_count_and_the_next_decision(
    pressed: Press, then: Press, message: int, meant: bool
) -> None:
    hand = Hand()
    hand.answered(pressed)
    assert (hand.press(then, message=message) is not None) is meant


@pytest.mark.parametrize(
    ("pressed", "then"),
    [
        (ROLL, BUY),
        (ROLL, Press("abc", 5, "do", "throw")),
        (ROLL, Press("abc", 5, "do", "decline")),
        (ROLL, Press("abc", 5, "debt", "confirm 0")),
        (Press("abc", 4, "do", "decline"), Press("abc", 5, "do", "bid 1")),
        (Press("abc", 5, "debt", "giveup"), Press("abc", 5, "debt", "bankrupt")),
        (Press("abc", 0, "trade", "accept 7"), Press("abc", 0, "trade", "yes 7")),
        (Press("abc", 0, "lobby", "start"), ROLL),
        (Press("abc", 0, "manage", "tab sell"), Press("abc", 0, "manage", SELL)),
        (Press("abc", 0, "trade", "look 7"), Press("abc", 0, "trade", "decline 7")),
        (Press("abc", 0, "draft", "send 1 0"), Press("abc", 0, "trade", "withdraw 7")),
        (Press("abc", 0, "trade"), Press("abc", 0, "trade", "new 1")),
        (Press("abc", 0, "trade", "again 7"), Press("abc", 0, "draft", "drop 1 0")),
        (Press("0", 0, "guide", "4"), Press("0", 0, "guide", "play")),
        (Press("abc", 0, "draft", PUT), Press("abc", 0, "draft", OUT)),
        (Press("abc", 0, "draft", OUT), Press("abc", 0, "draft", PUT)),
        (Press("abc", 0, "manage", MORTGAGE), Press("abc", 0, "manage", UNMORTGAGE)),
        (Press("abc", 0, "manage", UNMORTGAGE), Press("abc", 0, "manage", MORTGAGE)),
    ],
)
def test_what_does_something_else_may_have_to_wait(pressed: Press, then: Press) -> None:
    assert does_other(then, pressed)


@pytest.mark.parametrize(
    ("pressed", "then"),
    [
        (Press("abc", 4, "do", "bid 10"), Press("abc", 4, "do", "bid 11")),
        (Press("abc", 0, "history", "2"), Press("abc", 0, "history", "3")),
        (Press("abc", 0, "orders", "save"), Press("abc", 0, "orders", "save 2")),
        (ROLL, Press("abc", 0, "manage")),
        (Press("abc", 0, "manage", SELL), Press("abc", 0, "manage", f"{SELL},8=0")),
        (Press("0", 0, "guide", "1"), Press("0", 0, "guide", "2")),
        (Press("abc", 0, "lobby", "join"), Press("abc", 0, "lobby", "start")),
        (ROLL, Press("abc", 0, "mine")),
        (Press("abc", 0, "manage", MORTGAGE), Press("abc", 0, "manage", f"{MORTGAGE}1")),
        (Press("abc", 0, "trade", "with 1"), Press("abc", 0, "draft", PUT)),
        (Press("abc", 0, "draft", PUT), Press("abc", 0, "draft", "out 1 0.0.0 give 8")),
        (Press("abc", 0, "draft", OUT), Press("abc", 1, "board", PUT)),
        (Press("abc", 0, "draft", "send 1 0.0.0"), Press("abc", 0, "draft", "prune 1 0")),
    ],
)
def test_more_of_the_same_and_what_only_opens_never_waits(pressed: Press, then: Press) -> None:
    assert not does_other(then, pressed)


@pytest.mark.parametrize(("seconds", "moment"), [(0.7, DOUBLE_PRESS_SECONDS), (5.0, 5.0)])
def test_the_same_button_within_a_moment_is_one_double_press(seconds: float, moment: float) -> None:
    hand = Hand(seconds)
    first = hand.press(ROLL, at=100.0)
    assert hand.press(ROLL, at=100.0 + moment) is first
    assert hand.press(ROLL, at=99.9) is first, "the second may arrive first"
    assert hand.press(ROLL, user=BO, at=100.0) is not first
    assert hand.press(ROLL, at=100.1 + moment) is not first, "counted from the first"


def test_another_button_between_makes_it_no_double_press() -> None:
    hand = Hand()
    first = hand.answered(ROLL, Press("abc", 0, "manage"))
    assert hand.press(Press("abc", 0, "manage")) is not None
    assert hand.press(ROLL) is not first


def test_a_press_that_was_not_meant_is_no_first_half() -> None:
    hand = Hand()
    hand.answered(ROLL)
    assert hand.press(BUY) is None
    hand.now += 0.8
    second = hand.press(BUY)
    assert second is not None
    assert second.at == hand.now, "it did nothing the first time"
    hand.now += 0.2
    assert hand.press(BUY) is second


def test_every_press_is_taken_as_it_comes_where_that_is_switched_off() -> None:
    hand = Hand(seconds=0)
    assert hand.press(ROLL) is not hand.press(ROLL)


def test_after_a_press_that_has_done_nothing_the_next_is_meant() -> None:
    hand = Hand()
    first = hand.press(ROLL)
    assert first is not None
    first.forget()
    hand.now += 0.5
    second = hand.press(ROLL)
    assert second is not first
    hand.now += 0.5
    assert hand.press(ROLL) is second
