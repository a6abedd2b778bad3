"""Direct messages about a server’s game: who has left the server plays it no longer."""

from __future__ import annotations

import pytest

from bot.discord.members import REMEMBERED_FOR
from engine.core.actions import OfferTrade, Resign, Side
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B
from tests.support.simulated_messages import labels
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
MEMBER = "/guilds/*/members/*"
GONE = "You’re no longer in the server where this game is played"


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada begins, and lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), *[(1, 3)] * 9)


def lookups(server: SimulatedServer) -> int:
    """How often Discord was asked whether somebody is a member."""
    return sum("/members/" in path for method, path, _ in server.requests if method == "GET")


async def offered(server: SimulatedServer) -> str:
    """A game in which Ben was offered $10, by direct message."""
    game = await server.start_game("daily", people=2)
    await server.wait(REMEMBERED_FOR + 1)  # All have joined there.
    await server.act(game, A, OfferTrade(B, Side(cash=10), Side(cash=5)))
    assert "Decline" in labels(server.direct(B)[-1])
    return game


async def trades(server: SimulatedServer, game: str) -> int:
    return len((await server.table(game)).trades)


@pytest.mark.parametrize("code", [10007, 10013])
async def test_who_was_banned_decides_nothing_by_direct_message(
    server: SimulatedServer, code: int
) -> None:
    game = await offered(server)
    server.fail("GET", MEMBER, 404, code, None)
    for _ in range(2):
        answer = await server.press(B, server.direct(B)[-1], "Decline")
        assert GONE in answer.private.content
    assert GONE in (await server.command_in_dm(B, "board", game=game)).private.content
    assert await trades(server, game) == 1
    assert lookups(server) == 1, "at most once an hour"


async def test_who_was_banned_reviews_no_game_from_elsewhere(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=2)
    await server.wait(REMEMBERED_FOR + 1)
    await server.act(game, A, Resign())
    server.fail("GET", MEMBER, 404, 10007, None)
    assert GONE in (await server.command_in_dm(B, "game", show="review")).private.content


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10004), (500, 0)])
async def test_trouble_at_discord_stops_nobody(
    server: SimulatedServer, status: int, code: int
) -> None:
    game = await offered(server)
    server.fail("GET", MEMBER, status, code, None)
    await server.press(B, server.direct(B)[-1], "Decline")
    assert await trades(server, game) == 0


async def test_a_member_is_looked_up_once_an_hour_and_never_in_the_server(
    server: SimulatedServer,
) -> None:
    game = await offered(server)
    before = lookups(server)
    for _ in range(3):
        await server.command_in_dm(B, "board", game=game)
    assert lookups(server) == before + 1
    await server.wait(REMEMBERED_FOR + 1)
    await server.command(B, "board")
    await server.command_in_dm(B, "board", game=game)
    assert lookups(server) == before + 1, "a command in the server tells the same"


async def test_a_game_in_direct_messages_belongs_to_no_server(server: SimulatedServer) -> None:
    await server.command_in_dm(A, "new")
    server.fail("GET", MEMBER, 404, 10007, None)
    await server.command_in_dm(A, "board")
    assert lookups(server) == 0
