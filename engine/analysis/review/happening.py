"""One thing that happened in a game: its events, and the chances around it."""

from collections.abc import Hashable
from dataclasses import dataclass, field

from engine.analysis.review.records import Chances
from engine.core import events as e
from engine.core.actions import SeatId


@dataclass(slots=True, eq=False)
class Happening:
    """One thing that happened in a turn, and everybody's chances before and after it.

    `order`: its place among all. `before`, `after`: the chances on the table just before it, and
    right after its last event of that turn, before the next throw or deal: each page that tells of
    it gives these. `landed`: those once its token stood where it drew a card or paid a tax, before
    it did; None without one. `moved`: by how much it changed each seat's chance, what happened
    meanwhile left out and what was built later counted in. `completed`: the groups that deeds
    changing hands made whole, and whose; `brought`: the dollars of rent that these groups brought
    until the end; `losses`: the share of all that the players could pay with that each of them lost
    by it; `dealt`: the share of all that changed hands as the cash of a trade; `ends_game`: whether
    the game was over with it; `subjects`: what it is about, so that two about the same can be
    found.
    """

    order: int
    turn: int
    before: Chances
    after: Chances
    moved: list[float]
    landed: Chances | None = None
    completed: list[tuple[SeatId, str]] = field(default_factory=list)
    brought: int = 0
    losses: dict[SeatId, float] = field(default_factory=dict)
    dealt: float = 0.0
    ends_game: bool = False
    events: list[e.Event] = field(default_factory=list)
    subjects: set[Hashable] = field(default_factory=set)
