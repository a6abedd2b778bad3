"""Who is called when what is to be played has changed: once for a change, at most once an hour."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

from engine.host.lobbies.called import last_calls
from engine.host.lobby import TOKENS
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import MINUTES, QuietHours
from tests.support.answer_labels import JOIN
from tests.support.simulated_messages import pictured
from tests.support.simulated_server import SimulatedServer, simulated_server
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO = range(3)
HOUR = 3600.0


async def set_pace(server: SimulatedServer, game: str, pace: str) -> None:
    await server.choose(ADA, await server.lobby_settings(ADA, game), ":pace", pace)


async def prefer(server: SimulatedServer, who: int, chosen: Preferences) -> None:
    store = server.app.host.store
    await put_preferences(store, server.user(who), chosen.model_dump_json())


def calls(server: SimulatedServer, who: int) -> int:
    """How often somebody's phone rang in the channel."""
    pinging = [it for it in server.sent if server.user(who) in it.pings]
    return len([it for it in pinging if it.channel == server.channel.id and it.new])


def quiet_for(server: SimulatedServer, hours: int) -> QuietHours:
    """Quiet hours that have just begun."""
    minute = int(server.now // 60) % MINUTES
    return QuietHours("UTC", minute, (minute + hours * 60) % MINUTES)


async def test_each_is_called_once_for_changes_within_an_hour(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily", 3)
    first = await server.message(game, "lobby")
    for pace in ("evening", "relaxed", "live"):
        await set_pace(server, game, pace)
    assert (calls(server, ADA), calls(server, BEN), calls(server, CLEO)) == (0, 1, 1)
    assert [it.content for it in server.messages if it.id == first.id] == []
    await set_pace(server, game, "relaxed")
    await server.press(BEN, await server.message(game, "lobby"), "Still in")
    await server.wait(HOUR + 60)
    assert (calls(server, BEN), calls(server, CLEO)) == (1, 2)
    await server.wait(5 * HOUR)
    assert (calls(server, BEN), calls(server, CLEO)) == (1, 2), "once for a change"


async def test_the_lobby_is_posted_below_with_the_call(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily", 2)
    await set_pace(server, game, "relaxed")
    shown = await server.message(game, "lobby")
    assert [it.id for it in server.messages] == [shown.id]
    assert shown.content.startswith(f"🚢 <@{server.user(BEN)}>")
    assert shown.content.endswith(": 🎩 Ada changed the game settings. Still in?")
    await server.press(BEN, shown, "Still in")
    assert (await server.message(game, "lobby")).content == ""


async def test_a_change_taken_back_within_quiet_hours_calls_nobody(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby("daily", 2)
    await prefer(server, BEN, Preferences(quiet=quiet_for(server, 8)))
    await set_pace(server, game, "relaxed")
    await set_pace(server, game, "daily")
    await server.wait(9 * HOUR)
    assert calls(server, BEN) == 0


async def test_in_quiet_hours_the_call_waits_also_across_a_restart(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby("daily", 3)
    await prefer(server, BEN, Preferences(quiet=quiet_for(server, 8)))
    await set_pace(server, game, "relaxed")
    assert (calls(server, BEN), calls(server, CLEO)) == (0, 1)
    await server.restart()
    await server.wait(7 * HOUR)
    assert calls(server, BEN) == 0
    await server.wait(2 * HOUR)
    assert (calls(server, BEN), calls(server, CLEO)) == (1, 1)


async def test_a_later_call_does_not_put_off_an_earlier_one(server: SimulatedServer) -> None:
    """Ben sleeps for eight hours; Cleo, who was called just now, is called again in one."""
    game = await server.open_lobby("daily", 3)
    await prefer(server, BEN, Preferences(quiet=quiet_for(server, 8)))
    await set_pace(server, game, "relaxed")
    await server.wait(60)
    await set_pace(server, game, "evening")
    await server.wait(HOUR)
    assert (calls(server, BEN), calls(server, CLEO)) == (0, 2)


@pytest.mark.parametrize(
    ("ping", "table", "direct"), [("table", 1, 0), ("dm", 0, 1), ("both", 1, 1)]
)
async def test_people_are_called_where_they_want(
    ping: Literal["table", "dm", "both"], table: int, direct: int, tmp_path: Path
) -> None:
    async with simulated_server(tmp_path) as server:
        game = await server.open_lobby("daily", 2)
        await prefer(server, BEN, Preferences(ping=ping))
        await set_pace(server, game, "relaxed")
        letters = [it for it in server.direct(BEN) if not it.flags.ephemeral]
        assert (calls(server, BEN), len(letters)) == (table, direct)
        if direct:
            assert "Still in?" in letters[0].content
            assert str((await server.message(game, "lobby")).id) in letters[0].content


async def test_who_has_closed_direct_messages_is_called_beside_the_lobby(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby("daily", 3)
    for who in (BEN, CLEO):
        await prefer(server, who, Preferences(ping="dm"))
        place = server.members[who].user.dm_channel.id
        server.fail("POST", f"/channels/{place}/messages", 403, 50007, times=None)
    await set_pace(server, game, "relaxed")
    assert (calls(server, BEN), calls(server, CLEO)) == (1, 1)
    await set_pace(server, game, "evening")
    await server.wait(HOUR + 60)
    assert (calls(server, BEN), calls(server, CLEO)) == (2, 2), "and later by the lobby itself"
    assert (await server.message(game, "lobby")).content.startswith(f"🚢 <@{server.user(BEN)}>")


async def test_a_join_that_is_refused_counts_as_no_call(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily", 2)
    await prefer(server, BEN, Preferences(quiet=quiet_for(server, 8)))
    old = await server.message(game, "lobby")
    join = next(it for it in old.components[0].children if it.label == JOIN).custom_id
    await set_pace(server, game, "relaxed")
    answer = await server.press_made_up(BEN, await server.message(game, "lobby"), join)
    assert answer.is_private
    await server.wait(9 * HOUR)
    assert calls(server, BEN) == 1


async def test_who_has_joined_by_an_older_button_is_told_and_not_called(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby("daily", 1)
    old = await server.message(game, "lobby")
    await set_pace(server, game, "live")
    join = next(it for it in old.components[0].children if it.label == JOIN).custom_id
    message = await server.message(game, "lobby")
    answer = await server.press_made_up(BEN, message, join)
    assert "changed at the same moment" in answer.text
    assert calls(server, BEN) == 0
    assert "Ben, Boat, still in?" in pictured(await server.message(game, "lobby"))


async def test_who_is_not_seated_has_not_been_called(server: SimulatedServer) -> None:
    """The lobby is full; Ben comes too late."""
    game = await server.open_lobby("daily", 3)
    old = await server.message(game, "lobby")
    await set_pace(server, game, "live")
    message = await server.message(game, "lobby")
    for who in (BEN, CLEO):
        await server.press(who, message, "Leave")
        message = await server.message(game, "lobby")
    ada = server.user(ADA)
    for _ in TOKENS[1:]:
        await server.app.lobbies.change(game, lambda it: it.with_computer(ada))
    join = next(it for it in old.components[0].children if it.label == JOIN).custom_id
    await server.press_made_up(BEN, message, join)
    found = (await server.app.lobbies.find(game)).players
    assert [it.user_id for it in found if it.user_id is not None] == [server.user(ADA)]
    assert await last_calls(server.app.host, game) == {}
