"""An estate under sealed maxima: written down lot by lot, kept on disk, filed once."""

from dataclasses import replace

import pytest

from bot.ui.press import MAX_LENGTH
from bot.ui.screen import Screen, Select
from engine.core.actions import GiveUp
from engine.core.decisions import SealedAuction
from engine.host.snapshots import state_of
from engine.host.store.records import Draft
from tests.support.estate_panels import CHOOSE_LOT, open_estate, type_maximum
from tests.support.game import BALTIC, BOARDWALK, READING, A, B, C, D, Game, by_post
from tests.support.panel_game import (
    GAME,
    PanelGame,
    StartPanelGame,
    buttons,
    options,
    said,
)

pytestmark = pytest.mark.asyncio


def estate(*spaces: int) -> Game:
    """A is bankrupt to the Bank, which sells all that A had; B, C and D have $1500 each."""
    game = by_post(4)
    game.owns(A, *(spaces or (BALTIC, READING, BOARDWALK))).cash(A, 0)
    game.owes(A, 100_000)
    game.play(A, GiveUp())
    assert isinstance(game.decision, SealedAuction)
    return game


async def test_all_lots_are_listed_with_my_maxima(start_game: StartPanelGame) -> None:
    panels = await start_game(estate().state, "daily")
    screen = await open_estate(panels)
    assert options(screen, CHOOSE_LOT) == [
        "Baltic · no bid yet, price $60",
        "Reading · no bid yet, price $200",
        "Boardwalk · no bid yet, price $400",
    ]
    assert buttons(screen) == ["Pass on all of them", "Set a total limit…"]

    answer = await type_maximum(panels, B, screen, "Reading · no bid yet, price $200", " $1,200 ")
    assert answer.updates, "the panel changes in place"
    assert options(answer.screen, CHOOSE_LOT)[1] == "Reading · up to $1,200"
    assert buttons(answer.screen) == ["Submit 1 bid · up to $1,200", "Set a total limit…"]
    assert "🚂 Reading (price $200): up to **$1,200**" in said(answer.screen)


async def test_the_form_names_the_lot_and_what_may_be_typed(start_game: StartPanelGame) -> None:
    panels = await start_game(estate().state, "daily")
    screen = await open_estate(panels)
    form = (await panels.choose(B, screen, "Reading · no bid yet, price $200")).form
    assert form.title == "Reading"
    (field,) = form.inputs
    assert field.description == "$1 to $1,500. Leave blank for no bid."
    assert field.value is None
    screen = (await panels.press(B, form.custom_id, amount="80")).screen
    form = (await panels.choose(B, screen, "Reading · up to $80")).form
    assert form.inputs[0].value == "80"


async def test_filing_sends_all_maxima_at_once_and_only_once(start_game: StartPanelGame) -> None:
    panels = await start_game(estate().state, "daily")
    screen = await open_estate(panels)
    screen = (
        await type_maximum(panels, B, screen, "Boardwalk · no bid yet, price $400", "500")
    ).screen
    screen = (await type_maximum(panels, B, screen, "Baltic · no bid yet, price $60", "70")).screen
    done = await panels.choose(B, screen, "Submit 2 bids · up to $570")
    assert "Submitted. Your secret maximums:" in said(done.screen)
    assert done.screen.rows == ()

    again = await panels.choose(B, screen, "Submit 2 bids · up to $570")
    assert again.text.startswith("You’ve already bid or passed in this auction.")
    (step,) = await panels.host.store.games.steps(GAME)
    assert step.action == "1 file 3=70,39=500 limit 570"

    later = await open_estate(panels)
    assert later.rows == ()
    assert "🟦 Boardwalk (price $400): up to **$500**" in said(later)
    assert "Reading (price $200): no bid" in said(later)


async def test_the_lots_go_to_the_highest_maxima(start_game: StartPanelGame) -> None:
    panels = await start_game(estate().state, "daily")
    for seat, amount in ((B, "90"), (C, "50")):
        screen = await open_estate(panels, seat)
        label = "Baltic · no bid yet, price $60"
        screen = (await type_maximum(panels, seat, screen, label, amount)).screen
        await panels.choose(seat, screen, f"Submit 1 bid · up to ${amount}")
    done = await panels.choose(D, await open_estate(panels, D), "Pass on all of them")
    assert done.text == "You passed on all of these."
    state = state_of(await panels.table())
    assert state.deeds[BALTIC].owner == B
    assert await panels.cash(B) == 1500 - 51


async def test_a_spending_limit_is_kept_and_filed(start_game: StartPanelGame) -> None:
    panels = await start_game(estate().state, "daily")
    screen = await open_estate(panels)
    for label, amount in (("Baltic", "price $60"), ("Boardwalk", "price $400")):
        screen = (
            await type_maximum(panels, B, screen, f"{label} · no bid yet, {amount}", "300")
        ).screen
    form = (await panels.choose(B, screen, "Set a total limit…")).form
    screen = (await panels.press(B, form.custom_id, limit="$450")).screen
    assert buttons(screen) == ["Submit 2 bids · up to $450", "Total limit · $450"]
    form = (await panels.choose(B, screen, "Total limit · $450")).form
    assert form.inputs[0].value == "450"
    screen = (await panels.press(B, form.custom_id, limit="")).screen
    assert buttons(screen)[1] == "Set a total limit…"
    form = (await panels.choose(B, screen, "Set a total limit…")).form
    screen = (await panels.press(B, form.custom_id, limit="450")).screen
    await panels.choose(B, screen, "Submit 2 bids · up to $450")
    (step,) = await panels.host.store.games.steps(GAME)
    assert step.action == "1 file 3=300,39=300 limit 450"


NO_AMOUNT = "That’s not an amount. Type a whole number, such as 120 or 1,200."
TOO_MUCH = "That’s more money than any game has. Type 9,999,999 at most."


@pytest.mark.parametrize(
    ("text", "why"),
    [("plenty", NO_AMOUNT), ("-5", NO_AMOUNT), ("1.5", NO_AMOUNT), ("9" * 12, TOO_MUCH)],
)
async def test_what_is_no_amount_is_explained_above_the_panel_and_kept_out(
    start_game: StartPanelGame, text: str, why: str
) -> None:
    panels = await start_game(estate().state, "daily")
    screen = await open_estate(panels)
    answer = await type_maximum(panels, B, screen, "Baltic · no bid yet, price $60", text)
    assert answer.screen == replace(screen, content=f"⚠️ {why}")
    assert await open_estate(panels) == screen
    form = (await panels.choose(B, screen, "Set a total limit…")).form
    answer = await panels.press(B, form.custom_id, limit=text)
    assert answer.screen == replace(screen, content=f"⚠️ {why}")
    assert await open_estate(panels) == screen


async def test_more_than_one_can_pay_is_refused_at_once(start_game: StartPanelGame) -> None:
    panels = await start_game(estate().state, "daily")
    screen = await open_estate(panels)
    answer = await type_maximum(panels, B, screen, "Baltic · no bid yet, price $60", "1501")
    assert answer.screen.content == "⚠️ Your maximum for a property can be $1 to $1,500."
    answer = await type_maximum(panels, B, screen, "Baltic · no bid yet, price $60", "1500")
    assert options(answer.screen, CHOOSE_LOT)[0] == "Baltic · up to $1,500"


async def test_a_maximum_can_be_taken_back(start_game: StartPanelGame) -> None:
    panels = await start_game(estate().state, "daily")
    screen = await open_estate(panels)
    after = (await type_maximum(panels, B, screen, "Baltic · no bid yet, price $60", "70")).screen
    after = (await type_maximum(panels, B, after, "Baltic · up to $70", "")).screen
    assert after == screen


async def test_the_draft_survives_a_restart_and_is_seen_by_nobody_else(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(estate().state, "daily")
    screen = await open_estate(panels)
    form = (await panels.choose(B, screen, "Baltic · no bid yet, price $60")).form
    await panels.restart()
    screen = (await panels.press(B, form.custom_id, amount="70")).screen
    await panels.restart()
    assert await open_estate(panels) == screen
    assert "70" not in "".join(options(await open_estate(panels, C), CHOOSE_LOT))
    await panels.choose(B, screen, "Submit 1 bid · up to $70")
    (step,) = await panels.host.store.games.steps(GAME)
    assert step.action == "1 file 3=70 limit 70"


async def test_it_leaves_the_draft_of_a_trade_alone(start_game: StartPanelGame) -> None:
    panels = await start_game(estate().state, "daily")
    draft = Draft("d1", GAME, 101, "{}", 1.0)
    await panels.host.store.drafts.put(draft)
    screen = await open_estate(panels)
    screen = (await type_maximum(panels, B, screen, "Baltic · no bid yet, price $60", "70")).screen
    await panels.choose(B, screen, "Submit 1 bid · up to $70")
    assert await panels.host.store.drafts.of_user(GAME, 101) == draft


async def test_a_button_files_only_what_it_names(start_game: StartPanelGame) -> None:
    panels = await start_game(estate().state, "daily")
    screen = await open_estate(panels)
    first = (await type_maximum(panels, B, screen, "Baltic · no bid yet, price $60", "70")).screen
    await type_maximum(panels, B, first, "Reading · no bid yet, price $200", "250")
    shown = await panels.choose(B, first, "Submit 1 bid · up to $70")
    assert shown.text.startswith("You’ve changed these bids")
    assert buttons(shown.screen)[0] == "Submit 2 bids · up to $320"
    assert await panels.host.store.games.steps(GAME) == ()


async def test_an_auction_that_is_over_is_said_to_be(start_game: StartPanelGame) -> None:
    panels = await start_game(estate().state, "daily")
    first = await open_estate(panels)
    for seat in (B, C, D):
        await panels.choose(seat, await open_estate(panels, seat), "Pass on all of them")
    late = await panels.choose(B, first, "Baltic · no bid yet, price $60")
    assert late.text.startswith("That choice is no longer open")
    assert not late.modals


async def test_who_has_nothing_is_told_so(start_game: StartPanelGame) -> None:
    game = estate()
    game.cash(C, 0)
    panels = await start_game(game.state, "daily")
    assert "You don’t have enough to bid on any of these." in said(await open_estate(panels, C))


async def test_all_28_lots_are_reached_and_filed_within_the_limits(
    start_game: StartPanelGame,
) -> None:
    game = estate(*by_post().state.deeds)
    game.cash(B, 1_000_000)
    panels = await start_game(game.state, "daily")
    screen = await open_estate(panels)
    for lot in range(28):
        if lot >= 24:
            screen = await _second_page(panels, screen)
        row = screen.rows[0]
        assert isinstance(row, Select)
        value = row.options[lot % 24].value
        form = (await panels.press(B, row.custom_id, value)).form
        assert len(form.custom_id) <= MAX_LENGTH
        screen = (await panels.press(B, form.custom_id, amount="30000")).screen
    screen = await _second_page(panels, screen)
    assert options(screen, CHOOSE_LOT)[-2:] == ["Boardwalk · up to $30,000", "Previous page"]
    await panels.choose(B, screen, "Submit 28 bids · up to $840,000")
    (step,) = await panels.host.store.games.steps(GAME)
    assert step.action.count("=30000") == 28


async def _second_page(panels: PanelGame, screen: Screen) -> Screen:
    """Whichever page is shown, the second."""
    if "Next page" in options(screen, CHOOSE_LOT):
        return (await panels.choose(B, screen, "Next page")).screen
    return screen
