"""Secret maxima for an estate as they are advised, put into the panel in which they are filed."""

from dataclasses import replace

from bot.features.auctions.auction_outcome import note_panel
from bot.features.auctions.estate import show_lots
from bot.features.auctions.lots_draft import LotsDraft, change_lots
from bot.interactions.checks import need_decision
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.presses.shared import FillInMaxima
from engine.core.actions import FileMaxima
from engine.core.decisions import SealedAuction
from engine.host.people.advising import advice_for, need_advice

HANDLERS = Handlers()


@HANDLERS.answers(FillInMaxima)
async def _fill_in(context: Context, press: FillInMaxima) -> None:
    """Open the panel of several lots with the advised maxima; own ones that were begun stay, and so
    does an own limit.
    """
    host = context.host
    with context.hold_place("lookups"):
        game = await host.started_game(press.game_id)
        await need_advice(host, game, context.user_id)
        need_decision(game.public(), press, SealedAuction)
        found = await advice_for(game, context.user_id)
    advised = next((_draft(it.action) for it in found if isinstance(it.action, FileMaxima)), None)

    def filled(draft: LotsDraft) -> LotsDraft:
        if draft.maxima or advised is None:
            return draft
        limits = [it.limit for it in (draft, advised) if it.limit is not None]
        return replace(advised, limit=min(limits, default=None))

    draft = await change_lots(host, press.game_id, press.decision, context.user_id, filled)
    is_own = advised is not None and draft.maxima != advised.maxima
    await show_lots(context, press, context.words.say("advice-own-maxima") if is_own else "")
    await note_panel(context, press.game_id, press.decision)


def _draft(filing: FileMaxima) -> LotsDraft:
    """Return what is filed as a draft, whose limit counts only below the sum of its maxima."""
    draft = LotsDraft(dict(filing.maxima))
    return draft if filing.limit >= draft.most else replace(draft, limit=filing.limit)
