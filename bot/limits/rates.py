"""Limits: how much one person or one server may ask of the bot in a while."""

import time
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from math import ceil
from types import MappingProxyType
from typing import Final, Literal

from bot.language.language import Words
from bot.limits.buckets import Rate, TokenBuckets
from bot.limits.pings import RepeatedPings

CallLimit = Literal["offers", "questions", "lobbies", "shares", "data", "deletions", "reports"]
Limit = (
    CallLimit | Literal["presses", "server", "completions", "costly", "pings", "codes", "reporters"]
)
Work = Literal["films", "files", "lookups"]
Queue = Work | Literal["pictures"]
Rates = Mapping[Limit, Rate | None]
REFUSALS = (
    "presses", "server", "costly", "offers", "questions", "lobbies", "shares", "data", "deletions",
    "reports", "reporters", "codes", "working", "queue",
)  # fmt: skip
"""Refusals that have a sentence; a completion that is too much just offers nothing."""
SMOOTHING = 0.2
"""How much the last piece of work counts in the mean of how long one takes."""

RATES: Final[Rates] = {
    # Button presses, forms and commands: of one person, and of one server.
    "presses": Rate(40, 20),
    "server": Rate(400, 20),
    # Suggestions while one person types a command.
    "completions": Rate(60, 20),
    # Replays, exported games, statistics, history, boards, Title Deeds, profiles of one person.
    "costly": Rate(15, 15),
    # What one person does that pings others: in one game, in one game, anywhere.
    "offers": Rate(8, 480),
    "questions": Rate(4, 1200),
    "lobbies": Rate(6, 1800),
    # What one person shares in a game's channel.
    "shares": Rate(3, 900),
    # Files with all data of one person, and deletions of them.
    "data": Rate(1, 3600),
    "deletions": Rate(1, 3600),
    # Reports of one board to those who manage a server, and by one person; codes of boards that one
    # person tries.
    "reports": Rate(1, 86400),
    "reporters": Rate(3, 3600),
    "codes": Rate(20, 3600),
    # Pings by what one player sends to the same person; the rest comes without a sound.
    "pings": Rate(2, 600),
}
QUEUES: Final[Mapping[Queue, int]] = {"films": 4, "files": 8, "lookups": 40, "pictures": 200}
"""How many people's costly requests may run or wait; beyond so many pictures, words replace one."""


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

    def __init__(self, most: int, now: Callable[[], float]) -> None:
        self._most = most
        self._now = now
        self._people: set[int] = set()
        self._mean = 1.0

    @contextmanager
    def hold_place(self, person: int) -> Iterator[None]:
        """Hold one person's place in the queue while the context runs. Raises LimitReached."""
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
    """Everything that is counted in this process; what has no rate, or no queue, has no limit.

    `now` gives monotonic seconds.
    """

    def __init__(
        self,
        rates: Rates = MappingProxyType({}),
        queues: Mapping[Queue, int] = MappingProxyType({}),
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.pictures = queues.get("pictures")
        self.pings = RepeatedPings(rates.get("pings"), now)
        self._buckets = {name: TokenBuckets(rate, now) for name, rate in rates.items() if rate}
        self._queues = {name: WorkQueue(most, now) for name, most in queues.items()}

    def take(self, limit: Limit, key: Hashable) -> None:
        """Count one more use. Raises LimitReached."""
        bucket = self._buckets.get(limit)
        if bucket is not None and (wait := bucket.take(key)):
            raise LimitReached(limit, wait)

    @contextmanager
    def count_call(self, call: CallLimit, person: int, game_id: str = "") -> Iterator[CountedCall]:
        """Count a use of a request with a limit of its own, unless the context raises: a refused
        request does not count.

        Raises LimitReached.
        """
        bucket, key = self._buckets.get(call), (person, game_id)
        self.take(call, key)
        counted = CountedCall(lambda: None if bucket is None else bucket.give_back(key))
        try:
            yield counted
        except BaseException:
            counted.refund()
            raise

    @contextmanager
    def hold_place(self, work: Work, person: int) -> Iterator[None]:
        """Hold a person's place for costly work while the context runs. Raises LimitReached."""
        queue = self._queues.get(work)
        with nullcontext() if queue is None else queue.hold_place(person):
            self.take("costly", person)
            yield
