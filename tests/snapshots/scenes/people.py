"""What is about a person: games, preferences, what was missed, calls."""

from tests.snapshots.stage import Stage
from tests.support.game import A, B, C, D

HOUR, DAY = 3600.0, 86_400.0


async def my_games(stage: Stage) -> None:
    """A game that waits for me, a lobby, and one that waits for somebody else."""
    await stage.begin((1, 2), people=3, pace="daily")
    await stage.wait(HOUR)
    stage.forget()
    await stage.command(A, "mine")
    await stage.command(B, "mine")
    await stage.press(B, "missed")
    await stage.command(D, "mine")
    await stage.in_private(A, "mine")


async def what_was_missed(stage: Stage) -> None:
    """Somebody comes back after some turns."""
    throws = ((1, 2), (2, 3), (4, 6), (1, 5), (2, 6), (4, 3), (5, 1), (6, 2))
    game = await stage.begin(*throws, people=3, pace="daily")
    await stage.command(B, "board")
    for _ in range(24):
        await stage.wait(5 * HOUR)
    assert game
    stage.forget()
    await stage.command(B, "board")
    await stage.press(B, "mine")
    await stage.press(B, "missed")


async def ladder_of_nobody(stage: Stage) -> None:
    """Before the first game has ended."""
    await stage.command(A, "leaderboard")
    await stage.command(A, "profile")
    await stage.in_private(A, "leaderboard")


async def ladder(stage: Stage) -> None:
    """Two stand on it, and an onlooker asks."""
    await stage.begin((1, 2), people=2)
    await stage.command(B, "resign")
    await stage.press(B, "resign yes")
    stage.forget()
    await stage.command(A, "leaderboard")
    await stage.command(D, "leaderboard")
    await stage.command(A, "profile", player=stage.user(B))
    await stage.command(A, "profile", player=stage.user(D))
    await stage.in_private(A, "profile")


async def preferences(stage: Stage) -> None:
    """Dice, calls, quiet hours, language."""
    await stage.command(A, "preferences")
    await stage.press(A, "prefer dice", "own")
    await stage.press(A, "prefer ping", "both")
    await stage.press(A, "prefer hours")
    await stage.fill(A, zone="Europe/Paris", hours="22:30-7")
    await stage.press(A, "prefer hours")
    await stage.fill(A, hours="0-23")
    await stage.command(A, "preferences", zone="Ber")
    await stage.command(A, "preferences", zone="Atlantis")
    await stage.command(A, "preferences", zone="GMT+1")
    await stage.command(A, "preferences", zone="birmingham")
    await stage.press(A, "zone")
    await stage.press(A, "zone type")
    await stage.fill(A, zone="Munich")
    await stage.command(A, "preferences")
    await stage.press(A, "zone")
    await stage.press(A, "zone time", "540")
    await stage.press(A, "zone city", "Asia/Tokyo")
    await stage.press(A, "prefer language", "fr")


async def reminders(stage: Stage) -> None:
    """Half of the time is over, then nearly all of it, then silence has answered."""
    await stage.begin((1, 2), people=2, pace="daily")
    for _ in range(10):
        await stage.wait(4 * HOUR)


async def calls_by_direct_message(stage: Stage) -> None:
    """Somebody wants to be called directly."""
    await stage.command(A, "preferences")
    await stage.press(A, "prefer ping", "dm")
    await stage.begin((1, 2), people=2, pace="daily")
    await stage.wait(HOUR)
    await stage.wait(13 * HOUR)


async def away(stage: Stage) -> None:
    """Until when, back again, and what cannot be read."""
    await stage.begin((1, 2), people=3, pace="daily")
    await stage.command(B, "away", until="when the cows come home")
    await stage.command(B, "away", until="90 days")
    await stage.command(B, "away", until="3 days")
    await stage.press(A, "back")
    await stage.command(C, "away", until="2h")
    await stage.wait(3 * HOUR)
    await stage.press(B, "back")


async def nobody_is_here(stage: Stage) -> None:
    """All are away, and the game waits for them."""
    await stage.begin((1, 2), people=2, pace="daily")
    await stage.command(A, "away", until="3 days")
    await stage.command(B, "away", until="5 days")
    await stage.wait(DAY)
    await stage.wait(3 * DAY)
