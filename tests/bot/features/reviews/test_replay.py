"""The replay: the game as a film, for anybody and at any time."""

from __future__ import annotations

import pytest

from bot.features.reviews import replay
from bot.features.reviews.replay import film
from engine.core.events import Moved
from engine.core.undo import LogLine
from tests.support.answer_labels import ROLL
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ONLOOKER = 3


async def test_a_running_game_is_shown_so_far(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    game = await server.start_game("live", 2)
    await server.press(A, await server.message(game, "table"), ROLL)
    answer = await server.command(ONLOOKER, "game", show="replay")
    assert answer.is_private
    assert "so far, up to turn 1" in answer.text
    (picture,) = answer.private.attachments
    assert picture.filename == f"monopoly-{game}.gif"
    assert "How it ends: The board, turn 1" in (picture.description or "")


async def test_a_finished_game_is_shown_by_a_button(server: SimulatedServer) -> None:
    game = await server.start_game("live", 2)
    for who in (A, B):
        await server.vote_to_cancel(who)
    answer = await server.press(ONLOOKER, await server.message(game, "table"), "Replay")
    assert answer.is_private
    assert "This is the whole game" in answer.text
    assert len(answer.private.attachments) == 1


async def test_a_game_without_the_beginning_of_its_log_says_so(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start_game("live", 2)
    monkeypatch.setattr(replay, "film", lambda log, *rest: film(log[1:], *rest))
    answer = await server.command(A, "game", show="replay")
    assert "no replay" in answer.text
    assert not answer.private.attachments


async def test_a_log_that_contradicts_itself_says_so(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start_game("live", 2)
    for false in (Moved(A, 5, 9), Moved(7, 0, 9)):
        more = LogLine(99, None, "false", "host", (false,))
        monkeypatch.setattr(replay, "film", lambda log, *rest, it=more: film((*log, it), *rest))
        answer = await server.command(A, "game", show="replay")
        assert "its log contradicts itself" in answer.text
        assert not answer.private.attachments
