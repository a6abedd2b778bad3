"""Opening the builder of a trade: with whom, and which draft goes on."""

from bot.features.trade.builder import show_builder
from bot.features.trade.draft import (
    TradeDraft,
    begun_draft,
    change_draft,
    partners,
    start_draft,
    with_choice,
)
from bot.features.trade.presses import NewDraft, TradeWith
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.voice import Voice
from bot.presses.shared import OpenOffer
from bot.ui.accents import TRADES
from bot.ui.panel_screen import PanelScreen, Section
from bot.ui.press import Unreadable
from bot.ui.screen import Button, Screen
from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.errors import Reason, need
from engine.host.people.advising import with_advised_terms
from engine.host.snapshots import StartedGame, need_seat
from engine.rules.trade.terms import need_side

HANDLERS = Handlers()


async def open_trade(
    context: Context,
    game_id: str,
    partner_user_id: int | None = None,
    partner_seat: SeatId | None = None,
) -> None:
    """Open the builder for `trade` and the Trade button, or first ask for the partner.

    An existing draft goes on. Raises Refused for a person who does not play, and IllegalAction for
    a partner who does not.
    """
    game = await context.host.started_game(game_id)
    me = need_seat(game, context.user_id)
    partner = partner_meant(game, me, partner_user_id, partner_seat)
    existing = await begun_draft(context.host, game_id, context.user_id)
    if existing is not None and partner in (None, existing.partner):
        await show_builder(context, existing)
    elif partner is None:
        await context.show(partner_screen(game, me, context.voice(game)))
    elif existing is not None:
        await context.show(_choose_draft(existing, partner, context.voice(existing.game)))
    else:
        await start(context, game_id, partner)


def partner_meant(
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


async def start(context: Context, game_id: str, partner: SeatId) -> None:
    """Show the builder with a new draft."""
    offer = OfferTrade(partner, Side(), Side())
    started = await start_draft(context, game_id, offer)
    await show_builder(context, started)


def partner_screen(game: StartedGame, me: SeatId, voice: Voice) -> PanelScreen:
    """Return the other players, each with what they have and a button."""
    sections = [_partner_section(game, seat, me, voice) for seat in partners(game.seen_from(me))]
    return PanelScreen((f"### {voice.say('trade-whom')}", *sections), TRADES)


def _partner_section(game: StartedGame, seat: SeatId, me: SeatId, voice: Voice) -> Section:
    position = game.position
    cash, count = position.seats[seat].cash, len(position.owned(seat))
    lines = [voice.player(seat), voice.say("trade-whom-about", cash=cash, count=count)]
    if any((it.proposer, it.partner) == (seat, me) for it in game.trades):
        lines.append(voice.say("trade-whom-offers"))
    if any((it.proposer, it.partner) == (me, seat) for it in game.trades):
        lines.append(voice.say("trade-whom-offered"))
    label = voice.say("trade-button-with", who=voice.label(seat))
    button = Button(label, TradeWith(game.record.id, seat).custom_id)
    return Section("\n".join(lines), button)


def _choose_draft(existing: TradeDraft, partner: SeatId, voice: Voice) -> Screen:
    """Ask which draft to keep: there is one with another partner."""
    game_id = existing.game.record.id
    go_on = voice.say("trade-button-go-on", who=voice.label(existing.partner))
    afresh = voice.say("trade-button-afresh", who=voice.label(partner))
    return Screen(
        voice.say("trade-which", who=voice.player(existing.partner)),
        rows=(
            (
                Button(go_on, TradeWith(game_id, existing.partner).custom_id, "primary"),
                Button(afresh, NewDraft(game_id, partner).custom_id),
            ),
        ),
    )


@HANDLERS.answers(OpenOffer)
async def _open_offer(context: Context, press: OpenOffer) -> None:
    """Open the builder with an offer, and one that only asks for something with what advice gives
    for it. Another draft that has been begun goes on instead; with the same player, it asks for
    that too.

    Raises IllegalAction for an offer of what the two do not have: no screen names one.
    """
    offer = press.offer
    if not isinstance(offer, OfferTrade):
        raise Unreadable(press.custom_id)
    game = await context.host.started_game(press.game_id)
    me = need_seat(game, context.user_id)
    partner_meant(game, me, None, offer.partner)
    need_side(game.position, me, offer.gives)
    need_side(game.position, offer.partner, offer.takes)
    existing = await begun_draft(context.host, press.game_id, context.user_id)
    if existing is None:
        if offer.gives == Side():
            offer = await with_advised_terms(context.host, game, context.user_id, offer)
        await show_builder(context, await start_draft(context, press.game_id, offer))
    elif existing.partner != offer.partner or offer.gives != Side():
        note = "" if existing.offer == offer else context.words.say("trade-draft-other")
        await show_builder(context, existing, note=note)
    else:
        deeds = tuple(map(str, offer.takes.deeds))
        asked = await change_draft(
            context.host, existing, lambda it: with_choice(it, "take", deeds, deeds)
        )
        await show_builder(context, asked or await start_draft(context, press.game_id, offer))
