"""Advice on several lots at once: its button opens their panel with the advised amounts."""

from __future__ import annotations

import re

import pytest

from bot.ui.screen import Select
from engine.core.actions import FileMaxima, GiveUp
from engine.core.decisions import SealedAuction
from engine.host.lobby import ALLOWANCE_NOTE
from engine.host.snapshots import state_of
from tests.support.answer_labels import SET_MAXIMUM
from tests.support.custom_ids import panel_custom_id
from tests.support.estate_panels import CHOOSE_LOT, open_estate, type_maximum
from tests.support.game import BALTIC, BOARDWALK, READING, A, B, by_post
from tests.support.panel_game import (
    GAME,
    PanelGame,
    RecordedReply,
    StartPanelGame,
    buttons,
    check_screen,
    options,
    said,
)

pytestmark = pytest.mark.asyncio
USE = "Use these amounts…"
LOTS = (BALTIC, READING, BOARDWALK)


async def estate(
    start_game: StartPanelGame,
    allowance: str = "always",
    cash: int = 1500,
    spaces: tuple[int, ...] = LOTS,
) -> PanelGame:
    """A is bankrupt to the Bank, which sells all that A had; B has `cash`, C and D $1500 each."""
    game = by_post(4)
    game.cash(B, cash)
    game.owns(A, *spaces).cash(A, 0).owes(A, 100_000)
    game.play(A, GiveUp())
    panels = await start_game(game.state, "daily")
    await panels.host.store.notes.put(GAME, ALLOWANCE_NOTE, allowance)
    return panels


async def advised(panels: PanelGame) -> RecordedReply:
    return await panels.press(B, f"m1:{GAME}:0:advise:", private=False)


async def auction(panels: PanelGame) -> SealedAuction:
    decision = state_of(await panels.table()).agenda.top
    assert isinstance(decision, SealedAuction)
    return decision


def amounts(text: str) -> dict[str, str]:
    """The amounts of a text by lot: "Baltic $70"."""
    return dict(re.findall(r"(Baltic|Reading|Boardwalk)\D*?\$(\d+)", text))


async def test_the_button_puts_the_advised_amounts_into_the_panel(
    start_game: StartPanelGame,
) -> None:
    panels = await estate(start_game)
    shown = (await advised(panels)).screen
    told = amounts(said(shown))
    assert set(told) == {"Baltic", "Reading", "Boardwalk"}
    opened = (await panels.choose(B, shown, USE)).screen
    check_screen(opened)
    assert amounts("\n".join(options(opened, CHOOSE_LOT))) == told
    (submit,) = [it for it in buttons(opened) if it.startswith("Submit")]
    await panels.choose(B, opened, submit)
    (filing,) = (await auction(panels)).filings
    assert {most for _, most in filing.maxima} == {int(it) for it in told.values()}


@pytest.mark.parametrize(("label", "spaces"), [(USE, LOTS), (SET_MAXIMUM, LOTS[:1])])
async def test_what_does_not_bid_at_once_is_not_green(
    label: str, spaces: tuple[int, ...], start_game: StartPanelGame
) -> None:
    panels = await estate(start_game, spaces=spaces)
    shown = (await advised(panels)).screen
    (style,) = [
        it.style
        for row in shown.rows
        if not isinstance(row, Select)
        for it in row
        if it.label == label
    ]
    assert style == "primary"


async def test_no_more_than_the_cash_is_spent_in_all(start_game: StartPanelGame) -> None:
    panels = await estate(start_game, cash=600)
    opened = (await panels.choose(B, (await advised(panels)).screen, USE)).screen
    assert "Total limit · $600" in buttons(opened)
    assert "You’ll spend $600 at most." in said(opened)


async def test_own_amounts_that_were_begun_stay(start_game: StartPanelGame) -> None:
    panels = await estate(start_game)
    screen = await open_estate(panels)
    await type_maximum(panels, B, screen, "Reading · no bid yet, price $200", "9")
    opened = (await panels.choose(B, (await advised(panels)).screen, USE)).screen
    assert "You’d already entered amounts of your own." in said(opened)
    assert [it for it in options(opened, CHOOSE_LOT) if "up to" in it] == ["Reading · up to $9"]


async def test_an_own_limit_alone_keeps_no_advised_amount_out(start_game: StartPanelGame) -> None:
    panels = await estate(start_game)
    screen = await open_estate(panels)
    form = (await panels.choose(B, screen, "Set a total limit…")).form
    await panels.press(B, form.custom_id, limit="55")
    shown = (await advised(panels)).screen
    opened = (await panels.choose(B, shown, USE)).screen
    assert "already entered" not in said(opened)
    assert amounts("\n".join(options(opened, CHOOSE_LOT))) == amounts(said(shown))
    assert "You’ll spend $55 at most." in said(opened)


async def test_a_second_press_says_nothing_of_own_amounts(start_game: StartPanelGame) -> None:
    panels = await estate(start_game)
    shown = (await advised(panels)).screen
    first = (await panels.choose(B, shown, USE)).screen
    again = (await panels.choose(B, shown, USE)).screen
    assert said(again) == said(first)


async def test_who_has_filed_meanwhile_sees_what(start_game: StartPanelGame) -> None:
    panels = await estate(start_game)
    shown = (await advised(panels)).screen
    filing = FileMaxima(((READING, 9),), 9)
    await panels.host.submit(GAME, 101, (await auction(panels)).id, filing, "elsewhere")
    opened = (await panels.choose(B, shown, USE)).screen
    assert "Submitted. Your secret maximums:" in said(opened)
    assert "Reading (price $200): up to **$9**" in said(opened)


@pytest.mark.parametrize(("offset", "allowance"), [(1, "always"), (0, "never")])
async def test_nothing_is_filled_in_for_another_auction_or_without_advice(
    offset: int, allowance: str, start_game: StartPanelGame
) -> None:
    panels = await estate(start_game, allowance)
    number = (await auction(panels)).id
    answer = await panels.press(B, panel_custom_id(GAME, "advise", "maxima", number + offset))
    assert ("no longer open" if offset else "turned off advice") in answer.text
    notes = await panels.host.store.notes.get(GAME, f"lots:{number + offset}:101")
    assert notes is None
