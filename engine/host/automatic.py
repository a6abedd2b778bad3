"""What happens in a game by itself: what passed deadlines bring, and what follows each change."""

import logging
from collections.abc import Callable
from functools import partial

from engine.core.actions import (
    AcceptTrade,
    Action,
    DeclineTrade,
    OfferTrade,
    Resign,
    SeatId,
    WithdrawTrade,
)
from engine.core.decisions import ToRoll
from engine.core.errors import IllegalAction, ImpossibleTransition
from engine.core.notation import write
from engine.core.offered import TradeTerms
from engine.core.state import GameState, awaited, waiting
from engine.game import is_answer, offers
from engine.host.clocks import attendance
from engine.host.clocks.calls import after_call, postpone
from engine.host.clocks.changed_deadlines import after_farewell
from engine.host.clocks.deadlines import thought_deadline
from engine.host.clocks.decision_classes import COUNTED_AS_MISSED
from engine.host.clocks.seat_status import is_left_to_computers, is_resting
from engine.host.computers.autopilot import Answer, Asked, next_answer
from engine.host.computers.partners import is_unwelcome, welcome_partners
from engine.host.computers.thinker import ComputerQuestion, Thought
from engine.host.notices import BecameAbsent
from engine.host.store.records import AUTOMATIC_ROLL, PAUSE, THOUGHT, VOTE, Author, Deadline
from engine.host.unit_of_work import UnitOfWork
from engine.players import absent
from engine.players.characters import CHARACTERS, NEUTRAL, USUAL_STRENGTH
from engine.players.offer_limits import Company
from engine.players.plain import player, trading
from engine.players.plain.outlook import Outlook
from engine.rules.trade.offers import acceptable
from engine.view import seat_view

Due = Callable[[], None]
LOG = logging.getLogger(__name__)
LONGEST_RUN = 2000
"""Automatic answers in a row, at the most, before a commit is made in between."""
AMONG_COMPUTERS = 200
"""The limit of LONGEST_RUN where only computers play on, since other games wait meanwhile."""
READING_TIME = 45
"""Seconds for which a computer's offer to a person stands, whatever happens meanwhile."""
PLAYED_OUT = 200
"""Turns that computers play on alone; then the game ends with a ranking by worth."""


def begin(work: UnitOfWork) -> None:
    """Set the first deadlines of a game that has just started, and answer automatically."""
    work.update_deadlines()
    answer_automatically(work)


def answer_automatically(work: UnitOfWork) -> None:
    """Carry out automatic answers until a person or a thought is awaited, or the game rests.

    `work.asked` then says which computer has to think, if one has.
    """
    work.asked = None
    for answered in range(LONGEST_RUN):
        if work.paused_at is not None or is_resting(work.state, work.seats):
            return
        if is_left_to_computers(work.state, work.seats) and not _plays_out(work, answered):
            if not work.were_alone:
                work.deadlines = after_farewell(work.state, work.deadlines, work.now)
            return
        found = next_answer(work.state, work.seats, work.pace, work.now, work.deadlines)
        if not (_goes_on(work, found) if isinstance(found, Asked) else _accepts(work, found)):
            return


def _plays_out(work: UnitOfWork, answered: int) -> bool:
    """Return whether computers among themselves go on at once, after a number of answers.

    When people have long been out, the game ends with a ranking (AMB-71); in direct messages at
    once, because nobody is left to read on. Only before a roll is a commit made in between; the
    first tells the table who has left before how it ended.
    """
    state = work.state
    last = max((seat.left or 0 for seat in state.seats), default=0)
    goes_on = not state.is_over and not state.is_closing()
    if goes_on and (work.is_direct or state.turn >= last + PLAYED_OUT):
        work.end_early()
    if work.state.is_over or (work.were_alone and answered < AMONG_COMPUTERS):
        return not work.state.is_over
    return not isinstance(waiting(work.state), ToRoll)


def _goes_on(work: UnitOfWork, asked: Asked) -> bool:
    """Carry out what a computer does, or the usual where the rules refuse that."""
    found = _thought_of(work, asked)
    if found is None:
        return False
    usual = asked.seat, usual_thought(work, asked).action, found[2]
    return _accepts(work, found) or _accepts(work, usual)


def _accepts(work: UnitOfWork, found: Answer | None) -> bool:
    """Carry out an automatic answer; False for none, and where the rules refuse it.

    That is logged as a bug. Then the decision waits for its deadline, and what happened before
    stays in this work.
    """
    if found is None:
        return False
    seat, action, author = found
    try:
        work.act_for(seat, action, author)
    except (IllegalAction, ImpossibleTransition):
        LOG.exception("game %s: %s was refused", work.game_id, write(seat, action))
        return False
    return True


def _thought_of(work: UnitOfWork, asked: Asked) -> Answer | None:
    """Return what a computer does, if that is known and does not have to wait.

    Where it is not known, `work.asked` is set.
    """
    thoughts = work.computers.thoughts
    thought = simple_thought(work, asked) if thoughts is None else thoughts.get(work.moment(asked))
    if thought is None:
        work.asked = asked
        return None
    if not _is_possible(work, asked, thought):
        thought = usual_thought(work, asked)
    if asked.trade is None and asked.pauses and is_answer(thought.action):
        return None
    _note(work, asked.seat, thought)
    return asked.seat, thought.action, "computer"


def _is_possible(work: UnitOfWork, asked: Asked, thought: Thought) -> bool:
    """Return whether a trade may be offered to its partner now, or be accepted by the rules.

    AMB-58: while one of two traders owes money, some trades that are good for both are forbidden.
    """
    if asked.trade is not None:
        return not isinstance(thought.action, AcceptTrade) or acceptable(work.state, asked.trade)
    partners = welcome_partners(work.state, work.seats, asked.seat, work.computer_notes)
    return not is_unwelcome(thought.action, partners)


def _note(work: UnitOfWork, seat: SeatId, thought: Thought) -> None:
    notes, action = work.computer_notes.after_thought(work.state, seat, thought), thought.action
    match action:
        case OfferTrade(partner=partner, answers=None) if work.seats[partner].is_person:
            notes = notes.after_offer(work.state, partner)
    work.computer_notes = notes


def simple_thought(work: UnitOfWork, asked: Asked) -> Thought:
    """Return what the plain player does, which takes no time."""
    question = question_of(work, asked)
    outlook = Outlook(question.view, CHARACTERS.get(question.character, NEUTRAL), question.company)
    if asked.trade is not None:
        return Thought(trading.answer(outlook, asked.trade).action)
    return Thought(player.choose(outlook).action)


def usual_thought(work: UnitOfWork, asked: Asked) -> Thought:
    """Return what silence would mean: the answer that is always possible."""
    if asked.trade is not None:
        return Thought(DeclineTrade(asked.trade.id))
    return Thought(absent.answer(work.state, asked.seat))


def only_thought(work: UnitOfWork, asked: Asked) -> Thought | None:
    """Return the one thing that a computer can do; None where there is something to choose."""
    if asked.trade is not None:
        return None
    found = offers(work.state, asked.seat)
    partners = welcome_partners(work.state, work.seats, asked.seat, work.computer_notes)
    left = [it for it in found if not isinstance(it, Resign | TradeTerms)]
    if len(left) != 1 or partners or not is_answer(left[0]):  # type: ignore[arg-type]
        return None
    return Thought(left[0])  # type: ignore[arg-type]


def question_of(work: UnitOfWork, asked: Asked) -> ComputerQuestion:
    """Return what a computer is asked, with what its seat may see and nothing else."""
    state, seated = work.state, work.players[asked.seat]
    playing = frozenset(state.players())
    partners = welcome_partners(state, work.seats, asked.seat, work.computer_notes)
    company = Company(
        persons=frozenset(seat for seat in playing if work.seats[seat].is_person),
        undisturbed=playing - {asked.seat, *partners},
        unread=_unread(work),
    )
    character, strength = seated.character or NEUTRAL.name, seated.strength or USUAL_STRENGTH
    return ComputerQuestion(seat_view(state, asked.seat), character, strength, company, asked.trade)


def _unread(work: UnitOfWork) -> frozenset[int]:
    """Return the offers to people that have not been open for long enough to be read."""
    last = work.pace.time_for("trade") - READING_TIME
    return frozenset(
        it.decision for it in work.deadlines if it.kind == "trade" and it.at - work.now > last
    )


def apply_timeouts(work: UnitOfWork) -> None:
    """Apply every deadline that has passed, and what follows by itself.

    Raises RuntimeError where the rules refuse such an answer: a bug, and nobody's mistake.
    """
    while due := _next_due(work):
        due()
        answer_automatically(work)
        if is_left_to_computers(work.state, work.seats):
            return  # What they do next is due already, and comes after other games.


def _next_due(work: UnitOfWork) -> Due | None:
    """Return the call for the earliest passed deadline with an effect; None for none."""
    timed = [(at, deadline) for deadline in work.deadlines if (at := deadline.fires_at) is not None]
    for at, deadline in sorted(timed, key=lambda found: found[0]):
        if at > work.now:
            return None
        runs = work.paused_at is None or deadline.kind in (PAUSE, VOTE)
        if runs and (due := _due(work, deadline)):
            return due
    return None


def _due(work: UnitOfWork, deadline: Deadline) -> Due | None:
    if deadline.decision == 0:
        return _without_decision(work, deadline)
    seat = work.seats[deadline.seat]
    if not seat.is_person and deadline.kind in (AUTOMATIC_ROLL, THOUGHT):
        # It may go on now: what it does is its own to say, and not that of silence.
        again = thought_deadline(deadline.decision, deadline.seat, work.now)
        return partial(work.replace_deadline, deadline, again)
    if later := postpone(deadline, seat, work.pace, work.now):
        return partial(work.replace_deadline, deadline, later)
    if deadline.at > work.now:
        return partial(
            work.replace_deadline, deadline, after_call(deadline, seat, work.pace, work.now)
        )
    if answer := _silence(work.state, deadline):
        return partial(_answer, work, deadline, *answer)
    return None


def _without_decision(work: UnitOfWork, deadline: Deadline) -> Due | None:
    match deadline.kind:
        case "hour":
            return work.time_up
        case "return":
            return partial(work.come_back, deadline.seat)
        case "pause":
            return work.resume
        case "vote":
            return partial(_end_vote, work, deadline)
        case _:
            return None


def _end_vote(work: UnitOfWork, vote: Deadline) -> None:
    work.drop_deadlines(lambda it: it == vote)
    work.update_deadlines()  # What has waited for it goes on.


def _silence(state: GameState, deadline: Deadline) -> tuple[SeatId, Action] | None:
    trade = state.trade(deadline.decision)
    if trade is not None:
        return trade.proposer, WithdrawTrade(trade.id)
    if state.is_over:
        return None
    if waiting(state).id == deadline.decision and deadline.seat in awaited(state):
        return deadline.seat, absent.answer(state, deadline.seat)
    return None


def _answer(work: UnitOfWork, deadline: Deadline, seat: SeatId, action: Action) -> None:
    """Answer for a silent seat. Raises RuntimeError where the rules refuse the answer."""
    author = _author(work, deadline)
    player = attendance.after_miss(work.players[deadline.seat], deadline)
    # First: what the bank has lent cannot be lent again to what comes next.
    work.replace_player(player)
    try:
        work.act_for(seat, action, author)
    except IllegalAction as error:
        line = write(seat, action)
        raise RuntimeError(f"game {work.game_id}: silence, {line}, was refused") from error
    if player.missed == work.pace.absent_after and deadline.kind in COUNTED_AS_MISSED:
        work.log_notice(BecameAbsent(player.seat, player.missed))


def _author(work: UnitOfWork, deadline: Deadline) -> Author:
    """Return who answers: the dice, silence, or the absence of one who is away or missed."""
    if deadline.kind == AUTOMATIC_ROLL:
        return "dice"
    return "silence" if work.seats[deadline.seat].is_here else "absence"
