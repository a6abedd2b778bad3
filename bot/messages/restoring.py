"""Messages that were deleted: posted again once a person asks for their game, or is waited for.

Discord tells of every deletion while the bot is connected, so memory only holds which messages are
surely there. Any other is looked for once, at the next press. Nobody is called a second time by a
message that comes back.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from cachetools import LRUCache

from bot.discord.posting import Delivery, Post
from bot.limits.buckets import Rate
from bot.messages.direct import NOWHERE
from bot.messages.direct_games import OUTCOME_ROLE
from bot.messages.parked import BIDDING
from bot.messages.questions import CALL
from bot.messages.reconcile import OLD_ROLE, REPLACED_ROLE
from bot.messages.reminders import CALLS
from bot.messages.rendered import RenderedMessages
from engine.host.refusals import Refused
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import LIVE, GameRecord, Message

LOG = logging.getLogger(__name__)
PASSING = (
    *CALLS,
    CALL,
    *(role.partition(":")[0] for role in (OUTCOME_ROLE, OLD_ROLE, REPLACED_ROLE)),
)
"""The kinds of messages that are not posted again: calls, news, and what was replaced."""
RESTORE_TIMEOUT = 4.0
"""Seconds that a command waits until what it may link to is there."""
FIRST_PAUSE, PAUSE = 15.0, 600.0
"""Seconds after a deletion in which nothing is posted unless a person asks: the first time, so
that a purge is over by then, and until the next time, so that two bots cannot fight.
"""
REPOSTED = Rate(4, 480.0)
"""How often a deleted message is posted again that tells nothing new."""
REMEMBERED = 10_000
"""Games of which memory holds when a deletion made the bot post again."""


class Restoring:
    """Makes sure that the messages of a game are there.

    `show` updates the messages of a game; `show_later` does so after some seconds.
    """

    def __init__(
        self,
        host: Host,
        post: Post,
        rendered: RenderedMessages,
        show: Callable[[str], Awaitable[None]],
        show_later: Callable[[str, float], None],
        now: Callable[[], float],
    ) -> None:
        self._host = host
        self._post = post
        self._rendered = rendered
        self._show = show
        self._show_later = show_later
        self._now = now
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._restored_at: LRUCache[str, float] = LRUCache(REMEMBERED)

    @property
    def tasks(self) -> tuple[asyncio.Task[None], ...]:
        """What is being looked for."""
        return tuple(self._tasks.values())

    async def begin(self, game_id: str) -> None:
        """Start to post again what is missing of a game, beside a press in it."""
        if game_id in self._tasks or not await self._is_in_doubt(game_id):
            return
        if game_id not in self._tasks:  # Another press may have been faster.
            task = asyncio.get_running_loop().create_task(self._restore(game_id))
            self._tasks[game_id] = task
            task.add_done_callback(lambda _: self._tasks.pop(game_id, None))

    async def restore(self, game_id: str) -> None:
        """Post again what is missing of a game; wait for it, but not for long."""
        if await self._own_game(game_id) is None:
            await self._show(game_id)  # Which asks its owner to, who has heard of the deletion.
        await self.begin(game_id)
        if (task := self._tasks.get(game_id)) is not None:
            await asyncio.wait((task,), timeout=RESTORE_TIMEOUT)

    async def note_deleted(self, message_ids: Iterable[int]) -> None:
        """Note that messages have been deleted, by anyone; a game that waits for an answer is
        shown again after a pause.
        """
        games = [self._rendered.note_gone(it) for it in message_ids]
        for game_id in dict.fromkeys(games):
            if game_id is not None and await self._waits_for_answer(game_id):
                self._restore_later(game_id)

    def _restore_later(self, game_id: str) -> None:
        now, last = self._now(), self._restored_at.get(game_id, -PAUSE)
        if last <= now:  # Else it is to be shown already.
            pause = max(FIRST_PAUSE, min(PAUSE, last + PAUSE - now))
            self._restored_at[game_id] = now + pause
            self._show_later(game_id, pause)

    async def _waits_for_answer(self, game_id: str) -> bool:
        """Return whether deadlines run in a game of which a message is missing."""
        if await self._own_game(game_id) is None:
            return False
        found = await self._host.snapshot(game_id)
        if not isinstance(found, StartedGame) or found.record.phase != "running":
            return False
        needed = await self._needed(found.record) if found.deadlines else ()
        return any(self._rendered.is_gone(it.message_id) for it in needed)

    async def _is_in_doubt(self, game_id: str) -> bool:
        """Return whether a message of a game that this process shows is missing, or may be."""
        record = await self._own_game(game_id)
        needed = () if record is None else await self._needed(record)
        return any(not self._rendered.is_there(it.message_id) for it in needed)

    async def _own_game(self, game_id: str) -> GameRecord | None:
        """Return the row of a game that this process shows; None for any other."""
        try:
            record = (await self._host.snapshot(game_id)).record
        except Refused:
            return None
        return record if self._host.ownership.owns(record.guild_id) else None

    async def _needed(self, record: GameRecord) -> list[Message]:
        messages = await self._host.store.messages.of_game(record.id)
        return [message for message in messages if _is_needed(message, record)]

    async def _restore(self, game_id: str) -> None:
        try:
            record = (await self._host.snapshot(game_id)).record
            needed = await self._needed(record)
            in_doubt = [it for it in needed if not self._rendered.is_there(it.message_id)]
            missing = await asyncio.gather(
                *(self._look_whether_missing(it, record) for it in in_doubt)
            )
            if any(missing):
                await self._show(game_id)
        except Refused:
            return  # The game is gone.
        except Exception:
            LOG.exception("game %s: its messages could not be looked for", game_id)

    async def _look_whether_missing(self, message: Message, record: GameRecord) -> bool:
        """Ask Discord for a message, and note what comes of it; return whether the message is not
        there any more, or its thread.
        """
        if self._rendered.is_gone(message.message_id):
            return True
        found = await self._post.look_for(message.channel_id, message.message_id)
        if found is Delivery.MISSING:
            self._rendered.note_gone(message.message_id)
        elif found is Delivery.UNREACHABLE and _is_in_thread(message, record):
            self._rendered.forget(message.message_id)  # An edit tells what is to be done.
            return True
        elif not found.is_temporary:  # Where nothing may be read, edits tell.
            self._rendered.note_there(message.message_id, record)
        return found is Delivery.MISSING


def _is_in_thread(message: Message, record: GameRecord) -> bool:
    """Return whether a message is one of an auction's thread, which may be gone too."""
    return message.kind in BIDDING and message.channel_id != record.channel_id


def _is_needed(message: Message, record: GameRecord) -> bool:
    """Return whether people need a message of a game: what asks something, and the last one."""
    if message.role == "table":
        return True
    if message.role == "lobby":
        return record.phase == "lobby"
    is_open = message.open and message.channel_id != NOWHERE
    return is_open and record.phase in LIVE and message.kind not in PASSING
