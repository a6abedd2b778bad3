"""The end of a game, and what may be done after it."""

from engine.editions.options import Choice, resolve
from engine.game import end_early
from tests.snapshots.stage import Stage
from tests.support.game import BROWNS, READING, A, B, C, Game, Loaded


async def bankrupt(stage: Stage) -> None:
    """The last but one is bankrupt."""
    await stage.begin((1, 2), (2, 3), people=2)
    await stage.press(A, "do throw")
    await stage.press(A, "do buy")
    await stage.command(B, "resign")
    await stage.press(B, "resign yes")
    await stage.press(A, "verify")
    await stage.press(A, "stats")
    await stage.press(A, "board")
    await stage.press(B, "rematch")
    await stage.press(A, "do throw")


async def end_of_a_long_game(stage: Stage) -> None:
    """The chart of net worth stands under the result, and the film can be had."""
    game = await stage.begin((1, 2), (2, 3), people=2)
    for _ in range(60):
        await stage.silence(game)
    stage.forget()
    await stage.command(A, "replay")
    await stage.command(B, "resign")
    await stage.press(B, "resign yes")
    await stage.press(A, "replay")


async def end_by_worth(stage: Stage) -> None:
    """A timed game: everybody is valued, two are equal."""
    rules = resolve(Choice("1994", "time-limit"))
    game = Game(rules.played_live(), 3)
    for deed in game.state.deeds.values():
        deed.owner = None
    game.owns(A, *BROWNS, READING).levels(BROWNS, 1, 1).mortgaged(READING)
    for seat in (A, B, C):
        game.cash(seat, 1500)
    game.state, _ = end_early(game.state, Loaded())
    await stage.table(game.state, phase="over")


async def short_game(stage: Stage) -> None:
    """The first table of a short game, with deeds dealt and the end in sight."""
    await stage.command(A, "new", game="short")
    await stage.press(B, "lobby join")
    await stage.press(A, "lobby start")


async def timed_game(stage: Stage) -> None:
    """It needs an hour, and ends when that comes."""
    await stage.command(A, "new", game="time-limit")
    await stage.press(B, "lobby join")
    await stage.press(A, "lobby start")
    await stage.press(A, "choose main")
    await stage.press(A, "choose hour", "1h")
    await stage.press(A, "lobby start")
    await stage.wait(3600.0)
    await stage.wait(600.0)
