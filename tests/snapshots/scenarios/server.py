"""What those who manage a server may do."""

from tests.snapshots.scenario import Scenario
from tests.support.game import A, B, D

WHY = "the house was on fire"


async def server_settings(scenario: Scenario) -> None:
    """What the lobbies of a server begin with."""
    await scenario.moderate(D, "settings")
    await scenario.press_as_manager(D, "server pace", "evening")
    await scenario.press_as_manager(D, "server edition", "2008")
    await scenario.press_as_manager(D, "server house")
    await scenario.press_as_manager(D, "server main")
    await scenario.press_as_manager(D, "server boards")
    await scenario.press_as_manager(D, "server board", "lisbon")
    await scenario.press_as_manager(D, "server own", "managers")
    await scenario.press_as_manager(D, "server role", "4242")
    await scenario.command(A, "new")
    await scenario.press_as_manager(D, "server main")
    await scenario.press_as_manager(D, "server news")
    await scenario.press_as_manager(D, "server month")
    await scenario.press_as_manager(D, "server paper here")
    await scenario.press_as_manager(D, "server main")
    await scenario.press_as_manager(D, "server language", "es")
    await scenario.press(A, "server main")


async def moderators(scenario: Scenario) -> None:
    """Each act is answered in private and told at the table, with the reason."""
    await scenario.begin((1, 2), people=3, pace="daily")
    await scenario.command(A, "mine")
    await scenario.moderate(D, "extend", time="12h", reason=WHY)
    await scenario.moderate(D, "extend", time="a while", reason=WHY)
    await scenario.moderate(D, "pause", time="2d", reason=WHY)
    await scenario.moderate(D, "resume", reason="it is out")
    await scenario.moderate(D, "replace", seat="Ben", by=scenario.user(4), reason=WHY)
    await scenario.moderate(D, "replace", seat="1", reason=WHY)
    await scenario.moderate(D, "remove", seat="2", reason=WHY)
    await scenario.press_as_manager(D, "moderate no")
    await scenario.moderate(D, "remove", seat="2", reason=WHY)
    await scenario.press_as_manager(D, "moderate yes")
    await scenario.press_as_manager(D, "moderate yes")
    await scenario.moderate(D, "remove", seat="Nobody", reason=WHY)


async def ended_by_a_moderator(scenario: Scenario) -> None:
    """Everybody is valued at once."""
    await scenario.begin((1, 2), people=3)
    await scenario.press(A, "do throw")
    await scenario.press(A, "do buy")
    await scenario.moderate(D, "end", reason=WHY)
    await scenario.press_as_manager(D, "moderate yes")
    await scenario.command(B, "game", show="history")
