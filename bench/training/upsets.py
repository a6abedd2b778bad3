"""Upsets of a game, to test a judge by: cash and deeds change hands as no player would have it.

Players who think alike reach positions that are alike: a group is built on as soon as it is
complete, and hardly a player is without cash. But a judge is also asked about what could be: a
group without a dollar to build, a fortune without a deed. Games that go on from there tell if it
knows.
"""

from random import Random

from engine.core.decisions import ToRoll
from engine.core.state import GameState

SPREAD = 0.8
"""How widely the cash of each player is scaled: the deviation of its logarithm."""
EMPTIED = 0.15
"""How often a player is left without any cash."""
MOVED = (1, 4)
"""How many deeds change hands at the least and at the most."""


def may_be_upset(state: GameState) -> bool:
    """Return whether a turn is about to begin, with nothing else under way."""
    is_open = bool(state.trades or state.claims or state.intents)
    return not state.is_over and isinstance(state.agenda.top, ToRoll) and not is_open


def upset(state: GameState, random: Random) -> None:
    """Change cash, a few deeds, or the owner of a whole group, in the state itself: one or more."""
    changes = (_scale_cash, _move_deeds, _give_group)
    for change in random.sample(changes, random.randint(1, len(changes))):
        change(state, random)


def _scale_cash(state: GameState, random: Random) -> None:
    for seat in state.players():
        factor = random.lognormvariate(0, SPREAD) * (random.random() >= EMPTIED)
        state.seats[seat].cash = round(state.seats[seat].cash * factor)


def _move_deeds(state: GameState, random: Random) -> None:
    owned = [
        space
        for space, deed in state.deeds.items()
        if deed.owner is not None and not state.is_built(state.rules.properties[space].group)
    ]
    for space in random.sample(owned, min(len(owned), random.randint(*MOVED))):
        state.deeds[space].owner = random.choice(state.players())


def _give_group(state: GameState, random: Random) -> None:
    groups = [
        group
        for name, group in state.rules.groups.items()
        if group.kind == "street" and not state.is_built(name)
    ]
    if groups:
        owner = random.choice(state.players())
        for space in random.choice(groups).members:
            state.deeds[space].owner = owner
