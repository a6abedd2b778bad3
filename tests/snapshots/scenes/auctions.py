"""Auctions: with open calls, under sealed maxima, of an estate, of scarce buildings."""

from engine.actions import Build, GiveUp
from tests.snapshots.stage import Stage
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


async def auction(stage: Stage) -> None:
    """Open calls, a typed bid, a secret maximum, the result."""
    await stage.begin((1, 2))
    await stage.press(A, "do throw")
    await stage.press(A, "do decline")
    await stage.press(B, "do bid 10")
    await stage.press(C, "bid type")
    await stage.fill(C, amount="a lot")
    await stage.press(C, "bid type")
    await stage.fill(C, amount="45")
    await stage.press(B, "bid max")
    await stage.fill(B, amount="$100")
    await stage.press(C, "do bid 46")
    await stage.press(A, "do pass")
    await stage.press(A, "since")
    await stage.press(B, "since")
    await stage.press(C, "do pass")


async def auction_without_bids(stage: Stage) -> None:
    """Nobody wants it."""
    await stage.begin((1, 2), people=2)
    await stage.press(A, "do throw")
    await stage.press(A, "do decline")
    await stage.press(A, "do pass")
    await stage.press(B, "do pass")


async def sealed_auction(stage: Stage) -> None:
    """By post everybody files a secret maximum."""
    await stage.begin((1, 2), people=3, pace="daily")
    await stage.wait(3600.0)
    await stage.press(A, "do decline")
    await stage.press(B, "bid max")
    await stage.fill(B, amount="70")
    await stage.press(C, "bid max")
    await stage.fill(C, amount="55")
    await stage.press(A, "do pass")


async def auction_with_reserve(stage: Stage) -> None:
    """A house rule sets the least that is bid."""
    game = by_post_with("auction-reserve", seats=3).at(A, MEDITERRANEAN)
    stage.throws = [(1, 1)]
    await stage.table(game.state, "daily")
    await stage.wait(3600.0)
    await stage.press(A, "do decline")


def _estate() -> Game:
    """A is bankrupt to the Bank, which sells all that A had."""
    game = by_post(4).owns(A, BALTIC, READING, BOARDWALK).holds(A, "CC-GOOJF").cash(A, 0)
    game.owes(A, 100_000)
    game.play(A, GiveUp())
    return game


async def estate(stage: Stage) -> None:
    """All lots at once, a maximum for each, and a limit over them."""
    await stage.table(_estate().state, "daily")
    await stage.press(B, "lots")
    await stage.press(B, "lots pick", "lot 5 0")
    await stage.fill(B, amount="$1,200")
    await stage.press(B, "lots limit")
    await stage.fill(B, limit="1300")
    await stage.press(B, "lots pick", "lot 39 0")
    await stage.fill(B, amount="5000")
    await stage.press(B, "lots file")
    await stage.press(B, "lots")
    await stage.press(C, "lots")
    await stage.press(C, "lots pass")
    await stage.wait(86_400.0)


async def auction_of_a_mortgaged_lot(stage: Stage) -> None:
    """For several creditors a lot is sold with its mortgage, for ten per cent more."""
    game = live(4).cash(A, 20).owns(A, READING).mortgaged(READING)
    game.owes(A, 3000, B, C, D).play(A, GiveUp())
    await stage.table(game.state)
    await stage.press(B, "do bid 10")
    await stage.press(C, "bid type")
    await stage.fill(C, amount="5000")
    await stage.press(C, "do pass")
    await stage.press(D, "do pass")


def _scarce(game: Game, houses: int = 2) -> Game:
    return game.owns(A, *ORANGES).owns(B, *REDS).owns(C, *LIGHT_BLUES).stock(houses, 12)


async def shortage(stage: Stage) -> None:
    """Too few houses: claims, and the auction of one after the other."""
    game = _scarce(live(3))
    game.play(A, Build(((ST_JAMES, 1), (TENNESSEE, 1))))
    await stage.table(game.state)
    await stage.press(C, "claim")
    await stage.press(C, "claim pick", stage.offered("claim pick")[0])
    await stage.press(B, "do build")
    await stage.press(A, "bidlot")
    await stage.press(A, "bidlot lot", stage.offered("bidlot lot")[0])
    await stage.fill(A, amount="120")
    for _ in range(2):
        await stage.press(B, "do pass")
        await stage.press(C, "do pass")


async def shortage_by_post(stage: Stage) -> None:
    """By post a claim comes with what each house is worth at the most."""
    game = _scarce(by_post(3))
    game.play(A, Build(((ST_JAMES, 1), (TENNESSEE, 1))))
    await stage.table(game.state, "daily")
    await stage.press(C, "claim")
    await stage.press(C, "claim pick", stage.offered("claim pick")[1])
    await stage.fill(C, amount="much")
    await stage.press(C, "claim pick", stage.offered("claim pick")[1])
    await stage.fill(C, amount="160")
    await stage.press(B, "do pass")
    await stage.wait(86_400.0)


async def shortage_is_over(stage: Stage) -> None:
    """Nobody else wants any."""
    game = _scarce(live(3))
    game.play(A, Build(((ST_JAMES, 1), (TENNESSEE, 1))))
    await stage.table(game.state)
    await stage.press(B, "do pass")
    await stage.press(C, "do pass")
