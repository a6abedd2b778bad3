"""What those who manage a server may do."""

from tests.snapshots.stage import Stage
from tests.support.game import A, B, D

WHY = "the house was on fire"


async def server_settings(stage: Stage) -> None:
    """What the lobbies of a server begin with."""
    await stage.moderate(D, "settings")
    await stage.press_as_manager(D, "server pace", "evening")
    await stage.press_as_manager(D, "server edition", "2008")
    await stage.press_as_manager(D, "server house")
    await stage.press_as_manager(D, "server language", "es")
    await stage.press(A, "server main")


async def moderators(stage: Stage) -> None:
    """Each act is answered in private and told at the table, with the reason."""
    await stage.begin((1, 2), people=3, pace="daily")
    await stage.press(A, "mine")
    await stage.moderate(D, "extend", time="12h", reason=WHY)
    await stage.moderate(D, "extend", time="a while", reason=WHY)
    await stage.moderate(D, "pause", time="2d", reason=WHY)
    await stage.moderate(D, "resume", reason="it is out")
    await stage.moderate(D, "replace", seat="Ben", by=stage.user(4), reason=WHY)
    await stage.moderate(D, "replace", seat="1", reason=WHY)
    await stage.moderate(D, "remove", seat="2", reason=WHY)
    await stage.press_as_manager(D, "moderate no")
    await stage.moderate(D, "remove", seat="2", reason=WHY)
    await stage.press_as_manager(D, "moderate yes")
    await stage.press_as_manager(D, "moderate yes")
    await stage.moderate(D, "remove", seat="Nobody", reason=WHY)


async def ended_by_a_moderator(stage: Stage) -> None:
    """Everybody is valued at once."""
    await stage.begin((1, 2), people=3)
    await stage.press(A, "do throw")
    await stage.press(A, "do buy")
    await stage.moderate(D, "end", reason=WHY)
    await stage.press_as_manager(D, "moderate yes")
    await stage.command(B, "history")
