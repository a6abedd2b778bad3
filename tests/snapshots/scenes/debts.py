"""Debts: a plan to confirm, another one, giving up, and what comes of it."""

from engine.editions.catalogue import rules_of
from tests.snapshots.stage import Stage
from tests.support.arranged import Arranged
from tests.support.game import (
    BALTIC,
    BROWNS,
    DARK_BLUES,
    ILLINOIS,
    MEDITERRANEAN,
    ORIENTAL,
    READING,
    REDS,
    VERMONT,
    A,
    B,
    C,
    Game,
    live,
)


async def debt(stage: Stage) -> None:
    """The plan at the table, confirmed as it was and as it has become."""
    game = live(3).owns(A, READING, ORIENTAL, *DARK_BLUES).levels(DARK_BLUES, 3, 3).cash(A, 40)
    game.owes(A, 700, B)
    await stage.table(game.state)
    await stage.press(B, "debt confirm")
    await stage.press(A, "debt change")
    await stage.press(A, "manage pick mortgage", "mortgage 5")
    old = [it for it in stage.seen if it.channel == 700 and not it.private][0]
    stage.seen.append(old)
    await stage.press(A, "debt confirm")
    await stage.press(A, "debt confirm")


async def hopeless_debt(stage: Stage) -> None:
    """Whoever cannot pay may give up, or try a trade."""
    game = live(3).owns(A, BALTIC, READING).mortgaged(READING).cash(A, 10)
    game.owes(A, 900)
    await stage.table(game.state)
    await stage.press(A, "debt giveup")
    await stage.press(A, "trade")
    await stage.press(A, "debt giveup")
    await stage.press(A, "debt bankrupt")


async def several_debtors(stage: Stage) -> None:
    """A birthday of which two cannot pay their part."""
    game = live(4).owns(A, READING).owns(B, *BROWNS).levels(BROWNS, 2, 2).cash(A, 3).cash(B, 4)
    game.on_top("community_chest", "CC-OPERA")
    game.at(C, 14).to_move(C)
    stage.throws = [(1, 2)]
    await stage.table(game.state)
    await stage.press(C, "do throw")


async def rent_in_kind(stage: Stage) -> None:
    """In 1935 rent is met partly in property, if the owner agrees."""
    game = Game(rules_of("1935").played_live(), 3)
    game.owns(C, *REDS).levels(REDS, 2, 2, 2).owns(A, VERMONT).cash(A, 120).at(A, ILLINOIS - 3)
    stage.throws = [(1, 2)]
    await stage.table(game.state)
    await stage.press(A, "do throw")
    await stage.press(A, "debt giveup")
    await stage.press(A, "trade")
    await stage.press(A, "trade with", str(C))
    await stage.press(A, "draft give", str(VERMONT))
    await stage.press(A, "draft cash")
    await stage.fill(A, give="120")
    await stage.press(A, "draft more", "settle")
    await stage.press(A, "draft send")
    await stage.press(C, "trade accept")


async def mortgaged_estate(stage: Stage) -> None:
    """Whoever owes falls silent, and pays by what stands in the plan."""
    game = await stage.begin((1, 2), people=3)

    def poor(it: Arranged) -> None:
        it.owns(B, BALTIC, MEDITERRANEAN).levels(BROWNS, 3, 3).owns(A, READING).cash(A, 5)

    await stage.arrange(game, poor)
    await stage.press(A, "do throw")
    await stage.wait(180.0)
