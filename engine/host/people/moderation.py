"""Acts of a moderator on a game of the server: announced at the table, with the reason.

The notice comes first in the log, then the act; both are stored at once or not at all.
"""

from collections.abc import Callable

from engine.core.actions import SeatId
from engine.core.state import awaited
from engine.host.automatic import answer_automatically
from engine.host.clocks.paces import DAY, MINUTE
from engine.host.computers.play import AT_ONCE
from engine.host.lobby import Person
from engine.host.notices import Extended, Notice, load_notice
from engine.host.people import pauses, seats
from engine.host.people.moderators import Moderation, need_right
from engine.host.refusals import Refusal, demand, refuse
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import AUTOMATIC_ROLL, THOUGHT, Deadline
from engine.host.unit_of_work import UnitOfWork
from engine.players import absent

LONGEST_REASON = 200
LEAST, MOST = MINUTE, 30 * DAY
"""Seconds by which a moderator may extend all deadlines at once."""


def read_reason(typed: str) -> str:
    """Return a reason in one line. Raises Refused for none, and for one that nobody would read."""
    reason = " ".join(typed.split())
    demand(1 <= len(reason) <= LONGEST_REASON, Refusal.NO_REASON, most=LONGEST_REASON)
    return reason


async def game_of(host: Host, game_id: str, guild_id: int) -> StartedGame:
    """Return a started game of that server. Raises Refused for a lobby, and for any other game."""
    found = await host.snapshot(game_id)
    demand(found.record.guild_id == guild_id, Refusal.NO_SUCH_GAME)
    return found if isinstance(found, StartedGame) else refuse(Refusal.ONLY_A_LOBBY)


async def notices_of(host: Host, game_id: str) -> tuple[Notice, ...]:
    """Return all notices in a game's log, oldest first."""
    return tuple(map(load_notice, await host.store.results.notices(game_id)))


async def need_right_to(host: Host, game_id: str, what: Moderation) -> None:
    """Raise Refused where a moderator may not do that to the game, or it is over."""
    game = await game_of(host, game_id, what.guild_id)
    demand(game.record.phase == "running", Refusal.OVER)
    standing = (game.parked or game).deadlines
    need_right(what, game.players, standing, await notices_of(host, game_id))


async def pause(host: Host, game_id: str, what: Moderation, seconds: float) -> StartedGame:
    """Pause the game for a time at the most. Raises Refused."""

    def change(work: UnitOfWork) -> None:
        pauses.begin_moderators_pause(work, work.now + seconds)

    return await _carry_out(host, game_id, what, change)


async def resume(host: Host, game_id: str, what: Moderation) -> StartedGame:
    """End a pause. Raises Refused where time runs."""
    return await _carry_out(host, game_id, what, lambda work: pauses.end_pause(work, None))


async def extend(host: Host, game_id: str, what: Moderation, seconds: int) -> StartedGame:
    """Move the deadlines of open decisions by a number of seconds. Raises Refused.

    Rolls that happen by themselves stay as near as they are, and so does what was agreed on: an
    hour, the end of a pause or of a vote, the day of a player's return.
    """
    demand(LEAST <= seconds <= MOST, Refusal.EXTENSION_OUT_OF_RANGE, days=MOST // DAY)
    return await _carry_out(host, game_id, what, lambda work: _extend(work, seconds))


def _extend(work: UnitOfWork, seconds: int) -> None:
    demand(any(_is_to_decide_in(deadline) for deadline in work.deadlines), Refusal.NOBODY_AWAITED)
    work.deadlines = tuple(
        deadline.moved(seconds) if _is_to_decide_in(deadline) else deadline
        for deadline in work.deadlines
    )
    work.log_notice(Extended(seconds))


def _is_to_decide_in(deadline: Deadline) -> bool:
    return deadline.decision != 0 and deadline.kind not in (AUTOMATIC_ROLL, THOUGHT)


async def hand_over(
    host: Host, game_id: str, what: Moderation, seat: SeatId, person: Person
) -> StartedGame:
    """Give a seat, also a computer's, to a new person for good. Raises Refused."""
    preferences = await host.preferences(person.user_id)

    def change(work: UnitOfWork) -> None:
        seats.give_to(work, seat, person, "for-good", preferences, None)

    return await _carry_out(host, game_id, what, change)


async def leave_to_computer(
    host: Host, game_id: str, what: Moderation, seat: SeatId
) -> StartedGame:
    """Give a person's seat to a computer for good. Raises Refused."""

    def change(work: UnitOfWork) -> None:
        seats.give_to_computer(work, seat, "for-good", None)

    return await _carry_out(host, game_id, what, change)


async def remove(host: Host, game_id: str, what: Moderation, seat: SeatId) -> StartedGame:
    """Let a seat retire: its player resigns. Raises Refused."""
    return await _carry_out(host, game_id, what, lambda it: seats.let_retire(it, seat, None))


async def end(host: Host, game_id: str, what: Moderation) -> StartedGame:
    """End the game, ranked by worth. Raises Refused.

    AMB-71: what is under way is completed first, at once: by orders and computers where they
    answer, else as by silence.
    """
    return await _carry_out(host, game_id, what, end_at_once)


def end_at_once(work: UnitOfWork) -> None:
    """AMB-71: end the game, ranked by worth, once orders, computers or silence have answered."""
    work.computers = AT_ONCE
    work.end_early()
    answer_automatically(work)
    while not work.state.is_over:
        seat = awaited(work.state)[0]
        work.act_for(seat, absent.answer(work.state, seat), "absence")
        answer_automatically(work)


async def _carry_out(
    host: Host, game_id: str, what: Moderation, change: Callable[[UnitOfWork], None]
) -> StartedGame:
    async def attempt() -> StartedGame:
        game = await game_of(host, game_id, what.guild_id)
        notices = await notices_of(host, game_id)

        def change_and_log(work: UnitOfWork) -> None:
            need_right(what, work.players, work.deadlines, notices)
            work.log_notice(what.notice, what.key)
            change(work)

        return await host.update_locked(game, what.key, change_and_log)

    return await host.change(game_id, attempt)
