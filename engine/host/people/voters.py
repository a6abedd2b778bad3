"""The seats that vote at a table, and what one voter alone may not have at once."""

from collections.abc import Collection, Iterable, Sequence
from math import ceil
from typing import Final

from engine.core.actions import SeatId
from engine.host.clocks.paces import Pace, pace_of
from engine.host.clocks.seat_status import is_absent
from engine.host.people.retiring import LEAST_MISSED
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import StartedGame
from engine.host.store.records import Player
from engine.host.unit_of_work import UnitOfWork

COMPUTER: Final = "computer"
RETIRE: Final = "retire"


def needed(count: int) -> int:
    """Return the number of votes that is more than half."""
    return count // 2 + 1


def voters_on(game: StartedGame, about: SeatId | None) -> tuple[SeatId, ...]:
    """Return the seats that vote on another seat; where `about` is None, on all other subjects."""
    return _voting(game.players, game.people(), pace_of(game.record.pace), about)


def voters_in(work: UnitOfWork, about: SeatId | None) -> tuple[SeatId, ...]:
    """Return what `voters_on` does, in the middle of a change."""
    return _voting(work.players, work.state.players(), work.pace, about)


def _voting(
    players: Sequence[Player], playing: Iterable[SeatId], pace: Pace, about: SeatId | None
) -> tuple[SeatId, ...]:
    """Return the seats of people who are there; those who are away vote on seats.

    A lent seat has no vote: one player alone may have chosen who plays it.
    """

    def votes(player: Player) -> bool:
        is_free = about is not None or player.away_until is None
        is_person = player.user_id is not None and player.owner_id is None
        return is_person and is_free and not is_absent(player, pace)

    return tuple(it for it in playing if it != about and votes(players[it]))


def paused_without(work: UnitOfWork, agreed: Collection[int], about: SeatId | None) -> list[int]:
    """Return the user ids of people without whom a pause is made, and who may end it alone.

    They were not there to vote, or it is `about` their seat. There are none where more than half of
    all the people in the game, owners of lent seats included, have agreed to the pause.
    """
    playing = (work.players[seat] for seat in work.state.players())
    people = {it.owner_id or it.user_id: it.seat for it in playing}
    people.pop(None, None)
    if len(people.keys() & set(agreed)) >= needed(len(people)):
        return []
    voters = [it for it in voters_in(work, None) if it != about]
    return [user for user, seat in people.items() if user is not None and seat not in voters]


def is_for_good(option: str) -> bool:
    """Return whether the player of a seat could not take back what an option does."""
    return option == RETIRE or option.endswith(":for-good")


def need_right_alone(
    work: UnitOfWork, seat: SeatId, option: str, retirable_from: float | None
) -> None:
    """Raise Refused for what one voter alone may have done to a seat only after a real time.

    It is whatever its player could not take back, and to let a friend play for a player who is
    there. What friends do on a seat stays done.
    """
    who, _, lent = option.partition(":")
    is_friends = bool(lent) and who != COMPUTER
    if is_for_good(option) or (is_friends and not work.seats[seat].absent):
        demand(retirable_from is not None, Refusal.RETIRE_TOO_FEW_MISSED, missed=LEAST_MISSED)
        at = retirable_from or 0
        demand(at <= work.now, Refusal.RETIRE_TOO_SOON, at=str(ceil(at)))
