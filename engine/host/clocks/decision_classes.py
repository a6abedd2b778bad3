"""The classes of decisions by which time is given: one row each, with all that follows from it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.core.actions import SeatId
from engine.core.decisions import (
    Auction,
    BuyOrDecline,
    ChooseTax,
    DebtSettlement,
    Decision,
    FineOrJailCard,
    HeldRoll,
    InJail,
    SealedAuction,
    ShortageAuction,
    ShortageClaim,
    ToEnd,
    ToRoll,
    UnmortgageOrHold,
)
from engine.core.state import GameState
from engine.rules.debt.debts import is_unpayable

ClassName = Literal[
    "throw", "hold", "jail", "buy", "tax", "auction", "trade", "claim", "lift", "debt", "rescue"
]
CalledAt = Literal["table", "message", "nowhere"]
"""Where the first call for a decision is: under the table, in a message of its own, or nowhere."""


@dataclass(frozen=True, slots=True)
class DecisionClass:
    """One class; the `kind` of the deadlines that it sets is its name.

    `decisions`: the decisions of the engine that belong to it, none for offers of trades, which are
    no decisions, and for `rescue`, a debt that nothing can cover. `uses_bank`: its deadline
    includes the seat's time bank, which an answer within the free quarter refills; not where others
    wait for the same end together with this seat, or nobody waits. `counts_as_missed`: silence
    counts towards absence. `called_at`: where people are called for it first.
    """

    name: ClassName
    decisions: tuple[type[Decision], ...]
    uses_bank: bool
    counts_as_missed: bool
    called_at: CalledAt

    @property
    def reminded(self) -> bool:
        """Whether anybody is called for it, and so called again."""
        return self.called_at != "nowhere"


_ROWS = (
    # name, decisions, uses_bank, counts_as_missed, called_at
    DecisionClass("throw", (ToRoll, ToEnd), True, True, "table"),
    DecisionClass("hold", (HeldRoll,), False, False, "nowhere"),
    DecisionClass("jail", (InJail, FineOrJailCard), True, True, "table"),
    DecisionClass("buy", (BuyOrDecline,), True, True, "table"),
    DecisionClass("tax", (ChooseTax,), True, True, "table"),
    DecisionClass("auction", (Auction, SealedAuction, ShortageAuction), False, True, "message"),
    DecisionClass("trade", (), False, False, "message"),
    DecisionClass("claim", (ShortageClaim,), False, True, "table"),
    DecisionClass("lift", (UnmortgageOrHold,), True, True, "table"),
    DecisionClass("debt", (DebtSettlement,), True, True, "table"),
    DecisionClass("rescue", (), True, True, "table"),
)
DECISION_CLASSES: Mapping[str, DecisionClass] = {row.name: row for row in _ROWS}
"""Each class by its name, in the order in which they are listed to people."""
CLASS_NAMES: tuple[ClassName, ...] = tuple(row.name for row in _ROWS)
WITH_BANK = frozenset(row.name for row in _ROWS if row.uses_bank)
COUNTED_AS_MISSED = frozenset(row.name for row in _ROWS if row.counts_as_missed)
WAITED_FOR = frozenset(CLASS_NAMES) - {"trade"}
"""The classes in which the table waits: nobody has to wait for the answer to an offer."""
REMINDED = frozenset(row.name for row in _ROWS if row.reminded)
CALLED_AT_TABLE = frozenset(row.name for row in _ROWS if row.called_at == "table")
CALLED_BY_MESSAGE = frozenset(row.name for row in _ROWS if row.called_at == "message")
_NAMES: Mapping[type[Decision], ClassName] = {
    decision: row.name for row in _ROWS for decision in row.decisions
}


def class_of(state: GameState, decision: Decision, seat: SeatId) -> ClassName:
    """Return the class of what a seat is asked: "rescue" for a debt that nothing can cover."""
    if isinstance(decision, DebtSettlement):
        debt = decision.debt_of(seat)
        if debt is not None and is_unpayable(state, debt):
            return "rescue"
    return _NAMES[type(decision)]
