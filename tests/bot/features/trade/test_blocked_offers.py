"""Offers by a player whom their receiver has blocked: nobody hears of them, and no one can tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.messages.direct import CLOSED
from engine.core.actions import DeclineTrade, OfferTrade, Side
from engine.host.clocks.paces import PACES
from engine.host.people.blocks import block
from engine.host.snapshots import state_of
from tests.support.game import CONNECTICUT, ORIENTAL, VERMONT, A, B, live
from tests.support.simulated_messages import said
from tests.support.trade_game import GAME, TradeGame, user

pytestmark = pytest.mark.asyncio
ADA, BEN = user(A), user(B)
SWAP = OfferTrade(B, Side((VERMONT,), 50), Side((CONNECTICUT,)))


async def offered(place: Path, *, is_blocked: bool) -> TradeGame:
    """A game in which Ada has made Ben an offer, who has blocked her or not."""
    trade_game = await TradeGame.at(
        place, live(3).owns(A, VERMONT, ORIENTAL).owns(B, CONNECTICUT).state
    )
    if is_blocked:
        await block(trade_game.host, BEN, ADA)
    await trade_game.host.submit(GAME, ADA, 0, SWAP, "offer")
    await trade_game.flush(GAME)
    return trade_game


def seen(trade_game: TradeGame) -> list[str]:
    """What Ada sees: the channel, and what she gets by direct message."""
    messages = [*trade_game.sent_to(None), *trade_game.sent_to(ADA)]
    return [said(trade_game.shown(it)) for it in messages]


@pytest.mark.parametrize("end", ["decline", "expire"])
async def test_the_game_has_the_offer_and_ben_hears_nothing(tmp_path: Path, end: str) -> None:
    seen_by_ada = []
    for is_blocked in (False, True):
        place = tmp_path / str(is_blocked)
        place.mkdir()
        trade_game = await offered(place, is_blocked=is_blocked)
        (trade,) = state_of(await trade_game.table()).trades
        assert len(trade_game.sent_to(BEN)) == (0 if is_blocked else 1)
        trade_game = await trade_game.restarted()
        await trade_game.flush(GAME)
        assert len(trade_game.sent_to(BEN)) == (0 if is_blocked else 1)
        during = seen(trade_game)
        if end == "decline":
            await trade_game.host.submit(GAME, BEN, 0, DeclineTrade(trade.id), "no")
        else:
            trade_game.now += PACES["live"].times["trade"] + 1
            await trade_game.host.fire_due(GAME)
        await trade_game.flush(GAME)
        assert state_of(await trade_game.table()).trades == []
        assert len(trade_game.sent_to(BEN)) == (0 if is_blocked else 1)
        seen_by_ada.append((during, seen(trade_game)))
    assert seen_by_ada[0] == seen_by_ada[1]
    assert any("Ben" in it for it in seen_by_ada[1][1])


async def test_where_direct_messages_are_closed_the_channel_sees_the_offer_as_ever(
    tmp_path: Path,
) -> None:
    trade_game = await TradeGame.at(tmp_path, live(3).owns(A, VERMONT).owns(B, CONNECTICUT).state)
    trade_game.discord.close_direct_messages(BEN)
    await trade_game.host.store.settings.put(CLOSED.format(BEN), str(trade_game.now))
    await block(trade_game.host, BEN, ADA)
    await trade_game.host.submit(GAME, ADA, 0, SWAP, "offer")
    await trade_game.flush(GAME)
    (message,) = trade_game.sent_to(None)
    assert f"<@{BEN}>" in trade_game.shown(message).content
    assert trade_game.discord.rung_by(message) == []
    await trade_game.answer(BEN, trade_game.shown(message), "Decline")
    assert state_of(await trade_game.table()).trades == []


async def test_an_offer_of_anybody_else_still_arrives(tmp_path: Path) -> None:
    trade_game = await TradeGame.at(tmp_path, live(3).owns(A, VERMONT).owns(B, CONNECTICUT).state)
    await block(trade_game.host, ADA, BEN)
    await trade_game.host.submit(GAME, ADA, 0, SWAP, "offer")
    await trade_game.flush(GAME)
    assert len(trade_game.sent_to(BEN)) == 1
