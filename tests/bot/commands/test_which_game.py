"""The question which game a command is about: its buttons do what was typed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.commands import which_game
from bot.features.absence.absence import PAUSE_CHOICES
from bot.interactions.context import Context
from bot.interactions.find_game import SeveralGames
from bot.interactions.router import Router
from bot.language.language import languages, load
from bot.ui.panel_screen import PanelScreen, Section
from bot.ui.screen import Button
from engine.host.refusals import Refusal
from tests.support.game import A, live
from tests.support.panel_game import GAME, PanelGame

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def panels(tmp_path: Path) -> AsyncIterator[PanelGame]:
    """A game that runs."""
    opened = await PanelGame.at(tmp_path / "games.db", live(2).state)
    yield opened
    await opened.host.store.close()


async def _may_be_any(context: Context, named: str | None) -> str:
    mine = await context.host.store.search.games_of(context.person.user_id)
    raise SeveralGames(Refusal.SEVERAL_GAMES, mine)


async def custom_id(panels: PanelGame, typed: str) -> str:
    """The custom_id of the button that /monopoly pause is answered with, for the game."""
    context, answer = panels.context(A)
    await which_game.about_game(context, "pause", None, typed)
    assert isinstance(answer.screen, PanelScreen)
    (button,) = [it.button for it in answer.screen.parts if isinstance(it, Section)]
    assert isinstance(button, Button)
    return button.custom_id


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Games and texts that /monopoly pause has been asked to work on."""
    found = list[tuple[str, str]]()

    async def pause(context: Context, game_id: str, typed: str) -> None:
        found.append((game_id, typed))

    monkeypatch.setattr(which_game, "TYPED", {"pause": (_may_be_any, pause)})
    return found


async def press(panels: PanelGame, pressed: str) -> None:
    context, _ = panels.context(A)
    await Router(which_game.PANELS).press(context, pressed)


@pytest.mark.parametrize("locale", languages())
async def test_every_moment_on_offer_comes_back_as_it_was_typed(
    panels: PanelGame, done: list[tuple[str, str]], locale: str
) -> None:
    typed = [load(locale).say(f"moment-offer-{it}") for it in PAUSE_CHOICES]
    for text in typed:
        await press(panels, await custom_id(panels, text))
    assert done == [(GAME, text) for text in typed]


@pytest.mark.parametrize("text", ["Schloßallee", "3% 100%25", "20:00, 2 días", "a\nb", "ж" * 10])
async def test_whatever_fits_comes_back_as_it_was_typed(
    panels: PanelGame, done: list[tuple[str, str]], text: str
) -> None:
    await press(panels, await custom_id(panels, text))
    assert done == [(GAME, text)]


async def test_what_no_button_can_carry_is_refused_with_the_option_to_name_a_game(
    panels: PanelGame, done: list[tuple[str, str]]
) -> None:
    with pytest.raises(SeveralGames):
        await custom_id(panels, "ж" * 11)
    assert not done


async def test_a_button_that_stands_already_still_works(
    panels: PanelGame, done: list[tuple[str, str]]
) -> None:
    await press(panels, f"m1:{GAME}:0:which:pause 2 weeks")
    assert done == [(GAME, "2 weeks")]
