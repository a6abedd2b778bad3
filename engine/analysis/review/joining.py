"""What belongs to one turning point: payments of one player in one turn."""

from collections.abc import Hashable, Iterable
from dataclasses import replace

from engine.analysis.review.happening import Happening
from engine.core import events as e
from engine.core.actions import SeatId


def payments_joined(happenings: Iterable[Happening]) -> list[Happening]:
    """Return the happenings, those joined in which one player lost money by moves of one turn."""
    found: dict[Hashable, Happening] = {}
    for it in happenings:
        payer = _payer(it)
        key = it.order if payer is None else (it.turn, payer)
        found[key] = _together(found[key], it) if key in found else it
    return list(found.values())


def _payer(happening: Happening) -> SeatId | None:
    """Return who moved and lost money by it."""
    throwers = [it.seat for it in happening.events if isinstance(it, e.DiceThrown)]
    return next((seat for seat in throwers if seat in happening.losses), None)


def _together(first: Happening, then: Happening) -> Happening:
    seats = {*first.losses, *then.losses}
    return replace(
        first,
        after=then.after,
        moved=[a + b for a, b in zip(first.moved, then.moved, strict=True)],
        completed=first.completed + then.completed,
        brought=first.brought + then.brought,
        losses={it: first.losses.get(it, 0.0) + then.losses.get(it, 0.0) for it in seats},
        ends_game=first.ends_game or then.ends_game,
        events=first.events + then.events,
        subjects=first.subjects | then.subjects,
    )
