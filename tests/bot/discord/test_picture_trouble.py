"""Pictures when something goes wrong: words arrive in their place, and they come back."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from typing import Any

import pytest

from bot.discord.error_codes import Delivery
from bot.discord.picture_uploads import PictureUploads
from bot.ui.message_files import File, Picture
from bot.ui.screen import Embed, Screen
from tests.support.logged_errors import LoggedErrors
from tests.support.simulated_server import SimulatedServer
from tests.support.timeouts import TIMEOUT

pytestmark = pytest.mark.asyncio
ADA = 0
CHART = Picture("chart.png", "turn 3", lambda: "Ada leads.", lambda: b"a chart")
BOARD = Picture("board.png", "turn 1", lambda: "Ada is on Vermont.", lambda: b"the first board")
LATER = Picture("board.png", "turn 2", lambda: "Ada is on GO.", lambda: b"the second board")
BARE = Screen(embeds=(Embed("Rent"),))
FORBIDDEN, TOO_LARGE = (403, 50013), (413, 40005)


def screen(picture: Picture) -> Screen:
    return Screen(embeds=(Embed("The table", picture=picture),))


async def send(server: SimulatedServer, what: Screen) -> int:
    sent = await server.run_in_bot(server.post.send(server.channel.id, what, "abc:1:table"))
    assert isinstance(sent, int)
    return sent


async def edit(server: SimulatedServer, message: int, what: Screen) -> None:
    assert (
        await server.run_in_bot(server.post.edit(server.channel.id, message, what))
        is Delivery.SHOWN
    )


def attached(server: SimulatedServer) -> list[str | None]:
    return [it.description for it in server.newest.attachments]


def answered(*names: str, way: str = "attachments", message: int = 1) -> dict[str, Any]:
    """What Discord says of a message with files of these names."""
    urls = [f"https://cdn.discordapp.com/{way}/5/{at}/{it}?ex=1" for at, it in enumerate(names)]
    files = [{"url": url} for url in urls]
    return {"id": str(message), "attachments": files, "embeds": [], "components": []}


@pytest.mark.parametrize(("status", "code"), [FORBIDDEN, TOO_LARGE])
async def test_a_picture_that_discord_does_not_take_gives_way_to_words(
    status: int, code: int, server: SimulatedServer
) -> None:
    server.fail("POST", "/channels/*/messages", status, code)
    message = await send(server, screen(BOARD))
    assert server.newest.embeds[0].title == "The table"
    server.fail("PATCH", "/channels/*/messages/*", status, code)
    await edit(server, message, Screen(embeds=(Embed("Next", picture=BOARD),)))
    assert server.newest.embeds[0].title == "Next"
    assert attached(server) == []


async def test_pictures_come_back_with_the_leave_to_attach_them(server: SimulatedServer) -> None:
    message = await send(server, screen(BOARD))
    server.fail("PATCH", "/channels/*/messages/*", *FORBIDDEN)
    await edit(server, message, screen(LATER))
    assert attached(server) == []
    await edit(server, message, screen(LATER))
    assert attached(server) == [LATER.alt]


@pytest.mark.parametrize(("status", "code"), [FORBIDDEN, TOO_LARGE])
async def test_an_answer_arrives_in_words_where_its_picture_is_not_taken(
    status: int, code: int, server: SimulatedServer, errors: LoggedErrors
) -> None:
    await server.start_game("live", 2)
    server.fail("POST", "/interactions/*/callback", status, code)
    answer = await server.command(ADA, "board")
    assert answer.is_private
    assert "The board" in answer.text
    assert not answer.private.attachments
    if code == 40005:
        assert "breaks a limit" in errors.take()


async def test_an_edit_that_meets_another_on_its_way_names_all_pictures() -> None:
    uploads = PictureUploads()
    uploads.note(answered(), BARE)
    await uploads.for_edit(1, screen(CHART))
    assert (await uploads.for_edit(1, BARE))["attachments"] == []


async def test_a_picture_that_came_between_is_taken_away_by_the_next_edit() -> None:
    uploads = PictureUploads()
    uploads.note(answered("chart.png"), BARE)
    assert (await uploads.for_edit(1, BARE))["attachments"] == []


async def test_what_an_edit_came_to_is_in_doubt_until_discord_has_answered() -> None:
    uploads = PictureUploads()
    uploads.note(answered("board.png"), screen(BOARD))
    await uploads.for_edit(1, screen(LATER))
    (brought,) = (await uploads.for_edit(1, screen(BOARD)))["attachments"]
    assert brought.fp.read() == b"the first board"


async def test_a_private_message_keeps_its_picture_too() -> None:
    uploads = PictureUploads()
    uploads.note(answered("board.png", way="ephemeral-attachments"), screen(BOARD))
    assert "attachments" not in await uploads.for_edit(1, screen(BOARD))


async def test_of_the_longest_untouched_message_nothing_is_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.discord.picture_uploads.CACHE_SIZE", 2)
    uploads = PictureUploads()
    for message in (1, 2, 1, 3):
        uploads.note(answered("board.png", message=message), screen(BOARD))
    kept = [message for message in (1, 2, 3) if await _is_kept(uploads, message)]
    assert kept == [1, 3]


async def _is_kept(uploads: PictureUploads, message: int) -> bool:
    return "attachments" not in await uploads.for_edit(message, screen(BOARD))


async def test_a_file_that_is_brought_once_does_not_stay() -> None:
    uploads = PictureUploads()
    with_file = replace(screen(BOARD), files=(File("game.txt", b"moves"),))
    uploads.note(answered("board.png"), screen(BOARD))
    kept, brought = (await uploads.for_edit(1, with_file))["attachments"]
    assert (kept.to_dict(), brought.filename) == ({"id": 0}, "game.txt")
    uploads.note(answered("board.png", "game.txt"), with_file)
    assert [it.filename for it in (await uploads.for_edit(1, screen(BOARD)))["attachments"]] == [
        "board.png"
    ]


async def test_pictures_beyond_those_that_may_wait_are_told_in_words() -> None:
    uploads, go_on = PictureUploads(1), threading.Event()

    def slowly() -> bytes:
        assert go_on.wait(TIMEOUT)
        return b"the board"

    slow = Picture("board.png", "slow", lambda: "Ada is on Vermont.", slowly)
    first = asyncio.create_task(uploads.for_new_message(screen(slow)))
    try:
        await asyncio.sleep(0)  # It has begun, and waits for what is drawn.
        assert "files" not in await uploads.for_new_message(screen(CHART))
    finally:
        go_on.set()
    assert "files" in await first
    assert "files" in await uploads.for_new_message(screen(CHART))
