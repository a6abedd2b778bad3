"""Games of random play with the referee watching: everything said, and every event of it."""

from __future__ import annotations

from random import Random

from engine.core import actions as a
from engine.core.actions import Action
from engine.core.chance import FairChance
from engine.core.errors import IllegalAction
from engine.core.events import Event, Waiting
from engine.core.state import GameState, awaited
from engine.editions.choice import chosen
from engine.editions.rules import Rules
from engine.game import deferrable, end_early, new_game, offers, play, time_up
from engine.players import absent, computer
from engine.rules.ending import standings
from tests.referee.ending import places
from tests.referee.hearing import hear
from tests.referee.judge import EARLY, HOUR, Referee
from tests.referee.seeing import compare
from tests.support.choices import GAMES, any_choice, named, paced, seats_for
from tests.support.random_actions import within

LONGEST = 250
"""Actions until the hour comes or, where none was agreed, silence and resignations end it."""


class Watched:
    """One game. Its name says how to play it again: choice, pace and seed."""

    def __init__(self, seed: int, rules: Rules) -> None:
        self.random = Random(seed)
        self.name = f"{named(chosen(rules))}, {rules.auction.kind}, seed {seed}"
        self.chance = FairChance(b"%d" % self.random.getrandbits(64))
        self.referee = Referee(self.name)
        self.state, events = new_game(
            rules, tuple("abcdefgh")[: seats_for(rules, seed)], self.chance
        )
        self.actions = 0
        self.hear(None, "", events)

    def hear(self, seat: int | None, said: Action | str, events: tuple[Event, ...]) -> None:
        """The referee hears one step, and looks at the table after it."""
        hear(self.referee, seat, said, (*events, waiting_for(self.state)))
        compare(self.referee, self.state)
        self.actions += 1
        if self.state.is_over:
            told, mine = dict(standings(self.state)), places(self.referee.book, self.state.winners)
            self.referee.need(told == mine, f"the places are {mine}, not {told}")

    def act(self, seat: int, action: Action) -> bool:
        """One action; whether it was accepted."""
        try:
            events = play(self.state, seat, action, self.chance)
        except IllegalAction:
            return False
        self.hear(seat, action, events)
        return True

    def time_up(self) -> None:
        """The agreed hour comes."""
        self.state, events = time_up(self.state, self.chance)
        self.hear(None, HOUR, events)

    def end_early(self) -> None:
        """Somebody who may ends the game."""
        self.state, events = end_early(self.state, self.chance)
        self.hear(None, EARLY, events)

    def play_out(self, longest: int = LONGEST) -> None:
        """Until it ends by itself or, after long enough, by the hour or by resignations."""
        while not self.state.is_over and self.actions < longest:
            self.step()
        if not self.state.is_over and self.state.rules.is_timed and not self.referee.closing:
            self.time_up()
        while not self.state.is_over and self.actions < longest + 50:
            self.act(*self.silence())
        while not self.state.is_over:
            self.act(self.random.choice(self.state.players()), a.Resign())

    def step(self) -> None:
        """One action: as computers play, or anything offered."""
        self.act(*self.choose())

    def choose(self) -> tuple[int, Action]:
        """What is said next: half of it as computers play, so that games get somewhere."""
        state, random = self.state, self.random
        if random.random() < 0.5 and (answer := computer.next_action(state, state.players())):
            return answer
        seat = random.choice(awaited(state) if random.random() < 0.7 else state.players())
        found = [it for it in offers(state, seat) if not isinstance(it, a.Resign)]
        if random.random() < 0.2 and (early := deferrable(state, seat)):
            found = early
        if not found or random.random() < 0.002:
            return (seat, a.Resign()) if random.random() < 0.3 else self.silence()
        offer = found[0] if random.random() < 0.4 else random.choice(found)
        return seat, within(state, seat, offer, random)

    def silence(self) -> tuple[int, Action]:
        """A player who is awaited, and what that player's silence says."""
        seat = awaited(self.state)[0]
        return seat, absent.answer(self.state, seat)


def waiting_for(state: GameState) -> Waiting:
    """What the table says it waits for, as the last thing that the referee hears of a step."""
    return Waiting(tuple(reversed(state.agenda.frames)), state.agenda.serial)


def rules_for(seed: int) -> Rules:
    """Every game of every edition at both paces by turns, and any house rules in every third."""
    choice = GAMES[seed % len(GAMES)] if seed % 3 else any_choice(Random(seed))
    return paced(choice, seed // len(GAMES))


def watch(seed: int, longest: int = LONGEST) -> Watched:
    """Play and judge one game. Raises Objection."""
    game = Watched(seed, rules_for(seed))
    game.play_out(longest)
    return game
