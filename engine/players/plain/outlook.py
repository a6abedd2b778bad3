"""What a computer player decides by: what its seat sees, who it is, and who else plays."""

from dataclasses import dataclass

from engine.core.actions import Action, SeatId
from engine.core.decisions import Decision, ToRoll
from engine.players.characters import NEUTRAL, Character
from engine.players.motives import ChosenAction, Motive
from engine.players.offer_limits import NO_PERSONS, Company
from engine.view import View


@dataclass(frozen=True)
class Outlook:
    """A view of a seat, its character, and the company at its table."""

    view: View
    character: Character = NEUTRAL
    company: Company = NO_PERSONS

    @property
    def seat(self) -> SeatId:
        """The seat that decides. Raises ValueError for a spectator."""
        if self.view.seat is None:
            raise ValueError("a spectator has nothing to decide")
        return self.view.seat

    @property
    def decision(self) -> Decision:
        """What is to be decided. Raises ValueError once the game is over."""
        if self.view.seat is None or self.view.decision is None:
            raise ValueError("a spectator, or a game that is over, has nothing to decide")
        return self.view.decision

    @property
    def cash(self) -> int:
        """The dollars that the seat may spend."""
        return self.view.spare_cash(self.seat)

    @property
    def is_turn_begun(self) -> bool:
        """Whether the seat is about to roll first in its turn, which is when it offers trades."""
        decision = self.decision
        is_first = isinstance(decision, ToRoll) and not decision.doubles
        return is_first and not self.view.closing

    def first(self, kind: str = "") -> ChosenAction:
        """Return the first offer, which is the usual answer, for a motive without facts.

        The motive is of this kind, or else of the kind of the action.
        """
        offer: Action = self.view.offers[0]  # type: ignore[assignment]
        return ChosenAction(offer, Motive(kind or offer.kind))
