"""Costly requests: one a person at a time, and only so many people's in all."""

from __future__ import annotations

import pytest

from bot.limits.rates import Limits, Work
from tests.support.custom_ids import panel_custom_id
from tests.support.game import A, B, C
from tests.support.rewiring import set_limits
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
UNDER_WAY, QUEUE = "still working on", "Many people are waiting"
COSTLY: dict[str, Work] = {
    "game replay": "films",
    "game export": "files",
    "game stats": "lookups",
    "game review": "lookups",
    "game history": "lookups",
    "game verify": "lookups",
    "board": "lookups",
    "deed": "lookups",
    "advise": "lookups",
    "standings": "lookups",
    "mine": "lookups",
}
"""By commands and their pages."""


@pytest.mark.parametrize("asked", COSTLY)
async def test_what_is_costly_is_done_once_at_a_time_for_each(
    server: SimulatedServer, asked: str
) -> None:
    await server.start_game("live", 3)
    command, _, page = asked.partition(" ")
    options = {"name": "Vermont"} if command == "deed" else {"show": page} if page else {}
    limits = set_limits(server.app, Limits(queues={"films": 2, "files": 2, "lookups": 2}))
    with limits.hold_place(COSTLY[asked], server.user(A)):
        assert UNDER_WAY in (await server.command(A, command, **options)).text
        with limits.hold_place(COSTLY[asked], server.user(B)):
            told = (await server.command(C, command, **options)).text
            assert QUEUE in told
            assert "<t:" in told
        told = (await server.command(B, command, **options)).text
        assert QUEUE not in told
        assert UNDER_WAY not in told
    assert UNDER_WAY not in (await server.command(A, command, **options)).text


async def test_what_was_missed_is_costly_too(server: SimulatedServer) -> None:
    await server.start_game("live", 2)
    mine = (await server.command(A, "mine")).private
    limits = set_limits(server.app, Limits(queues={"lookups": 2}))
    with limits.hold_place("lookups", server.user(A)):
        assert UNDER_WAY in (await server.press(A, mine, "What did I miss?")).text


async def test_who_only_looks_on_may_read_on_from_the_table(server: SimulatedServer) -> None:
    game = await server.start_game("live", 2)
    set_limits(server.app, Limits(queues={"lookups": 2}))
    table = await server.message(game, "table")
    answer = await server.press_made_up(C, table, panel_custom_id(game, "since"))
    assert UNDER_WAY not in answer.text
    assert "Game history" in answer.text
