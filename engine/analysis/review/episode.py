"""One thing that happened in a game: its events, and the chances around it."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field, replace

from engine.analysis.review.records import Chances
from engine.core import events as e
from engine.core.actions import SeatId


@dataclass(slots=True, eq=False)
class Episode:
    """What one action of a turn caused, with the later answers that completed it.

    `order`: its place among all. `before`, `after`: the chances on the table just before it, and
    right after its last event of that turn, before the next roll or deal: each page that tells of
    it gives these. `landed`: those once its token stood where it drew a card or paid a tax, before
    it did; None without one. `moved`: by how much it changed each seat's chance, what happened
    meanwhile left out and what was built later counted in. `is_business`: whether it is what a
    player built, sold or mortgaged in the turn, and nothing else. `completed`: the groups that
    deeds changing hands made whole, and whose; `brought`: the dollars of rent that these groups
    brought until the end; `losses`: the share of all that the players could pay with that each of
    them lost by it; `dealt`: the share of all that changed hands as the cash of a trade;
    `ends_game`: whether the game was over with it; `subjects`: what it is about, so that two about
    the same can be found.
    """

    order: int
    turn: int
    before: Chances
    after: Chances
    moved: list[float]
    is_business: bool = False
    landed: Chances | None = None
    completed: list[tuple[SeatId, str]] = field(default_factory=list)
    brought: int = 0
    losses: dict[SeatId, float] = field(default_factory=dict)
    dealt: float = 0.0
    ends_game: bool = False
    events: list[e.Event] = field(default_factory=list)
    subjects: set[Hashable] = field(default_factory=set)


def payments_joined(episodes: Iterable[Episode]) -> list[Episode]:
    """Return the episodes, those joined in which one player lost money by moves of one turn."""
    found: dict[Hashable, Episode] = {}
    for episode in episodes:
        payer = _payer(episode)
        key = episode.order if payer is None else (episode.turn, payer)
        found[key] = _together(found[key], episode) if key in found else episode
    return list(found.values())


def _payer(episode: Episode) -> SeatId | None:
    """Return who moved and lost money by it."""
    rollers = [event.seat for event in episode.events if isinstance(event, e.DiceRolled)]
    return next((seat for seat in rollers if seat in episode.losses), None)


def _together(first: Episode, then: Episode) -> Episode:
    seats = {*first.losses, *then.losses}
    return replace(
        first,
        after=then.after,
        moved=[a + b for a, b in zip(first.moved, then.moved, strict=True)],
        completed=first.completed + then.completed,
        brought=first.brought + then.brought,
        losses={seat: first.losses.get(seat, 0.0) + then.losses.get(seat, 0.0) for seat in seats},
        ends_game=first.ends_game or then.ends_game,
        events=first.events + then.events,
        subjects=first.subjects | then.subjects,
    )
