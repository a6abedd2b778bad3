"""kill -9 between what is on disk and what is shown: redrawn after the restart, nothing doubled.

A request of the bot gets no proper answer, whether Discord has carried it out or not, and before
the bot can ask again it is killed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest

from engine.core import actions as a
from engine.core.actions import Side
from engine.core.state import waiting
from tests.support.custom_ids import action_custom_id, panel_custom_id
from tests.support.game import CONNECTICUT, A, B, Game
from tests.support.local_bot import LocalBot
from tests.support.seeds import has_turn

pytestmark = pytest.mark.asyncio


def at_the_shop(game: Game) -> None:
    game.at(A, CONNECTICUT - 3).to_move(A).play(A, a.Roll(), (1, 2))


def at_the_end(game: Game) -> None:
    at_the_shop(game)
    game.play(A, a.Buy())


def at_auction(game: Game) -> None:
    at_the_shop(game)
    game.play(A, a.Decline())


async def ada_presses(local_bot: LocalBot, action: a.Action) -> None:
    ada = local_bot.players[A]
    custom_id = action_custom_id(local_bot.table.game, waiting(local_bot.table.look()).id, action)
    message = await ada.member.wait_for(
        lambda it: any(button["custom_id"] == custom_id for button in it.buttons)
    )
    await ada.member.press(message, custom_id, wait=0)


async def buy(local_bot: LocalBot) -> None:
    await ada_presses(local_bot, a.Buy())


async def end(local_bot: LocalBot) -> None:
    await ada_presses(local_bot, a.EndTurn())


async def decline(local_bot: LocalBot) -> None:
    await ada_presses(local_bot, a.Decline())


async def win(local_bot: LocalBot) -> None:
    await ada_presses(local_bot, a.PassBid())


async def resign(local_bot: LocalBot) -> None:
    ada = local_bot.players[A]
    asked = await ada.type_command("resign")
    await ada.member.press(
        asked.message or "", panel_custom_id(local_bot.table.game, "resign", "yes"), wait=0
    )


async def offer(local_bot: LocalBot) -> None:
    await local_bot.players[A].offer(local_bot.players[B], Side(cash=20))


@dataclass(frozen=True, slots=True)
class Moment:
    """An act, and the request after it at which the bot dies; `{here}` is the game's channel."""

    position: Callable[[Game], Any]
    act: Callable[[LocalBot], Awaitable[None]]
    method: str
    path: str


ELSEWHERE = r"/channels/(?!{here}/)\d+/messages$"
MOMENTS = {
    "the answer to a press": Moment(at_the_shop, buy, "POST", r"/callback$"),
    "the table anew": Moment(at_the_end, end, "POST", r"/channels/{here}/messages$"),
    "the old table's buttons": Moment(at_the_end, end, "POST", r"/callback$"),
    "an auction's notice": Moment(at_the_shop, decline, "POST", r"/channels/{here}/messages$"),
    "an auction's thread": Moment(at_the_shop, decline, "POST", r"/threads$"),
    "an auction's bidding": Moment(at_the_shop, decline, "POST", ELSEWHERE),
    "an auction's result": Moment(at_auction, win, "PATCH", r"/channels/{here}/messages/\d+$"),
    "an auction's closing": Moment(at_auction, win, "PATCH", r"/channels/\d+$"),
    "an offer": Moment(lambda game: None, offer, "POST", ELSEWHERE),
    "the end": Moment(at_the_shop, resign, "POST", r"/channels/{here}/messages$"),
}


WAYS = {"carried-out": True, "lost": False}
CASES = [
    (name, way)
    for number, name in enumerate(MOMENTS)
    for other, way in enumerate(WAYS)
    if has_turn(number + other, len(WAYS))
]
"""Each moment in one way today, and in the other tomorrow."""


@pytest.mark.parametrize(("name", "way"), CASES)
async def test_killed_at(local_bot: LocalBot, name: str, way: str) -> None:
    moment, carried_out = MOMENTS[name], WAYS[way]
    await local_bot.start_game("Ada", "Bo", position=moment.position)
    if moment.position is at_auction:
        await local_bot.players[B].call(waiting(local_bot.table.look()).id, 30)
        await local_bot.wait_until_shown()
    version = _version(local_bot)
    path = moment.path.replace("{here}", local_bot.table.channel_id)
    control = local_bot.discord.control
    await control.inject(moment.method, path, 500, times=9, carry_out=carried_out)
    act = asyncio.create_task(_quietly(moment.act(local_bot)))
    await local_bot.wait_for(lambda: _failed(local_bot) > 0)
    await local_bot.process.kill()
    await control.stop_injecting()
    await local_bot.process.start()
    await act
    assert _version(local_bot) == version + 1
    await local_bot.check_all()


async def _quietly(act: Awaitable[None]) -> None:
    """A press whose answer gets lost: the member is told that it failed."""
    try:
        await act
    except AssertionError:
        return


def _version(local_bot: LocalBot) -> int:
    ((version,),) = local_bot.table.rows("SELECT version FROM games WHERE id = ?")
    return int(version)


def _failed(local_bot: LocalBot) -> int:
    """Requests that got the wrong answer."""
    rows = local_bot.discord.hub.world.select("SELECT id FROM requests WHERE status = 500")
    return len(rows)
