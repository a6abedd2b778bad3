"""A game whose channel is gone or closed to the bot waits, and goes on where it can."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.actions import Decline, OfferTrade, Side, Throw
from engine.host.lobbies.lobby import Location
from engine.host.people.parking import Parking
from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import labels, said
from tests.support.game import A, B

pytestmark = pytest.mark.asyncio
DAY = 24 * 3600.0
BUYING = "Buy Baltic $60"


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3), *[(1, 2)] * 20)


def close(here: World, status: int = 403, code: int = 50001) -> None:
    for path in (
        f"/channels/{here.channel.id}/messages",
        f"/channels/{here.channel.id}/messages/*",
    ):
        here.fail("*", path, status, code, times=None)


def open_again(here: World) -> None:
    here._env.backend.faults.clear()


async def is_parked(here: World, game: str) -> bool:
    return await here.app.publisher._parking.is_parked(game)


def asked(here: World) -> int:
    """How often the bot has asked for messages of the channel."""
    return sum(f"/{here.channel.id}/messages" in path for _, path, _ in here.requests)


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (404, 10004), (403, 50001)])
async def test_a_game_that_nobody_can_see_waits_without_a_clock(
    status: int, code: int, here: World
) -> None:
    game = await here.start()
    close(here, status, code)
    await here.act(game, A, Throw())
    assert await is_parked(here, game)
    before, version = asked(here), (await here.table(game)).game.version
    await here.wait(DAY)
    assert (asked(here), (await here.table(game)).game.version) == (before, version)
    assert await here.app.host.store.schedule.next_deadline() is None


async def test_its_players_are_told_once(here: World) -> None:
    game = await here.start()
    close(here)
    await here.act(game, A, Throw())
    for _ in range(2):
        await here.by_itself(here.app.publisher.ensure_active(game))
    for who in (A, B):
        (told,) = here.direct(who)
        assert "Nothing is lost" in told.content
        assert "Ada and 🚢 Ben" in told.content
    assert await is_parked(here, game)


async def test_a_process_that_dies_before_it_tells_leaves_that_to_the_next(here: World) -> None:
    game = await here.start()
    close(here)
    here.app.host.on_commit = lambda game_id: None
    await Parking(here.app.host).park(game)
    await here.restart()
    assert [len(here.direct(who)) for who in (A, B)] == [1, 1]


async def test_it_goes_on_when_a_command_reaches_it_and_the_channel_is_open(here: World) -> None:
    game = await here.start()
    close(here)
    await here.act(game, A, Throw())
    await here.wait(DAY)
    open_again(here)
    await here.command(A, "board", game=game)
    assert not await is_parked(here, game)
    assert BUYING in labels(await here.message(game, "table"))
    assert min(it.at for it in await here.app.host.store.schedule.deadlines(game)) > here.now


async def test_a_press_in_direct_messages_plays_a_parked_game(here: World) -> None:
    game = await here.start()
    await here.act(game, A, OfferTrade(B, Side(cash=20), Side()))
    close(here)
    await here.act(game, A, Throw())
    assert await is_parked(here, game)
    await here.press(B, here.direct(B)[0], "Accept")
    assert (await here.table(game)).state.seats[B].cash == 1520
    assert labels(here.direct(B)[0]) == []
    assert await is_parked(here, game), "its channel is closed still"


async def test_after_a_restart_it_waits_on(here: World) -> None:
    game = await here.start()
    close(here)
    await here.act(game, A, Throw())
    before = asked(here)
    await here.restart()
    await here.wait(DAY)
    assert await is_parked(here, game)
    assert asked(here) == before


async def test_a_server_that_is_left_parks_its_games_at_once(here: World) -> None:
    game = await here.start()
    guild = cast(Any, SimpleNamespace(id=(await here.table(game)).game.guild_id))
    close(here, 404, 10004)
    await here.by_itself(here.app.client.on_guild_remove(guild))
    assert await is_parked(here, game)
    open_again(here)
    await here.by_itself(here.app.client.on_guild_join(guild))
    assert not await is_parked(here, game)


async def test_a_channel_that_is_deleted_parks_its_games_at_once(here: World) -> None:
    game = await here.start()
    channel = cast(Any, SimpleNamespace(id=here.channel.id))
    close(here)
    await here.by_itself(here.app.client.on_guild_channel_delete(channel))
    assert await is_parked(here, game)
    open_again(here)
    await here.by_itself(here.app.client.on_guild_channel_update(channel, channel))
    assert not await is_parked(here, game)


async def test_the_thread_of_an_auction_that_is_deleted_moves_it_to_the_channel(
    here: World,
) -> None:
    game = await here.start()
    await here.act(game, A, Throw())
    await here.act(game, A, Decline())
    (thread,) = here.threads
    here.fail("*", f"/channels/{thread.id}/messages/*", 404, 10003, times=None)
    gone = cast(Any, SimpleNamespace(thread_id=thread.id, parent_id=here.channel.id))
    await here.by_itself(here.app.client.on_raw_thread_delete(gone))
    assert (await here.message(game, "bids:3")).channel.id == here.channel.id
    assert not await is_parked(here, game)


@pytest.mark.parametrize("parked", [True, False])
async def test_a_game_that_is_moved_is_shown_anew(here: World, parked: bool) -> None:
    game = await here.start()
    old = await here.message(game, "table")
    if parked:
        close(here)
    await here.act(game, A, Throw())
    other = here._guild.create_text_channel("elsewhere")
    guild_id = (await here.table(game)).game.guild_id
    moving = here.app.publisher.move(game, Location(guild_id, other.id, False))
    await here.by_itself(moving)
    kept = await here.app.host.store.messages.get(game, "table")
    assert kept is not None
    (table,) = other.history()
    assert (kept.channel_id, kept.message_id) == (other.id, table.id)
    assert BUYING in labels(table)
    assert ("threw 1+2" in said(table)) == parked, "what nobody has seen is told, and once"
    assert not await is_parked(here, game)
    if not parked:
        assert not labels(next(it for it in here.messages if it.id == old.id))


async def test_an_auction_moves_with_its_game(here: World) -> None:
    game = await here.start()
    await here.act(game, A, Throw())
    await here.act(game, A, Decline())
    other = here._guild.create_text_channel("elsewhere")
    guild_id = (await here.table(game)).game.guild_id
    await here.by_itself(here.app.publisher.move(game, Location(guild_id, other.id, False)))
    kept = await here.app.host.store.messages.get(game, "bids:3")
    assert kept is not None
    assert kept.channel_id in {it.id for it in other.threads}
    (left,) = here.threads
    assert all(not labels(it) for it in left.history())
    changes = [
        path for method, path, _ in here.requests if method == "PATCH" and str(left.id) in path
    ]
    assert changes[-1] == f"/channels/{left.id}", "it is closed when nothing in it changes any more"


async def test_an_offer_in_direct_messages_stays_when_its_game_moves(here: World) -> None:
    game = await here.start()
    await here.act(game, A, OfferTrade(B, Side(cash=20), Side()))
    other = here._guild.create_text_channel("elsewhere")
    guild_id = (await here.table(game)).game.guild_id
    await here.by_itself(here.app.publisher.move(game, Location(guild_id, other.id, False)))
    (letter,) = here.direct(B)
    await here.press(B, letter, "Accept")
    assert (await here.table(game)).state.seats[B].cash == 1520
