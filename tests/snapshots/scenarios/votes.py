"""What a table votes about: pauses, absent players, calling the game off, taking back."""

from tests.snapshots.scenario import Scenario
from tests.support.game import A, B, C, D

HOUR, DAY = 3600.0, 86_400.0


async def pause(scenario: Scenario) -> None:
    """Proposed, agreed, ended by a vote."""
    await scenario.begin((1, 2), people=3, pace="daily")
    await scenario.press(A, "more")
    await scenario.press(A, "pause ask")
    await scenario.press(A, "pause until", scenario.offered("pause until")[0])
    await scenario.press(B, "pause for")
    await scenario.press(C, "resume for")
    await scenario.press(A, "resume for")


async def pause_refused(scenario: Scenario) -> None:
    """Two are against it; another proposal lapses."""
    await scenario.begin((1, 2), people=3, pace="daily")
    await scenario.command(A, "pause", until="3 days")
    await scenario.press(B, "pause against")
    await scenario.press(C, "pause against")
    await scenario.command(A, "pause", until="2 days")
    await scenario.wait(8 * DAY)


async def pause_of_what_is_over(scenario: Scenario) -> None:
    """The game ends while the others are asked."""
    await scenario.begin((1, 2), people=3, pace="daily")
    await scenario.command(A, "pause", until="3 days")
    await scenario.moderate(D, "end", reason="enough")
    await scenario.press_as_manager(D, "moderate yes")


async def absent_player(scenario: Scenario) -> None:
    """Too many deadlines missed: what is to become of the seat."""
    await _absent(scenario)
    await scenario.press(D, "volunteer")
    await scenario.press(A, "seatvote", scenario.offered("seatvote")[0])
    await scenario.press(C, "seatvote", scenario.offered("seatvote")[0])
    await scenario.press(B, "back")


async def absent_player_is_replaced(scenario: Scenario) -> None:
    """Somebody who has volunteered plays on."""
    await _absent(scenario)
    await scenario.press(D, "volunteer")
    (volunteer, *_) = [it for it in scenario.offered("seatvote") if it.startswith("4:")]
    await scenario.press(A, "seatvote", volunteer)
    await scenario.press(C, "seatvote", volunteer)


async def absent_player_retires(scenario: Scenario) -> None:
    """The seat is given up."""
    await _absent(scenario)
    await scenario.press(A, "seatvote", "retire")
    await scenario.press(C, "seatvote", "retire")


async def absent_player_and_one_voter(scenario: Scenario) -> None:
    """The only other player cannot remove them yet."""
    game = await scenario.begin((1, 2), people=2, pace="daily")
    await scenario.make_absent(game, B)
    await scenario.press(A, "seatvote", "retire")


async def absent_player_is_back(scenario: Scenario) -> None:
    """Heard again before anybody has decided."""
    await _absent(scenario)
    await scenario.press(B, "back")


async def _absent(scenario: Scenario) -> None:
    game = await scenario.begin((1, 2), people=3, pace="daily")
    await scenario.make_absent(game, B)


async def calling_off(scenario: Scenario) -> None:
    """Everybody has to agree."""
    await scenario.begin((1, 2), people=3)
    await scenario.command(A, "leave")
    await scenario.press(A, "cancel ask")
    await scenario.press(A, "cancel no")
    await scenario.command(A, "leave")
    await scenario.press(A, "cancel ask")
    await scenario.press(A, "cancel yes")
    await scenario.press(B, "vote yes")
    await scenario.press(C, "vote no")
    await scenario.command(A, "leave")
    await scenario.press(A, "cancel ask")
    await scenario.press(A, "cancel yes")
    await scenario.press(B, "vote yes")
    await scenario.press(C, "vote yes")


async def calling_off_lapses(scenario: Scenario) -> None:
    """Nobody answers in time."""
    await scenario.begin((1, 2), people=2, pace="daily")
    await scenario.command(A, "leave")
    await scenario.press(A, "cancel ask")
    await scenario.press(A, "cancel yes")
    await scenario.wait(2 * DAY)


async def undo(scenario: Scenario) -> None:
    """A purchase taken back, another one that stands."""
    await scenario.begin((1, 2), people=3)
    await scenario.press(A, "do throw")
    await scenario.press(A, "do buy")
    await scenario.command(A, "undo")
    await scenario.press(A, "undo ask")
    await scenario.press(B, "undo yes")
    await scenario.press(C, "undo yes")
    await scenario.press(A, "do buy")
    await scenario.press(A, "manage")
    await scenario.press(A, "undo")
    await scenario.press(A, "undo ask")
    await scenario.press(B, "undo no")
    await scenario.command(C, "undo")
