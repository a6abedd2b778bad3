"""A person's own data: the page, the file, and the deletion."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from bot.features.preferences import privacy
from bot.interactions.data_deletion import PolicyLinks, Privacy
from bot.limits.buckets import Rate
from bot.limits.rates import Limits
from bot.ui.press import NO_GAME
from engine.core.actions import Resign
from engine.host.finished.proof import prove
from engine.host.personal.columns import TOPICS
from engine.host.personal.erase import APPLIED, Eraser
from engine.host.personal.registry import DeletedPeople
from engine.host.store.errors import StoreError
from tests.support.custom_ids import panel_custom_id
from tests.support.game import A, B
from tests.support.logged_errors import LoggedErrors
from tests.support.named_rows import named_in
from tests.support.rewiring import give_context, set_limits
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
PAGE, FILE, DELETE, YES, KEEP = (
    "Your data", "Get my data", "Delete my data", "Delete everything", "Keep my data",
)  # fmt: skip


async def page(server: SimulatedServer, who: int = A) -> Any:
    """The page of a member, opened from the preferences."""
    shown = (await server.command(who, "preferences")).private
    await server.press(who, shown, PAGE)
    return shown


async def deleted(server: SimulatedServer, who: int = A) -> str:
    """What a member reads after having deleted everything."""
    shown = await page(server, who)
    await server.press(who, shown, DELETE)
    await server.press(who, shown, YES)
    return said(shown)


async def test_the_page_has_a_line_for_each_topic(server: SimulatedServer) -> None:
    shown = await page(server)
    words = await server.app.publisher.locales.of_person(server.user(A))
    assert [it for it in TOPICS if words.say(f"privacy-keeps-{it}") not in said(shown)] == []
    await server.press(A, shown, "Back")
    assert PAGE in "".join(labels(shown))


async def test_the_hosts_policy_and_terms_are_linked(server: SimulatedServer) -> None:
    assert "Privacy policy" not in said(await page(server))
    links = PolicyLinks("https://example.com/privacy", "https://example.com/terms")
    give_context(server.app, privacy=Privacy(server.app.eraser, links))
    text = said(await page(server))
    assert "[Privacy policy](https://example.com/privacy) · [Terms of service](https://" in text


async def test_the_file_comes_in_private_once_an_hour(server: SimulatedServer) -> None:
    await server.start_game("live", 2)
    set_limits(server.app, Limits({"data": Rate(1, 3600)}))
    shown = await page(server)
    answer = await server.press(A, shown, FILE)
    (attached,) = answer.private.attachments
    assert attached.filename == "monopoly-my-data.json"
    found = json.loads(server.download(attached.url))
    assert found["user_id"] == server.user(A)
    assert [it["name"] for it in found["games"][0]["seats"]] == ["Ada"]
    assert "You’ve just received a file" in (await server.press(A, shown, FILE)).text
    assert "everything the bot keeps" in (await server.press(B, await page(server, B), FILE)).text


async def test_data_too_large_for_a_file_say_so(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(privacy, "FILE", 10)
    answer = await server.press(A, await page(server), FILE)
    assert "doesn’t fit into one file" in answer.text


async def test_nothing_is_deleted_without_a_second_press(server: SimulatedServer) -> None:
    game = await server.start_game("live", 2)
    shown = await page(server)
    await server.press(A, shown, DELETE)
    assert "You’ll leave the lobby or game you’re in" in said(shown)
    await server.press(A, shown, KEEP)
    assert "Get all of it as a file" in said(shown)
    assert (await server.app.host.started_game(game)).players[A].name == "Ada"


async def test_afterwards_neither_rows_nor_logs_name_the_person(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    for logger in ("discord", "aiosqlite", "asyncio"):
        caplog.set_level(logging.WARNING, logger)
    user, host = server.user(A), server.app.host
    over = await server.start_game("live", 3)
    for who in (A, B):
        await host.submit(over, server.user(who), 0, Resign(), f"over{who}")
    await server.settle()
    running = await server.start_game("live", 3)
    await server.command(A, "standings")
    await server.command(A, "preferences", zone="Europe/Berlin", quiet="22-7")
    await server.command_in_dm(A, "learn")
    proof = await prove(host, over)
    assert named_in(server.place, user, "Ada") != set()
    shown = await page(server)
    await server.press(A, shown, DELETE)
    await server.press(A, shown, YES)
    assert "has deleted everything" in said(shown)
    await server.settle()
    assert named_in(server.place, user, "Ada") == set()
    assert [it for it in caplog.messages if str(user) in it or "Ada" in it] == []
    assert await prove(host, over) == proof
    assert "Player 1" in said(await server.message(running, "table"))
    for shown_page in ("history", "stats"):
        text = (await server.command(B, "game", show=shown_page, game=over)).text
        assert "Ada" not in text
        assert "Player 1" in text


async def test_a_list_that_cannot_be_written_is_told_and_nothing_is_deleted(
    server: SimulatedServer, tmp_path: Path, errors: LoggedErrors
) -> None:
    game = await server.start_game("live", 2)
    lost = DeletedPeople(tmp_path / "nowhere" / "list")
    eraser = Eraser(server.app.host, server.app.lobbies, lost)
    give_context(server.app, privacy=Privacy(eraser))
    shown = await page(server)
    await server.press(A, shown, DELETE)
    await server.press(A, shown, YES)
    assert "Nothing was deleted" in said(shown)
    assert "could not be written" in errors.take()
    assert (await server.app.host.started_game(game)).players[A].name == "Ada"


async def test_a_failing_database_is_told_and_a_second_try_finishes(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, errors: LoggedErrors
) -> None:
    await server.start_game("live", 2)

    async def fails(*_: object) -> None:
        raise StoreError

    shown = await page(server)
    await server.press(A, shown, DELETE)
    personal = server.app.host.store.personal
    with monkeypatch.context() as broken:
        broken.setattr(personal, "forget", fails)
        await server.press(A, shown, YES)
    assert "Not everything has been deleted yet" in said(shown)
    assert "the next start goes on with it" in errors.take()
    again = await page(server)
    await server.press(A, again, DELETE)
    await server.press(A, again, YES)
    assert "has deleted everything" in said(again)
    assert named_in(server.place, server.user(A)) == set()


async def test_data_are_deleted_once_an_hour_but_a_failure_does_not_count(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, errors: LoggedErrors
) -> None:
    async def fails(*_: object) -> None:
        raise StoreError

    set_limits(server.app, Limits({"data": Rate(1, 3600), "deletions": Rate(1, 3600)}))
    shown = await page(server)
    await server.press(A, shown, FILE)  # Which has a limit of its own.
    with monkeypatch.context() as broken:
        broken.setattr(server.app.host.store.personal, "forget", fails)
        assert "Not everything has been deleted yet" in await deleted(server)
    assert "the next start goes on with it" in errors.take()
    assert "has deleted everything" in await deleted(server)
    known = await server.app.host.store.settings.get(APPLIED)
    shown = await page(server)
    await server.press(A, shown, DELETE)
    assert "You’ve just deleted your data" in (await server.press(A, shown, YES)).text
    assert await server.app.host.store.settings.get(APPLIED) == known
    assert "has deleted everything" in await deleted(server, B)


async def test_a_forged_press_on_the_page_is_none_of_ours(server: SimulatedServer) -> None:
    shown = await page(server)
    forged = panel_custom_id(NO_GAME, "privacy", "everything")
    assert "no longer works" in (await server.press_made_up(A, shown, forged)).text
