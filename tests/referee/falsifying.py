"""Records of real games, and the same with something in them that never happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

from engine.core.actions import Action, SeatId
from engine.core.chance import Dice
from engine.core.events import Event
from tests.referee.hearing import hear
from tests.referee.judge import Objection, Referee
from tests.referee.seeing import seated
from tests.referee.watching import Watched, rules_for, waiting_for
from tests.support.game import Game

Step = tuple[SeatId | None, Action | str, tuple[Event, ...]]
"""Who said what, and what came of it."""


class Recorded:
    """A game that a test has arranged, played on from there, and written down."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.referee = seated("a game", game.state.copy())
        self.steps: list[Step] = []

    def play(self, seat: SeatId, action: Action, *dice: Dice) -> Recorded:
        """One action of the real game."""
        events = self.game.play(seat, action, *dice)
        self.steps.append((seat, action, (*events, waiting_for(self.game.state))))
        return self

    def told(self, seat: SeatId | None, said: Action | str, *events: Event) -> Recorded:
        """One step that no real game would come to."""
        self.steps.append((seat, said, events))
        return self

    def judged(self) -> None:
        """The referee hears it all. Raises Objection."""
        for step in self.steps:
            hear(self.referee, *step)

    def but(self, kind: type[Any], change: Callable[[Any], tuple[Event, ...]]) -> Recorded:
        """With the last event of a kind changed into others, or none."""
        at, place = max(
            (at, place)
            for at, (_, _, events) in enumerate(self.steps)
            for place, event in enumerate(events)
            if isinstance(event, kind)
        )
        seat, said, events = self.steps[at]
        changed = (*events[:place], *change(events[place]), *events[place + 1 :])
        self.steps[at] = (seat, said, changed)
        return self


def gone(event: Event) -> tuple[Event, ...]:
    """An event left out."""
    return ()


def twice(event: Event) -> tuple[Event, ...]:
    """An event that happens two times."""
    return event, event


def with_fields(**changed: Any) -> Callable[[Any], tuple[Event, ...]]:
    """What gives an event other values in these fields."""
    return lambda event: (replace(event, **changed),)


class Noted(Watched):
    """A game of random play that is written down."""

    def __init__(self, seed: int) -> None:
        self.steps: list[Step] = []
        super().__init__(seed, rules_for(seed))

    def hear(self, seat: int | None, said: Action | str, events: tuple[Event, ...]) -> None:
        super().hear(seat, said, events)
        self.steps.append((seat, said, (*events, waiting_for(self.state))))


def record(seed: int, longest: int) -> list[Step]:
    """All steps of one such game."""
    game = Noted(seed)
    game.play_out(longest)
    return game.steps


_NUMBERS = {"number", "auction", "shortage"}
"""What only tells one roll or auction from another."""


def falsehoods(event: Event) -> Iterator[tuple[str, tuple[Event, ...]]]:
    """The event left out, doubled, and with each of its numbers one higher."""
    yield "left out", gone(event)
    yield "doubled", twice(event)
    for it in fields(event):
        value = getattr(event, it.name)
        if isinstance(value, int) and not isinstance(value, bool) and it.name not in _NUMBERS:
            yield f"{it.name} one higher", (replace(event, **{it.name: value + 1}),)
        elif isinstance(value, tuple) and value and isinstance(value[0], int):
            yield f"{it.name} without the first", (replace(event, **{it.name: value[1:]}),)


def is_noticed(referee: Referee, steps: list[Step]) -> bool:
    """Whether the referee objects to anything in these steps."""
    try:
        for step in steps:
            hear(referee, *step)
    except Objection:
        return True
    return False
