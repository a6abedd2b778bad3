"""However often people press, or a place comes and goes: a parked game asks and logs little."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.parked import ClosedPlace, read_closed_place
from bot.messages.reopening import ASKED, OPENED, REFUSED
from engine.core.actions import Decline, OfferTrade, Roll, Side
from engine.host.people.parking import Parking
from tests.support.answer_labels import ROLL
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B
from tests.support.simulated_messages import labels
from tests.support.simulated_server import HOUR, SimulatedServer

pytestmark = pytest.mark.asyncio
TOLD = ("archived and locked", "can no longer post")


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3), *[(1, 2)] * 20)


def close(server: SimulatedServer) -> None:
    server.fail("*", f"/channels/{server.channel.id}*", 403, 50001, times=None)


def asked(server: SimulatedServer) -> int:
    """How often the bot has asked for the channel, or for messages in it."""
    return sum(path.startswith(f"/channels/{server.channel.id}") for _, path, _ in server.requests)


async def version(server: SimulatedServer, game: str) -> int:
    return (await server.table(game)).record.version


async def is_parked(server: SimulatedServer, game: str) -> bool:
    return await Parking(server.app.host).is_parked(game)


async def parked(server: SimulatedServer) -> str:
    """A game whose channel is closed to the bot."""
    game = await server.start_game()
    close(server)
    await server.act(game, A, Roll())
    assert await is_parked(server, game)
    return game


def told(server: SimulatedServer, who: int) -> int:
    """How often a member has been told of a closed place."""
    return sum(any(it in letter.content for it in TOLD) for letter in server.direct(who))


async def auction(server: SimulatedServer) -> tuple[str, Any]:
    """A game with an auction in a thread."""
    game = await server.start_game("daily")
    await server.act(game, A, Roll())
    await server.act(game, A, Decline())
    return game, server.threads[0]


async def test_a_press_asks_for_the_channel_once_and_writes_nothing(
    server: SimulatedServer,
) -> None:
    game = await parked(server)
    before, stands = asked(server), await version(server, game)
    answer = await server.command_in_dm(B, "board", game=game)
    assert answer.text
    assert asked(server) == before + 1
    assert await version(server, game) == stands


async def test_of_many_presses_few_ask_and_the_last_counts(server: SimulatedServer) -> None:
    game = await server.start_game()
    old = await server.message(game, "table")
    close(server)
    await server.act(game, A, Roll())
    before, stands = asked(server), await version(server, game)
    for _ in range(15):
        await server.command_in_dm(B, "board", game=game)
        assert (await server.press_late(A, old, ROLL)).is_private
    assert asked(server) == before + ASKED.count
    assert await version(server, game) == stands
    server.stop_failing()
    await server.wait(ASKED.seconds / ASKED.count)
    assert not await is_parked(server, game)


async def test_without_a_press_nothing_is_asked(server: SimulatedServer) -> None:
    game = await parked(server)
    for _ in range(15):
        await server.command_in_dm(B, "board", game=game)
    await server.wait(HOUR)
    before = asked(server)
    await server.wait(24 * HOUR)
    assert asked(server) == before


async def test_the_games_of_one_server_share_what_may_be_refused(server: SimulatedServer) -> None:
    games = [await server.start_game() for _ in range(REFUSED.count // ASKED.count + 2)]
    close(server)
    for game in games:
        await server.run_in_bot(server.app.publisher.redraw(game))
    before = asked(server)
    for _ in range(ASKED.count):
        for game in games:
            await server.run_in_bot(server.app.publisher.ensure_active(game))
    assert asked(server) - before == REFUSED.count


async def test_a_deed_counts_and_asks_little(server: SimulatedServer) -> None:
    game = await server.start_game()
    await server.act(game, A, OfferTrade(B, Side(cash=20), Side()))
    close(server)
    await server.act(game, A, Roll())
    before = asked(server)
    await server.press(B, server.direct(B)[0], "Accept")
    assert (await server.table(game)).position.seats[B].cash == 1520
    assert labels(server.direct(B)[0]) == []
    assert await is_parked(server, game)
    assert asked(server) <= before + 2


async def test_trouble_of_discord_is_waited_for(server: SimulatedServer) -> None:
    game = await parked(server)
    server.stop_failing()
    server.fail("*", f"/channels/{server.channel.id}*", 500, 0, times=2)
    await server.command_in_dm(B, "board", game=game)
    assert await is_parked(server, game)
    await server.wait(60.0)
    assert not await is_parked(server, game)


@pytest.mark.parametrize("is_away", [True, False])
async def test_a_lock_that_is_toggled_writes_little_and_its_last_state_counts(
    is_away: bool, server: SimulatedServer
) -> None:
    game, thread = await auction(server)
    before, stands = len(server.requests), await version(server, game)
    for _ in range(20):
        await server.put_away(thread)
        await server.give_back(thread)
    if is_away:
        await server.put_away(thread)
    assert await version(server, game) - stands == 2 * OPENED.count + 1
    assert len(server.requests) - before < 60
    assert await is_parked(server, game)
    await server.wait(OPENED.seconds / OPENED.count + 1)
    assert await is_parked(server, game) == is_away


async def test_players_hear_once_an_hour_of_whatever_place(server: SimulatedServer) -> None:
    game, thread = await auction(server)
    await server.put_away(thread)
    await server.give_back(thread)
    close(server)
    await server.run_in_bot(server.app.publisher.redraw(game))
    assert await is_parked(server, game)
    server.stop_failing()
    await server.run_in_bot(server.app.publisher.ensure_active(game))
    await server.put_away(thread)
    await server.give_back(thread)
    assert not await is_parked(server, game)
    close(server)
    await server.run_in_bot(server.app.publisher.redraw(game))
    assert [told(server, it) for it in (A, B)] == [1, 1]
    await server.wait(HOUR + 1)
    assert [told(server, it) for it in (A, B)] == [2, 2], "the other place is closed still"


async def test_notes_of_an_earlier_version_are_read() -> None:
    assert read_closed_place("7") == ClosedPlace(7)
    assert read_closed_place("7 5.0 back") == ClosedPlace(7, 5.0, is_back=True)
