"""The awaited decision in one line: who must do what by when."""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import Literal

from bot.decisions.decision_words import asked_of_all, asked_on_board
from bot.language.language import Words
from bot.language.voice import Voice
from engine.core import decisions as d
from engine.core.actions import SeatId
from engine.host.clocks.paces import pace_among
from engine.host.clocks.table_deadlines import holds_rolls
from engine.host.snapshots import StartedGame
from engine.host.store.records import AUTOMATIC_ROLL, THOUGHT, Deadline
from engine.view import View

AT_ONCE = 30
"""Seconds within which a computer's roll is told without its time."""

AwaitedKind = Literal["players", "roll", "end", "pause", "nothing"]
"""What a game waits for: answers of players, or the time of a roll, of the end of a turn, or of a
pause, which come by themselves; nothing once it is over or called off.
"""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked: the sentence, who has to answer it alone, and until when.

    `seat`: the one person who is asked; None where several are, or where the dice roll by
    themselves. `at`: the first deadline, in unix seconds. `key`: the words for it with its time.
    """

    text: str
    seat: SeatId | None = None
    at: float | None = None
    key: str = "awaiting-until"


def questions(view: View, voice: Voice, deadlines: Sequence[Deadline] = ()) -> tuple[Question, ...]:
    """Return what the table waits for: one question, or one for each debtor."""
    decision = view.decision
    if decision is None:
        return (Question(voice.say("decision-none")),)
    running = _running(decision, deadlines)
    if isinstance(decision, d.DebtSettlement):
        debtors = [debt.debtor for debt in decision.debts]
        return tuple(
            Question(asked_of_all(view, voice, (seat,)), seat, _first_end(running, seat))
            for seat in debtors
        )
    seats = view.awaited
    if held_roll(decision, deadlines) is not None:
        return (_by_itself(decision, "decision-automatic-held", voice),)
    automatic = _automatic(running)
    if automatic is not None:
        if isinstance(decision, d.ToEnd):
            return (_by_itself(decision, "decision-automatic-end", voice, automatic.at),)
        if _is_at_once(automatic, voice):
            return (_by_itself(decision, "decision-automatic-roll-now", voice),)
        return (_by_itself(decision, "decision-automatic-roll", voice, automatic.at),)
    alone = seats[0] if len(seats) == 1 and not isinstance(decision, d.HeldRoll) else None
    return (Question(asked_of_all(view, voice), alone, _first_end(running)),)


def _by_itself(decision: d.Decision, key: str, voice: Voice, at: float | None = None) -> Question:
    """Return what happens without its player, and when: a roll, or the end of a turn."""
    assert isinstance(decision, d.RollDue | d.ToEnd)
    doubles = decision.doubles if isinstance(decision, d.ToRoll) else 0
    what = "end" if isinstance(decision, d.ToEnd) else "throw"
    text = voice.say(key, what=what, who=voice.player(decision.seat), doubles=doubles)
    return Question(text, None, at, "awaiting-automatic")


def held_roll(decision: d.Decision, deadlines: Sequence[Deadline]) -> Deadline | None:
    """Return the automatic roll that waits for the vote on an undo."""
    if not any(holds_rolls(it) for it in deadlines):
        return None
    mine = (it for it in deadlines if it.decision == decision.id)
    return next((it for it in mine if it.kind == AUTOMATIC_ROLL), None)


def automatic_roll_at(game: StartedGame) -> float | None:
    """Return when the dice that the game waits for fall by themselves; None if they do not."""
    decision = game.public().decision
    if not isinstance(decision, d.ToRoll):
        return None
    automatic = _automatic(_running(decision, game.deadlines))
    return None if automatic is None else automatic.at


def waiting_for(game: StartedGame) -> AwaitedKind:
    """Return what a game waits for, as the question above its buttons says it."""
    decision = game.public().decision
    if game.record.phase != "running":
        return "nothing"
    if game.record.paused_at is not None:
        return "pause"
    if decision is None:
        return "players"
    running = _automatic(_running(decision, game.deadlines))
    if running is None and held_roll(decision, game.deadlines) is None:
        return "players"
    return "end" if isinstance(decision, d.ToEnd) else "roll"


def question_text(view: View, voice: Voice, waiting: AwaitedKind = "players") -> str:
    """Return what is asked, or what comes by itself, as the middle of the board says it."""
    if view.decision is None or waiting == "nothing":
        return ""
    if waiting != "players":
        return voice.say(f"board-picture-by-itself-{waiting}")
    return asked_on_board(view, voice)


def without_question(view: View, waiting: AwaitedKind) -> View:
    """Return the view of a game that waits for nothing with no decision: of a game called off, the
    last one stays open.
    """
    if waiting != "nothing" or view.decision is None:
        return view
    view = copy(view)
    view.decision, view.awaited = None, ()
    return view


def _running(decision: d.Decision, deadlines: Sequence[Deadline]) -> list[Deadline]:
    return [it for it in deadlines if it.decision == decision.id and it.covered is None]


def _automatic(running: Sequence[Deadline]) -> Deadline | None:
    """Return when a decision is answered without its player, if it is a roll or a turn's end."""
    return next((it for it in running if it.kind == AUTOMATIC_ROLL), None)


def _is_at_once(automatic: Deadline, voice: Voice) -> bool:
    """Return whether a computer's roll comes so soon that its time is over when it is read."""
    return voice.user(automatic.seat) is None and automatic.at - automatic.since <= AT_ONCE


def answer_until(game: StartedGame, decision: d.Decision, seat: SeatId) -> float | None:
    """Return when a seat's silence on a decision counts as its answer; None if it has no timer."""
    ends = (
        deadline.at
        for deadline in game.deadlines
        if (deadline.decision, deadline.seat) == (decision.id, seat)
    )
    return next(ends, None)


def quiet_lines(game: StartedGame, words: Words) -> list[str]:
    """Return that quiet hours put off the end of the time for what is asked, where they do."""
    decision = game.public().decision
    if decision is None or game.record.paused_at is not None:
        return []
    pace = pace_among(game.record.pace, len(game.people()))
    usual = {str(kind): seconds for kind, seconds in pace.times.items()}
    asked = [it for it in _running(decision, game.deadlines) if it.kind in usual and it.since]
    longer = any(it.at > it.since + usual[it.kind] + it.bank + AT_ONCE for it in asked)
    return [words.say("awaiting-quiet")] if longer else []


def awaiting_line(view: View, voice: Voice, deadlines: Sequence[Deadline] = ()) -> str:
    """Return who must do what by when; several debtors get a line each."""
    return "\n".join(
        timed_question(question, voice.words) for question in questions(view, voice, deadlines)
    )


def timed_question(question: Question, words: Words) -> str:
    """Return a question with the time that Discord counts down, in one line."""
    if question.at is None:
        return question.text
    return words.say(question.key, what=question.text, at=int(question.at))


def _first_end(running: Sequence[Deadline], seat: SeatId | None = None) -> float | None:
    """Return the first time that runs for a decision and, where one is given, a seat."""
    asked = (it for it in running if seat in (None, it.seat) and it.kind != THOUGHT)
    return min((it.at for it in asked), default=None)
