"""Trades: the builder, the offer, its answers, and what the table hears of them."""

from engine.core.actions import OfferTrade, Side
from tests.snapshots.scenario import Scenario
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


async def trade(scenario: Scenario) -> None:
    """Built, sent, countered, accepted with a mortgage lifted."""
    await scenario.table(_wealthy(live(3)).state)
    await scenario.press(A, "trade")
    await scenario.press(A, f"trade with {B}")
    await scenario.press(A, f"draft put .* give {MEDITERRANEAN}")
    await scenario.press(A, f"draft put .* take {READING}")
    await scenario.press(A, f"draft put .* take {VERMONT}")
    await scenario.press(A, "draft more", *scenario.offered("draft more")[:1])
    await scenario.press(A, "draft cash")
    await scenario.fill(A, give="much")
    await scenario.press(A, "draft cash")
    await scenario.fill(A, give="250")
    await scenario.press(A, "draft send")
    await scenario.press(A, "trade")
    await scenario.press(A, f"trade with {B}")
    await scenario.press(A, "trade look")
    await scenario.press(B, "trade counter")
    await scenario.press(B, f"draft put .* take {ORIENTAL}")
    await scenario.press(B, "draft send")
    await scenario.press(A, "trade accept")
    await scenario.press(A, "trade lift", str(READING))
    await scenario.press(A, "trade yes")


async def trade_declined(scenario: Scenario) -> None:
    """One offer is declined, one withdrawn, one left to the clock."""
    await scenario.table(_wealthy(live(3)).state)
    for ending in ("decline", "withdraw"):
        await scenario.press(A, "trade")
        await scenario.press(A, f"trade with {B}")
        await scenario.press(A, f"draft put .* take {BALTIC}")
        await scenario.press(A, "draft send")
        await scenario.press(B if ending == "decline" else A, f"trade {ending}")
    await scenario.press(A, "trade again")
    await scenario.press(A, "draft drop")
    await scenario.press(A, "trade")
    await scenario.press(A, f"trade with {B}")
    await scenario.press(A, f"draft put .* give {BOARDWALK}")
    await scenario.press(A, "draft send")
    await scenario.press(A, "draft sure")
    await scenario.wait(300.0)


async def trade_in_the_channel(scenario: Scenario) -> None:
    """Whose direct messages are closed is asked where all can read it."""
    await scenario.table(_wealthy(live(3)).state)
    scenario.shut = {B}
    await scenario.press(A, "trade")
    await scenario.press(A, f"trade with {B}")
    await scenario.press(A, f"draft put .* take {BALTIC}")
    await scenario.press(A, "draft send")
    await scenario.press(B, "trade decline")


async def trade_draft(scenario: Scenario) -> None:
    """A draft that is left, gone on with, begun afresh, dropped, and one that cannot be."""
    game = _wealthy(live(3)).owns(C, *LIGHT_BLUES[2:])
    game.owns(C, *BROWNS).levels(BROWNS, 1, 1)
    await scenario.table(game.state)
    await scenario.press(A, "trade")
    await scenario.press(A, f"trade with {B}")
    await scenario.press(A, f"draft put .* give {BOARDWALK}")
    await scenario.command(A, "trade", player=scenario.user(C))
    await scenario.press(A, "trade with 1")
    await scenario.command(A, "trade", player=scenario.user(C))
    await scenario.press(A, "trade new")
    await scenario.press(A, "draft cash")
    await scenario.fill(A, give="9000")
    await scenario.press(A, "draft drop")
    await scenario.press(A, "draft cash")


async def trade_is_gone(scenario: Scenario) -> None:
    """Offers wait for answers until what is offered has changed hands."""
    game = _wealthy(by_post(3))
    game.play(A, OfferTrade(B, Side((BOARDWALK,)), Side((VERMONT,), 100)))
    game.play(A, OfferTrade(C, Side((BOARDWALK,)), Side((PARK_PLACE,))))
    await scenario.table(game.state, "daily")
    await scenario.wait(12 * 3600.0)
    await scenario.press(C, "trade look")
    await scenario.command(B, "mine")
    await scenario.press(B, "trade")
    await scenario.press(C, "trade accept")
    await scenario.press(B, "trade")
