"""Which games belong to which slot."""

from __future__ import annotations

from engine.host.store.slots import ALL_SLOTS, NO_SLOTS, Slots, slot_of

SERVERS = tuple((4000 + slot << 22) + 77 for slot in range(4))
"""A server of each of four slots."""


def test_servers_are_divided_by_the_upper_bits_of_their_ids() -> None:
    assert [slot_of(server, 4) for server in SERVERS] == [0, 1, 2, 3]
    assert slot_of(SERVERS[3], 1) == 0
    assert slot_of(0, 4) == 0, "direct messages"
    some = Slots.of(4, {1, 3})
    assert [some.contains(server) for server in SERVERS] == [False, True, False, True]
    assert all(ALL_SLOTS.contains(server) for server in SERVERS)
    assert (bool(some), bool(NO_SLOTS)) == (True, False)
