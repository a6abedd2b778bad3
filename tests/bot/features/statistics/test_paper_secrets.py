"""What a paper tells of games under way: the same whatever their secrets are."""

from __future__ import annotations

import pytest

from bot.features.statistics.paper import PaperWriter
from engine.host.logs import Log
from engine.host.snapshots import StartedGame, state_of
from tests.paper_secrets import read_papers

pytestmark = pytest.mark.asyncio


async def test_no_secret_is_in_the_paper() -> None:
    found = await read_papers(12, 1, every=5)
    assert found.leaks == []
    assert len(found.editions) > 2
    assert found.hiding > 1


@pytest.mark.parametrize("what", ["decks", "log"])
async def test_a_secret_in_the_paper_is_found(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def leaking(_: PaperWriter, game: StartedGame, log: Log, *, told: bool) -> str:
        return str(hash(repr(state_of(game).decks if what == "decks" else log)))

    monkeypatch.setattr(PaperWriter, "_under_way", leaking)
    assert (await read_papers(1, 1, every=5)).leaks
