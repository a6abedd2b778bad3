"""What a judging computer player decides by: its outlook, its judge, and its strength."""

from dataclasses import dataclass, field
from functools import cached_property

from engine.core.actions import SeatId
from engine.core.position import Position
from engine.players.judge.judging import Judge
from engine.players.plain.outlook import Outlook
from engine.players.policy.preference import arms_leader, preferring


@dataclass(frozen=True)
class Viewpoint(Outlook):
    """An outlook with a judge, and one of STRENGTHS."""

    judge: Judge = field(kw_only=True)
    strength: str = field(kw_only=True)

    @cached_property
    def preferring(self) -> Judge:
        """The judge that the seat decides by, which knows what its character holds dear."""
        return preferring(self.judge, self.seat, self.character)

    @property
    def is_gentle(self) -> bool:
        """Whether it goes by printed prices, as a plain player."""
        return self.strength == "gentle"

    def chance(self, position: Position | None = None) -> float:
        """Return the seat's chance to win a position, or what it sees."""
        return self.judge.chances(position or self.view)[self.seat]

    def refuses_to_arm(self, partner: SeatId, deeds: tuple[int, ...]) -> bool:
        """Return whether its spite forbids to give a partner these deeds of its own."""
        spite = bool(self.character.spite)
        return spite and arms_leader(self.judge, self.view, self.seat, partner, deeds)
