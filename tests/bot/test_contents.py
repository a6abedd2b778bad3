"""The table of contents of the rooms."""

from bot.contents import KINDS, ROOMS


def test_all_messages_of_a_room_are_shown() -> None:
    messages = [kind for room in ROOMS for kind in (*room.MESSAGES, *getattr(room, "NEWS", ()))]
    assert len(messages) == len(set(messages))
    missing = set(messages) - set(KINDS)
    assert not missing, "bot/contents.py shows them nowhere"
