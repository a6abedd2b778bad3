"""Who is out of a game that goes on: where to watch it, and how they hear its end."""

from __future__ import annotations

import pytest

from engine.core.actions import Resign
from engine.host.clocks.paces import DAY
from tests.support.answer_labels import BOARD, HISTORY, MORE, MY_GAMES, SINCE, label
from tests.support.game import A, B, C, Game
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
FOLLOW, GUESS = label("button-follow"), label("button-guess")
TOLD = "You’ll be told how it ends."


def ruined(game: Game) -> None:
    """Cleo owes more than she could ever raise."""
    game.cash(C, 0).owes(C, 5000, A)


async def silenced(server: SimulatedServer, game: str) -> None:
    """Cleo goes bankrupt by saying nothing."""
    await server.arrange(game, ruined)
    for _ in range(6):
        if (await server.table(game)).position.seats[C].left is not None:
            return
        await server.wait(DAY)


async def test_who_gives_up_reads_where_to_watch(server: SimulatedServer) -> None:
    await server.start_game("daily", 3)
    asked = await server.ask_to_resign(C)
    await server.press(C, asked.private, "Resign")
    assert said(asked.private).endswith("Press **Follow** to hear how it ends.")
    assert labels(asked.private) == [BOARD, FOLLOW, GUESS]


async def test_who_ends_a_game_by_giving_up_has_nothing_to_follow(server: SimulatedServer) -> None:
    await server.start_game("daily", 2)
    asked = await server.ask_to_resign(B)
    await server.press(B, asked.private, "Resign")
    assert "Follow" not in said(asked.private)
    assert labels(asked.private) == []


async def test_who_goes_bankrupt_is_told_that_they_hear_the_end(server: SimulatedServer) -> None:
    game = await server.start_game("daily", 3)
    await server.arrange(game, ruined)
    asked = await server.press(C, await server.message(game, "table"), "Resign")
    await server.press(C, asked.private, "Resign")
    assert TOLD in said(asked.private)
    assert labels(asked.private) == [BOARD, FOLLOW, GUESS]


async def test_a_call_about_bankruptcy_leads_to_following(server: SimulatedServer) -> None:
    game = await server.start_game("daily", 3)
    await silenced(server, game)
    (call,) = [it for it in server.messages if "you’re bankrupt" in it.content]
    assert TOLD in call.content
    assert labels(call) == [FOLLOW]
    opened = await server.press(C, call, FOLLOW)
    assert labels(opened.private) == [BOARD, "Unfollow", GUESS]


async def test_more_shows_who_is_out_what_there_is_to_watch(server: SimulatedServer) -> None:
    game = await server.start_game("daily", 3)
    await server.act(game, C, Resign())
    more = await server.press(C, await server.message(game, "table"), MORE)
    assert "You’re out of this game." in said(more.private)
    assert labels(more.private) == [BOARD, FOLLOW, GUESS, SINCE, HISTORY, MY_GAMES]


async def test_the_board_keeps_the_way_to_follow(server: SimulatedServer) -> None:
    game = await server.start_game("daily", 3)
    await server.act(game, C, Resign())
    more = await server.press(C, await server.message(game, "table"), MORE)
    board = await server.press(C, more.private, BOARD)
    assert [it for it in labels(board.private) if it in (FOLLOW, GUESS)] == [FOLLOW, GUESS]
    own = await server.press_in_more(A, game, BOARD)
    assert FOLLOW not in labels(own.private)


async def test_who_resigned_and_follows_hears_the_end_once(server: SimulatedServer) -> None:
    game = await server.start_game("daily", 3)
    asked = await server.ask_to_resign(C)
    await server.press(C, asked.private, "Resign")
    await server.press(C, asked.private, FOLLOW)
    seen = len(server.sent)
    await server.act(game, B, Resign())
    assert server.direct(C) == [], "the table calls those who were players a week ago"
    assert any(server.user(C) in it.pings for it in server.sent[seen:])


async def test_my_games_lists_what_one_is_out_of(server: SimulatedServer) -> None:
    await server.start_game("daily", 3)
    asked = await server.ask_to_resign(C)
    await server.press(C, asked.private, "Resign")
    listed = await server.command(C, "mine")
    assert "You’re not in any games." in listed.text
    assert "You’re out of this game · turn 1" in listed.text
    assert labels(listed.private) == [BOARD, FOLLOW]
    panel = await server.press(C, listed.private, FOLLOW)
    assert "You’re following this game." in panel.text
    asked = await server.ask_to_resign(B)
    await server.press(B, asked.private, "Resign")
    assert "out of this game" not in (await server.command(C, "mine")).text


async def test_games_that_one_plays_in_come_first(server: SimulatedServer) -> None:
    out = await server.start_game("daily", 3)
    await server.act(out, C, Resign())
    await server.start_game("daily", 3)
    listed = (await server.command(C, "mine")).private
    assert "not in any games" not in said(listed)
    own = [label("button-go-game"), label("orders-open-panel")]
    assert labels(listed) == [*own, BOARD, FOLLOW, label("button-missed")]
