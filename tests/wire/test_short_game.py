"""A short game in a process of its own, over sockets: its requests, its metrics and its log.

One game is played, with every kind of message in it, and every test looks at it from another side.
What only a longer game shows, tests/bot/test_whole_game.py looks at.
"""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.support.answer_labels import START
from tests.support.bot_process import BotProcess
from tests.support.checklist import Milestone
from tests.support.local_bot import LocalBot
from tests.support.local_discord import Message
from tests.support.players import CHANNEL, shown
from tests.support.scraping import ANY_PORT, Sample, scrape, total
from tests.support.timeouts import local_discord
from tests.support.whole_game import WholeGame

EVERYTHING_AS_JSON = {"LOG_FORMAT": "json", "LOG_LEVEL": "DEBUG"}
NAMES = ("Ada", "Bo", "Cem")
SEEN = frozenset(
    {Milestone.BUY, Milestone.MAXIMUM, Milestone.TRADE, Milestone.COUNTER, Milestone.MORTGAGE}
)
"""What happens before all but one have had enough: it does not depend on the dice."""
THREAD = 11


@dataclass(frozen=True, slots=True)
class Played:
    """What is there to be looked at after a game; `people`: the ids of its players, as texts."""

    game: str
    final: Message
    verified: str
    channels: list[dict[str, Any]]
    violations: list[dict[str, Any]]
    requests: list[dict[str, Any]]
    metrics: list[Sample]
    bot_log: str
    bot_token: str
    people: list[str]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A game of three, played once for all tests."""
    return asyncio.run(_play(tmp_path_factory.mktemp("short-game")))


async def _play(folder: Path) -> Played:
    async with (
        local_discord(folder / "world.db") as discord,
        BotProcess(discord, folder / "games.db", ANY_PORT | EVERYTHING_AS_JSON) as process,
    ):
        bot = LocalBot(discord, process)
        lobby = await bot.open_lobby(*NAMES)
        await bot.member("Ada").press(lobby, START)
        bot.seat_players(lobby, *NAMES)
        play = WholeGame(bot.table, bot.players)
        while not play.list.done >= SEEN:
            await play.step()
        for player in (it for it in bot.players if it.member.name != "Ada"):
            asked = shown(await player.ask_to_resign())
            await player.press_on(asked, f"m1:{bot.table.game}:0:resign:yes")
        return await _look_back(bot)


async def _look_back(bot: LocalBot) -> Played:
    ada, control = bot.member("Ada"), bot.discord.control
    final = await ada.wait_for(lambda seen: "Rematch" in seen.labels, channel=CHANNEL)
    await bot.wait_until_shown()
    return Played(
        game=bot.table.game,
        final=final,
        verified=shown(await ada.slash("monopoly game", CHANNEL, show="verify")).text,
        channels=(await control.world())["channels"],
        violations=await control.violations(),
        requests=await control.requests(),
        metrics=await scrape(bot.process),
        bot_log=bot.process.log,
        bot_token=bot.discord.bot_token,
        people=[str(user) for (user,) in bot.rows("SELECT user_id FROM players")],
    )


def _threads(played: Played) -> list[dict[str, Any]]:
    return [it for it in played.channels if it["type"] == THREAD]


def test_it_is_played_to_its_end_and_can_be_verified(played: Played) -> None:
    assert "Ada wins" in played.final.embeds[0]["title"]
    assert played.verified.count("✅") == 2
    assert "❌" not in played.verified
    assert all(it["thread_metadata"]["locked"] for it in _threads(played))
    assert _threads(played)


def test_discord_has_refused_nothing(played: Played) -> None:
    assert not played.violations
    refused = [it for it in played.requests if it["status"] >= 400]
    # After a start the bot looks whether messages are there; by then it may have deleted one.
    assert not [it for it in refused if (it["method"], it["status"]) != ("GET", 404)]


def test_no_label_of_the_metrics_holds_an_id(played: Played) -> None:
    """Labels are words of the program; the numbers among them are of shards, statuses, buckets."""
    ids = [played.game, *(it["id"] for it in _threads(played))]
    # The version and the commit of the bot are no ids of Discord.
    metrics = [it for it in played.metrics if it[0] != "monopoly_build_info"]
    texts = {text for _, labels, _ in metrics for text in labels.values()}
    assert total(played.metrics, "monopoly_interactions_total", outcome="done") > 30
    assert not [text for text in texts if re.search(r"\d{5}", text)]
    assert not [text for text in texts if any(it in text for it in ids)]
    numbers = {
        text
        for _, labels, _ in metrics
        for key, text in labels.items()
        if re.search(r"\d", text) and key not in ("le", "status", "shard", "major", "minor")
    }
    assert numbers == set()


def test_every_line_of_the_log_is_one_event(played: Played) -> None:
    events = [json.loads(line) for line in played.bot_log.splitlines()]
    assert len(events) > 100
    assert all({"time", "level", "logger", "message"} <= set(event) for event in events)
    assert {event["game"] for event in events if "game" in event} == {played.game}
    requests = {event["request"] for event in events if "request" in event}
    assert len(requests) > 30


def test_no_line_of_the_log_holds_a_secret(played: Played) -> None:
    """Not even at its most talkative, when it has each answer's address in it."""
    seed = _seed(played)
    paths = "\n".join(it["path"] for it in played.requests)
    tokens = set(re.findall(r"/(?:interactions|webhooks)/\d+/([^/?\s]+)", paths))
    assert len(tokens) > 30
    assert "/(hidden)/callback" in played.bot_log
    before, _, _ = played.bot_log.partition(seed)
    assert before == played.bot_log, before[-300:]
    assert played.bot_token not in played.bot_log
    assert not [token for token in tokens if token in played.bot_log]


def test_no_line_of_the_log_names_a_person(played: Played) -> None:
    assert len(played.people) == len(NAMES)
    assert not [it for it in played.people if it in played.bot_log]
    assert not [it for it in NAMES if re.search(rf"\b{it}\b", played.bot_log)]


def _seed(played: Played) -> str:
    found = re.search("Seed: `([^`]+)`", played.verified)
    assert found is not None, played.verified
    return found[1]
