"""What the coach of a first game advises, played out: the deals and buildings that cost much.

Learners follow advice, only roll and buy, or stray from advice now and then. A learner who does not
do what is advised never makes the deal, or leaves the group alone for about a lap; all else is done
as a sharp player does it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pool
from random import Random

from bench.arena.judging import Judging
from bench.arena.match import JsonLine
from bench.arena.table import Player
from bench.deals.playouts import Playouts, gained
from bench.friendly_start import (
    LEARNER,
    LONGEST,
    OPPONENTS,
    Advised,
    Beginner,
    Learner,
    opponents,
    table_of,
)
from engine.core import actions as a
from engine.core.actions import Action
from engine.core.decisions import DebtSettlement
from engine.core.events import Trade
from engine.core.notation import write
from engine.core.state import GameState
from engine.editions.choice import resolve
from engine.host.lobbies.first_game import CHOICE, START
from engine.players.judge.judging import fitted_judge
from engine.players.lesson import Lesson
from engine.players.options import options
from engine.players.ranking import GOING_ON
from engine.positions import write_position
from engine.view import View

LAP = 7
"""Turns of each player in which nothing is built where that is not done."""
COSTLY = 0.05
"""The loss by playouts from which on advice is called wrong."""
STRAYS = 0.3
"""How often a learner strays from advice."""


class Straying(Advised):
    """A learner who follows advice, but now and then does something else that it names."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def decide(self, view: View) -> Action:
        """Return the best option, or any."""
        found = options(fitted_judge(), view, OPPONENTS)
        others = [it.action for it in found.ranked if not isinstance(it.action, a.GiveUp)]
        strays = others and self._random.random() < STRAYS
        return self._random.choice(others) if strays else found.best.action


@dataclass(frozen=True)
class Advice:
    """What a coach advises before the learner acts, and as which actions."""

    state: GameState
    lesson: Lesson
    actions: tuple[Action, ...]
    trade: Trade | None = None

    def refusal(self) -> tuple[Action, ...]:
        """Return what is done at once by who does not do it."""
        return () if self.trade is None else (a.DeclineTrade(self.trade.id),)

    def without(self) -> "Without":
        """Return a player who does not do it."""
        offer = self.lesson.offer or self.trade
        if offer is not None:
            return Without(frozenset(offer.gives.deeds + offer.takes.deeds))
        until = self.state.turn + LAP * len(self.state.players())
        return Without(frozenset(), self.lesson.group, until)


class Without:
    """A sharp player who makes no deal about some deeds, and builds not on a group for a while."""

    def __init__(self, deeds: frozenset[int], group: str | None = None, until: int = 0) -> None:
        self._player = Judging()
        self._deeds, self._group, self._until = deeds, group, until

    def decide(self, view: View) -> Action:
        """Return what the player does, or go on where that is not to be done."""
        action = self._player.decide(view)
        if not self._is_avoided(view, action):
            return action
        return next(offer for offer in view.offers if isinstance(offer, GOING_ON))

    def answer(self, view: View, trade: Trade) -> Action:
        """Return what the player answers to an offer, which is no if it is about the deeds."""
        if self._deeds.intersection(trade.gives.deeds + trade.takes.deeds):
            return a.DeclineTrade(trade.id)
        return self._player.answer(view, trade)

    def _is_avoided(self, view: View, action: Action) -> bool:
        match action:
            case a.OfferTrade(gives=gives, takes=takes):
                return not self._deeds.isdisjoint(gives.deeds + takes.deeds)
            case a.Build(levels=levels) if view.turn < self._until:
                return view.rules.properties[levels[0][0]].group == self._group
            case a.Mortgage() if view.turn < self._until:
                return not isinstance(view.decision, DebtSettlement)
            case _:
                return False


def advice_of(number: int, seed: str) -> Iterator[Advice]:
    """Play a first game, and yield the deals and buildings that its coach would advise: each kind
    of advice about a group once, and again after a lap.

    Game 0 is that of a learner who follows advice, game 1 of one who only rolls and buys; in every
    other game of the rest the dice are not those of the friendly start.
    """
    kinds: tuple[Player, ...] = (Advised(), Beginner(), Straying(Random(f"{seed}:{number}")))
    learner, given = Learner(kinds[min(number, 2)]), dict[tuple[str, str | None], int]()
    start = number if number > 2 and number % 2 else START
    table = table_of(learner, resolve(CHOICE).played_live(), start)
    while not table.state.is_over and table.state.turn <= LONGEST:
        before, earlier = table.state.copy(), learner.found
        table.step()
        for lesson in learner.found if learner.found is not earlier else ():
            about = lesson.kind, lesson.group
            is_due = before.turn >= given.get(about, before.turn)
            if is_due and (found := _advice(before, lesson)):
                given[about] = before.turn + LAP * len(before.players())
                yield found


def _advice(state: GameState, lesson: Lesson) -> Advice | None:
    """Return a lesson as advice to deal or to build; None for any other."""
    match lesson:
        case Lesson(kind="trade", offer=a.OfferTrade() as offer):
            return Advice(state, lesson, (offer,))
        case Lesson(kind="build", build=a.Build() as build):
            return Advice(state, lesson, (build,))
        case Lesson(kind="build-borrow", loan=loan) if loan is not None:
            borrowed = [a.Mortgage(space) for space in loan.mortgages]
            return Advice(state, lesson, (*borrowed, a.Build(loan.levels)))
        case Lesson(kind="offer-good"):
            trade = next(it for it in state.trades if it.partner == LEARNER)
            return Advice(state, lesson, (a.AcceptTrade(trade.id),), trade)
        case _:
            return None


def judged(advice: Advice, game: int, playouts: Playouts) -> JsonLine:
    """Play advice out, done and not done on the same dice."""
    state, lesson = advice.state, advice.lesson
    done = [(LEARNER, action) for action in advice.actions]
    refused = [(LEARNER, action) for action in advice.refusal()]
    with_it = playouts.after(state, done, lambda: [Judging(), *opponents()])
    without = playouts.after(state, refused, lambda: [advice.without(), *opponents()])
    gain = gained(with_it, without, LEARNER)
    line: JsonLine = {
        "lesson": lesson.kind,
        "game": game,
        "turn": state.turn,
        "actions": [write(LEARNER, action) for action in advice.actions],
        "told": [round(100 * lesson.before, 1), round(100 * lesson.after, 1)],
        "gain": gain.line(),
    }
    if gain.mean <= -COSTLY:
        line |= {"wrong": True, "position": write_position(state)}
    return line


def coach(games: int, playouts: Playouts, jobs: int) -> Iterator[JsonLine]:
    """Yield a line for each piece of advice in some first games, then one of them all."""
    lines = list[JsonLine]()
    with Pool(jobs) as pool:
        for found in pool.imap(_played, [(number, playouts) for number in range(games)]):
            lines += found
            yield from found
    wrong = sum("wrong" in line for line in lines)
    yield {"first_games": games, "advice": len(lines), "wrong": wrong}


def _played(job: tuple[int, Playouts]) -> list[JsonLine]:
    number, playouts = job
    return [
        judged(advice, number, playouts.of(number, at))
        for at, advice in enumerate(advice_of(number, playouts.seed))
    ]
