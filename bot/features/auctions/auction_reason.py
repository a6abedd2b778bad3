"""Why an auction is held: who left the property to it, or whose estate is sold."""

from bot.messages.auction_notices import auction_thread_of
from bot.messages.message_sync import MessageSync
from engine.core.events import AuctionOpened, EstateSurrendered, PurchaseDeclined
from engine.host.store.records import Message

SEARCHED_STEPS = 20
"""Steps of the log before the message of an auction in which its opening is looked for."""


async def reason_of(sync: MessageSync, auction: int, notice: Message | None) -> str:
    """Return the sentence that says why an auction is held; "" where the log does not tell.

    `notice`: the auction's own message, once it is sent.
    """
    since = sync.game.record.version if notice is None else auction_thread_of(notice).since
    said = ""
    for _, events in await sync.log(max(0, since - SEARCHED_STEPS)):
        for event in events:
            match event:
                case PurchaseDeclined(seat=seat):
                    said = sync.voice.say("auction-declined", who=sync.voice.player(seat))
                case EstateSurrendered(seat=seat):
                    said = sync.voice.say("auction-estate", who=sync.voice.player(seat))
                case AuctionOpened(auction=number) if number == auction:
                    return said
                case _:
                    pass
    return ""
