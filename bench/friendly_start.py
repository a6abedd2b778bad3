"""python -m bench.friendly_start [--first N] [--count N]: look for friendly starts of a first game.

Each number is a seed. A start is friendly if the learner begins, is dealt all streets of a color
group but one, which is a computer player's, buys with the first roll, and neither goes to Jail nor
pays a tax in the first turns. For each one found, a JSON line says how games from it go where
learners of five kinds sit against the gentle computers of a first game.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass

from bench.arena.judging import Judging
from bench.arena.players import CHARACTER_PLAYERS
from bench.arena.table import Player, Table
from engine.core.actions import Action, Buy, DeclineTrade, EndTurn, Roll, SeatId
from engine.core.chance import FairChance, deal_deeds
from engine.core.events import Trade
from engine.editions.board import TOKENS, PlainSpace
from engine.editions.choice import resolve
from engine.editions.rules import Rules
from engine.game import new_game
from engine.host.lobbies.first_game import CHOICE, COMPUTER_CHARACTERS, MIX, friendly_seed
from engine.players.characters import CHARACTERS
from engine.players.coaching import lessons
from engine.players.judge.judging import fitted_judge
from engine.players.lesson import TOPICS, Lesson, next_lesson
from engine.players.offer_lessons import about_offer
from engine.players.offer_limits import Company
from engine.players.opponents import Computer
from engine.players.options import answers, options
from engine.view import View

LEARNER: SeatId = 0
OPPONENTS = {
    seat: Computer(CHARACTERS[name], "gentle")
    for seat, name in enumerate(COMPUTER_CHARACTERS, LEARNER + 1)
}
"""How a coach knows the computer players."""
KIND_TURNS = 6
"""The learner's turns in which nothing bad may happen."""
LONGEST = 150
"""Turns after which a game is too long for a first one."""


@dataclass(frozen=True)
class Suggestion:
    """A trade that a coach suggests: the turn, and the chance to win before it and after it."""

    turn: int
    before: float
    after: float


@dataclass
class Outcome:
    """How a game went: turns, the learner's decisions, whether they won, how many kinds of lessons
    were taught, which trades a coach would have suggested, and on which turns a computer player
    made the learner an offer.
    """

    learner: str
    turns: int
    decisions: int
    won: bool
    kinds: int
    suggested: tuple[Suggestion, ...]
    offered: tuple[int, ...]


class Beginner:
    """A learner who only rolls and buys, and makes and accepts no offers."""

    def decide(self, view: View) -> Action:
        """Return what is usual, or what a gentle computer player would do where nothing is."""
        usual = (offer for offer in view.offers if isinstance(offer, Buy | Roll | EndTurn))
        return next(usual, None) or CHARACTER_PLAYERS["neutral:gentle"]().decide(view)

    def answer(self, view: View, trade: Trade) -> Action:
        """Decline every offer."""
        return DeclineTrade(trade.id)


class Advised:
    """A learner who does what advice names first."""

    def decide(self, view: View) -> Action:
        """Return the best option."""
        return options(fitted_judge(), view, OPPONENTS).best.action

    def answer(self, view: View, trade: Trade) -> Action:
        """Return the best answer to an offer."""
        return answers(fitted_judge(), view, trade, OPPONENTS).best.action


LEARNERS: Mapping[str, Callable[[], Player]] = {
    "beginner": Beginner,
    "advised": Advised,
    "gentle": CHARACTER_PLAYERS["neutral:gentle"],
    "even": CHARACTER_PLAYERS["neutral:even"],
    "sharp": CHARACTER_PLAYERS["neutral:sharp"],
}
"""How learners may play: carelessly, by advice, by printed prices, by their chance to win, or as
well as it goes."""


class Learner:
    """A player whose decisions and offers are counted, and what a coach would tell before them.

    `found`: what the coach could have told before the last decision or answer.
    """

    def __init__(self, player: Player) -> None:
        self._player = player
        self.decisions = 0
        self.kinds: set[str] = set()
        self.told: Counter[str] = Counter()
        self.turns: dict[str, int] = {}
        self.suggested: list[Suggestion] = []
        self.offered: list[int] = []
        self.found: tuple[Lesson, ...] = ()
        self._asked: int | None = None

    def decide(self, view: View) -> Action:
        """Return what the player does."""
        self.decisions += 1
        self.found = found = lessons(fitted_judge(), view, (), TOPICS, OPPONENTS)
        self.kinds |= {lesson.kind for lesson in found}
        asked = view.decision.id if view.decision else None
        if asked != self._asked:
            self._listen(found, view.turn, len(view.players()))
        self._asked = asked
        return self._player.decide(view)

    def _listen(self, found: Sequence[Lesson], turn: int, players: int) -> None:
        since = {subject: (turn - told) // players for subject, told in self.turns.items()}
        lesson = next_lesson(found, self.told, since)
        if lesson is None:
            return
        self.turns[lesson.subject] = turn
        self.told.update({lesson.kind, lesson.subject})
        if lesson.kind == "trade":
            chances = round(lesson.before, 2), round(lesson.after, 2)
            self.suggested.append(Suggestion(turn, *chances))

    def answer(self, view: View, trade: Trade) -> Action:
        """Return what the player answers to an offer."""
        self.decisions += 1
        self.offered.append(view.turn)
        self.found = (about_offer(fitted_judge(), view, trade, OPPONENTS),)
        return self._player.answer(view, trade)


class Start(Table):
    """A game from a given start."""

    def __init__(self, players: Sequence[Player], rules: Rules, chance: FairChance) -> None:
        super().__init__(players, rules, b"")
        self._chance = chance
        self.state = new_game(rules, TOKENS[: len(players)], chance).state

    @property
    def is_bad(self) -> bool:
        """Whether the learner is in Jail, or where a tax is paid."""
        seat = self.state.seats[LEARNER]
        space = self.state.rules.spaces[seat.space]
        return seat.jail is not None or (isinstance(space, PlainSpace) and space.tax is not None)


def chance_of(number: int) -> FairChance:
    """Return the dice of a numbered start."""
    return FairChance(
        friendly_seed(number), "-".join([MIX, *("computer" for _ in COMPUTER_CHARACTERS)])
    )


def is_friendly(chance: FairChance, rules: Rules) -> bool:
    """Return whether the learner begins, lacks one deed of a group, and can buy at once."""
    first, *others = (sum(chance.dice(seat)) for seat in range(len(COMPUTER_CHARACTERS) + 1))
    if any(other >= first for other in others):
        return False
    dealt = deal_deeds(chance, rules.properties, len(COMPUTER_CHARACTERS) + 1, 3)
    one, two = chance.dice(len(dealt))
    taken = {space for spaces in dealt for space in spaces}
    buys = one + two in rules.properties and one + two not in taken
    return one != two and buys and _lacks_one(dealt, rules)


def _lacks_one(dealt: list[tuple[int, ...]], rules: Rules) -> bool:
    own = set(dealt[LEARNER])
    for group in rules.groups.values():
        lacking = set(group.members) - own
        if group.kind == "street" and len(lacking) == 1:
            return any(lacking <= set(spaces) for spaces in dealt[LEARNER + 1 :])
    return False


def table_of(learner: Learner, rules: Rules, number: int) -> Start:
    """Return the table of a numbered start, with the computer players of a first game."""
    return Start([learner, *opponents()], rules, chance_of(number))


def opponents() -> list[Player]:
    """Return the computer players of a first game, who know that the learner is a person."""
    company = Company(persons=frozenset((LEARNER,)))
    return [
        Judging(None, opponent.character, opponent.strength, company)
        for opponent in OPPONENTS.values()
    ]


def play_start(number: int, rules: Rules, name: str) -> Outcome | None:
    """Play a game from a start; None if something bad happens to the learner in the first turns."""
    learner = Learner(LEARNERS[name]())
    table = table_of(learner, rules, number)
    while not table.state.is_over and table.state.turn <= LONGEST:
        table.step()
        if table.state.turn <= KIND_TURNS * len(table.state.seats) and table.is_bad:
            return None
    won = table.winner() == LEARNER
    told = (*learner.suggested,), (*learner.offered,)
    return Outcome(name, table.state.turn, learner.decisions, won, len(learner.kinds), *told)


def describe(number: int, rules: Rules) -> dict[str, object] | None:
    """Return a friendly start and how games from it go; None for another start."""
    chance = chance_of(number)
    if not is_friendly(chance, rules):
        return None
    found = [play_start(number, rules, name) for name in LEARNERS]
    if None in found:
        return None
    dealt = deal_deeds(chance, rules.properties, len(COMPUTER_CHARACTERS) + 1, 3)
    first = [chance.dice(roll) for roll in range(3, 9)]
    games = [asdict(outcome) for outcome in found if outcome]
    return {"start": number, "dealt": dealt, "throws": first, "games": games}


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a JSON line for each friendly start among some numbers."""
    parser = argparse.ArgumentParser("python -m bench.friendly_start", description=__doc__)
    parser.add_argument("--first", type=int, default=0, metavar="N")
    parser.add_argument("--count", type=int, default=1000, metavar="N")
    options = parser.parse_args(arguments)
    rules = resolve(CHOICE).played_live()
    for number in range(options.first, options.first + options.count):
        if found := describe(number, rules):
            print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
