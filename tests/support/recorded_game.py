"""A game at random as the host keeps it: rows, log and secret, some of its choices taken back."""

from dataclasses import dataclass, field
from random import Random

from engine.core import actions as a
from engine.core.actions import SeatId
from engine.core.chance import FairChance, commitment
from engine.core.errors import IllegalAction
from engine.core.events import Event
from engine.core.notation import write
from engine.core.saves import SCHEMA, dump_events, dump_state, load_events
from engine.core.state import awaited
from engine.core.undo import LogLine, roll_back, undo_line, undoable
from engine.editions.rules import Rules
from engine.game import apply, deferrable, end_early, new_game, offers, time_up
from engine.host.finished.export import game_file
from engine.host.lobby import TOKENS
from engine.host.snapshots import StartedGame
from engine.host.store.records import GameRecord, Phase, Player, Secret, Step
from engine.players import absent, computer
from engine.replay.gamefile import GameFile
from tests.support.random_actions import within

FIRST = 4
"""The version of a game's first step: the lobby had the ones before."""


@dataclass
class RecordedGame:
    """A game that has begun. `undone` counts what has been taken back."""

    rules: Rules
    seed: int
    seats: int = 3
    steps: list[Step] = field(default_factory=list)
    undone: int = 0

    def __post_init__(self) -> None:
        self.random = Random(self.seed)
        self.secret = Secret("g1", self.random.randbytes(32), "", "join-0-join-1")
        self.chance = FairChance(self.secret.seed, self.secret.mix)
        self.state, events = new_game(self.rules, TOKENS[: self.seats], self.chance)
        self._note(None, "start", events)

    def played(self, steps: int) -> "RecordedGame":
        """Play a number of further steps, or until the game is over."""
        for _ in range(steps):
            if not self.state.is_over:
                self._step()
        return self

    def played_out(self) -> "RecordedGame":
        """To its end: by the hour, by resignations, or by itself."""
        if self.state.rules.is_timed and not self.state.is_closing():
            self.state, events = time_up(self.state, self.chance)
            self._note(None, "hour", events)
        while not self.state.is_over:
            self._act(self.state.players()[-1], a.Resign())
        return self

    def ended_early(self) -> "RecordedGame":
        """End the game early as a moderator may; silence completes what is under way."""
        self.state, events = end_early(self.state, self.chance)
        self._note(None, "end-early", events)
        while not self.state.is_over:
            seat = awaited(self.state)[0]
            self._act(seat, absent.answer(self.state, seat))
        return self

    def _step(self) -> None:
        before, (seat, action) = self.state, self._choice()
        try:
            self._act(seat, action)
        except IllegalAction:
            return
        if undoable(self._log(), seat) is None and self.random.random() < 0.3:
            self.state = roll_back(self.state, before)
            self._note(None, undo_line(self.steps[-1].version), ())
            self.undone += 1

    def _log(self) -> list[LogLine]:
        last = self.steps[-1]
        events = load_events(last.events)
        return [LogLine(last.version, last.seat, last.action, "press", events)]

    def _choice(self) -> tuple[SeatId, a.Action]:
        state, random = self.state, self.random
        if random.random() < 0.6 and (answer := computer.next_action(state, state.players())):
            return answer
        seat = random.choice(awaited(state) if random.random() < 0.6 else state.players())
        found = [it for it in offers(state, seat) if not isinstance(it, a.Resign | a.GiveUp)]
        if random.random() < 0.3:
            found = deferrable(state, seat) or found
        if not found:
            seat = awaited(state)[0]
            return seat, absent.answer(state, seat)
        return seat, within(state, seat, random.choice(found), random)

    def _act(self, seat: SeatId, action: a.Action) -> None:
        self.state, events = apply(self.state, seat, action, self.chance)
        self._note(seat, write(seat, action), events)

    def _note(self, seat: SeatId | None, line: str, events: tuple[Event, ...]) -> None:
        version = FIRST + len(self.steps)
        key = None if seat is None else f"key-{version}"
        text = dump_events(events).decode()
        self.steps.append(Step(version, 1_000_000.0 + version, key, seat, line, text))

    def kept(self, phase: Phase | None = None) -> tuple[StartedGame, list[Step], Secret]:
        """What the host has of it."""
        phase = phase or ("over" if self.state.winners else "running")
        state = self.state.copy()
        players = tuple(
            Player(seat, 100 + seat, f"Guest {seat}", TOKENS[seat]) for seat in range(self.seats)
        )
        text, last = dump_state(state).decode(), self.steps[-1]
        row = GameRecord(
            "g1", last.version, SCHEMA, phase, text, "live", 7, 8, False, 100, 0.0, last.at
        )
        secret = Secret("g1", self.secret.seed, commitment(self.secret.seed), self.secret.mix)
        return StartedGame(row, players, (), state), self.steps, secret

    def file(self, phase: Phase | None = None) -> GameFile:
        """Its file now."""
        return game_file(*self.kept(phase))
