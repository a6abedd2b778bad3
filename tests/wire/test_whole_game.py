"""A whole game, from /monopoly new to the winner, by presses and commands only.

The bot is the real process, the sockets are real, and so are the dice: `whole_game` says what
the players see to. One game is played, and every test looks at it from another side.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.local import LocalDiscord, Member, Message
from engine import events as e
from tests.support.bot_process import BotProcess
from tests.support.local_openapi import check_requests
from tests.support.players import CHANNEL, Logged, Player, Table, shown
from tests.support.whole_game import Play

NAMES = ("Ada", "Bo", "Cem")
THREAD = 11
pytestmark = pytest.mark.timeout(420)


@dataclass(frozen=True, slots=True)
class Played:
    """What is there to be looked at after a game."""

    missing: list[str]
    winner: str
    lobby: str
    final: Message
    verified: str
    log: list[Logged]
    threads: list[dict[str, Any]]
    sold: list[Message]
    violations: list[dict[str, Any]]
    requests: list[dict[str, Any]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A game of three, played once for all tests."""
    return asyncio.run(_play(tmp_path_factory.mktemp("whole-game")))


async def _play(folder: Path) -> Played:
    async with (
        LocalDiscord(folder / "world.db") as discord,
        BotProcess(discord, folder / "games.db"),
    ):
        members = [discord.member(name) for name in NAMES]
        lobby, table = await _start(members, folder / "games.db")
        play = Play(table, [Player(member, seat, table) for seat, member in enumerate(members)])
        started = time.monotonic()
        await play.to_the_end()
        turns, seconds = table.look().turn, time.monotonic() - started
        print(f"{turns} turns, {play.list.version} steps in {seconds:.1f} s")
        return await _look_back(discord, play, lobby)


async def _start(members: list[Member], database: Path) -> tuple[str, Table]:
    """Open the lobby, sit down, start; what the lobby said, and the table."""
    host, *guests = members
    await host.slash("monopoly new", CHANNEL, pace="live")
    message = await host.wait_for(lambda seen: "Join" in seen.labels, channel=CHANNEL)
    for guest in guests:
        assert (await guest.press(message, "Join")).kind in ("update", "deferred_update")
    told = await host.see(message)
    assert told is not None
    await host.press(message, "Start")
    join = message.button("Join")
    assert join is not None
    return told.text, Table(database, join["custom_id"].split(":")[1], message.channel_id)


async def _look_back(discord: LocalDiscord, play: Play, lobby: str) -> Played:
    ada = play.players[0].member
    final = await ada.wait_for(lambda seen: "Rematch" in seen.labels, channel=CHANNEL)
    channels = (await discord.control.world())["channels"]
    (winner,) = play.table.look().winners
    return Played(
        missing=play.list.missing(),
        winner=NAMES[winner],
        lobby=lobby,
        final=final,
        verified=shown(await ada.slash("monopoly verify", CHANNEL)).text,
        log=play.table.log(),
        threads=[channel for channel in channels if channel["type"] == THREAD],
        sold=[it for it in await ada.messages(CHANNEL, 1000) if it.thread is not None],
        violations=await discord.control.violations(),
        requests=await discord.control.requests(),
    )


def test_everything_on_the_list_has_happened(played: Played) -> None:
    assert not played.missing


def test_the_last_message_names_the_winner(played: Played) -> None:
    (title,) = [embed["title"] for embed in played.final.embeds]
    assert played.winner in title
    assert not any(name in title for name in NAMES if name != played.winner)
    places = [
        line for line in played.final.text.splitlines() if line.startswith(("🥇", "🥈", "🥉"))
    ]
    assert [played.winner in line for line in places] == [True, False, False]


def test_every_auction_has_ended_in_its_own_locked_thread(played: Played) -> None:
    opened = [ev for step in played.log for ev in step.events if isinstance(ev, e.AuctionOpened)]
    assert len(played.threads) == len(opened)
    for thread in played.threads:
        state = thread["thread_metadata"]
        assert (state["archived"], state["locked"]) == (True, True), thread
    assert len(played.sold) == len(opened)
    assert not any(message.buttons for message in played.sold)


def test_the_seed_told_at_the_end_gives_every_throw(played: Played) -> None:
    """Worked out here from what was shown, not by the engine."""
    seed = bytes.fromhex(_quoted("Seed", played.verified))
    assert hashlib.sha256(seed).hexdigest() == _quoted("SHA-256", played.lobby)
    key = hmac.digest(seed, _quoted("joined with", played.verified).encode(), "sha256")
    thrown = e.DiceThrown | e.RentThrown | e.StarterThrown
    throws = [event for step in played.log for event in step.events if isinstance(event, thrown)]
    for throw in throws:
        block = hmac.digest(key, f"throw:{throw.number}".encode(), "sha256")
        byte = next(byte for byte in block if byte < 216)
        assert (throw.first, throw.second) == (byte // 6 % 6 + 1, byte % 6 + 1), throw
    assert f"{len(throws)} throws, 2 decks" in played.verified
    assert played.verified.count("✅") == 2
    assert "❌" not in played.verified


def _quoted(after: str, text: str) -> str:
    found = re.search(f"{after}[^`]*`([^`]+)`", text)
    assert found is not None, text
    return found[1]


def test_discord_has_refused_nothing(played: Played) -> None:
    assert not played.violations
    refused = [it for it in played.requests if it["status"] >= 400]
    assert not refused


def test_every_body_is_as_the_official_document_says(played: Played) -> None:
    check_requests(played.requests)
