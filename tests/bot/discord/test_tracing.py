"""What came of each interaction, as whoever counts them hears it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio

from bot.discord import tracing
from bot.discord.tracing import InteractionOutcome, Observer, Trace
from bot.interactions import router
from bot.interactions.context import Context
from bot.interactions.router import Router
from bot.limits.buckets import Rate
from bot.limits.rates import Limits
from bot.messages.publisher import Publisher
from bot.presses.shared import Board
from engine.editions.board_names import US_NAMES
from engine.host.refusals import Refusal, Refused
from engine.host.store.errors import Unwritable
from tests.support.app_harness import AUTOCOMPLETE, AppHarness, Sender, app_harness
from tests.support.logged_errors import LoggedErrors

pytestmark = pytest.mark.asyncio
ADA = Sender(1)
GAME = "m1:abc:0:board:"


class Heard(Observer):
    """Notes what it hears."""

    def __init__(self) -> None:
        self.began = list[str]()
        self.ended = list[tuple[str, str, str | None]]()

    def interaction_began(self, trace: Trace) -> None:
        self.began.append(trace.kind)

    def interaction_ended(self, trace: Trace, outcome: InteractionOutcome) -> None:
        self.ended.append((trace.kind, outcome.value, trace.game_id))


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest_asyncio.fixture
async def harness(tmp_path: Path, heard: Heard) -> AsyncIterator[AppHarness]:
    async with app_harness(tmp_path / "games.db", observer=heard) as made:
        yield made


@pytest.fixture(autouse=True)
def in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody press buttons of games that do not exist."""

    async def pass_by(*_: object) -> None:
        pass

    async def see(*_: object) -> object:
        return SimpleNamespace(names=US_NAMES)

    monkeypatch.setattr(router, "need_sight", see)
    monkeypatch.setattr(Publisher, "ensure_active", pass_by)


def answer_with(harness: AppHarness, error: Exception | None) -> None:
    """Every press of Board raises this from now on."""

    async def panel(context: Context, press: Board) -> None:
        if error is not None:
            raise error

    harness.app.dispatcher.router = Router({Board: panel})


@pytest.mark.parametrize(
    ("error", "outcome"),
    [
        (None, "done"),
        (Refused(Refusal.OVER), "refused"),
        (Unwritable("games.db", "the disk is full"), "failed"),
        (RuntimeError("a bug"), "failed"),
    ],
)
async def test_a_press_ends_as_what_came_of_it(
    harness: AppHarness,
    heard: Heard,
    errors: LoggedErrors,
    error: Exception | None,
    outcome: str,
) -> None:
    answer_with(harness, error)

    await harness.press(ADA, GAME)

    assert heard.began == ["press"]
    assert heard.ended == [("press", outcome, "abc")]
    if outcome == "failed":
        assert "game abc" in errors.take()


async def test_a_button_of_nobodys_is_unknown(harness: AppHarness, heard: Heard) -> None:
    await harness.press(ADA, "m1:abc:0:never:")

    assert heard.ended == [("press", "unknown", None)]


async def test_what_is_beyond_the_limits_is_limited(tmp_path: Path, heard: Heard) -> None:
    limits = Limits({"presses": Rate(1, 60)})
    async with app_harness(tmp_path / "games.db", observer=heard, limits=limits) as harness:
        answer_with(harness, None)

        await harness.press(ADA, GAME)
        await harness.press(ADA, GAME)

    assert [it[1] for it in heard.ended] == ["done", "limited"]


async def test_commands_and_completions_are_told_apart(harness: AppHarness, heard: Heard) -> None:
    await harness.type(ADA, ("monopoly", "help"), [])
    await harness.type(ADA, ("monopoly", "gone"), [])
    typed = [{"type": 3, "name": "game", "value": "a", "focused": True}]
    await harness.type(ADA, ("monopoly", "board"), typed, AUTOCOMPLETE)

    assert [it[:2] for it in heard.ended] == [
        ("command", "done"),
        ("command", "unknown"),
        ("completion", "done"),
    ]


async def test_what_a_task_does_after_the_answer_belongs_to_no_interaction(
    harness: AppHarness, heard: Heard
) -> None:
    answered, later = asyncio.Event(), list[Trace | None]()
    tasks = list[asyncio.Task[None]]()

    async def afterwards() -> None:
        later.append(tracing.current())
        await answered.wait()
        later.append(tracing.current())

    async def panel(context: Context, press: Board) -> None:
        tasks.append(asyncio.create_task(afterwards()))
        await asyncio.sleep(0)

    harness.app.dispatcher.router = Router({Board: panel})
    await harness.press(ADA, GAME)
    answered.set()
    await asyncio.gather(*tasks)

    during, after = later
    assert during is not None
    assert during.game_id == "abc"
    assert after is None


async def test_outside_of_an_interaction_there_is_none() -> None:
    assert tracing.current() is None
    tracing.note_game("abc")
    tracing.end(InteractionOutcome.DONE)
