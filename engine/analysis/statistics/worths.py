"""What everybody was worth, turn by turn, and who led."""

from __future__ import annotations

from engine.analysis.statistics.records import Lead, Point
from engine.core.position import Position
from engine.rules.ending import worth_of

MOST = 240
"""The most points of the chart: more than a picture of a thousand pixels can show."""


class Worths:
    """Every turn's end as it comes."""

    def __init__(self) -> None:
        self._points: list[Point] = []

    def note(self, position: Position) -> None:
        """Note each seat's worth when a turn is over."""
        self._points.append(self._point(position))

    def until(self, position: Position) -> Worths:
        """Return the points so far, and one for how things stand now, in the midst of a turn."""
        found = Worths()
        found._points = [*self._points, self._point(position)]
        return found

    @staticmethod
    def _point(position: Position) -> Point:
        seats = range(len(position.seats))
        worths = tuple(worth_of(position, seat).total for seat in seats)
        return Point(position.turn, worths)

    def points(self) -> tuple[Point, ...]:
        """Return the first and the last, and at even distances as many between as may be."""
        last = len(self._points) - 1
        if last < MOST:
            return tuple(self._points)
        return tuple(self._points[round(at * last / (MOST - 1))] for at in range(MOST))

    def highest(self) -> tuple[int, ...]:
        """Return what each seat was worth at the end of its best turn."""
        by_seat = zip(*(point.worths for point in self._points), strict=True)
        return tuple(max(worths) for worths in by_seat)

    def leads(self) -> tuple[Lead, ...]:
        """Return who was ahead in which turns; turns that left several seats level are nobody's."""
        leads: list[Lead] = []
        leader: int | None = None
        for point in self._points:
            most = max(point.worths)
            before = leader
            leader = point.worths.index(most) if point.worths.count(most) == 1 else None
            if leader is None:
                continue
            if leader == before:
                leads[-1] = Lead(leader, leads[-1].since, point.turn)
            else:
                leads.append(Lead(leader, point.turn, point.turn))
        return tuple(leads)
