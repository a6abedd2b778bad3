"""Who sits where: the host's choice in the settings, and what is said of it."""

from __future__ import annotations

import pytest

from bot.features.lobby.presses import SeatBy
from engine.core.chance import SEATS, FairChance
from tests.support.answer_labels import START
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
KEEP, DRAW = "Play in the order of joining", "Draw seats at random"
KEPT = "Everyone plays in the order they joined."


async def test_the_host_keeps_the_order_of_joining_and_everyone_reads_it(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby(people=2)
    panel = await server.lobby_settings(A, game)
    assert KEPT not in said(await server.message(game, "lobby"))
    after = await server.press(A, panel, KEEP)
    assert KEPT in after.text
    assert KEPT in said(await server.message(game, "lobby"))
    assert "Seats are drawn" in (await server.press(A, after.private, DRAW)).text
    assert KEPT not in said(await server.message(game, "lobby"))


async def test_nobody_else_chooses(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=2)
    assert KEEP not in labels(await server.lobby_settings(B, game))
    lobby = await server.message(game, "lobby")
    refused = await server.press_made_up(B, lobby, SeatBy(game, "joined").custom_id)
    assert "Only the host" in refused.text


async def test_the_order_of_play_begins_with_the_player_who_begins(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (1, 1), (1, 2), (6, 6))
    game = await server.open_lobby(people=3)
    lobby = await server.message(game, "lobby")
    await server.press(A, lobby, START)
    assert "Order of play: 🐕 Cleo, 🎩 Ada, 🚢 Ben." in said(await server.message(game, "lobby"))


@pytest.mark.usefixtures("drawn_seats")
async def test_the_game_is_played_on_the_drawn_seats(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def shuffle(_: FairChance, cards: tuple[str, ...], deck: str) -> tuple[str, ...]:
        return tuple(reversed(cards)) if deck == SEATS else tuple(cards)

    monkeypatch.setattr(FairChance, "shuffle", shuffle)
    game = await server.start_game("daily", people=3)
    players = (await server.app.host.started_game(game)).players
    assert [player.user_id for player in players] == [server.user(who) for who in (2, 1, 0)]
    assert [player.token for player in players] == ["dog", "boat", "hat"]
