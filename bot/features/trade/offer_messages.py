"""Offers: a direct message to the player who is to answer, or else a post in the channel."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from pydantic import TypeAdapter

from bot.discord.posting import Delivery
from bot.features.trade.offer import OfferNotes, offer_screen, outcome_screen
from bot.features.trade.offer_outcome import ClosedOffer, MadeOffer, offer_made, outcome_of
from bot.features.trade.offer_outcomes import orders_then, tell_both
from bot.features.trade.outcome_motive import outcome_motive
from bot.features.trade.public import public_offer_screen, public_outcome_screen
from bot.features.trade.sent import expiry
from bot.features.trade.trade_chances import chances_of_offer
from bot.hints.message_hints import trade_hints
from bot.messages.direct import NOWHERE, edit_direct, is_closed
from bot.messages.message_sync import MessageSync
from bot.messages.reconcile import is_old, reconcile
from bot.messages.wanted import Change, Direct, Over, Wanted
from bot.ui.plain_screen import plain_where_chosen
from bot.ui.screen import Screen
from engine.core.events import Trade
from engine.host.people.blocks import has_blocked
from engine.host.store.records import Message

SEARCHED_STEPS = 100
"""Steps of the log in which the making of a new offer is looked for."""
EDIT_PAUSE = 60.0
"""Seconds for which an open offer stays as it is: in a game, cash changes at every turn."""
EDIT_PAUSE_ALONE = 5.0
"""Seconds for which an open offer stays as it is where nobody else needs edits: in a game in
direct messages.
"""
EDITS_AT_ONCE, NEXT_EDITS = 3, 5.0
"""Open offers that one sync edits for their cash, and the seconds until a sync for the others."""


@dataclass(frozen=True, slots=True)
class OfferBody:
    """The offer of a message, the version it was shown at, its expiry, whether it is a
    counter-offer.

    `to`: the user id of its recipient; 0 in files of before seats could change hands.
    `shown`: a digest of what the message says; "" where that is not known.
    `edited`: when it began to say so, or when saying something else was tried, in unix seconds.
    """

    trade: Trade
    since: int
    until: int
    counters: bool
    to: int = 0
    shown: str = ""
    edited: float = 0.0


class OutdatedOffer(NamedTuple):
    """The message of an open offer, its body, and what it should say instead."""

    message: Message
    body: OfferBody
    screen: Screen


_OFFER_BODY = TypeAdapter(OfferBody)


async def trades(sync: MessageSync) -> Sequence[Change]:
    """Close the messages of offers that are no longer open, send new ones, update the others."""
    running = sync.game.record.phase == "running"
    offers = {f"trade:{trade.id}": trade for trade in (sync.game.trades if running else ())}
    shown = await sync.messages(open_only=True)
    messages = {message.role: message for message in shown if message.role.startswith("trade:")}
    changes = [await _over(sync, it) for role, it in messages.items() if role not in offers]
    outdated: list[OutdatedOffer] = []
    for role, trade in offers.items():
        sent = messages.get(role)
        if sent is None or sync.is_gone(sent) or _is_for_another(sync, sent):
            changes += await _sent_anew(sync, trade, sent)
        else:
            outdated += await _update(sync, sent, trade)
    await reconcile(sync, changes)
    await _try_edits(sync, outdated)
    return ()


def _is_for_another(sync: MessageSync, sent: Message) -> bool:
    """Return whether the offer was sent to a person who does not play the seat any more."""
    body = _OFFER_BODY.validate_json(sent.body)
    return body.to not in (0, sync.game.player(body.trade.partner).user_id)


async def _sent_anew(sync: MessageSync, trade: Trade, sent: Message | None) -> list[Change]:
    """Send an offer; it is taken from a person who does not play the seat any more."""
    is_for_another = sent is not None and _is_for_another(sync, sent)
    changes: list[Change] = [Over(sent)] if sent is not None and is_for_another else []
    user_id = sync.game.player(trade.partner).user_id
    if user_id is None:
        return changes
    offer = await _offer(sync, trade, user_id, sent, None if is_for_another else sent)
    if not await has_blocked(sync.host, user_id, sync.game.player(trade.proposer).user_id):
        return [*changes, offer]
    await reconcile(sync, changes)
    return await _silenced(sync, offer)


async def _silenced(sync: MessageSync, offer: Wanted) -> list[Change]:
    """Return what is shown of an offer whose receiver has blocked its sender, who sees no
    difference: where direct messages are closed, the channel sees it, without a sound.
    """
    if offer.to is not None and await is_closed(sync, offer.to.user_id):
        shown = await offer.to.otherwise()
        return [replace(shown, screen=replace(shown.screen, pings=()))]
    await sync.record(offer.role, NOWHERE, NOWHERE, offer.body)
    return []


async def _offer(
    sync: MessageSync, trade: Trade, user_id: int, before: Message | None, gone: Message | None
) -> Wanted:
    """Return an offer in the place of the message `before`; without a sound in place of one that
    is `gone`, and has called once.
    """
    role, version = f"trade:{trade.id}", sync.game.record.version
    made = await offer_made(sync.host, sync.game_id, trade.id, max(0, version - SEARCHED_STEPS))
    counters = made is not None and made.answers is not None
    body = OfferBody(trade, version, expiry(sync.game, trade), counters, user_id)
    screen = await _private(sync, body)
    sent = _dump_sent(sync, body, screen, made)
    if sync.game.record.is_direct:
        return Wanted(role, screen, sent)
    # The next player of the seat gets one of their own, and so does who has lost one or is back.
    about = f"{role}:{(user_id if before is None else before.message_id) % 100_000}"
    to = Direct(user_id, about, partial(_offer_to_all, sync, body, gone))
    return Wanted(role, _in_time(sync, trade, screen, gone), sent, to=to)


async def _offer_to_all(sync: MessageSync, body: OfferBody, gone: Message | None) -> Wanted:
    """Return an offer for the channel, which sees it only where nothing else goes."""
    screen = await _public(sync, body)
    trade, shown = body.trade, _dump_shown(sync, body, screen)
    return Wanted(f"trade:{trade.id}", _in_time(sync, trade, screen, gone), shown)


def _dump_sent(sync: MessageSync, body: OfferBody, screen: Screen, made: MadeOffer | None) -> str:
    """Return the note on a new direct message.

    After a crash, Discord may have it already, as it was at an earlier version of the game: then
    it is compared anew after the pause.
    """
    if made is not None and _is_of_last_commit(sync, made):
        return _dump_shown(sync, body, screen)
    sync.revisit(EDIT_PAUSE)
    return _dump(replace(body, edited=sync.now))


def _is_of_last_commit(sync: MessageSync, made: MadeOffer) -> bool:
    """Return whether an offer is as new as the game; a computer that makes one plays on with it."""
    record = sync.game.record
    return made.version == record.version or made.at == record.moved_at


def _in_time(sync: MessageSync, trade: Trade, screen: Screen, gone: Message | None) -> Screen:
    """Return the screen of an offer, without its call in quiet hours: it comes in the morning.

    It calls nobody either whom the same player has called several times lately.
    """
    quiet = gone is not None or any(
        deadline.decision == trade.id and not deadline.calls for deadline in sync.game.deadlines
    )
    if quiet or not _take_ping(sync, trade):
        return replace(screen, pings=())
    return screen


def _take_ping(sync: MessageSync, trade: Trade) -> bool:
    user = sync.game.player(trade.partner).user_id
    by = sync.game.player(trade.proposer).user_id or (sync.game_id, trade.proposer)
    return user is not None and sync.pings.take_ping(by, user, f"{sync.game_id}:{trade.id}")


async def _private(sync: MessageSync, body: OfferBody, message: Message | None = None) -> Screen:
    """Return the offer for its receiver's eyes, as its `message` should say it now.

    Discord takes few edits of an old message, so that no longer tells of cash and chances.
    """
    voice = await sync.voice_for(body.to)
    old = message is not None and is_old(sync, message)
    chances = await chances_of_offer(sync.host, sync.game, body.trade, voice)
    notes = OfferNotes(chances, await trade_hints(sync, body.trade, voice), old)
    return offer_screen(sync.game, body.trade, voice, notes, counters=body.counters)


async def _public(sync: MessageSync, body: OfferBody) -> Screen:
    voice = sync.voice
    hints = (await trade_hints(sync, body.trade, voice)).lines
    return public_offer_screen(sync.game, body.trade, voice, counters=body.counters, hints=hints)


def _is_public(sync: MessageSync, message: Message) -> bool:
    """Return whether others in the channel can read it."""
    record = sync.game.record
    return message.channel_id == record.channel_id and not record.is_direct


async def _update(sync: MessageSync, message: Message, trade: Trade) -> list[OutdatedOffer]:
    """Show when the offer expires: it is open for as much longer as the bot was down.

    Return the message if all that is to change is the cash of both sides, and may change now.
    """
    body, until = _OFFER_BODY.validate_json(message.body), expiry(sync.game, trade)
    if (until == 0 and sync.game.has_timers) or message.channel_id == NOWHERE:
        return []  # Time stands still, and so does the game; or nobody was sent the offer.
    is_public = _is_public(sync, message)
    screen = await (_public(sync, body) if is_public else _private(sync, body, message))
    if _digest(screen) == body.shown:
        return []
    if until != body.until:
        if not (await _edit(sync, message, body, screen)).is_temporary:
            after = _dump_shown(sync, replace(body, until=until), screen)
            await sync.put(replace(message, body=after))
        return []
    # A clock that was set back does not make it longer.
    usual = EDIT_PAUSE_ALONE if sync.game.record.is_direct else EDIT_PAUSE
    pause = min(body.edited + usual - sync.now, usual)
    is_compared = sync.sent_offers.take_compared(sync.game_id, trade.id)
    if pause > 0 and not is_compared:
        sync.revisit(pause)
        return []
    return [OutdatedOffer(message, body, screen)]


async def _try_edits(sync: MessageSync, outdated: list[OutdatedOffer]) -> None:
    """Edit a few of these messages, those first that have waited longest: many must not keep the
    table waiting. An edit that fails is tried again after the pause.
    """
    by_age = sorted(outdated, key=lambda it: it.body.edited)
    for message, body, screen in by_age[:EDITS_AT_ONCE]:
        voice = sync.voice if _is_public(sync, message) else await sync.voice_for(body.to)
        fitting = plain_where_chosen(screen, voice.words)
        edit = sync.edit if sync.game.record.is_direct else sync.try_edit
        if (await edit(message, fitting)).is_temporary:
            after = _dump(replace(body, edited=sync.now))
            sync.revisit(EDIT_PAUSE)
        else:
            after = _dump_shown(sync, body, screen)
        await sync.put(replace(message, body=after))
    if by_age[EDITS_AT_ONCE:]:
        sync.revisit(NEXT_EDITS)


async def _edit(sync: MessageSync, message: Message, body: OfferBody, screen: Screen) -> Delivery:
    if message.channel_id == sync.game.record.channel_id:
        return await sync.edit(message, screen)
    return await edit_direct(sync, body.to, message, screen)


async def _over(sync: MessageSync, message: Message) -> Change:
    """The message keeps the offer, says how it ended, and loses its buttons.

    A direct message goes once its receiver has answered with another offer: only that is news.
    """
    body = _OFFER_BODY.validate_json(message.body)
    closed = await outcome_of(sync.host, sync.game_id, body.trade.id, body.since)
    if closed is None:  # Its making was taken back, or the game was called off.
        running = sync.game.record.phase == "running"
        closed = ClosedOffer(body.trade, "withdrawn" if running else "over")
    then = partial(tell_both, sync, body.to, body.since, closed)
    if _is_public(sync, message):
        return Over(message, public_outcome_screen(sync.game, closed, sync.voice), then=then)
    if _is_for_another(sync, message):
        # What comes of it in their place is no news of theirs.
        return Over(message, then=then)
    voice = await sync.voice_for(body.to)
    motive = await outcome_motive(sync.host, sync.game, closed.trade, closed.by, voice)
    to = None if sync.game.record.is_direct else body.to
    orders = await orders_then(sync, closed, closed.trade.partner, voice)
    screen = outcome_screen(sync.game, closed, voice, motive, orders)
    return Over(message, screen, goes=to is not None and closed.by == "countered", to=to, then=then)


def _dump_shown(sync: MessageSync, body: OfferBody, screen: Screen) -> str:
    return _dump(replace(body, shown=_digest(screen), edited=sync.now))


def _dump(body: OfferBody) -> str:
    return _OFFER_BODY.dump_json(body).decode()


def _digest(screen: Screen) -> str:
    """Return eight hexadecimal digits that change with what the message of an offer says."""
    (embed,) = screen.embeds
    return sha256(f"{embed.title}\n{embed.description}".encode()).hexdigest()[:8]
