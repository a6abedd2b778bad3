"""What must hold whatever has happened: nothing is lost or doubled, all is shown as it is."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any

from bot.features.auctions.auction_messages import auctions
from bot.features.lobby.lobby_message import lobby
from bot.features.table.past import old_tables, settled
from bot.features.table.table_message import table
from bot.features.trade.answer_messages import computer_answers
from bot.features.trade.offer_messages import trades
from bot.local import interactions
from bot.local.hub import Hub
from bot.local.limits import EPHEMERAL
from bot.local.stored_json import read
from bot.messages.kinds import show
from engine.core.saves import load_state
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.invariants import broken
from tests.support import stored_rows
from tests.support.in_process_discord import UnconnectedDiscord
from tests.support.local_discord import Message
from tests.support.simulated_messages import Answer, buttons
from tests.support.simulated_server import HOUR, SimulatedServer
from tests.support.syncs import new_sync
from tests.support.unthreaded_sqlite import open_unthreaded
from tests.support.visible_parts import controls, embed_texts

Rows = Callable[..., list[tuple[Any, ...]]]
"""Returns the rows of a query in the bot's database; the query has a question mark a value."""
COMMAND = re.compile(r"</([\w -]+):\d+>")
"""A command that can be pressed: only the bot that registered it knows its number."""
UNSHOWN = "SELECT id FROM games WHERE shown_version < version UNION SELECT game_id FROM outbox"
"""The games of which something that happened is not on the screens yet."""
AGAIN = re.compile(r"m1:\w+:0:trade:(again \d+ \d+( \d+)?)?")
"""The custom_ids under the news of one's own offer: a message that is said once, and left."""


async def check_all(server: SimulatedServer, *, onlooker: int = 3) -> None:
    """Nothing is lost or doubled, all is shown as it is, and every button answers."""
    await server.settle()
    rows: Rows = partial(stored_rows.rows, server.place)
    assert rows(UNSHOWN) == []
    check_log(rows)
    check_messages(server.hub, rows)
    async with _host_on_copy(server) as host:
        await check_shown(server.hub, host, [game for (game,) in rows("SELECT id FROM games")])
    await _check_buttons(server, onlooker)
    check_requests(server.hub)


def check_log(rows: Rows) -> None:
    """The steps are without a gap, no request counts twice, no state breaks an invariant."""
    for game, version, text, schema in rows(
        "SELECT id, version, state, schema FROM games WHERE schema > 0"
    ):
        assert broken(load_state(text, schema)) == []
        steps = rows("SELECT version, key FROM steps WHERE game_id = ? ORDER BY version", game)
        first = steps[0][0]
        assert [it for it, _ in steps] == list(range(first, version + 1))
        keys = [key for _, key in steps if key is not None]
        assert len(keys) == len(set(keys))


def check_messages(hub: Hub, rows: Rows) -> None:
    """No message is there twice, and whatever has buttons is known to the bot."""
    known, seen = {message for (message,) in rows("SELECT message_id FROM messages")}, set[object]()
    for message in _said_to_all(hub):
        said_once = all(AGAIN.fullmatch(it["custom_id"]) for it in message.buttons)
        assert int(message.id) in known or said_once, f"nobody knows of {message}"
        looks = (message.channel_id, message.content, str(embed_texts(message.embeds)))
        assert looks not in seen, f"{message} is there twice"
        seen.add(looks)


def _said_to_all(hub: Hub) -> Iterator[Message]:
    for (number,) in hub.world.select(
        "SELECT id FROM messages WHERE only_for IS NULL AND deleted = 0"
    ):
        yield Message(hub.message(number))


async def check_shown(hub: Hub, host: Host, games: Iterable[str]) -> None:
    """Another pass over every message, in a copy of Discord, would change nothing."""
    copied = UnconnectedDiscord.copy_of(hub)
    before = _looks(hub)
    for game in games:
        copied.forget_requests()
        snapshot = await host.snapshot(game)
        sync = new_sync(host, copied.post, snapshot, host.now())
        kinds = (lobby, table, old_tables, auctions, computer_answers, trades, settled)
        await show(sync, kinds if isinstance(snapshot, StartedGame) else kinds[:1])
        assert set(copied.asked) <= {"edit"}, copied.asked
        assert copied.asked or snapshot.record.phase != "running"
    after = _looks(copied.hub)
    copied.close()
    changed = {it for it in before.keys() | after.keys() if before.get(it) != after.get(it)}
    assert not changed, [(before.get(it), after.get(it)) for it in changed]


def _looks(hub: Hub) -> dict[int, tuple[str, list[tuple[object, ...]]]]:
    """Return what can be read and pressed on each message, but for who is called above it."""
    rows = hub.world.select("SELECT id, body FROM messages WHERE deleted = 0")
    found = ((row["id"], read(row["body"])) for row in rows)
    return {
        number: (
            COMMAND.sub(r"`/\1`", str(embed_texts(body["embeds"]))),
            controls(body["components"]),
        )
        for number, body in found
    }


def check_requests(hub: Hub) -> None:
    """The bot has asked nothing that Discord does not know or does not take."""
    wrong = hub.world.select("SELECT method, path, faults FROM violations")
    assert [tuple(it) for it in wrong] == []


@asynccontextmanager
async def _host_on_copy(server: SimulatedServer) -> AsyncIterator[Host]:
    """A host on a copy of the games as they are now."""
    copy = server.place.with_name("copy.db")
    copy_file(server.place, copy)
    store = await open_unthreaded(copy, quiet=HOUR)
    try:
        yield Host(store, lambda: server.now)
    finally:
        await store.close()
        for file in copy.parent.glob("copy.db*"):
            file.unlink()


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite file that others may have open."""
    with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as written:
        read.backup(written)


async def _check_buttons(server: SimulatedServer, onlooker: int) -> None:
    """A press on anything in the channel and its threads is answered, if only by why not."""
    user, hub = server.user(onlooker), server.hub
    places = [server.channel, *server.threads]
    offered = [
        (message.id, button["custom_id"])
        for message in (message for place in places for message in place.history())
        for button in buttons(message)
        if "custom_id" in button and not button.get("disabled")
    ]
    sent = [interactions.press(hub, user, message, custom_id) for message, custom_id in offered]
    await server.settle()
    for it, pressed in zip(sent, offered, strict=True):
        answer = Answer(hub, server.app.client, it)
        assert it.outcome.done(), f"nobody answered {pressed}"
        done = it.outcome.result()
        # The same button on another message puts a new answer in the place of this one.
        was_private = (done.get("data") or {}).get("flags", 0) & EPHEMERAL
        assert answer.is_private or was_private or done["type"] == 9, (pressed, done)
        assert not answer.is_private or "wrong" not in answer.text.lower(), answer.text
