"""What a server's lobbies begin with."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

import pytest

from engine.editions.choice import Choice, with_house_rule
from engine.host.lobbies.presets import NOTE, Preset, change_preset, preset_of
from engine.host.refusals import Refusal
from tests.support.host_harness import HostHarness, refusal

pytestmark = pytest.mark.asyncio
SHORT = Preset(Choice("2008", "short", (("parking-pot", 500),)), "daily")


async def test_a_server_that_says_nothing_plays_what_the_bot_has_chosen(
    harness: HostHarness,
) -> None:
    assert await preset_of(harness.host, 7) == Preset(Choice(), "live")


async def test_each_server_keeps_its_own(harness: HostHarness) -> None:
    assert await change_preset(harness.host, 7, lambda it: SHORT) == SHORT
    assert await preset_of(harness.host, 7) == SHORT
    assert await preset_of(harness.host, 8) == Preset()


async def test_back_to_the_bots_own_leaves_nothing_behind(harness: HostHarness) -> None:
    await change_preset(harness.host, 7, lambda it: SHORT)
    await change_preset(harness.host, 7, lambda it: Preset())
    assert await harness.store.settings.get(NOTE.format(7)) is None


async def test_two_who_choose_at_once_both_count(harness: HostHarness) -> None:
    def ruled(preset: Preset, name: str, number: int) -> Preset:
        return replace(preset, choice=with_house_rule(preset.choice, name, number))

    changes = [partial(ruled, name=name, number=75) for name in ("jail-fine", "parking-pot")]
    await asyncio.gather(*(change_preset(harness.host, 7, change) for change in changes))
    found = await preset_of(harness.host, 7)
    assert dict(found.choice.house_rules) == {"jail-fine": 75, "parking-pot": 75}


async def test_what_is_refused_changes_nothing(harness: HostHarness) -> None:
    await change_preset(harness.host, 7, lambda it: SHORT)
    never = change_preset(harness.host, 7, lambda it: it.with_pace("never"))
    assert await refusal(never) is Refusal.NO_SUCH_PACE
    assert await preset_of(harness.host, 7) == SHORT


async def test_an_old_note_is_played_as_far_as_it_can_be(harness: HostHarness) -> None:
    stale = '{"choice": {"edition": "1066", "house_rules": [["free-beer", 1]]}, "pace": "never"}'
    await harness.store.settings.put(NOTE.format(7), stale)
    assert await preset_of(harness.host, 7) == Preset()
