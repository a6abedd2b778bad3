"""Whenever the process is killed, a follower is told once."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from bot.discord.error_codes import Delivery
from bot.discord.posting import Post
from bot.features.watching.follow_messages import follow_messages
from engine.core.actions import Resign
from engine.host.clocks.paces import DAY
from engine.host.people.following import FOLLOW, News, follow, followers_of
from tests.support.game import A, B, C, live
from tests.support.host_harness import HostHarness
from tests.support.killed_syncs import KilledSyncs

FOLLOWER = 107


async def _may_read(*_: object) -> Delivery:
    return Delivery.SHOWN


@pytest.mark.asyncio
@pytest.mark.parametrize(("choice", "gone"), [("end", (C, B)), ("daily", (C,))])
async def test_a_message_goes_out_once_whenever_the_process_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, choice: News, gone: tuple[int, ...]
) -> None:
    monkeypatch.setattr(Post, "look_for_reader", _may_read)
    harness = await HostHarness.at(tmp_path / "games.db")
    game = await harness.start_game(live(3).to_move(A))
    await follow(harness.host, game.id, FOLLOWER, choice)
    key, notes = f"{FOLLOW}{FOLLOWER}", harness.store.notes
    begun = await notes.get(game.id, key)
    for seat in gone:
        await game.submit(seat, Resign(), 0)
    harness.time[0] += DAY
    process = KilledSyncs(harness, game.id)
    for at in count():
        await process.begin()
        await notes.put(game.id, key, begun)
        is_killed = await process.sync_killed([follow_messages], at)
        await process.restart([follow_messages])
        assert len(process.discord.direct(FOLLOWER)) == 1, at
        left = (await followers_of(harness.host, game.id)).get(FOLLOWER)
        version = (await game.table()).record.version
        assert left is None if choice == "end" else left and left.told == version
        if not is_killed:
            break
    assert at >= 2
    await harness.store.close()
