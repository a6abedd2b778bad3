"""What has happened since a person's own last decision: all before it, that person has seen."""

from functools import partial
from itertools import dropwhile

from bot.narration.log import LoggedStep
from engine.core.actions import SeatId
from engine.core.notation import read
from engine.game import is_answer
from engine.host.notices import GivenBack, HandedOver, LeftToComputer, Notice, WentAway, load_notice
from engine.host.people.seats import lent_seat
from engine.host.snapshots import StartedGame
from engine.host.store.records import Step


def own_seat(game: StartedGame, user_id: int) -> SeatId | None:
    """Return the seat that a person plays, or may have back."""
    seat = game.seat_of(user_id)
    return lent_seat(game, user_id) if seat is None else seat


def since_own_decision(log: list[LoggedStep], game: StartedGame, user_id: int) -> list[LoggedStep]:
    """Return the log from a person's last decision on, without what that was answered with, and
    without what else they have pressed.

    To go away is one too. Their answer to an offer is none: it may be given in a direct message,
    out of sight of the game.
    To who takes a seat over, what came before is no news, and the start of a game to nobody.
    """
    seat, is_theirs = own_seat(game, user_id), game.seat_of(user_id) is not None
    found = list[LoggedStep]()
    for step, events in reversed(log):
        notice = None if step.notice is None else load_notice(step.notice)
        if step.action == "start" or _leaves(notice, seat):
            break
        is_own = is_theirs and step.seat == seat and step.by == "press"
        if is_own and is_answer(read(step.action)[1]):
            return list(dropwhile(partial(_in_one_request, step), reversed(found)))
        if not is_own:
            found.append((step, events))
        if isinstance(notice, HandedOver) and notice.after_id == user_id:
            return list(reversed(found[:-1]))
        if isinstance(notice, HandedOver | LeftToComputer) and notice.seat == seat:
            is_theirs = notice.before_id == user_id
        elif isinstance(notice, GivenBack) and notice.seat == seat:
            is_theirs = False
    return list(reversed(found))


def _leaves(notice: Notice | None, seat: SeatId | None) -> bool:
    """Return whether a player goes away, who has seen what was there."""
    return isinstance(notice, WentAway) and notice.seat == seat and not notice.again


def _in_one_request(press: Step, logged: LoggedStep) -> bool:
    return logged[0].key is None and logged[0].at == press.at
