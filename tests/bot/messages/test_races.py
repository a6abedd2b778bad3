"""Presses at the same moment, and a Discord that is slow, has lost things, or forbids them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest

from bot.discord.reply import DEFER_AFTER
from bot.local import interactions, payloads
from bot.local.interactions import Sent
from bot.process.app import App, Setup
from engine.core import actions as a
from engine.core import decisions as d
from engine.core.state import awaited, waiting
from engine.host.snapshots import state_of
from engine.players import absent
from tests.support import stored_rows
from tests.support.answer_labels import AUCTION, END_TURN, PASS, ROLL, bid_of
from tests.support.connecticut import at_auction, at_the_end, at_the_shop
from tests.support.consistency import check_all, check_log
from tests.support.custom_ids import action_custom_id, panel_custom_id
from tests.support.game import CONNECTICUT, A, B, C
from tests.support.local_discord.places import take_from_role
from tests.support.simulated_messages import Answer, labels, said
from tests.support.simulated_server import HOUR, SimulatedServer
from tests.support.unthreaded_sqlite import open_unthreaded

pytestmark = pytest.mark.asyncio
AT_ONCE, MOVES = 50, 10
UPDATE, DEFER_UPDATE = 7, 6
"""Answers to a press: another message in its place, or that one will come."""


async def custom_id(server: SimulatedServer, game: str, action: a.Action) -> str:
    """The button of an action on what waits now."""
    return action_custom_id(game, waiting(state_of(await server.table(game))).id, action)


async def rolled(server: SimulatedServer, game: str) -> int:
    """How often dice have been rolled."""
    return state_of(await server.table(game)).rolls


def send(server: SimulatedServer, who: int, message: Any, pressed: str) -> Sent:
    """Press without waiting for anything."""
    return interactions.press_raw(server.hub, server.user(who), message.id, pressed)


def is_private(server: SimulatedServer, sent: Sent) -> bool:
    """Whether a press was answered to whoever pressed alone."""
    return Answer(server.hub, server.app.client, sent).is_private


async def check_bought_once(server: SimulatedServer, game: str, presses: list[Sent]) -> None:
    """One step, one price; whoever was late is told so in private."""
    assert all(it.outcome.done() for it in presses)
    assert sum(is_private(server, it) for it in presses) >= AT_ONCE - 2
    steps = await server.app.host.store.games.steps(game)
    (bought,) = [it for it in steps if it.action.endswith(" buy")]
    assert bought.key in {str(it.id) for it in presses}
    assert (await server.table(game)).position.seats[A].cash == 1500 - 120


async def test_fifty_presses_of_one_button_at_once(server: SimulatedServer) -> None:
    game = await server.start_game()
    await server.arrange(game, at_the_shop)
    buy, message = await custom_id(server, game, a.Buy()), server.newest
    presses = [send(server, A, message, buy) for _ in range(AT_ONCE)]
    await server.settle()
    await check_bought_once(server, game, presses)
    await check_all(server)


@asynccontextmanager
async def second_process(server: SimulatedServer) -> AsyncIterator[App]:
    """Another process on the same database, which hears every press as well."""
    options = {"shard_count": 1, "guild_ready_timeout": 0.0}
    store = await open_unthreaded(server.place, quiet=HOUR)
    app = App(store, Setup(client=options, monotonic=server.clock.time))
    await server.wire.connect(app.client)
    await server.settle()
    try:
        yield app
    finally:
        await app.publisher.drain()
        await app.deadline_timer.stop()
        await store.close()


async def test_two_processes_of_the_bot_on_one_file(server: SimulatedServer) -> None:
    """Both hear every press; the version lets one of them carry it out."""
    game = await server.start_game()
    await server.arrange(game, at_the_shop)
    async with second_process(server) as second:
        buy, message = await custom_id(server, game, a.Buy()), server.newest
        presses = [send(server, A, message, buy) for _ in range(AT_ONCE)]
        await server.settle()
        await check_bought_once(server, game, presses)
        for _ in range(MOVES):
            state = state_of(await second.host.started_game(game))
            seat = awaited(state)[0]
            action = absent.answer(state, seat)
            pressed = action_custom_id(game, waiting(state).id, action)
            sent = send(server, seat, await server.message(game, "table"), pressed)
            await server.settle()
            assert sent.outcome.done()
        assert (await second.host.started_game(game)).record.version >= MOVES
    check_log(partial(stored_rows.rows, server.place))


async def test_two_bid_the_same_at_once_and_one_is_told_the_new_price(
    server: SimulatedServer,
) -> None:
    game = await server.start_game(people=3)
    await server.arrange(game, at_auction)
    (thread,) = server.threads
    bids, bid = thread.history()[-1], await custom_id(server, game, a.Bid(10))
    presses = [send(server, who, bids, bid) for who in (B, C)]
    await server.settle()
    auction = waiting(state_of(await server.table(game)))
    assert isinstance(auction, d.Auction)
    assert auction.price == 10
    ((first, _),) = auction.bids
    late = Answer(server.hub, server.app.client, presses[first == B])
    assert "$11" in late.text
    await check_all(server)


async def test_a_press_on_the_old_message_while_the_new_one_is_posted(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    await server.arrange(game, at_the_end)
    old, rolls = server.newest, await rolled(server, game)
    end = await custom_id(server, game, a.EndTurn())
    server.fail("POST", f"/channels/{server.channel.id}/messages", delay=HOUR)
    await server.press_made_up(A, old, end)
    roll = await custom_id(server, game, a.Roll())
    again = send(server, A, old, end)
    board = send(server, B, old, panel_custom_id(game, "board"))
    early = send(server, B, old, roll)
    await server.settle()
    assert is_private(server, again)
    assert is_private(server, board)
    assert server.newest.id == old.id, "there is no other yet"
    server.stop_failing()
    await server.settle()
    assert early.outcome.done()
    assert await rolled(server, game) > rolls
    await check_all(server)
    assert labels(server.messages[-2]) == []


async def test_a_press_is_acknowledged_in_time_while_discord_is_slow(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.reply.DEFER_AFTER", DEFER_AFTER)
    game = await server.start_game()
    await server.arrange(game, at_the_end)
    old, end = server.newest, await custom_id(server, game, a.EndTurn())
    server.fail("POST", f"/channels/{server.channel.id}/messages", delay=HOUR)
    sent = send(server, A, old, end)
    await server.settle()
    assert sent.outcome.result()["type"] == UPDATE
    assert labels(server.newest) == []
    early = send(server, B, old, await custom_id(server, game, a.Roll()))
    await server.settle()
    assert not early.outcome.done()
    await server.wait(DEFER_AFTER)
    assert early.outcome.result()["type"] == DEFER_UPDATE, "the table is not there yet"
    server.stop_failing()
    await check_all(server)
    assert labels(server.messages[-2]) == []


async def test_a_table_message_that_was_deleted_is_posted_again(server: SimulatedServer) -> None:
    game = await server.start_game()
    await server.arrange(game, at_the_shop)
    message, buy = server.newest, await custom_id(server, game, a.Buy())
    server.delete(message)
    sent = send(server, A, message, buy)
    await server.settle()
    assert sent.outcome.done()
    assert server.newest.id != message.id
    assert END_TURN in labels(server.newest)
    await check_all(server)


@pytest.mark.parametrize("denied", ["create_public_threads", "send_messages_in_threads"])
async def test_where_threads_are_denied_the_auction_runs_on_its_message(
    denied: str, server: SimulatedServer
) -> None:
    game = await server.start_game()
    await server.arrange(game, at_the_shop)
    server.deny_permissions(**{denied: True})
    await server.press(A, server.newest, AUCTION)
    bidding = server.newest
    await server.press(B, bidding, bid_of(10))
    assert server.newest.id == bidding.id
    assert "$10" in said(server.newest)
    await check_all(server)
    await server.press(A, bidding, PASS)
    assert (await server.table(game)).position.deeds[CONNECTICUT].owner == B
    await check_all(server)
    assert not [it for it in server.messages if PASS in labels(it)]


async def test_presses_beside_and_after_the_one_that_closes_an_auction_are_answered(
    server: SimulatedServer,
) -> None:
    """And its thread stays closed."""
    game = await server.start_game(people=3)
    await server.arrange(game, at_auction)
    (thread,) = server.threads
    bids, auction = thread.history()[-1], waiting(state_of(await server.table(game))).id
    passing = await custom_id(server, game, a.PassBid())
    bid = await custom_id(server, game, a.Bid(26))
    await server.press_made_up(B, bids, await custom_id(server, game, a.Bid(25)))
    await server.press_made_up(A, bids, passing)
    beside = [(A, bid), (B, bid), (B, passing), (A, passing)]
    closing, *presses = [send(server, who, bids, it) for who, it in [(C, passing), *beside]]
    await server.settle()
    assert closing.outcome.done()
    assert (await server.table(game)).position.deeds[CONNECTICUT].owner == B
    assert server.is_locked(thread)
    typing = panel_custom_id(game, "bid", "type", auction)
    presses += [send(server, who, bids, it) for who, it in [(A, bid), (C, bid), (B, typing)]]
    await server.settle()
    assert [is_private(server, it) for it in presses] == [True] * len(presses)
    assert server.is_locked(thread)
    await check_all(server)


async def test_in_a_channel_closed_to_the_bot_the_last_message_goes_on(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    await server.arrange(game, at_the_end)
    rolls = await rolled(server, game)
    server.deny_permissions(send_messages=True)
    message = server.newest
    await server.press(A, message, END_TURN)
    assert server.newest.id == message.id
    server.deny_permissions()
    await server.press(B, server.newest, ROLL)
    assert await rolled(server, game) > rolls  # A card may have led back to GO.
    await check_all(server)


def take_from_roles(server: SimulatedServer, *permissions: str) -> None:
    """Take exactly these from every role, and tell the bot."""
    world = server.hub.world
    for role in ("everyone", "bot"):
        take_from_role(world, role, list(permissions))
        told = {
            "guild_id": str(world.guild_id),
            "role": payloads.role(world, world.guild_id, role),
        }
        server.hub.gateway.dispatch("GUILD_ROLE_UPDATE", told, world.guild_id)


async def test_a_game_goes_on_when_a_role_gives_the_bot_its_access_back(
    server: SimulatedServer,
) -> None:
    game, schedule = await server.start_game(), server.app.host.store.schedule
    await server.arrange(game, at_the_end)
    beside = (await server.command(A, "board")).private
    take_from_roles(server, "view_channel")
    await server.press_made_up(A, beside, await custom_id(server, game, a.EndTurn()))
    assert not await schedule.deadlines(game)
    take_from_roles(server)
    await server.settle()
    assert await schedule.deadlines(game)
