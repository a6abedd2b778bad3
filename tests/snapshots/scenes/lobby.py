"""Before a game: sitting down, what is played, how long people have."""

from tests.snapshots.stage import Stage
from tests.support.game import A, B, C

HOUR = 3600.0


async def lobby(stage: Stage) -> None:
    """Opened, filled, called off, and what is refused meanwhile."""
    await stage.command(A, "new")
    await stage.press(B, "lobby join")
    await stage.press(B, "lobby token", "dog")
    await stage.press(A, "lobby computer")
    await stage.press(A, "lobby pace", "daily")
    await stage.press(B, "lobby start")
    await stage.press(C, "lobby leave")
    await stage.command(C, "new")
    await stage.command(C, "board")
    await stage.in_private(C, "new")
    await stage.press(A, "lobby cancel")


async def lobby_closes(stage: Stage) -> None:
    """Nobody has started it in time."""
    await stage.command(A, "new", edition="2008")
    await stage.wait(HOUR)


async def started(stage: Stage) -> None:
    """The first messages of a game among people, and of one by post."""
    await stage.command(A, "new", pace="live")
    await stage.press(B, "lobby join")
    await stage.press(A, "lobby start")


async def started_by_post(stage: Stage) -> None:
    """The dice are thrown for everybody."""
    await stage.command(A, "new", pace="daily")
    await stage.press(A, "lobby computer")
    await stage.press(B, "lobby join")
    await stage.press(A, "lobby start")
    await stage.wait(HOUR)


async def choosing_rules(stage: Stage) -> None:
    """The panel of the host, and what the others see of it."""
    await stage.command(A, "new")
    await stage.press(B, "lobby join")
    await stage.press(A, "choose main")
    await stage.press(A, "choose edition", "2008")
    await stage.press(A, "choose edition", "1994")
    await stage.press(A, "choose game", "time-limit")
    await stage.press(A, "choose hour", "2h")
    await stage.press(A, "choose askhour")
    await stage.fill(A, hours="1", minutes="30")
    await stage.press(B, "choose main")


async def house_rules(stage: Stage) -> None:
    """Every topic of house rules, and a number that is typed."""
    await stage.command(A, "new")
    await stage.press(A, "choose main")
    await stage.press(A, "choose house")
    for topic in ("money", "jail", "auctions", "building", "end"):
        await stage.press(A, "choose topic", topic)
        rules = [it for it in stage.offered(f"choose rules {topic}")]
        await stage.press(A, f"choose rules {topic}", *rules[:2])
    await stage.press(A, "choose topic", "start")
    await stage.press(A, "choose rules start", "starting-cash")
    await stage.press(A, "choose number starting-cash")
    await stage.fill(A, number="many")
    await stage.press(A, "choose number starting-cash")
    await stage.fill(A, number="2000")
    await stage.press(A, "choose clear")


async def clocks(stage: Stage) -> None:
    """Times by hand."""
    await stage.command(A, "new")
    await stage.press(B, "lobby join")
    await stage.press(A, "clocks main")
    await stage.press(A, "clocks base", "evening")
    for form in ("turn", "table", "debt"):
        await stage.press(A, f"clocks {form}")
    await stage.fill(A, debt="soon")
    await stage.press(A, "clocks turn")
    await stage.fill(A, throw="2h")
    await stage.press(B, "clocks main")
