"""Direct messages to players who want to know when two others of their game are playing."""

from collections.abc import Sequence

from bot.discord.posting import Delivery
from bot.features.watching.news import place_line
from bot.interactions.links import lasting_address
from bot.messages.direct import send_direct
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change
from bot.ui.screen import Screen
from engine.core.actions import SeatId
from engine.host.people.presence import note_told, to_be_told


async def here_messages(sync: MessageSync) -> Sequence[Change]:
    """Tell those who want it who is here now; it is no message of the channel."""
    here = await sync.here_now()
    async for seat, before in to_be_told(sync.host, sync.game, here):
        await _tell(sync, here, seat, f"here:{seat}:{before}")
    return ()


async def _tell(sync: MessageSync, here: Sequence[SeatId], seat: SeatId, about: str) -> None:
    user, table = sync.game.players[seat].user_id, await sync.message("table")
    if user is None or table is None:
        return
    voice, link = await sync.voice_for(user), lasting_address(sync.game.record, table)
    who = voice.and_list([voice.name(it) for it in here])
    lines = [voice.say("here-direct", who=who), place_line(sync.game, voice)]
    told = voice.say("call-direct", what="\n".join(lines), link=link)
    text = "\n".join([told, voice.say("here-off")])
    sent = await send_direct(sync, user, Screen(text, pings=(user,)), about)
    if not isinstance(sent, Delivery) or sent is Delivery.UNREACHABLE:
        await note_told(sync.host, user)
