"""Before a game: sitting down, what is played, how long people have."""

from tests.snapshots.scenario import Scenario
from tests.support.game import A, B, C

HOUR = 3600.0


async def lobby(scenario: Scenario) -> None:
    """Opened, filled, called off, and what is refused meanwhile."""
    await scenario.command(A, "new")
    await scenario.press(B, "lobby join")
    await scenario.press(B, "lobby settings")
    await scenario.press(B, "lobby token", "dog")
    await scenario.press(A, "lobby computer")
    await scenario.press(A, "computers strength", "sharp")
    await scenario.press(A, "computers add sharp 0", "dealer")
    await scenario.press(A, "lobby settings")
    await scenario.press(A, "lobby board", "rio")
    await scenario.press(A, "lobby pace", "daily")
    await scenario.press(A, "lobby seats joined")
    await scenario.press(A, "seated main")
    await scenario.press(A, "seated strength boat dealer sharp", "even")
    await scenario.press(A, "seated character boat dealer even", "saver")
    await scenario.press(A, "seated remove boat saver even")
    await scenario.press(A, "lobby computer")
    await scenario.press(A, "computers add even 0", "neutral")
    await scenario.press(A, "lobby settings")
    await scenario.press(C, "lobby settings")
    await scenario.press(B, "lobby start")
    await scenario.press(C, "lobby leave")
    await scenario.command(C, "new")
    await scenario.command(C, "board")
    await scenario.in_private(C, "new")
    await scenario.press(A, "lobby settings")
    await scenario.press(A, "lobby people")
    await scenario.press(A, "lobby out", str(scenario.user(B).id))
    await scenario.press(A, "lobby settings")
    await scenario.press(A, "lobby close")
    await scenario.press(A, "lobby cancel")


async def by_invitation(scenario: Scenario) -> None:
    """Opened for one, who joins; another may not."""
    await scenario.command(A, "new", pace="daily", **{"with": f"<@{scenario.user(B).id}>"})
    await scenario.press(C, "lobby join")
    await scenario.press(B, "lobby join")
    await scenario.press(A, "lobby settings")
    await scenario.press(A, "lobby people")


async def still_in(scenario: Scenario) -> None:
    """The host changes what is played; one says yes, and the game starts without the other."""
    await scenario.command(A, "new", pace="relaxed")
    await scenario.press(B, "lobby join")
    await scenario.press(C, "lobby join")
    await scenario.press(A, "lobby settings")
    scenario.forget()
    await scenario.press(A, "lobby pace", "live")
    await scenario.press(A, "lobby start")
    await scenario.press(B, "lobby confirm")
    await scenario.press(A, "lobby start")
    await scenario.press(A, "lobby waits")
    await scenario.press(A, "lobby start")
    await scenario.press(A, "lobby without")


async def lobby_closes(scenario: Scenario) -> None:
    """Nobody has started it in time."""
    await scenario.command(A, "new", edition="2008")
    await scenario.wait(HOUR)


async def started(scenario: Scenario) -> None:
    """The first messages of a game among people, and of one by post."""
    await scenario.command(A, "new", pace="live")
    await scenario.press(B, "lobby join")
    await scenario.press(A, "lobby start")


async def started_by_post(scenario: Scenario) -> None:
    """The dice are rolled for everybody."""
    await scenario.command(A, "new", pace="daily")
    await scenario.press(A, "lobby computer")
    await scenario.press(A, "computers add even 0", "neutral")
    await scenario.press(B, "lobby join")
    await scenario.press(A, "lobby start")
    await scenario.wait(HOUR)


async def choosing_rules(scenario: Scenario) -> None:
    """The panel of the host, and what the others see of it."""
    await scenario.command(A, "new")
    await scenario.press(B, "lobby join")
    await scenario.press(A, "lobby settings")
    await scenario.press(A, "choose main")
    await scenario.press(A, "choose edition", "2008")
    await scenario.press(A, "choose edition", "1994")
    await scenario.press(A, "choose game", "time-limit")
    await scenario.press(A, "choose hour", "2h")
    await scenario.press(A, "choose askhour")
    await scenario.fill(A, hours="1", minutes="30")
    await scenario.press(A, "choose game", "short-evening")
    await scenario.press(A, "choose with parking-pot")
    await scenario.press(A, "choose without parking-pot")
    await scenario.press(B, "lobby settings")
    await scenario.press(B, "choose main")


async def house_rules(scenario: Scenario) -> None:
    """Every topic of house rules, and a number that is typed."""
    await scenario.command(A, "new")
    await scenario.press(A, "lobby settings")
    await scenario.press(A, "choose main")
    await scenario.press(A, "choose house")
    for topic in ("money", "jail", "auctions", "building", "end"):
        await scenario.press(A, "choose topic", topic)
        rules = [it for it in scenario.offered(f"choose rules {topic}")]
        await scenario.press(A, f"choose rules {topic}", *rules[:2])
    await scenario.press(A, "choose topic", "start")
    await scenario.press(A, "choose rules start", "starting-cash")
    await scenario.press(A, "choose number starting-cash")
    await scenario.fill(A, number="many")
    await scenario.press(A, "choose number starting-cash")
    await scenario.fill(A, number="2000")
    await scenario.press(A, "choose clear")


async def clocks(scenario: Scenario) -> None:
    """Times by hand."""
    await scenario.command(A, "new")
    await scenario.press(B, "lobby join")
    await scenario.press(A, "lobby settings")
    await scenario.press(A, "clocks main")
    await scenario.press(A, "clocks base", "evening")
    for form in ("turn", "table", "debt"):
        await scenario.press(A, f"clocks {form}")
    await scenario.fill(A, debt="soon")
    await scenario.press(A, "clocks turn")
    await scenario.fill(A, throw="2h")
    await scenario.press(B, "lobby settings")
    await scenario.press(B, "clocks main")
