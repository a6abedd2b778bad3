"""Limits that a host has set: how much one person or one server may ask of the bot in a while."""

import time
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from typing import Literal

from bot.limits.buckets import Rate, TokenBuckets
from bot.limits.pings import RepeatedPings
from bot.text.language import Words

Arrival = Literal["presses", "server", "completions"]
Costly = Literal["costly"]
Call = Literal["offers", "questions", "lobbies", "shares", "drafts", "exports", "data", "deletions"]
Work = Literal["films", "files", "lookups"]
REFUSALS = (
    "presses", "server", "costly", "offers", "questions", "lobbies", "shares", "drafts", "exports",
    "data", "deletions", "working", "queue",
)  # fmt: skip
"""Refusals that have a sentence; a completion that is too much just offers nothing."""
SMOOTHING = 0.2
"""How much the last piece of work counts in the mean of how long one takes."""


@dataclass(frozen=True, slots=True)
class LimitValues:
    """The rates, and how many people's costly requests may run or wait; None: no limit.

    .env.example says what each of them is about.
    """

    presses: Rate | None = None
    server: Rate | None = None
    completions: Rate | None = None
    costly: Rate | None = None
    offers: Rate | None = None
    questions: Rate | None = None
    lobbies: Rate | None = None
    shares: Rate | None = None
    drafts: Rate | None = None
    exports: Rate | None = None
    data: Rate | None = None
    pings: Rate | None = None
    films: int | None = None
    files: int | None = None
    lookups: int | None = None
    pictures: int | None = None


class LimitReached(Exception):
    """A request refused for a while: `what` is part of a key of the words (`limit-offers`).

    `seconds` from now the request is allowed again.
    """

    def __init__(self, what: str, seconds: float) -> None:
        super().__init__(what, seconds)
        self.what = what
        self.seconds = seconds


def limit_sentence(reached: LimitReached, words: Words, now: float) -> str:
    """Return the words for a refused request and when it works again. `now` is in unix seconds."""
    return words.say(f"limit-{reached.what}", at=ceil(now + reached.seconds))


class WorkQueue:
    """Costly work of one kind: one request a person at a time, and `most` people's in all."""

    def __init__(self, most: int | None, now: Callable[[], float]) -> None:
        self._most = most
        self._now = now
        self._people: set[int] = set()
        self._mean = 1.0

    @contextmanager
    def hold_place(self, person: int) -> Iterator[None]:
        """Hold one person's place in the queue while the context runs. Raises LimitReached."""
        if self._most is None:
            yield
            return
        if person in self._people:
            raise LimitReached("working", self._mean)
        if len(self._people) >= self._most:
            raise LimitReached("queue", self._mean)
        self._people.add(person)
        begun = self._now()
        try:
            yield
            # Of what is done alone: a refusal takes no time.
            self._mean += SMOOTHING * (self._now() - begun - self._mean)
        finally:
            self._people.discard(person)


class CountedCall:
    """One use of a request with a limit of its own, most of which call others; given back if it
    turns out that nobody was called.
    """

    def __init__(self, give_back: Callable[[], None]) -> None:
        self._give_back = give_back

    def refund(self) -> None:
        """Do not count this use: nobody was called."""
        give_back, self._give_back = self._give_back, _nothing
        give_back()


def _nothing() -> None:
    pass


class Limits:
    """Everything that is counted in this process. `now` gives monotonic seconds."""

    def __init__(
        self, values: LimitValues | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        it = values or LimitValues()
        self.pictures = it.pictures
        self.pings = RepeatedPings(it.pings, now)
        rates: dict[Arrival | Costly | Call, Rate | None] = {
            "presses": it.presses,
            "server": it.server,
            "completions": it.completions,
            "costly": it.costly,
            "offers": it.offers,
            "questions": it.questions,
            "lobbies": it.lobbies,
            "shares": it.shares,
            "drafts": it.drafts,
            "exports": it.exports,
            "data": it.data,
            "deletions": it.data,
        }
        sizes: dict[Work, int | None] = {
            "films": it.films,
            "files": it.files,
            "lookups": it.lookups,
        }
        self._buckets = {name: TokenBuckets(rate, now) for name, rate in rates.items()}
        self._queues = {name: WorkQueue(most, now) for name, most in sizes.items()}

    def take(self, arrival: Arrival, key: Hashable) -> None:
        """Count one more use. Raises LimitReached."""
        wait = self._buckets[arrival].take(key)
        if wait:
            raise LimitReached(arrival, wait)

    @contextmanager
    def count_call(self, call: Call, person: int, game_id: str = "") -> Iterator[CountedCall]:
        """Count a use of a request with a limit of its own, unless the context raises: a refused
        request does not count.

        Raises LimitReached.
        """
        bucket, key = self._buckets[call], (person, game_id)
        wait = bucket.take(key)
        if wait:
            raise LimitReached(call, wait)
        counted = CountedCall(lambda: bucket.give_back(key))
        try:
            yield counted
        except BaseException:
            counted.refund()
            raise

    @contextmanager
    def hold_place(self, work: Work, person: int) -> Iterator[None]:
        """Hold a person's place for costly work while the context runs. Raises LimitReached."""
        with self._queues[work].hold_place(person):
            wait = self._buckets["costly"].take(person)
            if wait:
                raise LimitReached("costly", wait)
            yield
