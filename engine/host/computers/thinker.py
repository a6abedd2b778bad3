"""What a computer is asked, what it answers, and who thinks about it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from engine.core.actions import Action, SeatId
from engine.core.events import Trade
from engine.players.motives import Motive
from engine.players.offer_limits import Company
from engine.view import View


@dataclass(frozen=True, slots=True)
class ComputerQuestion:
    """What a computer has to think about: the decision of its view, or an open trade.

    `character` and `strength` are names of engine/players/characters.py; `company` tells who else
    sits at the table, and who is not to be offered a trade now.
    """

    view: View
    character: str
    strength: str
    company: Company
    trade: Trade | None = None


@dataclass(frozen=True, slots=True)
class Thought:
    """What a computer does, why, and the chance to win that it gives each seat before that.

    A thought of a simpler kind comes without motive and chances.
    """

    action: Action
    motive: Motive | None = None
    chances: Mapping[SeatId, float] = field(default_factory=dict)


class ThinkingFailed(Exception):
    """No thought came of a question: the fault of the program, or of the machine."""


class Thinker(Protocol):
    """Thinks for the computers of all games."""

    async def think(self, question: ComputerQuestion) -> Thought:
        """Return a thought, one question after the other. Raises ThinkingFailed."""

    async def close(self) -> None:
        """Let go of whatever thinks; a second call does nothing."""
