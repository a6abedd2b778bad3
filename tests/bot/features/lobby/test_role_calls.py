"""The role that a server calls when somebody opens a lobby for everyone: seldom, and only once."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.local import payloads
from engine.core.actions import Resign
from engine.host.lobbies.presets import preset_of
from tests.support.answer_labels import JOIN
from tests.support.game import A, B
from tests.support.in_process import LostAnswer
from tests.support.simulated_messages import said, selects
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
HOUR = 3600.0


def role_of(server: SimulatedServer) -> int:
    return int(payloads.roles(server.hub.world)[1]["id"])


async def settings(server: SimulatedServer) -> Any:
    server.make_manager(A)
    panel = (await server.open_settings(A)).private
    return (await server.press(A, panel, "New lobbies…")).private


async def choose(server: SimulatedServer, *roles: int) -> str:
    page = await settings(server)
    return (await server.choose(A, page, "server:role", *map(str, roles))).text


def calls(server: SimulatedServer) -> list[str]:
    """The new messages that were let through to call a role, with whom else they call."""
    bodies = [
        body for method, path, body in server.requests
        if method == "POST" and path.endswith("/messages") and isinstance(body, dict)
    ]  # fmt: skip
    return [
        f"{it['content']} {it['allowed_mentions'].get('roles')} "
        f"{it['allowed_mentions'].get('users')} {it['allowed_mentions'].get('parse')}"
        for it in bodies
        if "<@&" in (it.get("content") or "") or it["allowed_mentions"].get("roles")
    ]


async def open_lobby(server: SimulatedServer, **options: str) -> str:
    await server.command(B, "new", **options)
    games = await server.app.host.store.search.games_in_channel(server.channel.id)
    return games[-1].id


async def close(server: SimulatedServer, game: str) -> None:
    await server.app.lobbies.close(game, server.user(B))
    await server.run_in_bot(server.app.publisher.flush(game))


async def test_an_open_lobby_calls_the_role_once_and_nobody_else(server: SimulatedServer) -> None:
    await choose(server, role_of(server))
    game = await open_lobby(server)
    (call,) = calls(server)
    text = f"<@&{role_of(server)}>: 🎩 Ben wants to play. Press **Join**."
    assert call == f"{text} [{role_of(server)}] [] []", "the role, no users, nothing parsed"
    await server.press(A, await server.message(game, "lobby"), JOIN)
    await server.restart()
    assert len(calls(server)) == 1
    assert "<@&" not in said(await server.message(game, "lobby")), "the call is over"


async def test_without_a_chosen_role_nobody_is_called(server: SimulatedServer) -> None:
    await open_lobby(server)
    assert calls(server) == []


async def test_by_invitation_no_role_is_called(server: SimulatedServer) -> None:
    await choose(server, role_of(server))
    await open_lobby(server, **{"with": f"<@{server.user(A)}>"})
    assert calls(server) == []


async def test_a_rematch_calls_its_people_and_no_role(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=2)
    await choose(server, role_of(server))
    await server.act(game, B, Resign())
    await server.press(A, await server.message(game, "table"), "Rematch")
    assert calls(server) == []


async def test_a_role_is_called_once_an_hour_at_the_most(server: SimulatedServer) -> None:
    await choose(server, role_of(server))
    for wait, count in ((0.0, 1), (HOUR / 2, 1), (HOUR, 2)):
        await server.wait(wait)
        await close(server, await open_lobby(server))
        assert len(calls(server)) == count


@pytest.mark.parametrize("carried_out", [True, False], ids=["carried-out", "lost"])
async def test_killed_while_it_is_posted_the_call_is_there_once(
    carried_out: bool, server: SimulatedServer
) -> None:
    await choose(server, role_of(server))
    path = re.compile(rf"/channels/{server.channel.id}/messages$")
    lost = LostAnswer("POST", path, carried_out)
    server.wire.lost_answers.append(lost)
    game = await open_lobby(server)
    assert lost.is_lost
    await server.crash()
    await server.run_in_bot(server.app.publisher.flush(game))
    shown = [it for it in server.channel.history() if "<@&" in said(it)]
    assert len(shown) == 1


async def test_the_choice_is_shown_and_taken_back(server: SimulatedServer) -> None:
    guild, host = server.channel.guild.id, server.app.host
    await choose(server, role_of(server))
    assert (await preset_of(host, guild)).called_role == role_of(server)
    chosen = [it["default_values"] for it in selects(await settings(server)) if it["type"] == 6]
    assert [[it["id"] for it in found] for found in chosen] == [[str(role_of(server))]]
    await choose(server)
    assert (await preset_of(host, guild)).called_role is None


async def test_everyone_is_no_role_to_call(server: SimulatedServer) -> None:
    assert "other than @everyone" in await choose(server, server.channel.guild.id)
    assert (await preset_of(server.app.host, server.channel.guild.id)).called_role is None


async def test_only_who_manages_the_server_chooses(server: SimulatedServer) -> None:
    page = await settings(server)
    server.revoke_roles(A)
    refused = await server.choose_made_up(A, page, "m1:0:0:server:role", str(role_of(server)))
    assert "manage" in refused.text.lower()
    assert (await preset_of(server.app.host, server.channel.guild.id)).called_role is None
