"""The table of contents of the rooms."""

from bot.contents import KINDS, ROOMS


def test_all_messages_of_a_room_are_shown() -> None:
    messages = [kind for room in ROOMS for kind in room.MESSAGES]
    assert messages
    assert set(messages) <= set(KINDS)
