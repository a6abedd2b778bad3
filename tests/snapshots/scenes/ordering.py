"""Standing orders: every topic, every form, what is said when they are in force."""

from tests.snapshots.stage import Stage
from tests.support.game import BALTIC, BROWNS, READING, A, B, by_post

BROWN = "brown"


async def _opened(stage: Stage) -> None:
    game = by_post(3).owns(A, *BROWNS, READING).mortgaged(READING)
    await stage.table(game.state, "daily")
    stage.forget()
    await stage.command(A, "orders")


async def orders(stage: Stage) -> None:
    """Every topic while nothing is ordered, and its form."""
    await _opened(stage)
    for topic in stage.offered("orders topic"):
        await stage.press(A, "orders topic", topic)
        await stage.press(A, "orders main")
    await stage.press(A, "orders did")


async def orders_written(stage: Stage) -> None:
    """Something is ordered about everything, saved, and cleared."""
    await _opened(stage)
    await stage.press(A, "orders topic", "buy")
    await stage.press(A, "orders set rule", "keep")
    await stage.fill(A, keep="some")
    await stage.press(A, "orders set rule", "keep")
    await stage.fill(A, keep="300")
    await stage.press(A, "orders ask buying")
    await stage.fill(A, keep="200")
    await stage.press(A, "orders group buy", BROWN)
    await stage.press(A, "orders item buy", str(BALTIC))
    await stage.press(A, "orders rule 3", "never")
    await stage.press(A, "orders page buy")
    await stage.press(A, "orders main")
    await stage.press(A, "orders topic", "bid")
    await stage.press(A, "orders set percent", "125")
    await stage.press(A, "orders ask bidding")
    await stage.fill(A, passes="40", limit="500", keep="100")
    await stage.press(A, "orders group bid", BROWN)
    await stage.press(A, "orders item bid", BROWN)
    await stage.fill(A, most="80")
    await stage.press(A, "orders main")
    await stage.press(A, "orders topic", "jail")
    await stage.press(A, "orders set early", "pass-fine")
    await stage.press(A, "orders set late", "throw")
    await stage.press(A, "orders set last", "pass")
    await stage.press(A, "orders ask leaving")
    await stage.fill(A, few="12")
    await stage.press(A, "orders main")
    await stage.press(A, "orders topic", "tax")
    await stage.press(A, "orders set tax", "tenth")
    await stage.press(A, "orders main")
    await stage.press(A, "orders save")
    await stage.press(A, "orders clear all")
    await stage.press(A, "orders discard")


async def orders_for_property(stage: Stage) -> None:
    """Debts, building, mortgages, trades."""
    await _opened(stage)
    await stage.press(A, "orders topic", "debt")
    await stage.press(A, "orders set raising", "cheapest")
    await stage.press(A, "orders toggle first", str(READING))
    await stage.press(A, "orders toggle keep", BROWN)
    await stage.press(A, "orders main")
    await stage.press(A, "orders topic", "build")
    await stage.press(A, "orders group build", BROWN)
    await stage.press(A, f"orders goal {BROWN}", "3")
    await stage.press(A, "orders page build")
    await stage.press(A, "orders ask building")
    await stage.fill(A, keep="250", scarce="70")
    await stage.press(A, "orders main")
    await stage.press(A, "orders topic", "mortgage")
    await stage.press(A, "orders set received", "lift")
    await stage.press(A, "orders ask lifting")
    await stage.fill(A, keep="plenty")
    await stage.press(A, "orders ask lifting")
    await stage.fill(A, keep="400")
    await stage.press(A, "orders main")
    await stage.press(A, "orders topic", "trade")
    await stage.press(A, "orders set until", "24")
    await stage.press(A, "orders toggle never", BROWN)
    await stage.press(A, "orders ask trading")
    await stage.fill(A, gain="50")
    await stage.press(A, "orders main")
    await stage.press(A, "orders save")


async def orders_carried_out(stage: Stage) -> None:
    """A purchase that was ordered, and the list of what orders did."""
    await stage.begin((1, 2), (2, 3), people=2, pace="daily")
    await stage.command(A, "orders")
    await stage.press(A, "orders topic", "buy")
    await stage.press(A, "orders set rule", "always")
    await stage.press(A, "orders save")
    await stage.wait(3600.0)
    await stage.press(A, "orders did")
    await stage.command(B, "orders")
    await stage.press(B, "orders did")
