"""Amounts typed into a form: a bid or a secret maximum, and what has become of it."""

from collections.abc import Mapping
from typing import Literal

from bot.features.auctions.auction_outcome import ended_text, is_on, outcome_of, outcome_text
from bot.features.auctions.auction_screens import lots_of
from bot.features.auctions.presses import SendBid
from bot.interactions.bid_notes import BidNote
from bot.interactions.computer_answers import game_after_answers
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.interactions.stored_bid_notes import store_bid_note, take_bid_note
from bot.language.clipping import clip
from bot.language.language import Words
from bot.language.money import read_amount, refused_amount
from bot.language.names import plain_name
from bot.language.voice import Voice
from bot.presses.shared import BidKind, OpenBidForm
from bot.ui.press import Unreadable
from bot.ui.press_record import PressRecord
from bot.ui.screen import ModalScreen, TextField
from engine.core import decisions as d
from engine.core.actions import Bid, SeatId, SetMaximum
from engine.core.offered import BidRange, MaximumRange
from engine.host.snapshots import StartedGame, need_seat

EXAMPLE = 120
"""Dollars that stand in the empty field, where so little may be bid."""
HANDLERS = Handlers()
SENT: Mapping[BidKind, Literal["typedmax", "typedtype"]] = {"max": "typedmax", "type": "typedtype"}
"""The word of the press that sends the form of each kind."""
NAME = 23
"""Characters of a leader's name: the line that says who leads has 100 in all."""


@HANDLERS.answers(OpenBidForm)
async def _open(context: Context, press: OpenBidForm) -> None:
    """Open the form, with an amount in it that was advised; or tell how the auction ended."""
    if press.kind == "type" and press.amount is not None:
        raise Unreadable(press.custom_id)
    game = await context.host.started_game(press.game_id)
    if not is_on(game, press.decision):
        await context.send_private(await ended_text(context, press, game))
    elif filed := _filed_text(game, need_seat(game, context.user_id), context.voice(game)):
        await context.send_private(filed)
    else:
        await context.form(_form(press, game, context))


def _filed_text(game: StartedGame, seat: SeatId, voice: Voice) -> str:
    """Return what a seat has filed in a sealed auction, where it answers only once; "" before."""
    auction = game.seen_from(seat).decision
    filings = auction.filings if isinstance(auction, d.SealedAuction) else ()
    own = next((filing for filing in filings if filing.seat == seat), None)
    if own is None:
        return ""
    filed = [voice.say("maximum-filed", price=most) for _, most in own.maxima]
    return "\n".join([*filed, voice.say("reason-already-filed")])


def _form(press: OpenBidForm, game: StartedGame, context: Context) -> ModalScreen:
    """Return the form for an amount, with the cash of the player who opens it."""
    words, kind = context.words, press.kind
    seat = need_seat(game, context.user_id)
    cash = game.position.seats[seat].cash
    lowest, sent = _lowest(game, seat, kind), SENT[kind]
    hint = words.say(f"bid-form-{kind}-hint", lowest=lowest)
    return ModalScreen(
        words.say(f"bid-form-{kind}"),
        SendBid(press.game_id, sent, decision=press.decision).custom_id,
        (
            TextField(
                words.say("bid-form-cash", cash=cash),
                "amount",
                description=" ".join((*_lead(game, seat, words), hint)),
                placeholder=words.money(max(EXAMPLE, lowest)),
                value=_value(press, game, seat, lowest),
                most=9,
            ),
        ),
    )


def _value(press: OpenBidForm, game: StartedGame, seat: SeatId, lowest: int) -> str | None:
    """Return what stands in the form: an amount advised, else the maximum that one has set."""
    auction = game.seen_from(seat).decision
    maxima = auction.maxima if press.kind == "max" and isinstance(auction, d.Auction) else ()
    own = dict(maxima).get(seat, 0)
    amount = press.amount or (own if own >= lowest else 0)
    return str(amount) if amount else None


def _lead(game: StartedGame, seat: SeatId, words: Words) -> list[str]:
    """Return who leads an open auction, and with how much; nothing before the first bid."""
    auction = game.public().decision
    if not isinstance(auction, d.Auction) or auction.leader is None:
        return []
    if auction.leader == seat:
        return [words.say("bid-form-lead-mine", price=auction.price)]
    leader = Voice.of(game, words).players[auction.leader]
    who = clip(plain_name(leader.name), NAME)
    return [words.say("bid-form-lead", who=who, price=auction.price)]


def _lowest(game: StartedGame, seat: SeatId, kind: BidKind) -> int:
    """Return the least that a seat may enter into the form."""
    decision = game.public().decision
    wanted = MaximumRange if kind == "max" else BidRange
    lowest = (offer.lowest for offer in game.seen_from(seat).offers if isinstance(offer, wanted))
    price = decision.price if isinstance(decision, d.Auction) else 0
    return next(lowest, game.position.lowest_bid(lots_of(decision)[0], price))


@HANDLERS.answers(SendBid)
async def _typed(context: Context, press: SendBid) -> None:
    typed = context.fields.get("amount", "")
    amount = read_amount(typed)
    if amount is None:
        await context.send_private(refused_amount(context.words, typed))
        return
    before = await context.host.started_game(press.game_id)
    if not is_on(before, press.decision) and not await _is_known(context, press.game_id):
        await context.send_private(await ended_text(context, press, before))
        return
    action = SetMaximum(amount) if press.kind == SENT["max"] else Bid(amount)
    await context.host.submit(press.game_id, context.user_id, press.decision, action, context.key)
    text, is_over = await standing_after(context, press, before, action)
    if is_over:
        await context.send_private(text)
    else:
        await _send_note(context, press, text)
    await context.flush(press.game_id)


async def standing_after(
    context: Context, press: PressRecord, before: StartedGame, action: SetMaximum | Bid
) -> tuple[str, bool]:
    """Return how an amount stands once computers have answered it, and whether all is over.

    `before`: the game as it was before the amount was in.
    """
    # Computers that pass end the auction: nobody who has won is to read that they lead.
    game = await game_after_answers(context, press.game_id)
    is_over = not is_on(game, press.decision)
    outcome = (
        await outcome_of(context.host, game, press.decision, context.user_id) if is_over else None
    )
    if outcome is not None:
        return outcome_text(outcome, context.voice(game), game), True
    return _standing_text(before, game, need_seat(game, context.user_id), action, context), False


async def _send_note(context: Context, press: PressRecord, text: str) -> None:
    """Tell a bidder how the bid stands, in place of the note before; the auction's end edits it."""
    await context.send_private(text, passes=False)
    about = (press.game_id, press.decision, context.user_id)
    before = await take_bid_note(context.host, *about)
    # Stored first: what closes the message forgets both.
    if (sent := context.reply.sent_privately) is not None:
        await store_bid_note(context.host, *about, sent)
    replaced = context.publisher.bid_notes.put(BidNote(*about, context.reply))
    if replaced is not None and replaced is not context.reply:
        await replaced.delete_sent()
    elif replaced is None and before is not None:  # Of an earlier process.
        await context.publisher.post.delete_private(before)
    if not is_on(await context.host.started_game(press.game_id), press.decision):
        context.publisher.schedule(press.game_id)  # It ended while the message was sent.


async def _is_known(context: Context, game_id: str) -> bool:
    """Return whether Discord delivers again what has been carried out."""
    return await context.host.store.games.outcome(game_id, context.key) is not None


def _standing_text(
    before: StartedGame,
    game: StartedGame,
    seat: SeatId,
    action: SetMaximum | Bid,
    context: Context,
) -> str:
    """Return how an amount stands and, unless it is beaten already, what cash paying it leaves."""
    voice, amount = context.voice(game), action.amount
    cash = game.position.seats[seat].cash
    key = "maximum-filed" if isinstance(action, SetMaximum) else "bid-made"
    lines = [voice.say(key, price=amount)]
    auction = game.public().decision
    if isinstance(auction, d.Auction) and auction.leader == seat and key == "maximum-filed":
        rival = _outbid_rival(before, game, auction)
        if rival is None:
            lines.append(voice.say("maximum-leads", now=auction.price))
        else:
            who = voice.name(rival)
            lines.append(voice.say("maximum-beats", now=auction.price, who=who))
    elif isinstance(auction, d.Auction) and auction.leader is not None and auction.leader != seat:
        leader = voice.player(auction.leader)
        beaten = "bid-beaten-equal" if auction.price == amount else "bid-beaten"
        return voice.say(beaten, price=amount, leader=leader, now=auction.price)
    lines.append(_cash_sentence(cash, amount, voice))
    return "\n".join(lines)


def _cash_sentence(cash: int, amount: int, voice: Voice) -> str:
    """Return what cash an amount leaves, or how much of it would have to be raised."""
    cover, left = "enough" if amount <= cash else "short", max(0, cash - amount)
    missing = max(0, amount - cash)
    return voice.say("bid-cash", cash=cash, cover=cover, left=left, missing=missing)


def _outbid_rival(before: StartedGame, game: StartedGame, auction: d.Auction) -> SeatId | None:
    """Return whose secret maximum the one just set has beaten, if any: nothing else makes its first
    bid higher than the lowest that would have led.
    """
    earlier, bids = before.public().decision, auction.bids
    if not isinstance(earlier, d.Auction) or bids == earlier.bids or len(bids) < 2:
        return None
    (rival, price), (_, now) = bids[-2:]
    return rival if now > game.position.lowest_bid(auction.space, price) else None
