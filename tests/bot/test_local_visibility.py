"""What is still new to a member of a local Discord."""

from pathlib import Path

import pytest

from bot.local.visibility import unread, waiting
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
