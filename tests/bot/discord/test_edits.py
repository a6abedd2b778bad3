"""Embeds that a moderator has hidden: what asks something is seen again with its next edit."""

from __future__ import annotations

import pytest

from bot.ui.screen import Button, Embed, Screen
from engine.core.actions import Roll
from tests.support.answer_labels import ROLL, buy
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
HELD = Screen(embeds=(Embed("Baltic is sold"),))
ASKED = Screen(
    embeds=(Embed("Who buys?", "Ada decides"),), rows=((Button("Buy", "m1:abc:1:do:buy"),),)
)


@pytest.mark.parametrize(("screen", "is_hidden"), [(ASKED, False), (HELD, True)])
async def test_only_an_edit_that_asks_shows_hidden_embeds(
    screen: Screen, is_hidden: bool, server: SimulatedServer
) -> None:
    sent = await server.run_in_bot(server.post.send(server.channel.id, HELD, "abc:1:table"))
    assert isinstance(sent, int)
    server.hide_embeds(server.newest)
    await server.run_in_bot(server.post.edit(server.channel.id, sent, screen))
    assert server.newest.flags.suppress_embeds == is_hidden
    assert server.newest.flags.suppress_notifications


@pytest.mark.parametrize("pressed", [True, False])
async def test_a_game_whose_message_is_hidden_is_seen_again(
    pressed: bool, server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    game = await server.start_game()
    table = await server.message(game, "table")
    server.hide_embeds(table)
    if pressed:
        await server.press(A, table, ROLL)
    else:
        await server.act(game, A, Roll())
    table = await server.message(game, "table")
    assert buy("Baltic", 60) in str(table.embeds[0].description) + str(table.components)
    assert not table.flags.suppress_embeds
