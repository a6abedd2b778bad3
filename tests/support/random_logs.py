"""The events of whole random games that begin with an empty table."""

from __future__ import annotations

from itertools import count
from random import Random

from engine.core.actions import Resign
from engine.core.events import Event
from engine.core.evolve import fold
from engine.editions.rules import Rules
from tests.support.choices import seats_for
from tests.support.random_play import RandomGame


def undealt(seed: int, rules: Rules) -> RandomGame:
    """A random game in which nothing was put on the table but by its events."""
    games = (RandomGame(Random(it), seats_for(rules, seed), rules, 0) for it in count(1000 * seed))
    return next(game for game in games if fold(game.events) == game.state)


def whole_game(seed: int, rules: Rules, steps: int) -> tuple[RandomGame, tuple[Event, ...]]:
    """A random game of so many steps, after which all but one resign; with all its events."""
    game = undealt(seed, rules)
    events = game.events
    for _ in range(steps):
        before = game.events
        if game.state.is_over:
            break
        game.step()
        events += game.events if game.events is not before else ()
    while not game.state.is_over:
        game.act(game.random.choice(game.state.players()), Resign())
        events += game.events
    return game, events
