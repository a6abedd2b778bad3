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

`computer_player` returns one of our own characters in this form, to be seated beside it.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import get_args

from engine.core import actions as a
from engine.core.actions import Action, SeatId
from engine.core.decisions import OfTurn
from engine.core.events import Trade
from engine.core.notation import write
from engine.core.state import GameState, awaited
from engine.players import computer
from engine.players.characters import CHARACTERS, STRENGTHS, USUAL_STRENGTH, Character
from engine.players.judge.judging import fitted_judge
from engine.players.offer_limits import NO_PERSONS
from engine.players.policy import answering
from engine.players.policy.player import choose
from engine.players.policy.viewpoint import Viewpoint
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


def computer_player(character: str = "neutral", strength: str = USUAL_STRENGTH) -> Player:
    """Return a computer player of ours, which leaves nothing open, and goes by its view alone.

    The characters are neutral, builder, dealer, saver, collector and blocker, the strengths gentle,
    even and sharp (engine/players/characters.py). Raises PlayerFault for any other.

    >>> from engine import position_of, rules_of, seat_view
    >>> game = position_of("0 hat $900 at 39 deeds 37; 1 dog; turn 9 of 0 buy 39", rules_of("1994"))
    >>> computer_player("builder", "sharp")(seat_view(game, 0))
    Buy(kind='buy')
    """
    if character not in CHARACTERS or strength not in STRENGTHS:
        known = f"{', '.join(CHARACTERS)}; {', '.join(STRENGTHS)}"
        raise PlayerFault(f"{character!r}, {strength!r} is no player: {known}")
    found = CHARACTERS[character]

    def player(view: View) -> Action:
        if mine := [claim for claim in view.claims if claim.owner == view.seat]:
            return a.CollectRent(mine[0].id)
        if isinstance(view.decision, OfTurn):
            for trade in view.trades:
                if trade.partner == view.seat:
                    return _answer_offer(view, trade, found, strength)
        return choose(fitted_judge(), view, found, strength).action

    return player


def _answer_offer(view: View, trade: Trade, character: Character, strength: str) -> Action:
    viewpoint = Viewpoint(view, character, NO_PERSONS, judge=fitted_judge(), strength=strength)
    answer = answering.answer(viewpoint, trade).action
    possible = not isinstance(answer, a.AcceptTrade) or answer in view.offers
    return answer if possible else a.DeclineTrade(trade.id)


class Players:
    """The players of a game: one's own on the seats that are named, plain computers on the others.

    >>> from engine import Players, actions, position_of, rules_of
    >>> game = position_of("0 hat $900 at 39; 1 dog; turn 9 of 0 buy 39", rules_of("1994"))
    >>> Players({0: lambda view: actions.Decline()}).next_action(game, [0, 1])
    (0, Decline(kind='decline'))
    """

    def __init__(self, own: Mapping[SeatId, Player]) -> None:
        self._own = own
        self._turn = 0
        self._acted: Counter[SeatId] = Counter()

    def next_action(
        self, state: GameState, seats: Sequence[SeatId]
    ) -> tuple[SeatId, Action] | None:
        """Return what one of these seats does next. Raises PlayerFault.

        None while only other seats are awaited, and after the end of the game.
        """
        plain = [seat for seat in seats if seat not in self._own]
        if answer := computer.next_action(state, plain):
            return answer
        for seat in awaited(state):
            if seat in seats and seat in self._own and (action := self._asked(state, seat)):
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
