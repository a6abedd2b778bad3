"""Whether a position can be played: invariants, and what a hand that sets it up may get wrong."""

from collections.abc import Iterator
from typing import get_args

from engine.decisions import BuyOrDecline, Decision, InJail, ToThrow
from engine.editions.board import JAIL, SIZE
from engine.invariants import broken
from engine.state import GameState, awaited


class NoPosition(ValueError):
    """What was written is no position of a game; the text says in one line why not."""


def check(state: GameState) -> None:
    """Raise NoPosition with all that is wrong with a state."""
    # What stands in the way of the next question comes first.
    for questions in (_seats, _pending, broken):
        try:
            faults = list(questions(state))
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            faults = [f"it holds what no game has: {error!r}"]
        if faults:
            raise NoPosition("; ".join(faults))


def _seats(state: GameState) -> Iterator[str]:
    rules, tokens = state.rules, [player.token for player in state.seats]
    if not rules.players_min <= len(tokens) <= rules.players_max:
        yield f"{len(tokens)} players, not {rules.players_min} to {rules.players_max}"
    if len(set(tokens)) < len(tokens):
        yield "two players have the same token"
    for seat, player in enumerate(state.seats):
        if not 0 <= player.space < SIZE:
            yield f"seat {seat} is at {player.space}, not at 0 to {SIZE - 1}"
        if player.jail is not None and (player.space != JAIL or player.jail > rules.jail_turns):
            yield f"seat {seat} is in Jail at {player.space} after {player.jail} failed throws"
    if len(state.players()) < (2 if state.stack else 1):
        yield "too few players are still in the game"


def _pending(state: GameState) -> Iterator[str]:
    players = state.players()
    if not state.stack:
        if not state.winners or not set(state.winners) <= set(players):
            yield "the game is over, and no player of it has won"
        return
    if state.winners:
        yield "the game is not over, and somebody has won"
    if not isinstance(state.stack[-1], get_args(Decision)):
        yield "nothing is awaited"
    elif strangers := set(awaited(state)) - set(players):
        yield f"seat {min(strangers)} is awaited and not in the game"
    else:
        yield from _ids(state)
        yield from _decision(state)


def _ids(state: GameState) -> Iterator[str]:
    given = [*state.stack, *state.trades, *state.intents, *state.claims]
    last = max(getattr(it, "id", 0) for it in given)
    if last >= state.serial:
        yield f"the id {last} is still to be given: the next is {state.serial}"


def _decision(state: GameState) -> Iterator[str]:
    match state.stack[-1]:
        case ToThrow(seat=seat) if state.seats[seat].jail is not None:
            yield f"seat {seat} is to throw, and is in Jail"
        case ToThrow(doubles=doubles) if doubles >= state.rules.doubles_to_jail:
            yield f"{doubles} doubles lead to Jail"
        case InJail(seat=seat):
            failed = state.seats[seat].jail
            if failed is None:
                yield f"seat {seat} is awaited in Jail, and is not there"
            elif failed >= state.rules.jail_turns:
                yield f"after {failed} failed throws nobody stays in Jail"
        case BuyOrDecline(seat=seat, space=space):
            if state.seats[seat].space != space or state.deeds[space].owner is not None:
                yield f"seat {seat} cannot buy {space}, which is owned or not where it stands"
