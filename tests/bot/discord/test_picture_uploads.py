"""Pictures on messages: brought once, kept while they stay right, and never in the way."""

from __future__ import annotations

import pytest

from bot.discord.discord_screen import payload
from bot.discord.error_codes import Delivery
from bot.ui.message_files import Picture
from bot.ui.screen import Embed, Screen
from tests.support.logged_errors import LoggedErrors
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ALT = "Ada is on Vermont."
DRAWN: list[str] = []


@pytest.fixture(autouse=True)
def drawn() -> list[str]:
    """The pictures that have been drawn, in order."""
    DRAWN.clear()
    return DRAWN


def picture(name: str = "board.png", key: str = "turn 1", alt: str = ALT) -> Picture:
    def draw() -> bytes:
        DRAWN.append(f"{name} {key}")
        return f"{name} {key}".encode()

    return Picture(name, key, lambda: alt, draw)


def screen(*pictures: Picture, text: str = "The table") -> Screen:
    return Screen(embeds=tuple(Embed(text, picture=it) for it in pictures) or (Embed(text),))


async def send(server: SimulatedServer, what: Screen) -> int:
    sent = await server.run_in_bot(server.post.send(server.channel.id, what, "abc:1:table"))
    assert isinstance(sent, int)
    return sent


async def edit(server: SimulatedServer, message: int, what: Screen) -> None:
    assert (
        await server.run_in_bot(server.post.edit(server.channel.id, message, what))
        is Delivery.SHOWN
    )


def attached(server: SimulatedServer) -> list[tuple[str, str | None]]:
    return [(it.filename, it.description) for it in server.newest.attachments]


async def test_a_picture_is_attached_with_its_words_and_shown_in_the_embed(
    server: SimulatedServer,
) -> None:
    await send(server, screen(picture()))
    assert attached(server) == [("board.png", ALT)]
    assert server.newest.embeds[0].image.url.endswith("board.png")


async def test_a_picture_that_is_there_already_is_neither_drawn_nor_sent(
    server: SimulatedServer, drawn: list[str]
) -> None:
    message = await send(server, screen(picture()))
    first = server.newest.attachments[0].id
    await edit(server, message, screen(picture(), text="Somebody has bid"))
    assert server.newest.embeds[0].title == "Somebody has bid"
    assert server.newest.attachments[0].id == first
    assert drawn == ["board.png turn 1"]


async def test_another_picture_takes_the_place_of_the_one_before(
    server: SimulatedServer, drawn: list[str]
) -> None:
    message = await send(server, screen(picture()))
    first = server.newest.attachments[0].id
    await edit(server, message, screen(picture(key="turn 2", alt="Ada is on GO.")))
    assert attached(server) == [("board.png", "Ada is on GO.")]
    assert server.newest.attachments[0].id != first
    assert drawn == ["board.png turn 1", "board.png turn 2"]


async def test_one_picture_goes_and_the_other_stays(
    server: SimulatedServer, drawn: list[str]
) -> None:
    message = await send(server, screen(picture(), picture("deed.png")))
    board = server.newest.attachments[0].id
    await edit(server, message, screen(picture()))
    assert [it.id for it in server.newest.attachments] == [board]
    assert drawn == ["board.png turn 1", "deed.png turn 1"]


async def test_the_last_picture_goes_too(server: SimulatedServer) -> None:
    message = await send(server, screen(picture()))
    await edit(server, message, screen())
    assert attached(server) == []
    assert server.newest.embeds[0].image.url is None


async def test_what_an_earlier_process_has_attached_is_replaced(server: SimulatedServer) -> None:
    message = await send(server, screen(picture()))
    server.post = type(server.post)(server.app.client)
    await edit(server, message, screen(picture(key="turn 2")))
    assert attached(server) == [("board.png", ALT)]


async def test_without_leave_to_attach_the_words_arrive(server: SimulatedServer) -> None:
    server.fail("POST", "/channels/*/messages", 403, 50013)
    await send(server, screen(picture()))
    assert server.newest.embeds[0].title == "The table"
    assert attached(server) == []


async def test_a_picture_that_cannot_be_drawn_stops_nothing(
    server: SimulatedServer, errors: LoggedErrors
) -> None:
    def fail() -> bytes:
        raise ValueError("no colour of that name")

    await send(server, screen(Picture("board.png", "turn 1", lambda: ALT, fail)))
    assert server.newest.embeds[0].title == "The table"
    assert attached(server) == []
    assert errors.take() == "board.png could not be drawn"


async def test_the_image_of_an_embed_has_the_words_itself() -> None:
    """The attachment's are not read where an embed shows it."""
    first = payload(screen(picture()))["embeds"][0].to_dict()
    assert first["image"] == {"url": "attachment://board.png", "description": ALT}
    assert "image" not in payload(screen())["embeds"][0].to_dict()
