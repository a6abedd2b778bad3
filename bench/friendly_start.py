"""python -m bench.friendly_start [--first N] [--count N]: look for friendly starts of a first game.

Each number is a seed. A start is friendly if the learner begins, is dealt two streets of a color
group whose third is a computer player's, buys with the first throw, and neither goes to Jail nor
pays a tax in the first turns. For each one found, a JSON line says how games from it end where
learners of three kinds sit against the gentle computers of a first game.
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from bench.arena.players import ALL_PLAYERS
from bench.arena.table import Player, Table
from engine.actions import Action, SeatId
from engine.chance import FairChance, deal_deeds
from engine.editions.board import TOKENS, PlainSpace
from engine.editions.options import resolve
from engine.editions.rules import Rules
from engine.events import Trade
from engine.game import new_game
from engine.host.lobbies.first_game import CHOICE, COMPUTER_CHARACTERS, MIX, friendly_seed
from engine.players.characters import CHARACTERS
from engine.players.coaching import lessons
from engine.players.judge.judging import fitted_judge
from engine.players.lesson import TOPICS, Lesson, next_lesson
from engine.players.opponents import Computer
from engine.view import View

LEARNER: SeatId = 0
LEARNERS = ("neutral:gentle", "neutral:even", "neutral:sharp")
"""How learners may play: by printed prices, by their chance to win, or as well as it goes."""
OPPONENTS = {
    seat: Computer(CHARACTERS[name], "gentle")
    for seat, name in enumerate(COMPUTER_CHARACTERS, LEARNER + 1)
}
"""How a coach knows the computer players."""
KIND_TURNS = 6
"""The learner's turns in which nothing bad may happen."""
LONGEST = 150
"""Turns after which a game is too long for a first one."""


@dataclass
class Outcome:
    """How a game went: turns, the learner's decisions, whether they won, what was taught, and on
    which turns a coach would have suggested a trade.
    """

    learner: str
    turns: int
    decisions: int
    won: bool
    kinds: int
    suggested: tuple[int, ...]


class Learner:
    """A player whose decisions are counted, and the lessons that a coach would tell before them."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.decisions = 0
        self.kinds: set[str] = set()
        self.told: Counter[str] = Counter()
        self.suggested: list[int] = []
        self._asked: int | None = None

    def decide(self, view: View) -> Action:
        """Return what the player does."""
        self.decisions += 1
        found = lessons(fitted_judge(), view, (), TOPICS, OPPONENTS)
        self.kinds |= {lesson.kind for lesson in found}
        asked = view.decision.id if view.decision else None
        if asked != self._asked:
            self._listen(found, view.turn)
        self._asked = asked
        return self._player.decide(view)

    def _listen(self, found: Sequence[Lesson], turn: int) -> None:
        lesson = next_lesson(found, self.told)
        if lesson is None:
            return
        self.told.update({lesson.kind, lesson.subject})
        if lesson.kind == "trade":
            self.suggested.append(turn)

    def answer(self, view: View, trade: Trade) -> Action:
        """Return what the player answers to an offer."""
        self.decisions += 1
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
        if group.kind == "street" and len(group.members) == 3 and len(lacking) == 1:
            return any(lacking <= set(spaces) for spaces in dealt[LEARNER + 1 :])
    return False


def play_start(number: int, rules: Rules, name: str) -> Outcome | None:
    """Play a game from a start; None if something bad happens to the learner in the first turns."""
    learner = Learner(ALL_PLAYERS[name]())
    computers = [ALL_PLAYERS[f"{character}:gentle"]() for character in COMPUTER_CHARACTERS]
    table = Start([learner, *computers], rules, chance_of(number))
    while table.state.stack and table.state.turn <= LONGEST:
        table.step()
        if table.state.turn <= KIND_TURNS * (len(computers) + 1) and table.is_bad:
            return None
    won = table.winner() == LEARNER
    return Outcome(
        name, table.state.turn, learner.decisions, won, len(learner.kinds), (*learner.suggested,)
    )


def describe(number: int, rules: Rules) -> dict[str, object] | None:
    """Return a friendly start and how games from it go; None for another start."""
    chance = chance_of(number)
    if not is_friendly(chance, rules):
        return None
    found = [play_start(number, rules, name) for name in LEARNERS]
    if None in found:
        return None
    dealt = deal_deeds(chance, rules.properties, len(COMPUTER_CHARACTERS) + 1, 3)
    first = [chance.dice(throw) for throw in range(3, 9)]
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
