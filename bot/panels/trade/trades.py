"""Trades: who with, and how an offer is accepted, countered or declined."""

from collections.abc import Awaitable, Callable, Mapping

from bot.interactions.context import Context
from bot.interactions.router import Panel
from bot.panels.trade import builder
from bot.panels.trade.builder import show_builder
from bot.panels.trade.chances import chances_of_offer, is_gain, show_same_chances
from bot.panels.trade.draft import counter_of, is_bare, load_draft, offer_with, start_draft
from bot.panels.trade.lines import deal_of_trade
from bot.panels.trade.offer import (
    OfferNotes,
    offer_screen,
    received_mortgages,
    unmortgage_mask,
    unmortgage_screen,
    unmortgages_chosen,
    unmortgages_of_mask,
)
from bot.panels.trade.opening import (
    VERB,
    open_trade,
    partner_meant,
    partner_screen,
    start,
)
from bot.panels.trade.outcome import Outcome, outcome_of
from bot.panels.trade.sent import show_sent
from bot.panels.trade.worth import is_unequal, question
from bot.screens.press import Press, Unreadable, panel_custom_id, read_int
from bot.screens.screen import Button, Screen
from engine.core.actions import AcceptTrade, Action, DeclineTrade, WithdrawTrade
from engine.core.errors import IllegalAction, Reason, need, refuse
from engine.core.events import Trade
from engine.host.refusals import Refusal, Refused
from engine.host.snapshots import StartedGame, need_seat

SEARCHED_STEPS = 50
"""Steps of the log in which the end of an offer is looked for when it is pressed again."""


# -- presses -----------------------------------------------------------------------------------


async def trade(context: Context, press: Press) -> None:
    """Answer a press that opens the builder, or answers an offer: `<word> <number> …`."""
    word, *rest = press.words or ["open"]
    try:
        work = _WORDS[word](context, press.game_id, *rest)
    except (KeyError, TypeError):  # No such word, or too few or too many arguments for it.
        raise Unreadable(press.arguments) from None
    context.publisher.sent_offers.forget(context.reply.message_id)
    try:
        await work
    except IllegalAction as refused:
        is_gone = refused.reason is Reason.NO_SUCH_TRADE and word in _ENDS
        if not (is_gone and await _has_done(context, press.game_id, rest[0], _ENDS[word])):
            raise
        await _say_done(context, press.game_id, _SAID[_ENDS[word]])


async def _has_done(context: Context, game_id: str, number: str, by: Outcome) -> bool:
    """Return whether the same person has just ended the offer in this very way: a press that is
    doubled is no mistake.
    """
    game = await context.host.started_game(game_id)
    after = max(0, game.record.version - SEARCHED_STEPS)
    closed = await outcome_of(context.host, game_id, read_int(number), after)
    if closed is None or closed.by != by:
        return False
    seat = closed.trade.proposer if by == "withdrawn" else closed.trade.partner
    return game.seat_of(context.person.user_id) == seat


async def _say_done(context: Context, game_id: str, said: str) -> None:
    """Say so in a private panel; the offer's own message shows the outcome."""
    if context.reply.is_private:
        await context.show(Screen(context.words.say(said)))
    await context.flush(game_id)


async def _open(context: Context, game_id: str) -> None:
    await open_trade(context, game_id)


async def _start_with(context: Context, game_id: str, seat: str | None = None) -> None:
    if seat is None and not context.values:
        raise Unreadable("with whom?")
    await open_trade(context, game_id, partner_seat=read_int(seat or context.values[0]))


async def _choose_another(context: Context, game_id: str) -> None:
    game = await context.host.started_game(game_id)
    me = need_seat(game, context.person.user_id)
    partner_meant(game, me, None, None)  # Refused once there is nobody left to trade with.
    await context.show(partner_screen(game, me, context.voice(game)))


async def _start_afresh(context: Context, game_id: str, seat: str) -> None:
    game = await context.host.started_game(game_id)
    me = need_seat(game, context.person.user_id)
    partner = partner_meant(game, me, None, read_int(seat))
    assert partner is not None
    await start(context, game_id, partner)


async def _show_offer(context: Context, game_id: str, number: str) -> None:
    """An open offer, privately: one's own may be withdrawn, another's answered."""
    game, found = await _open_offer(context, game_id, number)
    if game.seat_of(context.person.user_id) == found.proposer:
        await show_sent(context, game, found)
        return
    _need_partner(context, game, found)
    voice = context.voice(game)
    chances = await chances_of_offer(context.host, game, found, voice)
    await context.show(offer_screen(game, found, voice, OfferNotes(chances)))
    await show_same_chances(context, game_id, found.id)


async def _open_offer(context: Context, game_id: str, number: str) -> tuple[StartedGame, Trade]:
    game = await context.host.started_game(game_id)
    need_seat(game, context.person.user_id)
    return game, game.trade(read_int(number)) or refuse(Reason.NO_SUCH_TRADE)


def _need_partner(context: Context, game: StartedGame, found: Trade) -> None:
    mine = game.seat_of(context.person.user_id) == found.partner
    need(mine, Reason.NOT_YOUR_TRADE)


async def _accept(context: Context, game_id: str, number: str) -> None:
    """AMB-60: a player who receives mortgaged deeds says first which to pay off.

    The second half of a double press opens no second panel.
    """
    if context.is_repeated:
        await context.flush(game_id)
        return
    game, found = await _open_offer(context, game_id, number)
    _need_partner(context, game, found)
    if received_mortgages(game.position, found):
        voice = context.voice(game)
        await context.show(unmortgage_screen(game, found, (), voice))
        return
    await _accept_if_meant(context, game, found, ())


async def _accept_if_meant(
    context: Context, game: StartedGame, found: Trade, unmortgages: tuple[int, ...]
) -> None:
    """Accept an offer, unless it is very unequal: then it is asked once more."""
    deal, game_id = deal_of_trade(found, found.partner, unmortgages), game.record.id
    if not is_unequal(game.public(), deal) or await is_gain(
        context.host, game, found, found.partner, unmortgages
    ):
        await _submit_acceptance(context, game, found, unmortgages)
        return
    voice = context.voice(game)
    mask = unmortgage_mask(received_mortgages(game.position, found), unmortgages)
    sure = panel_custom_id(game_id, VERB, f"sure {found.id} {mask}")
    yes = Button(voice.say("trade-button-sure-accept"), sure, "danger")
    back = Button(
        voice.say("trade-button-sure-back"), panel_custom_id(game_id, VERB, f"look {found.id}")
    )
    chances = await chances_of_offer(context.host, game, found, voice, unmortgages)
    await context.show(question(game.public(), deal, voice, (yes, back), chances))
    await show_same_chances(context, game_id, found.id)


async def _unmortgage(context: Context, game_id: str, number: str, mask: str, at: str) -> None:
    game, found = await _open_offer(context, game_id, number)
    _need_partner(context, game, found)
    received = received_mortgages(game.position, found)
    unmortgages = unmortgages_chosen(received, mask, read_int(at), context.values)
    screen = unmortgage_screen(game, found, unmortgages, context.voice(game))
    await context.show(screen)


async def _accept_confirmed(context: Context, game_id: str, number: str, mask: str) -> None:
    game, found = await _open_offer(context, game_id, number)
    _need_partner(context, game, found)
    unmortgages = unmortgages_of_mask(received_mortgages(game.position, found), mask)
    await _accept_if_meant(context, game, found, unmortgages)


async def _sure(context: Context, game_id: str, number: str, mask: str) -> None:
    game, found = await _open_offer(context, game_id, number)
    unmortgages = unmortgages_of_mask(received_mortgages(game.position, found), mask)
    await _submit_acceptance(context, game, found, unmortgages)


async def _submit_acceptance(
    context: Context, game: StartedGame, found: Trade, unmortgages: tuple[int, ...]
) -> None:
    """Accept an offer. Raises Refused, with the name, where its proposer lacks the cash."""
    try:
        await _submit(
            context, game.record.id, AcceptTrade(found.id, unmortgages), "trade-said-accept"
        )
    except IllegalAction as refused:
        if refused.reason is not Reason.PARTNER_CANNOT_PAY:
            raise
        who = context.voice(game).player(found.proposer)
        raise Refused(Refusal.PROPOSER_CANNOT_PAY, who=who, **refused.facts) from None


async def _decline(context: Context, game_id: str, number: str) -> None:
    await _submit(context, game_id, DeclineTrade(read_int(number)), "trade-said-decline")


async def _withdraw(context: Context, game_id: str, number: str) -> None:
    await _submit(context, game_id, WithdrawTrade(read_int(number)), "trade-said-withdraw")


async def _submit(context: Context, game_id: str, action: Action, said: str) -> None:
    """Submit an answer; a private panel says so, and the offer's own message shows the outcome."""
    await context.host.submit(game_id, context.person.user_id, 0, action, context.key)
    await _say_done(context, game_id, said)


async def _counter(context: Context, game_id: str, number: str) -> None:
    """Open the builder with the offer turned round, or with the counter-offer begun before."""
    game, found = await _open_offer(context, game_id, number)
    _need_partner(context, game, found)
    existing = await load_draft(context.host, game_id, context.person.user_id)
    if existing is None or existing.offer.answers != found.id:
        offer = counter_of(found)
        existing = await start_draft(context, game_id, offer)
    await show_builder(context, existing)


async def _offer_again(
    context: Context, game_id: str, number: str, since: str, more: str = "0"
) -> None:
    """Open the builder with an offer that came to nothing, and the dollars more with which it would
    be accepted; another draft goes on instead.
    """
    game = await context.host.started_game(game_id)
    me = need_seat(game, context.person.user_id)
    closed = await outcome_of(context.host, game_id, read_int(number), read_int(since))
    if closed is None or closed.trade.proposer != me:
        refuse(Reason.NO_SUCH_TRADE)
    existing = await load_draft(context.host, game_id, context.person.user_id)
    if existing is not None and not is_bare(existing.offer):
        await show_builder(context, existing, note=context.words.say("trade-draft-other"))
        return
    draft = await start_draft(context, game_id, offer_with(closed.trade, read_int(more)))
    await show_builder(context, draft)


_ENDS: Mapping[str, Outcome] = {
    "accept": "made",
    "lift": "made",
    "yes": "made",
    "sure": "made",
    "decline": "declined",
    "withdraw": "withdrawn",
}
"""How a word ends an offer."""
_SAID: Mapping[Outcome, str] = {
    "made": "trade-said-accept",
    "declined": "trade-said-decline",
    "withdrawn": "trade-said-withdraw",
}

_WORDS: Mapping[str, Callable[..., Awaitable[None]]] = {
    "open": _open,
    "whom": _choose_another,
    "with": _start_with,
    "new": _start_afresh,
    "look": _show_offer,
    "accept": _accept,
    "lift": _unmortgage,
    "yes": _accept_confirmed,
    "sure": _sure,
    "decline": _decline,
    "counter": _counter,
    "withdraw": _withdraw,
    "again": _offer_again,
}

PANELS: Mapping[str, Panel] = {VERB: trade, builder.VERB: builder.draft}
