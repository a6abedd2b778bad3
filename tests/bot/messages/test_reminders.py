"""Reminders: at half time and before the end, gone when heard, never in quiet hours."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.messages.kinds import show
from bot.messages.reminders import answered
from bot.messages.reminders import reminders as reminders_due
from engine.core.actions import OfferTrade, Side
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import QuietHours
from engine.host.store.records import Deadline
from tests.support.answer_labels import BUY
from tests.support.fixed_dice import fixed_dice
from tests.support.game import CONNECTICUT, VERMONT, A, B
from tests.support.published_game import PublishedGame
from tests.support.simulated_messages import labels
from tests.support.simulated_server import SimulatedServer, simulated_server
from tests.support.stored_preferences import put_preferences
from tests.support.syncs import new_sync

pytestmark = pytest.mark.asyncio
MINUTE, HOUR = 60, 3600


async def prefer(server: SimulatedServer, who: int, **wishes: object) -> None:
    text = Preferences.model_validate(wishes).model_dump_json()
    await put_preferences(server.app.host.store, server.user(who), text)


async def buying(server: SimulatedServer) -> str:
    """Ada has to decide about Oriental; she was called as her dice had been rolled."""
    game = await server.start_game("daily", people=2)
    await server.wait(15 * MINUTE)
    kinds = {it.kind for it in (await server.table(game)).deadlines}
    assert kinds == {"buy"}
    return game


def pings(server: SimulatedServer, since: int = 0) -> list[tuple[int, ...]]:
    return [it.pings for it in server.sent[since:] if it.pings]


async def reminders(server: SimulatedServer, game: str) -> list[str]:
    messages = await server.app.host.store.messages.of_game(game)
    return [it.role for it in messages if it.role.startswith(("again:", "dm:"))]


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (4, 2), (4, 6))


async def test_who_is_silent_is_called_at_half_time_and_before_the_end(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await buying(server)
        assert pings(server) == [(server.user(0),)]
        await server.wait(18 * HOUR - 1)
        assert pings(server) == [(server.user(0),)]
        seen = len(server.sent)
        await server.wait(1)
        (half,) = server.sent[seen:]
        assert (half.new, half.pings) == (True, (server.user(0),))
        assert "the game moves on <t:" in half.text
        await server.wait(16 * HOUR - 1)
        assert len(server.sent) == seen + 1
        await server.wait(1)
        assert pings(server, seen) == [(server.user(0),)] * 2
        assert server.is_deleted(half)
        assert len(await reminders(server, game)) == 1


async def test_a_reminder_goes_when_it_has_been_heard(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await buying(server)
        seen = len(server.sent)
        await server.wait(18 * HOUR)
        (half,) = server.sent[seen:]
        await server.press(0, await server.message(game, "table"), BUY)
        assert server.is_deleted(half)
        assert await reminders(server, game) == []


async def test_a_reminder_comes_by_direct_message_where_that_is_wanted(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        await prefer(server, 0, ping="dm")
        game = await buying(server)
        seen = len(server.sent)
        await server.wait(18 * HOUR)
        (half,) = server.sent[seen:]
        assert (half.channel != server.channel.id, half.pings) == (True, (server.user(0),))
        await server.press(0, await server.message(game, "table"), BUY)
        assert server.is_deleted(half)


@pytest.mark.parametrize("ping", ["table", "dm"])
async def test_the_reminder_of_an_offer_opens_it(tmp_path: Path, ping: str) -> None:
    """The game goes on without an answer, and the offer is not in the game's message."""
    async with simulated_server(tmp_path) as server:
        await prefer(server, 1, ping=ping)
        game = await server.start_game("daily", people=2)
        await server.arrange(game, lambda it: it.owns(A, VERMONT).owns(B, CONNECTICUT))
        await server.act(game, A, OfferTrade(B, Side((VERMONT,)), Side((CONNECTICUT,))))
        seen = len(server.sent)
        await server.wait(12 * HOUR)
        ben = server.user(B)
        (half,) = (it for it in server.sent[seen:] if "has a trade offer for you" in it.text)
        assert (half.channel == server.channel.id, half.pings) == (ping == "table", (ben,))
        assert half.text.startswith(f"⏰ 🚢 <@{ben}>: 🎩 Ada has a trade offer for you. It expires")
        assert "the game moves on" not in half.text
        (role,) = await reminders(server, game)
        shown = await server.press(B, await server.message(game, role), "See the offer")
        assert shown.is_private
        assert labels(shown.private)[:3] == ["Accept", "Counter…", "Decline"]
        await server.press(B, shown.private, "Decline")
        assert server.is_deleted(half)


async def test_in_quiet_hours_the_call_waits_for_the_morning(tmp_path: Path) -> None:
    """The simulation begins at midnight UTC; Ada sleeps until seven."""
    async with simulated_server(tmp_path) as server:
        await prefer(server, 0, quiet=QuietHours("UTC", 23 * 60, 7 * 60))
        game = await buying(server)
        assert pings(server) == []
        (deadline,) = (await server.table(game)).deadlines
        assert (deadline.calls, deadline.next_call) == (0, await seven(server))
        await server.wait(await seven(server) - server.now)
        assert pings(server) == [(server.user(0),)]
        assert await reminders(server, game) == []  # The first call is a table message.


async def seven(server: SimulatedServer) -> float:
    return server.now - server.now % (24 * HOUR) + 7 * HOUR


async def test_live_and_in_the_evening_nobody_is_called_twice(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        await server.start_game("evening", people=2)
        await server.wait(30)
        assert pings(server) == [(server.user(0),)]
        await server.wait(19 * MINUTE)
        assert pings(server) == [(server.user(0),)]


async def test_two_who_are_awaited_for_one_decision_are_reminded_once_each(
    published: PublishedGame,
) -> None:
    host, posted = published.harness.host, published.discord
    game = await host.started_game(published.game.id)
    number, now = game.public().decision.id, published.harness.time[0]
    first, second = (
        Deadline(number, seat, "buy", now + HOUR, calls=2, called_at=now - late)
        for seat, late in ((A, 20), (B, 0))
    )
    for deadlines, expected in (((first,), 1), ((first, second), 2), ((first, second), 2)):
        snapshot = replace(game, deadlines=deadlines)
        sync = new_sync(host, posted.post, snapshot, now)
        await show(sync, (answered, reminders_due))
        assert len(posted.messages) == expected
    sync = new_sync(host, posted.post, replace(game, deadlines=()), now)
    await show(sync, (answered, reminders_due))
    assert not posted.messages, "all of them are answered"
