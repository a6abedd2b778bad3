"""Trades: who with, and how an offer is accepted, countered or declined."""

from collections.abc import Awaitable, Callable, Mapping

from bot.interactions.context import Context
from bot.interactions.router import Panel
from bot.panels.common.panel_hint import panel_hint
from bot.panels.trade import builder
from bot.panels.trade.builder import show_builder
from bot.panels.trade.draft import TradeDraft, counter_of, load_draft, partners, start_draft
from bot.panels.trade.lines import deal_of_trade
from bot.panels.trade.offer import (
    lift_mask,
    lift_screen,
    lifts_chosen,
    lifts_of_mask,
    offer_screen,
    received_mortgages,
)
from bot.panels.trade.sent import sent_screen
from bot.panels.trade.worth import is_unequal, question
from bot.render.voice import Voice
from bot.screens.press import Press, Unreadable, panel_custom_id, read_int
from bot.screens.screen import Button, Option, Screen, Select
from engine.actions import (
    AcceptTrade,
    Action,
    DeclineTrade,
    OfferTrade,
    SeatId,
    Side,
    WithdrawTrade,
)
from engine.errors import Reason, need, refuse
from engine.events import Trade
from engine.host.snapshots import StartedGame, need_seat

VERB = "trade"


async def open_trade(
    context: Context,
    game_id: str,
    partner_user_id: int | None = None,
    partner_seat: SeatId | None = None,
) -> None:
    """Open the builder for /monopoly trade and the Trade button, or first ask for the partner.

    An existing draft goes on. Raises Refused for a person who does not play, and IllegalAction for
    a partner who does not.
    """
    game = await context.host.started_game(game_id)
    me = need_seat(game, context.person.user_id)
    partner = _partner(game, me, partner_user_id, partner_seat)
    existing = await load_draft(context.host, game_id, context.person.user_id)
    if existing is not None and _is_bare(existing):
        existing = None
    if existing is not None and partner in (None, existing.partner):
        await show_builder(context, existing)
    elif partner is None:
        await context.show(_partner_screen(game, me, context.voice(game)))
    elif existing is not None:
        await context.show(_choose_draft(existing, partner, context.voice(existing.game)))
    else:
        await _start(context, game_id, partner)


def _is_bare(draft: TradeDraft) -> bool:
    return draft.offer == OfferTrade(draft.partner, Side(), Side())


def _partner(
    game: StartedGame, me: SeatId, user_id: int | None, seat: SeatId | None
) -> SeatId | None:
    """Return the seat that is meant; where none is, the only other one."""
    view = game.seen_from(me)
    others = partners(view)
    unfit = Reason.CLOSING if view.closing else Reason.TOO_EARLY_TO_TRADE
    need(others, unfit)
    if user_id is not None:
        seat = game.seat_of(user_id)
        need(seat is not None, Reason.OUT_OF_GAME)
    if seat is None:
        return others[0] if len(others) == 1 else None
    need(seat != me, Reason.TRADE_WITH_SELF)
    need(seat in game.position.from_left_of(me), Reason.OUT_OF_GAME)
    need(seat in others, unfit)
    return seat


async def _start(context: Context, game_id: str, partner: SeatId) -> None:
    offer = OfferTrade(partner, Side(), Side())
    started = await start_draft(context.host, game_id, context.person.user_id, offer)
    hint = await panel_hint(context, "offer", started.game.position.rules)
    await show_builder(context, started, note=hint)


def _partner_screen(game: StartedGame, me: SeatId, voice: Voice) -> Screen:
    position = game.position
    options = tuple(
        Option(
            voice.label(seat),
            str(seat),
            voice.say(
                "trade-whom-about",
                cash=position.seats[seat].cash,
                count=len(position.owned(seat)),
            ),
        )
        for seat in partners(game.seen_from(me))
    )
    custom_id = panel_custom_id(game.record.id, VERB, "with")
    select = Select(custom_id, voice.say("trade-choose-whom"), options)
    return Screen(voice.say("trade-whom"), rows=(select,))


def _choose_draft(existing: TradeDraft, partner: SeatId, voice: Voice) -> Screen:
    """Ask which draft to keep: there is one with another partner."""
    game_id = existing.game.record.id
    go_on = voice.say("trade-button-go-on", who=voice.label(existing.partner))
    afresh = voice.say("trade-button-afresh", who=voice.label(partner))
    return Screen(
        voice.say("trade-which", who=voice.player(existing.partner)),
        rows=(
            (
                Button(
                    go_on, panel_custom_id(game_id, VERB, f"with {existing.partner}"), "primary"
                ),
                Button(afresh, panel_custom_id(game_id, VERB, f"new {partner}")),
            ),
        ),
    )


# -- presses -----------------------------------------------------------------------------------


async def trade(context: Context, press: Press) -> None:
    """Answer a press that opens the builder, or answers an offer: `<word> <number> …`."""
    word, *rest = press.words or ["open"]
    try:
        work = _WORDS[word](context, press.game_id, *rest)
    except (KeyError, TypeError):  # No such word, or too few or too many arguments for it.
        raise Unreadable(press.arguments) from None
    await work


async def _open(context: Context, game_id: str) -> None:
    await open_trade(context, game_id)


async def _start_with(context: Context, game_id: str, seat: str | None = None) -> None:
    if seat is None and not context.values:
        raise Unreadable("with whom?")
    await open_trade(context, game_id, partner_seat=read_int(seat or context.values[0]))


async def _choose_another(context: Context, game_id: str) -> None:
    game = await context.host.started_game(game_id)
    me = need_seat(game, context.person.user_id)
    _partner(game, me, None, None)  # Refused once there is nobody left to trade with.
    await context.show(_partner_screen(game, me, context.voice(game)))


async def _start_afresh(context: Context, game_id: str, seat: str) -> None:
    game = await context.host.started_game(game_id)
    me = need_seat(game, context.person.user_id)
    partner = _partner(game, me, None, read_int(seat))
    assert partner is not None
    await _start(context, game_id, partner)


async def _show_offer(context: Context, game_id: str, number: str) -> None:
    """An open offer, privately: one's own may be withdrawn, another's answered."""
    game, found = await _open_offer(context, game_id, number)
    voice = context.voice(game)
    if game.seat_of(context.person.user_id) == found.proposer:
        await context.show(sent_screen(game, found, voice))
        return
    _need_partner(context, game, found)
    await context.show(offer_screen(game, found, voice))


async def _open_offer(context: Context, game_id: str, number: str) -> tuple[StartedGame, Trade]:
    game = await context.host.started_game(game_id)
    need_seat(game, context.person.user_id)
    return game, game.trade(read_int(number)) or refuse(Reason.NO_SUCH_TRADE)


def _need_partner(context: Context, game: StartedGame, found: Trade) -> None:
    mine = game.seat_of(context.person.user_id) == found.partner
    need(mine, Reason.NOT_YOUR_TRADE)


async def _accept(context: Context, game_id: str, number: str) -> None:
    """AMB-60: a player who receives mortgaged deeds says first which to lift."""
    game, found = await _open_offer(context, game_id, number)
    _need_partner(context, game, found)
    if received_mortgages(game.position, found):
        voice = context.voice(game)
        await context.show(lift_screen(game, found, (), voice))
        return
    await _accept_if_meant(context, game, found, ())


async def _accept_if_meant(
    context: Context, game: StartedGame, found: Trade, lifts: tuple[int, ...]
) -> None:
    """Accept an offer, unless it is very unequal: then it is asked once more."""
    deal, game_id = deal_of_trade(found, found.partner, lifts), game.record.id
    if not is_unequal(game.public(), deal):
        await _submit(context, game_id, AcceptTrade(found.id, lifts), "trade-said-accept")
        return
    voice = context.voice(game)
    mask = lift_mask(received_mortgages(game.position, found), lifts)
    sure = panel_custom_id(game_id, VERB, f"sure {found.id} {mask}")
    yes = Button(voice.say("trade-button-sure-accept"), sure, "danger")
    back = Button(
        voice.say("trade-button-sure-back"), panel_custom_id(game_id, VERB, f"look {found.id}")
    )
    await context.show(question(game.public(), deal, voice, yes, back))


async def _lift(context: Context, game_id: str, number: str, mask: str, at: str) -> None:
    game, found = await _open_offer(context, game_id, number)
    _need_partner(context, game, found)
    received = received_mortgages(game.position, found)
    lifts = lifts_chosen(received, mask, read_int(at), context.values)
    screen = lift_screen(game, found, lifts, context.voice(game))
    await context.show(screen)


async def _accept_confirmed(context: Context, game_id: str, number: str, mask: str) -> None:
    game, found = await _open_offer(context, game_id, number)
    _need_partner(context, game, found)
    lifts = lifts_of_mask(received_mortgages(game.position, found), mask)
    await _accept_if_meant(context, game, found, lifts)


async def _sure(context: Context, game_id: str, number: str, mask: str) -> None:
    game, found = await _open_offer(context, game_id, number)
    lifts = lifts_of_mask(received_mortgages(game.position, found), mask)
    await _submit(context, game_id, AcceptTrade(found.id, lifts), "trade-said-accept")


async def _decline(context: Context, game_id: str, number: str) -> None:
    await _submit(context, game_id, DeclineTrade(read_int(number)), "trade-said-decline")


async def _withdraw(context: Context, game_id: str, number: str) -> None:
    await _submit(context, game_id, WithdrawTrade(read_int(number)), "trade-said-withdraw")


async def _submit(context: Context, game_id: str, action: Action, said: str) -> None:
    """Submit an answer; a private panel says so, and the offer's own message shows the outcome."""
    await context.host.submit(game_id, context.person.user_id, 0, action, context.key)
    if context.reply.is_private:
        await context.show(Screen(context.words.say(said)))
    await context.flush(game_id)


async def _counter(context: Context, game_id: str, number: str) -> None:
    """Open the builder with the offer turned round, or with the counter-offer begun before."""
    game, found = await _open_offer(context, game_id, number)
    _need_partner(context, game, found)
    existing = await load_draft(context.host, game_id, context.person.user_id)
    if existing is None or existing.offer.answers != found.id:
        offer = counter_of(found)
        existing = await start_draft(context.host, game_id, context.person.user_id, offer)
    await show_builder(context, existing)


_WORDS: Mapping[str, Callable[..., Awaitable[None]]] = {
    "open": _open,
    "whom": _choose_another,
    "with": _start_with,
    "new": _start_afresh,
    "look": _show_offer,
    "accept": _accept,
    "lift": _lift,
    "yes": _accept_confirmed,
    "sure": _sure,
    "decline": _decline,
    "counter": _counter,
    "withdraw": _withdraw,
}

PANELS: Mapping[str, Panel] = {VERB: trade, builder.VERB: builder.draft}
