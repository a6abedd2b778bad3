"""What the router makes of a press, whatever its panel does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest

from bot.context import Context
from bot.language import Words
from bot.press import Press, Unreadable, opening
from bot.router import LOG, Router
from bot.screen import Screen
from engine.errors import IllegalAction, Reason
from engine.host.lobby import Person
from engine.host.refusals import Refusal, Refused

GAME = "abc1234"


class Answer:
    """An answer that only remembers what was said."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.closed = False

    async def whisper(self, screen: Screen) -> None:
        self.said.append(screen.content)

    async def close(self) -> None:
        self.closed = True


class Writer:
    """A publisher that remembers which answers it was given to use, and when."""

    def __init__(self) -> None:
        self.given: list[object] = []
        self.seen: list[int] = []
        self.redrawn: list[str] = []

    @contextmanager
    def answering(self, game_id: str, reply: object) -> Iterator[None]:
        self.given.append(reply)
        yield
        self.given.remove(reply)

    async def shown(self, game_id: str) -> None:
        self.seen.append(len(self.given))

    def told(self, game_id: str) -> None:
        self.redrawn.append(game_id)


def press(work: Callable[[Context, Press], Awaitable[None]]) -> tuple[Answer, Writer]:
    """What comes of a press on a panel that works so."""
    answer, writer = Answer(), Writer()
    context = Context(
        host=cast(Any, None),
        lobbies=cast(Any, None),
        publisher=cast(Any, writer),
        words=Words("en"),
        person=Person(1, "Ada"),
        key="1",
        reply=cast(Any, answer),
        place=None,
    )
    asyncio.run(Router({"test": work}).press(context, opening(GAME, "test")))
    return answer, writer


def test_the_answer_is_used_for_news_only_when_the_work_is_done() -> None:
    """An edit that was under way before would else look like the outcome of the press."""
    at_work: list[int] = []

    async def work(context: Context, press: Press) -> None:
        at_work.append(len(cast(Any, context.publisher).given))
        await context.shown(press.game)

    answer, writer = press(work)
    assert (at_work, writer.seen, writer.given) == ([0], [1], [])
    assert answer.closed


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (Refused(Refusal.NOT_PLAYING), "You are not playing in this game."),
        (IllegalAction(Reason.NOT_AWAITED), "It is not up to you just now."),
        (Unreadable("x"), "This button is from another time."),
    ],
)
def test_a_refusal_is_one_sentence_and_no_fault(
    error: Exception, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(context: Context, press: Press) -> None:
        raise error

    answer, writer = press(work)
    assert [it.startswith(said) for it in answer.said] == [True]
    assert answer.closed
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    assert not writer.redrawn


def test_after_a_stale_press_the_table_is_drawn_again() -> None:
    async def work(context: Context, press: Press) -> None:
        raise Refused(Refusal.STALE)

    _, writer = press(work)
    assert writer.redrawn == [GAME]


def test_a_fault_is_told_to_the_log_and_leaves_no_press_unanswered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    monkeypatch.setattr(LOG, "exception", lambda text, *facts: told.append(text % facts))

    async def work(context: Context, press: Press) -> None:
        raise ValueError("a bug")

    answer, _ = press(work)
    assert [it.startswith("Something went wrong on our side.") for it in answer.said] == [True]
    assert answer.closed
    assert told == [f"game {GAME}: a press went wrong"]
