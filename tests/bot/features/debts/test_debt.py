"""A debt at the table: the plan in its button, confirmed, changed, out of date, or given up."""

from dataclasses import replace

import pytest

from bot.decisions.debt_rows import debt_lines, debt_rows
from bot.language.voice import Voice
from bot.ui.press import MAX_LENGTH
from bot.ui.screen import Button, Screen
from engine.core.actions import Mortgage
from engine.host.snapshots import StartedGame, state_of
from tests.support.custom_ids import panel_custom_id
from tests.support.game import (
    BALTIC,
    DARK_BLUES,
    MEDITERRANEAN,
    ORIENTAL,
    READING,
    A,
    B,
    C,
    Game,
    live,
)
from tests.support.landings import draw_card
from tests.support.panel_game import (
    GAME,
    PanelGame,
    StartPanelGame,
    buttons,
    check_screen,
    said,
    sections,
)

pytestmark = pytest.mark.asyncio


async def at_the_table(panels: PanelGame) -> Screen:
    """What stands under the table message."""
    game = await panels.table()
    screen = Screen("table", rows=debt_rows(game, Voice(game.players, "classic", panels.words)))
    check_screen(screen)
    return screen


async def lines(panels: PanelGame) -> list[str]:
    game = await panels.table()
    return debt_lines(game, Voice(game.players, "classic", panels.words))


async def pressed(panels: PanelGame, seat: int, screen: Screen, label: str) -> list[Screen]:
    """Press a button of the public table message; what the presser alone is shown."""
    row = next(b for row in screen.rows if isinstance(row, tuple) for b in row if b.label == label)
    answer = await panels.press(seat, row.custom_id, private=False)
    assert not answer.updates, "the table's own message was overwritten"
    return answer.private_screens


def in_debt() -> Game:
    """A has Reading and houses on the dark blues, $40, and owes B $700."""
    game = live().owns(A, READING, *DARK_BLUES).levels(DARK_BLUES, 3, 3).cash(A, 40)
    return game.owes(A, 700, B)


async def test_the_button_names_the_plan_and_confirm_carries_it_out(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(in_debt().state)
    table = await at_the_table(panels)
    plan = "Raise $700 this way"
    assert buttons(table) == [plan, "Choose what to sell…"]
    assert await pressed(panels, A, table, plan) == [], "the table message is the answer"
    assert await panels.levels(*DARK_BLUES) == [0, 0]
    assert await panels.cash(A) == 40
    assert await panels.cash(B) == 2200


async def test_it_is_told_how_it_could_be_raised(start_game: StartPanelGame) -> None:
    panels = await start_game(live().owns(A, READING, BALTIC).cash(A, 40).owes(A, 130, B).state)
    assert await lines(panels) == [
        "Ada can raise $100 like this:\n- Mortgage Reading · +$100",
    ]


async def test_no_more_is_raised_than_is_missing(start_game: StartPanelGame) -> None:
    game = live().owns(A, READING, BALTIC, ORIENTAL).cash(A, 40).owes(A, 60, B)
    panels = await start_game(game.state)
    table = await at_the_table(panels)
    assert buttons(table) == ["Mortgage Baltic · +$30", "Choose what to sell…"]


async def test_a_second_press_does_nothing(start_game: StartPanelGame) -> None:
    panels = await start_game(in_debt().state)
    table = await at_the_table(panels)
    label = buttons(table)[0]
    await pressed(panels, A, table, label)
    (again,) = await pressed(panels, A, table, label)
    assert again.content.startswith("That choice is no longer open")
    assert await panels.cash(A) == 40


async def test_a_plan_that_has_changed_is_shown_and_not_carried_out(
    start_game: StartPanelGame,
) -> None:
    game = live().owns(A, READING, BALTIC, ORIENTAL).cash(A, 40).owes(A, 160, B)
    panels = await start_game(game.state)
    table = await at_the_table(panels)
    await panels.host.submit(GAME, 100, 0, Mortgage(BALTIC), "elsewhere")

    (shown,) = await pressed(panels, A, table, "Mortgage Baltic and Reading · +$130")
    assert shown.content.startswith("Something changed, so nothing was sold or mortgaged")
    assert buttons(shown) == ["Mortgage Reading · +$100", "Choose what to sell…"]
    assert await panels.cash(A) == 70, "nothing is done"

    done = await panels.choose(A, shown, "Mortgage Reading · +$100")
    assert done.text == "Paid. You’re out of debt."
    assert await panels.cash(A) == 10


async def test_somebody_else_cannot_confirm_it(start_game: StartPanelGame) -> None:
    panels = await start_game(in_debt().state)
    table = await at_the_table(panels)
    (told,) = await pressed(panels, B, table, buttons(table)[0])
    assert told.content == "This button is for 🎩 Ada only."
    assert await panels.levels(*DARK_BLUES) == [3, 3]


# -- change ------------------------------------------------------------------------------------


async def test_change_raises_it_another_way_and_it_is_paid_by_itself(
    start_game: StartPanelGame,
) -> None:
    game = live().owns(A, READING, *DARK_BLUES).levels(DARK_BLUES, 3, 3).mortgaged(READING)
    game.owns(A, BALTIC).mortgaged(BALTIC).cash(A, 40).owes(A, 230, B)
    panels = await start_game(game.state)
    table = await at_the_table(panels)
    (panel,) = await pressed(panels, A, table, "Choose what to sell…")
    assert "You owe $230 and are still **$190 short**." in said(panel)
    assert set(sections(panel).values()) == {"Down to 2 houses · +$100"}, "nothing but selling"

    answer = await panels.choose_beside(A, panel, "Boardwalk")
    assert "**$90 short**" in said(answer.screen)
    answer = await panels.choose_beside(A, answer.screen, "Park Place")
    assert answer.text.startswith(
        "✅ You sold buildings (Park Place down to 2 houses) for $100.\n"
        "Your debt of $230 is paid.\n"
    )
    assert await panels.cash(A) == 10
    assert await panels.cash(B) == 1730
    assert " short**" not in said(answer.screen)


# -- several at once ---------------------------------------------------------------------------


def each_owes_fifty() -> Game:
    """A collects $50 from everybody; B and C lack it."""
    game = live(4).owns(B, READING, BALTIC).cash(B, 5).owns(C, MEDITERRANEAN).cash(C, 30)
    return draw_card(game, "CC-OPERA")


async def lines_of_a_computer(panels: PanelGame) -> list[str]:
    """What is said of Ada's debt where a computer plays on her seat."""
    stored = await panels.table()
    players = (replace(stored.players[A], user_id=None), *stored.players[1:])
    game = StartedGame(stored.record, players, stored.deadlines, state_of(stored))
    return debt_lines(game, Voice(players, "classic", panels.words))


async def test_of_a_computer_that_can_pay_nothing_is_said(start_game: StartPanelGame) -> None:
    panels = await start_game(in_debt().state)
    assert await lines_of_a_computer(panels) == []


async def test_of_a_computer_that_cannot_pay_it_is_said_what_it_would_have(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live().owns(A, READING).cash(A, 40).owes(A, 700, B).state)
    told = "Even after selling and mortgaging everything, Ada would have only $140."
    assert await lines_of_a_computer(panels) == [told]


async def test_several_debtors_have_a_button_each(start_game: StartPanelGame) -> None:
    panels = await start_game(each_owes_fifty().state)
    table = await at_the_table(panels)
    assert buttons(table) == [
        "🚢 Ben: Mortgage Reading · +$100",
        "🐕 Cleo: Mortgage Mediterranean · +$30",
        "Choose what to sell…",
    ]
    assert len(await lines(panels)) == 2

    await pressed(panels, C, table, "🐕 Cleo: Mortgage Mediterranean · +$30")
    assert await panels.cash(C) == 10
    table = await at_the_table(panels)
    assert buttons(table) == ["Mortgage Reading · +$100", "Choose what to sell…"]
    await pressed(panels, B, table, "Mortgage Reading · +$100")
    assert await panels.cash(B) == 55


async def test_who_has_paid_is_not_asked_again(start_game: StartPanelGame) -> None:
    panels = await start_game(each_owes_fifty().state)
    table = await at_the_table(panels)
    label = "🐕 Cleo: Mortgage Mediterranean · +$30"
    await pressed(panels, C, table, label)
    (told,) = await pressed(panels, C, table, label)
    assert told.content == "It’s Ben’s turn to decide."


# -- giving up ---------------------------------------------------------------------------------


async def test_giving_up_asks_once_more_and_is_for_good(start_game: StartPanelGame) -> None:
    panels = await start_game(live(3).owns(A, BALTIC).cash(A, 40).owes(A, 700, B).state)
    table = await at_the_table(panels)
    assert buttons(table) == ["Resign…"], "nothing may be mortgaged for it"
    assert await lines(panels) == [
        "Even after selling and mortgaging everything, Ada would have only $70."
    ]
    (sure,) = await pressed(panels, A, table, "Resign…")
    assert (
        "everything you own goes to 🚢 Ben. A trade could still save you (with Ben or Cleo)."
        in sure.content
    )
    assert sure.content.endswith("Resign?")
    assert buttons(sure) == ["Resign", "Try a trade"]
    assert (await panels.table()).position.seats[A].left is None, "not yet"
    done = await panels.choose(A, sure, "Resign")
    assert done.text.startswith("You’ve resigned and are out of the game.")
    state = state_of(await panels.table())
    assert state.seats[A].left is not None
    assert state.deeds[BALTIC].owner == B


async def test_where_no_trade_brings_enough_none_is_promised(start_game: StartPanelGame) -> None:
    state = live(2).owns(A, BALTIC).mortgaged(BALTIC).cash(A, 40).owes(A, 700, B).state
    panels = await start_game(state)
    (sure,) = await pressed(panels, A, await at_the_table(panels), "Resign…")
    assert "everything you own goes to 🚢 Ben. No trade can save you. Resign?" in sure.content
    assert buttons(sure) == ["Resign"]
    manage = (await panels.press(A, panel_custom_id(GAME, "manage"), private=False)).screen
    assert "no trade can save you. All that’s left is “Resign”" in said(manage)


async def test_who_cannot_pay_is_not_asked_to_choose_what_to_sell(
    start_game: StartPanelGame,
) -> None:
    game = live().owns(A, *DARK_BLUES).levels(DARK_BLUES, 1, 1).cash(A, 40).owes(A, 1000, B)
    panels = await start_game(game.state)
    assert buttons(await at_the_table(panels)) == ["Resign…"]


async def test_who_has_nothing_to_sell_is_not_asked_to_choose(start_game: StartPanelGame) -> None:
    game = live().owns(A, READING).mortgaged(READING).cash(A, 40).owes(A, 700, B)
    panels = await start_game(game.state)
    assert buttons(await at_the_table(panels)) == ["Resign…"]


async def test_nobody_gives_up_who_can_pay(start_game: StartPanelGame) -> None:
    game = each_owes_fifty()
    game.state.deeds[MEDITERRANEAN].mortgaged = True
    panels = await start_game(game.state)
    table = await at_the_table(panels)
    assert buttons(table)[1:] == ["Choose what to sell…", "Resign…"], "Cleo can only give up"
    (told,) = await pressed(panels, B, table, "Resign…")
    assert (
        told.content == "You owe $50 and can raise $135, so you have to pay. You can’t resign now."
    )


async def test_to_the_bank_is_said_by_name(start_game: StartPanelGame) -> None:
    panels = await start_game(live(3).cash(A, 40).owes(A, 700).state)
    (sure,) = await pressed(panels, A, await at_the_table(panels), "Resign…")
    assert "goes to the Bank" in sure.content


# -- limits ------------------------------------------------------------------------------------


def everything_at_stake() -> Game:
    """A owns the whole board, built as far as the stock goes, and owes nearly all of it."""
    game = live(8)
    game.owns(A, *game.state.deeds).cash(A, 0)
    groups = [g for g in game.state.rules.groups.values() if g.kind == "street"]
    for group in groups[:4]:
        game.levels(group.members, *[5] * len(group.members))
    game.levels(groups[7].members, 4, 4).levels(groups[6].members, 4, 4, 4)
    game.levels(groups[5].members, 4, 4, 4)
    return game.owes(A, game.state.raisable(A), B)


async def test_the_longest_plan_travels_as_a_checksum(start_game: StartPanelGame) -> None:
    game = everything_at_stake()
    panels = await start_game(game.state)
    table = await at_the_table(panels)
    total = game.state.raisable(A)
    assert buttons(table) == [f"Raise ${total:,} this way", "Choose what to sell…"]
    confirm = table.rows[0]
    assert isinstance(confirm, tuple)
    assert isinstance(confirm[0], Button)
    assert len(confirm[0].custom_id) <= MAX_LENGTH
    check_screen(Screen("\n".join(await lines(panels))))

    other = confirm[0].custom_id[:-1] + "x"
    shown = (await panels.press(A, other)).screen
    assert shown.content.startswith("Something changed"), "another plan's checksum"
    await pressed(panels, A, table, buttons(table)[0])
    assert await panels.cash(A) == 0
    assert await panels.cash(B) == 1500 + total


async def test_plans_and_panels_of_an_earlier_process_work(start_game: StartPanelGame) -> None:
    panels = await start_game(in_debt().state)
    table = await at_the_table(panels)
    (panel,) = await pressed(panels, A, table, "Choose what to sell…")
    await panels.restart()
    await panels.choose_beside(A, panel, "Reading")
    table = await at_the_table(panels)
    await panels.restart()
    await pressed(panels, A, table, "Raise $600 this way")
    assert await panels.cash(A) == 40


async def test_without_a_debt_there_is_nothing_to_show(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    assert (await at_the_table(panels)).rows == ()
    assert await lines(panels) == []
