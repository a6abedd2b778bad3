"""Roles and overwrites of the local Discord: what they leave to the bot, in Discord's order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.local.permissions import (
    BITS,
    BOT_ROLE,
    EVERYONE,
    bot_permissions,
    overwrite,
    overwritten,
)
from bot.local.world import TEXT, World
from tests.support.local_discord.places import deny, take_from_role

VIEW = "view_channel"


@pytest.fixture
def world() -> Iterator[World]:
    found = World(":memory:")
    yield found
    found.close()


def may_view(world: World) -> bool:
    return bool(bot_permissions(world, world.channels(TEXT)[0]) & BITS[VIEW])


def set_overwrite(world: World, whose: int, allowed: list[str], denied: list[str]) -> None:
    channel = world.channels(TEXT)[0]
    overwrite(world, channel, overwritten(world, channel)[whose], allowed, denied)


def test_a_permission_is_lost_with_the_last_role_that_gives_it(world: World) -> None:
    take_from_role(world, BOT_ROLE, [VIEW])
    assert may_view(world), "everyone has it still"
    take_from_role(world, EVERYONE, [VIEW])
    assert not may_view(world)
    take_from_role(world, BOT_ROLE, [])
    assert may_view(world)


def test_the_overwrite_of_a_role_beats_that_of_everyone_and_a_members_both(world: World) -> None:
    everyone, role, member = range(3)
    set_overwrite(world, everyone, [], [VIEW])
    assert not may_view(world), "denied to everyone, whatever roles allow elsewhere"
    set_overwrite(world, role, [VIEW], [])
    assert may_view(world)
    set_overwrite(world, member, [], [VIEW])
    assert not may_view(world)
    deny(world, world.channels(TEXT)[0], [])
    assert may_view(world), "only the member's own is gone"
