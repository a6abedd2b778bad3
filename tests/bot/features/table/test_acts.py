"""Which acts a log tells of: those of moderators, and seats that were lost without one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.features.table.acts import acts_in
from bot.narration.log import LoggedStep
from engine.host.notices import Extended, HandedOver, Moderated, Notice, dump_notice
from engine.host.store.records import Step
from tests.support.game import B, live
from tests.support.host_harness import HostHarness

MODERATOR, EVE, BEN = 900, 901, 101
LOST = HandedOver(B, "Guest 1", "Eve", returns=False, before_id=BEN, after_id=EVE)


@pytest_asyncio.fixture
async def harness(tmp_path: Path) -> AsyncIterator[HostHarness]:
    found = await HostHarness.at(tmp_path / "monopoly.db")
    yield found
    await found.store.close()


def told(version: int, notice: Notice) -> LoggedStep:
    """A step with nothing but a notice."""
    step = Step(version, 0.0, None, None, notice.kind, "[]", notice=dump_notice(notice))
    return step, ()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("act", "version", "found"),
    [
        ("replace", 11, [(MODERATOR, {EVE, BEN}, {BEN})]),
        ("move", 11, [(MODERATOR, {100, BEN}, set()), (None, {BEN}, {BEN})]),
        ("move", 12, [(MODERATOR, {100, BEN}, set()), (None, {BEN}, {BEN})]),
    ],
)
async def test_a_seat_is_lost_to_a_moderator_only_by_what_the_act_did(
    act: str,
    version: int,
    found: list[tuple[int | None, set[int], set[int]]],
    harness: HostHarness,
) -> None:
    await harness.start_game(live(2))
    log = [told(10, Moderated(act, MODERATOR, "why")), told(version, LOST)]
    acts = acts_in(log, await harness.host.started_game("g"))
    assert [(it.by, set(it.users), set(it.gone)) for it in acts] == found


@pytest.mark.asyncio
async def test_more_time_is_told_of_with_the_act_that_gave_it(harness: HostHarness) -> None:
    await harness.start_game(live(2))
    log = [told(10, Moderated("extend", MODERATOR, "why")), told(11, Extended(3600))]
    (act,) = acts_in(log, await harness.host.started_game("g"))
    assert [it.kind for it in act.notices] == ["moderated", "extended"]
