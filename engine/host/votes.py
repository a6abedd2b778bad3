"""Calling a running game off: everybody's word is needed, and one word against it is enough."""

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.host.paces import pace_of
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import Playing
from engine.host.store import Store

NOTE = "cancel:{}"


class Ballot(BaseModel):
    """Who wants the game called off, and until when that counts."""

    model_config = ConfigDict(frozen=True)

    until: float
    users: tuple[int, ...]


async def agreed(store: Store, game_id: str, now: float) -> tuple[int, ...]:
    """The user ids of those who want the game called off, unless the vote has lapsed by `now`."""
    ballot = await _ballot(store, game_id, now)
    return () if ballot is None else ballot.users


async def agree(store: Store, table: Playing, user_id: int, now: float) -> tuple[int, ...]:
    """Count one more vote, the first of which begins a ballot; who has not agreed yet."""
    ballot = await _ballot(store, table.game.id, now)
    until = now + pace_of(table.game.pace).vote if ballot is None else ballot.until
    users = (user_id,) if ballot is None else (*ballot.users, user_id)
    kept = Ballot(until=until, users=tuple(dict.fromkeys(users)))
    await store.put_setting(NOTE.format(table.game.id), kept.model_dump_json())
    return tuple(voter for voter in voters(table) if voter not in users)


async def settle(store: Store, game_id: str) -> None:
    """The vote is over, whatever came of it."""
    await store.drop_setting(NOTE.format(game_id))


async def _ballot(store: Store, game_id: str, now: float) -> Ballot | None:
    text = await store.setting(NOTE.format(game_id))
    try:
        ballot = None if text is None else Ballot.model_validate_json(text)
    except ValidationError:
        return None  # Written when votes had no end.
    return ballot if ballot is not None and now < ballot.until else None


def need_voter(table: Playing, user_id: int) -> None:
    """Raise Refused unless the game runs and this person has a say in it."""
    demand(table.game.phase == "running", Refusal.OVER)
    demand(user_id in voters(table), Refusal.NOT_PLAYING)


def voters(table: Playing) -> tuple[int, ...]:
    """The people still in the game; once only computers are, all the people it began with."""
    seats = table.people() or range(len(table.players))
    users = (table.players[seat].user_id for seat in seats)
    return tuple(user for user in users if user is not None)
