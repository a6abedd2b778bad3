"""Pictures on messages: brought once, kept while they stay right, and never in the way."""

from __future__ import annotations

import pytest

from bot.media import Picture
from bot.screen import Embed, Screen
from bot.transport.errors import Fate
from tests.bot.conftest import Errors
from tests.support.discord import World

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


async def send(here: World, what: Screen) -> int:
    sent = await here.by_itself(here.post.send(here.channel.id, what, "abc:1:table"))
    assert isinstance(sent, int)
    return sent


async def edit(here: World, message: int, what: Screen) -> None:
    assert await here.by_itself(here.post.edit(here.channel.id, message, what)) is Fate.SHOWN


def attached(here: World) -> list[tuple[str, str | None]]:
    return [(it.filename, it.description) for it in here.newest.attachments]


async def test_a_picture_is_attached_with_its_words_and_shown_in_the_embed(here: World) -> None:
    await send(here, screen(picture()))
    assert attached(here) == [("board.png", ALT)]
    assert here.newest.embeds[0].image.url.endswith("board.png")


async def test_a_picture_that_is_there_already_is_neither_drawn_nor_sent(
    here: World, drawn: list[str]
) -> None:
    message = await send(here, screen(picture()))
    first = here.newest.attachments[0].id
    await edit(here, message, screen(picture(), text="Somebody has bid"))
    assert here.newest.embeds[0].title == "Somebody has bid"
    assert here.newest.attachments[0].id == first
    assert drawn == ["board.png turn 1"]


async def test_another_picture_takes_the_place_of_the_one_before(
    here: World, drawn: list[str]
) -> None:
    message = await send(here, screen(picture()))
    first = here.newest.attachments[0].id
    await edit(here, message, screen(picture(key="turn 2", alt="Ada is on GO.")))
    assert attached(here) == [("board.png", "Ada is on GO.")]
    assert here.newest.attachments[0].id != first
    assert drawn == ["board.png turn 1", "board.png turn 2"]


async def test_one_picture_goes_and_the_other_stays(here: World, drawn: list[str]) -> None:
    message = await send(here, screen(picture(), picture("deed.png")))
    board = here.newest.attachments[0].id
    await edit(here, message, screen(picture()))
    assert [it.id for it in here.newest.attachments] == [board]
    assert drawn == ["board.png turn 1", "deed.png turn 1"]


async def test_the_last_picture_goes_too(here: World) -> None:
    message = await send(here, screen(picture()))
    await edit(here, message, screen())
    assert attached(here) == []
    assert here.newest.embeds[0].image.url is None


async def test_what_an_earlier_process_has_attached_is_replaced(here: World) -> None:
    message = await send(here, screen(picture()))
    here.post = type(here.post)(here.app.client)
    await edit(here, message, screen(picture(key="turn 2")))
    assert attached(here) == [("board.png", ALT)]


async def test_without_leave_to_attach_the_words_arrive(here: World) -> None:
    here.fail("POST", "/channels/*/messages", 403, 50013)
    await send(here, screen(picture()))
    assert here.newest.embeds[0].title == "The table"
    assert attached(here) == []


async def test_a_picture_that_cannot_be_drawn_stops_nothing(here: World, errors: Errors) -> None:
    def fail() -> bytes:
        raise ValueError("no colour of that name")

    await send(here, screen(Picture("board.png", "turn 1", lambda: ALT, fail)))
    assert here.newest.embeds[0].title == "The table"
    assert attached(here) == []
    assert errors.take() == "board.png could not be drawn"
