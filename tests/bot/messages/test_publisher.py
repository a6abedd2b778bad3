"""The writer of a game's messages: the newest state only, and again what Discord did not take."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.contents import KINDS
from bot.features.lobby.lobby_message import lobby
from bot.messages.delayed_syncs import LONGEST_RETRY
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change
from engine.core.actions import Buy, Decline, EndTurn, Roll
from tests.support.answer_labels import PASS, ROLL, bid_of, buy
from tests.support.fixed_dice import fixed_dice
from tests.support.game import BALTIC, A, B
from tests.support.logged_errors import LoggedErrors
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
MESSAGES, MESSAGE, THREADS = (
    "/channels/*/messages",
    "/channels/*/messages/*",
    "/channels/*/messages/*/threads",
)
RETRY = 60.0
BIDS = "bids:3"
"""The auction here is each game's third decision."""


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two, Ada lands on Baltic; of three, on Reading."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3), *[(1, 2)] * 20)
    # The simulated time is moved by hand only in steps that are longer than its patience.
    monkeypatch.setattr("bot.messages.delayed_syncs.RETRY", RETRY)


def asked(server: SimulatedServer, since: int) -> list[tuple[str, str]]:
    """What the bot has asked of the channel's messages."""
    return [
        (method, path)
        for method, path, _ in server.requests[since:]
        if "/messages" in path and "/webhooks" not in path
    ]


async def test_what_happens_during_a_sync_is_shown_by_one_more(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    publisher, syncs = server.app.publisher, 0
    gate = asyncio.Event()

    async def slow(sync: MessageSync) -> Sequence[Change]:
        nonlocal syncs
        syncs += 1
        if syncs == 1:
            await gate.wait()
        return await lobby(sync)

    server.app.publisher.kinds = (slow, *KINDS[1:])

    async def meanwhile() -> None:
        publisher.schedule(game)
        await asyncio.sleep(0)
        for _ in range(5):
            publisher.schedule(game)
        gate.set()
        await publisher.flush(game)

    await server.run_in_bot(meanwhile())
    assert syncs == 2


async def test_the_press_is_answered_by_the_edit(server: SimulatedServer) -> None:
    game = await server.start_game()
    before = len(server.requests)
    answer = await server.press(A, await server.message(game, "table"), ROLL)
    ((method, path, body),) = server.requests[before:]
    assert path.endswith("/callback")
    assert (method, body["type"]) == ("POST", 7)
    assert not answer.is_private


async def test_somebody_elses_news_is_not_the_answer(server: SimulatedServer) -> None:
    """A refused press changes nothing, and says why to its presser alone."""
    game = await server.start_game()
    before = len(server.requests)
    answer = await server.press(B, await server.message(game, "table"), ROLL)
    assert "Ada’s turn to decide." in answer.text
    assert asked(server, before) == []


async def add_computer(server: SimulatedServer, game: str) -> None:
    """A change of a lobby that nobody has pressed for."""
    ada = server.user(A)
    await server.run_in_bot(server.app.lobbies.change(game, lambda it: it.with_computer(ada)))


@pytest.mark.parametrize("times", [1, 3])
async def test_trouble_at_discord_is_tried_again_more_and_more_seldom(
    times: int, server: SimulatedServer
) -> None:
    game = await server.start_game(pace="relaxed")
    server.fail("PATCH", MESSAGE, 500, 0, times=times)
    before = len(server.requests)
    await server.act(game, A, Roll())
    for attempt in range(times):
        assert len(asked(server, before)) == attempt + 1
        await server.wait(RETRY * 2**attempt)
    assert len(asked(server, before)) == times + 1
    assert buy("Baltic", 60) in labels(server.newest)
    assert await server.app.host.store.outbox.unshown() == ()
    await server.wait(10 * RETRY)
    assert len(asked(server, before)) == times + 1, "what is shown is not shown again"


async def test_trouble_that_stays_is_asked_about_once_an_hour(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily")
    server.fail("*", MESSAGE, 500, 0, times=None)
    await add_computer(server, game)
    await server.wait(3 * LONGEST_RETRY)
    before = len(server.requests)
    await server.wait(5 * LONGEST_RETRY)
    assert len(asked(server, before)) == 5
    assert await server.app.host.store.outbox.unshown() == (game,)


async def test_what_happens_amid_trouble_is_tried_at_once(server: SimulatedServer) -> None:
    """And the repeated sync that it makes needless is left out."""
    game = await server.open_lobby("daily")
    server.fail("PATCH", MESSAGE, 500, 0)
    await add_computer(server, game)
    before = len(server.requests)
    await add_computer(server, game)
    assert "4 of 8" in said(server.newest)
    await server.wait(10 * RETRY)
    assert len(asked(server, before)) == 1


async def test_a_deleted_table_is_posted_anew(server: SimulatedServer) -> None:
    game = await server.start_game()
    server.fail("PATCH", MESSAGE, 404, 10008)
    await server.act(game, A, Roll())
    assert buy("Baltic", 60) in labels(server.newest)
    assert (await server.message(game, "table")).id == server.newest.id


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013), (404, 10003)])
async def test_a_channel_closed_to_the_bot_is_not_tried_in_a_loop(
    status: int, code: int, server: SimulatedServer
) -> None:
    game = await server.start_game()
    server.fail("*", MESSAGES, status, code, times=None)
    server.fail("*", MESSAGE, status, code, times=None)
    before = len(server.requests)
    await server.act(game, A, Roll())
    tried = len(asked(server, before))
    assert tried <= 6
    await server.wait(100)
    assert len(asked(server, before)) == tried
    assert await server.app.host.store.outbox.unshown() == ()


async def test_a_press_in_a_channel_closed_to_the_bot_still_plays(server: SimulatedServer) -> None:
    game = await server.start_game()
    table = await server.message(game, "table")
    server.fail("*", MESSAGES, 403, 50001, times=None)
    server.fail("*", MESSAGE, 403, 50001, times=None)
    await server.press(A, table, ROLL)
    assert buy("Baltic", 60) in labels(await server.message(game, "table"))


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (403, 50001), (400, 160006)])
async def test_where_no_thread_opens_the_auction_is_on_its_message(
    status: int, code: int, server: SimulatedServer
) -> None:
    game = await server.start_game()
    await server.act(game, A, Roll())
    server.fail("POST", THREADS, status, code, times=None)
    await server.act(game, A, Decline())
    assert not server.threads
    bids = await server.message(game, BIDS)
    assert bids.id == server.newest.id
    assert bid_of(10) in labels(bids)
    await server.press(B, bids, bid_of(10))
    await server.press(A, await server.message(game, BIDS), PASS)
    assert (await server.table(game)).position.deeds[BALTIC].owner == B


async def test_a_thread_that_is_archived_is_woken_for_its_bids(server: SimulatedServer) -> None:
    game = await server.start_game()
    await server.act(game, A, Roll())
    await server.act(game, A, Decline())
    (thread,) = server.threads
    server.fail("PATCH", f"/channels/{thread.id}/messages/*", 400, 50083)
    bids = await server.message(game, BIDS)
    table = await server.message(game, "table")
    await server.press(B, table, bid_of(10))
    again = await server.message(game, BIDS)
    assert again.id == bids.id
    assert "$10" in said(again)


async def test_a_pass_that_breaks_is_logged_and_tried_again(
    server: SimulatedServer, errors: LoggedErrors
) -> None:
    game = await server.start_game()
    broken = True

    async def breaking(sync: MessageSync) -> Sequence[Change]:
        if broken:
            raise RuntimeError("a bug")
        return await lobby(sync)

    server.app.publisher.kinds = (breaking, *KINDS[1:])
    await server.act(game, A, Roll())
    assert game in errors.take()
    broken = False
    await server.wait(RETRY)
    assert buy("Baltic", 60) in labels(server.newest)


async def test_another_process_shows_what_this_one_did_not(server: SimulatedServer) -> None:
    game = await server.start_game()
    server.fail("PATCH", MESSAGE, 500, 0)
    await server.act(game, A, Roll())
    assert buy("Baltic", 60) not in labels(server.newest)
    await server.restart()
    assert buy("Baltic", 60) in labels(server.newest)


async def test_a_stopping_bot_finishes_what_it_writes(server: SimulatedServer) -> None:
    game = await server.start_game()

    async def stop() -> None:
        await server.app.host.submit(game, server.user(A), 1, Roll(), "last")
        await server.app.publisher.drain()

    await server.run_in_bot(stop())
    assert buy("Baltic", 60) in labels(server.newest)


async def test_two_games_of_a_channel_do_not_mix(server: SimulatedServer, tmp_path: Path) -> None:
    first, second = await server.start_game(), await server.start_game(people=3)
    await server.act(second, A, Roll())
    await server.act(second, A, Buy())
    await server.act(second, A, EndTurn())
    assert labels(await server.message(first, "table"))[0] == ROLL
    assert "Ada **$1,500**" in said(await server.message(first, "table"))
    assert "Ada **$1,300**" in said(await server.message(second, "table"))
