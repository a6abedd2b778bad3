"""The people on the seats, and how much may be expected of each of them just now."""

import logging
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.core.state import GameState
from engine.host.clocks.paces import Pace
from engine.host.preferences.preferences import NO_PREFERENCES, Preferences
from engine.host.preferences.quiet_hours import QuietHours
from engine.host.store.records import Player
from engine.players.orders import Orders, read_orders

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SeatStatus:
    """One seat: a person or a computer, and how it is waited for.

    `rolls`: its dice are rolled without asking; `at_once`: nothing waits before such a roll;
    `bank`: seconds of thinking time saved up; `waiting_time_left`: in seconds; `away`: it has said
    so; `absent`: it has missed too many deadlines, and is not waited for; `quiet`: when nobody
    pings it; `deadline_quiet_hours`: its quiet hours as they count for deadlines, at the paces that
    heed any; `lent`: its owner may have it back; `orders`: what it has ordered in advance;
    `takes_offers`: computers may offer it trades.
    """

    is_person: bool = True
    rolls: bool = False
    at_once: bool = False
    bank: float = 0.0
    away: bool = False
    absent: bool = False
    lent: bool = False
    quiet: QuietHours | None = None
    deadline_quiet_hours: QuietHours | None = None
    waiting_time_left: float = math.inf
    orders: Orders | None = None
    takes_offers: bool = True

    @property
    def is_here(self) -> bool:
        """Whether a person sits there who may be expected to answer."""
        return self.is_person and not self.away and not self.absent

    @property
    def is_waited_for(self) -> bool:
        """Whether a person sits there whose answers the others wait for."""
        return self.is_person and not self.absent

    @property
    def is_out_of_time(self) -> bool:
        """Whether a person sits there for whom the table has waited as long as it waits."""
        return self.is_person and self.waiting_time_left <= 0

    @property
    def wants_time(self) -> bool:
        """Whether a person sits there who may like to build or trade before the next roll."""
        return self.is_person and not self.absent and not self.at_once


def is_absent(player: Player, pace: Pace) -> bool:
    """Return whether a person has missed too many deadlines to be waited for."""
    return player.user_id is not None and player.missed >= pace.absent_after


def waiting_time_left(player: Player, pace: Pace) -> float:
    """Return the seconds of waiting time that a player has left.

    There is no end of it for a computer, and where no timers run.
    """
    is_limited = player.user_id is not None and pace.limits_people
    return max(0.0, pace.waiting_time - player.waited) if is_limited else math.inf


def is_voted_on(player: Player, pace: Pace) -> bool:
    """Return whether the others may vote on a seat: of a person who is absent, or out of time."""
    return is_absent(player, pace) or waiting_time_left(player, pace) <= 0


def seat_statuses(
    players: Sequence[Player],
    pace: Pace,
    preferences: Mapping[int, Preferences],
    orders: Mapping[int, str],
    now: float,
) -> tuple[SeatStatus, ...]:
    """Return how each seat is played, from what its player has chosen and done."""
    return tuple(
        _seat_status(
            player, pace, preferences.get(player.user_id or 0, NO_PREFERENCES), orders, now
        )
        for player in players
    )


def is_resting(state: GameState, seats: Sequence[SeatStatus]) -> bool:
    """Return whether a game waits until one of its people is back.

    A closing game does not: all that is left is to count. Nor does one to which nobody can come
    back.
    """
    if is_left_to_computers(state, seats):
        return False
    playing = [seats[seat] for seat in state.players()]
    if state.is_closing():
        return not any(status.is_person for status in playing)
    return not any(status.is_here for status in playing)


def is_left_to_computers(state: GameState, seats: Sequence[SeatStatus]) -> bool:
    """Return whether no person plays any more, and nobody may have a seat back."""
    playing = [seats[seat] for seat in state.players()]
    return bool(playing) and not any(it.is_person or it.lent for it in playing)


def _seat_status(
    player: Player, pace: Pace, preferences: Preferences, orders: Mapping[int, str], now: float
) -> SeatStatus:
    if player.user_id is None:
        return SeatStatus(is_person=False, rolls=True, lent=player.owner_id is not None)
    away, absent = player.away_until is not None, is_absent(player, pace)
    return SeatStatus(
        rolls=absent or preferences.rolls_itself(pace.live),
        at_once=preferences.dice == "for-me",
        bank=player.bank,
        away=away,
        absent=absent,
        quiet=None if away or absent else preferences.quiet,
        deadline_quiet_hours=None if away or absent else preferences.deadline_quiet_hours(now),
        waiting_time_left=waiting_time_left(player, pace),
        orders=standing_orders(orders.get(player.seat)),
        takes_offers=preferences.offers_from_computers,
    )


def standing_orders(text: str | None) -> Orders | None:
    """Return the orders of a seat; unreadable ones answer nothing, and their owner is asked."""
    try:
        return None if text is None else read_orders(text)
    except ValueError:
        LOG.exception("standing orders could not be read")
        return None
