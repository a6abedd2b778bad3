"""The last visit of each person to each game, and the summary shown to those who come back.

Every press and command about a game is a visit. A person who comes back after an hour in which much
has happened is told of it once, in private, beside the answer.
"""

import logging
from dataclasses import replace

from cachetools import LRUCache

from bot.interactions.context import Context
from bot.panels.catching_up.missed import (
    AWAY,
    Seen,
    after_own_press,
    is_playing,
    log_since,
    missed_parts,
    note_seen,
    seen_of,
)
from bot.render.log import LoggedStep
from bot.screens.accents import READING
from bot.screens.panel_screen import PanelScreen
from engine.host.refusals import Refused
from engine.host.service import Host
from engine.host.snapshots import StartedGame

LOG = logging.getLogger(__name__)
MIN_STEPS = 6
"""Steps that others, dice or silence have made meanwhile, at the least."""
WRITE_INTERVAL = 5 * 60
"""Seconds within which what is on disk is right: not every press is worth a second write."""
CACHE_SIZE = 10_000
Visitor = tuple[str, int]


class LastSeen:
    """The last visits: exact in memory, to a few minutes on disk."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._seen: LRUCache[Visitor, Seen] = LRUCache(CACHE_SIZE)
        self._saved: LRUCache[Visitor, float] = LRUCache(CACHE_SIZE)

    async def note_visit(self, context: Context, game_id: str) -> None:
        """Note a visit to a game; show its person a summary if much has happened since the last
        one.
        """
        try:
            await self._note_visit(context, game_id)
        except Refused:
            return  # There is no such game, as the answer to the press has said.
        except Exception:
            LOG.exception("game %s: the digest could not be built", game_id)

    def forget(self, user_id: int) -> None:
        """Drop what is in memory of a person's visits."""
        for visits in (self._seen, self._saved):
            for visitor in [it for it in visits if it[1] == user_id]:
                del visits[visitor]

    async def _note_visit(self, context: Context, game_id: str) -> None:
        user, snapshot = context.person.user_id, await self._host.snapshot(game_id)
        if not isinstance(snapshot, StartedGame) or not is_playing(snapshot, user):
            return
        visitor, now, version = (game_id, user), self._host.now(), snapshot.record.version
        before = await self._last(visitor)
        if before is None:
            await self._save(visitor, Seen(version, now, version))
        elif now - before.at < AWAY:
            await self._extend(visitor, replace(before, version=version, at=now))
        elif (
            not context.reply.has_opened_form
        ):  # Beside a form there is no place for it: next time.
            log = await log_since(context, snapshot, before.version)
            back = log[-1][0].version if log else before.version
            await self._save(visitor, Seen(version, now, before.version, back, now))
            await self._tell(context, snapshot, after_own_press(log, snapshot, user))

    async def _tell(self, context: Context, game: StartedGame, log: list[LoggedStep]) -> None:
        if len(log) < MIN_STEPS:
            return
        parts = await missed_parts(context, game, log)
        if parts:
            await context.send_screen(PanelScreen(parts, READING))

    async def _last(self, visitor: Visitor) -> Seen | None:
        known = self._seen.get(visitor)
        return known if known is not None else await seen_of(self._host, *visitor)

    async def _extend(self, visitor: Visitor, seen: Seen) -> None:
        if seen.at - self._saved.get(visitor, 0.0) >= WRITE_INTERVAL:
            await self._save(visitor, seen)
        else:
            self._seen[visitor] = seen

    async def _save(self, visitor: Visitor, seen: Seen) -> None:
        await note_seen(self._host, *visitor, seen)
        self._seen[visitor] = seen
        self._saved[visitor] = seen.at
