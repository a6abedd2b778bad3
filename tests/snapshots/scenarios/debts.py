"""Debts: a plan to confirm, another one, giving up, and what comes of it."""

from engine.core.decisions import UnmortgageOrHold
from engine.editions.catalogue import rules_of
from engine.editions.choice import Choice, resolve
from tests.snapshots.scenario import Scenario
from tests.support.agendas import give_ids_from, push
from tests.support.game import (
    BALTIC,
    BOARDWALK,
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


async def debt(scenario: Scenario) -> None:
    """The plan at the table, confirmed as it was and as it has become."""
    game = live(3).owns(A, READING, ORIENTAL, *DARK_BLUES).levels(DARK_BLUES, 3, 3).cash(A, 40)
    game.owes(A, 700, B)
    await scenario.table(game.state)
    await scenario.press(B, "debt confirm")
    await scenario.press(A, "debt change")
    await scenario.press(A, "manage act mortgage 0 mortgage 5")
    old = [it for it in scenario.messages if it.channel == 700 and not it.private][0]
    scenario.messages.append(old)
    await scenario.press(A, "debt confirm")
    await scenario.press(A, "debt confirm")


async def hopeless_debt(scenario: Scenario) -> None:
    """Whoever cannot pay may give up, or try a trade."""
    game = live(3).owns(A, BALTIC, READING).mortgaged(READING).cash(A, 10)
    game.owes(A, 900)
    await scenario.table(game.state)
    await scenario.press(A, "debt giveup")
    await scenario.press(A, "trade")
    await scenario.press(A, "debt giveup")
    await scenario.press(A, "debt bankrupt")


async def received_mortgages(scenario: Scenario) -> None:
    """Of the mortgages that came with a bankrupt's property, some are paid off at one press."""
    game = live(3).owns(A, READING, ORIENTAL, *BROWNS).mortgaged(READING, ORIENTAL, *BROWNS)
    push(game.state, UnmortgageOrHold(50, A, (MEDITERRANEAN, BALTIC, READING, ORIENTAL)))
    give_ids_from(game.state, 51)
    await scenario.table(game.state)
    await scenario.press(B, "received")
    await scenario.press(A, "received")
    await scenario.press(A, "received pick", str(BALTIC), str(ORIENTAL))
    await scenario.press(A, "received act")


async def mortgages_before_a_valuing(scenario: Scenario) -> None:
    """The mortgages that came with the bankruptcy that ends a Short Game."""
    game = Game(resolve(Choice("1994", "short")).played_live(), 3)
    for deed in game.state.deeds.values():
        deed.owner = None
    game.owns(A, READING, *BROWNS).mortgaged(READING, *BROWNS).cash(A, 0)
    game.to_move(A).owes(A, 100, B)
    await scenario.table(game.state)
    await scenario.press(A, "debt giveup")
    await scenario.press(A, "debt bankrupt")
    await scenario.press(B, "received")


async def raise_and_buy(scenario: Scenario) -> None:
    """A purchase that cash does not cover: the plan, what another is told, and both at once."""
    game = live(3).owns(A, READING, ORIENTAL).cash(A, 300).at(A, BOARDWALK - 3).to_move(A)
    scenario.rolls = [(1, 2)]
    await scenario.table(game.state)
    await scenario.press(A, "do throw")
    await scenario.press(B, "purchase")
    await scenario.press(A, "purchase")
    await scenario.press(A, "purchase buy")


async def several_debtors(scenario: Scenario) -> None:
    """A birthday of which two cannot pay their part."""
    game = live(4).owns(A, READING).owns(B, *BROWNS).levels(BROWNS, 2, 2).cash(A, 3).cash(B, 4)
    game.on_top("community_chest", "CC-OPERA")
    game.at(C, 14).to_move(C)
    scenario.rolls = [(1, 2)]
    await scenario.table(game.state)
    await scenario.press(C, "do throw")


async def rent_in_kind(scenario: Scenario) -> None:
    """In 1935 rent is met partly in property, if the owner agrees."""
    game = Game(rules_of("1935").played_live(), 3)
    game.owns(C, *REDS).levels(REDS, 2, 2, 2).owns(A, VERMONT).cash(A, 120).at(A, ILLINOIS - 3)
    scenario.rolls = [(1, 2)]
    await scenario.table(game.state)
    await scenario.press(A, "do throw")
    await scenario.press(A, "debt giveup")
    await scenario.press(A, "trade")
    await scenario.press(A, f"trade with {C}")
    await scenario.press(A, f"draft put .* give {VERMONT}")
    await scenario.press(A, "draft cash")
    await scenario.fill(A, give="120")
    await scenario.press(A, "draft more", "settle")
    await scenario.press(A, "draft send")
    await scenario.press(C, "trade accept")


async def mortgaged_estate(scenario: Scenario) -> None:
    """Whoever owes falls silent, and pays by what stands in the plan."""
    game = await scenario.begin((1, 2), people=3)

    def poor(it: Game) -> None:
        it.owns(B, BALTIC, MEDITERRANEAN).levels(BROWNS, 3, 3).owns(A, READING).cash(A, 5)

    await scenario.arrange(game, poor)
    await scenario.press(A, "do throw")
    await scenario.wait(180.0)
