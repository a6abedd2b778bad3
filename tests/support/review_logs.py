"""Small logs for reviews: three players of 1994, and lines written by hand."""

from engine.analysis.review import Review, review
from engine.core import events as e
from engine.core.actions import SeatId, Side
from engine.core.events import Event, Trade
from engine.core.undo import Author, LogLine
from engine.core.why import Rent
from engine.editions.catalogue import rules_of
from tests.support.game import A

RULES = rules_of("1994")
START = e.GameStarted(RULES, ("hat", "car", "dog"))
ROLL = e.DiceRolled(A, 1, 2, 0)


Line = tuple[str, Author, tuple[Event, ...]]


def line(action: str, *events: Event, by: Author = "press") -> Line:
    """A line of a log that begins with the seat, as in "0 buy"."""
    return action, by, events


def log(*lines: Line) -> list[LogLine]:
    """The lines after the start, numbered from 2."""
    written = [LogLine(1, None, "start", "host", (START, e.TurnStarted(A), ROLL))]
    for version, (action, by, events) in enumerate(lines, 2):
        seat = int(action[0]) if action[0].isdigit() else None
        written.append(LogLine(version, seat, action, by, events))
    return written


def reviewed(*lines: Line) -> Review:
    """What is found in such a log."""
    return review(log(*lines))


def bought(seat: SeatId, *spaces: int) -> tuple[Event, ...]:
    """Purchases at the printed price."""
    return tuple(e.PropertyBought(seat, it, RULES.properties[it].price) for it in spaces)


def trade(gives: Side, takes: Side, proposer: SeatId = A, partner: SeatId = 1) -> Trade:
    """An offer of the first player to the second."""
    return Trade(7, proposer, partner, gives, takes)


def rent(space: int, dollars: int) -> Rent:
    """Rent of so many dollars."""
    return Rent(space, "built", dollars, 1, 3)
