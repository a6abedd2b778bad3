"""Several processes of the bot on one PostgreSQL database: each owns some shards."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio

from engine.core.state import waiting
from engine.host.administration.databases import open_store
from engine.host.clocks.paces import DAY
from engine.host.people.following import follow
from engine.host.service import Host
from engine.players.absent import answer
from tests import crash_several, rolling_update, suspensions
from tests.crash import FAULTS
from tests.support import bot_programs, databases, stored_rows
from tests.support.answer_labels import JOIN, ROLL, START
from tests.support.bot_process import BotProcess, forked
from tests.support.local_discord import LocalDiscord, Member, Message
from tests.support.local_discord.places import add_guild
from tests.support.players import Table
from tests.support.postgres_server import PostgresServer
from tests.support.timeouts import TIMEOUT
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio
SHARDS = 4
SUSPENDED_FOR = 5.0
"""Seconds, longer than a short lease."""
PLAYS_FOR = 0.3
"""Seconds within which a process is killed under load."""
FOLLOWER = 4711
"""A person who plays in no game."""
NOW = "extract(epoch FROM clock_timestamp())"
LAUNCH = forked(bot_programs.with_short_leases)
REAL = forked(bot_programs.real_with_short_leases)


async def kill_long_ago(process: BotProcess) -> None:
    """Kill a process, whose leases have ended as if that had been a minute ago.

    test_a_process_that_was_suspended_gets_its_slots_back waits for the end of a lease.
    """
    await process.kill()
    ended = f"UPDATE leases SET until = {NOW} - 60 WHERE owner = '{process.name}'"
    await databases.execute(str(process.games), ended)


@dataclass
class Several:
    """A local Discord with a server on each shard, and processes on one database."""

    discord: LocalDiscord
    url: str
    folder: Path
    stack: AsyncExitStack
    processes: list[BotProcess] = field(default_factory=list)

    async def start(self, name: str, processes: int = 2) -> BotProcess:
        """Start a process of this name."""
        settings = {"PROCESSES": str(processes), "PROCESS_NAME": name}
        place = self.folder / f"{name}.db"
        made = BotProcess(self.discord, place, settings, LAUNCH, self.url, is_alone=False)
        await self.stack.enter_async_context(made)
        self.processes.append(made)
        return made

    def owners(self) -> dict[int, str]:
        """Who owns each slot now."""
        return dict(
            stored_rows.rows(self.url, f"SELECT slot, owner FROM leases WHERE until > {NOW}")
        )

    async def wait_for_owners(self, *names: str) -> dict[int, str]:
        """Wait until each slot has one of these owners, and each of them has as many."""

        def settled() -> bool:
            found = self.owners()
            counts = Counter(found.values())
            return len(found) == SHARDS and counts == dict.fromkeys(names, SHARDS // len(names))

        await wait_for(settled)
        await wait_for(lambda: {it.shard for it in self.sessions()} == set(range(SHARDS)))
        return self.owners()

    def sessions(self) -> list[object]:
        return [it for it in self.discord.hub.gateway.sessions.values() if it.socket is not None]

    async def begin(self, shard: int) -> Table:
        """A game of Ada and Bo in the server of a shard."""
        ada, bo, channel = self.member("Ada"), self.member("Bo"), f"channel-{shard}"
        await ada.slash("monopoly new", channel, pace="live")
        lobby: Message = await ada.wait_for(lambda seen: JOIN in seen.labels, channel=channel)
        # Where a look at all games shows the lobby first, its press is acknowledged in silence.
        await bo.press(lobby, JOIN, wait=0)
        await ada.press(lobby, START, wait=0)
        button = next(it for it in lobby.buttons if it["label"] == JOIN)
        return Table(self.url, button["custom_id"].split(":")[1], lobby.channel_id)

    def member(self, name: str) -> Member:
        return self.discord.member(name)

    async def roll(self, shard: int, table: Table) -> None:
        """The player whose turn it is rolls, and everybody sees what has come of it."""
        before, seat = len(table.log()), waiting(table.look()).seat
        ((name,),) = table.rows("SELECT name FROM players WHERE game_id = ? AND seat = ?", seat)
        member = self.member(name)
        message = await member.wait_for(lambda it: ROLL in it.labels, channel=f"channel-{shard}")
        assert not (await member.press(message, ROLL, wait=0)).failed
        assert len(table.log()) > before
        await self.wait_until_shown()

    async def wait_until_shown(self) -> None:
        behind = (
            "SELECT id FROM games WHERE shown_version < version UNION SELECT game_id FROM outbox"
        )
        await wait_for(lambda: not stored_rows.rows(self.url, behind))


@pytest_asyncio.fixture
async def several(postgres_server: PostgresServer, tmp_path: Path) -> AsyncIterator[Several]:
    async with (
        postgres_server.database() as url,
        LocalDiscord(tmp_path / "world.db", shards=SHARDS, answer_within=TIMEOUT) as discord,
        AsyncExitStack() as stack,
    ):
        discord.hub.gateway.starts_at_once = SHARDS
        for shard in range(SHARDS):
            add_guild(discord.hub.world, f"channel-{shard}", shard, SHARDS)
        yield Several(discord, url, tmp_path, stack)


async def test_two_processes_share_the_shards_and_one_goes_on_for_the_other(
    several: Several,
) -> None:
    one, _ = await asyncio.gather(several.start("one"), several.start("two"))
    owners = await several.wait_for_owners("one", "two")
    assert len(several.sessions()) == SHARDS, "each shard is connected once"
    (first, second), (other, _) = (
        [slot for slot, owner in owners.items() if owner == name] for name in ("one", "two")
    )
    for shard in (first, other):
        await several.roll(shard, await several.begin(shard))
    table = await several.begin(second)
    assert await several.discord.control.violations() == []
    assert several.owners() == owners, "nothing has moved without a reason"
    await kill_long_ago(one)
    await several.wait_for_owners("two")
    await several.roll(second, table)
    await one.start()
    await several.wait_for_owners("one", "two")
    await wait_for(lambda: len(several.sessions()) == SHARDS)


@asynccontextmanager
async def host_without_hints(several: Several) -> AsyncIterator[Host]:
    """A process beside the others that tells them nothing."""
    store = await open_store(several.url)
    yield Host(store, time.time)
    await store.close()


async def answer_elsewhere(host: Host, table: Table) -> None:
    """Who is asked answers, by whatever an absent player's answer would be."""
    state = table.look()
    asked = waiting(state)
    query = "SELECT user_id FROM players WHERE game_id = ? AND seat = ?"
    ((user,),) = table.rows(query, asked.seat)
    await host.submit(table.game, user, asked.id, answer(state, asked.seat), f"press {asked.id}")


async def test_what_another_process_has_changed_is_shown_without_a_hint(several: Several) -> None:
    """And a process that is to be alone does not start beside it."""
    await several.start("one")
    await several.wait_for_owners("one")
    table = await several.begin(2)
    async with host_without_hints(several) as host:
        await answer_elsewhere(host, table)
    await several.wait_until_shown()
    seat = waiting(table.look()).seat
    await several.member(("Ada", "Bo")[seat]).wait_for(
        lambda it: not it.ephemeral and bool(it.buttons), channel="channel-2"
    )
    alone = BotProcess(several.discord, several.folder / "alone.db", url=several.url)
    await alone.launch()
    assert await alone.ended() == 3
    assert "Other processes are running on this database. Set PROCESSES" in alone.log


async def test_without_a_hint_it_is_shown_where_news_wait_for_tomorrow(several: Several) -> None:
    await several.start("one")
    await several.wait_for_owners("one")
    table = await several.begin(2)
    async with host_without_hints(several) as host:
        await follow(host, table.game, FOLLOWER, "daily")
        for _ in range(2):
            await answer_elsewhere(host, table)
            await several.wait_until_shown()
    due = stored_rows.rows(several.url, "SELECT next_sync FROM games WHERE next_sync IS NOT NULL")
    assert [at > time.time() + DAY / 2 for (at,) in due] == [True]


async def test_a_process_that_was_suspended_gets_its_slots_back(
    postgres_server: PostgresServer,
) -> None:
    async with postgres_server.database() as url:
        assert await suspensions.run_rounds(1, url, SUSPENDED_FOR, LAUNCH)


@pytest.mark.timeout(580)
async def test_nothing_is_lost_or_doubled_when_one_of_three_is_killed_under_load(
    postgres_server: PostgresServer,
) -> None:
    rounds = int(os.environ.get("ROUNDS", "1"))
    async with postgres_server.database() as url:
        totals = await crash_several.run_rounds(
            rounds, 1, url, REAL, games=6, kill=kill_long_ago, plays_for=PLAYS_FOR
        )
    assert {name: totals[name] for name in FAULTS} == dict.fromkeys(FAULTS, 0)
    assert totals["acknowledged"] > 0


@pytest.mark.timeout(580)
async def test_every_press_is_answered_while_a_process_is_replaced(
    postgres_server: PostgresServer,
) -> None:
    async with postgres_server.database() as url:
        (told,) = await rolling_update.replace_in_turn(1, url, REAL, games=4, pause=0.2)
    assert (told["unanswered"], told["exit_code"]) == (0, 0)
    assert {name: told[name] for name in FAULTS} == dict.fromkeys(FAULTS, 0)
    assert told["presses"] > 0
