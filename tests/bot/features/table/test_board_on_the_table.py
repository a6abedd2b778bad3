"""The board under the table: sent when what is drawn has changed, and never in the way."""

from __future__ import annotations

import pytest

from engine.core.actions import Bid, Buy, Decline, Roll
from tests.support.answer_labels import START
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B
from tests.support.logged_errors import LoggedErrors
from tests.support.simulated_messages import said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
BOARD = "board.png"
WHERE = "Ada** · on GO"
TABLE = "table"


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada begins and lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), *[(1, 2)] * 20)


async def board(server: SimulatedServer, game: str) -> tuple[int, str]:
    """The id of the board's picture on the table's message, and its words."""
    found = [it for it in (await server.message(game, TABLE)).attachments if it.filename == BOARD]
    assert len(found) == 1
    return found[0].id, found[0].description or ""


async def choose_text(server: SimulatedServer) -> None:
    server.make_manager(A)
    panel = (await server.open_settings(A)).private
    await server.press(A, panel, "Text only, no pictures")
    await server.settle()


async def test_the_table_brings_the_board_with_its_words(server: SimulatedServer) -> None:
    game = await server.start_game()
    message = await server.message(game, TABLE)
    assert message.embeds[0].image.url.endswith(BOARD)
    assert "Ada, $1,500: GO." in (await board(server, game))[1]


async def test_a_move_brings_another_board(server: SimulatedServer) -> None:
    game = await server.start_game()
    first = await board(server, game)
    await server.act(game, A, Roll())
    await server.settle()
    second = await board(server, game)
    assert second[0] != first[0]
    assert "Ada, $1,500: Baltic." in second[1]


@pytest.mark.parametrize("pace", ["live", "daily"])
async def test_a_purchase_brings_another_board(pace: str, server: SimulatedServer) -> None:
    game = await server.start_game(pace)
    if pace == "live":
        await server.act(game, A, Roll())
    else:
        await server.wait(15 * 60)
    await server.settle()
    before = await board(server, game)
    await server.act(game, A, Buy())
    await server.settle()
    after = await board(server, game)
    assert after[0] != before[0]
    assert after[1] != before[1]


async def test_what_is_not_drawn_leaves_the_board_where_it_is(server: SimulatedServer) -> None:
    game = await server.start_game()
    await server.act(game, A, Roll())
    await server.act(game, A, Decline())
    await server.settle()
    before, text = await board(server, game), said(await server.message(game, TABLE))
    await server.act(game, B, Bid(10))
    await server.settle()
    assert await board(server, game) == before
    assert said(await server.message(game, TABLE)) != text


async def test_after_a_restart_the_board_is_sent_once_more_at_most(server: SimulatedServer) -> None:
    game = await server.start_game()
    await server.act(game, A, Roll())
    await server.settle()
    await server.restart()
    await server.act(game, A, Buy())
    await server.settle()
    again = await board(server, game)
    await server.app.publisher.redraw(game)
    await server.settle()
    assert await board(server, game) == again


async def test_a_server_that_reads_has_the_places_in_words(server: SimulatedServer) -> None:
    game = await server.start_game()
    assert WHERE not in said(await server.message(game, TABLE))
    await choose_text(server)
    message = await server.message(game, TABLE)
    assert WHERE in said(message)
    assert not message.attachments
    await server.act(game, A, Roll())
    await server.settle()
    message = await server.message(game, TABLE)
    assert "Ada** · on Baltic" in said(message)
    assert not message.attachments


async def test_a_server_that_looks_again_gets_the_board_back(server: SimulatedServer) -> None:
    game = await server.start_game()
    await choose_text(server)
    panel = (await server.open_settings(A)).private
    await server.press(A, panel, "Show pictures")
    await server.settle()
    assert (await board(server, game))[1]
    assert WHERE not in said(await server.message(game, TABLE))


async def test_a_board_that_cannot_be_drawn_is_told_in_words(
    server: SimulatedServer, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_spec: object) -> bytes:
        raise ValueError("no colour of that name")

    monkeypatch.setattr("bot.render.board_picture.draw_board", fail)
    game = await server.start_game()
    message = await server.message(game, TABLE)
    assert WHERE in said(message)
    assert not message.attachments
    assert errors.take() == "board.png could not be drawn"


async def test_where_nothing_may_be_attached_the_places_are_told_in_words(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby()
    server.fail("POST", "/channels/*/messages", 403, 50013)
    await server.press(A, await server.message(game, "lobby"), START)
    message = await server.message(game, TABLE)
    assert WHERE in said(message)
    assert not message.attachments


async def test_who_alone_reads_gets_the_board_in_words(server: SimulatedServer) -> None:
    await server.start_game()
    looked = (await server.command(A, "board")).private
    assert [it.filename for it in looked.attachments] == [BOARD]
    panel = (await server.command(A, "preferences")).private
    await server.press(A, panel, "Text only, no pictures")
    answer = await server.command(A, "board")
    assert not answer.private.attachments
    assert "Dark purple: Mediterranean $60, Baltic $60" in said(answer.private)
