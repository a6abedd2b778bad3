"""The search around leaving: something is pending, somebody goes, and the game is played on.

`python -m tests.referee.leaving SEED` plays one such game and prints everything that was said.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from random import Random

from engine.core import actions as a
from engine.core.actions import Action
from engine.core.decisions import DebtSettlement
from engine.core.errors import IllegalAction
from engine.core.events import Event
from engine.core.notation import write
from engine.core.offered import BidRange, BuildOffer, LotsOffer, MaximumRange
from engine.core.state import awaited, waiting
from engine.core.undo import LogLine, roll_back, undoable
from engine.editions.choice import chosen, resolve
from engine.editions.rules import Rules
from engine.game import answers, new_game, offers, play
from engine.players import computer
from engine.rules.building.layouts import layout
from tests.referee.board import PRICES, STREETS
from tests.referee.judge import EARLY
from tests.referee.seeing import seated
from tests.referee.setting import WAYS, Steered, choose_way
from tests.referee.watching import Watched
from tests.support.choices import GAMES, any_choice, named
from tests.support.random_actions import within
from tests.support.random_play import deal

PLAYED_ON = 40
"""Actions after the last of what goes wrong, before the game is brought to its end."""


class LeavingGame(Watched):
    """One game from a position that is laid out; the seed gives all of it."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.way = choose_way(self.random)
        rules = _rules(self.random, self.way)
        named_so = f"{named(chosen(rules))}, {rules.auction.kind}"
        self.name = f"leaving {seed} ({named_so}, {self.way})"
        self.chance = Steered(b"%d" % self.random.getrandbits(64))
        seats = self.random.randint(rules.players_min, min(rules.players_max, 5))
        self.state, _ = new_game(rules, tuple("abcde")[:seats], self.chance)
        deal(self.state, self.random)
        for seat in self.state.seats:
            seat.space, seat.laps = self.random.randrange(40), self.random.randrange(3)
            seat.space += seat.space == 30
        self.mover = self.state.mover
        self.rival = self.random.choice([it for it in range(seats) if it != self.mover])
        self.actions, self.lines = 0, [self.name]
        self.computers: set[int] = set()
        self.done: Counter[str] = Counter()

    def begin(self) -> None:
        """The position is laid out: the referee takes its seat."""
        if not hasattr(self, "referee"):
            self.referee = seated(self.name, self.state)

    # -- saying ---------------------------------------------------------------------------------

    def hear(self, seat: int | None, said: Action | str, events: tuple[Event, ...]) -> None:
        self.lines.append(said if isinstance(said, str) else write(seat or 0, said))
        super().hear(seat, said, events)

    def say(self, action: Action) -> bool:
        """An action of the player to move; whether it was accepted."""
        return not self.state.is_over and self.act(self.mover, action)

    def say_first(self, action: Action) -> None:
        """An action of the player to move, if it is among the answers now."""
        if not self.state.is_over and action in answers(self.state, self.mover):
            self.say(action)

    def answer(self) -> None:
        """Any answer of a player who is awaited."""
        if not self.state.is_over:
            seat = self.random.choice(awaited(self.state))
            offer = self.random.choice(answers(self.state, seat))
            self.act(seat, within(self.state, seat, offer, self.random))

    def bid_all(self, winner: int) -> None:
        """One goes as far as may be, all the others pass."""
        number = waiting(self.state).id if not self.state.is_over else 0
        for _ in range(20):
            if self.state.is_over or waiting(self.state).id != number:
                return
            seat = awaited(self.state)[0]
            found = answers(self.state, seat)
            self.act(seat, _highest(found) if seat == winner else a.PassBid())

    def give_up(self) -> None:
        """The first player who may give up does so."""
        for seat in self.state.players() if not self.state.is_over else ():
            if a.GiveUp() in answers(self.state, seat):
                self.act(seat, a.GiveUp())
                return

    def build(self, seat: int, group: str) -> None:
        """Build as much on a group as may be built now."""
        for offer in offers(self.state, seat):
            if isinstance(offer, BuildOffer) and offer.group == group:
                self.act(seat, a.Build(layout(self.state, group, offer.highest)))
                return

    def spaces_outside(self, group: str) -> list[int]:
        """A few deeds of other groups."""
        free = [it for it in PRICES if it not in STREETS or STREETS[it].group != group]
        return self.random.sample(free, 4)

    # -- playing --------------------------------------------------------------------------------

    def play(self) -> None:
        """What is pending, what goes wrong, and the game to its end."""
        WAYS[self.way](self)
        self.begin()
        for _ in range(self.random.randint(1, 4)):
            self._go_on(self.random.choice((0, 0, 1, 3)))
            if not self.state.is_over:
                _TROUBLES[self.random.choice(list(_TROUBLES))](self)
        self._go_on(self.random.choice((10, PLAYED_ON, 2 * PLAYED_ON)))
        self._finish()

    def _go_on(self, steps: int) -> None:
        for _ in range(steps):
            if not self.state.is_over:
                self.step()

    def choose(self) -> tuple[int, Action]:
        """Where a computer is awaited it may answer; else anything."""
        if self.computers and self.random.random() < 0.5:
            answer = computer.next_action(self.state, self.computers)
            if answer is not None:
                return answer
        return super().choose()

    def _finish(self) -> None:
        while not self.state.is_over:
            if self.random.random() < 0.3:
                self.act(self.random.choice(self.state.players()), a.Resign())
            elif self.random.random() < 0.05:
                self.end_early()
            self._go_on(2)
            if not self.state.is_over and self.random.random() < 0.3:
                self.act(*self.silence())

    # -- what goes wrong ------------------------------------------------------------------------

    def resign(self) -> None:
        """Any player resigns."""
        self.act(self.random.choice(self.state.players()), a.Resign())

    def awaited_resigns(self) -> None:
        """A player whom the table waits for resigns, as a retired or removed seat does."""
        self.act(self.random.choice(awaited(self.state)), a.Resign())

    def owner_resigns(self) -> None:
        """The player with the most deeds resigns."""
        owned = Counter(it.owner for it in self.state.deeds.values() if it.owner is not None)
        seat = max(self.state.players(), key=lambda it: owned[it])
        self.act(seat, a.Resign())

    def go_bankrupt(self) -> None:
        """Debtors who cannot pay give up; others go on to raise what they owe."""
        if isinstance(waiting(self.state), DebtSettlement):
            self.give_up()

    def hour(self) -> None:
        """The agreed hour comes, in a timed game."""
        if self.state.rules.is_timed and not self.referee.closing:
            self.time_up()

    def end_now(self) -> None:
        """Somebody who may ends the game, if it is not ended so already."""
        if self.referee.closing != EARLY.removeprefix("end-") and self.random.random() < 0.5:
            self.end_early()

    def take_back(self) -> None:
        """A choice is made and taken back, where that may be."""
        before, referee = self.state.copy(), self.referee.copy()
        seat, action = self.choose()
        try:
            events = play(self.state, seat, action, self.chance)
        except IllegalAction:
            return
        self.hear(seat, action, events)
        log = [LogLine(1, seat, write(seat, action), "press", events)]
        if not self.state.is_over and undoable(log, seat) is None:
            self.lines.append("undo")
            self.state, self.referee = roll_back(self.state, before), referee
            self.done["undone"] += 1

    def hand_over(self) -> None:
        """A computer plays the seat from now on."""
        self.computers.add(self.random.choice(self.state.players()))


def _highest(found: list[object]) -> Action:
    for offer in found:
        if isinstance(offer, BidRange):
            return a.Bid(offer.highest)
        if isinstance(offer, MaximumRange):
            return a.SetMaximum(offer.highest)
        if isinstance(offer, LotsOffer):
            return a.FileMaxima(tuple((lot, offer.highest) for lot, _ in offer.lots), offer.highest)
    return a.PassBid()


_TROUBLES: dict[str, Callable[[LeavingGame], None]] = {
    trouble.__name__: trouble
    for trouble in (
        LeavingGame.resign,
        LeavingGame.awaited_resigns,
        LeavingGame.owner_resigns,
        LeavingGame.go_bankrupt,
        LeavingGame.hour,
        LeavingGame.end_now,
        LeavingGame.take_back,
        LeavingGame.hand_over,
    )
}


def _rules(random: Random, way: str) -> Rules:
    """Any game, often without house rules; few buildings where they are to be short."""
    choice = random.choice(GAMES) if random.random() < 0.6 else any_choice(random)
    rules = resolve(choice)
    if way == "shortage" and not choice.house_rules:
        few = (("houses", random.randint(4, 12)), ("hotels", random.randint(0, 2)))
        rules = resolve(type(choice)(choice.edition, choice.game, few))
    if way == "rent_asked":
        rules = resolve(type(choice)(choice.edition, choice.game, (("claimed-rent", 0),)))
    return rules.played_live() if random.random() < 0.5 else rules.played_by_post()


def play_leaving(seed: int) -> LeavingGame:
    """One such game, judged to its end; a failure tells all that was said in it."""
    game = LeavingGame(seed)
    try:
        game.play()
    except BaseException as error:
        error.add_note("\n".join(game.lines))
        raise
    return game


def main() -> int:
    """Play the game of one seed, and print it."""
    game = play_leaving(int(sys.argv[1]))
    print("\n".join(game.lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
