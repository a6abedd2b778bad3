"""What is about a person: games, preferences, what was missed, calls."""

from unittest.mock import patch

from bot.discord.posting import Post
from bot.process.papers import print_due
from bot.process.season_ends import tell_once
from engine.host.finished.papers import AFTER, WEEK, last_end
from tests.snapshots.scenario import Scenario
from tests.support.game import A, B, C, D

HOUR, DAY = 3600.0, 86_400.0
TO_THE_NEXT_SEASON = 77 * DAY


async def my_games(scenario: Scenario) -> None:
    """A game that waits for me, a lobby, and a command about either."""
    await scenario.begin((1, 2), people=3, pace="daily")
    await scenario.wait(HOUR)
    scenario.forget()
    await scenario.command(A, "mine")
    await scenario.command(B, "mine")
    await scenario.press(B, "missed")
    await scenario.command(D, "mine")
    await scenario.in_private(A, "mine")
    await scenario.command(A, "new")
    await scenario.command(A, "leave")


async def what_was_missed(scenario: Scenario) -> None:
    """Somebody comes back after some turns."""
    rolls = ((1, 2), (2, 3), (4, 6), (1, 5), (2, 6), (4, 3), (5, 1), (6, 2))
    game = await scenario.begin(*rolls, people=3, pace="daily")
    await scenario.command(B, "board")
    for _ in range(24):
        await scenario.wait(5 * HOUR)
    assert game
    scenario.forget()
    await scenario.command(B, "board")
    await scenario.command(B, "mine")
    await scenario.press(B, "missed")


async def ladder_of_nobody(scenario: Scenario) -> None:
    """Before the first game has ended."""
    await scenario.command(A, "standings")
    await scenario.press(A, "leaderboard 0")
    await scenario.command(A, "standings", player=scenario.user(A))
    await scenario.in_private(A, "standings")


async def season_end(scenario: Scenario) -> None:
    """Both its games were won by Ada; what is done every hour finds it over."""
    with patch("engine.host.finished.turns.LEAST_TURNS", 0):
        for _ in range(2):
            await scenario.begin((1, 2), people=2)
            await scenario.command(B, "leave")
            await scenario.press(B, "resign ask")
            await scenario.press(B, "resign yes")
        await scenario.wait(TO_THE_NEXT_SEASON)
        scenario.forget()
        await tell_once(scenario.app.host, scenario.app.publisher.schedule)
        await scenario.wait_until_shown()


async def _are_open(*_: object) -> bool:
    return True


async def weekly_paper(scenario: Scenario) -> None:
    """A manager is offered it once and chooses it; what is done every hour finds the week over."""
    await scenario.begin((1, 2), people=2)
    await scenario.command(B, "leave")
    await scenario.press(B, "resign ask")
    with patch("engine.host.finished.turns.LEAST_TURNS", 0):
        await scenario.press(B, "resign yes")
        scenario.forget()
        await scenario.moderate(D, "settings")
        await scenario.press_as_manager(D, "server news")
        await scenario.press_as_manager(D, "server paper here")
        now = scenario.app.host.now()
        await scenario.wait(last_end(now) + WEEK + AFTER - now)
        scenario.forget()
        with patch.object(Post, "is_open_to_readers", _are_open):
            await print_due(scenario.app.host, scenario.app.publisher)
        await scenario.wait_until_shown()


async def ladder(scenario: Scenario) -> None:
    """Two stand on it, and an onlooker asks."""
    await scenario.begin((1, 2), people=2)
    await scenario.command(B, "leave")
    await scenario.press(B, "resign ask")
    with patch("engine.host.finished.turns.LEAST_TURNS", 0):
        await scenario.press(B, "resign yes")
    scenario.forget()
    await scenario.command(A, "standings")
    await scenario.press(A, "leaderboard 0")
    await scenario.command(D, "standings")
    await scenario.press(D, "leaderboard 0")
    await scenario.press(D, "records")
    await scenario.command(A, "standings", player=scenario.user(B))
    await scenario.command(A, "standings", player=scenario.user(D))
    await scenario.in_private(A, "standings")
    await scenario.moderate(D, "annul", reason="two accounts of one person")
    await scenario.press_as_manager(D, "moderate yes")
    await scenario.command(A, "standings")


async def preferences(scenario: Scenario) -> None:
    """Dice, calls, quiet hours, language."""
    await scenario.command(A, "preferences")
    await scenario.press(A, "prefer dice", "own")
    await scenario.press(A, "prefer ping", "both")
    await scenario.press(A, "prefer hours")
    await scenario.fill(A, zone="Europe/Paris", hours="22:30-7")
    await scenario.press(A, "prefer hours")
    await scenario.fill(A, hours="0-23")
    await scenario.command(A, "preferences", zone="Ber")
    await scenario.command(A, "preferences", zone="Atlantis")
    await scenario.command(A, "preferences", zone="GMT+1")
    await scenario.command(A, "preferences", zone="birmingham")
    await scenario.press(A, "zone")
    await scenario.press(A, "zone type")
    await scenario.fill(A, zone="Munich")
    await scenario.command(A, "preferences")
    await scenario.press(A, "zone")
    await scenario.press(A, "zone time", "540")
    await scenario.press(A, "zone city", "Asia/Tokyo")
    await scenario.press(A, "prefer language", "fr")


async def blocking(scenario: Scenario) -> None:
    """Ben blocks Ada, who invites him all the same; he is asked, joins, and unblocks her."""
    await scenario.use_on(B, "Block", B)
    await scenario.use_on(B, "Block", A)
    await scenario.command(A, "new", pace="daily", **{"with": f"<@{scenario.user(B).id}>"})
    await scenario.press(B, "lobby join")
    await scenario.press(B, "lobby join-anyway")
    await scenario.command(B, "preferences")
    await scenario.press(B, "blocks")
    await scenario.press(B, "blocks stop 1 0")


async def reminders(scenario: Scenario) -> None:
    """Half of the time is over, then nearly all of it, then silence has answered."""
    await scenario.begin((1, 2), people=2, pace="daily")
    for _ in range(10):
        await scenario.wait(4 * HOUR)


async def calls_by_direct_message(scenario: Scenario) -> None:
    """Somebody wants to be called directly."""
    await scenario.command(A, "preferences")
    await scenario.press(A, "prefer ping", "dm")
    await scenario.begin((1, 2), people=2, pace="daily")
    await scenario.wait(HOUR)
    await scenario.wait(13 * HOUR)


async def away(scenario: Scenario) -> None:
    """Until when, back again, and what cannot be read."""
    await scenario.begin((1, 2), people=3, pace="daily")
    await scenario.command(B, "away", until="when the cows come home")
    await scenario.command(B, "away", until="90 days")
    await scenario.command(B, "away", until="3 days")
    await scenario.press(A, "back")
    await scenario.command(C, "away")
    await scenario.press(C, "away until", scenario.offered("away until")[0])
    await scenario.press(C, "more")
    await scenario.press(C, "back")
    await scenario.command(C, "away", until="2h")
    await scenario.wait(3 * HOUR)
    await scenario.press(B, "back")


async def nobody_is_here(scenario: Scenario) -> None:
    """All are away, and the game waits for them."""
    await scenario.begin((1, 2), people=2, pace="daily")
    await scenario.command(A, "away", until="3 days")
    await scenario.command(B, "away", until="5 days")
    await scenario.wait(DAY)
    await scenario.wait(3 * DAY)


async def own_data(scenario: Scenario) -> None:
    """What the bot keeps about a person, a file with it, and its deletion after a question."""
    await scenario.command(A, "preferences")
    await scenario.press(A, "privacy")
    await scenario.press(A, "privacy file")
    await scenario.press(A, "privacy delete")
    await scenario.press(A, "privacy keep")
    await scenario.command(A, "new")
    await scenario.command(A, "preferences")
    await scenario.press(A, "privacy")
    await scenario.press(A, "privacy delete")
    await scenario.press(A, "privacy yes")
