"""Games whose channel is gone or closed: parked, not lost. Time stops until a person acts."""

from dataclasses import replace

from engine.host.clocks.parked import NOTE, Parked
from engine.host.lobby import Location
from engine.host.notices import dump_notice
from engine.host.people.moderation import need_right_to
from engine.host.people.moderators import Moderation
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import OpenLobby, Snapshot, StartedGame
from engine.host.store.records import Commit, Deadline, GameRecord, Step


class Parking:
    """The parked games of one host."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def is_parked(self, game_id: str) -> bool:
        """Return whether the game is parked: nobody can see it, and no deadline runs.

        Nothing happens in a parked game by itself; what a person does ends it like `unpark`.
        """
        snapshot = await self._host.snapshot(game_id)
        return isinstance(snapshot, StartedGame) and snapshot.parked is not None

    async def park(self, game_id: str) -> bool:
        """Stop the time of a running game; return whether that was done."""

        async def attempt() -> bool:
            snapshot = await self._host.snapshot(game_id)
            if not isinstance(snapshot, StartedGame) or not snapshot.has_time:
                return False
            parked = Parked(self._now(snapshot), snapshot.deadlines)
            await self._store(snapshot, snapshot.record, "parked", (), parked.dump())
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
            await self._store(snapshot, snapshot.record, "unparked", self._due(snapshot))
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
            await self._store(found, record, "moved", self._due(found), what=what)

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

    def _due(self, found: Snapshot) -> tuple[Deadline, ...]:
        """Return the deadlines from now on: those that stand, or that stood when it was parked."""
        return () if isinstance(found, OpenLobby) else found.deadlines_at(self._now(found))

    def _now(self, found: Snapshot) -> float:
        """Return the time in a game, which stands still while its slot is disconnected."""
        return self._host.now_in(found.record.guild_id)
