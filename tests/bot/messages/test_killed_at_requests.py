"""A process that dies at a request: the next one shows everything, and nothing twice.

The request gets no answer, whether Discord has carried it out or not.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest

from engine.core import actions as a
from tests.support.answer_labels import AUCTION, BUY, END_TURN, PASS
from tests.support.connecticut import at_auction, at_the_end, at_the_shop
from tests.support.consistency import check_all
from tests.support.game import A, B, Game
from tests.support.in_process import LostAnswer
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
Act = Callable[[SimulatedServer, str], Awaitable[object]]


def in_bidding(game: Game) -> None:
    at_auction(game)
    game.play(B, a.Bid(30))


def presses(label: str) -> Act:
    """Ada presses this button of the table."""

    async def act(server: SimulatedServer, game: str) -> None:
        await server.press(A, await server.message(game, "table"), label)

    return act


async def passes(server: SimulatedServer, game: str) -> None:
    (thread,) = server.threads
    await server.press(A, thread.history()[-1], PASS)


async def resigns(server: SimulatedServer, game: str) -> None:
    asked = await server.ask_to_resign(A)
    await server.press(A, asked.private, "Resign")


async def offers(server: SimulatedServer, game: str) -> None:
    panel = (await server.command(A, "trade", player=server.members[B])).private
    form = await server.press_id(A, panel, "give")
    await server.type(A, form, give="20")
    asked = await server.press_id(A, panel, "draft:send")
    await server.press_id(A, asked.private, "draft:sure")


@dataclass(frozen=True)
class Moment:
    """An act, and the request after it at which the bot dies; `{here}` is the game's channel."""

    position: Callable[[Game], Any]
    act: Act
    method: str
    path: str


HERE, ELSEWHERE = r"/channels/{here}/messages$", r"/channels/(?!{here}/)\d+/messages$"
MOMENTS = {
    "the answer to a press": Moment(at_the_shop, presses(BUY), "POST", r"/callback$"),
    "the table anew": Moment(at_the_end, presses(END_TURN), "POST", HERE),
    "the old table's buttons": Moment(at_the_end, presses(END_TURN), "POST", r"/callback$"),
    "an auction's notice": Moment(at_the_shop, presses(AUCTION), "POST", HERE),
    "an auction's thread": Moment(at_the_shop, presses(AUCTION), "POST", r"/threads$"),
    "an auction's bidding": Moment(at_the_shop, presses(AUCTION), "POST", ELSEWHERE),
    "an auction's result": Moment(in_bidding, passes, "PATCH", r"/channels/{here}/messages/\d+$"),
    "an auction's closing": Moment(in_bidding, passes, "PATCH", r"/channels/\d+$"),
    "an offer": Moment(lambda game: None, offers, "POST", ELSEWHERE),
    "the end": Moment(at_the_shop, resigns, "POST", HERE),
}


@pytest.mark.parametrize("carried_out", [True, False], ids=["carried-out", "lost"])
@pytest.mark.parametrize("name", MOMENTS)
async def test_killed_at(name: str, carried_out: bool, server: SimulatedServer) -> None:
    moment = MOMENTS[name]
    game = await server.start_game()
    await server.arrange(game, moment.position)
    before = (await server.table(game)).record.version
    path = moment.path.replace("{here}", str(server.channel.id))
    lost = LostAnswer(moment.method, re.compile(path), carried_out)
    server.wire.lost_answers.append(lost)
    await moment.act(server, game)
    assert lost.is_lost
    await server.crash()
    assert (await server.table(game)).record.version == before + 1
    await check_all(server)
