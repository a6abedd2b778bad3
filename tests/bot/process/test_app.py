"""What the process consists of, put together: what fires when a deadline is due."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.process.app import App, Setup
from bot.process.client import Client
from bot.process.several import Membership
from engine.core import actions as a
from engine.host.personal.registry import DeletedPeople
from engine.host.refusals import Refusal
from tests.support.game import A, live
from tests.support.host_harness import ADA, BEN, CLEO, DAY, START, HostHarness, logged_line, refusal
from tests.support.memory_leases import MemoryLeases, ScriptedHints

pytestmark = pytest.mark.asyncio


async def test_one_games_trouble_does_not_keep_the_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness = await HostHarness.at(tmp_path / "games.db")
    games = [await harness.start_game(live(2), game_id=name) for name in ("bad", "good")]
    lobby = await harness.open_lobby(ADA)
    app = App(harness.store, Setup(now=lambda: START + DAY))
    app.host.on_commit = lambda game_id: None
    fire_due = app.host.fire_due

    async def fire_unless_bad(game_id: str) -> None:
        if game_id == "bad":
            raise RuntimeError("no")
        await fire_due(game_id)

    monkeypatch.setattr(app.host, "fire_due", fire_unless_bad)
    with pytest.raises(ExceptionGroup) as troubles:
        await app.fire_due()
    (trouble,) = troubles.value.exceptions
    assert trouble.__notes__ == ["game bad at version 1"]
    assert await games[0].log_lines() == []
    assert await games[1].log_lines() == [logged_line(A, a.Roll())]
    assert await refusal(app.lobbies.find(lobby.record.id)) is Refusal.CANCELLED
    monkeypatch.setattr(app.host, "fire_due", fire_due)
    await app.fire_due()
    assert await games[0].log_lines() == [logged_line(A, a.Roll())]
    await harness.store.close()


async def test_a_restored_person_is_deleted_before_anything_is_shown(tmp_path: Path) -> None:
    harness = await HostHarness.at(tmp_path / "games.db")
    opened = await harness.open_lobby(BEN, ADA, CLEO)
    game = await harness.lobbies.start(opened.record.id, BEN.user_id)
    deleted = DeletedPeople(tmp_path / "deleted")
    deleted.add(ADA.user_id)
    app = App(harness.store, Setup(deleted=deleted))
    await app.delete_again()
    assert (await app.host.started_game(game.record.id)).players[1].name == ""
    assert app.publisher.writing == frozenset()
    assert game.record.id in await harness.store.outbox.unshown()
    await harness.store.close()


async def test_one_of_several_processes_connects_just_its_own_shards(tmp_path: Path) -> None:
    harness = await HostHarness.at(tmp_path / "games.db")
    store = replace(harness.store, leases=MemoryLeases(), hints=ScriptedHints())
    alone, one = App(store, Setup()), App(store, Setup(membership=Membership("one", 2)))
    assert alone.several is None
    assert alone.host.ownership.is_alone
    assert one.several is not None
    assert one.host.ownership is one.several.shards.owned
    assert one.client.launch_shards == one.several.shards.launch_shards
    assert alone.client.launch_shards == super(Client, alone.client).launch_shards
    await harness.store.close()
