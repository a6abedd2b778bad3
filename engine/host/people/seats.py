"""Whose a seat is: handed over, left to a computer, given back, retired. It stays as it stands.

Standing orders are their owner's: they are kept aside while somebody else plays the seat.
"""

from dataclasses import replace
from typing import Literal

from engine.actions import Resign, SeatId
from engine.host.course import Course
from engine.host.lobbies.lobby import COMPUTERS, Person
from engine.host.people import ballots
from engine.host.people.notices import GivenBack, HandedOver, LeftToComputer, Retired
from engine.host.preferences import Preferences
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import Playing
from engine.host.store.records import Player

Lent = Literal["until-back", "for-good"]
"""Whether whoever had the seat gets it back on return."""
ASIDE = "orders-of:{}"
"""The note with the standing orders of somebody, by user id, whose seat another one plays."""


async def hand_over(
    host: Host, game_id: str, seat: SeatId, person: Person, lent: Lent, key: str | None
) -> Playing:
    """Somebody new takes a seat as it stands. Raises Refused."""
    wishes = await host.preferences(person.user_id)
    return await host.update_running(
        game_id, key, lambda it: give_to(it, seat, person, lent, wishes, key)
    )


async def leave_to_computer(
    host: Host, game_id: str, seat: SeatId, lent: Lent, key: str | None
) -> Playing:
    """A computer plays a person's seat. Raises Refused."""
    return await host.update_running(game_id, key, lambda it: give_to_computer(it, seat, lent, key))


async def retire(host: Host, game_id: str, seat: SeatId, key: str | None) -> Playing:
    """A seat resigns by the will of the others. Raises Refused."""
    return await host.update_running(game_id, key, lambda it: let_retire(it, seat, key))


def give_to(
    course: Course,
    seat: SeatId,
    person: Person,
    lent: Lent,
    wishes: Preferences,
    key: str | None,
) -> None:
    """Within a course of events: whoever takes the seat must not sit at the table already."""
    before = _playing(course, seat)
    need_no_seat(course, person.user_id)
    course.wishes[person.user_id] = wishes
    owner = _owner(before, lent)
    _sit_down(course, before, person.user_id, person.name, owner)
    notice = HandedOver(
        seat, before.name, person.name, owner is not None, before.user_id, person.user_id
    )
    course.tell(notice, key)


def give_to_computer(course: Course, seat: SeatId, lent: Lent, key: str | None) -> None:
    """Within a course of events: it has a name of its own among the players."""
    before = _playing(course, seat)
    demand(before.user_id is not None, Refusal.COMPUTER_ALREADY)
    taken = {player.name for player in course.players}
    name = next(name for name in COMPUTERS if name not in taken)
    owner = _owner(before, lent)
    _sit_down(course, before, None, name, owner)
    course.tell(LeftToComputer(seat, before.name, owner is not None, before.user_id), key)


def take_back(
    course: Course,
    seat: SeatId,
    person: Person,
    wishes: Preferences,
    orders: str | None,
    key: str | None,
) -> None:
    """Within a course of events: the owner of a lent seat is there again, with `orders` kept aside.

    What was ordered meanwhile by whoever played it is dropped.
    """
    before = _playing(course, seat)
    demand(before.owner_id == person.user_id, Refusal.NOT_PLAYING)
    course.wishes[person.user_id] = wishes
    _sit_down(course, before, person.user_id, person.name, None)
    course.order(seat, orders)
    course.tell(GivenBack(seat, person.name), key)


def let_retire(course: Course, seat: SeatId, key: str | None) -> None:
    """Within a course of events: it is told, then the seat resigns."""
    demand(course.paused_at is None, Refusal.PAUSED)
    _playing(course, seat)
    course.settle(ballots.absent(seat))
    course.tell(Retired(seat), key)
    course.act_for(seat, Resign(), "host")


def need_no_seat(course: Course, user_id: int) -> None:
    """Raise Refused for somebody who sits at the table, or has lent a seat there."""
    at_the_table = {user for it in course.players for user in (it.user_id, it.owner_id)}
    demand(user_id not in at_the_table, Refusal.SITS_ALREADY)


def lent_seat(table: Playing, user_id: int) -> SeatId | None:
    """The seat that somebody else plays for its owner, who may have it back."""
    mine = (it.seat for it in table.players if it.owner_id == user_id)
    return next((seat for seat in mine if table.state.seats[seat].left is None), None)


def _playing(course: Course, seat: SeatId) -> Player:
    """The player of a seat that is still in the game."""
    demand(seat in course.state.players(), Refusal.SEAT_LEFT)
    return course.players[seat]


def _owner(before: Player, lent: Lent) -> int | None:
    return (before.owner_id or before.user_id) if lent == "until-back" else None


def _sit_down(
    course: Course, before: Player, user_id: int | None, name: str, owner_id: int | None
) -> None:
    """What stood to the account of whoever sat there does not stand to the next one's."""
    seat = before.seat
    orders = course.orders.pop(seat, None)
    if owner_id is not None and owner_id == before.user_id:
        course.notes[ASIDE.format(owner_id)] = orders
    course.sit(
        replace(
            before,
            user_id=user_id,
            name=name,
            owner_id=owner_id,
            bank=float(course.pace.bank),
            missed=0,
            away_until=None,
        )
    )
    course.drop(lambda it: it.seat == seat)
    course.settle(ballots.absent(seat))
