"""A process is killed after it has posted a new table and before it has noted that."""

from __future__ import annotations

import pytest

from bot.screens.screen import Screen
from bot.transport.messages import Delivery
from engine.core import actions as a
from engine.core.state import waiting
from engine.host.store.records import Message
from tests.support.game import A, B
from tests.support.logged_errors import LoggedErrors
from tests.support.published_game import PublishedGame

pytestmark = pytest.mark.asyncio


async def test_what_it_had_posted_is_found_again(
    published: PublishedGame, monkeypatch: pytest.MonkeyPatch, errors: LoggedErrors
) -> None:
    await published.show()
    await published.press(A, a.Buy())
    send, keep, posted = (
        published.discord.send,
        published.harness.store.messages.put,
        dict[str, int](),
    )

    async def once(channel_id: int, screen: Screen, nonce: str) -> int | Delivery:
        if nonce not in posted:
            number = await send(channel_id, screen, nonce)
            assert isinstance(number, int)
            posted[nonce] = number
        return posted[nonce]

    async def killed(message: Message, fence: None) -> None:
        if message.message_id in posted.values():
            raise RuntimeError("killed")
        await keep(message, fence)

    monkeypatch.setattr(published.discord, "send", once)
    monkeypatch.setattr(published.harness.store.messages, "put", killed)
    await published.press(A, a.EndTurn())
    assert "tries again" in errors.take()
    monkeypatch.setattr(published.harness.store.messages, "put", keep)
    await published.press(B, a.Roll())
    assert len(posted) == 1
    assert len(published.discord.with_buttons()) == 1
    decision = waiting(await published.game.state()).id
    assert f":{decision}:" in str((await published.table_screen()).rows)
