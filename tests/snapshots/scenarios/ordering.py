"""Standing orders: every topic, every form, what is said when they are in force."""

from bot.decisions.orders_text import TOPICS
from tests.snapshots.scenario import Scenario
from tests.support.game import BALTIC, BROWNS, READING, A, B, by_post

BROWN = "brown"


async def _opened(scenario: Scenario) -> None:
    game = by_post(3).owns(A, *BROWNS, READING).mortgaged(READING)
    await scenario.table(game.state, "daily")
    scenario.forget()
    await scenario.command(A, "orders")


async def orders(scenario: Scenario) -> None:
    """Every topic while nothing is ordered, and its form."""
    await _opened(scenario)
    for topic in (it for it in TOPICS if it != "rent"):
        await scenario.press(A, "orders topic", topic)
        await scenario.press(A, "orders main")
    await scenario.press(A, "orders did")
    await scenario.press(A, "orders main")
    await scenario.press(A, "orders preset usual")


async def orders_written(scenario: Scenario) -> None:
    """Something is ordered about everything, saved, and cleared."""
    await _opened(scenario)
    await scenario.press(A, "orders topic", "buy")
    await scenario.press(A, "orders set rule", "keep")
    await scenario.fill(A, keep="some")
    await scenario.press(A, "orders set rule", "keep")
    await scenario.fill(A, keep="300")
    await scenario.press(A, "orders ask buying")
    await scenario.fill(A, keep="200")
    await scenario.press(A, "orders group buy", BROWN)
    await scenario.press(A, "orders item buy", str(BALTIC))
    await scenario.press(A, "orders rule 3", "never")
    await scenario.press(A, "orders page buy")
    await scenario.press(A, "orders main")
    await scenario.press(A, "orders topic", "bid")
    await scenario.press(A, "orders set percent", "125")
    await scenario.press(A, "orders ask bidding")
    await scenario.fill(A, most="300", passes="40", limit="500", keep="100")
    await scenario.press(A, "orders group bid", BROWN)
    await scenario.press(A, "orders item bid", BROWN)
    await scenario.fill(A, most="80")
    await scenario.press(A, "orders main")
    await scenario.press(A, "orders topic", "jail")
    await scenario.press(A, "orders set early", "pass-fine")
    await scenario.press(A, "orders set late", "throw")
    await scenario.press(A, "orders set last", "pass")
    await scenario.press(A, "orders ask leaving")
    await scenario.fill(A, few="12")
    await scenario.press(A, "orders main")
    await scenario.press(A, "orders topic", "tax")
    await scenario.press(A, "orders set tax", "tenth")
    await scenario.press(A, "orders main")
    await scenario.press(A, "orders save")
    await scenario.press(A, "orders clear all")
    await scenario.press(A, "orders discard")


async def orders_for_property(scenario: Scenario) -> None:
    """Debts, building, mortgages, trades."""
    await _opened(scenario)
    await scenario.press(A, "orders topic", "debt")
    await scenario.press(A, "orders set raising", "cheapest")
    await scenario.press(A, "orders toggle first", str(READING))
    await scenario.press(A, "orders toggle keep", BROWN)
    await scenario.press(A, "orders main")
    await scenario.press(A, "orders topic", "build")
    await scenario.press(A, "orders group build", BROWN)
    await scenario.press(A, f"orders goal {BROWN}", "3")
    await scenario.press(A, "orders page build")
    await scenario.press(A, "orders ask building")
    await scenario.fill(A, keep="250", scarce="70")
    await scenario.press(A, "orders main")
    await scenario.press(A, "orders topic", "mortgage")
    await scenario.press(A, "orders set received", "lift")
    await scenario.press(A, "orders ask lifting")
    await scenario.fill(A, keep="plenty")
    await scenario.press(A, "orders ask lifting")
    await scenario.fill(A, keep="400")
    await scenario.press(A, "orders main")
    await scenario.press(A, "orders topic", "trade")
    await scenario.press(A, "orders set until", "24")
    await scenario.press(A, "orders toggle never", BROWN)
    await scenario.press(A, "orders ask trading")
    await scenario.fill(A, gain="50")
    await scenario.press(A, "orders main")
    await scenario.press(A, "orders save")


async def orders_carried_out(scenario: Scenario) -> None:
    """A purchase that was ordered, and the list of what orders did."""
    await scenario.begin((1, 2), (2, 3), people=2, pace="daily")
    await scenario.command(A, "orders")
    await scenario.press(A, "orders topic", "buy")
    await scenario.press(A, "orders set rule", "always")
    await scenario.press(A, "orders save")
    await scenario.wait(3600.0)
    await scenario.press(A, "orders did")
    await scenario.command(B, "orders")
    await scenario.press(B, "orders did")
