"""Games whose channel is gone or closed: parked, not lost. Time stops until a person acts."""

from dataclasses import dataclass, replace

from cachetools import LRUCache
from pydantic import TypeAdapter

from engine.host.clocks.changed_deadlines import after_pause
from engine.host.lobby import Location
from engine.host.notices import dump_notice
from engine.host.people.moderation import need_right_to
from engine.host.people.moderators import Moderation
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import OpenLobby, Snapshot, StartedGame
from engine.host.store.records import TIME_LIMIT, Commit, Deadline, GameRecord, Step

NOTE = "parked"
"""The note on a game that is parked: since when, and what it had waited for."""

REMEMBERED = 10_000
"""Games for which memory holds whether they are parked."""


@dataclass(frozen=True, slots=True)
class Parked:
    """Since when, in unix seconds, and the deadlines as they stood then."""

    since: float
    deadlines: tuple[Deadline, ...]


_PARKED = TypeAdapter(Parked)


class Parking:
    """The parked games of one host."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._known: LRUCache[str, bool] = LRUCache(REMEMBERED)

    async def is_parked(self, game_id: str) -> bool:
        """Return whether the game is parked: nobody can see it, and no deadline runs.

        An action in spite of that sets new deadlines, after which the game is not parked any more.
        """
        known = self._known.get(game_id)
        if known is None:  # Read once, because each press asks.
            read = await self._note(game_id) is not None
            # It may have been parked while that was read.
            known = self._known.setdefault(game_id, read)
        if not known:
            return False
        snapshot = await self._host.snapshot(game_id)
        return isinstance(snapshot, StartedGame) and not snapshot.deadlines

    async def park(self, game_id: str) -> bool:
        """Stop the time of a running game; return whether that was done."""

        async def attempt() -> bool:
            snapshot = await self._host.snapshot(game_id)
            if not isinstance(snapshot, StartedGame) or snapshot.record.phase != "running":
                return False
            if await self.is_parked(game_id):
                return False
            note = _PARKED.dump_json(Parked(self._host.now(), snapshot.deadlines)).decode()
            await self._store(snapshot, snapshot.record, "parked", (), note)
            self._known[game_id] = True
            return True

        return await self._host.change(game_id, attempt)

    async def unpark(self, game_id: str) -> bool:
        """Let a game's time run on from where it stopped; return whether it was parked."""
        if not await self.is_parked(game_id):
            return False

        async def attempt() -> bool:
            if not await self.is_parked(game_id):  # Another request was faster.
                return False
            snapshot = await self._host.snapshot(game_id)
            if snapshot.record.phase == "running":
                await self._store(snapshot, snapshot.record, "unparked", await self._due(snapshot))
            self._known[game_id] = False
            return True

        return await self._host.change(game_id, attempt)

    async def move(self, game_id: str, place: Location, what: Moderation | None = None) -> None:
        """Play a game or a lobby elsewhere; if it was parked, time runs on.

        Raises Refused for one that is over. A repeated request of a moderator changes nothing.
        """

        async def attempt() -> None:
            if (
                what is not None
                and await self._host.store.games.outcome(game_id, what.key) is not None
            ):
                return
            found = await self._host.snapshot(game_id)
            demand(found.record.phase in ("lobby", "running"), Refusal.OVER)
            if what is not None:
                await need_right_to(self._host, game_id, what)
            record = replace(
                found.record,
                guild_id=place.guild_id,
                channel_id=place.channel_id,
                thread=place.thread,
            )
            await self._store(found, record, "moved", await self._due(found), what=what)
            self._known[game_id] = False

        await self._host.change(game_id, attempt)

    async def _store(
        self,
        found: Snapshot,
        record: GameRecord,
        word: str,
        due: tuple[Deadline, ...],
        note: str | None = None,
        what: Moderation | None = None,
    ) -> None:
        """One step of the host's own, and with it the note; a lobby has no log."""
        version, now = found.record.version, self._host.now()
        after = replace(record, version=version + 1)
        if isinstance(found, OpenLobby):
            await self._host.commit(
                Commit(after, version, players=found.lobby.players, outbox=("lobby",))
            )
            return
        step = Step(version + 1, now, None, None, word, "[]")
        if what is not None:
            step = replace(step, key=what.key, notice=dump_notice(what.notice))
        await self._host.commit(
            Commit(after, version, (step,), due, outbox=("table",), notes={NOTE: note})
        )

    async def _due(self, found: Snapshot) -> tuple[Deadline, ...]:
        """Return the deadlines from now on: those that stand, or that stood when it was parked.

        An agreed hour is the time that people have to leave at: it stays. A pause has stopped
        the others all the time, and moves them when it ends.
        """
        if isinstance(found, OpenLobby):
            return ()
        parked = await self._note(found.record.id)
        if parked is None or found.deadlines:
            return found.deadlines
        if found.record.paused_at is not None:
            return parked.deadlines
        late = self._host.now() - parked.since
        return tuple(
            it if it.kind == TIME_LIMIT else after_pause(it, late) for it in parked.deadlines
        )

    async def _note(self, game_id: str) -> Parked | None:
        text = await self._host.store.notes.get(game_id, NOTE)
        return None if text is None else _PARKED.validate_json(text)
