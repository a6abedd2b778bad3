"""One whole game, from /monopoly new to the winner, and what is left to be looked at after it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.language.language import Words, load
from tests.support.bot_process import BotProcess
from tests.support.local_bot import LocalBot
from tests.support.local_discord import Member, Message
from tests.support.players import CHANNEL, Logged, Player, Table, shown
from tests.support.scraping import ANY_PORT, Sample, scrape
from tests.support.stored_rows import Place
from tests.support.timeouts import local_discord
from tests.support.whole_game import WholeGame

EVERYTHING_AS_JSON = {"LOG_FORMAT": "json", "LOG_LEVEL": "DEBUG"}
NAMES = ("Ada", "Bo", "Cem")
THREAD = 11


@dataclass(frozen=True, slots=True)
class Played:
    """What is there to be looked at after a game; `promised` is what the lobby's verify told.

    `people`: the ids of its players, as texts.
    """

    game: str
    missing: list[str]
    winner: str
    promised: str
    final: Message
    verified: str
    log: list[Logged]
    threads: list[dict[str, Any]]
    sold: list[Message]
    violations: list[dict[str, Any]]
    requests: list[dict[str, Any]]
    metrics: list[Sample]
    bot_log: str
    bot_token: str
    people: list[str]


async def play_game(folder: Path, locale: str) -> Played:
    """Everybody, and the server, has Discord in a language; the bot is to speak it."""
    words = load(locale)
    async with (
        local_discord(folder / "world.db") as discord,
        BotProcess(discord, folder / "games.db", ANY_PORT | EVERYTHING_AS_JSON) as bot,
    ):
        await discord.control.speak(locale)
        members = [discord.member(name) for name in NAMES]
        for member in members:
            await member.speak(locale)
        promised, table = await _start(members, bot.games, words)
        play = WholeGame(
            table, [Player(member, seat, table) for seat, member in enumerate(members)]
        )
        started = time.monotonic()
        await play.to_the_end()
        turns, seconds = table.look().turn, time.monotonic() - started
        print(f"{turns} turns, {play.list.version} steps in {seconds:.1f} s")
        return await _look_back(LocalBot(discord, bot), play, promised, words)


async def _start(members: list[Member], database: Place, words: Words) -> tuple[str, Table]:
    """Open the lobby, sit down, start; what the dice promised then, and the table."""
    host, *guests = members
    join_label, start_label = words.say("button-lobby-join"), words.say("button-lobby-start")
    await host.slash("monopoly new", CHANNEL, pace="live")
    message = await host.wait_for(lambda seen: join_label in seen.labels, channel=CHANNEL)
    for guest in guests:
        assert (await guest.press(message, join_label)).kind in ("update", "deferred_update")
    promised = shown(await host.slash("monopoly verify", CHANNEL)).text
    await host.press(message, start_label)
    join = message.button(join_label)
    assert join is not None
    return promised, Table(database, join["custom_id"].split(":")[1], message.channel_id)


async def _look_back(local_bot: LocalBot, play: WholeGame, promised: str, words: Words) -> Played:
    ada, control = play.players[0].member, local_bot.discord.control
    final = await ada.wait_for(
        lambda seen: words.say("button-rematch") in seen.labels, channel=CHANNEL
    )
    await local_bot.wait_until_shown()
    channels = (await control.world())["channels"]
    (winner,) = play.table.look().winners
    return Played(
        game=play.table.game,
        missing=play.list.missing(),
        winner=NAMES[winner],
        promised=promised,
        final=final,
        verified=shown(await ada.slash("monopoly verify", CHANNEL)).text,
        log=play.table.log(),
        threads=[channel for channel in channels if channel["type"] == THREAD],
        sold=[it for it in await ada.messages(CHANNEL, 1000) if it.thread is not None],
        violations=await control.violations(),
        requests=await control.requests(),
        metrics=await scrape(local_bot.process),
        bot_log=local_bot.process.log,
        bot_token=local_bot.discord.bot_token,
        people=[str(user) for (user,) in local_bot.rows("SELECT user_id FROM players")],
    )
