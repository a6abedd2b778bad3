"""Since my last move: all of it, in private, behind More… of the game message."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.language.language import load
from bot.language.voice import Voice
from engine.core.actions import Buy, EndTurn, Roll
from engine.editions.choice import Choice
from engine.host.lobby import Lobby
from tests.support.answer_labels import BUY, ROLL, SINCE
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B, D
from tests.support.simulated_messages import Answer, said
from tests.support.simulated_server import SimulatedServer, simulated_server

pytestmark = pytest.mark.asyncio
FIVE = ("Ada", "Ben", "Cleo", "Dora", "Eve")
TITLE = "Since your last move"


async def dealt(server: SimulatedServer) -> str:
    """A Short Game of five that has just begun."""
    game = await server.open_lobby("live", people=5)

    def short(lobby: Lobby) -> Lobby:
        return lobby.with_choice(server.user(0), lambda _: Choice("1994", "short"))

    await server.run_in_bot(server.app.lobbies.change(game, short))
    await server.start_when_confirmed(game, 1, 2, 3, 4)
    return game


async def pressed(server: SimulatedServer, who: int, game: str) -> str:
    return said((await server.press_in_more(who, game, SINCE)).response)


@pytest.mark.parametrize("seat", range(5))
async def test_with_five_seats_nobody_misses_their_own_deeds(seat: int, tmp_path: Path) -> None:
    async with simulated_server(tmp_path, names=FIVE) as server:
        game = await dealt(server)
        table = await server.message(game, "table")
        assert "earlier" in said(table)
        found = await server.table(game)
        (who,) = [it for it in range(5) if found.seat_of(server.user(it)) == seat]
        voice = Voice(found.players, found.board, load("en"))
        own = found.position.owned(seat)
        text = await pressed(server, who, game)
        assert TITLE in text
        assert len(own) == 3
        assert all(voice.space(space) in text for space in own)


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3), *[(1, 2)] * 40)


async def made_up(server: SimulatedServer, who: int, game: str, arguments: str = "") -> Answer:
    """The press, with what it may ask for."""
    table = await server.message(game, "table")
    return await server.press_made_up(who, table, f"m1:{game}:0:since:{arguments}")


async def test_it_begins_after_ones_own_last_move(server: SimulatedServer, dice: None) -> None:
    game = await server.start_game("live", people=2)
    await server.press(A, await server.message(game, "table"), ROLL)
    await server.press(A, await server.message(game, "table"), BUY)
    await server.act(game, A, EndTurn())
    await server.act(game, B, Roll())
    text = said((await made_up(server, A, game)).response)
    assert "rolled 2+3" in text
    assert "Baltic" not in text
    assert "goes first" not in text
    assert "**Turn 2 · 🚢 Ben**" in said((await made_up(server, B, game, "4 0")).response)


async def test_who_has_just_moved_has_missed_nothing(server: SimulatedServer, dice: None) -> None:
    game = await server.start_game("live", people=2)
    table = await server.message(game, "table")
    await server.press(A, table, ROLL)
    answer = await made_up(server, A, game)
    assert "Nothing has happened since your last move" in said(answer.response)


async def test_right_after_ones_move_it_tells_the_round_before(
    server: SimulatedServer, dice: None
) -> None:
    game = await server.start_game("live", people=2)
    await server.press(A, await server.message(game, "table"), ROLL)
    await server.press(A, await server.message(game, "table"), BUY)
    await server.act(game, A, EndTurn())
    await server.act(game, B, Roll())
    await server.act(game, B, Buy())
    await server.act(game, B, EndTurn())
    await server.press(A, await server.message(game, "table"), ROLL)
    text = said((await made_up(server, A, game)).response)
    assert "The last round" in text
    assert "rolled 2+3" in text
    assert "Baltic" not in text


async def test_who_is_out_reads_how_and_what_came_since(
    server: SimulatedServer, dice: None
) -> None:
    game = await server.start_game("live", people=3)
    await server.press(A, await server.message(game, "table"), ROLL)
    await server.press(A, await server.message(game, "table"), BUY)
    await server.act(game, A, EndTurn())
    await server.act(game, B, Roll())
    asked = await server.ask_to_resign(A)
    await server.press(A, asked.private, "Resign")
    text = said((await made_up(server, A, game)).response)
    assert TITLE in text
    assert "Ada resigned" in text
    assert "rolled" not in text
    await server.act(game, B, Buy())
    text = said((await made_up(server, A, game)).response)
    assert "Ada resigned" in text
    assert "Ben bought" in text


async def test_who_only_looks_on_reads_the_history(server: SimulatedServer, dice: None) -> None:
    game = await server.start_game("live", people=2)
    assert "Game history" in said((await made_up(server, D, game)).response)


async def test_pages_of_a_long_absence_are_turned(server: SimulatedServer, dice: None) -> None:
    game = await server.start_game("live", people=3)
    await server.answer_by_timeout(game, 160)
    panel = (await made_up(server, B, game, "0 0")).private
    first = said(panel)
    assert "Rolling to go first" in first
    await server.press(B, panel, "2 of")
    assert said(panel) != first
    await server.press(B, panel, "◀ 1 of")
    assert said(panel) == first


@pytest.mark.parametrize("arguments", ["1", "x 0", "0 0 0"])
async def test_what_no_message_offers_is_refused(
    arguments: str, server: SimulatedServer, dice: None
) -> None:
    game = await server.start_game("live", people=2)
    answer = await made_up(server, A, game, arguments)
    assert TITLE not in answer.text
