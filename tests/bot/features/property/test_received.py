"""Mortgages on properties just received: all can be reached, and any selection paid off."""

import pytest

from bot.features.table.table_screen import table_screen
from bot.language.voice import Voice
from bot.ui.panel_screen import AnyScreen
from bot.ui.screen import Button, Select
from engine.core.actions import GiveUp
from engine.core.decisions import UnmortgageOrHold
from engine.core.state import GameState
from engine.editions.choice import Choice, resolve
from engine.game import time_up
from tests.support.agendas import give_ids_from, push
from tests.support.answer_labels import MANAGE, MORE, TRADE
from tests.support.custom_ids import panel_custom_id
from tests.support.game import (
    BALTIC,
    LIGHT_BLUES,
    MEDITERRANEAN,
    READING,
    REDS,
    VERMONT,
    A,
    B,
    Game,
    ScriptedChance,
    live,
)
from tests.support.panel_game import GAME, PanelGame, StartPanelGame, buttons, said

pytestmark = pytest.mark.asyncio
EIGHT = (MEDITERRANEAN, BALTIC, READING, *LIGHT_BLUES, *REDS[:2])
DECISION = 50


def asked(spaces: tuple[int, ...] = EIGHT, cash: int = 1500) -> GameState:
    """Ada has received mortgaged properties, and is asked which to pay off."""
    game = live(3).owns(A, *spaces).mortgaged(*spaces).cash(A, cash)
    push(game.state, UnmortgageOrHold(DECISION, A, spaces))
    give_ids_from(game.state, DECISION + 1)
    return game.state


async def at_the_table(panels: PanelGame) -> AnyScreen:
    game = await panels.table()
    return table_screen(game, Voice(game.players, "classic", panels.words), [], ())


def button(screen: AnyScreen, label: str) -> Button:
    rows = [row for row in screen.rows if isinstance(row, tuple)]
    return next(it for row in rows for it in row if it.label == label)


def lists(screen: AnyScreen) -> list[Select]:
    return [row for row in screen.rows if isinstance(row, Select)]


async def opened(panels: PanelGame) -> AnyScreen:
    choose = button(await at_the_table(panels), "Choose what to unmortgage…")
    return (await panels.press(A, choose.custom_id, private=False)).screen


async def mortgaged(panels: PanelGame) -> set[int]:
    deeds = (await panels.table()).position.deeds
    return {space for space, deed in deeds.items() if deed.mortgaged}


async def test_one_is_not_all(start_game: StartPanelGame) -> None:
    panels = await start_game(asked((BALTIC,)))
    assert buttons(await at_the_table(panels))[:2] == ["Keep mortgaged", "Unmortgage · $30"]


async def test_two_have_a_button_each(start_game: StartPanelGame) -> None:
    panels = await start_game(asked((BALTIC, VERMONT)))
    assert buttons(await at_the_table(panels))[:4] == [
        "Keep mortgaged",
        "Unmortgage all · $80",
        "Unmortgage Baltic · $30",
        "Unmortgage Vermont · $50",
    ]


async def test_all_of_eight_can_be_chosen(start_game: StartPanelGame) -> None:
    panels = await start_game(asked())
    assert buttons(await at_the_table(panels))[:3] == [
        "Keep mortgaged",
        "Unmortgage all · $540",
        "Choose what to unmortgage…",
    ]
    (found,) = lists(await opened(panels))
    assert [int(it.value) for it in found.options] == list(EIGHT)
    assert (found.least, found.most) == (0, 8)


async def test_what_is_chosen_is_paid_off_at_one_press(start_game: StartPanelGame) -> None:
    panels = await start_game(asked())
    shown = await opened(panels)
    assert "Keep all mortgaged" in buttons(shown)
    (found,) = lists(shown)
    chosen = (await panels.press(A, found.custom_id, str(BALTIC), str(READING))).screen
    assert "Cash: **$1,500** now · **$1,370** afterward" in said(chosen)
    assert [it.default for it in lists(chosen)[0].options] == [False, True, True] + [False] * 5
    done = await panels.press(A, button(chosen, "Unmortgage 2 · $130").custom_id)
    assert done.text == "You unmortgaged Baltic and Reading."
    assert await mortgaged(panels) == {*EIGHT} - {BALTIC, READING}
    assert await panels.cash(A) == 1370


async def test_all_are_paid_off_from_the_table(start_game: StartPanelGame) -> None:
    panels = await start_game(asked())
    every = button(await at_the_table(panels), "Unmortgage all · $540")
    answer = await panels.press(A, every.custom_id, private=False)
    assert not answer.updates, "the table's own message was overwritten"
    assert await mortgaged(panels) == set()


async def test_none_may_be_chosen(start_game: StartPanelGame) -> None:
    panels = await start_game(asked())
    keep = button(await opened(panels), "Keep all mortgaged")
    assert (await panels.press(A, keep.custom_id)).text == "You kept everything mortgaged."
    assert await mortgaged(panels) == {*EIGHT}


async def test_more_than_the_cash_covers_cannot_be_pressed(start_game: StartPanelGame) -> None:
    panels = await start_game(asked(cash=100))
    assert button(await at_the_table(panels), "Unmortgage all · $540").disabled
    (found,) = lists(await opened(panels))
    chosen = (await panels.press(A, found.custom_id, str(BALTIC), str(READING))).screen
    assert "$30 short" in said(chosen)
    confirm = button(chosen, "Unmortgage 2 · $130")
    assert confirm.disabled
    assert "$130" in (await panels.press(A, confirm.custom_id)).text
    assert await mortgaged(panels) == {*EIGHT}


async def test_more_than_a_list_holds_are_in_two_lists(start_game: StartPanelGame) -> None:
    every = tuple(sorted(live(3).state.deeds))
    panels = await start_game(asked(every, cash=9000))
    first, second = lists(await opened(panels))
    assert (len(first.options), len(second.options)) == (25, 3)
    last = str(every[-1])
    shown = (await panels.press(A, second.custom_id, last)).screen
    shown = (await panels.press(A, lists(shown)[0].custom_id, str(every[0]))).screen
    await panels.press(A, button(shown, "Unmortgage 2 · $230").custom_id)
    assert await mortgaged(panels) == {*every[1:-1]}


def heir(kind: str, *house_rules: str) -> Game:
    """Ada has Reading of Ben, who is bankrupt, with its mortgage."""
    choice = Choice("1994", kind, tuple((name, 0) for name in house_rules))
    game = Game(resolve(choice).played_live(), 3)
    for deed in game.state.deeds.values():
        deed.owner = None
    game.owns(B, READING).mortgaged(READING).cash(A, 1500).cash(B, 0)
    game.to_move(B).owes(B, 100, A)
    if kind != "short":
        game.state, _ = time_up(game.state, ScriptedChance())
    game.play(B, GiveUp())
    return game


@pytest.mark.parametrize(
    ("house_rules", "end"),
    [((), "so it changes nothing."), (("cash-breaks-ties",), "so keeping the cash is better")],
)
@pytest.mark.parametrize("kind", ["short", "time-limit"])
async def test_amb_74_before_a_valuing_it_says_what_paying_off_is_worth(
    kind: str, house_rules: tuple[str, ...], end: str, start_game: StartPanelGame
) -> None:
    panels = await start_game(heir(kind, *house_rules).state)
    table = await at_the_table(panels)
    told = f"Only net worth counts now. Unmortgaging everything costs $100 and adds $100, {end}"
    assert told in said(table)
    assert button(table, "Keep mortgaged").style == "primary"
    decision = (await panels.table()).public().decision
    assert isinstance(decision, UnmortgageOrHold)
    at = panel_custom_id(GAME, "received", "", decision.id)
    opened = (await panels.press(A, at, private=False)).screen
    assert told in said(opened)
    assert "Later, you also pay interest" not in said(opened)


@pytest.mark.parametrize(
    ("kind", "begins"),
    [("short", "Ben is bankrupt. Before the game ends,"), ("time-limit", "Before the game ends,")],
)
async def test_amb_74_the_last_question_begins_with_why_the_game_ends(
    kind: str, begins: str, start_game: StartPanelGame
) -> None:
    panels = await start_game(heir(kind).state)
    asks = "unmortgage what you received (Reading), or leave things as they are?"
    assert f"### {begins} **🎩 Ada**: {asks}" in said(await at_the_table(panels))


async def test_amb_71_nothing_that_a_closing_game_refuses_is_offered(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(heir("short").state)
    shown = buttons(await at_the_table(panels))
    assert not {TRADE, MANAGE} & {*shown}
    assert MORE in shown


async def test_amb_58_in_a_closing_game_a_debt_can_be_settled_by_a_trade(
    start_game: StartPanelGame,
) -> None:
    game = Game(resolve(Choice("1994", "time-limit")).played_live(), 3)
    game.owns(A, READING).cash(A, 0).to_move(A).owes(A, 100, B)
    game.state, _ = time_up(game.state, ScriptedChance())
    panels = await start_game(game.state)
    assert TRADE in buttons(await at_the_table(panels))


async def test_while_rents_may_still_come_in_worth_alone_does_not_count(
    start_game: StartPanelGame,
) -> None:
    """In the turns of an agreed last round, a property that is paid off brings rent."""
    panels = await start_game(heir("time-limit", "finish-the-round").state)
    assert "Keep mortgaged" in buttons(await at_the_table(panels))
    assert "net worth counts" not in said(await at_the_table(panels))
    assert MANAGE in buttons(await at_the_table(panels)), "cash may be raised"


async def test_others_are_told_whose_it_is(start_game: StartPanelGame) -> None:
    panels = await start_game(asked())
    for arguments in ("", "act 1", "pick 0 0"):
        custom_id = panel_custom_id(GAME, "received", arguments, DECISION)
        answer = await panels.press(B, custom_id)
        assert answer.text == "Only Ada decides about these mortgages."
    assert await mortgaged(panels) == {*EIGHT}


async def test_a_press_that_comes_too_late_or_was_forged_changes_nothing(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(asked())
    late = panel_custom_id(GAME, "received", "act 1", DECISION - 1)
    assert "That choice is no longer open" in (await panels.press(A, late)).text
    for arguments in ("act x", "act -1", "act 0x1", "act 1_1", "act 100", "pick 1 x", "sell 1"):
        forged = panel_custom_id(GAME, "received", arguments, DECISION)
        assert "no longer works" in (await panels.press(A, forged)).text
    assert await mortgaged(panels) == {*EIGHT}
