"""What was worked out of a game once is not worked out again until something happens."""

from __future__ import annotations

from typing import Any

import pytest
from cachetools import LRUCache

from bot.features.lookup import reading
from bot.features.reviews import replay
from bot.language.voice import Voice
from bot.ui.version_cache import cached
from engine.host.preferences.preferences import Preferences
from tests.support.game import A, B, C, D
from tests.support.simulated_server import SimulatedServer
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio


def counted(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[str]:
    """Notes in which language each of them is made."""
    made, make = [], getattr(module, name)

    def watched(*args: Any, **named: Any) -> Any:
        made.append(next(it.words.locale for it in args if isinstance(it, Voice)))
        return make(*args, **named)

    monkeypatch.setattr(module, name, watched)
    return made


async def test_a_film_is_made_once_for_all_until_something_happens(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = counted(monkeypatch, replay, "film")
    game = await server.start_game("live", 2)
    await server.answer_by_timeout(game, 8)
    for who in (A, B, A):
        assert (await server.command(who, "game", show="replay")).private.attachments
    assert made == ["en"]
    german = Preferences(language="de").model_dump_json()
    await put_preferences(server.app.host.store, server.user(B), german)
    server.app.publisher.locales.forget_person(server.user(B))
    await server.command(B, "game", show="replay")
    assert made == ["en", "de"]
    await server.answer_by_timeout(game, 1)
    await server.command(A, "game", show="replay")
    assert made == ["en", "de", "en"]


async def test_a_history_is_written_once_for_each_reader_until_something_happens(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = counted(monkeypatch, reading, "history_pages")
    game = await server.start_game("live", 2)
    for who in (A, A, B):
        await server.command(who, "game", show="history")
    assert len(made) == 2
    await server.answer_by_timeout(game, 1)
    told = (await server.command(A, "game", show="history")).text
    assert len(made) == 3
    assert told == (await server.command(A, "game", show="history")).text
    assert len(made) == 3


async def test_whoever_comes_after_a_reader_of_text_alone_sees_tokens(
    server: SimulatedServer,
) -> None:
    await server.start_game("live", 2)
    preferred = Preferences(pictures=False).model_dump_json()
    await put_preferences(server.app.host.store, server.user(C), preferred)
    server.app.publisher.locales.forget_person(server.user(C))
    assert "🎩 Ada" not in (await server.command(C, "game", show="history")).text
    assert "🎩 Ada" in (await server.command(D, "game", show="history")).text


async def test_what_is_too_large_is_told_and_not_kept() -> None:
    cache: LRUCache[Any, bytes] = LRUCache(10, len)

    async def large() -> bytes:
        return bytes(11)

    assert len(await cached(cache, "film", large)) == 11
    assert not cache
