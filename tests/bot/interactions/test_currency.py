"""Sums in private answers have the sign of the board that is played on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.host.lobbies.presets import change_preset
from tests.support.baltic_auction import BIDS, auction, fix_dice, press
from tests.support.game import A, B, C
from tests.support.simulated_messages import said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def _baltic(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_dice(monkeypatch)


async def in_euros(server: SimulatedServer) -> str:
    """An auction on a board with another currency."""
    guild_id = server.channel.guild.id
    await change_preset(server.app.host, guild_id, lambda it: replace(it, board="paris"))
    return await auction(server)


async def test_a_form_and_a_refusal_have_the_sign_of_the_board(server: SimulatedServer) -> None:
    game = await in_euros(server)
    form = await press(server, B, game, "Other amount")
    assert "Amount (you have €1,500)" in str(form.form)
    assert "$" not in str(form.form)
    answer = await server.type(B, form, amount="€ 900000")
    assert "You can bid €1,500 at most." in answer.text


async def test_what_is_typed_may_have_any_sign(server: SimulatedServer) -> None:
    game = await in_euros(server)
    for who, typed, price in ((B, "€ 50", 50), (C, "$60", 60), (B, "70 kr", 70)):
        await server.type(who, await press(server, who, game, "Other amount"), amount=typed)
        assert f"leads with €{price}" in said(await server.message(game, BIDS))


async def test_the_rules_of_a_game_have_it_and_those_of_a_book_do_not(
    server: SimulatedServer,
) -> None:
    await in_euros(server)
    told = (await server.command(A, "rules")).private
    assert "€1,500" in str(told.data)
    assert "$" not in str(told.data)
    chapter = await server.choose(A, told, "chapter", "tax")
    assert "You pay €" in chapter.text
    assert "$" not in chapter.text
    assert "$1,500" in str((await server.command(A, "rules", edition="2008")).private.data)


async def test_a_list_on_a_panel_has_it(server: SimulatedServer) -> None:
    await in_euros(server)
    orders = (await server.command(A, "orders")).private
    page = await server.choose(A, orders, "orders:topic", "jail")
    assert "€50" in str(page.response.data)
