"""What a computer player decides by: what its seat sees, its judge, and who it is."""

from dataclasses import dataclass
from functools import cached_property

from engine.core.actions import Action, SeatId
from engine.core.decisions import Decision
from engine.core.position import Position
from engine.players.characters import Character
from engine.players.judge.judging import Judge
from engine.players.motives import ChosenAction, Motive
from engine.players.policy.manners import NO_PERSONS, Company
from engine.players.policy.preference import arms_leader, preferring
from engine.view import View


@dataclass(frozen=True)
class Viewpoint:
    """A view of a seat, a judge, a character, one of STRENGTHS, and who else sits at the table."""

    judge: Judge
    view: View
    character: Character
    strength: str
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

    @cached_property
    def preferring(self) -> Judge:
        """The judge that the seat decides by, which knows what its character holds dear."""
        return preferring(self.judge, self.seat, self.character)

    @property
    def is_gentle(self) -> bool:
        """Whether it goes by printed prices."""
        return self.strength == "gentle"

    @property
    def cash(self) -> int:
        """The dollars that the seat may spend."""
        return self.view.spare_cash(self.seat)

    def chance(self, position: Position | None = None) -> float:
        """Return the seat's chance to win a position, or what it sees."""
        return self.judge.chances(position or self.view)[self.seat]

    def refuses_to_arm(self, partner: SeatId, deeds: tuple[int, ...]) -> bool:
        """Return whether its spite forbids to give a partner these deeds of its own."""
        spite = bool(self.character.spite)
        return spite and arms_leader(self.judge, self.view, self.seat, partner, deeds)

    def first(self, kind: str) -> ChosenAction:
        """Return the first offer, which is the usual answer, for a motive without facts."""
        offer: Action = self.view.offers[0]  # type: ignore[assignment]
        return ChosenAction(offer, Motive(kind))
