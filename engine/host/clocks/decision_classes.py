"""The classes of decisions by which time is given: one row each, with all that follows from it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.core.actions import SeatId
from engine.core.decisions import DebtSettlement, Decision
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

    A decision says itself what it is about; `trade` is an offer, and `rescue` a debt that nothing
    can cover. `uses_bank`: its deadline includes the seat's time bank, which an answer within the
    free quarter refills; not where others wait for the same end together with this seat, or nobody
    waits. `counts_as_missed`: silence counts towards absence. `called_at`: where people are called
    for it first.
    """

    name: ClassName
    uses_bank: bool
    counts_as_missed: bool
    called_at: CalledAt

    @property
    def reminded(self) -> bool:
        """Whether anybody is called for it, and so called again."""
        return self.called_at != "nowhere"


_ROWS = (
    # name, uses_bank, counts_as_missed, called_at
    DecisionClass("throw", True, True, "table"),
    DecisionClass("hold", False, False, "nowhere"),
    DecisionClass("jail", True, True, "table"),
    DecisionClass("buy", True, True, "table"),
    DecisionClass("tax", True, True, "table"),
    DecisionClass("auction", False, True, "message"),
    DecisionClass("trade", False, False, "message"),
    DecisionClass("claim", False, True, "table"),
    DecisionClass("lift", True, True, "table"),
    DecisionClass("debt", True, True, "table"),
    DecisionClass("rescue", True, True, "table"),
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


def class_of(state: GameState, decision: Decision, seat: SeatId) -> ClassName:
    """Return the class of what a seat is asked: "rescue" for a debt that nothing can cover."""
    if isinstance(decision, DebtSettlement):
        debt = decision.debt_of(seat)
        if debt is not None and is_unpayable(state, debt):
            return "rescue"
    return decision.about
