"""Admission: what one person or one server sends too much of is refused, and nobody else's."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.limits.admission import Admission
from bot.limits.buckets import Rate
from bot.limits.rates import Limits
from tests.support.app_harness import (
    AUTOCOMPLETE,
    CHOICES,
    DEFER_UPDATE,
    MESSAGE,
    OTHER_GUILD,
    Answer,
    AppHarness,
    Sender,
    app_harness,
)
from tests.support.manual_clock import ManualClock

pytestmark = pytest.mark.asyncio
ADA, BO = Sender(1), Sender(2)
NONE_OF_OURS = "m1:abc:0:board:"
ENOUGH = "That was a lot at once"
BUSY = "This server is very busy"


class LimitedBot:
    """The application, whose limits take the time from the test."""

    def __init__(self, made: AppHarness) -> None:
        self.harness = made
        self.clock = ManualClock()

    def limit(self, **rates: Rate) -> None:
        limits = Limits(rates, now=self.clock)
        app = self.harness.app
        app.dispatcher.admission = Admission(limits, app.dispatcher.words, app.host.now, self.clock)

    async def press(self, sender: Sender) -> Answer:
        (answer,) = await self.harness.press(sender, NONE_OF_OURS)
        return answer

    async def presses(self, sender: Sender, count: int) -> list[str]:
        """What becomes of each: done, told that it is too much, or taken in silence."""
        return [_outcome(await self.press(sender)) for _ in range(count)]


def _outcome(answer: Answer) -> str:
    if answer.kind == DEFER_UPDATE:
        return "silent"
    assert answer.kind == MESSAGE
    assert answer.is_private
    return "told" if ENOUGH in answer.text or BUSY in answer.text else "done"


@pytest_asyncio.fixture
async def limited_bot(tmp_path: Path) -> AsyncIterator[LimitedBot]:
    async with app_harness(tmp_path / "games.db") as made:
        yield LimitedBot(made)


async def test_one_person_who_presses_without_end_is_told_so_once_in_a_while(
    limited_bot: LimitedBot,
) -> None:
    limited_bot.limit(presses=Rate(3, 30.0))
    assert await limited_bot.presses(ADA, 6) == ["done"] * 3 + ["told", "silent", "silent"]
    assert await limited_bot.presses(BO, 2) == ["done"] * 2
    limited_bot.clock.now = 6.0
    assert await limited_bot.presses(ADA, 2) == ["told", "silent"]
    limited_bot.clock.now = 10.0
    assert await limited_bot.presses(ADA, 2) == ["done", "silent"]


async def test_the_sentence_says_when_it_goes_on(limited_bot: LimitedBot) -> None:
    limited_bot.limit(presses=Rate(1, 30.0))
    await limited_bot.press(ADA)
    at = int(limited_bot.harness.app.host.now()) + 1 + 30
    told = (await limited_bot.press(ADA)).text
    assert f"<t:{at}:T>" in told


async def test_a_form_counts_like_a_press(limited_bot: LimitedBot) -> None:
    limited_bot.limit(presses=Rate(1, 30.0))
    await limited_bot.press(ADA)
    (answer,) = await limited_bot.harness.submit(ADA, NONE_OF_OURS, {})
    assert ENOUGH in answer.text


async def test_a_command_too_many_is_always_told(limited_bot: LimitedBot) -> None:
    limited_bot.limit(presses=Rate(1, 30.0))
    for expected in (False, True, True):
        (answer,) = await limited_bot.harness.type(ADA, ("monopoly", "mine"), [])
        assert (ENOUGH in answer.text) is expected


async def test_what_a_server_sends_is_counted_together_and_apart_from_others(
    limited_bot: LimitedBot,
) -> None:
    limited_bot.limit(server=Rate(3, 30.0))
    assert await limited_bot.presses(ADA, 2) == ["done"] * 2
    assert await limited_bot.presses(BO, 2) == ["done", "told"]
    assert await limited_bot.presses(Sender(3, OTHER_GUILD), 1) == ["done"]
    assert await limited_bot.presses(Sender(4, None), 1) == ["done"]


async def test_what_one_person_is_refused_does_not_use_up_what_the_server_has(
    limited_bot: LimitedBot,
) -> None:
    limited_bot.limit(presses=Rate(1, 30.0), server=Rate(2, 30.0))
    assert await limited_bot.presses(ADA, 5) == ["done", "told", "silent", "silent", "silent"]
    assert await limited_bot.presses(BO, 1) == ["done"]


async def test_too_many_completions_offer_nothing_and_cost_no_presses(
    limited_bot: LimitedBot,
) -> None:
    limited_bot.limit(presses=Rate(1, 30.0), completions=Rate(1, 30.0))
    typed = {"type": 3, "name": "topic", "value": "", "focused": True}
    offered = []
    for _ in range(3):
        (answer,) = await limited_bot.harness.type(
            ADA, ("monopoly", "rules"), [typed], AUTOCOMPLETE
        )
        assert answer.kind == CHOICES
        offered.append(bool(answer.data["choices"]))
    assert offered == [True, False, False]
    assert await limited_bot.presses(ADA, 1) == ["done"]


async def test_what_another_process_answers_is_passed_over(limited_bot: LimitedBot) -> None:
    app, asked = limited_bot.harness.app, list[int]()

    def is_mine(guild_id: int) -> bool:
        asked.append(guild_id)
        return len(asked) > 1

    app.dispatcher.admission = Admission(
        Limits(), app.dispatcher.words, app.host.now, is_mine=is_mine
    )
    assert list(await limited_bot.harness.press(ADA, NONE_OF_OURS)) == []
    assert len(list(await limited_bot.harness.press(ADA, NONE_OF_OURS))) == 1
    assert asked == [ADA.guild, ADA.guild]
