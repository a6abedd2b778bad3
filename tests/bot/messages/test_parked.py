"""A game whose channel is gone or closed to the bot waits, and goes on where it can."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest

from bot.messages.parked import NOTE
from bot.messages.reconcile import REPLACE_AFTER
from engine.core.actions import Decline, FileMaxima, OfferTrade, Roll, Side
from engine.host.lobby import Location
from engine.host.people.parking import Parking
from tests.support.answer_labels import PASS, buy
from tests.support.fixed_dice import fixed_dice
from tests.support.game import BALTIC, A, B
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
DAY = 24 * 3600.0
BUYING = buy("Baltic", 60)


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3), *[(1, 2)] * 20)


def close(server: SimulatedServer, status: int = 403, code: int = 50001) -> None:
    server.fail("*", f"/channels/{server.channel.id}*", status, code, times=None)


def open_again(server: SimulatedServer) -> None:
    server.stop_failing()


async def is_parked(server: SimulatedServer, game: str) -> bool:
    return await Parking(server.app.host).is_parked(game)


def asked(server: SimulatedServer) -> int:
    """How often the bot has asked for the channel, or for messages in it."""
    return sum(path.startswith(f"/channels/{server.channel.id}") for _, path, _ in server.requests)


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (404, 10004), (403, 50001)])
async def test_a_game_that_nobody_can_see_waits_without_a_clock(
    status: int, code: int, server: SimulatedServer
) -> None:
    game = await server.start_game()
    close(server, status, code)
    await server.act(game, A, Roll())
    assert await is_parked(server, game)
    before, version = asked(server), (await server.table(game)).record.version
    await server.wait(DAY)
    assert (asked(server), (await server.table(game)).record.version) == (before, version)
    assert await server.app.host.store.schedule.next_deadline() is None


async def test_its_players_are_told_once(server: SimulatedServer) -> None:
    game = await server.start_game()
    close(server)
    await server.act(game, A, Roll())
    for _ in range(2):
        await server.run_in_bot(server.app.publisher.ensure_active(game))
    for who in (A, B):
        (told,) = server.direct(who)
        assert "Nothing is lost" in told.content
        assert "Ada and 🚢 Ben" in told.content
    assert await is_parked(server, game)


async def test_a_crash_before_it_is_noted_tells_nobody_twice(server: SimulatedServer) -> None:
    game = await server.start_game()
    close(server)
    await server.act(game, A, Roll())
    await server.app.host.store.notes.put(game, NOTE, None)
    await server.wait(5.0)
    await server.restart()
    await server.run_in_bot(server.app.publisher.redraw(game))
    assert await server.app.host.store.notes.get(game, NOTE) is not None
    path = f"/channels/{server.members[A].user.dm_channel.id}/messages"
    sent = [body["nonce"] for method, at, body in server.requests if (method, at) == ("POST", path)]
    assert len(set(sent)) == 1, "Discord sends what has the same nonce once"


async def test_a_process_that_dies_before_it_tells_leaves_that_to_the_next(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    close(server)
    server.app.host.on_commit = lambda game_id: None
    await Parking(server.app.host).park(game)
    await server.restart()
    assert [len(server.direct(who)) for who in (A, B)] == [1, 1]


async def test_it_goes_on_when_a_command_reaches_it_and_the_channel_is_open(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    close(server)
    await server.act(game, A, Roll())
    await server.wait(DAY)
    open_again(server)
    await server.command(A, "board", game=game)
    assert not await is_parked(server, game)
    assert BUYING in labels(await server.message(game, "table"))
    assert min(it.at for it in await server.app.host.store.schedule.deadlines(game)) > server.now


async def vote_again(server: SimulatedServer, game: str) -> None:
    """A vote that is replaced, because it is old."""
    await server.wait(REPLACE_AFTER + 1)
    await server.vote_to_cancel(B)


async def play_on(server: SimulatedServer, game: str) -> None:
    """A table whose place the next one takes: it calls Ben."""
    await server.act(game, A, Roll())
    await server.act(game, A, Decline())


@pytest.mark.parametrize(("role", "change"), [("vote", vote_again), ("table", play_on)])
async def test_what_is_over_loses_its_buttons_when_the_channel_is_given_back(
    role: str, change: Callable[[SimulatedServer, str], Awaitable[None]], server: SimulatedServer
) -> None:
    game = await server.start_game("daily", people=3)
    await server.vote_to_cancel(A)
    old = await server.message(game, role)
    edit = f"/channels/{server.channel.id}/messages/{old.id}"
    server.fail("PATCH", edit, 429, 30046, times=None)
    await change(server, game)
    assert old.id != (await server.message(game, role)).id
    assert server.custom_ids()[old.id], "its edits are limited"
    open_again(server)
    close(server)
    await server.run_in_bot(server.app.publisher.redraw(game))
    assert await is_parked(server, game)
    open_again(server)
    await server.command(A, "board", game=game)
    assert not server.custom_ids()[old.id]


async def test_a_press_in_direct_messages_plays_a_parked_game(server: SimulatedServer) -> None:
    game = await server.start_game()
    await server.act(game, A, OfferTrade(B, Side(cash=20), Side()))
    close(server)
    await server.act(game, A, Roll())
    assert await is_parked(server, game)
    await server.press(B, server.direct(B)[0], "Accept")
    assert (await server.table(game)).position.seats[B].cash == 1520
    assert labels(server.direct(B)[0]) == []
    assert await is_parked(server, game), "its channel is closed still"


async def test_after_a_restart_it_waits_on(server: SimulatedServer) -> None:
    game = await server.start_game()
    close(server)
    await server.act(game, A, Roll())
    before = asked(server)
    await server.restart()
    await server.wait(DAY)
    assert await is_parked(server, game)
    assert asked(server) == before


async def test_a_server_that_is_left_parks_its_games_at_once(server: SimulatedServer) -> None:
    game = await server.start_game()
    guild = cast(Any, SimpleNamespace(id=(await server.table(game)).record.guild_id))
    close(server, 404, 10004)
    await server.run_in_bot(server.app.client.on_guild_remove(guild))
    assert await is_parked(server, game)
    open_again(server)
    await server.run_in_bot(server.app.client.on_guild_join(guild))
    assert not await is_parked(server, game)


async def test_a_channel_that_is_deleted_parks_its_games_at_once(server: SimulatedServer) -> None:
    game = await server.start_game()
    channel = cast(Any, SimpleNamespace(id=server.channel.id))
    close(server)
    await server.run_in_bot(server.app.client.on_guild_channel_delete(channel))
    assert await is_parked(server, game)
    open_again(server)
    await server.run_in_bot(server.app.client.on_guild_channel_update(channel, channel))
    assert not await is_parked(server, game)


async def test_the_thread_of_an_auction_that_is_deleted_moves_it_to_the_channel(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    await server.act(game, A, Roll())
    await server.act(game, A, Decline())
    (thread,) = server.threads
    server.fail("*", f"/channels/{thread.id}/messages/*", 404, 10003, times=None)
    gone = cast(Any, SimpleNamespace(thread_id=thread.id, parent_id=server.channel.id))
    await server.run_in_bot(server.app.client.on_raw_thread_delete(gone))
    assert (await server.message(game, "bids:3")).channel.id == server.channel.id
    assert not await is_parked(server, game)


@pytest.mark.parametrize("parked", [True, False])
async def test_a_game_that_is_moved_is_shown_anew(server: SimulatedServer, parked: bool) -> None:
    game = await server.start_game()
    old = await server.message(game, "table")
    if parked:
        close(server)
    await server.act(game, A, Roll())
    other = server.create_channel("elsewhere")
    guild_id = (await server.table(game)).record.guild_id
    moving = server.app.publisher.move(game, Location(guild_id, other.id, False))
    await server.run_in_bot(moving)
    kept = await server.app.host.store.messages.get(game, "table")
    assert kept is not None
    (table,) = other.history()
    assert (kept.channel_id, kept.message_id) == (other.id, table.id)
    assert BUYING in labels(table)
    assert ("rolled 1+2" in said(table)) == parked, "what nobody has seen is told, and once"
    assert not await is_parked(server, game)
    if not parked:
        assert not labels(next(it for it in server.messages if it.id == old.id))


async def test_an_auction_moves_with_its_game(server: SimulatedServer) -> None:
    game = await server.start_game()
    await server.act(game, A, Roll())
    await server.act(game, A, Decline())
    other = server.create_channel("elsewhere")
    guild_id = (await server.table(game)).record.guild_id
    await server.run_in_bot(server.app.publisher.move(game, Location(guild_id, other.id, False)))
    kept = await server.app.host.store.messages.get(game, "bids:3")
    assert kept is not None
    assert kept.channel_id in {it.id for it in other.threads}
    (left,) = server.threads
    assert all(not labels(it) for it in left.history())
    changes = [
        path for method, path, _ in server.requests if method == "PATCH" and str(left.id) in path
    ]
    assert changes[-1] == f"/channels/{left.id}", "it is closed when nothing in it changes any more"


async def test_an_offer_in_direct_messages_stays_when_its_game_moves(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    await server.act(game, A, OfferTrade(B, Side(cash=20), Side()))
    other = server.create_channel("elsewhere")
    guild_id = (await server.table(game)).record.guild_id
    await server.run_in_bot(server.app.publisher.move(game, Location(guild_id, other.id, False)))
    (letter,) = server.direct(B)
    await server.press(B, letter, "Accept")
    assert (await server.table(game)).position.seats[B].cash == 1520


def told(server: SimulatedServer, who: int) -> list[str]:
    """What a member was told by direct message of a thread that is closed."""
    return [it.content for it in server.direct(who) if "archived and locked" in it.content]


async def in_a_thread(server: SimulatedServer, place: str) -> tuple[str, Any]:
    """A game that is played in a thread, or that has its auction there."""
    game = await server.start_game("daily")
    await server.act(game, A, Roll())
    if place == "auction":
        await server.act(game, A, Decline())
        return game, server.threads[0]
    thread = await server.run_in_bot(
        server.post.open_thread(server.channel.id, server.newest.id, "Our game")
    )
    assert isinstance(thread, int)
    guild_id = (await server.table(game)).record.guild_id
    await server.run_in_bot(server.app.publisher.move(game, Location(guild_id, thread, True)))
    return game, server.threads[0]


@pytest.mark.parametrize("place", ["auction", "game"])
@pytest.mark.parametrize("is_heard", [True, False])
async def test_a_thread_that_a_moderator_puts_away_stays_so_and_its_game_waits(
    place: str, is_heard: bool, server: SimulatedServer
) -> None:
    game, thread = await in_a_thread(server, place)
    role = "bids:3" if place == "auction" else "table"
    shown = (await server.message(game, role)).channel
    await server.put_away(thread, is_heard=is_heard)
    if not is_heard:
        await server.restart()
        await server.command_in_dm(B, "board", game=game)
        await server.run_in_bot(server.app.publisher.redraw(game))
    assert await is_parked(server, game)
    before = len(server.requests)
    for _ in range(2):
        await server.command_in_dm(B, "board", game=game)
        await server.run_in_bot(server.app.publisher.redraw(game))
        await server.wait(DAY)
    assert await is_parked(server, game)
    assert not [it for it in server.requests[before:] if it[2] == {"archived": False}]
    assert [len(told(server, who)) for who in (A, B)] == [1, 1]
    assert f"<#{thread.id}>" in told(server, A)[0]

    await server.give_back(thread, is_heard=is_heard)
    if not is_heard:
        await server.command_in_dm(B, "board", game=game)
    assert not await is_parked(server, game)
    assert labels(await server.message(game, role))
    assert (await server.message(game, role)).channel.id == shown.id


async def test_a_forum_that_is_given_back_lets_the_games_in_its_posts_go_on(
    server: SimulatedServer,
) -> None:
    game, thread = await in_a_thread(server, "game")
    server.fail("*", f"/channels/{thread.id}*", 403, 50001, times=None)
    await server.act(game, A, Decline())
    assert await is_parked(server, game)
    open_again(server)
    forum = Mock(spec=discord.ForumChannel, id=server.channel.id, threads=[thread])
    await server.run_in_bot(server.app.client.on_guild_channel_update(forum, forum))
    assert not await is_parked(server, game)


async def test_players_hear_of_the_next_time_too_but_not_again_and_again(
    server: SimulatedServer,
) -> None:
    game, thread = await in_a_thread(server, "auction")
    for _ in range(3):
        await server.put_away(thread)
        await server.give_back(thread)
    assert not await is_parked(server, game)
    assert len(told(server, A)) == 1
    await server.wait(3600.0)
    await server.put_away(thread)
    assert len(told(server, A)) == 2


async def test_the_bots_own_lock_on_a_thread_parks_nothing(server: SimulatedServer) -> None:
    game, thread = await in_a_thread(server, "auction")
    await server.press(B, await server.message(game, "bids:3"), PASS)
    assert not await is_parked(server, game)
    assert told(server, A) == []


async def test_a_press_in_a_thread_that_was_put_away_does_not_open_it(
    server: SimulatedServer,
) -> None:
    game, thread = await in_a_thread(server, "auction")
    bids = await server.message(game, "bids:3")
    await server.put_away(thread)
    before = len(server.requests)
    await server.press_late(B, bids, PASS)
    assert not [it for it in server.requests[before:] if it[2] == {"archived": False}]
    await server.give_back(thread)
    assert not await is_parked(server, game)


async def test_what_was_replaced_in_a_thread_loses_its_buttons_when_that_is_given_back(
    server: SimulatedServer,
) -> None:
    game, thread = await in_a_thread(server, "auction")
    old = await server.message(game, "bids:3")
    server.fail("PATCH", f"/channels/{thread.id}/messages/{old.id}", 429, 30046, times=None)
    await server.wait(REPLACE_AFTER + 1)
    await server.act(game, B, FileMaxima(((BALTIC, 90),), 500))
    assert old.id != (await server.message(game, "bids:3")).id
    assert server.custom_ids()[old.id], "its edits are limited"
    open_again(server)
    await server.put_away(thread)
    await server.run_in_bot(server.app.publisher.redraw(game))
    assert await is_parked(server, game)
    assert server.custom_ids()[old.id]
    await server.give_back(thread)
    assert not server.custom_ids()[old.id]
