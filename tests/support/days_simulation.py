"""People who play by post over days: each looks in at hours of their own, and answers then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from engine.core.actions import Action, SeatId
from engine.core.state import awaited, waiting
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import QuietHours
from engine.host.snapshots import StartedGame, state_of
from engine.players import computer
from tests.support.in_process_discord import SentMessage
from tests.support.simulated_server import SimulatedServer
from tests.support.stored_preferences import put_preferences

HOUR, DAY = 3600, 24 * 3600


@dataclass
class Person:
    """A member of the server: looks in at these hours (UTC) on the days that `there` allows."""

    who: int
    name: str
    hours: Collection[int]
    zone: str
    quiet: tuple[int, int]
    there: Callable[[float], bool] = lambda day: True

    @property
    def quiet_hours(self) -> QuietHours:
        """The quiet hours."""
        return QuietHours(self.zone, self.quiet[0] * 60, self.quiet[1] * 60)


@dataclass
class PingCount:
    """How often one person was pinged: first calls, and reminders."""

    calls: int = 0
    reminders: int = 0


@dataclass
class PingReport:
    """Everything that was shown, counted as it came."""

    pings: dict[str, PingCount] = field(default_factory=dict)
    messages: Counter[str] = field(default_factory=Counter)
    in_quiet_hours: list[tuple[str, datetime]] = field(default_factory=list)


class DaysSimulation:
    """A game of such people, hour by hour."""

    def __init__(self, server: SimulatedServer, game: str, people: Collection[Person]) -> None:
        self.server = server
        self.game = game
        self.people = list(people)
        self.report = PingReport({person.name: PingCount() for person in people})
        self.begun = server.now
        self._seen = len(server.sent)

    @property
    def day(self) -> float:
        """Days since the game began."""
        return (self.server.now - self.begun) / DAY

    async def table(self) -> StartedGame:
        return await self.server.table(self.game)

    async def until(self, day: float) -> None:
        """Hours go by; everybody looks in when it is their time."""
        while self.day < day and (await self.table()).record.phase == "running":
            await self.server.wait(await self._until_something())
            self._note()
            await self._look_in()

    async def _until_something(self) -> float:
        """Seconds until the next full hour, or until something is due before it."""
        now = self.server.now
        due = await self.server.app.host.store.schedule.next_deadline()
        next_hour = HOUR - now % HOUR
        return min(next_hour, due - now + 1) if due is not None and due > now else next_hour

    async def _look_in(self) -> None:
        now = datetime.fromtimestamp(self.server.now, UTC)
        for person in self.people:
            if now.minute == 0 and now.hour in person.hours and person.there(self.day):
                await self._answer(person)

    async def _answer(self, person: Person) -> None:
        """All that waits for this person, as a sensible player would decide."""
        while (seat := await self._awaited(person)) is not None:
            state = state_of(await self.table())
            found = computer.next_action(state, [seat])
            assert found is not None
            await self._submit(person, found[1])
            self._note()

    async def _submit(self, person: Person, action: Action) -> None:
        """By whatever button."""
        game, user = await self.table(), self.server.user(person.who)
        decision, key = waiting(state_of(game)).id, f"{user} after {game.record.version}"
        host = self.server.app.host
        await self.server.run_in_bot(host.submit(self.game, user, decision, action, key))

    async def _awaited(self, person: Person) -> SeatId | None:
        game = await self.table()
        seat = game.seat_of(self.server.user(person.who))
        if game.record.phase != "running" or seat is None:
            return None
        waits = any(
            it.seat == seat and it.kind not in ("beat", "return", "hour", "trade")
            for it in game.deadlines
        )
        return seat if waits and seat in awaited(state_of(game)) else None

    def _note(self) -> None:
        """Count what has been shown since."""
        fresh, self._seen = self.server.sent[self._seen :], len(self.server.sent)
        for shown in fresh:
            self._count(shown)

    def _count(self, shown: SentMessage) -> None:
        again = shown.text.startswith("⏰")
        where = "channel" if shown.channel == self.server.channel.id else "elsewhere"
        kind = "reminder" if again else "message" if shown.new else "edit"
        self.report.messages[f"{kind} {where}"] += 1
        for person in self.people:
            if self.server.user(person.who) in shown.pings:
                self._count_ping(person, again)

    def _count_ping(self, person: Person, again: bool) -> None:
        count = self.report.pings[person.name]
        count.reminders += again
        count.calls += not again
        if person.quiet_hours.after(self.server.now) != self.server.now:
            now = datetime.fromtimestamp(self.server.now, UTC)
            self.report.in_quiet_hours.append((person.name, now))


async def prefer(server: SimulatedServer, person: Person, **more: Any) -> None:
    """What a person has chosen, quiet hours among it."""
    preferences = Preferences(zone=person.zone, quiet=person.quiet_hours, **more)
    user = server.user(person.who)
    await put_preferences(server.app.host.store, user, preferences.model_dump_json())
