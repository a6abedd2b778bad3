"""Trades: who with, and how an offer is accepted, countered or declined."""

from collections.abc import Mapping

from bot.features.trade import builder
from bot.features.trade.builder import show_builder
from bot.features.trade.draft import begun_draft, counter_of, load_draft, offer_with, start_draft
from bot.features.trade.draft_opening import open_trade, partner_meant, partner_screen, start
from bot.features.trade.offer import (
    OfferNotes,
    offer_screen,
    received_mortgages,
    unmortgage_bits,
    unmortgage_screen,
    unmortgages_chosen,
    unmortgages_of,
)
from bot.features.trade.offer_outcome import OfferOutcome, offer_made, outcome_of
from bot.features.trade.presses import (
    AcceptPayingOff,
    AcceptSurely,
    ChoosePaidOff,
    ChoosePartner,
    Counter,
    NewDraft,
    OfferAgain,
    TradeWith,
)
from bot.features.trade.sent import another_trade, show_sent
from bot.features.trade.trade_cash import need_cash
from bot.features.trade.trade_chances import chances_of_offer, is_gain, show_same_chances
from bot.features.trade.trade_lines import deal_of_trade
from bot.features.trade.worth import is_unequal, question
from bot.interactions.context import Context
from bot.interactions.router import Handler, Handlers
from bot.presses import shared as presses
from bot.presses.shared import Accept, Decline, LookAtOffer, OfferPress, Withdraw
from bot.ui.press import read_int
from bot.ui.press_record import PressRecord
from bot.ui.screen import Button, Screen
from engine.core.actions import AcceptTrade, Action, DeclineTrade, WithdrawTrade
from engine.core.errors import IllegalAction, Reason, need, refuse
from engine.core.events import Trade
from engine.host.refusals import Refusal, Refused
from engine.host.snapshots import StartedGame, need_seat

_ANSWERS = Handlers()
SEARCHED_STEPS = 50
"""Steps of the log in which the end of an offer is looked for when it is pressed again."""


# -- presses -----------------------------------------------------------------------------------


async def trade(context: Context, press: PressRecord) -> None:
    """Answer a press that opens the builder, or answers an offer."""
    context.publisher.sent_offers.forget(context.reply.message_id)
    try:
        await _ANSWERS[type(press)](context, press)
    except IllegalAction as refused:
        by = _ENDS.get(type(press))
        if by is None or not isinstance(press, OfferPress):
            raise
        is_gone = refused.reason is Reason.NO_SUCH_TRADE
        if not (is_gone and await _has_done(context, press, by)):
            raise
        await _say_done(context, press.game_id, by)


async def _has_done(context: Context, press: OfferPress, by: OfferOutcome) -> bool:
    """Return whether the same person has just ended the offer in this very way: a press that is
    doubled is no mistake.
    """
    game = await context.host.started_game(press.game_id)
    after = max(0, game.record.version - SEARCHED_STEPS)
    closed = await outcome_of(context.host, press.game_id, press.number, after)
    if closed is None or closed.by != by:
        return False
    seat = closed.trade.proposer if by == "withdrawn" else closed.trade.partner
    return game.seat_of(context.user_id) == seat


async def _say_done(context: Context, game_id: str, by: OfferOutcome) -> None:
    """Say in a private panel what was done; the offer's own message shows the outcome."""
    if context.reply.is_private:
        rows = (another_trade(game_id, context.words),) if by == "withdrawn" else ()
        await context.show(Screen(context.words.say(_SAID[by]), rows=rows))
    await context.flush(game_id)


@_ANSWERS.answers(presses.Trade)
async def _open(context: Context, press: presses.Trade) -> None:
    await open_trade(context, press.game_id)


@_ANSWERS.answers(TradeWith)
async def _start_with(context: Context, press: TradeWith) -> None:
    seat = read_int("".join(context.values)) if press.seat is None else press.seat
    await open_trade(context, press.game_id, partner_seat=seat)


@_ANSWERS.answers(ChoosePartner)
async def _choose_another(context: Context, press: ChoosePartner) -> None:
    game = await context.host.started_game(press.game_id)
    me = need_seat(game, context.user_id)
    partner_meant(game, me, None, None)  # Refused once there is nobody left to trade with.
    await context.show(partner_screen(game, me, context.voice(game)))


@_ANSWERS.answers(NewDraft)
async def _start_afresh(context: Context, press: NewDraft) -> None:
    game = await context.host.started_game(press.game_id)
    me = need_seat(game, context.user_id)
    partner = partner_meant(game, me, None, press.seat)
    assert partner is not None
    await start(context, press.game_id, partner)


@_ANSWERS.answers(LookAtOffer)
async def _show_offer(context: Context, press: LookAtOffer) -> None:
    """An open offer, privately: one's own may be withdrawn, another's answered."""
    game, trade = await _open_offer(context, press)
    if game.seat_of(context.user_id) == trade.proposer:
        await show_sent(context, game, trade)
        return
    need(game.seat_of(context.user_id) == trade.partner, Reason.NOT_YOUR_TRADE)
    voice = context.voice(game)
    chances = await chances_of_offer(context.host, game, trade, voice)
    made = await offer_made(context.host, press.game_id, trade.id, 0)
    counters = made is not None and made.answers is not None
    is_here = context.place is not None and context.place.channel_id == game.record.channel_id
    notes = OfferNotes(chances, is_here=is_here)
    await context.show(offer_screen(game, trade, voice, notes, counters=counters))
    context.publisher.sent_offers.note(press.game_id, trade.id, context.user_id, context.reply)
    await show_same_chances(context, press.game_id, trade.id)


async def _open_offer(context: Context, press: OfferPress) -> tuple[StartedGame, Trade]:
    game = await context.host.started_game(press.game_id)
    need_seat(game, context.user_id)
    return game, game.trade(press.number) or refuse(Reason.NO_SUCH_TRADE)


async def _offer_to_reader(context: Context, press: OfferPress) -> tuple[StartedGame, Trade]:
    game, trade = await _open_offer(context, press)
    need(game.seat_of(context.user_id) == trade.partner, Reason.NOT_YOUR_TRADE)
    return game, trade


@_ANSWERS.answers(Accept)
async def _accept(context: Context, press: Accept) -> None:
    """AMB-60: a player who receives mortgaged deeds says first which to pay off.

    The second half of a double press opens no second panel.
    """
    if context.is_repeated:
        await context.flush(press.game_id)
        return
    game, trade = await _offer_to_reader(context, press)
    need_cash(game.position, trade, ())
    if received_mortgages(game.position, trade):
        voice = context.voice(game)
        await context.show(unmortgage_screen(game, trade, (), voice))
        return
    await _accept_if_meant(context, game, trade, ())


async def _accept_if_meant(
    context: Context, game: StartedGame, trade: Trade, unmortgages: tuple[int, ...]
) -> None:
    """Accept an offer, unless it is very unequal: then it is asked once more."""
    need_cash(game.position, trade, unmortgages)
    deal, game_id = deal_of_trade(trade, trade.partner, unmortgages), game.record.id
    if not is_unequal(game.public(), deal) or await is_gain(
        context.host, game, trade, trade.partner, unmortgages
    ):
        await _submit_acceptance(context, game, trade, unmortgages)
        return
    voice = context.voice(game)
    chosen = unmortgage_bits(received_mortgages(game.position, trade), unmortgages)
    sure = AcceptSurely(game_id, trade.id, chosen).custom_id
    yes = Button(voice.say("trade-button-sure-accept"), sure, "danger")
    look = LookAtOffer(game_id, trade.id).custom_id
    back = Button(voice.say("go-back"), look)
    chances = await chances_of_offer(context.host, game, trade, voice, unmortgages)
    await context.show(question(game.public(), deal, voice, (yes, back), chances))
    await show_same_chances(context, game_id, trade.id)


@_ANSWERS.answers(ChoosePaidOff)
async def _unmortgage(context: Context, press: ChoosePaidOff) -> None:
    game, trade = await _offer_to_reader(context, press)
    received = received_mortgages(game.position, trade)
    unmortgages = unmortgages_chosen(received, press.chosen, press.first, context.values)
    screen = unmortgage_screen(game, trade, unmortgages, context.voice(game))
    await context.show(screen)


@_ANSWERS.answers(AcceptPayingOff)
async def _accept_confirmed(context: Context, press: AcceptPayingOff) -> None:
    game, trade = await _offer_to_reader(context, press)
    unmortgages = unmortgages_of(received_mortgages(game.position, trade), press.chosen)
    await _accept_if_meant(context, game, trade, unmortgages)


@_ANSWERS.answers(AcceptSurely)
async def _sure(context: Context, press: AcceptSurely) -> None:
    game, trade = await _open_offer(context, press)
    unmortgages = unmortgages_of(received_mortgages(game.position, trade), press.chosen)
    await _submit_acceptance(context, game, trade, unmortgages)


async def _submit_acceptance(
    context: Context, game: StartedGame, trade: Trade, unmortgages: tuple[int, ...]
) -> None:
    """Accept an offer. Raises Refused, with the name, where its proposer lacks the cash."""
    try:
        await _submit(context, game.record.id, AcceptTrade(trade.id, unmortgages), "made")
    except IllegalAction as refused:
        if refused.reason is not Reason.PARTNER_CANNOT_PAY:
            raise
        who = context.voice(game).player(trade.proposer)
        raise Refused(Refusal.PROPOSER_CANNOT_PAY, who=who, **refused.facts) from None


@_ANSWERS.answers(Decline)
async def _decline(context: Context, press: Decline) -> None:
    await _submit(context, press.game_id, DeclineTrade(press.number), "declined")


@_ANSWERS.answers(Withdraw)
async def _withdraw(context: Context, press: Withdraw) -> None:
    await _submit(context, press.game_id, WithdrawTrade(press.number), "withdrawn")


async def _submit(context: Context, game_id: str, action: Action, by: OfferOutcome) -> None:
    """Submit an answer; a private panel says so, and the offer's own message shows the outcome."""
    await context.host.submit(game_id, context.user_id, 0, action, context.key)
    await _say_done(context, game_id, by)


@_ANSWERS.answers(Counter)
async def _counter(context: Context, press: Counter) -> None:
    """Open the builder with the offer turned round, or with the counter-offer begun before."""
    game, trade = await _offer_to_reader(context, press)
    existing = await load_draft(context.host, press.game_id, context.user_id)
    if existing is None or existing.offer.answers != trade.id:
        offer = counter_of(trade)
        existing = await start_draft(context, press.game_id, offer)
    await show_builder(context, existing)


@_ANSWERS.answers(OfferAgain)
async def _offer_again(context: Context, press: OfferAgain) -> None:
    """Open the builder with an offer that came to nothing, and the dollars more with which it would
    be accepted; another draft goes on instead.
    """
    game = await context.host.started_game(press.game_id)
    me = need_seat(game, context.user_id)
    closed = await outcome_of(context.host, press.game_id, press.number, press.since)
    if closed is None or closed.trade.proposer != me:
        refuse(Reason.NO_SUCH_TRADE)
    existing = await begun_draft(context.host, press.game_id, context.user_id)
    if existing is not None:
        await show_builder(context, existing, note=context.words.say("trade-draft-other"))
        return
    offer = offer_with(closed.trade, press.more or 0)
    draft = await start_draft(context, press.game_id, offer)
    await show_builder(context, draft)


_ENDS: Mapping[type[PressRecord], OfferOutcome] = {
    Accept: "made",
    ChoosePaidOff: "made",
    AcceptPayingOff: "made",
    AcceptSurely: "made",
    Decline: "declined",
    Withdraw: "withdrawn",
}
"""How a press ends an offer."""
_SAID: Mapping[OfferOutcome, str] = {
    "made": "trade-said-accept",
    "declined": "trade-said-decline",
    "withdrawn": "trade-said-withdraw",
}
HANDLERS: Mapping[type[PressRecord], Handler] = {
    **dict.fromkeys(_ANSWERS, trade),
    **builder.HANDLERS,
}
