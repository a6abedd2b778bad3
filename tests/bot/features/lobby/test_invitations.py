"""A lobby by invitation: who may join, and that each who is invited is called once."""

from __future__ import annotations

from typing import Literal

import pytest

from bot.discord.posting import Delivery, Post
from bot.features.lobby import invitations
from bot.features.lobby.invitations import read_mentions
from engine.host.lobbies.guests import MOST_INVITED
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import MINUTES, QuietHours
from engine.host.refusals import Refused
from tests.support.answer_labels import JOIN, START
from tests.support.simulated_messages import said
from tests.support.simulated_server import SimulatedServer
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO, DORA = range(4)
HOUR = 3600.0


def mention(server: SimulatedServer, *people: int) -> str:
    return " ".join(f"<@{server.user(who)}>" for who in people)


async def open_for(server: SimulatedServer, *people: int, pace: str = "daily") -> str:
    await server.command(ADA, "new", pace=pace, **{"with": mention(server, *people)})
    (game,) = await server.app.host.store.search.games_in_channel(server.channel.id)
    return game.id


async def join(server: SimulatedServer, who: int, game: str) -> str:
    answer = await server.press(who, await server.message(game, "lobby"), JOIN)
    return answer.text if answer.is_private else ""


async def invite(server: SimulatedServer, game: str, *people: int) -> None:
    page = await server.press(ADA, await server.lobby_settings(ADA, game), "Players…")
    await server.choose(ADA, page.response, ":invite", *(str(server.user(it)) for it in people))


def calls(server: SimulatedServer, who: int) -> int:
    """How often somebody's phone rang, in the channel or by direct message."""
    letters = [it for it in server.direct(who) if "invites you" in it.content]
    pinging = [it for it in server.sent if server.user(who) in it.pings and it.new]
    return len([it for it in pinging if it.channel == server.channel.id]) + len(letters)


async def prefer(server: SimulatedServer, who: int, chosen: Preferences) -> None:
    store = server.app.host.store
    await put_preferences(store, server.user(who), chosen.model_dump_json())


async def test_only_who_is_invited_may_join(server: SimulatedServer) -> None:
    game = await open_for(server, BEN)
    assert "Only invited players can join" in said(await server.message(game, "lobby"))
    assert "hasn’t invited you" in await join(server, CLEO, game)
    assert await join(server, BEN, game) == ""
    assert "Only invited players can join." in said(await server.message(game, "lobby"))


async def test_the_lobby_names_those_whom_the_text_above_it_does_not(
    server: SimulatedServer,
) -> None:
    game = await open_for(server, BEN, CLEO)
    ben, cleo = (f"<@{server.user(it)}>" for it in (BEN, CLEO))
    told = said(await server.message(game, "lobby"))
    assert told.startswith(f"{ben} and {cleo}: you’re invited")
    assert (told.count(ben), told.count(cleo)) == (1, 1)
    await join(server, BEN, game)
    assert f"can join: {cleo}." in said(await server.message(game, "lobby"))


async def test_each_who_is_invited_is_called_once(server: SimulatedServer) -> None:
    game = await open_for(server, BEN, CLEO)
    assert len(server.messages) == 1, "the lobby itself calls"
    assert (calls(server, BEN), calls(server, CLEO), calls(server, DORA)) == (1, 1, 0)
    await invite(server, game, BEN)
    await invite(server, game, BEN, CLEO, DORA)
    await server.restart()
    await server.wait(HOUR)
    assert (calls(server, BEN), calls(server, CLEO), calls(server, DORA)) == (1, 1, 1)


async def test_an_invitation_without_anybody_opens_the_lobby_again(server: SimulatedServer) -> None:
    game = await open_for(server, BEN)
    await invite(server, game)
    assert "Only invited" not in said(await server.message(game, "lobby"))
    assert await join(server, CLEO, game) == ""


async def test_who_was_taken_out_comes_back_by_invitation(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=2)
    page = await server.press(ADA, await server.lobby_settings(ADA, game), "Players…")
    await server.choose(ADA, page.response, ":out", str(server.user(BEN)))
    await invite(server, game, BEN)
    assert await join(server, BEN, game) == ""


async def test_only_the_host_invites(server: SimulatedServer) -> None:
    game = await open_for(server, BEN)
    server.make_manager(DORA)
    message = await server.message(game, "lobby")
    for who in (BEN, CLEO, DORA):
        made_up = f"m1:{game}:0:lobby:invite"
        refused = await server.choose_made_up(who, message, made_up, str(server.user(who)))
        assert "Only the host" in refused.text


async def test_quiet_hours_put_an_invitation_off(server: SimulatedServer) -> None:
    minute = int(server.now // 60) % MINUTES
    await prefer(
        server, BEN, Preferences(quiet=QuietHours("UTC", minute, (minute + 120) % MINUTES))
    )
    await open_for(server, BEN)
    assert calls(server, BEN) == 0
    await server.wait(3 * HOUR)
    assert calls(server, BEN) == 1


@pytest.mark.parametrize(("ping", "direct"), [("table", 0), ("dm", 1)])
async def test_who_is_invited_is_called_where_they_want(
    ping: Literal["table", "dm"], direct: int, server: SimulatedServer
) -> None:
    await prefer(server, BEN, Preferences(ping=ping))
    await open_for(server, BEN)
    letters = [it for it in server.direct(BEN) if "invites you" in it.content]
    assert (len(letters), calls(server, BEN)) == (direct, 1)


async def test_nobody_who_is_no_member_is_invited(server: SimulatedServer) -> None:
    for guests in ("Ben", "<@123456789012345678>", "<@1> <@2", mention(server, BEN) + " and me"):
        answer = await server.command(ADA, "new", **{"with": guests})
        assert f"Invite up to {MOST_INVITED} people on this server" in answer.text, guests
    direct = await server.command_in_dm(ADA, "new", **{"with": mention(server, BEN)})
    assert "against computer players" in direct.text
    assert not await server.app.host.store.search.games_in_channel(server.channel.id)


async def test_who_cannot_see_the_lobby_gets_no_direct_message(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look(post: Post, guild_id: int, channel_id: int, user_id: int) -> Delivery:
        is_hidden = user_id == server.user(BEN)
        return Delivery.UNREACHABLE if is_hidden else Delivery.SHOWN

    monkeypatch.setattr(Post, "look_for_reader", look)
    for who in (BEN, CLEO):
        await prefer(server, who, Preferences(ping="dm"))
    await open_for(server, BEN, CLEO)
    assert (calls(server, BEN), calls(server, CLEO)) == (0, 1)


async def test_a_lobby_calls_few_people_however_many_are_invited(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invitations, "MOST_CALLED", 2)
    game = await open_for(server, BEN)
    await invite(server, game, CLEO, DORA)
    await invite(server, game, DORA)
    assert [calls(server, it) for it in (BEN, CLEO, DORA)] == [1, 1, 0]
    assert await join(server, DORA, game) == ""


async def test_an_id_that_no_database_keeps_is_nobodys(server: SimulatedServer) -> None:
    game = await open_for(server, BEN)
    message = await server.message(game, "lobby")
    refused = await server.choose_made_up(ADA, message, f"m1:{game}:0:lobby:invite", str(2**63))
    assert "no longer works" in refused.text


async def test_what_is_typed_is_mentions_alone() -> None:
    assert read_mentions(" <@1>, <@!22> <@1>") == (1, 22, 1)
    assert read_mentions("") == ()
    for typed in ("@Bo", "<@>", "<@&5>", "<@1>;<@2>", "1", "<@" + "1" * 21 + ">", f"<@{2**63}>"):
        with pytest.raises(Refused):
            read_mentions(typed)


async def test_the_lobby_of_a_rematch_with_computers_says_whom_it_waits_for(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby("daily", people=2)
    lobbies, ada = server.app.lobbies, server.user(ADA)
    await server.run_in_bot(lobbies.change(game, lambda it: it.with_computer(ada)))
    await server.press(ADA, await server.message(game, "lobby"), START)
    for who in (ADA, BEN):
        await server.vote_to_cancel(who)
    await server.wait(1)
    await server.press(ADA, await server.message(game, "table"), "Rematch")
    (again,) = await server.app.host.store.search.games_in_channel(server.channel.id, ("lobby",))
    message = await server.message(again.id, "lobby")
    assert said(message).startswith(f"<@{server.user(BEN)}>: 🎩 Ada wants a rematch.")
    assert "2 of 8 players" in said(message)
