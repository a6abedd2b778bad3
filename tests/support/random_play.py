"""Games of random play, legal and illegal, in which everything that must hold is checked."""

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from random import Random

from engine.core import actions as a
from engine.core.actions import Action, SeatId
from engine.core.chance import FairChance
from engine.core.errors import IllegalAction
from engine.core.events import Event, GameStarted
from engine.core.evolve import evolve, start
from engine.core.notation import write
from engine.core.state import GameState, awaited
from engine.editions.choice import chosen
from engine.editions.rules import Rules
from engine.game import Outcome, apply, deferrable, end_early, new_game, offers, time_up
from engine.invariants import broken
from engine.players import absent, computer
from engine.rules.building.layouts import highest_total, layout
from tests.support import seeds
from tests.support.choices import named, seats_for
from tests.support.invariant_checks import (
    check_offers,
    check_refusals,
    check_saved,
    check_secrets,
    check_step,
    check_written,
)
from tests.support.random_actions import within

TOKENS = tuple("abcdefgh")
LONGEST = 300
"""Actions until the agreed hour comes, or everybody but one is made to resign."""


@dataclass
class Tally:
    """What random play came to."""

    games: int = 0
    actions: int = 0
    refused: int = 0
    offers: int = 0
    neighbours: int = 0
    resignations: int = 0
    time_ups: int = 0
    early_ends: int = 0

    def add(self, other: "Tally") -> None:
        for name in vars(other):
            setattr(self, name, getattr(self, name) + getattr(other, name))


def _never() -> bool:
    return False


def play_seeded(
    seed: int, rules: Rules, share: float = 0.01, enough: Callable[[], bool] = _never
) -> Tally:
    """One whole game of as many seats as the rules allow; the seed gives the rest.

    A failure names choice, pace and seed.
    """
    game = RandomGame(Random(seed), seats_for(rules, seed), rules, share)
    try:
        game.play_out(enough)
    except BaseException as error:
        described = f"{named(chosen(rules))}, {rules.auction.kind}, seed {seed}; {seeds.summary()}"
        error.add_note("\n".join([described, "the last actions:", *game.lines]))
        raise
    return game.tally


def play_many(numbers: range, rules: Rules, share: float = 0.01) -> Tally:
    """One game a seed."""
    total = Tally()
    for seed in numbers:
        total.add(play_seeded(seed, rules, share))
    return total


class RandomGame:
    """One game. `share` is the part of all decisions at which the dear checks are made too."""

    def __init__(self, random: Random, seats: int, rules: Rules, share: float) -> None:
        self.random = random
        self.share = share
        self.chance = FairChance(b"%d" % random.getrandbits(64))
        self.tally = Tally(games=1)
        self.lines: list[str] = []
        self.state, self.events = new_game(rules, TOKENS[:seats], self.chance)
        assert isinstance(self.events[0], GameStarted)
        self.folded = start(self.events[0])
        self._fold(self.events[1:])
        if random.random() < 0.6:
            deal(self.state, random)
            self.folded = self.state.copy()

    def play_out(self, enough: Callable[[], bool] = _never) -> None:
        """Until it ends by itself or, after long enough, by the hour or by resignations."""
        while not self.state.is_over and self.tally.actions < LONGEST and not enough():
            self.step()
        if self._is_before_the_hour():
            self.time_up()
        while not self.state.is_over and self.tally.actions < 2 * LONGEST and not enough():
            self.step()
        while not self.state.is_over:
            self.act(self.random.choice(self.state.players()), a.Resign())

    def step(self) -> None:
        """One action, and what is to be checked in the state it led to."""
        seat, action = self._choose()
        self.act(seat, action)
        if not self.state.is_over and self.random.random() < self.share:
            self.check_all()

    def act(self, seat: SeatId, action: Action) -> None:
        """Carry out an action, or see it refused where that may be."""
        self.lines = [*self.lines[-30:], write(seat, action)]
        check_written(seat, action)
        try:
            outcome = apply(self.state, seat, action, self.chance)
        except IllegalAction:
            assert isinstance(action, a.OfferTrade), "an offered action was refused"
            self.tally.refused += 1
            outcome = None
        assert self.state == self.folded, "apply changed its argument"
        self.tally.actions += 1
        if outcome is not None:
            self._goes_on(outcome)

    def time_up(self) -> None:
        """The agreed hour comes."""
        self.lines = [*self.lines[-30:], "hour"]
        outcome = time_up(self.state, self.chance)
        assert self.state == self.folded, "time_up changed its argument"
        assert outcome.state.is_closing() or outcome.state.is_over
        self.tally.time_ups += 1
        self._goes_on(outcome)

    def end_early(self) -> None:
        """End the game at once, as a moderator may."""
        self.lines = [*self.lines[-30:], "end-early"]
        outcome = end_early(self.state, self.chance)
        assert self.state == self.folded, "end_early changed its argument"
        assert outcome.state.is_closing() or outcome.state.is_over
        self._goes_on(outcome)

    def _goes_on(self, outcome: Outcome) -> None:
        check_step(self.state, outcome)
        self.state, self.events = outcome
        self._fold(self.events)
        assert self.folded == self.state, "folding the events leads elsewhere"

    def _is_before_the_hour(self) -> bool:
        state = self.state
        return not state.is_over and state.rules.is_timed and not state.is_closing()

    def check_all(self) -> None:
        """The checks that multiply the cost: for every seat, or for one where they are sampled."""
        players = self.state.players()
        seats = players if self.share == 1 else (self.random.choice(players),)
        check_saved(self.state, self.events)
        check_secrets(self.state, self.events, self.random)
        self._check_silence()
        if self._is_before_the_hour():
            self._check_time_up()
        self._check_ending_early()
        for seat in seats:
            self.tally.offers += check_offers(self.state, seat, self.chance, self.random)
            self.tally.neighbours += check_refusals(self.state, seat, self.chance)
            self._check_resigning(seat)

    def _check_silence(self) -> None:
        """Check that silence of each awaited seat means something legal."""
        for seat in awaited(self.state):
            answer = absent.answer(self.state, seat)
            check_step(self.state, apply(self.state, seat, answer, self.chance))

    def _check_resigning(self, seat: SeatId) -> None:
        """Any seat may resign now, and the game goes on from there."""
        fork = self._fork()
        fork.act(seat, a.Resign())
        fork._play_on()
        self.tally.resignations += 1

    def _check_time_up(self) -> None:
        """The agreed hour may come now, and what is under way is completed."""
        fork = self._fork()
        fork.time_up()
        fork._play_on()
        self.tally.time_ups += 1

    def _check_ending_early(self) -> None:
        """Any game may be ended now: silence completes what is under way, and nobody rolls."""
        fork = self._fork()
        fork.end_early()
        turn = fork.state.turn
        while not fork.state.is_over:
            fork.act(*fork._awaited_answer())
        assert fork.state.turn == turn, "somebody had another turn"
        assert fork.state.winners
        self.tally.early_ends += 1

    def _play_on(self) -> None:
        for _ in range(12):
            if not self.state.is_over:
                self.act(*self._choose())

    def _fork(self) -> "RandomGame":
        fork = copy(self)
        fork.tally, fork.state, fork.folded = Tally(), self.state.copy(), self.state.copy()
        return fork

    def _fold(self, events: tuple[Event, ...]) -> None:
        for event in events:
            evolve(self.folded, event)

    def _choose(self) -> tuple[SeatId, Action]:
        """Now and then as computers play, so that games get somewhere; else anything offered."""
        state, random = self.state, self.random
        if random.random() < 0.4 and (answer := computer.next_action(state, state.players())):
            return answer
        seats = awaited(state) if random.random() < 0.7 else state.players()
        seat = random.choice(seats)
        found = [o for o in offers(state, seat) if not isinstance(o, a.Resign)]
        if random.random() < 0.3 and (early := deferrable(state, seat)):
            found = early
        if not found or random.random() < 0.002:
            return (seat, a.Resign()) if random.random() < 0.3 else self._awaited_answer()
        offer = found[0] if random.random() < 0.4 else random.choice(found)
        return seat, within(state, seat, offer, random)

    def _awaited_answer(self) -> tuple[SeatId, Action]:
        seat = awaited(self.state)[0]
        return seat, absent.answer(self.state, seat)


def deal(state: GameState, random: Random) -> None:
    """A position late in a game: deeds dealt, some of them mortgaged, groups built on."""
    for name, group in state.rules.groups.items():
        owner = random.choice(range(len(state.seats)))
        whole = random.random() < 0.6
        for space in group.members:
            deed = state.deeds[space]
            deed.owner = owner if whole else random.choice([None, *range(len(state.seats))])
            deed.mortgaged = deed.owner is not None and random.random() < 0.2
        if whole and group.kind == "street" and random.random() < 0.7:
            _build(state, name, random)
    for player in state.seats:
        player.cash = random.choice((0, 20, 150, 600, 1500, 4000))
    assert broken(state) == []


def _build(state: GameState, name: str, random: Random) -> None:
    members = state.members(name)
    if random.random() < 0.5 or not highest_total(state, state.rules.groups[name]):
        for space in members:
            state.deeds[space].mortgaged = False
    highest = highest_total(state, state.rules.groups[name])
    levels = layout(state, name, random.randint(1, highest))
    hotel = state.rules.hotel_level
    hotels = sum(level == hotel for _, level in levels)
    houses = sum(level for _, level in levels if level < hotel)
    if houses > state.houses or hotels > state.hotels:
        return
    for space, level in levels:
        state.deeds[space].level = level
    state.houses -= houses
    state.hotels -= hotels
