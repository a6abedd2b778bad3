"""Majority votes of a table: pauses, and the future of absent or slow players' seats.

People who are present vote about a pause; all others vote about a seat, those away included, so
that one person who happens to be present does not decide alone (voters.py). A person who votes is
present. A vote lapses when the pace's time for votes has passed.
"""

import json
from dataclasses import dataclass
from typing import Final

from engine.core.actions import SeatId
from engine.host import ballots
from engine.host.ballots import AGAINST, FOR, PAUSE, RESUME, Ballot, last_ballot
from engine.host.clocks import seat_status
from engine.host.clocks.paces import DAY, pace_of
from engine.host.clocks.table_deadlines import vote_until
from engine.host.lobby import Person
from engine.host.people import pauses, seats
from engine.host.people.retiring import retirable_from
from engine.host.people.seats import Lent
from engine.host.people.voters import (
    COMPUTER,
    RETIRE,
    need_right_alone,
    needed,
    paused_without,
    voters_in,
)
from engine.host.preferences.preferences import Preferences
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame, need_seat
from engine.host.unit_of_work import UnitOfWork

WAIT: Final = "wait"
LENT: Final[tuple[Lent, ...]] = ("until-back", "for-good")
MOST = 8
"""People who may offer to play an absent player's seat, at the most."""
PAUSED_FOR = 7 * DAY
"""Seconds of a pause that is made because somebody is absent."""


def people_here(game: StartedGame, besides: SeatId | None = None) -> tuple[SeatId, ...]:
    """Return the seats of people in the game who are neither away nor absent."""
    return tuple(
        seat
        for seat in game.people()
        if seat != besides and game.players[seat].away_until is None and not is_absent(game, seat)
    )


def is_absent(game: StartedGame, seat: SeatId) -> bool:
    """Return whether a person who still plays has missed so much that nobody waits any more."""
    player, pace = game.players[seat], pace_of(game.record.pace)
    return seat in game.people() and seat_status.is_absent(player, pace)


def is_voted_on(game: StartedGame, seat: SeatId) -> bool:
    """Return whether the others may vote on a seat: of a person who is absent, or out of time."""
    player, pace = game.players[seat], pace_of(game.record.pace)
    return seat in game.people() and seat_status.is_voted_on(player, pace)


def options(ballot: Ballot) -> tuple[str, ...]:
    """Return what may become of an absent player's seat. It is not lost by silence alone."""
    takers = (None, *ballot.volunteers)
    return (WAIT, PAUSE, *(taken_by(who, lent) for who in takers for lent in LENT), RETIRE)


def taken_by(who: int | None, lent: Lent) -> str:
    """Return the option by which a volunteer, given by user id, or a computer plays a seat."""
    return f"{COMPUTER if who is None else who}:{lent}"


# -- voting ------------------------------------------------------------------------------------


async def propose_pause(
    host: Host, game_id: str, user_id: int, until: float, key: str | None
) -> StartedGame:
    """Ask for a pause until then (unix seconds), or agree to the one that is asked for already."""
    pauses.need_length(until - host.now())
    return await _vote(host, game_id, PAUSE, user_id, FOR, key, about=int(until))


async def vote_on_pause(
    host: Host, game_id: str, user_id: int, option: str, key: str | None
) -> StartedGame:
    """Vote for or against the pause that is asked for. Raises Refused where none is."""
    return await _vote(host, game_id, PAUSE, user_id, option, key)


async def vote_to_resume(
    host: Host, game_id: str, user_id: int, option: str, key: str | None
) -> StartedGame:
    """Vote for or against going on."""
    return await _vote(host, game_id, RESUME, user_id, option, key)


async def vote_on_seat(
    host: Host, game_id: str, seat: SeatId, user_id: int, option: str, key: str | None
) -> StartedGame:
    """Vote for an option of an absent player's seat; a vote of that player says "I am back"."""
    return await _vote(host, game_id, ballots.absent(seat), user_id, option, key)


async def volunteer(host: Host, game_id: str, seat: SeatId, person: Person) -> StartedGame:
    """Note that a person without a seat would play the absent player's seat."""
    subject = ballots.absent(seat)

    async def attempt() -> StartedGame:
        game = await host.started_game(game_id)
        ballot = await ballot_now(host, game, subject)
        known = {**ballot.volunteers, person.user_id: person.name}

        def change(work: UnitOfWork) -> None:
            seats.need_no_seat(work, person.user_id)
            demand(len(known) <= MOST, Refusal.VOLUNTEERS_ENOUGH)
            _need_open(work, subject)
            store_ballot(work, subject, ballot.model_copy(update={"volunteers": known}))

        return await host.update_locked(game, None, change)

    return await host.change(game_id, attempt)


async def _vote(
    host: Host,
    game_id: str,
    subject: str,
    user_id: int,
    option: str,
    key: str | None,
    about: int = 0,
) -> StartedGame:
    async def attempt() -> StartedGame:
        game = await host.started_game(game_id)
        voter = need_seat(game, user_id)
        ballot = (await ballot_now(host, game, subject, about)).counting(user_id, option)
        taker = _taker(option) if option in options(ballot) else None
        preferences = Preferences() if taker is None else await host.preferences(taker)
        alone_from = await _retirable_from(host, game, subject)
        is_enough = subject == RESUME and await _may_resume(host, game_id, user_id)
        motion = _Motion(subject, ballot, option, preferences, key, alone_from, is_enough)

        def change(work: UnitOfWork) -> None:
            if subject == ballots.absent(voter):
                work.come_back(voter, key)
                return
            demand(work.players[voter].owner_id is None, Refusal.VOTE_BORROWED)
            _need_open(work, subject)
            is_asked = subject != PAUSE or ballot.about
            demand(is_asked and option in _options(motion), Refusal.VOTE_SETTLED)
            demand(option not in (PAUSE, RETIRE) or work.paused_at is None, Refusal.PAUSED)
            work.come_back(voter)
            _count(work, motion)

        return await host.update_locked(game, key, change)

    return await host.change(game_id, attempt)


async def _retirable_from(host: Host, game: StartedGame, subject: str) -> float | None:
    seat = ballots.seat_of(subject)
    return None if seat is None else await retirable_from(host, game, seat)


async def _may_resume(host: Host, game_id: str, user_id: int) -> bool:
    """Return whether a person may end a pause alone, which was made without that person."""
    text = await host.store.notes.get(game_id, ballots.PAUSED_WITHOUT)
    return text is not None and user_id in json.loads(text)


async def ballot_now(host: Host, game: StartedGame, subject: str, about: int = 0) -> Ballot:
    """Return the open ballot, or a new one; people who have volunteered stay volunteers."""
    last = await last_ballot(host.store, game.record.id, subject)
    if last is not None and host.now() < last.until:
        return last
    until = host.now() + pace_of(game.record.pace).vote
    return Ballot(until=until, about=about, volunteers=last.volunteers if last else {})


def _taker(option: str) -> int | None:
    """Return the user id of the volunteer that an option names, None if it names none."""
    who, _, lent = option.partition(":")
    return int(who) if lent and who != COMPUTER else None


# -- counting ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Motion:
    """A ballot after one more vote; `preferences` are those of who would take the seat.

    `alone_from`: from when on one voter alone may have the seat for good, None for not yet.
    `is_enough`: whether a vote for it decides alone.
    """

    subject: str
    ballot: Ballot
    option: str
    preferences: Preferences
    key: str | None
    alone_from: float | None = None
    is_enough: bool = False

    @property
    def seat(self) -> SeatId | None:
        """The absent player's seat, if it is about one."""
        return ballots.seat_of(self.subject)


def _options(motion: _Motion) -> tuple[str, ...]:
    return (FOR, AGAINST) if motion.seat is None else options(motion.ballot)


def _need_open(work: UnitOfWork, subject: str) -> None:
    """Raise Refused unless there is something to be decided."""
    seat = ballots.seat_of(subject)
    if subject == PAUSE:
        demand(work.paused_at is None, Refusal.PAUSED_ALREADY)
    elif subject == RESUME:
        demand(work.paused_at is not None, Refusal.NOT_PAUSED)
        demand(not any(it.is_moderators_pause for it in work.deadlines), Refusal.MODERATORS_PAUSE)
    else:
        playing = (work.players[it] for it in work.state.players() if it == seat)
        is_open = any(seat_status.is_voted_on(it, work.pace) for it in playing)
        demand(is_open, Refusal.VOTE_SETTLED)


def _count(work: UnitOfWork, motion: _Motion) -> None:
    voters = {work.players[seat].user_id for seat in voters_in(work, motion.seat)}
    count = len(voters.intersection(motion.ballot.users(motion.option)))
    most = needed(len(voters))
    if motion.option == AGAINST and count > len(voters) - most:
        work.close_vote(motion.subject)
    elif motion.option != AGAINST and (count >= most or motion.is_enough):
        if motion.seat is not None and most == 1:
            need_right_alone(work, motion.seat, motion.option, motion.alone_from)
        _carry_out(work, motion)
    else:
        store_ballot(work, motion.subject, motion.ballot)


def store_ballot(work: UnitOfWork, subject: str, ballot: Ballot) -> None:
    """Store a ballot that is not decided yet, and the deadline at which it lapses."""
    work.close_vote(subject)
    work.notes[ballots.note(subject)] = ballot.model_dump_json()
    until = vote_until(ballots.number(subject), ballot.until)
    work.deadlines = (*work.deadlines, until)


def _carry_out(work: UnitOfWork, motion: _Motion) -> None:
    work.close_vote(motion.subject)
    if motion.subject == PAUSE:
        until = max(float(motion.ballot.about), work.now + pauses.SHORTEST)
        _pause(work, until, motion)
    elif motion.subject == RESUME:
        pauses.end_pause(work, motion.key)
    elif motion.seat is not None:
        _decide(work, motion.seat, motion)


def _decide(work: UnitOfWork, seat: SeatId, motion: _Motion) -> None:
    """Carry out a vote on an absent player's seat; while it stays theirs, more may follow.

    To wait for a player whose waiting time is used up is to give it anew.
    """
    option, key = motion.option, motion.key
    if option == WAIT and work.seats[seat].is_out_of_time:
        work.give_waiting_time(seat, key)
        return
    if option == RETIRE:
        seats.let_retire(work, seat, key)
        return
    who, _, lent = option.partition(":")
    if lent:
        _hand_over(work, seat, motion, "until-back" if lent == LENT[0] else "for-good")
        return
    if option == PAUSE:
        _pause(work, work.now + PAUSED_FOR, motion)
    over = motion.ballot.model_copy(update={"until": work.now, "options": {}, "decided": option})
    work.notes[ballots.note(motion.subject)] = over.model_dump_json()


def _pause(work: UnitOfWork, until: float, motion: _Motion) -> None:
    without = paused_without(work, motion.ballot.users(motion.option), motion.seat)
    pauses.begin_pause(work, until, motion.key)
    work.notes[ballots.PAUSED_WITHOUT] = json.dumps(without) if without else None


def _hand_over(work: UnitOfWork, seat: SeatId, motion: _Motion, lent: Lent) -> None:
    taker = _taker(motion.option)
    if taker is None:
        seats.give_to_computer(work, seat, lent, motion.key)
        return
    person = Person(taker, motion.ballot.volunteers[taker])
    seats.give_to(work, seat, person, lent, motion.preferences, motion.key)
