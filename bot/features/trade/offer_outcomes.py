"""How an offer ended: said where it is still seen as open, and to who has sent it."""

from bot.discord.posting import Delivery
from bot.features.trade.offer import outcome_screen
from bot.features.trade.offer_outcome import ClosedOffer, built_by_orders
from bot.features.trade.outcome_motive import more_to_pay
from bot.features.trade.sent import REFUSED, TOLD, closed_buttons, closed_screen, counter_shown
from bot.features.trade.trade_lines import closed_terms_line, deal_of_trade
from bot.language.voice import Voice
from bot.messages.direct import send_direct
from bot.messages.direct_games import OUTCOME_ROLE, where_lines
from bot.messages.message_sync import MessageSync
from bot.messages.reconcile import reconcile
from bot.messages.wanted import Wanted
from bot.narration.narration import narrate
from bot.ui.plain_screen import plain_where_chosen
from bot.ui.screen import Screen
from engine.core.actions import SeatId


async def tell_both(sync: MessageSync, to: int, since: int, closed: ClosedOffer) -> None:
    """Say how an offer to the user `to` (0: unknown) ended where one of both still sees it as open
    in private, and to its sender in a direct message: without a sound, and where direct messages
    are closed not at all. Of a trade, which the game's message tells too, a sender who still sees
    the offer is not told a third time.

    `since`: a version at which it was still open.
    """
    if to:
        seen_by = await sync.voice_for(to, sync.game.record.guild_id)
        outcome = plain_where_chosen(outcome_screen(sync.game, closed, seen_by), seen_by.words)
        for card in sync.sent_offers.take(sync.game_id, closed.trade.id, to):
            await card.replace_shown(outcome)
    user_id = sync.game.player(closed.trade.proposer).user_id
    if user_id is None:
        return
    is_shown = await _show_sender(sync, user_id, since, closed)
    if closed.by in TOLD and not (is_shown and closed.by == "made"):
        await tell_outcome(sync, closed, since, await sync.voice_for(user_id))


async def _show_sender(sync: MessageSync, user_id: int, since: int, closed: ClosedOffer) -> bool:
    """Say it on the sender's panels, which go on to say what becomes of a counteroffer; return
    whether there was one.
    """
    # They stand in the server, whose choice of text alone holds there.
    voice = await sync.voice_for(user_id, sync.game.record.guild_id)
    screen = plain_where_chosen(closed_screen(sync.game, closed, since, voice), voice.words)
    counter = counter_shown(sync.game, closed)
    is_shown = False
    for card in sync.sent_offers.take(sync.game_id, closed.trade.id, user_id):
        is_shown |= await card.replace_shown(screen)
        if counter is not None:
            sync.sent_offers.note(sync.game_id, counter.id, user_id, card)
        else:
            sync.sent_offers.note_closed(sync.game_id, user_id, card, screen)
    return is_shown


async def tell_outcome(
    sync: MessageSync, closed: ClosedOffer, since: int, voice: Voice, motive: str = ""
) -> bool:
    """Say how an offer ended in a direct message to its sender, without a sound; return False if
    it is to be tried again, and True where direct messages are closed.

    `since`: a version at which it was still open; `motive`: why it ended so, where that is known.
    """
    trade, by = closed.trade, closed.by
    user_id = sync.game.player(trade.proposer).user_id
    if user_id is None:
        return True
    text = voice.say(f"trade-outcome-{by}", who=voice.player(trade.partner), side="proposer")
    more = more_to_pay(sync.game, trade, by)
    again = closed_buttons(sync.game_id, trade, by, since, voice.words, more)
    buttons = again if by in REFUSED else ()
    deal = deal_of_trade(trade, trade.proposer)
    terms = closed_terms_line(sync.game.public(), deal, by, voice)
    lines, about = [text, terms, *filter(None, (motive,))], OUTCOME_ROLE.format(trade.id)
    lines += await orders_then(sync, closed, trade.proposer, voice)
    if sync.game.record.is_direct:
        return await _below(sync, about, Screen("\n".join(lines), rows=(buttons,)))
    lines += await where_lines(sync.host, sync.game.record, voice)
    sent = await send_direct(sync, user_id, Screen("\n".join(lines), rows=(buttons,)), about)
    return sent is not Delivery.LATER


async def orders_then(
    sync: MessageSync, closed: ClosedOffer, seat: SeatId, voice: Voice
) -> list[str]:
    """Return, for the player on a seat, what their orders have built at once after a trade."""
    built = await built_by_orders(sync.host, sync.game_id, closed, seat)
    told = narrate(built, voice, sync.game.position.rules)
    return [voice.say("digest-orders", what=line) for line in told]


async def _below(sync: MessageSync, role: str, screen: Screen) -> bool:
    """Post the news below the game's message, which moves below the news once it has to change."""
    if await sync.message(role) is None:
        await reconcile(sync, [Wanted(role, screen, "", is_final=True)])
    return await sync.message(role) is not None or sync.is_complete
