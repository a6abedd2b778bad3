"""Parked games, whose channel is gone or closed to the bot: their players, and a new channel."""

from dataclasses import dataclass, replace

from cachetools import LRUCache

from bot.discord.posting import Post
from bot.messages.auction_notices import BIDS, auction_thread_of
from bot.messages.direct import send_direct
from bot.messages.message_sync import MessageSync
from bot.ui.screen import Screen
from engine.host.store.records import RUNNING, Message
from engine.host.store.store import Store

NOTE = "parked-told"
"""The note on the place whose loss the players of a game were told of: see `ClosedPlace`."""
TELL_AGAIN = 3600.0
"""Seconds in which players are told once, whatever places come and go."""
LOOK_AGAIN = 5 * 60.0
"""Seconds in which a place that is there is not noted again."""
CACHE_SIZE = 10_000
BIDDING = tuple(BIDS.values())
"""The kinds of messages that may be in a thread of their own."""


class ClosedPlaces:
    """Tells players of places that are closed to the bot, and notes which are there again."""

    def __init__(self) -> None:
        self._noted: LRUCache[str, float] = LRUCache(CACHE_SIZE)

    async def tell(self, sync: MessageSync, thread: int | None) -> None:
        """Tell the players by direct message that the game is parked, where those are open.

        A game that is itself played in direct messages goes on at the next press.
        `thread`: the one that a moderator has archived and locked, if that is the reason.
        """
        if sync.snapshot.record.is_direct:
            return
        store, place = sync.host.store, thread or sync.snapshot.record.channel_id
        last = read_closed_place(await store.notes.get(sync.game_id, NOTE))
        if last is not None:
            if not last.is_news(place):
                return
            if (wait := last.at + TELL_AGAIN - sync.now) > 0:
                sync.revisit(wait)
                return
        everybody = [sync.voice.player(seat) for seat in sync.game.position.players()]
        key = "parked-direct" if thread is None else "parked-thread-direct"
        # Told once each time, and once though a crash may come before the note.
        about = f"parked:{place}:{last.at if last is not None else 0.0}"
        for seat in sync.game.people():
            user_id = sync.game.player(seat).user_id
            assert user_id is not None
            voice = await sync.voice_for(user_id)
            text = voice.say(key, players=voice.and_list(everybody), thread=str(thread))
            await send_direct(sync, user_id, Screen(text), about)
        await store.notes.put(sync.game_id, NOTE, ClosedPlace(place, sync.now).dump())
        self._noted.pop(sync.game_id, None)

    async def note_back(self, sync: MessageSync) -> None:
        """Note that a game's place is there; look for the note only every few minutes.

        Players were told just before, or by another process: then they hear of it again later.
        """
        if sync.now - self._noted.get(sync.game_id, -LOOK_AGAIN) < LOOK_AGAIN:
            return
        self._noted[sync.game_id] = sync.now
        notes = sync.host.store.notes
        last = read_closed_place(await notes.get(sync.game_id, NOTE))
        if last is not None and not last.is_back:
            await notes.put(sync.game_id, NOTE, replace(last, is_back=True).dump())


@dataclass(frozen=True, slots=True)
class ClosedPlace:
    """Of which place players were told that it is closed, when, and whether it has come back."""

    place: int
    at: float = 0.0
    is_back: bool = False

    def is_news(self, place: int) -> bool:
        """Return whether players do not know yet that a place is closed."""
        return self.is_back or place != self.place

    def dump(self) -> str:
        """Return the text of the note."""
        return f"{self.place} {self.at} {'back' if self.is_back else 'away'}"


def read_closed_place(text: str | None) -> ClosedPlace | None:
    """Read the note; an earlier version wrote the place alone."""
    match (text or "").split():
        case [place]:
            return ClosedPlace(int(place))
        case [place, at, word]:
            return ClosedPlace(int(place), float(at), word == "back")
        case _:
            return None


async def thread_put_away(sync: MessageSync) -> int | None:
    """Return the thread of a game, or of its bidding, that was found archived and locked."""
    channel = sync.snapshot.record.channel_id
    if channel in sync.locked:
        return channel
    bidding = [
        message for message in await sync.messages(open_only=True) if message.kind in BIDDING
    ]
    return next((it.channel_id for it in bidding if it.channel_id in sync.locked), None)


async def games_of_thread(store: Store, thread_id: int, parent_id: int) -> list[str]:
    """Return the running games that are played in a thread, or bid there."""
    found = [it.id for it in await store.search.games_in_channel(thread_id, RUNNING)]
    for game in await store.search.games_in_channel(parent_id, RUNNING):
        messages = await store.messages.of_game(game.id, open_only=True)
        if any(message.kind in BIDDING and message.channel_id == thread_id for message in messages):
            found.append(game.id)
    return found


async def leave_channel(store: Store, post: Post, game_id: str, channel_id: int) -> None:
    """Close a game's messages in its old channel and let go of them: it is shown elsewhere from now
    on.

    Offers in direct messages stay, and the table's message, whose place the next one takes.
    """
    left = [it for it in await store.messages.of_game(game_id) if _is_left(it, channel_id)]
    threads = [auction_thread_of(it).thread for it in left if it.open and it.kind in BIDS]
    for message in left:
        if message.open:
            await post.remove_buttons(message.channel_id, message.message_id)
    for thread in threads:  # At last: a change of what is in it would open it again.
        if thread is not None:
            await post.close_thread(thread)
    for message in left:
        await store.messages.drop(game_id, message.role)


def _is_left(message: Message, channel_id: int) -> bool:
    is_direct = message.kind == "trade" and message.channel_id != channel_id
    return message.kind != "table" and not is_direct
