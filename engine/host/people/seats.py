"""Changes of a seat's player: handed over, left to a computer, given back, retired.

The seat's position stays as it is. Standing orders are their owner's: they are kept aside while
another person plays the seat.
"""

from dataclasses import replace
from typing import Literal

from engine.core.actions import Resign, SeatId
from engine.host import ballots
from engine.host.computers.names import free_name
from engine.host.lobby import Person
from engine.host.notices import GivenBack, HandedOver, LeftToComputer, Retired
from engine.host.preferences.preferences import Preferences
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame, need_seat
from engine.host.store.notes import GUESS
from engine.host.store.records import Player
from engine.host.unit_of_work import UnitOfWork

Lent = Literal["until-back", "for-good"]
"""Whether the player who had the seat gets it back on return."""
ASIDE = "orders-of:{}"
"""The note with a person's standing orders, by user id, while another plays the person's seat."""


async def resign(host: Host, game_id: str, user_id: int, key: str) -> StartedGame:
    """Resign for a person; leave a seat that is only lent to the person to a computer.

    Its owner may still have it back. Raises Refused or IllegalAction.
    """
    game = await host.started_game(game_id)
    seat = need_seat(game, user_id)
    if game.players[seat].owner_id is None:
        return await host.submit(game_id, user_id, 0, Resign(), key)

    def change(work: UnitOfWork) -> None:
        demand(work.players[seat].user_id == user_id, Refusal.NOT_PLAYING)
        give_to_computer(work, seat, "until-back", key)

    return await host.update_running(game_id, key, change)


async def leave_to_computer(
    host: Host, game_id: str, seat: SeatId, lent: Lent, key: str | None
) -> StartedGame:
    """Let a computer play a person's seat. Raises Refused."""
    return await host.update_running(game_id, key, lambda it: give_to_computer(it, seat, lent, key))


def give_to(
    work: UnitOfWork,
    seat: SeatId,
    person: Person,
    lent: Lent,
    preferences: Preferences,
    key: str | None,
) -> None:
    """Give a seat to a person. Raises Refused for one who sits at the table already.

    What that person has said of who will win counts no more.
    """
    before = _playing(work, seat)
    need_no_seat(work, person.user_id)
    work.notes[f"{GUESS}{person.user_id}"] = None
    work.preferences[person.user_id] = preferences
    owner = _owner(before, lent)
    _sit_down(work, before, person.user_id, person.name, owner)
    notice = HandedOver(
        seat, before.name, person.name, owner is not None, before.user_id, person.user_id
    )
    work.log_notice(notice, key)


def give_to_computer(work: UnitOfWork, seat: SeatId, lent: Lent, key: str | None) -> None:
    """Give a seat to a computer, under a name that no other player has. Raises Refused."""
    before = _playing(work, seat)
    demand(before.user_id is not None, Refusal.COMPUTER_ALREADY)
    owner = _owner(before, lent)
    _sit_down(work, before, None, free_name(None, work.players), owner)
    work.log_notice(LeftToComputer(seat, before.name, owner is not None, before.user_id), key)


def give_back(
    work: UnitOfWork,
    seat: SeatId,
    person: Person,
    preferences: Preferences,
    orders: str | None,
    key: str | None,
) -> None:
    """Give a lent seat back to its owner, with the `orders` that were set aside. Raises Refused.

    The standing orders of its last player are dropped.
    """
    before = _playing(work, seat)
    demand(before.owner_id == person.user_id, Refusal.NOT_PLAYING)
    work.preferences[person.user_id] = preferences
    _sit_down(work, before, person.user_id, person.name, None)
    work.set_orders(seat, orders)
    work.log_notice(GivenBack(seat, person.name), key)


def let_retire(work: UnitOfWork, seat: SeatId, key: str | None) -> None:
    """Log that the seat retires, then resign for it. Raises Refused."""
    demand(work.paused_at is None, Refusal.PAUSED)
    _playing(work, seat)
    work.close_vote(ballots.absent(seat))
    work.log_notice(Retired(seat), key)
    work.act_for(seat, Resign(), "host")


def need_no_seat(work: UnitOfWork, user_id: int) -> None:
    """Raise Refused for a person who sits at the table, or has lent a seat there."""
    at_the_table = {user for player in work.players for user in (player.user_id, player.owner_id)}
    demand(user_id not in at_the_table, Refusal.SITS_ALREADY)


def lent_seat(game: StartedGame, user_id: int) -> SeatId | None:
    """Return the seat of an owner for whom another person plays, and who may have it back."""
    mine = (player.seat for player in game.players if player.owner_id == user_id)
    return next((seat for seat in mine if game.position.seats[seat].left is None), None)


def _playing(work: UnitOfWork, seat: SeatId) -> Player:
    """Return the player of a seat that is still in the game. Raises Refused."""
    demand(seat in work.state.players(), Refusal.SEAT_LEFT)
    return work.players[seat]


def _owner(before: Player, lent: Lent) -> int | None:
    return (before.owner_id or before.user_id) if lent == "until-back" else None


def _sit_down(
    work: UnitOfWork, before: Player, user_id: int | None, name: str, owner_id: int | None
) -> None:
    """Put a person on a seat with a fresh time bank and no missed deadlines.

    Only an owner who returns finds the waiting time that was left.
    """
    seat = before.seat
    work.stop_waiting(seat)
    before = work.players[seat]
    returns = user_id is not None and user_id == before.owner_id
    owner_waited = before.owner_waited if before.owner_id is not None else before.waited
    orders = work.orders.pop(seat, None)
    if owner_id is not None and owner_id == before.user_id:
        work.notes[ASIDE.format(owner_id)] = orders
    work.replace_player(
        replace(
            before,
            user_id=user_id,
            name=name,
            owner_id=owner_id,
            bank=float(work.pace.bank),
            missed=0,
            away_until=None,
            character=None,
            strength=None,
            waited=owner_waited if returns else 0.0,
            owner_waited=owner_waited if owner_id is not None else 0.0,
        )
    )
    work.close_vote(ballots.absent(seat))
