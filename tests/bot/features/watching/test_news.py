"""The words of the news: of every game the same whatever its secrets are."""

from __future__ import annotations

import pytest

from bot.features.watching import news
from engine.analysis.milestones import SetCompleted
from engine.editions.catalogue import CATALOGUE, DEFAULT, rules_of
from engine.host.logs import Log
from engine.host.people.following import Follow
from engine.host.snapshots import StartedGame, state_of
from tests import follow_secrets
from tests.bot.render.tables import PEOPLE
from tests.follow_secrets import read_games

pytestmark = pytest.mark.asyncio


async def test_no_secret_is_in_the_news() -> None:
    found = await read_games(300, 1)
    assert found.leaks == []
    assert found.editions == set(CATALOGUE)
    assert found.hiding > 30


@pytest.mark.parametrize("what", ["decks", "log"])
async def test_a_secret_in_the_news_is_found(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def leaking(game: StartedGame, follow: Follow, log: Log, *_: object) -> str:
        return repr(state_of(game).decks if what == "decks" else log)

    monkeypatch.setattr(follow_secrets, "news_text", leaking)
    assert (await read_games(10, 1)).leaks


async def test_who_completes_a_set_is_told_with_their_token(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(news, "_known_milestones", lambda *_: [SetCompleted(0, "orange")])
    (line,) = await news.milestone_lines(rules_of(DEFAULT), 0, (), PEOPLE)
    assert line.startswith(f"{PEOPLE.player(0)} now has all")
