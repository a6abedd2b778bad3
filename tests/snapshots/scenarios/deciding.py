"""The table while somebody has something to decide."""

from engine.core.actions import Resign, Roll
from engine.editions.choice import Choice, resolve
from tests.snapshots.scenario import Scenario
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    DARK_BLUES,
    FREE_PARKING,
    INCOME_TAX,
    INDIANA,
    JAIL,
    ORIENTAL,
    READING,
    STATES,
    VERMONT,
    A,
    B,
    C,
    D,
    Game,
    by_post,
    live,
    live_with,
)


async def turn(scenario: Scenario) -> None:
    """A roll, a purchase, the end of the turn; what others press meanwhile."""
    await scenario.begin((1, 2), (2, 3), (4, 6))
    await scenario.press(B, "do throw")
    await scenario.press(A, "do throw")
    await scenario.press(A, "do buy")
    await scenario.press(A, "do end")
    await scenario.press(B, "do throw")
    await scenario.press(B, "do buy")
    await scenario.press(B, "do end")
    await scenario.press(C, "do throw")


async def doubles_to_jail(scenario: Scenario) -> None:
    """Doubles, a rent, a card, and three doubles in a row."""
    game = await scenario.begin((2, 2), (2, 1), (3, 3), (1, 1), (4, 4), people=2)

    def share(it: Game) -> None:
        it.owns(B, ORIENTAL, STATES).on_top("chance", "CH-DIVIDEND")

    await scenario.arrange(game, share)
    for _ in range(3):
        await scenario.press(A, "do throw")


async def in_jail(scenario: Scenario) -> None:
    """The fine, a card of each deck, or a roll."""
    game = live(3)
    game.holds(A, "CH-GOOJF").holds(A, "CC-GOOJF").jailed(A).to_move(A)
    await scenario.table(game.state)
    await scenario.press(A, "do throw")


async def last_roll_in_jail(scenario: Scenario) -> None:
    """The third roll fails, so the fine has to be paid."""
    game = by_post(3).jailed(A, 2).cash(A, 20)
    game.to_move(A)
    await scenario.table(game.state, "daily")
    await scenario.wait(86_400.0)


async def fine_or_jail_card(scenario: Scenario) -> None:
    """The only roll of the Short Game fails: the fine, or the card in its place."""
    rules = resolve(Choice("1994", "short")).played_live()
    game = Game(rules, 3).jailed(A).holds(A, "CH-GOOJF").to_move(A)
    scenario.rolls = [(1, 2)]
    await scenario.table(game.state)
    await scenario.press(A, "do throw")
    await scenario.press(B, "do fine")
    await scenario.press(A, "do use CH-GOOJF")


async def income_tax(scenario: Scenario) -> None:
    """Where the rulebook lets one choose, nobody is shown a total."""
    game = live(3, "1994").at(A, INCOME_TAX - 3)
    scenario.rolls = [(1, 2)]
    await scenario.table(game.state)
    await scenario.press(A, "do throw")
    await scenario.press(A, "do tenth")


async def unmortgage_or_hold(scenario: Scenario) -> None:
    """Mortgages come from somebody who is bankrupt."""
    game = live(3).owns(A, BALTIC, READING).mortgaged(BALTIC, READING).cash(A, 0)
    game.owes(A, 500, B)
    await scenario.table(game.state)
    await scenario.press(A, "debt giveup")
    await scenario.press(A, "debt bankrupt")
    await scenario.press(B, "do clear 3")


async def held_roll(scenario: Scenario) -> None:
    """Somebody wants to do business before the next roll."""
    await scenario.table(live(3).owns(B, *BROWNS).state)
    await scenario.press(B, "more")
    await scenario.press(B, "more hold")
    await scenario.press(B, "do go-on")


async def rent_claim(scenario: Scenario) -> None:
    """A rent that is to be asked for, and its owner's button."""
    game = live_with("claimed-rent", seats=4, edition="2008")
    game.owns(D, VERMONT).owns(B, INDIANA).owns(C, STATES)
    game.at(A, VERMONT - 3).at(B, FREE_PARKING).at(C, JAIL)
    scenario.rolls = [(1, 2)]
    await scenario.table(game.state)
    await scenario.press(A, "do throw")
    await scenario.press(D, "do collect")


async def old_table(scenario: Scenario) -> None:
    """A message that has become old gives way to another one."""
    game = await scenario.begin((1, 2), (2, 3), people=2, pace="daily")
    await scenario.wait(3 * 3600.0)
    await scenario.press(A, "do buy")
    await scenario.wait(3 * 3600.0)
    assert game


async def somebody_left(scenario: Scenario) -> None:
    """One of three gives up, and the others play on."""
    await scenario.begin((1, 2), people=3)
    await scenario.command(C, "leave")
    await scenario.press(C, "resign ask")
    await scenario.press(C, "resign no")
    await scenario.command(C, "leave")
    await scenario.press(C, "resign ask")
    await scenario.press(C, "resign yes")


async def computers_alone(scenario: Scenario) -> None:
    """Nobody is left to play for: the computers play it out, which does not take long here."""
    game = live(3).at(C, BOARDWALK).cash(C, 1)
    game.owns(B, *game.state.rules.properties).levels(DARK_BLUES, 2, 2)
    await scenario.table(game.state, computers=(1, 2))
    await scenario.press(A, "manage")
    await scenario.command(A, "leave")
    await scenario.press(A, "resign ask")
    await scenario.press(A, "resign yes")


async def house_rule_table(scenario: Scenario) -> None:
    """A pot at Free Parking that somebody takes."""
    game = live_with("parking-pot 100", "double-go", "jail-fine 80", seats=3)
    game.state.pot = 265
    game.at(A, FREE_PARKING - 3).play(A, Roll(), (1, 2))
    game.play(C, Resign())
    await scenario.table(game.state)
    await scenario.command(A, "board")
