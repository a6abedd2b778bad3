"""What belongs to one turning point: payments of one player in one turn, and a player's ruin."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace

from engine import events as e
from engine.actions import SeatId
from engine.review.happening import Happening
from engine.review.records import Moment

RUINED = 0.03
"""Who has less of a chance than this until being out is ruined."""


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


def note_ruins(happenings: Sequence[Happening], moments: Sequence[Moment]) -> None:
    """Note that the losses of a player who has no chance after them are about that ruin.

    The bankruptcy is about it too, unless it gave the creditor a group: then it is about more.
    """
    for it in happenings:
        falls = {event.seat for event in it.events if isinstance(event, e.WentBankrupt)}
        if falls and it.completed:
            it.subjects -= {("out", seat) for seat in falls}
        for seat in it.losses:
            if seat not in falls and _is_ruined(seat, it, moments):
                it.subjects.add(("out", seat))


def _is_ruined(seat: SeatId, happening: Happening, moments: Sequence[Moment]) -> bool:
    """Return whether a seat never has a chance again from the turn of a happening on."""
    return happening.after[seat] < RUINED and all(
        it.chances[seat] < RUINED for it in moments if it.turn >= happening.turn
    )
