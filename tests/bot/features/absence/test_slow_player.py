"""A player whose waiting time runs out: what the table reads, and what it can do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.host.clocks.paces import DAILY
from engine.host.people.motions import WAIT, taken_by
from engine.host.unit_of_work import UnitOfWork
from tests.support.answer_labels import VOLUNTEER
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B, C
from tests.support.host_harness import HOUR
from tests.support.simulated_messages import labels, said, selects
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
OUT = "⌛ no waiting time left"


async def with_slow(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, people: int, left: float
) -> str:
    """Ada, who has so many seconds left, decides on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (2, 1), *[(1, 2)] * 20)
    game = await server.start_game("daily", people=people)

    def change(work: UnitOfWork) -> None:
        work.replace_player(replace(work.players[A], waited=DAILY.waiting_time - left))

    await server.run_in_bot(server.app.host.update_running(game, None, change))
    await server.wait(15 * 60)
    return game


async def table_text(server: SimulatedServer, game: str) -> str:
    return said(await server.message(game, "table"))


async def test_a_quarter_left_is_read_at_the_table(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await with_slow(server, monkeypatch, 3, 5.5 * HOUR)
    assert "⌛ 5h 30m of waiting time left" in await table_text(server, game)
    seen = len(server.sent)
    await server.command(A, "mine")
    assert [it for it in server.sent[seen:] if it.pings] == []


async def test_when_it_is_gone_the_table_is_asked_and_nobody_is_pinged_for_it(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await with_slow(server, monkeypatch, 3, HOUR)
    await server.wait(7 * HOUR)
    text = await table_text(server, game)
    assert OUT in text
    assert "has used up their waiting time for this game" in text
    question = await server.message(game, f"absent:{A}")
    assert "Keep waiting for 🎩 Ada?" in said(question)
    assert labels(question) == [VOLUNTEER]
    assert [it.pings for it in server.sent if it.message == question.id and it.new] == [()]
    (choice,) = selects(question)
    assert choice["options"][0]["label"] == "Give back the full waiting time"
    await server.choose(B, question, "seatvote", WAIT)
    question = await server.message(game, f"absent:{A}")
    assert "**Give back the full waiting time** · in favor: 🚢 Ben" in said(question)
    await server.choose(C, question, "seatvote", WAIT)
    question = await server.message(game, f"absent:{A}")
    assert "Ada is playing, so there’s nothing to decide" in said(question)
    assert OUT not in await table_text(server, game)
    assert (await server.table(game)).players[A].waited == 0


async def test_of_two_the_other_may_let_a_computer_play_on(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await with_slow(server, monkeypatch, 2, 0)
    question = await server.message(game, f"absent:{A}")
    await server.choose(B, question, "seatvote", taken_by(None, "until-back"))
    assert (await server.table(game)).players[A].user_id is None
