"""What anybody may look up: board, deeds, history, statistics, dice, rules, help."""

from bot.commands.guide import PAGES as PAGES_OF_THE_GUIDE
from bot.features.rules.chapters import CHAPTERS
from bot.features.statistics.stats import FIRST_PAGE
from bot.features.statistics.stats_pages import PAGES
from tests.snapshots.scenario import Scenario
from tests.support.game import BALTIC, BROWNS, ELECTRIC, READING, VERMONT, A, B, C, D, Game, live


async def board(scenario: Scenario) -> None:
    """Deeds, houses, mortgages, a jail, a pass."""
    game = live(4).owns(A, *BROWNS, READING).levels(BROWNS, 5, 4).owns(B, VERMONT)
    game.mortgaged(VERMONT).holds(C, "CH-GOOJF").jailed(D, 1).cash(D, 20)
    await scenario.table(game.state)
    await scenario.command(B, "board")


async def deeds(scenario: Scenario) -> None:
    """A street, a railroad, a utility, what is none, and a card as text alone."""
    game = live(3).owns(A, *BROWNS, READING).levels(BROWNS, 2, 1).mortgaged(READING)
    await scenario.table(game.state)
    for name in (str(BALTIC), str(READING), str(ELECTRIC), str(VERMONT), "Nowhere"):
        await scenario.command(A, "deed", name=name)
    await scenario.command(B, "preferences")
    await scenario.press(B, "prefer text")
    await scenario.command(B, "deed", name=str(BALTIC))


async def history(scenario: Scenario) -> None:
    """The newest page, an older one, and statistics of what has been played."""
    await _played(scenario, 130)
    await scenario.command(A, "game")
    await scenario.press(A, "older first")
    await scenario.press(A, "history 1")
    await scenario.press(A, "game", "export")
    await scenario.press(A, "game", "verify")


async def statistics(scenario: Scenario) -> None:
    """Each page of what a game was like, and one of them shown to everyone."""
    await _played(scenario)
    await scenario.command(A, "game", show="stats")
    for page in PAGES:
        if page != FIRST_PAGE:
            await scenario.press(A, f"stats {page}")
    await scenario.press(A, f"sharestats {page}")


async def statistics_unknown(scenario: Scenario) -> None:
    """A game whose log lacks the beginning."""
    await scenario.table(live(3).state)
    await scenario.command(A, "game", show="stats")


async def dice_proof(scenario: Scenario) -> None:
    """Before the end there is the hash alone."""
    await _played(scenario)
    await scenario.command(A, "game", show="verify")


async def _played(scenario: Scenario, choices: int = 40) -> None:
    """Some turns, with rents, cards, an auction and houses."""
    rolls = ((1, 2), (3, 4), (2, 4), (5, 5), (4, 2), (6, 1), (3, 3), (1, 2), (2, 3), (4, 5))
    game = await scenario.begin(*rolls, people=2)

    def share(it: Game) -> None:
        it.owns(B, *BROWNS, READING).levels(BROWNS, 2, 2)

    await scenario.arrange(game, share)
    await scenario.play_on(game, choices)
    scenario.forget()


async def rules(scenario: Scenario) -> None:
    """All numbers on a page, then each chapter as the host of this lobby would read it."""
    await scenario.command(A, "rules")
    for chapter in CHAPTERS:
        await scenario.press(A, "chapter", chapter)


async def rules_of_2008_by_post(scenario: Scenario) -> None:
    """The same of another rulebook, and by post."""
    await scenario.command(A, "new", pace="daily", edition="2008")
    scenario.forget()
    await scenario.command(A, "rules")
    for chapter in CHAPTERS:
        await scenario.press(A, "chapter", chapter)


async def rules_of_1935(scenario: Scenario) -> None:
    """A chapter by name, and one that there is not."""
    await scenario.command(A, "rules", edition="1935")
    await scenario.command(A, "rules", edition="1973", topic="auctions")
    await scenario.command(A, "rules", topic="xyz")


async def guide(scenario: Scenario) -> None:
    """The tour of /monopoly help, page by page."""
    await scenario.command(A, "help")
    for page in range(1, len(PAGES_OF_THE_GUIDE)):
        await scenario.press(A, f"guide {page}")
    await scenario.press(A, "guide close")


async def commands_without_a_game(scenario: Scenario) -> None:
    """What is said where nothing is played."""
    for name in ("board", "trade", "mine", "game", "leave"):
        await scenario.command(A, name)
