"""Every error code of Discord's that the bot knows, raised, and what then happens to a game."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.client import SYNCED
from bot.transport.errors import MEANINGS, Fate
from engine.actions import Buy, Decline, OfferTrade, Side, Throw
from tests.bot.conftest import Errors
from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import labels, said
from tests.support.game import A, B

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
BUYING = "Buy Baltic $60"
BIDS = "bids:3"

Scene = Callable[[World, int, Errors, pytest.MonkeyPatch], Awaitable[None]]
SCENES: dict[int, Scene] = {}


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3), *[(1, 2)] * 20)
    # The simulated time is moved by hand only in steps that are longer than its patience.
    monkeypatch.setattr("bot.showing.publisher.RETRY", RETRY)


def of(*codes: int) -> Callable[[Scene], Scene]:
    """What is told here happens at these codes."""

    def note(scene: Scene) -> Scene:
        SCENES.update(dict.fromkeys(codes, scene))
        return scene

    return note


def fail(here: World, method: str, path: str, code: int, times: int | None = 1) -> None:
    here.fail(method, path, STATUSES.get(code) or STATUS[code // 1000], code, times)


def asked(here: World) -> int:
    """How often the bot has asked for messages to be shown."""
    return sum("/messages" in path and "/webhooks" not in path for _, path, _ in here.requests)


async def stands(here: World, game: str) -> None:
    """The table's newest message tells what has happened, and nothing is left to be shown."""
    assert BUYING in labels(await here.message(game, "table"))
    assert await here.app.host.store.outbox.unshown() == ()


@of(10003, 10004, 50001)
async def it_is_parked(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    fail(here, "*", MESSAGES.replace("*", str(here.channel.id)), code, None)
    fail(here, "*", f"/channels/{here.channel.id}/messages/*", code, None)
    before = asked(here)
    await here.act(game, A, Throw())
    assert "Nothing is lost" in here.direct(A)[-1].content
    assert await here.app.host.store.schedule.next_deadline() is None
    tried = asked(here) - before
    await here.wait(100)
    assert asked(here) == before + tried
    assert (await here.table(game)).state.seats[A].space == 3, "nothing is lost"


@of(50013)
async def the_last_message_goes_on(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    message = await here.message(game, "table")
    fail(here, "POST", MESSAGES, code, None)
    await here.act(game, A, Throw())
    await here.act(game, A, Buy())
    await here.wait(100)
    assert (await here.message(game, "table")).id == message.id
    assert await here.app.host.store.outbox.unshown() == ()


@of(10008)
async def it_is_posted_anew(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    old = await here.message(game, "table")
    fail(here, "PATCH", MESSAGE, code)
    await here.act(game, A, Throw())
    assert (await here.message(game, "table")).id != old.id
    await stands(here, game)


@of(30046)
async def it_is_posted_anew_and_the_old_one_loses_its_buttons(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    old = await here.message(game, "table")
    fail(here, "PATCH", f"/channels/*/messages/{old.id}", code, 2)
    await here.act(game, A, Throw())
    assert (await here.message(game, "table")).id != old.id
    assert labels(old), "its edit is limited still"
    await here.wait(RETRY)
    assert not labels(next(it for it in here.messages if it.id == old.id))
    await stands(here, game)


@of(20028)
async def it_is_tried_again_later(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    fail(here, "PATCH", MESSAGE, code)
    await here.act(game, A, Throw())
    assert await here.app.host.store.outbox.unshown() == (game,)
    await here.wait(RETRY)
    await stands(here, game)


@of(10062, 40060)
async def the_press_counts_and_its_message_is_edited(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    table = await here.message(game, "table")
    fail(here, "POST", CALLBACK, code, None)
    await here.press(A, table, "Throw")
    assert (await here.message(game, "table")).id == table.id
    await stands(here, game)


@of(10015, 50027)
async def what_was_put_off_is_an_edit_of_the_message(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    table = await here.message(game, "table")
    fail(here, "PATCH", f"{WEBHOOK}/messages/@original", code, None)
    with monkeypatch.context() as patience:
        patience.setattr("bot.transport.reply.PATIENCE", 0.0)
        await here.press(A, table, "Throw")
    assert (await here.message(game, "table")).id == table.id
    await stands(here, game)


@of(30033, 160005)
async def a_thread_that_takes_nothing_is_left_for_the_channel(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    await here.act(game, A, Throw())
    await here.act(game, A, Decline())
    (thread,) = here.threads
    fail(here, "*", f"/channels/{thread.id}/messages*", code, None)
    await here.press(B, await here.message(game, "table"), "Bid $1")
    await bidding_is_in_the_channel(here, game)


@of(160006)
async def where_no_thread_opens_the_auction_is_on_its_message(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    await here.act(game, A, Throw())
    fail(here, "POST", THREADS, code, None)
    await here.act(game, A, Decline())
    await bidding_is_in_the_channel(here, game)


async def bidding_is_in_the_channel(here: World, game: str) -> None:
    bids = await here.message(game, BIDS)
    assert bids.channel.id == here.channel.id
    assert any(label.startswith("Bid $") for label in labels(bids))


@of(160004)
async def a_thread_that_is_there_is_used(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    await here.act(game, A, Throw())
    real = here.app.client.http.start_thread_with_message

    async def twice(*given: Any, **named: Any) -> Any:
        await real(*given, **named)
        return await real(*given, **named)

    monkeypatch.setattr(here.app.client.http, "start_thread_with_message", twice)
    await here.act(game, A, Decline())
    (thread,) = here.threads
    assert (await here.message(game, BIDS)).channel.id == thread.id


@of(50083)
async def an_archived_thread_is_woken(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    await here.act(game, A, Throw())
    await here.act(game, A, Decline())
    (thread,) = here.threads
    bids = await here.message(game, BIDS)
    await here.by_itself(here.app.client.http.edit_channel(thread.id, archived=True))
    fail(here, "PATCH", f"/channels/{thread.id}/messages/*", code)
    await here.press(B, await here.message(game, "table"), "Bid $10")
    after = await here.message(game, BIDS)
    assert after.id == bids.id
    assert "$10" in said(after)


async def offer(here: World, game: str) -> None:
    await here.act(game, A, OfferTrade(B, Side(cash=20), Side()))


@of(50007, 50278)
async def closed_direct_messages_are_left_alone_and_the_channel_tells(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    fail(here, "POST", DIRECTS, code, None)
    place = here.members[B].user.dm_channel.id
    fail(here, "POST", f"/channels/{place}/messages", code, None)
    await offer(here, game)
    assert not here.direct(B)
    assert "Accept" in labels(here.newest)
    before = len(here.requests)
    await offer(here, game)
    tried = [path for _, path, _ in here.requests[before:] if path.endswith(f"{place}/messages")]
    assert tried == [], "it is remembered for a day"


@of(40003)
async def a_direct_message_waits(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    fail(here, "POST", DIRECTS, code)
    await offer(here, game)
    assert not here.direct(B)
    assert "Accept" not in labels(here.newest), "an offer is private"
    await here.wait(RETRY)
    assert "Accept" in labels(here.direct(B)[-1])


@of(40005, 50035)
async def it_is_an_error_of_ours_and_its_presser_is_told(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    table = await here.message(game, "table")
    fail(here, "PATCH", MESSAGE, code, None)
    fail(here, "POST", CALLBACK, code, 2)  # With its picture, and in words.
    answer = await here.press(A, table, "Throw")
    assert "wrong on our side" in answer.text
    told = [record.getMessage() for record in errors.records]
    errors.records.clear()
    version = (await here.table(game)).game.version
    assert any(f"game {game} at version {version}" in line for line in told), told
    before = asked(here)
    await here.wait(100)
    assert asked(here) == before, "the same again would be refused again"


@of(200000, 240000)
async def it_is_told_again_without_names(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    fail(here, "PATCH", MESSAGE, code)
    await here.act(game, A, Throw())
    table = await here.message(game, "table")
    assert "Player 1" in said(table)
    assert "Ada" not in said(table)
    await stands(here, game)


@of(30034)
async def the_bot_starts_with_the_commands_it_has(
    here: World, code: int, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, store = here.app.client, here.app.host.store
    await store.settings.put(SYNCED, "others")
    fail(here, "PUT", "/applications/*/commands", code)
    await here.by_itself(client.setup_hook())
    assert "commands" in errors.take()
    assert await store.settings.get(SYNCED) == "others"
    await here.by_itself(client.setup_hook())
    assert await store.settings.get(SYNCED) != "others"


@pytest.mark.parametrize("code", MEANINGS)
async def test_a_code_has_its_consequence(
    code: int, here: World, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    await SCENES[code](here, code, errors, monkeypatch)


@pytest.mark.parametrize(("status", "code"), [(429, 0), (500, 0), (502, 0), (503, 0), (400, 12345)])
async def test_trouble_of_discords_own_is_tried_again(
    status: int, code: int, here: World, errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await here.start()
    here.fail("PATCH", MESSAGE, status, code)
    await here.act(game, A, Throw())
    await here.wait(RETRY)
    await stands(here, game)


async def test_every_code_says_why() -> None:
    for code, meaning in MEANINGS.items():
        assert re.fullmatch(r"[A-Z].*\.", meaning.reason), code
        assert meaning.fate is not Fate.SHOWN


async def test_no_code_that_is_to_be_expected_is_without_a_meaning() -> None:
    if not FACTS.exists():
        pytest.skip(f"skipped: {FACTS.name} is not at hand, so its list cannot be compared")
    (listed,) = re.findall(r"^Error codes to handle: (.*)$", FACTS.read_text(), re.MULTILINE)
    codes = {int(code) for code in re.findall(r"\b\d{5,6}\b", listed)}
    assert len(codes) >= 24
    assert codes == MEANINGS.keys()
