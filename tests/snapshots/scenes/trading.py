"""Trades: the builder, the offer, its answers, and what the table hears of them."""

from engine.actions import OfferTrade, Side
from tests.snapshots.stage import Stage
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    KENTUCKY,
    LIGHT_BLUES,
    MEDITERRANEAN,
    ORIENTAL,
    PARK_PLACE,
    READING,
    VERMONT,
    A,
    B,
    C,
    Game,
    by_post,
    live,
)


def _wealthy(game: Game) -> Game:
    game.owns(A, MEDITERRANEAN, ORIENTAL, BOARDWALK).owns(B, BALTIC, VERMONT, READING)
    return game.mortgaged(READING).holds(B, "CH-GOOJF").owns(C, PARK_PLACE, KENTUCKY)


async def trade(stage: Stage) -> None:
    """Built, sent, countered, accepted with a mortgage lifted."""
    await stage.table(_wealthy(live(3)).state)
    await stage.press(A, "trade")
    await stage.press(A, "trade with", str(B))
    await stage.press(A, "draft give", str(MEDITERRANEAN))
    await stage.press(A, "draft take", str(READING), str(VERMONT))
    await stage.press(A, "draft more", *stage.offered("draft more")[:1])
    await stage.press(A, "draft cash")
    await stage.fill(A, give="much", take="")
    await stage.press(A, "draft cash")
    await stage.fill(A, give="250", take="")
    await stage.press(A, "draft send")
    await stage.press(A, "trade")
    await stage.press(A, "trade with", str(B))
    await stage.press(A, "trade look")
    await stage.press(B, "trade counter")
    await stage.press(B, "draft take", str(MEDITERRANEAN), str(ORIENTAL))
    await stage.press(B, "draft send")
    await stage.press(A, "trade accept")
    await stage.press(A, "trade lift", str(READING))
    await stage.press(A, "trade yes")


async def trade_declined(stage: Stage) -> None:
    """One offer is declined, one withdrawn, one left to the clock."""
    await stage.table(_wealthy(live(3)).state)
    for ending in ("decline", "withdraw"):
        await stage.press(A, "trade")
        await stage.press(A, "trade with", str(B))
        await stage.press(A, "draft take", str(BALTIC))
        await stage.press(A, "draft send")
        await stage.press(B if ending == "decline" else A, f"trade {ending}")
    await stage.press(A, "trade")
    await stage.press(A, "trade with", str(B))
    await stage.press(A, "draft give", str(BOARDWALK))
    await stage.press(A, "draft send")
    await stage.press(A, "draft sure")
    await stage.wait(300.0)


async def trade_in_the_channel(stage: Stage) -> None:
    """Whose direct messages are closed is asked where all can read it."""
    await stage.table(_wealthy(live(3)).state)
    stage.shut = {B}
    await stage.press(A, "trade")
    await stage.press(A, "trade with", str(B))
    await stage.press(A, "draft take", str(BALTIC))
    await stage.press(A, "draft send")
    await stage.press(B, "trade decline")


async def trade_draft(stage: Stage) -> None:
    """A draft that is left, gone on with, begun afresh, dropped, and one that cannot be."""
    game = _wealthy(live(3)).owns(C, *LIGHT_BLUES[2:])
    game.owns(C, *BROWNS).levels(BROWNS, 1, 1)
    await stage.table(game.state)
    await stage.press(A, "trade")
    await stage.press(A, "trade with", str(B))
    await stage.press(A, "draft give", str(BOARDWALK))
    await stage.command(A, "trade", player=stage.user(C))
    await stage.press(A, "trade with 1")
    await stage.command(A, "trade", player=stage.user(C))
    await stage.press(A, "trade new")
    await stage.press(A, "draft cash")
    await stage.fill(A, give="9000", take="")
    await stage.press(A, "draft drop")
    await stage.press(A, "draft cash")


async def trade_is_gone(stage: Stage) -> None:
    """What was offered has changed hands meanwhile."""
    game = _wealthy(by_post(3))
    game.play(A, OfferTrade(B, Side((BOARDWALK,)), Side((VERMONT,), 100)))
    game.play(A, OfferTrade(C, Side((BOARDWALK,)), Side((PARK_PLACE,))))
    await stage.table(game.state, "daily")
    await stage.press(B, "trade")
    await stage.press(C, "trade accept")
    await stage.press(B, "trade")
