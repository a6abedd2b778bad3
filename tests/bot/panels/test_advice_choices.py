"""Every decision of the game in advice: words in every language, and buttons that work."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.text.language import languages, load
from engine.host.lobby import ALLOWANCE_NOTE
from tests.support.decision_positions import CASES, at_pace, indebted, ruined
from tests.support.game import A, Game, position
from tests.support.panel_game import (
    GAME,
    PanelGame,
    StartPanelGame,
    check_screen,
    said,
)

pytestmark = pytest.mark.asyncio
PACED = {(it.values[0], it.values[1]) for it in CASES if it.values[0] in ("live", "daily")}
"""The paces and positions: an auction is open at one of these paces, and sealed at the other."""


async def advised(start_game: StartPanelGame, game: Game, pace: str = "live") -> PanelGame:
    panels = await start_game(game.state, pace)
    await panels.host.store.notes.put(GAME, ALLOWANCE_NOTE, "always")
    return panels


async def text_of(panels: PanelGame, seat: int) -> str:
    answer = await panels.press(seat, f"m1:{GAME}:0:advise:", private=False)
    check_screen(answer.screen)
    return said(answer.screen)


@pytest.mark.parametrize(("pace", "make"), sorted(PACED, key=lambda it: (it[0], it[1].__name__)))
async def test_every_decision_is_put_into_words(
    start_game: StartPanelGame, pace: str, make: Callable[[Game], Game]
) -> None:
    game = make(at_pace(pace))
    panels = await advised(start_game, game, pace)
    (seat, *_) = (await panels.table()).public().awaited
    for locale in languages():
        for plain in (False, True):
            panels.words = load(locale, plain=plain)
            assert "1. " in await text_of(panels, seat)


async def test_a_debt_is_told_as_what_is_left_after_it(start_game: StartPanelGame) -> None:
    panels = await advised(start_game, indebted(at_pace("live")))
    text = await text_of(panels, A)
    assert "1. Mortgage Reading · +$100" in text
    assert "** afterward" in text
    answer = await panels.press(A, f"m1:{GAME}:0:advise:")
    await panels.choose(A, answer.screen, "Mortgage Reading · +$100")
    assert await panels.cash(A) == 50


async def test_who_cannot_pay_is_asked_once_more_before_giving_up(
    start_game: StartPanelGame,
) -> None:
    panels = await advised(start_game, ruined(at_pace("live")))
    answer = await panels.press(A, f"m1:{GAME}:0:advise:")
    assert "1. Give up, unless someone rescues you with a trade" in said(answer.screen)
    sure = await panels.choose(A, answer.screen, "Give up…")
    assert (await panels.table()).position.seats[A].left is None
    assert "Give up for good?" in said(sure.screen)


async def test_the_last_street_of_a_group_is_bought_with_cash_that_is_raised(
    start_game: StartPanelGame,
) -> None:
    found = position("0 hat $90 at 9 deeds 6,8,5; 1 dog $900 deeds 16\nturn 4 of 0 buy 9")
    panels = await advised(start_game, found)
    text = await text_of(panels, A)
    assert "1. Mortgage Reading · +$100, then buy Connecticut for $120" in text
    assert "That completes your set: Light blue." in text
    for locale in languages():
        panels.words = load(locale)
        assert "1. " in await text_of(panels, A)
    panels.words = load("en")
    answer = await panels.press(A, f"m1:{GAME}:0:advise:")
    plan = await panels.choose(A, answer.screen, "Raise $30 and buy…")
    assert "Buy Connecticut" in said(plan.screen)
    await panels.choose(A, plan.screen, "Raise $100 and buy")
    assert await panels.cash(A) == 70
