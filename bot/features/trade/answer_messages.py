"""Answers of computers to offers, told to those who sent them.

They are shown where their senders still see the offers as open. Where that private message is gone,
or is too old to be edited, a message says it.
"""

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.features.trade.offer_outcome import ClosedOffer, MadeOffer, offer_made, outcome_of
from bot.features.trade.offer_outcomes import tell_outcome
from bot.features.trade.outcome_motive import outcome_motive
from bot.features.trade.sent import TOLD, closed_screen, has_to_wait
from bot.language.voice import Voice
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change
from bot.ui.plain_screen import plain_where_chosen

SEARCHED_STEPS = 100
"""Steps of the log in which an offer and its end are looked for."""
NOTE = "offers-unanswered"
"""The note of a game with the ids of the offers whose answers are to be told."""


async def computer_answers(sync: MessageSync) -> Sequence[Change]:
    """Show what computers have answered while they were thinking, or once they could.

    An offer to a person has a message, whose end its sender is told; one to a computer has none.
    """
    if all(player.user_id is not None for player in sync.game.players):
        return ()
    stored = await sync.host.store.notes.get(sync.game_id, NOTE)
    noted: set[int] = set(json.loads(stored or "[]"))
    shown = {number for number, _ in sync.sent_offers.of_game(sync.game_id)}
    closed = {number for number in noted | shown if sync.game.trade(number) is None}
    untold = {number for number in sorted(closed) if not await _tell(sync, number)}
    if untold:
        sync.mark_incomplete()
    # An offer stays noted while it is thought about: its panel may be gone by then.
    after = _waiting(sync) | untold | (noted - closed)
    if after != noted:
        body = json.dumps(sorted(after)) if after else None
        await sync.host.store.notes.put(sync.game_id, NOTE, body)
    return ()


def _waiting(sync: MessageSync) -> set[int]:
    """Return the people's offers that computers cannot answer yet, by id."""
    players = sync.game.players
    return {
        trade.id
        for trade in sync.game.trades
        if players[trade.proposer].user_id is not None and has_to_wait(sync.game, trade)
    }


async def _tell(sync: MessageSync, number: int) -> bool:
    """Tell the sender of an offer how it ended; return False if that is to be tried again."""
    after = max(0, sync.game.record.version - SEARCHED_STEPS)
    closed = await outcome_of(sync.host, sync.game_id, number, after)
    if closed is None or sync.game.player(closed.trade.partner).user_id is not None:
        return True
    user_id = sync.game.player(closed.trade.proposer).user_id
    if user_id is None:
        return True  # Who sent it has left since.
    made = await offer_made(sync.host, sync.game_id, number, after)
    since = _since(made, after)
    if await _show(sync, closed, since, user_id) or closed.by not in TOLD:
        return True
    voice = await sync.voice_for(user_id)
    return await tell_outcome(sync, closed, since, voice, await _motive(sync, closed, voice))


def _since(made: MadeOffer | None, after: int) -> int:
    return after if made is None else made.version - 1


async def _show(sync: MessageSync, closed: ClosedOffer, since: int, user_id: int) -> bool:
    """Return whether a message that shows the offer to its sender now says how it ended."""
    cards = sync.sent_offers.take(sync.game_id, closed.trade.id, user_id)
    if not cards:
        return False
    voice = await sync.voice_for(user_id, sync.game.record.guild_id)
    screen = closed_screen(sync.game, closed, since, voice)
    screen = replace(screen, content=await _motive(sync, closed, voice))
    fitting = plain_where_chosen(screen, voice.words)
    for card in cards:
        sync.sent_offers.note_closed(sync.game_id, user_id, card, fitting)
    return any([await card.replace_shown(fitting) for card in cards])


async def _motive(sync: MessageSync, closed: ClosedOffer, voice: Voice) -> str:
    return await outcome_motive(sync.host, sync.game, closed.trade, closed.by, voice)
