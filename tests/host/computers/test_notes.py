"""What is noted of computers: the reasons of deeds, not of what everybody has to do."""

from __future__ import annotations

from engine.actions import Buy, EndTurn, Throw
from engine.host.computers.notes import ROUTINE, ComputerNotes
from engine.host.computers.thinker import Thought
from engine.players.reasons import KINDS, Reason
from tests.support.game import A, live


def test_rolls_and_ends_of_turns_leave_the_reason_of_the_last_deed() -> None:
    state, bought = live(2).state, Reason("left-jail")
    notes = ComputerNotes().after_thought(state, A, Thought(Buy(), bought))
    for action, kind in ((Throw(), "throw"), (EndTurn(), "end")):
        notes = notes.after_thought(state, A, Thought(action, Reason(kind)))
    assert notes.reasons[A].reason == bought
    assert set(ROUTINE) <= set(KINDS)
