"""With computer players: why they act, advice against them, a first game, and its review."""

from engine.host.computers.notes import NOTE, ComputerNotes, GivenMotive, dump_notes
from engine.players.motives import Motive
from tests.snapshots.scenario import Scenario
from tests.support.game import BROWNS, CONNECTICUT, ORIENTAL, VERMONT, A, B, C, live


async def reasons(scenario: Scenario) -> None:
    """Why each computer player did its last deed."""
    state = live(3).owns(A, ORIENTAL).owns(B, VERMONT, CONNECTICUT).state
    game = await scenario.table(state, computers=(B, C))
    bought = Motive("bought", (VERMONT,), dollars=100, before=0.27, after=0.29)
    given = {B: GivenMotive(-1, bought), C: GivenMotive(-1, Motive("left-jail"))}
    await scenario.app.host.store.notes.put(game, NOTE, dump_notes(ComputerNotes(given)))
    scenario.app.host.loaded.drop_all()
    await scenario.showing(game)
    await scenario.press(A, "more")
    await scenario.press(A, "why")


async def conceded(scenario: Scenario) -> None:
    """The computers see no way to win; the person is asked, goes on, and then ends the game."""
    state = live(3).owns(A, *BROWNS).owns(B, VERMONT).to_move(A).state
    game = await scenario.table(state, computers=(B, C))
    notes = ComputerNotes(chances={A: 0.98, B: 0.01, C: 0.01}, winning={A: -1})
    await scenario.app.host.store.notes.put(game, NOTE, dump_notes(notes))
    scenario.app.host.loaded.drop_all()
    await scenario.showing(game)
    await scenario.press(A, "more")
    await scenario.press(A, "concede")
    await scenario.press(A, "concede no")
    await scenario.press(A, "more")
    await scenario.press(A, "concede")
    await scenario.press(A, "concede yes")


async def advice(scenario: Scenario) -> None:
    """What to build, and where there is nothing to advise."""
    state = live(3).owns(A, *BROWNS).to_move(A).state
    await scenario.table(state, computers=(B, C))
    await scenario.command(A, "advise")
    await scenario.press(A, "do throw")
    await scenario.press(A, "advise")


async def no_advice(scenario: Scenario) -> None:
    """A computer is to move, and there is nothing that one could do meanwhile."""
    await scenario.table(live(3).to_move(B).state, computers=(B, C))
    await scenario.command(A, "advise")


async def full_of_computers(scenario: Scenario) -> None:
    """The last seat is taken by a computer player."""
    await scenario.command(A, "new")
    await scenario.press(A, "lobby computer")
    for taken in range(6):
        await scenario.press(A, f"computers add even {taken}", "neutral")
    scenario.forget()
    await scenario.press(A, "computers add even 6", "saver")


async def first_game(scenario: Scenario) -> None:
    """The beginning of a game that teaches, and what its end offers."""
    await scenario.in_private(A, "learn")
    await scenario.press(A, "do throw")
    await scenario.in_private(A, "leave")
    await scenario.press(A, "resign ask")
    await scenario.press(A, "resign yes")
    await scenario.press(A, "learn friends")


async def review(scenario: Scenario) -> None:
    """A game that has ended, and each player's choices in it."""
    game = await scenario.begin((1, 2), (2, 3), people=2)
    await scenario.play_on(game, 60)
    await scenario.command(B, "leave")
    await scenario.press(B, "resign ask")
    await scenario.press(B, "resign yes")
    scenario.forget()
    await scenario.press(A, "review")
    await scenario.press(A, f"review {A}")
