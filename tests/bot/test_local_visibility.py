"""What is still new to a member of a local Discord."""

import json
from pathlib import Path

import pytest

from bot.local.errors import Json
from bot.local.visibility import mark_read, notifying_channels, unread, waiting
from bot.local.world import World

CHANNEL, THREAD = 10, 11


def _world(folder: Path, *, closed: bool) -> tuple[World, int]:
    """A thread in which a member was called and did not look."""
    world = World(folder / "world.db")
    member = world.add_user("Zed")
    said = world.next_id()
    metadata = {"archived": closed, "locked": closed}
    thread = {"id": str(THREAD), "type": 11, "parent_id": str(CHANNEL), "thread_metadata": metadata}
    world.put_channel(thread | {"last_message_id": str(said)})
    world.add_message({"id": str(said), "channel_id": str(THREAD)})
    world.run("INSERT INTO pings VALUES (?, ?, ?, ?, ?)", said, said, member, "mention", 0)
    return world, member


@pytest.mark.parametrize(("closed", "new"), [(False, (True, 1)), (True, (False, 0))])
def test_only_an_open_thread_has_something_new(
    tmp_path: Path, closed: bool, new: tuple[bool, int]
) -> None:
    world, member = _world(tmp_path, closed=closed)
    thread = world.channel(THREAD)
    assert thread is not None
    assert unread(world, member, thread) == new
    assert waiting(world, member) == new[1]
    world.close()


@pytest.mark.parametrize(("closed", "notifying"), [(False, [str(THREAD)]), (True, [])])
def test_a_closed_thread_calls_nobody(tmp_path: Path, closed: bool, notifying: list[str]) -> None:
    world, member = _world(tmp_path, closed=closed)
    assert notifying_channels(world, member) == notifying
    mark_read(world, member, THREAD)
    assert notifying_channels(world, member) == []
    world.close()


BUTTON = {"type": 2, "custom_id": "bid"}


@pytest.mark.parametrize(
    ("components", "notifying"),
    [
        ([], []),
        ([{"type": 1, "components": [BUTTON | {"disabled": True}]}], []),
        ([{"type": 1, "components": [{"type": 2, "url": "https://example.com"}]}], []),
        ([{"type": 1, "components": [BUTTON]}], [str(THREAD)]),
        ([{"type": 17, "components": [{"type": 9, "accessory": BUTTON}]}], [str(THREAD)]),
    ],
)
def test_an_edited_message_calls_as_long_as_it_has_a_button(
    tmp_path: Path, components: list[Json], notifying: list[str]
) -> None:
    world, member = _world(tmp_path, closed=False)
    (row,) = world.select("SELECT id, body FROM messages")
    edited = json.loads(row["body"]) | {"edited_timestamp": "now", "components": components}
    world.run("UPDATE messages SET body=? WHERE id=?", json.dumps(edited), row["id"])
    assert notifying_channels(world, member) == notifying
    world.close()
