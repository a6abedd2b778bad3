"""Auctions: with open calls, under sealed maxima, of an estate, of scarce buildings."""

from engine.core.actions import Build, GiveUp
from tests.snapshots.scenario import Scenario
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    LIGHT_BLUES,
    MEDITERRANEAN,
    ORANGES,
    READING,
    REDS,
    ST_JAMES,
    TENNESSEE,
    A,
    B,
    C,
    D,
    Game,
    by_post,
    by_post_with,
    live,
)


async def auction(scenario: Scenario) -> None:
    """Open calls, a typed bid, a secret maximum, what happened since, the result."""
    await scenario.begin((1, 2), people=4)
    await scenario.press(A, "do throw")
    await scenario.press(A, "do decline")
    await scenario.press(B, "do bid 10")
    await scenario.press(D, "do pass")
    await scenario.press(C, "bid type")
    await scenario.fill(C, amount="a lot")
    await scenario.press(C, "bid type")
    await scenario.fill(C, amount="45")
    await scenario.press(B, "bid max")
    await scenario.fill(B, amount="$100")
    await scenario.press(C, "do bid 50")
    await scenario.press(A, "do pass")
    await scenario.press(A, "more")
    await scenario.press(A, "since")
    await scenario.press(B, "more")
    await scenario.press(B, "since")
    await scenario.press(C, "do pass")


async def auction_without_bids(scenario: Scenario) -> None:
    """Nobody wants it."""
    await scenario.begin((1, 2), people=2)
    await scenario.press(A, "do throw")
    await scenario.press(A, "do decline")
    await scenario.press(A, "do pass")
    await scenario.press(B, "do pass")


async def bid_beyond_cash(scenario: Scenario) -> None:
    """Who alone may still bid would have to raise what the bid costs."""
    table = await scenario.begin((1, 2), people=2)
    await scenario.press(A, "do throw")
    await scenario.press(A, "do decline")
    await scenario.press(B, "bid type")
    await scenario.fill(B, amount="1350")
    await scenario.arrange(table, lambda game: game.owns(A, READING).cash(A, 1390))
    await scenario.press(A, "do bid 1400")
    await scenario.press(A, "dear 1400")


async def sealed_auction(scenario: Scenario) -> None:
    """By post everybody files a secret maximum."""
    await scenario.begin((1, 2), people=3, pace="daily")
    await scenario.wait(3600.0)
    await scenario.press(A, "do decline")
    await scenario.press(B, "bid max")
    await scenario.fill(B, amount="70")
    await scenario.press(C, "bid max")
    await scenario.fill(C, amount="55")
    await scenario.press(A, "do pass")


async def auction_with_reserve(scenario: Scenario) -> None:
    """A house rule sets the least that is bid."""
    game = by_post_with("auction-reserve", seats=3).at(A, MEDITERRANEAN)
    scenario.rolls = [(1, 1)]
    await scenario.table(game.state, "daily")
    await scenario.wait(3600.0)
    await scenario.press(A, "do decline")


def _ruined() -> Game:
    """A owes the Bank more than there is, and it will sell all that A has."""
    game = by_post(4).owns(A, BALTIC, READING, BOARDWALK).holds(A, "CC-GOOJF").cash(A, 0)
    return game.owes(A, 100_000)


async def estate(scenario: Scenario) -> None:
    """All lots at once, a maximum for each, and a limit over them."""
    await scenario.table(_ruined().state, "daily")
    await scenario.press(A, "debt giveup")
    await scenario.press(A, "debt bankrupt")
    await scenario.press(B, "lots")
    await scenario.press(B, "lots pick", "lot 5 0")
    await scenario.fill(B, amount="$1,200")
    await scenario.press(B, "lots limit")
    await scenario.fill(B, limit="1300")
    await scenario.press(B, "lots pick", "lot 39 0")
    await scenario.fill(B, amount="5000")
    await scenario.press(B, "lots file")
    await scenario.press(B, "lots")
    await scenario.press(C, "lots")
    await scenario.press(C, "lots pass")
    await scenario.wait(86_400.0)


async def auction_of_a_mortgaged_lot(scenario: Scenario) -> None:
    """For several creditors a lot is sold with its mortgage, for ten per cent more."""
    game = live(4).cash(A, 20).owns(A, READING).mortgaged(READING)
    game.owes(A, 3000, B, C, D).play(A, GiveUp())
    await scenario.table(game.state)
    await scenario.press(B, "do bid 10")
    await scenario.press(C, "bid type")
    await scenario.fill(C, amount="5000")
    await scenario.press(C, "do pass")
    await scenario.press(D, "do pass")


def _scarce(game: Game, houses: int = 2) -> Game:
    return game.owns(A, *ORANGES).owns(B, *REDS).owns(C, *LIGHT_BLUES).stock(houses, 12)


async def shortage(scenario: Scenario) -> None:
    """Too few houses: claims, and the auction of one after the other."""
    game = _scarce(live(3))
    game.play(A, Build(((ST_JAMES, 1), (TENNESSEE, 1))))
    await scenario.table(game.state)
    await scenario.press(C, "claim")
    await scenario.press(C, "claim pick", scenario.offered("claim pick", C)[0])
    await scenario.press(B, "do build")
    await scenario.press(A, "bidlot")
    await scenario.press(A, "bidlot lot", scenario.offered("bidlot lot")[0])
    await scenario.fill(A, amount="120")
    for _ in range(2):
        await scenario.press(B, "do pass")
        await scenario.press(C, "do pass")


async def shortage_by_post(scenario: Scenario) -> None:
    """By post a claim comes with what each house is worth at the most."""
    game = _scarce(by_post(3))
    game.play(A, Build(((ST_JAMES, 1), (TENNESSEE, 1))))
    await scenario.table(game.state, "daily")
    await scenario.press(C, "claim")
    await scenario.press(C, "claim pick", scenario.offered("claim pick", C)[1])
    await scenario.fill(C, amount="much")
    await scenario.press(C, "claim pick", scenario.offered("claim pick", C)[1])
    await scenario.fill(C, amount="160")
    await scenario.press(B, "do pass")
    await scenario.wait(86_400.0)


async def shortage_is_over(scenario: Scenario) -> None:
    """Nobody else wants any."""
    game = _scarce(live(3))
    game.play(A, Build(((ST_JAMES, 1), (TENNESSEE, 1))))
    await scenario.table(game.state)
    await scenario.press(B, "do pass")
    await scenario.press(C, "do pass")
