"""The words of the news: of every game the same whatever its secrets are."""

from __future__ import annotations

import pytest

from engine.editions.catalogue import CATALOGUE
from engine.host.logs import Log
from engine.host.people.following import Follow
from engine.host.snapshots import StartedGame
from tests import follow_secrets
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
        return repr(game._state.decks if what == "decks" else log)

    monkeypatch.setattr(follow_secrets, "news_text", leaking)
    assert (await read_games(10, 1)).leaks
