"""How private words on a bid can be edited, on disk: a restart forgets the messages themselves."""

from dataclasses import dataclass

from pydantic import TypeAdapter

from bot.discord.private_messages import SentPrivately
from bot.interactions.sent_offers import LIFETIME
from engine.host.service import Host

NOTE = "bid-note:{}:{}"
"""The note on a game, by the auction and the user id."""


@dataclass(frozen=True, slots=True)
class _Stored:
    sent: SentPrivately
    until: float


_BODY = TypeAdapter(_Stored)


async def store_bid_note(
    host: Host, game_id: str, auction: int, user_id: int, sent: SentPrivately
) -> None:
    """Store how the words on a person's newest bid in an auction can be edited."""
    body = _BODY.dump_json(_Stored(sent, host.now() + LIFETIME)).decode()
    await host.store.notes.put(game_id, NOTE.format(auction, user_id), body)


async def take_bid_note(
    host: Host, game_id: str, auction: int, user_id: int
) -> SentPrivately | None:
    """Return what was stored, and forget it; None where Discord lets nobody edit it any more."""
    note = NOTE.format(auction, user_id)
    body = await host.store.notes.get(game_id, note)
    if body is None:
        return None
    await host.store.notes.put(game_id, note, None)
    stored = _BODY.validate_json(body)
    return stored.sent if stored.until > host.now() else None
