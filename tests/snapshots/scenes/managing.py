"""Building, selling, mortgaging and lifting, in turn and out of it."""

from tests.snapshots.stage import Stage
from tests.support.game import BALTIC, BROWNS, DARK_BLUES, ORANGES, READING, A, B, by_post, live


async def manage(stage: Stage) -> None:
    """Everything that may be done at once, and what has come of it."""
    game = live(3).owns(A, READING, *BROWNS, *ORANGES).mortgaged(READING).levels(ORANGES, 1, 1, 1)
    await stage.table(game.state)
    await stage.press(A, "manage")
    await stage.press(A, "manage pick build", "open build orange")
    await stage.press(A, "manage pick build orange", stage.offered("manage pick build orange")[0])
    await stage.press(A, "manage")
    await stage.press(A, "manage pick sell", stage.offered("manage pick sell")[0])
    await stage.press(A, "manage pick sell", stage.offered("manage pick sell")[0])
    await stage.press(A, "manage")
    await stage.press(A, "manage pick lift", "lift 5")
    await stage.press(A, "manage pick mortgage", "mortgage 3")
    await stage.press(A, "manage pick build", stage.offered("manage pick build")[-1])


async def manage_nothing(stage: Stage) -> None:
    """Somebody who owns nothing, and somebody who does not play."""
    await stage.table(live(3).state)
    await stage.press(B, "manage")
    await stage.press(4, "manage")


async def manage_later(stage: Stage) -> None:
    """What only the moment forbids is noted, and can be taken back."""
    game = by_post(3, "2008").owns(B, *DARK_BLUES, BALTIC)
    await stage.table(game.state, "daily")
    await stage.press(B, "manage")
    await stage.press(B, "manage pick build", stage.offered("manage pick build")[0])
    await stage.press(B, "manage wishes")
    await stage.press(B, "manage pick drop", stage.offered("manage pick drop")[0])
