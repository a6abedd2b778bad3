"""Which acts a log tells of: those of moderators, and seats that were lost without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.showing.acts import acts_in
from bot.showing.scene import Told
from engine.host.notices import HandedOver, Moderated, Notice, dump_notice
from engine.host.records import Step
from tests.host.hosted import Hosted
from tests.support.game import B, live

MODERATOR, EVE, BEN = 900, 901, 101
LOST = HandedOver(B, "Guest 1", "Eve", returns=False, before_id=BEN, after_id=EVE)


def told(version: int, notice: Notice) -> Told:
    """A step with nothing but a notice."""
    step = Step(version, 0.0, None, None, notice.kind, "[]", notice=dump_notice(notice))
    return step, ()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("version", "found"),
    [
        (11, [(MODERATOR, {EVE, BEN}, {BEN})]),
        (12, [(MODERATOR, {100, BEN}, set()), (None, {BEN}, {BEN})]),
    ],
)
async def test_a_seat_is_lost_to_a_moderator_only_directly_after_the_act(
    version: int, found: list[tuple[int | None, set[int], set[int]]], tmp_path: Path
) -> None:
    hosted = await Hosted.at(tmp_path / "monopoly.db")
    await hosted.game(live(2))
    act = "replace" if version == 11 else "move"
    log = [told(10, Moderated(act, MODERATOR, "why")), told(version, LOST)]
    acts = acts_in(log, await hosted.host.table("g"))
    assert [(it.by, set(it.users), set(it.gone)) for it in acts] == found
    await hosted.store.close()
