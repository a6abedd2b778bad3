"""Building, selling, mortgaging and lifting, in turn and out of it."""

from tests.snapshots.scenario import Scenario
from tests.support.game import BALTIC, BROWNS, DARK_BLUES, ORANGES, READING, A, B, by_post, live


async def manage(scenario: Scenario) -> None:
    """Everything that may be done at once, and what has come of it."""
    game = live(3).owns(A, READING, *BROWNS, *ORANGES).mortgaged(READING).levels(ORANGES, 1, 1, 1)
    await scenario.table(game.state)
    await scenario.press(A, "manage")
    await scenario.press(A, "manage pick build", "open build orange")
    await scenario.press(
        A, "manage pick build orange", scenario.offered("manage pick build orange")[0]
    )
    await scenario.press(A, "manage")
    await scenario.press(A, "manage pick sell", scenario.offered("manage pick sell")[0])
    await scenario.press(A, "manage pick sell", scenario.offered("manage pick sell")[0])
    await scenario.press(A, "manage")
    await scenario.press(A, "manage pick lift", "lift 5")
    await scenario.press(A, "manage pick mortgage", "mortgage 3")
    await scenario.press(A, "manage pick build", scenario.offered("manage pick build")[-1])


async def manage_nothing(scenario: Scenario) -> None:
    """Somebody who owns nothing, and somebody who does not play."""
    await scenario.table(live(3).state)
    await scenario.press(B, "manage")
    await scenario.press(4, "manage")


async def manage_later(scenario: Scenario) -> None:
    """What only the moment forbids is noted, and can be taken back."""
    game = by_post(3, "2008").owns(B, *DARK_BLUES, BALTIC)
    await scenario.table(game.state, "daily")
    await scenario.press(B, "manage")
    await scenario.press(B, "manage pick build", scenario.offered("manage pick build")[0])
    await scenario.press(B, "manage wishes")
    await scenario.press(B, "manage pick drop", scenario.offered("manage pick drop")[0])
