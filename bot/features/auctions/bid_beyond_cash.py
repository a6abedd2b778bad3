"""A bid beyond a player's cash: what would be sold or mortgaged for it, before the bid counts."""

from bot.decisions.bid_rows import missing_for
from bot.decisions.debt_rows import plan_lines
from bot.decisions.debt_text import hopeless_line
from bot.features.auctions.amounts import standing_after
from bot.features.auctions.auction_outcome import ended_text, is_on, note_panel
from bot.features.auctions.presses import DearBid
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.lots import the_lot
from bot.language.voice import Voice
from bot.presses.shared import Do, OpenBidForm
from bot.ui.accents import AUCTIONS
from bot.ui.panel_screen import PanelScreen
from bot.ui.screen import Button
from engine.core.actions import Action, Bid, SeatId
from engine.core.decisions import Auction
from engine.core.offered import BidRange
from engine.host.people.purchases import bid_plan
from engine.host.snapshots import StartedGame, need_seat

HANDLERS = Handlers()


async def ask_to_raise(context: Context, press: Do, action: Action) -> bool:
    """Ask once more about a bid that its player would have to raise cash for.

    Returns whether it has asked; all other bids, also those that are refused, are not its own.
    """
    if not isinstance(action, Bid):
        return False
    game = await context.host.started_game(press.game_id)
    seat, auction = game.seat_of(context.user_id), game.public().decision
    if seat is None or not isinstance(auction, Auction) or auction.id != press.decision:
        return False
    offers = game.seen_from(seat).offers
    possible = any(
        isinstance(offer, BidRange) and offer.lowest <= action.amount <= offer.highest
        for offer in offers
    )
    if not possible or not missing_for(game, auction, seat, action.amount):
        return False
    await context.show(_screen(game, auction, seat, action.amount, context.voice(game)))
    await note_panel(context, press.game_id, auction.id)
    return True


@HANDLERS.answers(DearBid)
async def dear_bid(context: Context, press: DearBid) -> None:
    """Make the bid that was asked about, and say in its place how it stands."""
    action = Bid(press.amount)
    before = await context.host.started_game(press.game_id)
    need_seat(before, context.user_id)
    if not is_on(before, press.decision):
        await context.send_private(await ended_text(context, press, before))
        return
    await context.host.submit(press.game_id, context.user_id, press.decision, action, context.key)
    text, is_over = await standing_after(context, press, before, action)
    await context.show(PanelScreen((text,), AUCTIONS))
    if not is_over:
        await note_panel(context, press.game_id, press.decision)
    await context.flush(press.game_id)


def _screen(
    game: StartedGame, auction: Auction, seat: SeatId, price: int, voice: Voice
) -> PanelScreen:
    """Return the question, with the plan that would be suggested if this bid won."""
    game_id, what = game.record.id, the_lot(auction.space, voice)
    title = voice.say("dear-title", what=what, price=price)
    cash, missing = game.position.seats[seat].cash, missing_for(game, auction, seat, price)
    lines = [voice.say("dear-about", cash=cash, missing=missing)]
    plan = bid_plan(game, seat, price + game.position.lot_interest(auction.space), auction.space)
    if plan is None:
        lines.append(hopeless_line(game.position.raisable(seat), voice))
    else:
        lines += plan_lines(plan, game.position, voice)
    made = DearBid(game_id, price, decision=auction.id).custom_id
    other = OpenBidForm(game_id, "type", decision=auction.id).custom_id
    buttons = (
        Button(voice.say("button-bid", price=price), made, "danger" if plan is None else "success"),
        Button(voice.say("button-type"), other, "secondary"),
    )
    return PanelScreen((f"### {title}", "\n".join(lines), buttons), AUCTIONS)
