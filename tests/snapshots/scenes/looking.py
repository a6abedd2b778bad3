"""What anybody may look up: board, deeds, history, statistics, dice, rules, help."""

from bot.panels.lookup.guide import PAGES as PAGES_OF_THE_GUIDE
from bot.panels.lookup.stats import FIRST_PAGE
from bot.render.stats_pages import PAGES
from bot.rulebook.chapters import CHAPTERS
from tests.snapshots.stage import Stage
from tests.support.arranged import Arranged
from tests.support.game import BALTIC, BROWNS, ELECTRIC, READING, VERMONT, A, B, C, D, live


async def board(stage: Stage) -> None:
    """Deeds, houses, mortgages, a jail, a pass."""
    game = live(4).owns(A, *BROWNS, READING).levels(BROWNS, 5, 4).owns(B, VERMONT)
    game.mortgaged(VERMONT).holds(C, "CH-GOOJF").jailed(D, 1).cash(D, 20)
    await stage.table(game.state)
    await stage.command(B, "board")


async def deeds(stage: Stage) -> None:
    """A street, a railroad, a utility, and what is none."""
    game = live(3).owns(A, *BROWNS, READING).levels(BROWNS, 2, 1).mortgaged(READING)
    await stage.table(game.state)
    for name in (str(BALTIC), str(READING), str(ELECTRIC), str(VERMONT), "Nowhere"):
        await stage.command(A, "deed", name=name)


async def history(stage: Stage) -> None:
    """The newest page, an older one, and statistics of what has been played."""
    await _played(stage, 130)
    await stage.command(A, "history")
    await stage.press(A, "older first")
    await stage.press(A, "history 1")


async def statistics(stage: Stage) -> None:
    """Each page of what a game was like."""
    await _played(stage)
    await stage.command(A, "stats")
    for page in PAGES:
        if page != FIRST_PAGE:
            await stage.press(A, f"stats {page}")


async def statistics_unknown(stage: Stage) -> None:
    """A game whose log lacks the beginning."""
    await stage.table(live(3).state)
    await stage.command(A, "stats")


async def dice_proof(stage: Stage) -> None:
    """Before the end there is the hash alone."""
    await _played(stage)
    await stage.command(A, "verify")


async def _played(stage: Stage, choices: int = 40) -> None:
    """Some turns, with rents, cards, an auction and houses."""
    throws = ((1, 2), (3, 4), (2, 4), (5, 5), (4, 2), (6, 1), (3, 3), (1, 2), (2, 3), (4, 5))
    game = await stage.begin(*throws, people=2)

    def share(it: Arranged) -> None:
        it.owns(B, *BROWNS, READING).levels(BROWNS, 2, 2)

    await stage.arrange(game, share)
    for _ in range(choices):
        await stage.silence(game)
    stage.forget()


async def rules(stage: Stage) -> None:
    """All numbers on a page, then each chapter as the host of this lobby would read it."""
    await stage.command(A, "rules")
    for chapter in CHAPTERS:
        await stage.press(A, "chapter", chapter)


async def rules_of_2008_by_post(stage: Stage) -> None:
    """The same of another rulebook, and by post."""
    await stage.command(A, "new", pace="daily", edition="2008")
    stage.forget()
    await stage.command(A, "rules")
    for chapter in CHAPTERS:
        await stage.press(A, "chapter", chapter)


async def rules_of_1935(stage: Stage) -> None:
    """A chapter by name, and one that there is not."""
    await stage.command(A, "rules", edition="1935")
    await stage.command(A, "rules", edition="1973", topic="auctions")
    await stage.command(A, "rules", topic="xyz")


async def guide(stage: Stage) -> None:
    """The tour of /monopoly help, page by page."""
    await stage.command(A, "help")
    for page in range(1, len(PAGES_OF_THE_GUIDE)):
        await stage.press(A, f"guide {page}")
    await stage.press(A, "guide close")


async def commands_without_a_game(stage: Stage) -> None:
    """What is said where nothing is played."""
    for name in ("board", "trade", "mine", "history", "cancel", "verify"):
        await stage.command(A, name)
