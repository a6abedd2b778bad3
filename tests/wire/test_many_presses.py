"""Fifty presses of one button at the same moment have one effect, whoever carries them out."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from bot.local import Answer, Message
from bot.press import doing
from engine import actions as a
from engine.state import waiting
from tests.support.bot_process import BotProcess
from tests.support.crashes import Evening, shown_now
from tests.support.crowd import Crowd
from tests.support.game import CONNECTICUT, A, Game
from tests.support.players import Player

pytestmark = pytest.mark.asyncio
AT_ONCE = 50
MOVES = 40


def at_the_shop(game: Game) -> None:
    game.at(A, CONNECTICUT - 3).to_move(A).play(A, a.Throw(), (1, 2))


async def bought(night: Evening, ada: Player) -> list[Answer]:
    """Ada's client sends fifty presses of the one button that buys."""
    buy = doing(night.table.game, waiting(night.table.look()).id, a.Buy())
    message = await ada.member.wait_for(lambda it: _has(it, buy))
    presses = [ada.member.press_raw(message, buy, wait=0) for _ in range(AT_ONCE)]
    return list(await asyncio.gather(*presses))


def _has(message: Message, custom_id: str) -> bool:
    return any(button["custom_id"] == custom_id for button in message.buttons)


def _connected(night: Evening) -> int:
    sessions = night.discord.hub.gateway.sessions.values()
    return sum(session.socket is not None for session in sessions)


def check_bought_once(night: Evening, answers: list[Answer]) -> None:
    """One step, one price; whoever was late is told so in private."""
    assert Counter(it.kind for it in answers)["failed"] == 0
    private = [it for it in answers if it.kind == "message"]
    assert all(shown_now(it.message).ephemeral for it in private)
    assert len(private) >= AT_ONCE - 2
    steps = night.table.rows("SELECT key FROM steps WHERE game_id = ? AND action LIKE '% buy'")
    assert len(steps) == 1
    assert steps[0][0] in {it.interaction_id for it in answers}
    assert night.table.look().seats[A].cash == 1500 - 120


async def test_fifty_presses_of_one_button_at_once(night: Evening) -> None:
    ada, _ = await night.game("Ada", "Bo")
    await night.arranged(at_the_shop)
    check_bought_once(night, await bought(night, ada))
    await night.check()


async def test_two_processes_of_the_bot_on_one_file(night: Evening) -> None:
    """Both hear every press; the version lets one of them carry it out."""
    ada, _ = await night.game("Ada", "Bo")
    await night.arranged(at_the_shop)
    second = BotProcess(night.discord, night.database)
    await second.start()
    await night.until(lambda: _connected(night) == 2)
    crowd = Crowd(night.discord.hub, night.database)
    try:
        check_bought_once(night, await bought(night, ada))
        for _ in range(MOVES):
            if (move := crowd.move(night.table.game)) is not None:
                assert (await crowd.press(move)).kind != "failed"
        await night.settled()
        night.check_log()
    finally:
        crowd.close()
        await asyncio.gather(second.stop(), night.bot.stop())
