"""Double presses: what has come up under a finger, for how long, and what never waits."""

from __future__ import annotations

import pytest

from bot.screens.press import Press
from bot.screens.screen import Button, Screen, Style
from bot.transport.debounce import (
    DOUBLE_PRESS_SECONDS,
    Debounce,
    risky_buttons,
    risky_buttons_elsewhere,
)

ADA, BO = 1, 2
ROLL = Press("abc", 4, "do", "throw")
SELL = "act sell 0 sell 6=0"
BUY = Press("abc", 5, "do", "buy")
PUT, OUT = "put 1 0.0.0 give 6", "out 1 0.0.0 give 6"


class Clock:
    """Seconds, as the test says."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def screen(press: Press, style: Style = "primary", *, disabled: bool = False) -> Screen:
    return Screen(rows=((Button("", press.custom_id, style, disabled),),))


def brought(debounce: Debounce, user: int = ADA) -> None:
    with debounce.sending(user, [BUY.custom_id]):
        pass


@pytest.mark.parametrize(
    ("passed", "meant"), [(0.0, False), (0.18, False), (0.69, False), (0.71, True)]
)
def test_a_press_within_the_moment_is_not_meant(passed: float, meant: bool) -> None:
    clock = Clock()
    debounce = Debounce(0.7, clock)
    brought(debounce)
    clock.now += passed
    assert debounce.is_meant(ADA, BUY.custom_id) is meant
    assert debounce.is_meant(ADA, ROLL.custom_id)
    assert debounce.is_meant(BO, BUY.custom_id), "somebody else has not pressed"


def test_the_moment_begins_when_it_has_been_sent() -> None:
    clock = Clock()
    debounce = Debounce(0.7, clock)
    with debounce.sending(ADA, [BUY.custom_id]):
        clock.now += 10
        assert not debounce.is_meant(ADA, BUY.custom_id), "it may be there at any time"
    clock.now += 0.5
    assert not debounce.is_meant(ADA, BUY.custom_id)


def test_nothing_is_refused_where_it_is_switched_off() -> None:
    debounce = Debounce(0, Clock())
    with debounce.sending(ADA, [BUY.custom_id]):
        assert debounce.is_meant(ADA, BUY.custom_id)
    assert debounce.is_meant(ADA, BUY.custom_id)


@pytest.mark.parametrize(
    ("pressed", "then", "style"),
    [
        (ROLL, BUY, "primary"),
        (ROLL, Press("abc", 5, "do", "throw"), "primary"),
        (ROLL, Press("abc", 5, "do", "decline"), "secondary"),
        (ROLL, Press("abc", 5, "debt", "confirm 0"), "success"),
        (Press("abc", 4, "do", "decline"), Press("abc", 5, "do", "bid 1"), "success"),
        (Press("abc", 5, "debt", "giveup"), Press("abc", 5, "debt", "bankrupt"), "danger"),
        (Press("abc", 0, "trade", "accept 7"), Press("abc", 0, "trade", "yes 7"), "success"),
        (Press("abc", 0, "lobby", "start"), ROLL, "primary"),
        (Press("abc", 0, "manage", "tab sell"), Press("abc", 0, "manage", SELL), "secondary"),
        (Press("abc", 0, "trade", "look 7"), Press("abc", 0, "trade", "decline 7"), "secondary"),
        (Press("abc", 0, "draft", "send 1 0"), Press("abc", 0, "trade", "withdraw 7"), "secondary"),
        (Press("abc", 0, "trade"), Press("abc", 0, "trade", "new 1"), "secondary"),
        (Press("abc", 0, "trade", "again 7"), Press("abc", 0, "draft", "drop 1 0"), "secondary"),
        (Press("0", 0, "guide", "4"), Press("0", 0, "guide", "play"), "primary"),
        (Press("abc", 0, "draft", PUT), Press("abc", 0, "draft", OUT), "success"),
        (Press("abc", 0, "draft", OUT), Press("abc", 0, "draft", PUT), "secondary"),
    ],
)
def test_what_does_something_else_is_brought_up(pressed: Press, then: Press, style: Style) -> None:
    assert risky_buttons(pressed, [pressed.custom_id], screen(then, style)) == (then.custom_id,)


@pytest.mark.parametrize(
    ("pressed", "then", "style"),
    [
        (Press("abc", 4, "do", "bid 10"), Press("abc", 4, "do", "bid 11"), "success"),
        (Press("abc", 0, "history", "2"), Press("abc", 0, "history", "3"), "secondary"),
        (Press("abc", 0, "orders", "save"), Press("abc", 0, "orders", "save 2"), "success"),
        (ROLL, Press("abc", 0, "manage"), "secondary"),
        (Press("abc", 0, "manage", SELL), Press("abc", 0, "manage", f"{SELL},8=0"), "secondary"),
        (Press("0", 0, "guide", "1"), Press("0", 0, "guide", "2"), "primary"),
        (Press("abc", 0, "lobby", "join"), Press("abc", 0, "lobby", "start"), "primary"),
        (ROLL, Press("abc", 0, "mine"), "danger"),
        (Press("abc", 0, "trade", "with 1"), Press("abc", 0, "draft", PUT), "secondary"),
        (Press("abc", 0, "draft", PUT), Press("abc", 0, "draft", "out 1 0.0.0 give 8"), "success"),
        (Press("abc", 0, "draft", OUT), Press("abc", 1, "board", PUT), "secondary"),
        (
            Press("abc", 0, "draft", "send 1 0.0.0"),
            Press("abc", 0, "draft", "prune 1 0"),
            "primary",
        ),
    ],
)
def test_more_of_the_same_and_what_only_opens_never_waits(
    pressed: Press, then: Press, style: Style
) -> None:
    assert risky_buttons(pressed, [pressed.custom_id], screen(then, style)) == ()


def test_what_was_there_before_never_waits() -> None:
    assert risky_buttons(ROLL, [BUY.custom_id], screen(BUY)) == ()
    assert risky_buttons(ROLL, [], screen(BUY, disabled=True)) == ()


def test_of_another_message_only_the_next_decision_counts() -> None:
    vote = Press("abc", 0, "vote", "yes")
    passed = Press("abc", 4, "do", "pass")
    assert risky_buttons_elsewhere(vote, [], screen(BUY)) == ()
    assert risky_buttons_elsewhere(passed, [], screen(BUY)) == (BUY.custom_id,)


@pytest.mark.parametrize(("seconds", "moment"), [(0.7, DOUBLE_PRESS_SECONDS), (5.0, 5.0)])
def test_the_same_button_within_a_moment_is_one_double_press(seconds: float, moment: float) -> None:
    debounce = Debounce(seconds, Clock())
    assert not debounce.is_repeated(ADA, ROLL.custom_id, 100.0)
    assert debounce.is_repeated(ADA, ROLL.custom_id, 100.0 + moment)
    assert debounce.is_repeated(ADA, ROLL.custom_id, 99.9), "the second may arrive first"
    assert not debounce.is_repeated(BO, ROLL.custom_id, 100.0)
    assert not debounce.is_repeated(ADA, BUY.custom_id, 100.0)
    assert not debounce.is_repeated(ADA, ROLL.custom_id, 100.1 + moment), "counted from the first"


def test_a_press_that_was_not_meant_is_no_first_half() -> None:
    clock = Clock()
    debounce = Debounce(0.7, clock)
    with debounce.sending(ADA, [BUY.custom_id]):
        pass
    assert not debounce.is_repeated(ADA, BUY.custom_id, 100.0)
    clock.now += 0.8
    assert debounce.is_meant(ADA, BUY.custom_id)
    assert not debounce.is_repeated(ADA, BUY.custom_id, 100.8), "it did nothing the first time"
    assert debounce.is_repeated(ADA, BUY.custom_id, 101.0)


def test_every_press_is_taken_as_it_comes_where_that_is_switched_off() -> None:
    debounce = Debounce(0, Clock())
    assert not debounce.is_repeated(ADA, ROLL.custom_id, 100.0)
    assert not debounce.is_repeated(ADA, ROLL.custom_id, 100.0)


def test_after_a_press_that_has_done_nothing_the_next_is_meant() -> None:
    debounce = Debounce(0.7)
    assert not debounce.is_repeated(ADA, ROLL.custom_id, 100.0)
    debounce.forget_press(ADA, ROLL.custom_id)
    assert not debounce.is_repeated(ADA, ROLL.custom_id, 100.5)
    assert debounce.is_repeated(ADA, ROLL.custom_id, 101.0)
