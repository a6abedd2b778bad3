"""How people hear of the end at slow paces: of a game, or of their own part in it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

from engine.core.actions import Resign
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import MINUTES, QuietHours
from tests.support.game import A, B, C, D, Game
from tests.support.simulated_server import SimulatedServer, simulated_server
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio
HOUR, DAY = 3600.0, 86400.0


async def prefer(server: SimulatedServer, who: int, chosen: Preferences) -> None:
    store = server.app.host.store
    await put_preferences(store, server.user(who), chosen.model_dump_json())


def heard(server: SimulatedServer, who: int, part: str) -> int:
    """How often somebody was called with these words, at the table or by direct message."""
    everywhere = [*server.messages, *server.direct(who)]
    mine = [it for it in everywhere if str(server.user(who)) in it.content or it.guild is None]
    return len([it for it in mine if part in it.content])


def ruin(who: int) -> object:
    """Somebody owes more than they could ever raise."""

    def change(game: Game) -> None:
        game.cash(who, 0).owes(who, 5000, A)

    return change


async def silenced(server: SimulatedServer, game: str, who: int) -> None:
    """Somebody goes bankrupt by saying nothing."""
    await server.arrange(game, ruin(who))  # type: ignore[arg-type]
    for _ in range(6):
        if (await server.table(game)).position.seats[who].left is not None:
            return
        await server.wait(DAY)


async def test_who_goes_bankrupt_without_a_press_is_called_once(server: SimulatedServer) -> None:
    game = await server.start_game("daily", 3)
    await silenced(server, game, C)
    assert heard(server, C, "you’re bankrupt and out of the game") == 1
    await server.restart()
    await server.wait(HOUR)
    assert heard(server, C, "you’re bankrupt") == 1
    assert heard(server, A, "you’re bankrupt") == 0


async def test_who_resigns_needs_no_call(server: SimulatedServer) -> None:
    game = await server.start_game("daily", 3)
    await server.act(game, C, Resign())
    assert heard(server, C, "out of the game") == 0


async def test_everyone_else_hears_once_how_a_game_has_ended(server: SimulatedServer) -> None:
    game = await server.start_game("daily", 3)
    await server.act(game, C, Resign())
    await server.act(game, B, Resign())
    assert (await server.table(game)).record.phase == "over"
    for _ in range(2):
        found = [heard(server, who, "🎩 Ada has won!") for who in (A, B, C)]
        assert found == [1, 0, 1], "Ben has ended it himself"
        await server.restart()
        await server.wait(HOUR)
    (call,) = [it for it in server.messages if "has won!" in it.content]
    places = [f"🥇 🎩 <@{server.user(A)}>", f"🥉 🐕 <@{server.user(C)}>"]
    assert call.content.split("\n")[1:] == places


async def test_the_places_are_told_in_order(server: SimulatedServer) -> None:
    game = await server.start_game("daily", 4)
    await server.act(game, A, Resign())
    await server.act(game, B, Resign())
    await server.act(game, D, Resign())
    (call,) = [it for it in server.messages if "has won!" in it.content]
    marks = [line.split()[0] for line in call.content.split("\n")[1:]]
    assert marks == ["🥇", "🥉", "4."]


async def test_who_has_been_out_for_a_week_is_left_alone(server: SimulatedServer) -> None:
    game = await server.start_game("relaxed", 3)
    await server.act(game, C, Resign())
    await server.wait(8 * DAY)
    await server.act(game, B, Resign())
    assert [heard(server, who, "has won!") for who in (A, C)] == [1, 0]


@pytest.mark.parametrize(("ping", "direct", "table"), [("dm", 1, 0), ("both", 1, 1)])
async def test_the_end_is_told_where_people_want(
    ping: Literal["dm", "both"], direct: int, table: int, tmp_path: Path
) -> None:
    async with simulated_server(tmp_path) as server:
        game = await server.start_game("daily", 3)
        await prefer(server, C, Preferences(ping=ping))
        await server.act(game, C, Resign())
        await server.act(game, B, Resign())
        letters = [it.content for it in server.direct(C) if "has won!" in it.content]
        assert len(letters) == direct
        assert "You finished 3rd." in letters[0]
        pinged = [it for it in server.messages if "has won!" in it.content]
        assert sum(str(server.user(C)) in it.content for it in pinged) == table


async def test_quiet_hours_put_the_end_off_across_a_restart(server: SimulatedServer) -> None:
    minute = int(server.now // 60) % MINUTES
    game = await server.start_game("daily", 3)
    await prefer(server, C, Preferences(quiet=QuietHours("UTC", minute, (minute + 300) % MINUTES)))
    await server.act(game, C, Resign())
    await server.act(game, B, Resign())
    assert [heard(server, who, "has won!") for who in (A, C)] == [1, 0]
    await server.restart()
    await server.wait(6 * HOUR)
    assert [heard(server, who, "has won!") for who in (A, C)] == [1, 1]


async def test_at_pace_live_the_end_is_seen(server: SimulatedServer) -> None:
    game = await server.start_game("live", 3)
    await server.act(game, C, Resign())
    await server.act(game, B, Resign())
    assert [heard(server, who, "has won!") for who in (A, B, C)] == [0, 0, 0]
