"""A purchase that cash does not cover: the plan shown to its buyer, and both done at one press."""

import pytest

from bot.decisions.purchase_buttons import short_buttons
from bot.language.voice import Voice
from bot.ui.screen import Button
from engine.core.actions import Build, Decline, Mortgage, Roll
from engine.core.decisions import BuyOrDecline
from engine.host.snapshots import state_of
from tests.support.answer_labels import buy
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    ORIENTAL,
    READING,
    A,
    B,
    Game,
    live,
)
from tests.support.panel_game import GAME, PanelGame, StartPanelGame, buttons, said

pytestmark = pytest.mark.asyncio
LABEL = "Raise cash and buy…"


def landed(game: Game, cash: int = 100) -> Game:
    """A is asked whether it buys Boardwalk for $400."""
    game.cash(A, cash).at(A, BOARDWALK - 3).to_move(A)
    game.play(A, Roll(), (1, 2))
    return game


def owner() -> Game:
    """A has a railroad, a light blue and two houses on each of the browns: worth $350 if sold."""
    return live().owns(A, READING, ORIENTAL, *BROWNS).levels(BROWNS, 2, 2)


async def at_the_table(panels: PanelGame) -> list[Button]:
    game = await panels.table()
    decision = game.public().decision
    assert isinstance(decision, BuyOrDecline)
    return short_buttons(game, decision, Voice(game.players, "classic", panels.words))


async def opened(panels: PanelGame, seat: int = A) -> tuple[Button, object]:
    """The button at the table, and what the one who presses it is shown in private."""
    (button,) = await at_the_table(panels)
    return button, (await panels.press(seat, button.custom_id, private=False)).screen


async def test_the_plan_names_each_step_and_is_carried_out_at_one_press(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(landed(owner()).state)
    (raising,) = await at_the_table(panels)
    assert (raising.label, raising.style) == (LABEL, "secondary")
    answer = await panels.press(A, raising.custom_id, private=False)
    assert answer.updates == [], "the table's own message was overwritten"
    assert said(answer.screen) == (
        "### Buy Boardwalk for $400?\n"
        "If you confirm, the bot takes these steps in order:\n"
        "1. Sell what’s built on the dark purples · +$100\n"
        "2. Mortgage Mediterranean, Baltic, Reading and Oriental · +$210\n"
        f"3. {buy('Boardwalk', 400)}\n"
        "Cash: **$100** now · **$10** after buying · ⏳ <t:1000060:R>"
    )
    assert buttons(answer.screen) == ["Raise $310 and buy", "Choose what to sell…"]
    done = await panels.choose(A, answer.screen, "Raise $310 and buy")
    assert said(done.screen) == "✅ Done: you bought Boardwalk and have $10 left."
    state = state_of(await panels.table())
    assert state.deeds[BOARDWALK].owner == A
    assert [space for space in state.owned(A) if state.deeds[space].mortgaged] == [
        *BROWNS[:1], BALTIC, READING, ORIENTAL,
    ]  # fmt: skip
    assert await panels.cash(A) == 10


async def test_a_second_press_changes_nothing(start_game: StartPanelGame) -> None:
    panels = await start_game(landed(owner(), 350).state)
    _, screen = await opened(panels)
    await panels.choose(A, screen, "Raise $50 and buy")
    again = await panels.choose(A, screen, "Raise $50 and buy")
    assert again.text.startswith("That choice is no longer open")
    assert await panels.cash(A) == 0


async def test_a_plan_goes_from_its_card_once_the_property_is_auctioned(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(landed(owner()).state)
    _, screen = await opened(panels)
    asked = (await panels.table()).public().decision
    assert asked is not None
    await panels.host.submit(GAME, 100, asked.id, Decline(), "elsewhere")
    late = await panels.choose(A, screen, "Raise $310 and buy")
    (left,) = late.updates
    assert said(left).startswith("That choice is no longer open")
    assert buttons(left) == []


async def test_a_plan_that_has_changed_is_shown_and_nothing_is_done(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(landed(owner(), 250).state)
    _, screen = await opened(panels)
    version = (await panels.host.submit(GAME, 100, 0, Mortgage(READING), "x")).record.version
    answer = await panels.choose(A, screen, "Raise $150 and buy")
    assert said(answer.screen).startswith("Something changed, so nothing was sold or mortgaged.")
    assert "1. Mortgage Oriental · +$50" in said(answer.screen)
    assert (await panels.table()).record.version == version
    await panels.choose(A, answer.screen, "Raise $50 and buy")
    assert await panels.cash(A) == 0


async def test_one_who_has_the_cash_by_now_is_sent_to_the_button_that_buys(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(landed(owner(), 300).state)
    _, screen = await opened(panels)
    await panels.host.submit(GAME, 100, 0, Mortgage(READING), "elsewhere")
    answer = await panels.choose(A, screen, "Raise $100 and buy")
    assert "You have enough cash now: buy Boardwalk with the button" in said(answer.screen)
    assert buttons(answer.screen) == ["Choose what to sell…"]


async def test_any_other_player_is_told_who_decides(start_game: StartPanelGame) -> None:
    panels = await start_game(landed(owner()).state)
    button, _ = await opened(panels)
    told = await panels.press(B, button.custom_id, private=False)
    assert told.text == "This button is for 🎩 Ada only."


async def test_what_cannot_be_raised_has_no_such_button(start_game: StartPanelGame) -> None:
    panels = await start_game(landed(live().owns(A, READING)).state)
    (short,) = await at_the_table(panels)
    assert short.disabled


async def test_a_step_that_is_refused_leaves_nothing_half_done(
    start_game: StartPanelGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last step fails: what was raised before it is not stored."""
    monkeypatch.setattr("engine.host.people.purchases.Buy", lambda: Build(((BOARDWALK, 1),)))
    panels = await start_game(landed(owner(), 350).state)
    _, screen = await opened(panels)
    version = (await panels.table()).record.version
    answer = await panels.choose(A, screen, "Raise $50 and buy")
    assert answer.text
    table = await panels.table()
    assert table.record.version == version
    assert not state_of(table).deeds[ORIENTAL].mortgaged
