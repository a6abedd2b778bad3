"""The board under the table: sent when what is drawn has changed, and never in the way."""

from __future__ import annotations

import pytest

from engine.actions import Bid, Buy, Decline, Throw
from tests.bot.conftest import Errors
from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import said
from tests.support.game import A, B

pytestmark = pytest.mark.asyncio
BOARD = "board.png"
WHERE = "📍 🎩 Ada: GO"
TABLE = "table"


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada begins and lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), *[(1, 2)] * 20)


async def board(here: World, game: str) -> tuple[int, str]:
    """The id of the board's picture on the table's message, and its words."""
    found = [it for it in (await here.message(game, TABLE)).attachments if it.filename == BOARD]
    assert len(found) == 1
    return found[0].id, found[0].description or ""


async def choose_text(here: World) -> None:
    here.trust(A)
    panel = (await here.settings(A)).private
    await here.press(A, panel, "Text only, no pictures")
    await here.settle()


async def test_the_table_brings_the_board_with_its_words(here: World) -> None:
    game = await here.start()
    message = await here.message(game, TABLE)
    assert message.embeds[0].image.url.endswith(BOARD)
    assert "Ada: GO." in (await board(here, game))[1]


async def test_a_move_brings_another_board(here: World) -> None:
    game = await here.start()
    first = await board(here, game)
    await here.act(game, A, Throw())
    await here.settle()
    second = await board(here, game)
    assert second[0] != first[0]
    assert "Ada: Baltic." in second[1]


@pytest.mark.parametrize("pace", ["live", "daily"])
async def test_a_purchase_brings_another_board(pace: str, here: World) -> None:
    game = await here.start(pace)
    if pace == "live":
        await here.act(game, A, Throw())
    else:
        await here.wait(15 * 60)
    await here.settle()
    before = await board(here, game)
    await here.act(game, A, Buy())
    await here.settle()
    after = await board(here, game)
    assert after[0] != before[0]
    assert after[1] != before[1]


async def test_what_is_not_drawn_leaves_the_board_where_it_is(here: World) -> None:
    game = await here.start()
    await here.act(game, A, Throw())
    await here.act(game, A, Decline())
    await here.settle()
    before, text = await board(here, game), said(await here.message(game, TABLE))
    await here.act(game, B, Bid(10))
    await here.settle()
    assert await board(here, game) == before
    assert said(await here.message(game, TABLE)) != text


async def test_after_a_restart_the_board_is_sent_once_more_at_most(here: World) -> None:
    game = await here.start()
    await here.act(game, A, Throw())
    await here.settle()
    await here.restart()
    await here.act(game, A, Buy())
    await here.settle()
    again = await board(here, game)
    await here.app.publisher.redraw(game)
    await here.settle()
    assert await board(here, game) == again


async def test_a_server_that_reads_has_the_places_in_words(here: World) -> None:
    game = await here.start()
    assert WHERE not in said(await here.message(game, TABLE))
    await choose_text(here)
    message = await here.message(game, TABLE)
    assert "Ada: GO" in said(message)
    assert not message.attachments
    await here.act(game, A, Throw())
    await here.settle()
    message = await here.message(game, TABLE)
    assert "Ada: Baltic" in said(message)
    assert not message.attachments


async def test_a_server_that_looks_again_gets_the_board_back(here: World) -> None:
    game = await here.start()
    await choose_text(here)
    panel = (await here.settings(A)).private
    await here.press(A, panel, "Show pictures")
    await here.settle()
    assert (await board(here, game))[1]
    assert WHERE not in said(await here.message(game, TABLE))


async def test_a_board_that_cannot_be_drawn_is_told_in_words(
    here: World, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(face: object) -> bytes:
        raise ValueError("no colour of that name")

    monkeypatch.setattr("bot.render.board_picture.draw_board", fail)
    game = await here.start()
    message = await here.message(game, TABLE)
    assert WHERE in said(message)
    assert not message.attachments
    assert errors.take() == "board.png could not be drawn"


async def test_where_nothing_may_be_attached_the_places_are_told_in_words(here: World) -> None:
    game = await here.open()
    here.fail("POST", "/channels/*/messages", 403, 50013)
    await here.press(A, await here.message(game, "lobby"), "Start")
    message = await here.message(game, TABLE)
    assert WHERE in said(message)
    assert not message.attachments


async def test_who_alone_reads_gets_the_board_in_words(here: World) -> None:
    await here.start()
    looked = (await here.command(A, "board")).private
    assert [it.filename for it in looked.attachments] == [BOARD]
    panel = (await here.command(A, "preferences")).private
    await here.press(A, panel, "Text only, no pictures")
    answer = await here.command(A, "board")
    assert not answer.private.attachments
    told = [field.value for field in answer.private.embeds[0].fields]
    assert any("Baltic" in it for it in told)
