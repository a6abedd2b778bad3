"""What the log of a finished game says of its length: whether it was long enough to be rated.

That is so if each person has had some turns, or if a player went bankrupt: a game that is over
before says little, and many of them would buy any rating. Resigning is no bankruptcy, though the
rules treat the estate alike.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.timeline import taken_back
from engine.core.undo import LogLine
from engine.host.logs import whole_lines
from engine.host.notices import GivenBack, HandedOver, LeftToComputer, Notice, load_notice
from engine.host.store.records import Player, Step

LEAST_TURNS = 8
"""Turns that each person of a rated game has had, unless a player went bankrupt."""


def leavers(steps: Sequence[Step]) -> tuple[SeatId, ...]:
    """Return the seats that are out, in the order in which they left, as far as a log tells."""
    lines = whole_lines(steps)
    gone = taken_back(lines)
    events = (event for line in lines if line.version not in gone for event in line.events)
    return tuple(event.seat for event in events if isinstance(event, e.WentBankrupt))


def is_long_enough(steps: Sequence[Step], players: Sequence[Player], people: Iterable[int]) -> bool:
    """Return whether each of the people has had enough turns, or a player went bankrupt.

    A log that lacks its beginning cannot tell, and counts as long enough. `players`: by seat, as
    they were at the end.
    """
    lines = whole_lines(steps)
    if not lines or not any(isinstance(event, e.GameStarted) for event in lines[0].events):
        return True
    gone = taken_back(lines)
    if _went_bankrupt(line for line in lines if line.version not in gone):
        return True
    turns = _turns(gone, lines, steps, players)
    return all(turns[user] >= LEAST_TURNS for user in people)


def _went_bankrupt(lines: Iterable[LogLine]) -> bool:
    resigned: set[SeatId] = set()
    for event in (event for line in lines for event in line.events):
        if isinstance(event, e.Resigned):
            resigned.add(event.seat)
        if isinstance(event, e.WentBankrupt) and event.seat not in resigned:
            return True
    return False


def _turns(
    gone: Collection[int],
    lines: Iterable[LogLine],
    steps: Iterable[Step],
    players: Sequence[Player],
) -> Counter[int | None]:
    """Return how many turns each person has begun, by user id, on whatever seat it was.

    `gone`: the versions of steps that have been taken back.
    """
    found: Counter[int | None] = Counter()
    running: Counter[SeatId] = Counter()
    substitutes: dict[SeatId, int | None] = {}
    for line, step in zip(lines, steps, strict=True):
        if line.version not in gone:
            running.update(event.seat for event in line.events if isinstance(event, e.TurnStarted))
        match _notice(step):
            case HandedOver(seat=seat, before_id=before, after_id=after):
                found[before] += running.pop(seat, 0)
                substitutes[seat] = after
            case LeftToComputer(seat=seat, before_id=before):
                found[before] += running.pop(seat, 0)
                substitutes[seat] = None
            case GivenBack(seat=seat):
                found[substitutes.pop(seat, None)] += running.pop(seat, 0)
    for player in players:
        found[player.user_id] += running[player.seat]
    return found


def _notice(step: Step) -> Notice | None:
    return None if step.notice is None else load_notice(step.notice)
