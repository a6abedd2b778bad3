"""Two choices of one person pressed together, from 0 to 30 ms apart: both are stored."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from bot.contents import HANDLERS
from bot.features.auctions.lots_draft import load_lots
from bot.features.trade.draft import load_draft
from bot.interactions.router import Router
from engine.core.actions import GiveUp
from engine.core.decisions import SealedAuction
from engine.host.snapshots import state_of
from engine.players.orders import read_orders
from tests.support.custom_ids import panel_custom_id
from tests.support.game import BALTIC, BOARDWALK, A, Game, by_post
from tests.support.panel_game import GAME, PanelGame, StartPanelGame

pytestmark = pytest.mark.asyncio
DELAYS = (0.0, 0.003, 0.01, 0.03)
ROUNDS = 4
"""Rounds of all delays by each of seven players: 1,008 presses in all."""
PLAYERS = range(1, 8)
OWNED = ((5, 15), (25, 35), (12, 28), (1, 6), (8, 9), (11, 13), (14, 16))
"""Two properties of each player."""
Lost = int
Pair = Callable[[PanelGame, int, float, int], Awaitable[Lost]]
"""Has a player press two things some seconds apart in a round; returns how many were lost."""


def estate() -> Game:
    """Seven players while the Bank sells what the first one had."""
    game = by_post(8).owns(A, 3, 37, 39).cash(A, 0)
    for seat, spaces in zip(PLAYERS, OWNED, strict=True):
        game.owns(seat, *spaces)
    game.owes(A, 100_000)
    game.play(A, GiveUp())
    assert isinstance(game.decision, SealedAuction)
    return game


async def together(
    game: PanelGame, seat: int, delay: float, *presses: tuple[str, Sequence[str], dict[str, str]]
) -> None:
    """Press everything, each some seconds after the one before."""

    async def press(after: float, custom_id: str, values: Sequence[str], **fields: str) -> None:
        await asyncio.sleep(after)
        context, _ = game.context(seat, values=tuple(values), fields=fields)
        await Router(HANDLERS).press(context, custom_id)

    await asyncio.gather(
        *(
            press(number * delay, custom_id, values, **fields)
            for number, (custom_id, values, fields) in enumerate(presses)
        )
    )


async def preferences(game: PanelGame, seat: int, delay: float, number: int) -> Lost:
    dice, ping = ("own", "dm") if number % 2 else ("for-me", "both")
    at = panel_custom_id("0", "prefer", "{}")
    await together(
        game, seat, delay, (at.format("dice"), [dice], {}), (at.format("ping"), [ping], {})
    )
    found = await game.host.preferences(100 + seat)
    return (found.dice != dice) + (found.ping != ping)


async def orders(game: PanelGame, seat: int, delay: float, number: int) -> Lost:
    """Two choices in the draft, and Save: what comes too late for it stays in the draft."""
    tax, jail = ("flat", "fine") if number % 2 else ("tenth", "throw")
    at = panel_custom_id(GAME, "orders", "{}")
    first = (at.format("set tax"), [tax], {})
    saved = (at.format("save"), [], {})
    await together(game, seat, delay, (at.format("set early"), [jail], {}), first, saved)
    found = read_orders((await game.table()).orders[seat]).edited
    return (found.tax != tax) + (found.leaving.early != jail)


async def trades(game: PanelGame, seat: int, delay: float, number: int) -> Lost:
    word, partner = ("put", "out")[number % 2], seat % 7 + 1
    if number == 0:
        context, _ = game.context(seat)
        await Router(HANDLERS).press(context, panel_custom_id(GAME, "trade", f"new {partner}"))
    mine, theirs = OWNED[seat - 1][0], OWNED[partner - 1][0]
    at = panel_custom_id(GAME, "draft", f"{word} {partner} 0.0.0 {{}} {{}}")
    await together(
        game, seat, delay, (at.format("give", mine), [], {}), (at.format("take", theirs), [], {})
    )
    found = await load_draft(game.host, GAME, 100 + seat)
    assert found is not None
    wanted = word == "put"
    offer = found.offer
    return ((mine in offer.gives.deeds) != wanted) + ((theirs in offer.takes.deeds) != wanted)


async def maxima(game: PanelGame, seat: int, delay: float, number: int) -> Lost:
    decision = state_of(await game.table()).agenda.top
    assert isinstance(decision, SealedAuction)
    at = panel_custom_id(GAME, "lots", "amount {} 0", decision.id)
    amounts = {BALTIC: 100 + number, BOARDWALK: 200 + number}
    presses = [(at.format(lot), [], {"amount": str(most)}) for lot, most in amounts.items()]
    await together(game, seat, delay, *presses)
    found = (await load_lots(game.host, GAME, decision.id, 100 + seat)).maxima
    return sum(found.get(lot) != most for lot, most in amounts.items())


@pytest.mark.parametrize("pair", [preferences, orders, trades, maxima])
async def test_of_choices_pressed_together_none_is_lost(
    pair: Pair, start_game: StartPanelGame
) -> None:
    game = await start_game(estate().state, "daily")

    async def play(seat: int) -> Lost:
        lost = [await pair(game, seat, it, at) for at, it in enumerate(DELAYS * ROUNDS)]
        return sum(lost)

    assert sum(await asyncio.gather(*map(play, PLAYERS))) == 0
