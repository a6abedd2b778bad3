"""The state of the connections, read from the client and from what the host knows of outages."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.monitoring.connection import connection_of
from engine.host.store.slots import NO_SLOTS, Slots


def client(*shards: tuple[bool, float], is_ready: bool = True) -> discord.AutoShardedClient:
    """A client with shards of which each is closed or not, with its latency."""
    made = {
        number: SimpleNamespace(is_closed=lambda closed=closed: closed, latency=latency)
        for number, (closed, latency) in enumerate(shards)
    }
    return cast(
        Any,
        SimpleNamespace(
            shard_count=len(shards) or None,
            shards=made,
            guilds=[1, 2],
            is_ready=lambda: is_ready,
        ),
    )


def test_every_shard_that_works_is_connected() -> None:
    state = connection_of(client((False, 0.1), (False, math.inf)), NO_SLOTS)

    assert (state.shards, state.connected, state.servers) == (2, {0, 1}, 2)
    assert state.latencies == {0: 0.1}
    assert state.is_complete


@pytest.mark.parametrize(
    ("shards", "down", "is_ready"),
    [
        (((False, 0.1), (True, 0.1)), NO_SLOTS, True),
        (((False, 0.1), (False, 0.1)), Slots.of(2, {1}), True),
        (((False, 0.1),), NO_SLOTS, False),
        ((), NO_SLOTS, False),
    ],
)
def test_one_that_does_not_is_missing(
    shards: tuple[tuple[bool, float], ...], down: Slots, is_ready: bool
) -> None:
    state = connection_of(client(*shards, is_ready=is_ready), down)

    assert not state.is_complete
    assert 1 not in state.connected


def test_of_several_processes_each_has_to_connect_its_own_shards() -> None:
    shards = client((False, 0.1), (False, 0.2), (True, 0.3))
    state = connection_of(shards, NO_SLOTS, Slots.of(3, {1}))
    assert (state.shards, state.connected, state.latencies) == (1, {1}, {1: 0.2})
    assert state.is_complete
    assert not connection_of(shards, NO_SLOTS, Slots.of(3, {1, 2})).is_complete
    assert connection_of(shards, NO_SLOTS, Slots.of(3, ())).stands_by
