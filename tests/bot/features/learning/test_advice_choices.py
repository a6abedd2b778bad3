"""Every decision of the game in advice: words in every language, and buttons that work."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot.language.language import languages, load
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
    assert "** chance of winning" in text
    answer = await panels.press(A, f"m1:{GAME}:0:advise:")
    await panels.choose(A, answer.screen, "Mortgage Reading · +$100")
    assert await panels.cash(A) == 50


async def test_who_cannot_pay_is_asked_once_more_before_giving_up(
    start_game: StartPanelGame,
) -> None:
    panels = await advised(start_game, ruined(at_pace("live")))
    answer = await panels.press(A, f"m1:{GAME}:0:advise:")
    assert "1. Resign, unless a trade saves you" in said(answer.screen)
    sure = await panels.choose(A, answer.screen, "Resign…")
    assert (await panels.table()).position.seats[A].left is None
    assert "Resign?" in said(sure.screen)


async def test_the_last_street_of_a_group_is_bought_with_cash_that_is_raised(
    start_game: StartPanelGame,
) -> None:
    """Nobody else has a group, and there are more deeds to borrow on for houses."""
    found = position(
        "0 hat $90 at 9 deeds 5,6,8,12,15,16,31,39; 1 dog $300 deeds 1,11,13,21,24,27,29,34,37; "
        "2 car $300 deeds 3,14,23,25,26,28,32,35\nturn 12 of 0 buy 9"
    )
    panels = await advised(start_game, found)
    text = await text_of(panels, A)
    assert "1. Mortgage St. James Place · +$90, then buy Connecticut for $120" in text
    assert "That gives you all of the light blues." in text
    for locale in languages():
        panels.words = load(locale)
        assert "1. " in await text_of(panels, A)
    panels.words = load("en")
    answer = await panels.press(A, f"m1:{GAME}:0:advise:")
    plan = await panels.choose(A, answer.screen, "Raise cash and buy…")
    assert "Buy Connecticut" in said(plan.screen)
    await panels.choose(A, plan.screen, "Raise $90 and buy")
    assert await panels.cash(A) == 60


BORROWS = "0 hat $110 deeds 16=2,18=2,19=2,29,15; 1 boat $300 deeds 21,23,12\nturn 9 of 0"


async def test_borrowing_and_building_are_one_choice_at_one_press(
    start_game: StartPanelGame,
) -> None:
    panels = await advised(start_game, position(BORROWS))
    for locale in languages():
        panels.words = load(locale)
        assert "1. " in await text_of(panels, A)
    panels.words = load("en")
    answer = await panels.press(A, f"m1:{GAME}:0:advise:")
    text = said(answer.screen)
    assert re.search(r"1\. Mortgage .* · \+\$\d+, then build .* for \$\d+00", text)
    found = re.search(r"You’d have \$(\d+) left", text)
    assert found is not None
    await panels.choose(A, answer.screen, "Go with choice 1")
    assert await panels.cash(A) == int(found[1])
    assert sum(await panels.levels(16, 18, 19)) > 6
    borrowing = re.search(r"m1:[^']+:advise:borrow [^']+", repr(answer.screen))
    assert borrowing is not None
    silent = await panels.press(A, borrowing[0], is_repeated=True)
    assert silent.updates + silent.private_screens == []
    again = await panels.choose(A, answer.screen, "Go with choice 1")
    assert again.text
    assert await panels.cash(A) == int(found[1])


@pytest.mark.parametrize(
    ("deeds", "line"), [("x", "build 16=3"), ("29", "throw"), ("29", ""), ("", "build 16=3")]
)
async def test_a_made_up_loan_does_nothing(
    start_game: StartPanelGame, deeds: str, line: str
) -> None:
    panels = await advised(start_game, position(BORROWS))
    before = (await panels.table()).record.version
    at = f"m1:{GAME}:{await decision_of(panels)}:advise:borrow {deeds} {line}"
    assert "no longer works" in (await panels.press(A, at)).text
    assert (await panels.table()).record.version == before


@pytest.mark.parametrize("line", ["29 build 16=5", "37 build 16=3", "29 build 21=1"])
async def test_a_loan_that_the_rules_refuse_is_not_done_by_half(
    start_game: StartPanelGame, line: str
) -> None:
    panels = await advised(start_game, position(BORROWS))
    answer = await panels.press(A, f"m1:{GAME}:{await decision_of(panels)}:advise:borrow {line}")
    assert answer.text
    assert await panels.cash(A) == 110
    stale = await panels.press(A, f"m1:{GAME}:99:advise:borrow 29 build 19=3")
    assert "no longer open" in stale.text
    assert await panels.cash(A) == 110


async def decision_of(panels: PanelGame) -> int:
    waiting = (await panels.table()).public().decision
    assert waiting is not None
    return waiting.id
