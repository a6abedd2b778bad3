"""Calling a running game off: everybody's word is needed, and one word against it is enough."""

from pydantic import TypeAdapter

from engine.host.snapshots import Playing
from engine.host.store import Store

_VOTES = TypeAdapter(list[int])
NOTE = "cancel:{}"


async def agreed(store: Store, game_id: str) -> tuple[int, ...]:
    """The user ids of those who want the game called off."""
    return tuple(_VOTES.validate_json(await store.setting(NOTE.format(game_id)) or "[]"))


async def keep_agreed(store: Store, game_id: str, users: tuple[int, ...]) -> None:
    """Keep who agrees from now on."""
    await store.put_setting(NOTE.format(game_id), _VOTES.dump_json(list(users)).decode())


def voters(table: Playing) -> tuple[int, ...]:
    """The people still in the game; once only computers are, all the people it began with."""
    seats = table.people() or range(len(table.players))
    users = (table.players[seat].user_id for seat in seats)
    return tuple(user for user in users if user is not None)
