"""How long people have: a time in seconds for every class of decision, at every pace."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from pydantic import TypeAdapter

from engine.editions.rules import Rules
from engine.host.clocks.decision_classes import WAITED_FOR, WITH_BANK, ClassName

MINUTE, HOUR = 60, 3600
DAY = 24 * HOUR
WAITING_TIME_FACTOR = 4
"""How many times the longest time for a decision the usual waiting time is."""
HUMAN_DELAY = 20
"""Seconds before a person's automatic roll where everybody is there: time to build and deal."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for each class and for a vote, and how auctions run.

    A roll that happens by itself is delayed: a computer's by `computer_delay`, a person's by
    `human_delay`; the same goes for the end of a turn in which the player could still build
    (AMB-07). `bank`: what a time bank holds at first and at the most; `refill`: what it gains by a
    decision answered within the free quarter; `last_call`: how long before the deadline a player is
    called for the last time. After `absent_after` missed deadlines in a row a seat is not waited
    for any more.
    `length`: how long after its start a timed game ends, unless its host chooses otherwise.
    `retire_after`: how long after a player's last press one other person alone may have the seat
    retire; no custom pace changes it. `limits_people`: whether people have deadlines for their
    decisions at all. `host_idle`: how long after the last press of a lobby's host others there
    may start or close it. `own_waiting_time`: the waiting time, where a table has chosen it.
    """

    name: str
    computer_delay: int
    human_delay: int
    lobby: int
    host_idle: int
    length: int
    vote: int
    soft_close: int
    times: dict[ClassName, int]
    live: bool
    bank: int
    refill: int
    last_call: int
    retire_after: int
    absent_after: int = 3
    limits_people: bool = True
    own_waiting_time: int | None = None
    waiting_time: int = field(init=False)
    """Seconds that a table waits for each player of a game (clocks/waiting_time.py)."""

    def __post_init__(self) -> None:
        waiting = self.own_waiting_time
        if waiting is None:
            longest = max(self.times[kind] for kind in WAITED_FOR & self.times.keys())
            waiting = WAITING_TIME_FACTOR * longest
        object.__setattr__(self, "waiting_time", waiting)  # Asked for many times a press.

    def time_for(self, kind: str) -> int:
        """Return the seconds that a class of decision has."""
        return self.times[kind]  # type: ignore[index]  # a class by its name

    def rules(self, rules: Rules) -> Rules:
        """Return an edition's rules as they are played at this pace (AMB-07, AMB-17)."""
        return rules.played_live() if self.live else rules.played_by_post()


LIVE = Pace(
    "live",
    computer_delay=0,
    human_delay=HUMAN_DELAY,
    lobby=30 * MINUTE,
    host_idle=5 * MINUTE,
    length=HOUR,
    vote=2 * MINUTE,
    soft_close=15,
    times={
        "throw": 2 * MINUTE,
        "hold": 20,
        "jail": 2 * MINUTE,
        "buy": 2 * MINUTE,
        "tax": MINUTE,
        "auction": MINUTE,
        "debt": 3 * MINUTE,
        "rescue": 2 * MINUTE,
        "lift": MINUTE,
        "claim": 20,
        "trade": 5 * MINUTE,
    },
    live=True,
    bank=2 * MINUTE,
    refill=10,
    last_call=MINUTE,
    retire_after=15 * MINUTE,
)
EVENING = Pace(
    "evening",
    computer_delay=30,
    human_delay=30,
    lobby=6 * HOUR,
    host_idle=2 * HOUR,
    length=3 * HOUR,
    vote=10 * MINUTE,
    soft_close=0,
    times={
        "throw": 10 * MINUTE,
        "jail": 10 * MINUTE,
        "buy": 10 * MINUTE,
        "tax": 5 * MINUTE,
        "auction": 5 * MINUTE,
        "debt": 15 * MINUTE,
        "rescue": 10 * MINUTE,
        "lift": 5 * MINUTE,
        "claim": 2 * MINUTE,
        "trade": 30 * MINUTE,
    },
    live=False,
    bank=10 * MINUTE,
    refill=MINUTE,
    last_call=2 * MINUTE,
    retire_after=3 * HOUR,
)
DAILY = Pace(
    "daily",
    computer_delay=15 * MINUTE,
    human_delay=15 * MINUTE,
    lobby=7 * DAY,
    host_idle=12 * HOUR,
    length=7 * DAY,
    vote=DAY,
    soft_close=0,
    times={
        "throw": DAY,
        "jail": DAY,
        "buy": DAY,
        "tax": 12 * HOUR,
        "auction": 12 * HOUR,
        "debt": DAY,
        "rescue": 12 * HOUR,
        "lift": 12 * HOUR,
        "claim": 4 * HOUR,
        "trade": DAY,
    },
    live=False,
    bank=12 * HOUR,
    refill=HOUR,
    last_call=2 * HOUR,
    retire_after=3 * DAY,
)
RELAXED = Pace(
    "relaxed",
    computer_delay=HOUR,
    human_delay=HOUR,
    lobby=7 * DAY,
    host_idle=12 * HOUR,
    length=30 * DAY,
    vote=DAY,
    soft_close=0,
    times={
        "throw": 3 * DAY,
        "jail": 3 * DAY,
        "buy": 3 * DAY,
        "tax": DAY,
        "auction": DAY,
        "debt": 2 * DAY,
        "rescue": DAY,
        "lift": DAY,
        "claim": 12 * HOUR,
        "trade": 3 * DAY,
    },
    live=False,
    bank=2 * DAY,
    refill=4 * HOUR,
    last_call=4 * HOUR,
    retire_after=7 * DAY,
)
PACES: dict[str, Pace] = {pace.name: pace for pace in (LIVE, EVENING, DAILY, RELAXED)}
ALONE_FACTOR = 15
"""How many times as long a person has, live, for whom nobody but computers waits."""
ALONE: Final = "alone"
"""The pace of a person who plays alone: live, but nobody else waits, so no decision has a deadline.

It is no pace for a table of several people.
"""
_ALONE = replace(LIVE, lobby=7 * DAY, bank=0, limits_people=False)


SHORTEST, LONGEST = 10, 14 * DAY
"""Seconds that a decision may have at a custom pace, at the least and at the most."""
LONGEST_WAITING = 60 * DAY
"""Seconds of waiting time that a custom pace may give each player, at the most."""
MOST_MISSED = 10
"""The most deadlines in a row that a custom pace may let a seat miss before it is absent."""


@dataclass(frozen=True, slots=True)
class CustomPace:
    """A pace that a table has changed: some of its times, in seconds, and what makes absent.

    `waiting`: the waiting time in seconds; None for the usual one.
    """

    pace: str
    times: dict[ClassName, int] = field(default_factory=dict)
    absent_after: int = 3
    waiting: int | None = None


_CUSTOM_PACE = TypeAdapter(CustomPace)


def custom_pace(
    pace: str,
    times: Mapping[ClassName, int],
    absent_after: int = 3,
    waiting: int | None = None,
) -> str:
    """Return the name of a custom pace, which `pace_of` reads."""
    changed = {
        kind: seconds for kind, seconds in times.items() if seconds != PACES[pace].times[kind]
    }
    if not changed and absent_after == PACES[pace].absent_after and waiting is None:
        return pace
    chosen = CustomPace(pace, changed, absent_after, waiting)
    return _CUSTOM_PACE.dump_json(chosen, exclude_none=True).decode()


@lru_cache(1000)
def pace_of(name: str) -> Pace:
    """Return the pace of that name.

    Raises KeyError for an unknown name, ValueError for a custom pace that cannot be read.
    """
    chosen = read_custom_pace(name)
    if chosen is None:
        return _ALONE if name == ALONE else PACES[name]
    base = PACES[chosen.pace]
    # A bank of hours would make nonsense of minutes.
    saved_for = (seconds for kind, seconds in chosen.times.items() if kind in WITH_BANK)
    bank = min(base.bank, *saved_for, base.bank)
    return replace(
        base,
        times=base.times | chosen.times,
        bank=bank,
        refill=base.refill * bank // base.bank,
        absent_after=chosen.absent_after,
        own_waiting_time=chosen.waiting,
    )


def is_live(name: str) -> bool:
    """Return whether several play at one sitting: at the pace live, or a custom one made of it."""
    pace = pace_of(name)
    return pace.live and pace.limits_people


def pace_among(name: str, people: int, live_delay: int = 0) -> Pace:
    """Return the pace of that name for a game in which some number of people are left.

    Live, nobody waits for the only one: who haggles with computers loses no turn by it, but who has
    gone away still comes to an end. `live_delay`: seconds that computers wait there before a roll.
    """
    pace = pace_of(name)
    if not pace.live:
        return pace
    if people == 1:
        pace = replace(pace, times={kind: ALONE_FACTOR * it for kind, it in pace.times.items()})
    return replace(pace, computer_delay=live_delay) if live_delay else pace


def read_custom_pace(name: str) -> CustomPace | None:
    """Return the custom pace of a name; None for a pace with a plain name. Raises ValueError."""
    return _CUSTOM_PACE.validate_json(name) if name.startswith("{") else None


def is_pace(name: str) -> bool:
    """Return whether a table of several can have that pace: a known one, or a custom one within
    limits.
    """
    try:
        pace, chosen = pace_of(name), read_custom_pace(name)
    except (KeyError, ValueError):
        return False
    if chosen is None:
        return name in PACES
    known = chosen.times.keys() <= PACES[pace.name].times.keys()
    in_time = all(SHORTEST <= seconds <= LONGEST for seconds in chosen.times.values())
    in_time = in_time and SHORTEST <= pace.waiting_time <= LONGEST_WAITING
    return known and in_time and 1 <= chosen.absent_after <= MOST_MISSED
