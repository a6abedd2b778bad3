"""Building, selling, mortgaging and lifting, in turn and out of it."""

from tests.snapshots.scenario import Scenario
from tests.support.game import BALTIC, BROWNS, DARK_BLUES, ORANGES, READING, A, B, by_post, live


async def manage(scenario: Scenario) -> None:
    """Everything that may be done at once, and what has come of it."""
    game = live(3).owns(A, READING, *BROWNS, *ORANGES).mortgaged(READING).levels(ORANGES, 1, 1, 1)
    await scenario.table(game.state)
    await scenario.press(A, "manage")
    await scenario.press(A, "manage go build orange")
    await scenario.press(A, "manage act build orange build 16=2")
    await scenario.press(A, "manage act build orange build 18=2,19=2")
    await scenario.press(A, "manage tab sell")
    await scenario.press(A, "manage act sell 0 sell 16=1")
    await scenario.press(A, "manage act sell 0 sell 16=0,18=0,19=0")
    await scenario.press(A, "manage tab mortgage")
    await scenario.press(A, "manage act mortgage 0 lift 5")
    await scenario.press(A, "manage act mortgage 0 mortgage 3")


async def manage_another_way(scenario: Scenario) -> None:
    """Hotels that the Bank has no houses for come down together, in one of several ways."""
    game = live(3).owns(A, *ORANGES).levels(ORANGES, 5, 5, 5).stock(1, 12)
    await scenario.table(game.state)
    await scenario.press(A, "manage")
    await scenario.press(A, "manage tab sell")
    await scenario.press(A, "manage pick sell", scenario.offered("manage pick sell")[0])


async def manage_everything(scenario: Scenario) -> None:
    """Pages of all there is, and mortgages that are asked about once."""
    game = live(3)
    game.owns(A, *game.state.deeds).cash(A, 700)
    await scenario.table(game.state)
    await scenario.press(A, "manage")
    await scenario.press(A, "manage tab mortgage")
    await scenario.press(A, "manage go mortgage 1")


async def manage_nothing(scenario: Scenario) -> None:
    """Somebody who owns nothing, and somebody who does not play."""
    await scenario.table(live(3).state)
    await scenario.press(B, "manage")
    await scenario.press(4, "manage")


async def manage_missing(scenario: Scenario) -> None:
    """Who has what a color lacks, and the trade for it."""
    game = live(3).owns(A, *ORANGES[:2], BALTIC, READING).owns(B, ORANGES[2])
    await scenario.table(game.state)
    await scenario.press(A, "manage")
    await scenario.press(A, "advise offer offer 1 gives - takes 19")


async def manage_later(scenario: Scenario) -> None:
    """What only the moment forbids is noted, and can be taken back."""
    game = by_post(3, "2008").owns(B, *DARK_BLUES, BALTIC)
    await scenario.table(game.state, "daily")
    await scenario.press(B, "manage")
    await scenario.press(B, "manage act build 0 build 37=1")
    await scenario.press(B, "manage wishes")
    await scenario.press(B, "manage drop")
