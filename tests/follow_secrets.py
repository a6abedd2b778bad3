"""python -m tests.follow_secrets --messages 5000: does a follower read what only players may know?

Games of every edition and house rule are played at random, and news of them is written again and
again, at both choices that bring any, in every language; at last how they end. Each message is
compared with that of a twin of the game, in which all that is hidden from onlookers is otherwise:
orders of decks, maxima, sealed bids, claims and taxes; no offers, no intents. A message of the
whole log must be the same as well. One JSON line at the end; exit code 1 if any message differed.
`--seed` (default 1) is that of the first game.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import count
from random import Random

from bot.features.watching.news import end_text, news_text
from bot.language.language import languages, load
from bot.language.voice import Voice
from engine.core.actions import Resign
from engine.core.events import visible_to
from engine.core.state import GameState
from engine.editions.choice import chosen
from engine.editions.rules import Rules
from engine.host.logs import Log
from engine.host.people.following import Follow, News
from engine.host.snapshots import StartedGame
from engine.host.store.records import GameRecord, Player, Step
from tests.support.choices import EACH, named, paced
from tests.support.invariant_checks import otherwise_hidden, otherwise_told
from tests.support.random_logs import undealt
from tests.support.random_play import RandomGame
from tests.support.secret_reading import Found, report

ACTIONS, APART = 120, 8
"""Actions of a game until all but one resign, and between two times at which it is told of."""
LINK = "https://discord.com/channels/1/2/3"


@dataclass
class Followed:
    """A random game with its log, and the log of its twin."""

    game: RandomGame
    random: Random
    log: Log = ()
    twin: Log = ()

    def note(self) -> None:
        """Note what the last action has led to, unless it was refused."""
        events = self.game.events
        if self.log and events is self.log[-1][1]:
            return
        step = Step(len(self.log) + 1, 0.0, None, None, "start", "[]")
        state = otherwise_hidden(self.game.state, None, self.random)
        told = tuple(otherwise_told(it, state, self.random) for it in events)
        self.log, self.twin = (*self.log, (step, events)), (*self.twin, (step, told))

    async def play(self) -> AsyncIterator[None]:
        """Play the game to its end; stop wherever it is to be told of."""
        self.note()
        for number in range(ACTIONS):
            if self.game.state.is_over:
                break
            self.game.step()
            self.note()
            if number % APART == APART - 1:
                yield
        while not self.game.state.is_over:
            self.game.act(self.random.choice(self.game.state.players()), Resign())
            self.note()
        yield


async def read_game(found: Found, number: int, rules: Rules, locale: str) -> None:
    """Compare the messages about one game."""
    followed = Followed(undealt(number, rules), Random(number))
    found.games += 1
    found.editions.add(chosen(rules).edition)
    async for _ in followed.play():
        state = followed.game.state
        twin = otherwise_hidden(state, None, followed.random)
        hides = hides_more(twin, state)
        told = followed.random.randrange(len(followed.log))
        choices: tuple[News, ...] = ("end",) if state.is_over else ("turning-points", "daily")
        for follow in (Follow(it, told, 0.0) for it in choices):
            texts = [
                await _text(state, follow, _public(followed.log), locale),
                await _text(twin, follow, _public(followed.twin), locale),
                await _text(state, follow, followed.log, locale),
            ]
            if texts == [None] * len(texts):
                continue
            found.messages += 1
            found.hiding += hides
            if len(set(texts)) > 1:
                found.leaks.append(f"{named(chosen(rules))}, {number}: {texts}")


def hides_more(twin: GameState, state: GameState) -> bool:
    """Return whether a game and its twin differ in more than decks, which are always hidden."""
    alike = twin.copy()
    alike.decks = {deck: list(cards) for deck, cards in state.decks.items()}
    return alike != state


def _public(log: Log) -> Log:
    return tuple((step, visible_to(events, None)) for step, events in log)


async def _text(state: GameState, follow: Follow, log: Log, locale: str) -> str | None:
    seats = range(len(state.seats))
    players = tuple(Player(seat, seat + 1, f"Player{seat}", "hat") for seat in seats)
    phase = "over" if state.is_over else "running"
    record = GameRecord("g", len(log), 1, phase, "", "daily", 1, 2, False, 1, 0.0, 0.0)
    game = StartedGame(record, players, (), state)
    voice = Voice.of(game, load(locale))
    if state.is_over:
        return end_text(game, voice, LINK)
    return await news_text(game, follow, log, voice, LINK)


async def read_games(messages: int, first: int) -> Found:
    """Compare at least so many messages."""
    found, locales = Found(), languages()
    for number in count(first):
        if found.messages >= messages:
            break
        rules = paced(EACH[number % len(EACH)], number // len(EACH))
        await read_game(found, number, rules, locales[number % len(locales)])
    return found


if __name__ == "__main__":
    sys.exit(report("follow_secrets", read_games))
