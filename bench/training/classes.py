"""What is called and what comes true in classes of positions, of games that no fit has seen.

Our own players of all strengths play them at tables drawn as in training. A case is a seat in a
position; of a game and a class at most a few count, drawn at random, and intervals take those of
one game as one. A phase, and the last two players, count for the favorite alone: over all seats,
what is called and what comes true is the same anyway. Each tenth of the chances called is a class
as well.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import Pool
from random import Random

from bench.arena.judging import Judging
from bench.arena.match import JsonLine
from bench.arena.table import Player, Table
from bench.training.selfplay import APART, TABLES, TURNS, drawn_character, drawn_table
from engine.core.actions import SeatId
from engine.core.decisions import Debt
from engine.core.events import TradeMade
from engine.core.state import GameState
from engine.players.characters import STRENGTHS
from engine.players.judge.judging import Judge, Weights
from engine.players.policy.fairness import chances_now
from engine.rules.debt.debts import open_debts
from engine.view import public_view

KEPT = 3
"""Cases of a game and a class that count."""
LEAST_CASES = 200
"""Cases of a class below which it is not told of."""
EVEN = 0.04
"""The difference of what is called and what comes true that is none."""
UNOWNED_EARLY, UNOWNED_LATE = 10, 4
"""Unowned properties from which on a game is early, and below which it is late."""
LITTLE, MUCH = 150, 500
"""Dollars below which the owner of a whole group has little cash, and from which on it has much."""
Z = 1.96


@dataclass(frozen=True)
class Case:
    """The chance called for a seat in a position, and whether it won."""

    game: int
    called: float
    won: bool


@dataclass
class Played:
    """What a game tells: cases by class, and squared errors over all seats of each position, of
    the judge and of shares of net worth.
    """

    finished: bool = False
    cases: dict[str, list[Case]] = field(default_factory=dict)
    squared: list[tuple[float, float]] = field(default_factory=list)


Chances = dict[SeatId, float]
Called = tuple[SeatId, float]


@dataclass(frozen=True)
class Players:
    """Our own players by weights and strengths, and how often a table has which others, as training
    has it.
    """

    weights: Weights
    strengths: tuple[str, ...] = STRENGTHS
    tables: Mapping[str, int] = field(default_factory=TABLES.copy)


def classes(players: Players, games: int, seed: int, jobs: int) -> Iterator[JsonLine]:
    """Play games and yield a line for each class with enough cases, then one for all positions."""
    asked = [(players, seed * 1_000_003 + number) for number in range(games)]
    with Pool(jobs) as pool:
        played = list(pool.imap(_game, asked, chunksize=2))
    by_class: dict[str, list[Case]] = defaultdict(list)
    for game in played:
        for name, cases in game.cases.items():
            by_class[name] += cases
    for name, cases in sorted(by_class.items()):
        if len(cases) >= LEAST_CASES:
            yield compared(name, cases)
    squared = [pair for game in played for pair in game.squared]
    count = max(1, len(squared))
    yield {
        "class": "all",
        "games": games,
        "finished": sum(game.finished for game in played),
        "positions": len(squared),
        "brier": round(sum(pair[0] for pair in squared) / count, 4),
        "brier_of_net_worth": round(sum(pair[1] for pair in squared) / count, 4),
    }


def compared(name: str, cases: Iterable[Case]) -> JsonLine:
    """Return the line of a class: its mean called, the share that came true, and their difference.

    `low`, `high`: between which differences the true one lies, 95 times of 100; cases of a game
    count as one. `holds`: whether it is small, or may be none.
    """
    cases = list(cases)
    count = len(cases)
    called, true = sum(it.called for it in cases) / count, sum(it.won for it in cases) / count
    difference = called - true
    by_game: dict[int, float] = defaultdict(float)
    for it in cases:
        by_game[it.game] += it.called - it.won - difference
    games = len(by_game)
    spread = sum(off**2 for off in by_game.values()) * games / max(1, games - 1)
    half = Z * sqrt(spread) / count
    return {
        "class": name,
        "cases": count,
        "games": games,
        "called": round(called, 4),
        "came_true": round(true, 4),
        "difference": round(difference, 4),
        "low": round(difference - half, 4),
        "high": round(difference + half, 4),
        "holds": abs(difference) <= max(EVEN, half),
    }


def _game(job: tuple[Players, int]) -> Played:
    players, seed = job
    random, judge = Random(seed), Judge(players.weights)

    def own() -> Player:
        return Judging(judge, drawn_character(random), random.choice(players.strengths))

    table = drawn_table(own, random, b"classes:%d" % seed, players.tables)
    watched = _Watched(judge, Random(seed))
    following = random.randint(1, 10)
    while not table.state.is_over and table.state.turn <= TURNS:
        if table.state.turn >= following:
            following = table.state.turn + random.randint(*APART)
            watched.note_position(table.state)
        table.step()
        watched.note_events(table)
    return watched.told(seed, table)


class _Watched:
    """A game while it is watched: some cases of each class, drawn as they come."""

    def __init__(self, judge: Judge, random: Random) -> None:
        self._judge, self._random = judge, random
        self._seen = Counter[str]()
        self._drawn: dict[str, list[Called]] = defaultdict(list)
        self._positions: list[tuple[Chances, Chances]] = []
        self._debts: tuple[Debt, ...] = ()

    def note_position(self, state: GameState) -> None:
        """Note the classes of a position at the beginning of a turn."""
        chances = chances_now(self._judge, public_view(state))
        worth = {seat: float(state.worth(seat)) for seat in chances}
        total = sum(worth.values()) or 1.0
        self._positions.append((chances, {seat: it / total for seat, it in worth.items()}))
        favorite = max(chances, key=chances.__getitem__)
        for name, seat in (*classes_of(state, favorite), *called_classes(chances)):
            self._note(name, seat, chances)

    def note_events(self, table: Table) -> None:
        """Note what has just happened: a deal, or a debt that a player has to raise money for."""
        state = table.state
        if state.is_over:
            return
        debts = tuple(open_debts(state.debt_settlements()))
        trades = [event.trade for event in table.events if isinstance(event, TradeMade)]
        if trades or (debts and debts != self._debts):
            chances = chances_now(self._judge, public_view(state))
            for trade in trades:
                self._note("after a deal, who accepted", trade.partner, chances)
                self._note("after a deal, who offered", trade.proposer, chances)
            for debt in debts if debts != self._debts else ():
                self._note("open debt, debtor", debt.debtor, chances)
                for creditor in debt.creditors:
                    self._note("open debt, creditor", creditor, chances)
        self._debts = debts

    def _note(self, name: str, seat: SeatId, chances: Chances) -> None:
        """Keep a case, or replace one at random: each of a game is as likely to be kept."""
        if seat not in chances:
            return
        self._seen[name] += 1
        kept, called = self._drawn[name], (seat, chances[seat])
        if len(kept) < KEPT:
            kept.append(called)
        elif (at := self._random.randrange(self._seen[name])) < KEPT:
            kept[at] = called

    def told(self, game: int, table: Table) -> Played:
        """Return what the game tells now that it is known who won, or leads by worth."""
        winner = table.winner()
        cases = {
            name: [Case(game, called, seat == winner) for seat, called in kept]
            for name, kept in self._drawn.items()
        }
        squared = [(_squared(by, winner), _squared(worth, winner)) for by, worth in self._positions]
        return Played(table.state.is_over, cases, squared)


def _squared(chances: Chances, winner: SeatId) -> float:
    return sum((chance - (seat == winner)) ** 2 for seat, chance in chances.items())


def classes_of(state: GameState, favorite: SeatId) -> Iterator[tuple[str, SeatId]]:
    """Yield the classes that a position belongs to, each with the seat for which it does."""
    unowned = sum(deed.owner is None for deed in state.deeds.values())
    phase = "early" if unowned >= UNOWNED_EARLY else "late" if unowned < UNOWNED_LATE else "middle"
    yield f"{phase}, favorite", favorite
    if len(state.players()) == 2:
        yield "last two, favorite", favorite
    for seat in state.players():
        if state.complete_streets(seat):
            cash = state.seats[seat].cash
            amount = "little" if cash < LITTLE else "much" if cash >= MUCH else "some"
            yield f"whole group, {amount} cash", seat
    for group in state.rules.groups.values():
        if group.kind == "street" and len(group.members) == 3:
            owners = [state.deeds[space].owner for space in group.members]
            yield from _pair(owners, is_early=unowned >= UNOWNED_EARLY)


def called_classes(chances: Chances) -> Iterator[tuple[str, SeatId]]:
    """Yield the tenth of the chances called that each player belongs to."""
    for seat, chance in chances.items():
        tenth = min(9, int(10 * chance))
        yield f"called {10 * tenth} to {10 * tenth + 10} %", seat


def _pair(owners: list[SeatId | None], *, is_early: bool) -> Iterator[tuple[str, SeatId]]:
    for seat in set(owners) - {None}:
        assert seat is not None
        if owners.count(seat) == 2:
            is_free = None in owners
            third = "third unowned" if is_free else "third another's"
            yield f"two of three, {third}, {'early' if is_early else 'late'}", seat
