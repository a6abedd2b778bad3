"""The end of a game, and what may be done after it."""

from engine.editions.choice import Choice, resolve
from engine.game import end_early
from tests.snapshots.scenario import Scenario
from tests.support.game import BROWNS, READING, A, B, C, Game, ScriptedChance


async def bankrupt(scenario: Scenario) -> None:
    """The last but one is bankrupt."""
    await scenario.begin((1, 2), (2, 3), people=2)
    await scenario.press(A, "do throw")
    await scenario.press(A, "do buy")
    await scenario.command(B, "leave")
    await scenario.press(B, "resign ask")
    await scenario.press(B, "resign yes")
    await scenario.press(A, "verify")
    await scenario.press(A, "stats")
    await scenario.press(A, "board")
    await scenario.press(B, "rematch")
    await scenario.press(A, "do throw")


async def end_of_a_long_game(scenario: Scenario) -> None:
    """The chart of net worth stands under the result, and the film can be had."""
    game = await scenario.begin((1, 2), (2, 3), people=2)
    await scenario.play_on(game, 50)
    for _ in range(10):
        await scenario.silence(game)
    scenario.forget()
    await scenario.command(A, "game", show="replay")
    await scenario.command(B, "leave")
    await scenario.press(B, "resign ask")
    await scenario.press(B, "resign yes")
    await scenario.press(A, "replay")
    await scenario.press(A, "sharereplay")


async def end_by_worth(scenario: Scenario) -> None:
    """A timed game: everybody is valued, two are equal."""
    rules = resolve(Choice("1994", "time-limit"))
    game = Game(rules.played_live(), 3)
    for deed in game.state.deeds.values():
        deed.owner = None
    game.owns(A, *BROWNS, READING).levels(BROWNS, 1, 1).mortgaged(READING)
    for seat in (A, B, C):
        game.cash(seat, 1500)
    game.state, _ = end_early(game.state, ScriptedChance())
    await scenario.table(game.state, phase="over")


async def short_game(scenario: Scenario) -> None:
    """The first table of a short game, with deeds dealt and the end in sight."""
    await scenario.command(A, "new", game="short")
    await scenario.press(B, "lobby join")
    await scenario.press(A, "lobby start")


async def timed_game(scenario: Scenario) -> None:
    """It ends an hour after its start."""
    await scenario.command(A, "new", game="time-limit")
    await scenario.press(B, "lobby join")
    await scenario.press(A, "lobby start")
    await scenario.wait(3600.0)
    await scenario.wait(600.0)
