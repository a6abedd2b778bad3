"""First answers: what discord.py would send, once, and of what comes back the message alone."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from io import BytesIO
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import aiohttp
import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.discord.discord_screen import payload
from bot.discord.first_answer import LARGE, FirstAnswer
from bot.ui.panel_screen import PanelScreen
from bot.ui.screen import Button, Embed, Screen

pytestmark = pytest.mark.asyncio
MESSAGE = {"id": "9", "content": "Hello"}
TABLE = Screen("Hello", (Embed("Table"),), ((Button("Roll", "m1:abc:1:do:throw"),),), (7,))
CONTENTS = [payload(TABLE), payload(PanelScreen(("Bid",)))]


class Network:
    """In place of the network: what is sent, and one answer to all of it."""

    def __init__(self, answer: dict[str, Any]) -> None:
        self.answer = {"interaction": {"id": "1", "type": 3}} | answer
        self.sent: list[Any] = []

    async def request(self, route: Any, session: object, **given: Any) -> Any:
        self.sent.append((route.method, route.url, given))
        return self.answer


def interaction(session: object = None) -> Any:
    """As much of a press as an answer needs."""
    http = SimpleNamespace(proxy=None, proxy_auth=None)
    state = SimpleNamespace(
        http=http,
        allowed_mentions=discord.AllowedMentions.none(),
        prevent_view_updates_for=lambda _: None,
    )
    return SimpleNamespace(
        id=1,
        token="t",
        type=discord.InteractionType.component,
        message=None,
        channel=None,
        client=SimpleNamespace(http=http, _connection=state),
        _state=state,
        _session=session,
    )


async def sent_by(kind: type[Any], name: str, content: dict[str, Any], **options: Any) -> Any:
    network = Network({})
    with patch.object(AsyncWebhookAdapter, "request", network.request):
        await getattr(kind(interaction()), name)(**content, **options)
    return network.sent


@pytest.mark.parametrize("content", CONTENTS)
@pytest.mark.parametrize("name", ["send_message", "edit_message"])
async def test_what_is_sent_is_what_the_library_sends(name: str, content: dict[str, Any]) -> None:
    options = {"ephemeral": True} if name == "send_message" else {}
    ours = await sent_by(FirstAnswer, name, content, **options)
    assert ours == await sent_by(discord.InteractionResponse, name, content, **options)


async def test_hidden_embeds_are_shown_as_the_library_shows_them() -> None:
    both = [
        await sent_by(kind, "edit_message", CONTENTS[0], suppress_embeds=False)
        for kind in (FirstAnswer, discord.InteractionResponse)
    ]
    assert both[0] == both[1]


async def test_a_message_comes_back_where_discord_sends_it() -> None:
    network = Network({"resource": {"type": 7, "message": MESSAGE}})
    with patch.object(AsyncWebhookAdapter, "request", network.request):
        assert await FirstAnswer(interaction()).edit_message(**CONTENTS[0]) == MESSAGE
        network.answer = {"interaction": {"id": "1", "type": 3}, "resource": None}
        assert await FirstAnswer(interaction()).edit_message(**CONTENTS[0]) is None


async def test_a_second_answer_is_refused_here() -> None:
    network, first = Network({}), FirstAnswer(cast(Any, interaction()))
    with patch.object(AsyncWebhookAdapter, "request", network.request):
        await first.send_message(ephemeral=True, **CONTENTS[0])
        with pytest.raises(discord.InteractionResponded):
            await first.edit_message(**CONTENTS[0])
        with pytest.raises(discord.InteractionResponded):
            await first.defer()
    assert len(network.sent) == 1


class Session:
    """In place of a session: the last body that it is given; `fails`: how often it fails first."""

    def __init__(self, fails: int = 0) -> None:
        self.body: Any = b""
        self.headers = dict[str, str]()
        self._fails = fails

    @asynccontextmanager
    async def request(
        self, method: str, url: str, *, data: object, headers: dict[str, str], **_: Any
    ) -> AsyncIterator[Any]:
        self.body, self.headers = data, headers
        status, self._fails = 500 if self._fails else 200, self._fails - 1
        headers = {"content-type": "application/json"}
        yield SimpleNamespace(status=status, headers=headers, text=self._text)

    async def _text(self, encoding: str) -> str:
        return '{"resource": {"message": {"id": "9"}}}'


async def test_a_form_with_a_picture_is_one_body() -> None:
    session = Session()
    brought = discord.File(BytesIO(b"png"), "board.png", description="Ada is on GO.")
    answer = await FirstAnswer(interaction(session)).edit_message(
        **CONTENTS[0], attachments=[brought]
    )
    assert answer == {"id": "9"}
    kind = session.headers["Content-Type"]
    text = f"Content-Type: {kind}\r\n\r\n".encode() + session.body
    first, second = cast(list[Any], message_from_bytes(text).get_payload())
    assert kind.startswith("multipart/form-data")
    assert json.loads(first.get_payload())["data"]["attachments"] == [
        {"id": 0, "filename": "board.png", "description": "Ada is on GO."}
    ]
    assert (second.get_filename(), second.get_payload()) == ("board.png", "png")
    assert second.get_content_type() == "application/octet-stream"


async def test_a_form_is_byte_by_byte_that_of_aiohttp() -> None:
    session = Session()
    files = [discord.File(BytesIO(b"png"), 'a "b".png'), discord.File(BytesIO(b"\0"), "c.txt")]
    await FirstAnswer(interaction(session)).edit_message(**CONTENTS[0], attachments=files)
    boundary = session.headers["Content-Type"].partition("boundary=")[2]
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", session.body.split(b"\r\n")[4].decode())
    for number, (name, data) in enumerate([('a "b".png', b"png"), ("c.txt", b"\0")]):
        form.add_field(
            f"files[{number}]", data, filename=name, content_type="application/octet-stream"
        )
    theirs: Any = form()
    wanted = (await theirs.as_bytes()).replace(theirs.boundary.encode(), boundary.encode())
    assert session.body == wanted


async def test_a_form_is_sent_again_as_it_was() -> None:
    once, twice = Session(), Session(fails=1)
    with patch("discord.webhook.async_.asyncio.sleep"):
        for session in (once, twice):
            brought = discord.File(BytesIO(b"png"), "board.png")
            await FirstAnswer(interaction(session)).edit_message(
                **CONTENTS[0], attachments=[brought]
            )
    kinds = [it.headers["Content-Type"].partition("boundary=")[2].encode() for it in (once, twice)]
    assert once.body.replace(kinds[0], kinds[1]) == twice.body


async def test_a_large_form_is_written_piece_by_piece() -> None:
    session = Session()
    brought = discord.File(BytesIO(bytes(LARGE)), "film.gif")
    await FirstAnswer(interaction(session)).edit_message(**CONTENTS[0], attachments=[brought])
    assert isinstance(session.body, BytesIO)
    assert session.body.getvalue().count(0) == LARGE
