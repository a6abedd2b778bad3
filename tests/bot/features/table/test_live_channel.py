"""The channel of a live game: one game message that moves down, and a few cards above it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from bot.features.table.past import MOST_CARDS, MOST_SUMS
from bot.features.table.table_body import body_of, dump_body
from engine.analysis.statistics.weights import LEAST_DEAL
from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Side
from engine.core.state import awaited, waiting
from engine.host.lobby import Location
from engine.host.snapshots import state_of
from engine.host.store.records import Message
from engine.players import absent
from tests.support.consistency import check_all
from tests.support.fixed_dice import fixed_dice
from tests.support.game import BALTIC, CONNECTICUT, MEDITERRANEAN, ORIENTAL, A, B
from tests.support.host_harness import HostHarness
from tests.support.published_game import PublishedGame, at_purchase
from tests.support.simulated_messages import buttons, said
from tests.support.simulated_server import SimulatedServer, simulated_server

pytestmark = pytest.mark.asyncio
TURNS = 68
"""As many as a live evening of three has."""
SEED = bytes([2]) * 32


async def act(server: SimulatedServer, game: str) -> None:
    """Let the player who is awaited buy what can be bought, bid once, and else do as in silence."""
    state = state_of(await server.table(game))
    seat, decision = awaited(state)[0], waiting(state)
    action = absent.answer(state, seat)
    if isinstance(decision, d.BuyOrDecline) and state.seats[seat].cash > 400:
        action = a.Buy()
    elif isinstance(decision, d.Auction) and not decision.bids:
        action = a.Bid(state.lowest_bid(decision.space, decision.price))
    await server.act(game, seat, action)


async def end_turn(server: SimulatedServer, game: str) -> None:
    """Play until somebody else is to roll."""
    mover = (await server.table(game)).position.mover
    while (await server.table(game)).position.mover == mover:
        await act(server, game)


def above(server: SimulatedServer) -> list[discord.Message]:
    """What stands between the lobby and the game message."""
    return server.messages[1:-1]


async def test_after_an_evening_hardly_anything_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, mix="told")
    async with simulated_server(tmp_path, seed=SEED) as server:
        game = await server.start_game("live", people=3)
        while (table := await server.table(game)).position.turn <= TURNS:
            assert table.record.phase == "running"
            await act(server, game)
        assert len([it for it in server.sent if it.new]) > TURNS
        assert len(server.messages) <= 10
        assert len(above(server)) <= MOST_CARDS
        assert [it.id for it in server.messages if buttons(it)] == [server.newest.id]
        assert server.threads
        assert all(it.body["thread_metadata"]["archived"] for it in server.threads)
        await check_all(server)


@pytest_asyncio.fixture
async def live(tmp_path: Path) -> AsyncIterator[PublishedGame]:
    """A live game of two: A may buy Connecticut, has Mediterranean and, together with B, both of
    its group.
    """
    arranged = at_purchase().owns(A, MEDITERRANEAN).owns(B, BALTIC)
    harness = await HostHarness.at(tmp_path / "games.db")
    found = PublishedGame(harness, await harness.start_game(arranged))
    await found.show()
    yield found
    await found.close()
    await harness.store.close()


async def pass_on(game: PublishedGame) -> Message:
    """A buys and ends the turn, so that B is called by a new message; return that."""
    await game.press(A, a.Buy())
    await game.press(A, a.EndTurn())
    return await game.table()


def shown(game: PublishedGame) -> list[int]:
    """The ids of the messages in the channel."""
    return [it.id for it in game.discord.all_messages]


DEAL = (Side((MEDITERRANEAN,)), Side(cash=80))
BIG = (Side((CONNECTICUT,)), Side(cash=LEAST_DEAL))


@pytest.mark.parametrize(
    ("sides", "cards", "stays"),
    [
        (DEAL, 0, True),
        (DEAL, MOST_SUMS, True),
        (DEAL, MOST_CARDS, False),
        (BIG, 0, True),
        (BIG, MOST_SUMS, False),
    ],
)
async def test_a_full_group_and_a_big_deal_stay_as_cards(
    live: PublishedGame, sides: tuple[Side, Side], cards: int, stays: bool
) -> None:
    await pass_on(live)
    table = await live.table()
    body = dump_body(replace(body_of(table), cards=cards))
    await live.harness.store.messages.put(replace(table, body=body))
    await live.press(A, a.OfferTrade(B, *sides))
    (offer,) = (await live.game.state()).trades
    await live.press(B, a.AcceptTrade(offer.id))
    while (await live.table()).message_id == table.message_id:
        state = await live.game.state()
        (seat, *_) = awaited(state)
        await live.press(seat, absent.answer(state, seat))
    newest = await live.table()
    assert (table.message_id in shown(live)) is stays
    assert body_of(newest).cards == cards + stays
    if stays:
        card = live.discord.message(table.message_id)
        assert "sold" in said(card) or "bought" in said(card)
        assert not buttons(card)


async def test_in_a_channel_that_a_game_has_left_its_message_stays(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await server.start_game("live", people=3)
        left, guild = await server.message(game, "table"), server.channel.guild.id
        opening = server.post.open_thread(server.channel.id, server.messages[0].id, "Our game")
        thread = await server.run_in_bot(opening)
        assert isinstance(thread, int)
        await server.run_in_bot(server.app.publisher.move(game, Location(guild, thread, True)))
        await end_turn(server, game)
        (stays,) = [it for it in server.messages if it.id == left.id]
        assert f"<#{thread}>" in said(stays)


async def refuse(server: SimulatedServer) -> tuple[str, discord.Message, discord.Message]:
    """Return a game in which B is called and has refused to let A take a choice back, the message
    that calls B, and the question.
    """
    game = await server.start_game("live", people=3)
    for action in (a.Roll(), a.Buy(), a.Roll(), a.Buy(), a.EndTurn()):
        await server.act(game, A, action)
    called = await server.message(game, "table")
    assert server.newest_pings == (server.user(B),)
    await server.ask_to_undo(A)
    question = server.newest
    await server.press(B, question, "Keep it")
    return game, called, question


ROLLS = ((6, 5), (1, 1), (1, 1), (3, 3), (1, 2), (1, 2), (1, 2))
"""A begins and moves twice, each time to what may be bought."""


async def test_a_question_that_was_refused_goes_when_the_game_message_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, *ROLLS)
    async with simulated_server(tmp_path) as server:
        game, _, question = await refuse(server)
        assert server.newest.id == question.id
        await end_turn(server, game)
        assert len(server.messages) == 2
        assert question.id not in [it.id for it in server.messages]


async def test_what_called_somebody_stays_until_they_have_pressed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, *ROLLS)
    async with simulated_server(tmp_path) as server:
        game, called, _ = await refuse(server)
        await server.act(game, A, a.Mortgage(ORIENTAL))
        assert [it.id for it in above(server)] == [called.id]
        assert not buttons(above(server)[0])
        await check_all(server)
        await server.act(game, B, a.Roll())
        assert above(server) == []


async def test_what_a_message_told_that_has_gone_is_told_below(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, seed=SEED) as server:
        game = await server.start_game(people=2)
        mover = (await server.table(game)).players[(await server.table(game)).position.mover]
        await end_turn(server, game)
        assert f"{mover.name} rolled" in said(await server.message(game, "table"))
        await check_all(server)
