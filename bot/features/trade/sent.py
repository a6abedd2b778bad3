"""Sending an offer, drafted or advised: what the proposer sees of an offer that is out."""

from contextlib import AbstractContextManager, nullcontext

from bot.features.trade.draft import TradeDraft, drop_sent
from bot.features.trade.offer_outcome import (
    ClosedOffer,
    OfferOutcome,
    offered_by,
    outcome_of,
)
from bot.features.trade.outcome_motive import more_to_pay, outcome_motive
from bot.features.trade.presses import OfferAgain
from bot.features.trade.trade_lines import balance_lines, closed_terms, deal_of_trade, terms
from bot.features.trade.worth import draft_mark
from bot.interactions.computer_answers import game_after_answers
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.language import Words
from bot.language.voice import Voice
from bot.presses import shared as presses
from bot.presses.buttons import look_button
from bot.presses.shared import SendAdvisedOffer, Withdraw
from bot.ui.accents import TRADES
from bot.ui.press import Unreadable
from bot.ui.screen import Button, Embed, Screen
from engine.core.actions import OfferTrade, SeatId
from engine.core.decisions import AnyAuction
from engine.core.events import Trade
from engine.host.people.advised_offers import offer_as_advised
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import THOUGHT

REFUSED: tuple[OfferOutcome, ...] = ("declined", "expired")
"""Ends after which the same offer may be made again."""
TOLD: tuple[OfferOutcome, ...] = ("made", *REFUSED)
"""Ends of which the sender hears; a counteroffer comes as an offer itself."""


HANDLERS = Handlers()


async def send(context: Context, draft: TradeDraft) -> None:
    """Offer what the draft says. Raises what refuses it, and then the draft is still there.

    The request is named after the draft and its offer, so that a doubled press offers it once.
    """
    game_id, key = draft.game.record.id, _key(draft)
    with _counted(context, draft.game, draft.partner):
        await context.host.submit(game_id, context.user_id, 0, draft.offer, key)
    await drop_sent(context.host, draft)
    await _show_result(context, game_id, key)


@HANDLERS.answers(SendAdvisedOffer)
async def _send_advised(context: Context, press: SendAdvisedOffer) -> None:
    """Offer what was advised. Raises Refused where all is not as it was then, and sends nothing."""
    if context.is_repeated:
        return  # The first half of a double press has sent it, and said so.
    offer, game_id, key = press.offer, press.game_id, context.key
    game = await context.host.started_game(game_id)
    if not (isinstance(offer, OfferTrade) and 0 <= offer.partner < len(game.players)):
        raise Unreadable(press.custom_id)
    advised = press.decision, press.mark, offer
    with _counted(context, game, offer.partner):
        await offer_as_advised(context.host, game_id, context.user_id, *advised, key)
    await _show_result(context, game_id, key)


def _counted(
    context: Context, game: StartedGame, partner: SeatId
) -> AbstractContextManager[object]:
    """Return what counts an offer to a person; one to a computer calls nobody."""
    if game.player(partner).user_id is None:
        return nullcontext()
    return context.count_call("offers", game.record.id)


async def _show_result(context: Context, game_id: str, key: str) -> None:
    """Show the offer that a request has sent; to a computer, with its answer."""
    offered = await offered_by(context.host, game_id, key)
    assert offered is not None
    game = await context.host.started_game(game_id)
    if game.player(offered.trade.partner).user_id is None:
        game = await game_after_answers(context, game_id)
    if game.trade(offered.trade.id) is not None:
        await show_sent(context, game, offered.trade)
        return
    closed = await outcome_of(context.host, game_id, offered.trade.id, offered.version - 1)
    if closed is not None and closed.by == "made" and not context.reply.is_private:
        await context.flush(game_id)  # The pressed game message tells of the trade itself.
    else:
        ended, voice = closed or ClosedOffer(offered.trade, "over"), context.voice(game)
        answer = await answer_screen(context.host, game, ended, offered.version - 1, voice)
        await context.show(answer)
        sent_offers = context.publisher.sent_offers
        sent_offers.note_closed(game_id, context.user_id, context.reply, answer)


async def was_sent(host: Host, draft: TradeDraft) -> bool:
    """Return whether a draft has been sent: a doubled press may still find it on disk."""
    return await offered_by(host, draft.game.record.id, _key(draft)) is not None


def _key(draft: TradeDraft) -> str:
    """Return the name of the request to offer just this: a draft that is changed while it is sent
    stays, and may be sent too.
    """
    return f"draft-{draft.id}-{draft_mark(draft)}"


async def show_sent(context: Context, game: StartedGame, trade: Trade) -> None:
    """Show one's own open offer, in a message that says how it ended as soon as that is known."""
    await context.show(sent_screen(game, trade, context.voice(game)))
    sent_offers, user_id = context.publisher.sent_offers, context.user_id
    sent_offers.note(game.record.id, trade.id, user_id, context.reply)


async def answer_screen(
    host: Host, game: StartedGame, closed: ClosedOffer, since: int, voice: Voice
) -> Screen:
    """Return what a computer has answered to one's own offer, and why; `since` is a version at
    which it was still open.
    """
    trade, by = closed.trade, closed.by
    text = voice.say(f"trade-outcome-{by}", who=voice.name(trade.partner), side="proposer")
    motive = await outcome_motive(host, game, trade, by, voice)
    text = f"{text}\n{motive}" if motive else text
    return Screen(text, rows=(_next_buttons(game, closed, since, voice.words),))


def closed_screen(game: StartedGame, closed: ClosedOffer, since: int, voice: Voice) -> Screen:
    """Return how one's own offer ended; `since` is a version at which it was still open."""
    trade, by = closed.trade, closed.by
    title = voice.say(f"trade-outcome-{by}", who=voice.label(trade.partner), side="proposer")
    deal = deal_of_trade(trade, trade.proposer)
    text = "\n".join(closed_terms(game.public(), deal, by, voice))
    buttons = _next_buttons(game, closed, since, voice.words)
    return Screen(embeds=(Embed(title, text, TRADES),), rows=(buttons,))


def _next_buttons(
    game: StartedGame, closed: ClosedOffer, since: int, words: Words
) -> tuple[Button, ...]:
    """Return what leads on from an own offer that has ended: to its counteroffer while that waits
    for an answer, else to another offer.
    """
    if (counter := counter_shown(game, closed)) is not None:
        return (look_button(game.record.id, counter.id, words),)
    more = more_to_pay(game, closed.trade, closed.by)
    return closed_buttons(game.record.id, closed.trade, closed.by, since, words, more)


def counter_shown(game: StartedGame, closed: ClosedOffer) -> Trade | None:
    """Return the counteroffer to an offer while it waits for an answer."""
    return None if closed.counter is None else game.trade(closed.counter.id)


def closed_buttons(
    game_id: str, trade: Trade, by: OfferOutcome, since: int, words: Words, more: int = 0
) -> tuple[Button, ...]:
    """Return what the sender of an offer that has ended may do: offer it again, with the dollars
    with which it would be accepted, or offer another.
    """
    again = OfferAgain(game_id, trade.id, since, more).custom_id
    first = (Button(words.say("trade-button-again"), again),) if by in REFUSED else ()
    return (*first, *another_trade(game_id, words))


def sent_screen(game: StartedGame, trade: Trade, voice: Voice) -> Screen:
    """Return one's own open offer, which may be withdrawn: not where Send was pressed just now."""
    view = game.public()
    deal = deal_of_trade(trade, trade.proposer)
    lines = [*terms(view, deal, voice), "", *balance_lines(view, deal, voice)]
    if game.player(trade.partner).user_id is not None:
        lines += ["", *_away_lines(game, trade, voice), *expiry_lines(game, trade, voice)]
    elif waits := why_it_waits(game, trade, voice):
        lines += ["", waits]
    title = voice.say("trade-sent-title", who=voice.label(trade.partner))
    game_id = game.record.id
    label = voice.say("trade-button-withdraw")
    withdraw = Button(label, Withdraw(game_id, trade.id).custom_id)
    rows = ((*another_trade(game_id, voice.words), withdraw),)
    return Screen(embeds=(Embed(title, "\n".join(lines), TRADES),), rows=rows)


def _away_lines(game: StartedGame, trade: Trade, voice: Voice) -> list[str]:
    """Return until when the partner is away; nothing for one who is here."""
    at = game.player(trade.partner).away_until
    if at is None:
        return []
    until = expiry(game, trade)
    expires = "before" if until and until < at else "later"
    who = voice.name(trade.partner)
    return [voice.say("trade-sent-away", who=who, at=str(int(at)), expires=expires)]


def has_to_wait(game: StartedGame, trade: Trade) -> bool:
    """Return whether an offer to a computer is one that it may not answer yet."""
    if game.player(trade.partner).user_id is not None:
        return False
    return not any(
        deadline.kind == THOUGHT and deadline.decision == trade.id for deadline in game.deadlines
    )


def why_it_waits(game: StartedGame, trade: Trade, voice: Voice) -> str:
    """Return what a computer waits for before it answers an offer; "" where it waits for nothing.

    The proposer may know of their own offers only.
    """
    if not has_to_wait(game, trade):
        return ""
    first = _answered_first(game, trade)
    is_auction = isinstance(game.public().decision, AnyAuction)
    why = "auction" if is_auction else "later" if first is None else "offer"
    whom = "" if first is None else voice.name(first.partner)
    return voice.say("trade-sent-waits", why=why, who=voice.name(trade.partner), whom=whom)


def _answered_first(game: StartedGame, trade: Trade) -> Trade | None:
    """Return the same player's offer of the same properties that a person is still to answer."""
    for other in game.trades:
        to_person = game.player(other.partner).user_id is not None
        if to_person and other.proposer == trade.proposer and _deeds(other) & _deeds(trade):
            return other
    return None


def _deeds(trade: Trade) -> set[int]:
    return {*trade.gives.deeds, *trade.takes.deeds}


def another_trade(game_id: str, words: Words) -> tuple[Button, ...]:
    """Return the button that begins another trade."""
    return (Button(words.say("trade-button-another"), presses.Trade(game_id).custom_id),)


def expiry_lines(game: StartedGame, trade: Trade, voice: Voice) -> list[str]:
    """Return until when an offer is open; nothing while time stands still."""
    if at := expiry(game, trade):
        return [voice.say("trade-expires", at=str(at))]
    if game.has_timers:
        return []
    return [voice.say("trade-stays-open", who=voice.name(trade.proposer))]


def expiry(game: StartedGame, trade: Trade) -> int:
    """Return when an open offer expires by itself, in unix seconds; 0 if no time runs for it."""
    times = [
        deadline.at
        for deadline in game.deadlines
        if deadline.kind == "trade" and deadline.decision == trade.id
    ]
    return int(min(times, default=0))
