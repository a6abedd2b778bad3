"""The words of the news: of every game the same with or without its secrets."""

from __future__ import annotations

import pytest

from bot.features.watching.news import milestone_lines, turn_line
from bot.language.language import load
from bot.language.voice import Voice
from engine.core.events import Event, visible_to
from engine.host.store.records import Player, Step
from engine.view import public_view
from tests.support.choices import EACH, named, paced
from tests.support.random_logs import whole_game

STEPS = 200
Log = tuple[tuple[Step, tuple[Event, ...]], ...]


def log_of(events: tuple[Event, ...]) -> Log:
    return ((Step(2, 0.0, None, None, "start", "[]"), events),)


@pytest.mark.asyncio
@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("number", range(len(EACH)), ids=[named(it) for it in EACH])
async def test_no_secret_is_in_the_news(number: int, locale: str) -> None:
    game, events = whole_game(number, paced(EACH[number], number), STEPS)
    seats = range(len(game.state.seats))
    players = [Player(seat, seat + 1, f"Player{seat}", "hat") for seat in seats]
    voice, rules = Voice(players, game.state.rules.board, load(locale)), game.state.rules
    public = await milestone_lines(rules, 0, log_of(visible_to(events, None)), voice)
    assert public == await milestone_lines(rules, 0, log_of(events), voice)
    assert public
    assert all(public)
    assert turn_line(public_view(game.state), voice)
