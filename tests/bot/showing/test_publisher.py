"""The writer of a game's messages: the newest state only, and again what Discord did not take."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.showing.publisher import LONGEST_RETRY
from engine.actions import Buy, Decline, EndTurn, Throw
from tests.bot.conftest import Errors
from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import labels, said
from tests.support.game import BALTIC, A, B

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
    monkeypatch.setattr("bot.showing.publisher.RETRY", RETRY)


def asked(here: World, since: int) -> list[tuple[str, str]]:
    """What the bot has asked of the channel's messages."""
    return [
        (method, path)
        for method, path, _ in here.requests[since:]
        if "/messages" in path and "/webhooks" not in path
    ]


async def test_what_happens_during_a_pass_is_shown_by_one_more(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    publisher, passes = here.app.publisher, 0
    real, gate = publisher._pass, asyncio.Event()

    async def slow(game_id: str) -> bool:
        nonlocal passes
        passes += 1
        if passes == 1:
            await gate.wait()
        return await real(game_id)

    monkeypatch.setattr(publisher, "_pass", slow)

    async def meanwhile() -> None:
        publisher.schedule(game)
        await asyncio.sleep(0)
        for _ in range(5):
            publisher.schedule(game)
        gate.set()
        await publisher.flush(game)

    await here.by_itself(meanwhile())
    assert passes == 2


async def test_the_press_is_answered_by_the_edit(here: World) -> None:
    game = await here.start()
    before = len(here.requests)
    answer = await here.press(A, await here.message(game, "table"), "Throw")
    ((method, path, body),) = here.requests[before:]
    assert path.endswith("/callback")
    assert (method, body["type"]) == ("POST", 7)
    assert not answer.is_private


async def test_somebody_elses_news_is_not_the_answer(here: World) -> None:
    """A refused press changes nothing, and says why to its presser alone."""
    game = await here.start()
    before = len(here.requests)
    answer = await here.press(B, await here.message(game, "table"), "Throw")
    assert "not up to you" in answer.text
    assert asked(here, before) == []


async def add_computer(here: World, game: str) -> None:
    """A change of a lobby that nobody has pressed for."""
    ada = here.user(A)
    await here.by_itself(here.app.lobbies.change(game, lambda it: it.with_computer(ada)))


@pytest.mark.parametrize("times", [1, 3])
async def test_trouble_at_discord_is_tried_again_more_and_more_seldom(
    times: int, here: World
) -> None:
    game = await here.open("daily")
    here.fail("PATCH", MESSAGE, 500, 0, times=times)
    before = len(here.requests)
    await add_computer(here, game)
    for attempt in range(times):
        assert len(asked(here, before)) == attempt + 1
        await here.wait(RETRY * 2**attempt)
    assert len(asked(here, before)) == times + 1
    assert "3 of 8" in said(here.newest)
    assert await here.app.host.store.outbox.unshown() == ()
    await here.wait(10 * RETRY)
    assert len(asked(here, before)) == times + 1, "what is shown is not shown again"


async def test_trouble_that_stays_is_asked_about_once_an_hour(here: World) -> None:
    game = await here.open("daily")
    here.fail("*", MESSAGE, 500, 0, times=None)
    await add_computer(here, game)
    await here.wait(3 * LONGEST_RETRY)
    before = len(here.requests)
    await here.wait(5 * LONGEST_RETRY)
    assert len(asked(here, before)) == 5
    assert await here.app.host.store.outbox.unshown() == (game,)


async def test_what_happens_amid_trouble_is_tried_at_once(here: World) -> None:
    """And the repeated pass that it makes needless is left out."""
    game = await here.open("daily")
    here.fail("PATCH", MESSAGE, 500, 0)
    await add_computer(here, game)
    before = len(here.requests)
    await add_computer(here, game)
    assert "4 of 8" in said(here.newest)
    await here.wait(10 * RETRY)
    assert len(asked(here, before)) == 1


async def test_a_deleted_table_is_posted_anew(here: World) -> None:
    game = await here.start()
    here.fail("PATCH", MESSAGE, 404, 10008)
    await here.act(game, A, Throw())
    assert "Buy Baltic $60" in labels(here.newest)
    assert (await here.message(game, "table")).id == here.newest.id


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013), (404, 10003)])
async def test_a_channel_closed_to_the_bot_is_not_tried_in_a_loop(
    status: int, code: int, here: World
) -> None:
    game = await here.start()
    here.fail("*", MESSAGES, status, code, times=None)
    here.fail("*", MESSAGE, status, code, times=None)
    before = len(here.requests)
    await here.act(game, A, Throw())
    tried = len(asked(here, before))
    assert tried <= 6
    await here.wait(100)
    assert len(asked(here, before)) == tried
    assert await here.app.host.store.outbox.unshown() == ()


async def test_a_press_in_a_channel_closed_to_the_bot_still_plays(here: World) -> None:
    game = await here.start()
    table = await here.message(game, "table")
    here.fail("*", MESSAGES, 403, 50001, times=None)
    here.fail("*", MESSAGE, 403, 50001, times=None)
    await here.press(A, table, "Throw")
    assert "Buy Baltic $60" in labels(await here.message(game, "table"))


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (403, 50001), (400, 160006)])
async def test_where_no_thread_opens_the_auction_is_on_its_message(
    status: int, code: int, here: World
) -> None:
    game = await here.start()
    await here.act(game, A, Throw())
    here.fail("POST", THREADS, status, code, times=None)
    await here.act(game, A, Decline())
    assert not here.threads
    bids = await here.message(game, BIDS)
    assert bids.id == here.newest.id
    assert "Bid $1" in labels(bids)
    await here.press(B, bids, "Bid $10")
    await here.press(A, await here.message(game, BIDS), "Pass")
    assert (await here.table(game)).state.deeds[BALTIC].owner == B


async def test_a_thread_that_is_archived_is_woken_for_its_bids(here: World) -> None:
    game = await here.start()
    await here.act(game, A, Throw())
    await here.act(game, A, Decline())
    (thread,) = here.threads
    here.fail("PATCH", f"/channels/{thread.id}/messages/*", 400, 50083)
    bids = await here.message(game, BIDS)
    table = await here.message(game, "table")
    await here.press(B, table, "Bid $10")
    again = await here.message(game, BIDS)
    assert again.id == bids.id
    assert "$10" in said(again)


async def test_a_pass_that_breaks_is_logged_and_tried_again(
    here: World, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    broken = True
    real = here.app.publisher._pass

    async def breaking(game_id: str) -> bool:
        if broken:
            raise RuntimeError("a bug")
        return await real(game_id)

    monkeypatch.setattr(here.app.publisher, "_pass", breaking)
    await here.act(game, A, Throw())
    assert game in errors.take()
    broken = False
    await here.wait(RETRY)
    assert "Buy Baltic $60" in labels(here.newest)


async def test_another_process_shows_what_this_one_did_not(here: World) -> None:
    game = await here.start()
    here.fail("PATCH", MESSAGE, 500, 0)
    await here.act(game, A, Throw())
    assert "Buy Baltic $60" not in labels(here.newest)
    await here.restart()
    assert "Buy Baltic $60" in labels(here.newest)


async def test_a_stopping_bot_finishes_what_it_writes(here: World) -> None:
    game = await here.start()

    async def stop() -> None:
        await here.app.host.submit(game, here.user(A), 1, Throw(), "last")
        await here.app.publisher.drain()

    await here.by_itself(stop())
    assert "Buy Baltic $60" in labels(here.newest)


async def test_two_games_of_a_channel_do_not_mix(here: World, tmp_path: Path) -> None:
    first, second = await here.start(), await here.start(people=3)
    await here.act(second, A, Throw())
    await here.act(second, A, Buy())
    await here.act(second, A, EndTurn())
    assert labels(await here.message(first, "table"))[0] == "Throw the dice"
    assert "Ada **$1,500**" in said(await here.message(first, "table"))
    assert "Ada **$1,300**" in said(await here.message(second, "table"))
