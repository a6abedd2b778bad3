"""A player of one's own among the computers of a simulation: a function of what a seat may see.

    def player(view: View) -> Action | None

It is asked each time its seat is awaited, until it answers the decision: before that it may do any
business, accept a trade in `view.trades` or collect a rent in `view.claims`. `view.seat` is its
seat, `view.decision` what waits, `view.offers` all that may be done now; for a range of bids, of
buildings or of deeds it gives an action within it. None leaves it to the built-in computer, so
that a player may decide only what it has views on:

>>> from engine import Action, View, actions
>>> def hoarder(view: View) -> Action | None:
...     return actions.Decline() if actions.Decline() in view.offers else None
"""

from collections import Counter
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import get_args

from engine.core.actions import Action, SeatId
from engine.core.notation import write
from engine.core.state import GameState, awaited
from engine.players import computer
from engine.view import View, seat_view

Player = Callable[[View], Action | None]
MOST = 500
"""Actions of a player in one turn of the game, after which it will never come to an end."""


class PlayerFault(Exception):
    """What a player of one's own has done wrong, in one line."""


def load_player(name: str) -> Player:
    """Return the function named `package.module:function`. Raises PlayerFault if there is none."""
    module, _, function = name.partition(":")
    try:
        found = getattr(import_module(module), function)
    except (ImportError, AttributeError, ValueError) as error:
        raise PlayerFault(f"{name!r} is no package.module:function: {error}") from None
    if not callable(found):
        raise PlayerFault(f"{name!r} is no function")
    player: Player = found
    return player


class Players:
    """The players of a game: one's own on the first seats, computers on the others."""

    def __init__(self, own: Sequence[Player]) -> None:
        self._own = own
        self._turn = 0
        self._acted: Counter[SeatId] = Counter()

    def next_action(
        self, state: GameState, seats: Sequence[SeatId]
    ) -> tuple[SeatId, Action] | None:
        """Return what one of these seats does next; None after the end. Raises PlayerFault."""
        own = range(len(self._own))
        if answer := computer.next_action(state, [seat for seat in seats if seat not in own]):
            return answer
        for seat in awaited(state):
            if action := self._asked(state, seat):
                return seat, action
        return computer.next_action(state, seats)

    def _asked(self, state: GameState, seat: SeatId) -> Action | None:
        action = self._own[seat](seat_view(state, seat))
        if action is not None:
            self._check(state.turn, seat, action)
        return action

    def _check(self, turn: int, seat: SeatId, action: Action) -> None:
        """Count an action of a seat. Raises PlayerFault for what is none, and beyond MOST."""
        if not isinstance(action, get_args(Action)):
            raise PlayerFault(f"seat {seat} has given {action!r}, which is no action")
        if turn != self._turn:
            self._turn, self._acted = turn, Counter()
        self._acted[seat] += 1
        if self._acted[seat] > MOST:
            raise PlayerFault(f"seat {seat} acts without end in turn {turn}: {write(seat, action)}")
