"""The question which game a command is about: its buttons do what was typed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.contents import HANDLERS
from bot.features.absence.absence import PAUSE_CHOICES
from bot.interactions.command_client import Interaction
from bot.interactions.context import Context
from bot.interactions.find_game import SeveralGames
from bot.interactions.router import Router
from bot.interactions.which_game import GameCommand, Which, answer_which
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


def command(done: list[tuple[str, str]] | None) -> GameCommand:
    """A command that may be about any game; what it has been asked to work on is noted."""

    async def pause(context: Context, game_id: str, typed: str) -> None:
        assert done is not None
        done.append((game_id, typed))

    async def options(_: Interaction, game: str | None = None) -> None:
        raise AssertionError

    return GameCommand("pause", _may_be_any, pause, options)


async def custom_id(panels: PanelGame, typed: str) -> str:
    """The custom_id of the button that /monopoly pause is answered with, for the game."""
    context, answer = panels.context(A)
    await command(None).do_or_ask(context, None, typed)
    assert isinstance(answer.screen, PanelScreen)
    (button,) = [it.button for it in answer.screen.parts if isinstance(it, Section)]
    assert isinstance(button, Button)
    return button.custom_id


async def press(panels: PanelGame, done: list[tuple[str, str]], pressed: str) -> None:
    context, _ = panels.context(A)
    panel = partial(answer_which, {"pause": command(done)})
    await Router({Which: panel}).press(context, pressed)


@pytest.mark.parametrize("locale", languages())
async def test_every_moment_on_offer_comes_back_as_it_was_typed(
    panels: PanelGame, locale: str
) -> None:
    done = list[tuple[str, str]]()
    typed = [load(locale).say(f"moment-offer-{it}") for it in PAUSE_CHOICES]
    for text in typed:
        await press(panels, done, await custom_id(panels, text))
    assert done == [(GAME, text) for text in typed]


@pytest.mark.parametrize("text", ["Schloßallee", "3% 100%25", "20:00, 2 días", "a\nb", "ж" * 10])
async def test_whatever_fits_comes_back_as_it_was_typed(panels: PanelGame, text: str) -> None:
    done = list[tuple[str, str]]()
    await press(panels, done, await custom_id(panels, text))
    assert done == [(GAME, text)]


async def test_what_no_button_can_carry_is_refused_with_the_option_to_name_a_game(
    panels: PanelGame,
) -> None:
    with pytest.raises(SeveralGames):
        await custom_id(panels, "ж" * 11)


async def test_a_button_that_stands_already_still_works(
    panels: PanelGame,
) -> None:
    done = list[tuple[str, str]]()
    await press(panels, done, f"m1:{GAME}:0:which:pause 2 weeks")
    assert done == [(GAME, "2 weeks")]


@pytest.mark.parametrize("forged", ["unknown", "board 2 weeks"])
async def test_a_forged_button_does_nothing(panels: PanelGame, forged: str) -> None:
    context, answer = panels.context(A)
    await Router(HANDLERS).press(context, f"m1:{GAME}:0:which:{forged}")
    assert answer.text == load("en").say("press-unknown")
