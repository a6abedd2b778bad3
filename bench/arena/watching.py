"""How long a player thinks, and what it does about the properties it lands on."""

import gc
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time_ns

from bench.arena.players import ALL_PLAYERS
from bench.arena.table import Player, play_game
from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action
from engine.core.events import Trade
from engine.editions.choice import Choice, resolve
from engine.view import View

KINDS = ("street", "railroad", "utility")


@dataclass
class Notes:
    """What was noted: processor time of each thought by what it was about, and purchases.

    `thoughts`: name of what is decided, and nanoseconds. `sales`: by kind of property, whether it
    was "bought", "declined", or neither because the player was "short" of cash.
    """

    thoughts: list[tuple[str, int]] = field(default_factory=list)
    sales: Counter[tuple[str, str]] = field(default_factory=Counter)


class Watched:
    """A player that plays as another one does while notes are taken."""

    def __init__(self, player: Player, notes: Notes) -> None:
        self._player, self._notes = player, notes

    def decide(self, view: View) -> Action:
        """Return what the player does next."""
        action = self._timed(type(view.decision).__name__, lambda: self._player.decide(view))
        if isinstance(view.decision, d.BuyOrDecline):
            self._note_sale(view, view.decision.space, action)
        return action

    def answer(self, view: View, trade: Trade) -> Action:
        """Return what the player answers to an offer."""
        return self._timed("Trade", lambda: self._player.answer(view, trade))

    def _timed(self, about: str, think: Callable[[], Action]) -> Action:
        begun = process_time_ns()
        action = think()
        self._notes.thoughts.append((about, process_time_ns() - begun))
        return action

    def _note_sale(self, view: View, space: int, action: Action) -> None:
        group = view.rules.properties[space].group
        answer = "bought" if isinstance(action, a.Buy) else "declined"
        done = answer if a.Buy() in view.offers else "short"
        self._notes.sales[view.rules.groups[group].kind, done] += 1


def watch(name: str, seats: int, games: int, seed: str, turns: int, choice: Choice) -> Notes:
    """Play games among players of one kind in this process, and return what was noted."""
    rules = resolve(choice).played_by_post()
    notes = Notes()
    # What is computed once for a board must not count as part of the first thought.
    play_game([ALL_PLAYERS[name]() for _ in range(seats)], rules, b"warm", 2)
    gc.disable()  # A bot collects garbage seldom (bot/process/garbage.py), and not in a thought.
    try:
        for number in range(games):
            players = [Watched(ALL_PLAYERS[name](), notes) for _ in range(seats)]
            play_game(players, rules, f"{seed}:{number}".encode(), turns)
    finally:
        gc.enable()
    return notes


def thinking(notes: Notes) -> dict[str, object]:
    """Return the times of thoughts in milliseconds, and what the longest one was about."""
    times = sorted(spent for _, spent in notes.thoughts)
    longest = max(notes.thoughts, key=lambda thought: thought[1])

    def milliseconds(nanoseconds: float) -> float:
        return round(nanoseconds / 1e6, 2)

    return {
        "thoughts": len(times),
        "mean": milliseconds(sum(times) / len(times)),
        "p50": milliseconds(times[len(times) // 2]),
        "p99": milliseconds(times[len(times) * 99 // 100]),
        "max": milliseconds(times[-1]),
        "longest": longest[0],
    }


def habits(notes: Notes) -> dict[str, object]:
    """Return by kind of property how often one was landed on, and what share was bought or not."""
    found: dict[str, object] = {}
    for kind in KINDS:
        counts = {done: notes.sales[kind, done] for done in ("bought", "declined", "short")}
        total = sum(counts.values())
        shares = {done: round(count / max(total, 1), 3) for done, count in counts.items()}
        found[kind] = {"landed_on": total, **shares}
    return found
