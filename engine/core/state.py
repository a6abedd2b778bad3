"""The whole state of a game: the position at the table, and all that is hidden or pending."""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import ClassVar

from engine.core.actions import SeatId
from engine.core.agenda import Agenda
from engine.core.auctions import OpenAuction, ShortageAuction
from engine.core.decisions import (
    Auction,
    Debt,
    DebtSettlement,
    Decision,
    Frame,
    HeldRoll,
    RollDue,
)
from engine.core.events import Intent, PastOffer, RentClaim, Trade
from engine.core.frames import Asked
from engine.core.position import Deed, Position
from engine.core.ranges import Count
from engine.core.steps import CLOSING, ChargeRent, MoveOn
from engine.editions.board import DeckName
from engine.record import STORED


@dataclass(slots=True)
class GameState(Position):
    """The position and all that is hidden or pending; `rolls` counts those made.

    `past_offers`: the newest offers of trades that are no longer open, the oldest first.
    """

    decks: dict[DeckName, list[str]] = field(default_factory=dict)
    agenda: Agenda = field(default_factory=Agenda)
    trades: list[Trade] = field(default_factory=list)
    intents: list[Intent] = field(default_factory=list)
    claims: list[RentClaim] = field(default_factory=list)
    rolls: Count = 0
    past_offers: list[PastOffer] = field(default_factory=list)
    __pydantic_config__: ClassVar = STORED

    @property
    def is_over(self) -> bool:
        """Whether the game is over: nothing is to happen any more."""
        return not self.agenda.frames

    @property
    def stack(self) -> tuple[Frame, ...]:
        """All that is still to happen, the next one last."""
        return self.agenda.frames[::-1]

    @property
    def position(self) -> Position:
        """This state, for readers that are to know no more than what lies open on the table."""
        return self

    def copy(self) -> "GameState":
        """Return a state that shares nothing mutable with this one."""
        return GameState(
            self.rules,
            [seat.copy() for seat in self.seats],
            {
                space: Deed(deed.owner, deed.mortgaged, deed.level)
                for space, deed in self.deeds.items()
            },
            self.houses,
            self.hotels,
            self.mover,
            self.turn,
            self.winners,
            self.pot,
            self.built.copy(),
            self.starter,
            self.ending,
            {deck: cards.copy() for deck, cards in self.decks.items()},
            self.agenda.copy(),
            self.trades.copy(),
            self.intents.copy(),
            self.claims.copy(),
            self.rolls,
            self.past_offers.copy(),
        )

    def locked(self) -> bool:
        """AMB-06: a roll is still to be moved, so the board may not change."""
        return any([isinstance(frame, MoveOn) for frame in self.agenda.frames])

    def is_closing(self) -> bool:
        """Return whether the game only completes what is under way (S35-06, S35-07, AMB-74)."""
        return any([isinstance(frame, CLOSING) for frame in self.agenda.frames])

    def debt_settlements(self) -> tuple[DebtSettlement, ...]:
        """Return the debts on the agenda, in order of payment, rent that is asked for among them.

        An heir who is asked about interest may be on top of a debt that others have yet to meet,
        and so may buildings that are being claimed or auctioned.
        """
        return tuple(
            [
                frame if isinstance(frame, DebtSettlement) else settlement_of(frame)
                for frame in self.agenda.frames
                if isinstance(frame, DebtSettlement | ChargeRent)
            ]
        )

    def asked_rents(self) -> tuple[ChargeRent, ...]:
        """AMB-79: return the rents that are asked for and not charged yet, in order of payment."""
        return tuple(self.agenda.pending(ChargeRent))

    def asked_rent(self, seat: SeatId) -> int:
        """AMB-79: the dollars of rent that a seat has been asked for and has not paid yet."""
        return asked_of(seat, self.agenda.frames)

    def leading_bids_cost(self, seat: SeatId) -> int:
        """AMB-21: all that a seat would pay for what it leads in open auctions."""
        total = 0
        for frame in self.agenda.frames:
            if isinstance(frame, OpenAuction) and frame.leader == seat:
                total += frame.price
                if isinstance(frame, Auction):
                    total += self.lot_interest(frame.space)
        return total

    def building_bid_cash(self, seat: SeatId) -> int:
        """AMB-50: what a seat has bid for a building, which is paid in cash."""
        top = self.agenda.top
        return top.price if isinstance(top, ShortageAuction) and top.leader == seat else 0

    def group_bid_for(self, seat: SeatId) -> str | None:
        """Return the group on which a seat would put the building that it leads the bids for."""
        top = self.agenda.top
        if isinstance(top, ShortageAuction) and top.leader == seat and top.lot is not None:
            return self.rules.properties[top.lot].group
        return None

    def to_spend(self, seat: SeatId) -> int:
        """Return cash that may go into buildings, of which the Bank gives half back (SELL-04)."""
        return self._beside_bids(seat, 1)

    def to_bid(self, seat: SeatId) -> int:
        """AMB-50: cash that may be bid for a building, past the bids one leads with (AMB-21)."""
        return self._beside_bids(seat, 0)

    def _beside_bids(self, seat: SeatId, back_of_two: int) -> int:
        """AMB-21: cash to spend so that the bids one leads with could still be made."""
        cash, lead = self.spare_cash(seat), self.leading_bids_cost(seat)
        if not lead:
            return cash
        limit = self.bid_limit(seat)
        lost_of_two = limit - self.bid_limit(seat, 2, back_of_two)
        return min(cash, 2 * max(0, limit - lead) // lost_of_two) if lost_of_two else cash

    def claim(self, number: int) -> RentClaim | None:
        """Return the rent of that id that may still be claimed."""
        return next((claim for claim in self.claims if claim.id == number), None)

    def trade(self, number: int) -> Trade | None:
        """Return the open trade offer of that id."""
        return next((trade for trade in self.trades if trade.id == number), None)


def settlement_of(asked: ChargeRent) -> DebtSettlement:
    """AMB-79: return rent that is asked for as the debt that it is, by the id of its claim."""
    debt = Debt(asked.visitor, (asked.owner,), asked.rent.amount, asked.rent)
    return DebtSettlement(asked.claim, (debt,))


def asked_of(seat: SeatId, frames: Iterable[object]) -> int:
    """Return the dollars of rent that a seat is asked for by some of these frames."""
    return sum(
        [
            frame.rent.amount
            for frame in frames
            if isinstance(frame, ChargeRent) and frame.visitor == seat
        ]
    )


_open_fields = attrgetter(*(each.name for each in fields(Position)))


def open_table(position: Position) -> Position:
    """Return what lies open on the table, and nothing else of a state or a view."""
    return Position(*_open_fields(position))


def waiting(state: GameState) -> Decision:
    """Return the decision that the table waits for; IndexError once the game is over."""
    # Between actions no Step is ever on top: `settle` has carried them all out.
    return state.agenda.frames[0]  # type: ignore[return-value]


def is_held(state: GameState, decision: int) -> bool:
    """Return whether the decision of that id is a roll that another player holds now (AMB-05)."""
    return isinstance(state.agenda.top, HeldRoll) and any(
        isinstance(frame, RollDue) and frame.id == decision for frame in state.agenda.frames
    )


def awaited(state: GameState) -> tuple[SeatId, ...]:
    """Return the seats that the table waits for; nobody once the game is over."""
    frames = state.agenda.frames
    return frames[0].awaited(state) if frames and isinstance(frames[0], Asked) else ()
