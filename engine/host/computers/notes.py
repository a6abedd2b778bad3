"""What is noted of a game's computers beside its log: reasons, chances, offers they have made."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from pydantic import TypeAdapter

from engine.actions import SeatId
from engine.events import AuctionWon, Event
from engine.host.computers.thinker import Thought
from engine.players.reasons import PUBLIC, WINS, Reason
from engine.state import GameState, waiting

NOTE = "computers"
"""The key of the note on a game."""
HOPELESS = 0.01
"""The chance to win below which a computer would leave, if it lasts for PATIENCE of its laps."""
PATIENCE = 3
ROUTINE = ("throw", "end", "went-on")
"""Kinds of reasons that tell nothing about a deed: the one before stays the last."""
OMISSIONS = ("kept", "outbid", "passed-building", "held-mortgages")
"""Kinds of what is left undone, which for a round is no news beside a deed."""


@dataclass(frozen=True, slots=True)
class GivenReason:
    """The reason of a computer's last thought.

    `decision`: the id of what waited then; `turn`: the turn in which it did.
    """

    decision: int
    reason: Reason
    turn: int = 0


@dataclass(frozen=True, slots=True)
class ComputerNotes:
    """Notes on the computers of one game.

    `reasons`: the last of each computer's seat; `deeds`: the last of them that everybody may read,
    as no offer that was refused is. `chances`: each seat's chance to win, as a computer
    judged it last. `hopeless`: by seat, since which of its laps a computer has had next to no
    chance. `offered`: by a person's seat, the lap on which a computer last offered a trade.
    """

    reasons: Mapping[SeatId, GivenReason] = field(default_factory=dict)
    chances: Mapping[SeatId, float] = field(default_factory=dict)
    hopeless: Mapping[SeatId, int] = field(default_factory=dict)
    offered: Mapping[SeatId, int] = field(default_factory=dict)
    deeds: Mapping[SeatId, GivenReason] = field(default_factory=dict)

    def after_thought(self, state: GameState, seat: SeatId, thought: Thought) -> "ComputerNotes":
        """Return the notes after a thought on a state, which is not carried out yet."""
        notes = self
        if thought.reason is not None and thought.reason.kind not in ROUTINE:
            given = GivenReason(waiting(state).id, thought.reason, state.turn)
            if not self._is_no_news(given, seat, len(state.players())):
                notes = notes._with_reason(seat, given)
        if thought.chances:
            chances = {it: round(chance, 4) for it, chance in thought.chances.items()}
            hopeless = {
                it: notes.hopeless.get(it, state.seats[it].laps)
                for it, chance in chances.items()
                if chance < HOPELESS
            }
            notes = replace(notes, chances=chances, hopeless=hopeless)
        return notes

    def _is_no_news(self, given: GivenReason, seat: SeatId, players: int) -> bool:
        """Return whether an omission comes within a round of a deed; a bid is no deed."""
        last = self.deeds.get(seat)
        if given.reason.kind not in OMISSIONS or last is None:
            return False
        is_deed = last.reason.kind not in OMISSIONS and last.reason.kind not in WINS
        return is_deed and given.turn < last.turn + players

    def _with_reason(self, seat: SeatId, given: GivenReason) -> "ComputerNotes":
        notes = replace(self, reasons={**self.reasons, seat: given})
        if given.reason.kind not in PUBLIC:
            return notes
        return replace(notes, deeds={**self.deeds, seat: given})

    def after_events(self, events: Iterable[Event]) -> "ComputerNotes":
        """Return the notes after events: a bid that has won is a deed, with the price paid."""
        notes = self
        for event in events:
            if isinstance(event, AuctionWon) and event.seat in notes.deeds:
                notes = notes._after_win(event, notes.deeds[event.seat])
        return notes

    def _after_win(self, won: AuctionWon, bid: GivenReason) -> "ComputerNotes":
        kind = WINS.get(bid.reason.kind)
        if kind is None or bid.reason.spaces != (won.space,):
            return self
        reason = replace(bid.reason, kind=kind, dollars=won.price)
        return self._with_reason(won.seat, replace(bid, reason=reason))

    def after_offer(self, state: GameState, partner: SeatId) -> "ComputerNotes":
        """Return the notes after a computer has offered a trade to a person."""
        return replace(self, offered={**self.offered, partner: state.seats[partner].laps})

    def would_leave(self, state: GameState, seat: SeatId) -> bool:
        """Return whether a computer has had next to no chance for so long that it would leave."""
        since = self.hopeless.get(seat)
        return since is not None and state.seats[seat].laps >= since + PATIENCE


NO_NOTES = ComputerNotes()
_ADAPTER = TypeAdapter(ComputerNotes)


def dump_notes(notes: ComputerNotes) -> str:
    """Return notes as JSON."""
    return _ADAPTER.dump_json(notes, exclude_defaults=True).decode()


def load_notes(text: str | None) -> ComputerNotes:
    """Return the notes of a JSON text; empty ones where there is none, or of another program."""
    try:
        return ComputerNotes() if text is None else _ADAPTER.validate_json(text)
    except ValueError:
        return ComputerNotes()
