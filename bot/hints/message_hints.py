"""The places at a table where lines explain what is new to a player."""

from collections.abc import Sequence
from dataclasses import replace

from bot.decisions.received_buttons import worth_alone_counts
from bot.hints.advised_answer import Coached
from bot.hints.coach import coach_on_offer, coached
from bot.language.hint_line import NOT_EXPLAINED, hint_line
from bot.language.voice import Voice
from bot.messages.message_sync import MessageSync
from engine.core.actions import SeatId
from engine.core.decisions import AnyAuction, Decision, UnmortgageOrHold
from engine.core.events import Trade
from engine.host.lobbies.first_game import lesson_places
from engine.host.store.records import AUTOMATIC_ROLL

CONCESSION_NOTE = "concession-told"
"""The note of a game with the decision at which it was told that computers concede."""
LEAST_BANK = 60
"""The fewest seconds of a time bank that are worth a line."""


async def table_hints(sync: MessageSync) -> Coached:
    """Return the lines under the awaited decision at the table, and the button of what they
    advise; nothing while the table rests.
    """
    game, found = sync.game, list[str]()
    if game.record.paused_at is not None or not game.people():
        return Coached()
    view = game.public()
    decision = view.decision
    if decision is not None and not isinstance(decision, AnyAuction):
        found += await _decision_hints(sync, decision, view.awaited)
        # One new thing after another: the time bank can wait until the decision is known.
        found = found or await _time_bank_hint(sync, decision)
    for claim in game.public().claims:
        found += await _hint(sync, "rent", claim.id, (claim.owner,))
    # What a coach says stands in place of a hint, which counts as met.
    told = Coached() if decision is None else await coached(sync, decision.id)
    return told if told.lines else replace(told, lines=list(dict.fromkeys(found)))


async def _decision_hints(
    sync: MessageSync, decision: Decision, awaited: tuple[SeatId, ...]
) -> list[str]:
    automatic = any(
        deadline.decision == decision.id and deadline.kind == AUTOMATIC_ROLL
        for deadline in sync.game.deadlines
    )
    if isinstance(decision, UnmortgageOrHold) and worth_alone_counts(sync.game.public()):
        return []  # It speaks of rent and interest, of which there is no more.
    if automatic:
        return []  # It is answered without anybody, who then would have missed the line.
    if isinstance(decision, NOT_EXPLAINED):
        return []
    return await _hint(sync, decision.kind, decision.id, awaited)


async def _time_bank_hint(sync: MessageSync, decision: Decision) -> list[str]:
    """Return the line on the time bank, if the time left that is shown includes it."""
    seats = [
        deadline.seat
        for deadline in sync.game.deadlines
        if deadline.decision == decision.id and deadline.bank >= LEAST_BANK
    ]
    return await _hint(sync, "time-bank", decision.id, seats)


async def is_concession_told(sync: MessageSync) -> bool:
    """Return whether the table has been told that computers concede: a coach says so itself, and
    other tables say it at the first decision of a person alone.
    """
    game = sync.game
    decision, awaited = game.public().decision, game.public().awaited
    if await lesson_places(sync.host, sync.game_id) is not None:
        return True
    if decision is None or not game.is_conceded_now:
        return False
    told = await sync.store.notes.get(sync.game_id, CONCESSION_NOTE)
    if told is None and not set(awaited).isdisjoint(game.people()):
        await sync.store.notes.put(sync.game_id, CONCESSION_NOTE, str(decision.id))
    return told not in (None, str(decision.id))


async def bidding_hints(sync: MessageSync) -> Coached:
    """Return the lines under the bidding: bidders come and go, and a line stays for all of it."""
    view = sync.game.public()
    decision = view.decision
    if not isinstance(decision, AnyAuction) or sync.game.record.paused_at is not None:
        return Coached()
    hints = await _hint(sync, decision.kind, decision.id, view.awaited)
    told = await coached(sync, decision.id)
    return told if told.lines else replace(told, lines=hints)


async def trade_hints(sync: MessageSync, trade: Trade, voice: Voice) -> Coached:
    """Return the lines under an offer, for the player who is to answer the offer, and the answer
    that a coach advises.
    """
    users = _users(sync, (trade.partner,))
    is_first = await sync.encounters.is_first_at("trade", _at(sync, trade.id), users, users)
    told = await coach_on_offer(sync, trade, voice)
    if told.lines or not is_first:
        return told
    return replace(told, lines=[hint_line("trade", sync.game.position.rules, voice.words)])


async def _hint(sync: MessageSync, kind: str, number: int, seats: Sequence[SeatId]) -> list[str]:
    """Return the line on a kind, if this is where one of the table has met it first."""
    everybody = _users(sync, range(len(sync.game.players)))
    met = _users(sync, seats)
    if not await sync.encounters.is_first_at(kind, _at(sync, number), met, everybody):
        return []
    position = sync.game.position
    jail_cards = sum(len(position.seats[seat].jail_cards) for seat in seats)
    return [hint_line(kind, position.rules, sync.voice.words, jail_cards)]


def _users(sync: MessageSync, seats: Sequence[SeatId]) -> list[int]:
    """Return the people who sit there, by user id."""
    players = sync.game.players
    return [user for seat in seats if (user := players[seat].user_id) is not None]


def _at(sync: MessageSync, number: int) -> str:
    """Return the key of a decision, an offer or a rent: within a game no two share a number."""
    return f"{sync.game_id}:{number}"
