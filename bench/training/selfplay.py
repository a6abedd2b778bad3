"""Games to learn from: positions by the numbers of each seat, and who won in the end."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import inf
from multiprocessing import Pool
from random import Random

from bench.arena.judging import Judging
from bench.arena.players import PLAYERS
from bench.arena.table import Player, Table
from bench.training.upsets import may_be_upset, upset
from engine.core.actions import SeatId
from engine.core.events import TradeMade
from engine.editions.catalogue import rules_of
from engine.players.characters import CHARACTERS, NEUTRAL, Character
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge, Weights
from engine.players.policy.follow_up import built_up

SEATS = {2: 2, 3: 3, 4: 12, 5: 2, 6: 3, 8: 1}
"""How often a game has so many seats, in relation to each other."""
TABLES = {"own": 14, "one kind": 3, "mixed": 3}
"""How often one or two of our own meet others of one kind, only their like, or anybody."""
OWN = {"own": 1}
"""The same at tables of our own alone."""
NOISE = (0.0, 0.0, 0.15, 0.4)
"""How far the weights of such a seat may stray: what nobody tries, nobody learns of."""
NEUTRALS = 0.5
"""How many of our own are neutral."""
LIKINGS, LIKED = 0.3, 0.02
"""How many groups each of the rest likes or dislikes beside its character, and how much."""
PLENTY = (inf, 900, 400)
"""The dollars with which each of the rest buys whatever it lands on."""
OTHERS = {
    "itssebis": 5, "gnome-p3": 4, "gnome-p3-careful": 3, "chrisaacson": 2, "trader": 2,
    "group-buyer": 2, "gamescomputersplay": 4, "game-arena": 2, "flamecogs": 2, "greedy": 2,
}  # fmt: skip
"""How often one of the others is met: ten times of 28 one that hardly trades, or never."""
EDITIONS = {"1994": 5, "1935": 2, "1973": 1, "1998": 1, "2008": 1}
"""How often a game is played by each rulebook, in relation to each other."""
BY_POST = 0.7
"""The share of games at paces at which bids in auctions are sealed."""
APART = (3, 9)
"""Turns from one position that is kept to the next: neighbors say the same."""
UPSET_BY = 120
"""The turn by which a game is upset that is to be."""
TURNS = 300
"""Turns after which a game counts for who leads by worth, at half the weight."""


Moments = list[tuple[int, dict[SeatId, list[float]]]]
"""Positions of a game: their turns, and the numbers of each seat."""


@dataclass(frozen=True)
class Sample:
    """A position: the numbers of each player still in the game, and who of them won.

    `game`: a number that only positions of the same game have. `with_strangers`: whether anybody
    but our own players sat at its table.
    """

    turn: int
    finished: bool
    numbers: tuple[tuple[float, ...], ...]
    won: tuple[bool, ...]
    game: int
    with_strangers: bool = False


def samples(
    weights: Weights, games: int, seed: int, jobs: int, *, are_upset: bool = False
) -> list[Sample]:
    """Play a number of games in `jobs` processes; the same seed plays the same games.

    If they `are_upset`, the only position of each is the one just after its upset.
    """
    asked = [(weights, seed * 1_000_003 + number, are_upset) for number in range(games)]
    with Pool(jobs) as pool:
        played = pool.imap(_game, asked, chunksize=4)
        return [sample for game in played for sample in game]


def _game(job: tuple[Weights, int, bool]) -> list[Sample]:
    weights, seed, is_upset = job
    random = Random(seed)
    table = drawn_table(lambda: _own(weights, random), random, b"training:%d" % seed)
    kept = _upset(table, random) if is_upset else _play(table, random, Judge(weights))
    return _told(kept, table, seed)


def drawn_table(
    own: Callable[[], Player],
    random: Random,
    seed: bytes,
    tables: Mapping[str, int] = TABLES,
) -> Table:
    """Return a new game at a table that is drawn: how many sit at it, which of them are our own,
    and by which rules they play.
    """
    rules = rules_of(_drawn(EDITIONS, random))
    seats = range(rules.players_min, rules.players_max + 1)
    (count,) = random.choices(seats, [SEATS.get(it, 0) for it in seats])
    players = _players(own, count, random, tables)
    is_by_post = random.random() < BY_POST
    return Table(players, rules.played_by_post() if is_by_post else rules, seed)


def _play(table: Table, random: Random, judge: Judge) -> Moments:
    """Play a game and return positions of it, by their turns: some on the way, and those right
    after each deal, as they are and once its sides have built.
    """
    kept = Moments()
    following = random.randint(1, 10)
    while not table.state.is_over and table.state.turn <= TURNS:
        if table.state.turn >= following:
            following = table.state.turn + random.randint(*APART)
            kept.append((table.state.turn, Accounts(table.state).numbers()))
        table.step()
        for event in table.events:
            if isinstance(event, TradeMade) and not table.state.is_over:
                sides = event.trade.proposer, event.trade.partner
                for position in (table.state, built_up(judge, table.state, sides)):
                    kept.append((table.state.turn, Accounts(position).numbers()))
    return kept


def _upset(table: Table, random: Random) -> Moments:
    """Upset a game at some turn, play on, and return the position just after the upset."""
    kept, turn = Moments(), random.randint(1, UPSET_BY)
    while not table.state.is_over and table.state.turn <= TURNS:
        if not kept and table.state.turn >= turn and may_be_upset(table.state):
            upset(table.state, random)
            kept.append((table.state.turn, Accounts(table.state).numbers()))
        table.step()
    return kept


def _players(
    own: Callable[[], Player], count: int, random: Random, tables: Mapping[str, int]
) -> list[Player]:
    """Return who sits at the table of a game, in a random order."""
    match _drawn(tables, random):
        case "one kind":
            kind, ours = _drawn(OTHERS, random), min(random.choice((1, 1, 2)), count - 1)
            found = [own() for _ in range(ours)]
            found += [PLAYERS[kind]() for _ in range(count - ours)]
        case "own":
            found = [own() for _ in range(count)]
        case _:
            others = [PLAYERS[_drawn(OTHERS, random)]() for _ in range(count)]
            found = [own() if random.random() < 0.5 else other for other in others]
    random.shuffle(found)
    return found


def _drawn(often: Mapping[str, int], random: Random) -> str:
    (found,) = random.choices(list(often), list(often.values()))
    return found


def _own(weights: Weights, random: Random) -> Player:
    spread = random.choice(NOISE)
    judge = Judge(weights.scaled(lambda: random.lognormvariate(0, spread)))
    return Judging(judge, drawn_character(random))


def drawn_character(random: Random) -> Character:
    """Return the neutral character, or another one that also likes some groups at random."""
    if random.random() < NEUTRALS:
        return NEUTRAL
    found = random.choice(list(CHARACTERS.values()))
    groups = rules_of("1994").groups
    liked = tuple((group, random.gauss(0, LIKED)) for group in groups if random.random() < LIKINGS)
    return replace(found, loves=(*found.loves, *liked), plenty=random.choice(PLENTY))


def _told(kept: Moments, table: Table, game: int) -> list[Sample]:
    """Return positions of a game that is over, or cut short, as samples."""
    winner = table.winner()
    with_strangers = not all(isinstance(player, Judging) for player in table.players)
    return [
        Sample(
            turn,
            table.state.is_over,
            tuple(tuple(numbers) for numbers in by_seat.values()),
            tuple(seat == winner for seat in by_seat),
            game,
            with_strangers,
        )
        for turn, by_seat in kept
        if len(by_seat) > 1 and winner in by_seat
    ]
