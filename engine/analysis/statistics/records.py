"""What is known of a game from what everybody may know of it. Dollars and turns throughout."""

from math import sqrt
from typing import Literal

from engine.core.actions import SeatId, Side
from engine.core.events import Trade
from engine.core.lots import Lot
from engine.record import record

MEAN = 7
"""What two fair dice show on average."""
DEVIATION = sqrt(35 / 6)
"""By how much one roll of two fair dice differs from that: the standard deviation."""


RentOutcome = Literal["paid", "unpaid"]


@record
class Point:
    """Each seat's worth in dollars after a number of turns; 0 for a player who has left."""

    turn: int
    worths: tuple[int, ...]


@record
class Lead:
    """A seat alone was worth the most, at the end of each turn from `since` to `until`."""

    seat: SeatId
    since: int
    until: int


@record
class Dice:
    """A player's rolls to move, from Jail included: how many, their sum, how many doubles."""

    rolls: int
    pips: int
    doubles: int

    @property
    def mean(self) -> float:
        """What they show on average, 0 without a roll."""
        return self.pips / self.rolls if self.rolls else 0.0

    @property
    def errors(self) -> float:
        """How many standard errors the mean is above 7; fair dice stay within 2 mostly."""
        return (self.mean - MEAN) * sqrt(self.rolls) / DEVIATION if self.rolls else 0.0


@record
class Player:
    """One seat's game. `salary` is what all `salaries` came to; `left`: the turn of leaving.

    `earned`: rent collected by the group it was paid for, in board order, nothing left out; what a
    visitor could still raise who went bankrupt over a rent is part of it (rents.py).
    """

    dice: Dice
    jailed: int
    salaries: int
    salary: int
    rent_paid: int
    earned: tuple[tuple[str, int], ...]
    left: int | None

    @property
    def rent_earned(self) -> int:
        """The rent of all groups."""
        return sum(amount for _, amount in self.earned)


@record
class Charge:
    """Rent for one visit. `unpaid`: the visitor went bankrupt over it, who could still raise `got`
    of the `amount` for this owner.
    """

    visitor: SeatId
    owner: SeatId
    space: int
    amount: int
    turn: int
    outcome: RentOutcome
    got: int


@record
class Deal:
    """A trade, and the rent that each side's gain has brought since.

    That is rent collected for the deeds received, and for the whole groups that they completed, as
    long as they stayed there, with what a bankrupt could still raise of one; where a later trade
    gave or completed the same, it counts for that one. `completed`: the seats for which the trade
    itself completed a group.
    """

    trade: Trade
    turn: int
    proposer_earned: int
    partner_earned: int
    completed: tuple[SeatId, ...] = ()

    def earned_by(self, seat: SeatId) -> int:
        """Return what one of the two has earned."""
        return self.proposer_earned if seat == self.trade.proposer else self.partner_earned

    def got(self, seat: SeatId) -> Side:
        """Return what one of the two has received."""
        return self.trade.takes if seat == self.trade.proposer else self.trade.gives

    @property
    def is_gift(self) -> bool:
        """Whether one of the two gave nothing at all, no debt that it was owed either."""
        trade = self.trade
        return trade.forgives is None and Side() in (trade.gives, trade.takes)

    @property
    def winner(self) -> SeatId:
        """The seat that has earned more; the partner only with more than the proposer."""
        trade = self.trade
        return trade.partner if self.partner_earned > self.proposer_earned else trade.proposer


@record
class AuctionResult:
    """A lot paid for at auction; `printed` is the price on the deed, None for a jail card."""

    seat: SeatId
    lot: Lot
    price: int
    printed: int | None
    turn: int


@record
class Statistics:
    """A game so far, or as a whole.

    `points` run from turn 0 to now, at most a few hundred; `highest` is what each seat was worth
    at its best, which like `leads` follows every turn. `visits`: how often a token stopped on each
    space, Jail by being sent there included. `charges` are the highest rents, highest first;
    `deals` and `auctions` are in the order in which they came; `leavers` are the seats that are
    out, in the order in which they left.
    """

    turns: int
    points: tuple[Point, ...]
    highest: tuple[int, ...]
    leads: tuple[Lead, ...]
    players: tuple[Player, ...]
    visits: tuple[int, ...]
    charges: tuple[Charge, ...]
    deals: tuple[Deal, ...]
    auctions: tuple[AuctionResult, ...]
    leavers: tuple[SeatId, ...]

    def earned_for(self, group: str) -> int:
        """Return the rent that all players have collected for a group."""
        return sum(dict(player.earned).get(group, 0) for player in self.players)

    @property
    def rent(self) -> int:
        """All the rent that has been collected."""
        return sum(player.rent_earned for player in self.players)

    @property
    def best_deal(self) -> Deal | None:
        """The trade that has brought one of its sides the most rent; None without any.

        A gift is no deal.
        """
        bringing = [deal for deal in self.deals if deal.earned_by(deal.winner) and not deal.is_gift]
        return max(bringing, key=lambda deal: deal.earned_by(deal.winner), default=None)
