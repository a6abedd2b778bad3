"""What one request changes in a game: collected in memory, committed in one transaction."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from engine.core.actions import Action, SeatId
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.notation import write
from engine.core.saves import SCHEMA, dump_events, dump_state
from engine.core.state import GameState, waiting
from engine.core.undo import roll_back, undo_line
from engine.game import Outcome, apply, concede, end_early, is_answer, time_up
from engine.host import ballots
from engine.host.clocks import attendance, parked
from engine.host.clocks.changed_deadlines import after_absence_change, after_pause
from engine.host.clocks.deadlines import deadlines
from engine.host.clocks.paces import pace_among
from engine.host.clocks.seat_status import SeatStatus, is_left_to_computers, seat_statuses
from engine.host.clocks.table_deadlines import holds_rolls
from engine.host.clocks.waiting_time import after_undo, after_waiting, ended_deadlines
from engine.host.computers.autopilot import Asked
from engine.host.computers.notes import NOTE, ComputerNotes, dump_notes
from engine.host.computers.play import AT_ONCE, ComputerPlay, Moment
from engine.host.notices import CameBack, GivenTime, Notice, OutOfTime, Resumed, Undone, dump_notice
from engine.host.preferences.preferences import Preferences
from engine.host.snapshots import StartedGame, computer_notes_of, state_of
from engine.host.store.records import (
    CONCEDED,
    ENDED_EARLY,
    PAUSE,
    RETURN,
    TIME_LIMIT,
    VOTE,
    Author,
    Commit,
    Deadline,
    GameRecord,
    Player,
    Step,
)


class UnitOfWork:
    """Collects what happens to a game within one request; `commit` is what to store of it."""

    def __init__(
        self,
        start: StartedGame,
        chance: Chance,
        preferences: Mapping[int, Preferences],
        now: float,
        computers: ComputerPlay = AT_ONCE,
    ) -> None:
        self._start = start
        self._chance = chance
        self.preferences = dict(preferences)
        self.now = now
        self.state = state_of(start)
        self.players = start.players
        self.deadlines: tuple[Deadline, ...] = start.deadlines_at(now)
        self.paused_at = start.record.paused_at
        self.orders: dict[SeatId, str] = dict(start.orders)
        self.was_parked = start.parked is not None
        self.notes: dict[str, str | None] = {parked.NOTE: None} if self.was_parked else {}
        self.computers = computers
        self.computer_notes: ComputerNotes = computer_notes_of(start)
        self.asked: Asked | None = None
        self.pace = pace_among(start.record.pace, len(start.people()), computers.live_delay)
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self.seats: tuple[SeatStatus, ...] = self._statuses(self.players)
        self.were_alone = is_left_to_computers(self.state, self.seats)

    def _statuses(self, players: tuple[Player, ...]) -> tuple[SeatStatus, ...]:
        return seat_statuses(players, self.pace, self.preferences, self.orders, self.now)

    # -- what happens --------------------------------------------------------------------------

    def act(self, seat: SeatId, action: Action, key: str | None) -> None:
        """Carry out what a player has pressed; a player who was away is back.

        Raises IllegalAction, and then nothing has happened.
        """
        outcome = apply(self.state, seat, action, self._chance)
        if not self.seats[seat].away or attendance.ends_absence(action):
            self.come_back(seat)
        answered = self._running_for(seat) if is_answer(action) else None
        self.replace_player(
            attendance.after_answer(self.players[seat], answered, self.pace, self.now)
        )
        self._note(outcome, key, seat, write(seat, action), "press")

    def act_for(self, seat: SeatId, action: Action, author: Author) -> None:
        """Carry out an action that nobody has pressed. Raises IllegalAction."""
        outcome = apply(self.state, seat, action, self._chance)
        self._note(outcome, None, seat, write(seat, action), author)

    def _running_for(self, seat: SeatId) -> Deadline | None:
        asked = waiting(self.state).id, seat
        return next((it for it in self.deadlines if (it.decision, it.seat) == asked), None)

    def log_notice(self, notice: Notice, key: str | None = None, line: str | None = None) -> None:
        """Log something that the host itself has done, by a line or else by the notice's kind."""
        step = self._step(key, None, line or notice.kind, "[]", "host")
        self.steps.append(replace(step, notice=dump_notice(notice)))
        self.update_deadlines()

    def undo(self, then: GameState, notice: Undone, key: str) -> None:
        """Return to the state before a player's last choice, and log it."""
        before = self.deadlines
        self.state = roll_back(self.state, then)
        self.log_notice(notice, key, undo_line(notice.version))
        self.deadlines = after_undo(before, self.deadlines, notice.seat, self.seats, self.pace)

    def time_up(self) -> None:
        """Close a timed game, whose agreed time is up (S35-05, TL-01)."""
        self._note(time_up(self.state, self._chance), None, None, TIME_LIMIT, "host")

    def end_early(self) -> None:
        """End the game early (AMB-71): no time runs for it any more."""
        self.paused_at = None
        self._note(end_early(self.state, self._chance), None, None, ENDED_EARLY, "host")

    def concede(self, winner: SeatId, key: str | None) -> None:
        """End the game for a player, who has asked for it, to whom all others leave the win."""
        outcome = concede(self.state, winner, self._chance)
        self._note(outcome, key, None, f"{CONCEDED} {winner}", "host")

    def _note(
        self, outcome: Outcome, key: str | None, seat: SeatId | None, line: str, author: Author
    ) -> None:
        self.state, events = outcome
        self.events += events
        self.computer_notes = self.computer_notes.after_events(events, self.state.turn)
        self.steps.append(self._step(key, seat, line, dump_events(events).decode(), author))
        self.update_deadlines(events)

    def _step(
        self, key: str | None, seat: SeatId | None, line: str, events: str, author: Author
    ) -> Step:
        self.drop_deadlines(holds_rolls)  # Whatever happens ends the vote on an undo.
        version = self._start.record.version + len(self.steps) + 1
        return Step(version, self.now, key, seat, line, events, author)

    def update_deadlines(self, events: tuple[Event, ...] = ()) -> None:
        """Charge waiting time, and set the deadlines that come next; nothing moves in a pause."""
        if self.paused_at is not None:
            return
        before, needed = self.seats, self._needed(events)
        self.charge_waiting_time(ended_deadlines(self.deadlines, needed))
        charged = {seat for seat, was in enumerate(before) if self.seats[seat] is not was}
        # What a player has just used up is not there for the next decision.
        self.deadlines = self._needed(events) if charged & {it.seat for it in needed} else needed
        for seat, (was, status) in enumerate(zip(before, self.seats, strict=True)):
            if not self.state.is_over and status.is_out_of_time and not was.is_out_of_time:
                self.log_notice(OutOfTime(seat))

    def _needed(self, events: tuple[Event, ...]) -> tuple[Deadline, ...]:
        return deadlines(self.state, events, self.deadlines, self.pace, self.seats, self.now)

    def charge_waiting_time(self, ended: Iterable[Deadline]) -> None:
        """Charge players what the table has waited for decisions that are no longer asked."""
        now = self.now if self.paused_at is None else self.paused_at
        for old in ended:
            if self.seats[old.seat].is_person:
                self.replace_player(after_waiting(self.players[old.seat], old, self.pace, now))

    def stop_waiting(self, seat: SeatId) -> None:
        """Drop a seat's deadlines, because its player changes."""
        mine = [deadline for deadline in self.deadlines if deadline.seat == seat]
        self.charge_waiting_time(ended_deadlines(mine, ()))
        self.drop_deadlines(lambda deadline: deadline.seat == seat)

    # -- who is there --------------------------------------------------------------------------

    def replace_player(self, player: Player) -> None:
        """Put another player, or the same one with changed fields, on the player's seat."""
        if player is (was := self.players[seat := player.seat]) or player == was:
            return
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        self.seats = (*self.seats[:seat], *self._statuses((player,)), *self.seats[seat + 1 :])

    def come_back(self, seat: SeatId, key: str | None = None) -> None:
        """Mark a player who was away or absent as here; do nothing for any other."""
        status = self.seats[seat]
        if status.is_person and not status.is_here:
            self.replace_player(replace(self.players[seat], away_until=None, missed=0))
            self.reset_deadlines(seat)
            self.close_vote(ballots.absent(seat))
            self.log_notice(CameBack(seat), key)

    def reset_deadlines(self, seat: SeatId) -> None:
        """Give a seat's open deadlines the end they have now that its player is away, or back."""
        now = self.now if self.paused_at is None else self.paused_at
        self.drop_deadlines(lambda deadline: deadline.seat == seat and deadline.kind == RETURN)
        self.deadlines = tuple(
            after_absence_change(old, self.seats[seat], self.pace, now) if old.seat == seat else old
            for old in self.deadlines
        )

    def give_waiting_time(self, seat: SeatId, key: str | None) -> None:
        """Give a player the whole waiting time anew, from the next decision on."""
        self.replace_player(replace(self.players[seat], waited=0.0))
        self.log_notice(GivenTime(seat), key)

    def set_orders(self, seat: SeatId, body: str | None) -> None:
        """Replace a seat's standing orders by `body`, JSON; None for none."""
        self.orders.pop(seat, None)
        if body is not None:
            self.orders[seat] = body
        self.seats = self._statuses(self.players)

    def drop_deadlines(self, which: Callable[[Deadline], bool]) -> None:
        """Drop the deadlines for which `which` is true."""
        self.deadlines = tuple(deadline for deadline in self.deadlines if not which(deadline))

    def replace_deadline(self, before: Deadline, after: Deadline) -> None:
        """Replace one deadline, and nothing else."""
        self.deadlines = tuple(after if old is before else old for old in self.deadlines)

    def close_vote(self, subject: str) -> None:
        """Drop the vote on a subject, and its deadline."""
        self.notes[ballots.note(subject)] = None
        self.drop_deadlines(lambda old: old.kind == VOTE and old.seat == ballots.number(subject))

    def resume(self, key: str | None = None) -> None:
        """End a pause: every deadline moves by its length."""
        if self.paused_at is None:
            return
        by, self.paused_at = self.now - self.paused_at, None
        self.drop_deadlines(lambda deadline: deadline.kind == PAUSE)
        self.deadlines = tuple(after_pause(deadline, by) for deadline in self.deadlines)
        self.close_vote(ballots.RESUME)
        self.log_notice(Resumed(), key)

    @property
    def game_id(self) -> str:
        """The game's id."""
        return self._start.record.id

    @property
    def is_direct(self) -> bool:
        """Whether the game is played in direct messages."""
        return self._start.record.is_direct

    def moment(self, asked: Asked) -> Moment:
        """Return when a computer is asked, which tells its thoughts apart."""
        trade = None if asked.trade is None else asked.trade.id
        return self._start.record.version, tuple(it.action for it in self.steps), asked.seat, trade

    # -- what is stored ---------------------------------------------------------------------

    @property
    def has_changed(self) -> bool:
        """Whether there is anything to be stored: by itself, a parked game stays so."""
        return self._is_visible or self.orders != self._start.orders

    @property
    def _is_visible(self) -> bool:
        """Whether the table's messages change: standing orders are their owner's secret."""
        before, notes = self._start, self.notes.keys() - {parked.NOTE}
        stood = before.deadlines_at(self.now), before.players
        return bool(self.steps or notes) or (self.deadlines, self.players) != stood

    def record(self) -> GameRecord:
        """Return the game's row after all that has happened."""
        before = self._start.record
        return replace(
            before,
            version=before.version + len(self.steps),
            schema=SCHEMA,
            phase="over" if self.state.winners else before.phase,
            state=dump_state(self.state).decode(),
            moved_at=self.now if self.steps else before.moved_at,
            paused_at=self.paused_at,
        )

    def after(self, record: GameRecord) -> StartedGame:
        """Return the game after this work, whose row is `record`."""
        table = self.players, self.deadlines, self.state, self.orders, self.computer_notes
        return StartedGame(record, *table, chosen_board=self._start.chosen_board)

    def commit(self) -> Commit:
        """Return all that has happened, to be stored in one transaction."""
        players = None if self.players == self._start.players else self.players
        before, after, seats = self._start.orders, self.orders, range(len(self.players))
        table = self.record(), self._start.record.version, tuple(self.steps), self.deadlines
        return Commit(
            *table,
            players,
            outbox=("table",) if self._is_visible or self.was_parked else (),
            notes=self._changed_notes(),
            orders={seat: after.get(seat) for seat in seats if before.get(seat) != after.get(seat)},
            is_move=bool(self.steps) and not self.state.winners,
        )

    def _changed_notes(self) -> dict[str, str | None]:
        same = self.computer_notes is computer_notes_of(self._start)
        return self.notes if same else {**self.notes, NOTE: dump_notes(self.computer_notes)}
