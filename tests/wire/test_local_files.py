"""Files in messages and edits, and the guild's language, over the real discord.py client."""

from __future__ import annotations

import asyncio
import io
import logging

import discord
import pytest
import yarl
from PIL import Image

from bot.discord.discord_screen import WITHOUT_EMBEDS, payload
from bot.discord.picture_uploads import PictureUploads
from bot.local.picture_size import picture_size
from bot.ui.message_files import Picture
from bot.ui.panel_screen import PanelScreen
from bot.ui.screen import Embed, Screen
from tests.support.local_client import Client, buttons
from tests.support.local_discord import LocalDiscord
from tests.support.local_openapi import check_requests
from tests.support.timeouts import TIMEOUT

pytestmark = pytest.mark.asyncio
ALT = "The board: Ada on Vermont"


def picture(kind: str = "png", size: tuple[int, int] = (40, 30)) -> bytes:
    """A picture file of one colour."""
    file = io.BytesIO()
    Image.new("RGB", size, "teal").save(file, kind)
    return file.getvalue()


def board(description: str = ALT, name: str = "board.png") -> discord.File:
    """The board as a file to send."""
    return discord.File(io.BytesIO(picture()), name, description=description)


def embed(title: str, file: str = "attachment://board.png", alt: str = ALT) -> discord.Embed:
    """An embed that shows a file with these words for those who cannot see it."""
    image = {"url": file, "description": alt}
    return discord.Embed.from_dict({"type": "rich", "title": title, "image": image})


async def channel_of(local: LocalDiscord, client: Client) -> discord.PartialMessageable:  # noqa: F811
    world = await local.control.world()
    found = next(c["id"] for c in world["channels"] if c.get("name") == "monopoly")
    return client.get_partial_messageable(int(found))


async def test_a_file_by_itself_is_listed_and_served_back(
    local: LocalDiscord,  # noqa: F811
    client: Client,  # noqa: F811
) -> None:
    sent = await (await channel_of(local, client)).send(
        file=discord.File(io.BytesIO(b"moves"), "game.txt", description="All moves")
    )
    (file,) = sent.attachments
    assert (await file.read(), file.description, file.size) == (b"moves", "All moves", 5)
    check_requests(await local.control.requests())


async def test_a_file_may_be_as_large_as_discord_takes_it(
    local: LocalDiscord,  # noqa: F811
    client: Client,  # noqa: F811
) -> None:
    film = bytes(10 * 1024 * 1024)
    channel = await channel_of(local, client)
    sent = await channel.send(file=discord.File(io.BytesIO(film), "film.gif"))
    assert sent.attachments[0].size == len(film)


async def test_a_file_in_an_embed_is_shown_there_and_not_listed(
    local: LocalDiscord,  # noqa: F811
    client: Client,  # noqa: F811
) -> None:
    sent = await (await channel_of(local, client)).send(embed=embed("Board"), file=board())
    assert sent.attachments == []
    image = sent.embeds[0].image
    assert (image.width, image.height) == (40, 30)
    assert image.url is not None
    assert image.url.endswith("/board.png")
    seen = await local.member("Ada").see(str(sent.id))
    assert seen is not None
    assert [file["description"] for file in seen.attachments] == [ALT]
    assert seen.embeds[0]["image"]["description"] == ALT
    check_requests(await local.control.requests())


async def test_an_edit_that_names_no_files_keeps_them(
    local: LocalDiscord,  # noqa: F811
    client: Client,  # noqa: F811
) -> None:
    sent = await (await channel_of(local, client)).send(embed=embed("One"), file=board())
    kept = await sent.edit(embed=embed("Two"))
    assert kept.embeds[0].title == "Two"
    assert kept.embeds[0].image.url == sent.embeds[0].image.url
    alone = await sent.edit(embed=discord.Embed(title="Three"))
    assert [file.description for file in alone.attachments] == [ALT]


async def test_an_edit_that_names_files_has_no_others(
    local: LocalDiscord,  # noqa: F811
    client: Client,  # noqa: F811
) -> None:
    sent = await (await channel_of(local, client)).send(embed=embed("One"), file=board())
    other = board("Bo on Baltic")
    changed = await sent.edit(embed=embed("Two"), attachments=[other])
    assert changed.embeds[0].image.url != sent.embeds[0].image.url
    seen = await local.member("Ada").see(str(sent.id))
    assert seen is not None
    assert [file["description"] for file in seen.attachments] == ["Bo on Baltic"]
    without = await sent.edit(content="gone", embed=None, attachments=[])
    assert without.attachments == []
    check_requests(await local.control.requests())


async def test_a_press_may_be_answered_with_a_new_picture(
    local: LocalDiscord,  # noqa: F811
    client: Client,  # noqa: F811
) -> None:
    async def pressed(i: discord.Interaction) -> None:
        await i.response.edit_message(embed=embed("Two"), attachments=[board("Bo is ahead")])

    client.on_press = pressed
    channel = await channel_of(local, client)
    sent = await channel.send(embed=embed("One"), file=board(), view=buttons("Roll"))
    answer = await local.member("Bo").press(str(sent.id), "Roll")
    assert answer.message is not None
    assert [file["description"] for file in answer.message.attachments] == ["Bo is ahead"]


async def test_a_private_answer_may_carry_a_picture(
    local: LocalDiscord,  # noqa: F811
    client: Client,  # noqa: F811
) -> None:
    async def typed(i: discord.Interaction) -> None:
        await i.response.defer(ephemeral=True, thinking=True)
        await i.edit_original_response(embed=embed("Board"), attachments=[board()])

    client.typed = typed
    answer = await local.member("Ada").slash("game new", pace="live")
    assert answer.message is not None
    assert answer.message.embeds[0]["image"]["description"] == ALT


async def test_the_bot_knows_a_picture_again_that_an_embed_shows(
    local: LocalDiscord,  # noqa: F811
    client: Client,  # noqa: F811
) -> None:
    uploads, channel = PictureUploads(), await channel_of(local, client)
    pictures = [Picture(f"{name}.png", 1, lambda: ALT, picture) for name in ("board", "deed")]
    both = Screen(embeds=tuple(Embed("Table", picture=each) for each in pictures))
    sent = await channel.send(**await uploads.for_new_message(both))
    uploads.note(sent, both)
    edit = await uploads.for_edit(sent.id, both)
    assert "attachments" not in edit
    one = Screen(embeds=(Embed("Table", picture=pictures[1]),))
    edit = await uploads.for_edit(sent.id, one)
    assert not any(isinstance(file, discord.File) for file in edit["attachments"])
    changed = await sent.edit(**edit)
    assert changed.embeds[0].image.url == sent.embeds[1].image.url
    check_requests(await local.control.requests())


async def test_a_description_is_bounded(local: LocalDiscord, client: Client) -> None:  # noqa: F811
    channel = await channel_of(local, client)
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send(file=board("x" * 1025))
    assert caught.value.code == 50035


async def test_the_guild_has_a_language(local: LocalDiscord, client: Client) -> None:  # noqa: F811
    heard: list[tuple[discord.Locale, discord.Locale | None]] = []

    async def typed(i: discord.Interaction) -> None:
        heard.append((i.locale, i.guild_locale))
        await i.response.send_message("Lobby")

    client.typed = typed
    ada = local.member("Ada")
    await ada.slash("game new", pace="live")
    await ada.speak("pt-BR")
    await local.control.speak("de")
    await ada.slash("game new", pace="live")
    english, german = discord.Locale.american_english, discord.Locale.german
    assert heard == [(english, english), (discord.Locale.brazil_portuguese, german)]
    assert [guild.preferred_locale for guild in client.guilds] == [german]


@pytest.mark.parametrize("kind", ["png", "gif", "webp"])
async def test_the_size_of_a_picture_is_read(kind: str) -> None:
    assert picture_size(picture(kind, (123, 45))) == (123, 45)
    assert picture_size(picture(kind)[:10]) is None


@pytest.mark.parametrize("kind", ["multipart/form-data; boundary=B", "application/json"])
async def test_a_request_that_is_broken_off_leaves_no_traceback(
    local: LocalDiscord,  # noqa: F811
    kind: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """As that of a bot which is killed while it sends a picture."""
    base = yarl.URL(local.bot_environment()["DISCORD_API_BASE"])
    assert base.host
    head = (
        f"POST {base.path}/channels/1/messages HTTP/1.1\r\nHost: {base.host}:{base.port}\r\n"
        f"Content-Type: {kind}\r\nContent-Length: 900000\r\n\r\n--B\r\n"
        'Content-Disposition: form-data; name="files[0]"; filename="board.png"\r\n\r\n'
    )
    done = asyncio.Event()
    monkeypatch.setattr(logging.getLogger("aiohttp.access"), "info", lambda *_, **__: done.set())
    with caplog.at_level(logging.INFO, "aiohttp"):
        _, writer = await asyncio.open_connection(base.host, base.port)
        writer.write(head.encode() + bytes(100_000))
        await writer.drain()
        assert local.hub.world.select("SELECT count(*) AS n FROM requests")[0]["n"] == 0
        writer.transport.abort()
        await asyncio.wait_for(done.wait(), TIMEOUT)
    assert [it.getMessage() for it in caplog.records if it.levelno >= logging.WARNING] == []


async def test_a_panel_shows_its_picture_and_keeps_it(
    local: LocalDiscord,  # noqa: F811
    client: Client,  # noqa: F811
) -> None:
    shown = Picture("board.png", 1, lambda: ALT, picture)
    channel, uploads = await channel_of(local, client), PictureUploads()
    first = PanelScreen(("### Board", shown))
    sent = await channel.send(**await uploads.for_new_message(first))
    uploads.note(sent, first)
    changed = PanelScreen(("### Later", shown))
    changes = await uploads.for_edit(sent.id, changed)
    assert "attachments" not in changes
    await sent.edit(**changes)
    seen = await local.member("Ada").see(str(sent.id))
    assert seen is not None
    assert seen.text == "### Later"
    (item,) = seen.data["components"][0]["components"][1]["items"]
    assert item["media"]["width"] == 40
    assert item["description"] == ALT
    check_requests(await local.control.requests())


async def test_a_message_with_an_embed_becomes_a_panel_only_without_it(
    local: LocalDiscord,  # noqa: F811
    client: Client,  # noqa: F811
) -> None:
    sent = await (await channel_of(local, client)).send(embed=discord.Embed(title="Old"))
    panel = payload(PanelScreen(("### New",)))
    with pytest.raises(discord.HTTPException):
        await sent.edit(**panel)
    await sent.edit(**panel, **WITHOUT_EMBEDS)
    seen = await local.member("Ada").see(str(sent.id))
    assert seen is not None
    assert (seen.text, seen.embeds) == ("### New", [])
    with pytest.raises(discord.HTTPException):
        await sent.edit(embed=discord.Embed(title="Old"), view=None)


async def test_a_panel_without_its_picture_is_refused(
    local: LocalDiscord,  # noqa: F811
    client: Client,  # noqa: F811
) -> None:
    shown = Picture("board.png", 1, lambda: ALT, picture)
    with pytest.raises(discord.HTTPException):
        await (await channel_of(local, client)).send(**payload(PanelScreen((shown,))))
