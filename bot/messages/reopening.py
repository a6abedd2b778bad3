"""Parks games whose place is closed, and lets them go on once it is open again.

What Discord refuses counts against the bot, and one person can press without end. So a place that
was found closed is asked for once a person or an event gives a reason to, with a pause where that
happens often; the last reason counts when the pause is over. Meanwhile syncs ask nothing there.
"""

import logging
from collections.abc import Awaitable, Callable, Hashable, Mapping

from cachetools import LRUCache

from bot.discord.posting import Delivery, Post
from bot.interactions.log_labels import game_at
from bot.limits.buckets import Rate, TokenBuckets
from bot.messages.message_sync import MessageSync
from bot.messages.parked import BIDDING, ClosedPlaces, thread_put_away
from engine.host.people.parking import Parking
from engine.host.service import Host
from engine.host.store.records import GameRecord

LOG = logging.getLogger(__name__)

ASKED, REFUSED = Rate(6, 720.0), Rate(30, 600.0)
"""How often the place of one game is asked for, and places of one server that stay closed."""
OPENED = Rate(3, 3600.0)
"""How often one game goes on by itself: whoever opens and closes its place writes the log."""
REMEMBERED = 10_000
"""Games of which memory holds what is closed."""

Closed = Mapping[int, Delivery]
"""Why nothing can be shown in the places that are closed, by channel or thread."""
Token = tuple[TokenBuckets, Hashable]


class Reopening:
    """Knows what is closed of parked games.

    `forget_shown` forgets what the messages of a game show; `show_later` has a game shown after
    some seconds; `now` is in unix seconds.
    """

    def __init__(
        self,
        host: Host,
        post: Post,
        forget_shown: Callable[[str], Awaitable[None]],
        show_later: Callable[[str, float], None],
        now: Callable[[], float],
    ) -> None:
        self._host = host
        self._post = post
        self._parking = Parking(host)
        self._forget_shown = forget_shown
        self._show_later = show_later
        self._told = ClosedPlaces()
        self._closed: LRUCache[str, Closed] = LRUCache(REMEMBERED)
        self._wanted: LRUCache[str, None] = LRUCache(REMEMBERED)
        self._asked, self._opened = TokenBuckets(ASKED, now), TokenBuckets(OPENED, now)
        self._refused = TokenBuckets(REFUSED, now)

    def want(self, game_id: str) -> None:
        """Have the next sync of a game ask whether what was closed is open again."""
        self._wanted[game_id] = None

    async def park(self, game_id: str) -> None:
        """Stop the clocks of a game that nobody can see."""
        if await self._parking.park(game_id):
            LOG.info("game %s is parked", await game_at(self._host, game_id))

    async def note_place(self, sync: MessageSync) -> None:
        """Park a game whose place a sync has found closed, and tell its players."""
        game_id, thread = sync.game_id, await thread_put_away(sync)
        is_closed = thread is not None or sync.is_unreachable
        if is_closed:
            await self.park(game_id)
        if not await self._parking.is_parked(game_id):
            self._closed.pop(game_id, None)
            if sync.is_reachable:
                await self._told.note_back(sync)
        elif is_closed:
            place, why = sync.snapshot.record.channel_id, Delivery.UNREACHABLE
            if thread is not None:
                place, why = thread, Delivery.LOCKED
            self._closed.setdefault(game_id, {place: why})
            # An earlier process may have parked it and not lived to tell.
            await self._told.tell(sync, thread)

    async def look(self, game_id: str) -> Closed:
        """Return what is closed of a game; a parked one goes on if nothing is.

        Discord is asked where that is wanted and allowed, and if a deed has ended the parking.
        """
        known, is_parked = self._closed.get(game_id), await self._parking.is_parked(game_id)
        is_wanted = game_id in self._wanted or not is_parked
        if known is None and not is_parked:
            self._wanted.pop(game_id, None)
            return {}
        if known is not None and not is_wanted:
            return known
        return await self._ask(game_id, known or {}, is_parked)

    async def _ask(self, game_id: str, known: Closed, is_parked: bool) -> Closed:
        record = (await self._host.snapshot(game_id)).record
        looks = ((self._asked, game_id), (self._refused, record.guild_id))
        opening = ((self._opened, game_id),) if is_parked else ()
        if wait := _take(*opening, *looks):
            self.want(game_id)
            self._show_later(game_id, wait)
            return known or {record.channel_id: Delivery.UNREACHABLE}
        closed = await self._find_closed(record)
        if any(it.is_temporary for it in closed.values()):  # The sync is repeated.
            _give_back(*opening, *looks)
            return closed
        self._wanted.pop(game_id, None)
        if closed:
            self._closed[game_id] = closed
            _give_back(*opening)
            return closed
        self._closed.pop(game_id, None)
        _give_back(*looks)
        if is_parked:
            await self._forget_shown(game_id)
            await self._parking.unpark(game_id)
        return {}

    async def _find_closed(self, record: GameRecord) -> Closed:
        """Ask for a game's channel, and for the threads of its bidding: a thread that is gone
        holds nothing up.
        """
        channel = record.channel_id
        found = await self._post.look_at(channel)
        if found is not Delivery.SHOWN:
            return {channel: found}
        messages = await self._host.store.messages.of_game(record.id, open_only=True)
        threads = {it.channel_id for it in messages if it.kind in BIDDING} - {channel}
        looked = {it: await self._post.look_at(it) for it in sorted(threads)}
        return {
            it: found
            for it, found in looked.items()
            if found is Delivery.LOCKED or found.is_temporary
        }


def _take(*tokens: Token) -> float:
    """Take all of these and return 0, or none of them; then return the seconds to wait."""
    for taken, (bucket, key) in enumerate(tokens):
        if wait := bucket.take(key):
            _give_back(*tokens[:taken])
            return wait
    return 0.0


def _give_back(*tokens: Token) -> None:
    for bucket, key in tokens:
        bucket.give_back(key)
