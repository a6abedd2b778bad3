"""Private messages about a bid: the end of the auction replaces what they say."""

from __future__ import annotations

import pytest

from bot.discord.reply import Reply
from bot.features.auctions.auction_outcome import RECENT
from bot.ui.panel_screen import AnyScreen
from engine.core.actions import Bid, PassBid
from tests.support.answer_labels import PASS, SET_MAXIMUM, bid_of
from tests.support.baltic_auction import BIDS, auction, bidding, fix_dice, press
from tests.support.game import READING, VERMONT, A, B, C
from tests.support.simulated_messages import said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def _baltic(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_dice(monkeypatch)


LOST = "The auction is over: 🚢 Ben won Baltic at auction for $71\nYour secret maximum was $70."
WON = "The auction is over: you won Baltic for $71.\nYour secret maximum was $90."


def edited_notes(server: SimulatedServer) -> list[str]:
    """What private messages say since they were edited."""
    return [
        body["content"]
        for method, path, body in server.requests
        if is_edit_of_answer(method, path) and "content" in body
    ]


def is_edit_of_answer(method: str, path: str) -> bool:
    """Whether a request edits the answer to a press."""
    return method == "PATCH" and path.startswith("/webhooks/")


async def test_how_an_auction_ended_replaces_what_a_bid_was_told(server: SimulatedServer) -> None:
    game = await auction(server)
    for who, most in ((B, "90"), (C, "70")):
        form = await press(server, who, game, SET_MAXIMUM)
        await server.type(who, form, amount=most)
    await press(server, C, game, PASS)
    assert edited_notes(server) == []
    await press(server, A, game, PASS)
    assert sorted(edited_notes(server)) == sorted((LOST, WON))


async def test_who_has_won_beyond_their_cash_reads_what_to_raise_and_is_called(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    await server.arrange(game, lambda it: it.cash(A, 22).owns(A, READING, VERMONT))
    await press(server, B, game, bid_of(50))
    await press(server, C, game, PASS)
    form = await press(server, A, game, SET_MAXIMUM)
    await server.type(A, form, amount="90")
    await press(server, B, game, PASS)
    (note,) = edited_notes(server)
    (deadline,) = (it for it in (await server.table(game)).deadlines if it.kind == "debt")
    where, until = f"<#{server.channel.id}>", f"<t:{int(deadline.at)}:t>"
    assert note == (
        "The auction is over: you won Baltic for $51.\nYour secret maximum was $90.\n"
        f"You have $22 in cash. Raise $29 more in {where} by {until}."
    )


async def test_who_ended_an_auction_in_its_thread_is_called_to_what_they_owe(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    await server.arrange(game, lambda it: it.cash(A, 22).owns(A, READING, VERMONT))
    await press(server, B, game, PASS)
    await press(server, C, game, PASS)
    form = await press(server, A, game, "Other amount…")
    won = await server.type(A, form, amount="60")
    assert "Raise $38 more" in won.text
    assert server.newest_pings == (server.user(A),)


async def test_a_newer_bid_takes_the_place_of_what_the_last_one_was_told(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    told = list[int]()
    for amount in ("20", "60"):
        form = await press(server, B, game, SET_MAXIMUM)
        told.append((await server.type(B, form, amount=amount)).private.id)
        deleted = [path for method, path, _ in server.requests if method == "DELETE"]
        assert [it for it in told if any(path.endswith(f"/{it}") for path in deleted)] == told[:-1]
    for who in (C, A):
        await press(server, who, game, PASS)
    assert len(edited_notes(server)) == 1


async def test_after_a_restart_what_a_bid_was_told_is_replaced_too(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    for who, most in ((B, "90"), (C, "70")):
        form = await press(server, who, game, SET_MAXIMUM)
        await server.type(who, form, amount=most)
    await server.restart()
    await press(server, C, game, PASS)
    assert edited_notes(server) == []
    await press(server, A, game, PASS)
    assert sorted(edited_notes(server)) == sorted((LOST, WON))


async def test_after_a_restart_a_newer_bid_takes_the_place_of_the_last_one_too(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    told = list[int]()
    for amount in ("20", "60"):
        form = await press(server, B, game, SET_MAXIMUM)
        told.append((await server.type(B, form, amount=amount)).private.id)
        deleted = [path for method, path, _ in server.requests if method == "DELETE"]
        assert [it for it in told if any(path.endswith(f"/{it}") for path in deleted)] == told[:-1]
        await server.restart()
    for who in (C, A):
        await press(server, who, game, PASS)
    assert len(edited_notes(server)) == 1


async def test_what_discord_lets_nobody_edit_any_more_is_left_alone(
    server: SimulatedServer,
) -> None:
    game = await auction(server, "daily")
    form = await press(server, B, game, SET_MAXIMUM)
    await server.type(B, form, amount="90")
    await server.restart()
    await server.wait(16 * 60)
    for who in (A, C):
        await press(server, who, game, PASS)
    assert edited_notes(server) == []
    assert "Sold: Baltic" in said(await server.message(game, BIDS))


async def test_what_a_bid_beyond_ones_cash_was_told_goes_as_well(server: SimulatedServer) -> None:
    game = await auction(server)
    await server.arrange(game, lambda it: it.cash(A, 15).owns(A, READING))
    question = await press(server, A, game, bid_of(50))
    await server.press(A, question.private, bid_of(50))
    for who in (B, C):
        await press(server, who, game, PASS)
    edits = [body for method, path, body in server.requests if is_edit_of_answer(method, path)]
    assert "The auction is over: you won Baltic for $50." in str(edits[-1])


async def test_a_game_that_is_called_off_says_so_where_a_bid_was_told(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    form = await press(server, B, game, SET_MAXIMUM)
    await server.type(B, form, amount="20")
    for who in (A, B, C):
        await server.vote_to_cancel(who)
    assert edited_notes(server) == ["The auction was called off. Nothing was sold."]


async def test_an_auction_of_very_many_bids_is_not_said_to_have_been_called_off(
    server: SimulatedServer,
) -> None:
    game = await auction(server)
    number = (await bidding(server, game)).id
    form = await press(server, B, game, SET_MAXIMUM)
    await server.type(B, form, amount="5")

    async def raise_price() -> None:
        for price in range(6, RECENT + 10):
            user = server.user((A, C)[price % 2])
            await server.app.host.submit(game, user, number, Bid(price), f"bid {price}")

    await server.run_in_bot(raise_price())
    for who in (B, A):
        await press(server, who, game, PASS)
    over = "The auction is over: 🐕 Cleo won Baltic at auction for $209\n"
    assert edited_notes(server) == [f"{over}Your secret maximum was $5."]


async def test_an_auction_that_ends_while_a_bid_is_answered_is_told_all_the_same(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, send = await auction(server), Reply.send_private
    number = (await bidding(server, game)).id
    form = await press(server, B, game, SET_MAXIMUM)

    async def send_late(reply: Reply, screen: AnyScreen) -> None:
        monkeypatch.undo()
        host = server.app.host
        for who in (C, A):
            user = (await server.table(game)).players[who].user_id or 0
            await host.submit(game, user, number, PassBid(), f"pass {who}")
        await server.app.publisher.flush(game)
        await send(reply, screen)

    monkeypatch.setattr(Reply, "send_private", send_late)
    await server.type(B, form, amount="20")
    (told,) = edited_notes(server)
    assert told.startswith("The auction is over: you won Baltic for $1.")


@pytest.mark.parametrize("restarts", [False, True], ids=["at once", "after a restart"])
async def test_a_message_that_cannot_be_edited_keeps_nothing_from_going_on(
    server: SimulatedServer, restarts: bool
) -> None:
    game = await auction(server)
    form = await press(server, B, game, SET_MAXIMUM)
    await server.type(B, form, amount="20")
    if restarts:
        await server.restart()
    server.fail("PATCH", "/webhooks/*/*/messages/*", 404, 10008, times=None)
    for who in (C, A):
        await press(server, who, game, PASS)
    assert "Sold: Baltic" in said(await server.message(game, BIDS))
