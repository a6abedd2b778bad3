"""What a table votes about: pauses, absent players, calling the game off, taking back."""

from tests.snapshots.stage import Stage
from tests.support.game import A, B, C, D

HOUR, DAY = 3600.0, 86_400.0


async def pause(stage: Stage) -> None:
    """Proposed, agreed, ended by a vote."""
    await stage.begin((1, 2), people=3, pace="daily")
    await stage.command(A, "pause", until="3 days")
    await stage.press(B, "pause for")
    await stage.press(C, "resume for")
    await stage.press(A, "resume for")


async def pause_refused(stage: Stage) -> None:
    """Two are against it; another proposal lapses."""
    await stage.begin((1, 2), people=3, pace="daily")
    await stage.command(A, "pause", until="3 days")
    await stage.press(B, "pause against")
    await stage.press(C, "pause against")
    await stage.command(A, "pause", until="2 days")
    await stage.wait(8 * DAY)


async def pause_of_what_is_over(stage: Stage) -> None:
    """The game ends while the others are asked."""
    await stage.begin((1, 2), people=3, pace="daily")
    await stage.command(A, "pause", until="3 days")
    await stage.moderate(D, "end", reason="enough")
    await stage.press_as_manager(D, "moderate yes")


async def absent_player(stage: Stage) -> None:
    """Too many deadlines missed: what is to become of the seat."""
    await _absent(stage)
    await stage.press(D, "volunteer")
    await stage.press(A, "seatvote", stage.offered("seatvote")[0])
    await stage.press(C, "seatvote", stage.offered("seatvote")[0])
    await stage.press(B, "back")


async def absent_player_is_replaced(stage: Stage) -> None:
    """Somebody who has volunteered plays on."""
    await _absent(stage)
    await stage.press(D, "volunteer")
    (volunteer, *_) = [it for it in stage.offered("seatvote") if it.startswith("4:")]
    await stage.press(A, "seatvote", volunteer)
    await stage.press(C, "seatvote", volunteer)


async def absent_player_retires(stage: Stage) -> None:
    """The seat is given up."""
    await _absent(stage)
    await stage.press(A, "seatvote", "retire")
    await stage.press(C, "seatvote", "retire")


async def absent_player_is_back(stage: Stage) -> None:
    """Heard again before anybody has decided."""
    await _absent(stage)
    await stage.press(B, "back")


async def _absent(stage: Stage) -> None:
    game = await stage.begin((1, 2), people=3, pace="daily")
    await stage.be_absent(game, B)


async def calling_off(stage: Stage) -> None:
    """Everybody has to agree."""
    await stage.begin((1, 2), people=3)
    await stage.command(A, "cancel")
    await stage.press(A, "cancel no")
    await stage.command(A, "cancel")
    await stage.press(A, "cancel yes")
    await stage.press(B, "vote yes")
    await stage.press(C, "vote no")
    await stage.command(A, "cancel")
    await stage.press(A, "cancel yes")
    await stage.press(B, "vote yes")
    await stage.press(C, "vote yes")


async def calling_off_lapses(stage: Stage) -> None:
    """Nobody answers in time."""
    await stage.begin((1, 2), people=2, pace="daily")
    await stage.command(A, "cancel")
    await stage.press(A, "cancel yes")
    await stage.wait(2 * DAY)


async def undo(stage: Stage) -> None:
    """A purchase taken back, another one that stands."""
    await stage.begin((1, 2), people=3)
    await stage.press(A, "do throw")
    await stage.press(A, "do buy")
    await stage.command(A, "undo")
    await stage.press(B, "undo yes")
    await stage.press(C, "undo yes")
    await stage.press(A, "do buy")
    await stage.command(A, "undo")
    await stage.press(B, "undo no")
    await stage.command(C, "undo")
