"""Boards of people's own: made, changed, shared, reported, hidden."""

from engine.editions.board_names import PROPERTIES
from tests.snapshots.scenario import Scenario
from tests.support.game import A, B, D

LINES = [f"Lane {index}" for index in PROPERTIES]


async def own_board(scenario: Scenario) -> None:
    """From the command to a lobby on it, with every form."""
    await scenario.command(A, "boards")
    await scenario.press(A, "boards new")
    await scenario.fill(A, title="x")
    await scenario.press(A, "boards new")
    await scenario.fill(A, title="Our Town", currency="€")
    await scenario.press(A, "boards edit names")
    await scenario.fill(A, all="\n".join([*LINES[:8], "Lane 3", "x" * 25, *LINES[10:]]))
    await scenario.press(A, "boards edit names")
    await scenario.fill(A, all="\n".join(LINES))
    for part in ("title", "dark_blue", "railroad", "corners", "taxes"):
        await scenario.press(A, "boards part", part)
    await scenario.press(A, "boards edit cards")
    await scenario.fill(A, chance="Home again!\n2. Off to the cinema.", community_chest="")
    await scenario.press(A, "boards edit cards")
    await scenario.fill(A, chance="1. Advance to GO = Home again!\n2. Off to the cinema.")
    await scenario.press(A, "boards preview")
    await scenario.press(A, "boards show")
    await scenario.press(A, "boards share")
    await scenario.press(A, "boards show")
    await scenario.press(A, "boards copy")
    await scenario.press(A, "boards ask")
    await scenario.press(A, "boards delete")
    await scenario.press(A, "boards show")
    await scenario.press(A, "boards play")
    await scenario.press(A, "lobby settings")


async def board_of_a_server(scenario: Scenario) -> None:
    """Offered, reported, and hidden by those who manage the server."""
    await scenario.command(A, "boards")
    await scenario.press(A, "boards new")
    await scenario.fill(A, title="Our Town", start="berlin")
    await scenario.press(A, "boards edit cards")
    await scenario.fill(A, chance="1. Advance to GO = Home again!", community_chest="")
    await scenario.press(A, "boards offer")
    await scenario.moderate(D, "settings")
    await scenario.command(B, "boards")
    scenario.forget()
    board = scenario.offered("boards choose")[0]
    await scenario.press(B, "boards choose", board)
    await scenario.press(B, "boards report")
    await scenario.press(B, "boards reported")
    await scenario.command(D, "boards")
    await scenario.press_as_manager(D, "boards choose", board)
    await scenario.press_as_manager(D, "boards hide")
    await scenario.press_as_manager(D, "boards show")
    await scenario.command(A, "boards")
    await scenario.press(A, "boards show")
