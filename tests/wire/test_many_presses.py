"""Fifty presses of one button at the same moment have one effect, whoever carries them out."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from engine.core import actions as a
from engine.core.state import waiting
from tests.support.bot_process import BotProcess
from tests.support.custom_ids import action_custom_id
from tests.support.game import CONNECTICUT, A, Game
from tests.support.load_generator import LoadGenerator
from tests.support.local_bot import LocalBot, required
from tests.support.local_discord import Answer, Message
from tests.support.players import Player

pytestmark = pytest.mark.asyncio
AT_ONCE = 50
MOVES = 40


def at_the_shop(game: Game) -> None:
    game.at(A, CONNECTICUT - 3).to_move(A).play(A, a.Roll(), (1, 2))


async def bought(local_bot: LocalBot, ada: Player) -> list[Answer]:
    """Ada's client sends fifty presses of the one button that buys."""
    buy = action_custom_id(local_bot.table.game, waiting(local_bot.table.look()).id, a.Buy())
    message = await ada.member.wait_for(lambda it: _has(it, buy))
    presses = [ada.member.press_raw(message, buy, wait=0) for _ in range(AT_ONCE)]
    return list(await asyncio.gather(*presses))


def _has(message: Message, custom_id: str) -> bool:
    return any(button["custom_id"] == custom_id for button in message.buttons)


def _connected(local_bot: LocalBot) -> int:
    sessions = local_bot.discord.hub.gateway.sessions.values()
    return sum(session.socket is not None for session in sessions)


def check_bought_once(local_bot: LocalBot, answers: list[Answer]) -> None:
    """One step, one price; whoever was late is told so in private."""
    assert Counter(it.kind for it in answers)["failed"] == 0
    private = [it for it in answers if it.kind == "message"]
    assert all(required(it.message).ephemeral for it in private)
    assert len(private) >= AT_ONCE - 2
    steps = local_bot.table.rows("SELECT key FROM steps WHERE game_id = ? AND action LIKE '% buy'")
    assert len(steps) == 1
    assert steps[0][0] in {it.interaction_id for it in answers}
    assert local_bot.table.look().seats[A].cash == 1500 - 120


async def test_fifty_presses_of_one_button_at_once(local_bot: LocalBot) -> None:
    ada, _ = await local_bot.start_game("Ada", "Bo", position=at_the_shop)
    check_bought_once(local_bot, await bought(local_bot, ada))
    await local_bot.check_all()


async def test_two_processes_of_the_bot_on_one_file(local_bot: LocalBot) -> None:
    """Both hear every press; the version lets one of them carry it out."""
    ada, _ = await local_bot.start_game("Ada", "Bo", position=at_the_shop)
    second = BotProcess(local_bot.discord, local_bot.database)
    await second.start()
    await local_bot.wait_for(lambda: _connected(local_bot) == 2)
    load = LoadGenerator(local_bot.discord.hub, local_bot.database)
    try:
        check_bought_once(local_bot, await bought(local_bot, ada))
        for _ in range(MOVES):
            if (pending := load.pending_press(local_bot.table.game)) is not None:
                assert (await load.press(pending)).kind != "failed"
        await local_bot.wait_until_shown()
        local_bot.check_log()
    finally:
        load.close()
        await asyncio.gather(second.stop(), local_bot.process.stop())
