"""Every error code of Discord's that the bot knows, raised, and what then happens to a game."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.commands.registration import SYNCED
from bot.discord.error_codes import MEANINGS, Delivery
from engine.core.actions import Buy, Decline, OfferTrade, Roll, Side
from tests.support.answer_labels import BID, ROLL, bid_of, buy
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B
from tests.support.logged_errors import LoggedErrors
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
FACTS = Path(__file__).resolve().parents[4] / "shared" / "discord" / "FACTS.md"
MESSAGES, MESSAGE, THREADS, CALLBACK, WEBHOOK, DIRECTS = (
    "/channels/*/messages",
    "/channels/*/messages/*",
    "/channels/*/messages/*/threads",
    "/interactions/*/callback",
    "/webhooks/*",
    "/users/@me/channels",
)
STATUS = {10: 404, 20: 429, 30: 400, 40: 400, 50: 403, 160: 400, 200: 400, 240: 400}
"""The status that usually comes with a code, by its thousands."""
STATUSES = {30046: 429, 30034: 429, 40003: 429, 40005: 413, 50027: 401, 50035: 400, 50083: 400}
RETRY = 60.0
BUYING = buy("Baltic", 60)
BIDS = "bids:3"

Scene = Callable[[SimulatedServer, int, LoggedErrors, pytest.MonkeyPatch], Awaitable[None]]
SCENES: dict[int, Scene] = {}


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3), *[(1, 2)] * 20)
    # The simulated time is moved by hand only in steps that are longer than its patience.
    monkeypatch.setattr("bot.messages.delayed_syncs.RETRY", RETRY)


def of(*codes: int) -> Callable[[Scene], Scene]:
    """What is told here happens at these codes."""

    def note(scene: Scene) -> Scene:
        SCENES.update(dict.fromkeys(codes, scene))
        return scene

    return note


def fail(server: SimulatedServer, method: str, path: str, code: int, times: int | None = 1) -> None:
    server.fail(method, path, STATUSES.get(code) or STATUS[code // 1000], code, times)


def asked(server: SimulatedServer) -> int:
    """How often the bot has asked for messages to be shown."""
    return sum("/messages" in path and "/webhooks" not in path for _, path, _ in server.requests)


async def stands(server: SimulatedServer, game: str) -> None:
    """The table's newest message tells what has happened, and nothing is left to be shown."""
    assert BUYING in labels(await server.message(game, "table"))
    assert await server.app.host.store.outbox.unshown() == ()


@of(10003, 10004, 50001)
async def it_is_parked(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game()
    fail(server, "*", MESSAGES.replace("*", str(server.channel.id)), code, None)
    fail(server, "*", f"/channels/{server.channel.id}/messages/*", code, None)
    before = asked(server)
    await server.act(game, A, Roll())
    assert "Nothing is lost" in server.direct(A)[-1].content
    assert await server.app.host.store.schedule.next_deadline() is None
    tried = asked(server) - before
    await server.wait(100)
    assert asked(server) == before + tried
    assert (await server.table(game)).position.seats[A].space == 3, "nothing is lost"


@of(50013)
async def the_last_message_goes_on(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game()
    message = await server.message(game, "table")
    fail(server, "POST", MESSAGES, code, None)
    await server.act(game, A, Roll())
    await server.act(game, A, Buy())
    await server.wait(100)
    assert (await server.message(game, "table")).id == message.id
    assert await server.app.host.store.outbox.unshown() == ()


@of(10008)
async def it_is_posted_anew(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game()
    old = await server.message(game, "table")
    fail(server, "PATCH", MESSAGE, code)
    await server.act(game, A, Roll())
    assert (await server.message(game, "table")).id != old.id
    await stands(server, game)


@of(30046)
async def it_is_posted_anew_and_the_old_one_loses_its_buttons(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game()
    old = await server.message(game, "table")
    fail(server, "PATCH", f"/channels/*/messages/{old.id}", code, 2)
    await server.act(game, A, Roll())
    assert (await server.message(game, "table")).id != old.id
    assert labels(old), "its edit is limited still"
    await server.wait(RETRY)
    assert not labels(next(it for it in server.messages if it.id == old.id))
    await stands(server, game)


@of(20028)
async def it_is_tried_again_later(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game()
    fail(server, "PATCH", MESSAGE, code)
    await server.act(game, A, Roll())
    assert await server.app.host.store.outbox.unshown() == (game,)
    await server.wait(RETRY)
    await stands(server, game)


@of(10062, 40060)
async def the_press_counts_and_its_message_is_edited(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game()
    table = await server.message(game, "table")
    fail(server, "POST", CALLBACK, code, None)
    await server.press(A, table, ROLL)
    assert (await server.message(game, "table")).id == table.id
    await stands(server, game)


@of(10015, 50027)
async def what_was_put_off_is_an_edit_of_the_message(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game()
    table = await server.message(game, "table")
    fail(server, "PATCH", f"{WEBHOOK}/messages/@original", code, None)
    with monkeypatch.context() as patience:
        patience.setattr("bot.discord.reply.DEFER_AFTER", 0.0)
        await server.press(A, table, ROLL)
    assert (await server.message(game, "table")).id == table.id
    await stands(server, game)


@of(30033, 160005)
async def a_thread_that_takes_nothing_is_left_for_the_channel(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game()
    await server.act(game, A, Roll())
    await server.act(game, A, Decline())
    (thread,) = server.threads
    fail(server, "*", f"/channels/{thread.id}/messages*", code, None)
    await server.press(B, await server.message(game, "table"), bid_of(10))
    await bidding_is_in_the_channel(server, game)


@of(160006)
async def where_no_thread_opens_the_auction_is_on_its_message(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game()
    await server.act(game, A, Roll())
    fail(server, "POST", THREADS, code, None)
    await server.act(game, A, Decline())
    await bidding_is_in_the_channel(server, game)


async def bidding_is_in_the_channel(server: SimulatedServer, game: str) -> None:
    bids = await server.message(game, BIDS)
    assert bids.channel.id == server.channel.id
    assert any(label.startswith(BID) for label in labels(bids))


@of(160004)
async def a_thread_that_is_there_is_used(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game()
    await server.act(game, A, Roll())
    real = server.app.client.http.start_thread_with_message

    async def twice(*given: Any, **named: Any) -> Any:
        await real(*given, **named)
        return await real(*given, **named)

    monkeypatch.setattr(server.app.client.http, "start_thread_with_message", twice)
    await server.act(game, A, Decline())
    (thread,) = server.threads
    assert (await server.message(game, BIDS)).channel.id == thread.id


@of(50083)
async def an_archived_thread_is_woken(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game()
    await server.act(game, A, Roll())
    await server.act(game, A, Decline())
    (thread,) = server.threads
    bids = await server.message(game, BIDS)
    await server.run_in_bot(server.app.client.http.edit_channel(thread.id, archived=True))
    fail(server, "PATCH", f"/channels/{thread.id}/messages/*", code)
    await server.press(B, await server.message(game, "table"), bid_of(10))
    after = await server.message(game, BIDS)
    assert after.id == bids.id
    assert "$10" in said(after)


async def offer(server: SimulatedServer, game: str) -> None:
    await server.act(game, A, OfferTrade(B, Side(cash=20), Side()))


@of(50007, 50278)
async def closed_direct_messages_are_left_alone_and_the_channel_tells(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game()
    fail(server, "POST", DIRECTS, code, None)
    place = server.members[B].user.dm_channel.id
    fail(server, "POST", f"/channels/{place}/messages", code, None)
    await offer(server, game)
    assert not server.direct(B)
    assert "Accept" in labels(server.newest)
    before = len(server.requests)
    await offer(server, game)
    tried = [path for _, path, _ in server.requests[before:] if path.endswith(f"{place}/messages")]
    assert tried == [], "it is remembered for a day"


@of(40003)
async def a_direct_message_waits(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game()
    fail(server, "POST", DIRECTS, code)
    await offer(server, game)
    assert not server.direct(B)
    assert "Accept" not in labels(server.newest), "an offer is private"
    await server.wait(RETRY)
    assert "Accept" in labels(server.direct(B)[-1])


@of(40005, 50035)
async def it_is_an_error_of_ours_and_its_presser_is_told(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game()
    table = await server.message(game, "table")
    fail(server, "PATCH", MESSAGE, code, None)
    fail(server, "POST", CALLBACK, code, 2)  # With its picture, and in words.
    answer = await server.press(A, table, ROLL)
    assert "wrong with the bot" in answer.text
    told = [record.getMessage() for record in errors.records]
    errors.records.clear()
    version = (await server.table(game)).record.version
    assert any(f"game {game} at version {version}" in line for line in told), told
    before = asked(server)
    await server.wait(100)
    assert asked(server) == before, "the same again would be refused again"


@of(200000, 240000)
async def it_is_told_again_without_names(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game()
    fail(server, "PATCH", MESSAGE, code)
    await server.act(game, A, Roll())
    table = await server.message(game, "table")
    assert "Player 1" in said(table)
    assert "Ada" not in said(table)
    await stands(server, game)


@of(30034)
async def the_bot_starts_with_the_commands_it_has(
    server: SimulatedServer, code: int, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, store = server.app.client, server.app.host.store
    await store.settings.put(SYNCED, "others")
    fail(server, "PUT", "/applications/*/commands", code)
    await server.run_in_bot(client.setup_hook())
    assert "commands" in errors.take()
    assert await store.settings.get(SYNCED) == "others"
    await server.run_in_bot(client.setup_hook())
    assert await store.settings.get(SYNCED) != "others"


@pytest.mark.parametrize("code", MEANINGS)
async def test_a_code_has_its_consequence(
    code: int, server: SimulatedServer, errors: LoggedErrors, monkeypatch: pytest.MonkeyPatch
) -> None:
    await SCENES[code](server, code, errors, monkeypatch)


@pytest.mark.parametrize(("status", "code"), [(429, 0), (500, 0), (502, 0), (503, 0), (400, 12345)])
async def test_trouble_of_discords_own_is_tried_again(
    status: int,
    code: int,
    server: SimulatedServer,
    errors: LoggedErrors,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = await server.start_game()
    server.fail("PATCH", MESSAGE, status, code)
    await server.act(game, A, Roll())
    await server.wait(RETRY)
    await stands(server, game)


async def test_every_code_says_why() -> None:
    for code, meaning in MEANINGS.items():
        assert re.fullmatch(r"[A-Z].*\.", meaning.reason), code
        assert meaning.delivery is not Delivery.SHOWN


async def test_no_code_that_is_to_be_expected_is_without_a_meaning() -> None:
    if not FACTS.exists():
        pytest.skip(f"skipped: {FACTS.name} is not at hand, so its list cannot be compared")
    (listed,) = re.findall(r"^Error codes to handle: (.*)$", FACTS.read_text(), re.MULTILINE)
    codes = {int(code) for code in re.findall(r"\b\d{5,6}\b", listed)}
    assert len(codes) >= 24
    assert codes == MEANINGS.keys()
