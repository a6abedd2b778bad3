"""Notes to players whose standing orders have won an auction while they were not there."""

from collections.abc import Sequence

from bot.features.table.table_body import body_of
from bot.language.lots import the_lot
from bot.messages.direct import send_direct
from bot.messages.direct_games import where_lines
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change
from bot.narration.log import LoggedStep
from bot.narration.secret_bids import lots_opened
from bot.ui.screen import Screen
from engine.core.events import AuctionWon, MaximumFiled
from engine.host.clocks.paces import is_live

SEARCHED_STEPS = 60
"""Steps of the log before the result in which the bid is looked for."""


async def ordered_wins(sync: MessageSync) -> Sequence[Change]:
    """Tell players by silent direct message what their orders have won in secret auctions.

    At live they are at the table, which tells of it.
    """
    table = await sync.message("table")
    if table is None or sync.snapshot.record.is_direct or is_live(sync.game.record.pace):
        return ()
    log = await sync.whole_log(body_of(table).since)
    for step, events in log:
        for event in events if step.version > table.version else ():
            if isinstance(event, AuctionWon) and await _is_ordered(sync, step.version, event):
                await _tell(sync, event, step.version)
    return ()


async def _is_ordered(sync: MessageSync, version: int, won: AuctionWon) -> bool:
    """Return whether the winner's bid was made by standing orders."""
    log = [
        it
        for it in await sync.whole_log(max(0, version - SEARCHED_STEPS))
        if it[0].version <= version
    ]
    lots = lots_opened([it for _, events in log for it in events])
    sold = [auction for auction, of in lots.items() if won.space in of]
    return bool(sold) and any(_is_order(it, won.seat, sold[-1]) for it in log)


def _is_order(logged: LoggedStep, seat: int, auction: int) -> bool:
    step, events = logged
    is_theirs = (step.seat, step.hand) == (seat, "orders")
    return is_theirs and any(
        isinstance(it, MaximumFiled) and it.auction == auction for it in events
    )


async def _tell(sync: MessageSync, won: AuctionWon, version: int) -> None:
    user_id = sync.game.player(won.seat).user_id
    if user_id is None:
        return
    voice = await sync.voice_for(user_id)
    text = voice.say("orders-won", space=the_lot(won.space, voice), price=won.price)
    text = "\n".join([text, *await where_lines(sync.host, sync.game.record, voice)])
    await send_direct(sync, user_id, Screen(text), f"won:{version}:{won.space}")
