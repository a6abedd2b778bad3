"""Net worth over time as a picture, and its alt text."""

from collections.abc import Iterator
from functools import partial

from bot.media import ALT, Picture
from bot.pictures.chart import Chart, Line, Tick, chart_png
from bot.render.names import Names, plain_name
from bot.text.clipping import clip
from bot.text.language import Words
from engine.actions import SeatId
from engine.statistics import Statistics

NAME = "net-worth.png"
STEPS = (1, 2, 5)
"""Ticks are so many ones, tens, hundreds … apart."""
DOLLAR_TICKS, TURN_TICKS = 5, 7
"""So many ticks an axis has at the most."""
LEADS = 6
"""So many changes of the lead are told one by one."""


def chart_picture(found: Statistics, names: Names, words: Words) -> Picture:
    """Return the picture of a game's net worths so far."""
    chart = _chart(found, names, words)
    alt = partial(_alt, found, names, words)
    return Picture(NAME, chart, lambda: clip(alt(), ALT), partial(chart_png, chart))


def _ranked(found: Statistics) -> list[SeatId]:
    """From the richest; those who have left, the last to leave first."""
    last, players = found.points[-1].worths, found.players
    return sorted(range(len(last)), key=lambda it: (-last[it], -(players[it].left or 0)))


def _chart(found: Statistics, names: Names, words: Words) -> Chart:
    most = max(max(point.worths) for point in found.points)
    dollars = [Tick(at, words.money(at)) for at in _ticks(most, DOLLAR_TICKS)]
    turns = [
        Tick(at, words.say("stats-chart-turn", turn=at) if not at else str(at))
        for at in _ticks(found.turns, TURN_TICKS)
        if at <= found.turns
    ]
    lines = [_line(found, seat, names, words) for seat in _ranked(found)]
    title = words.say("stats-chart-title")
    return Chart(title, tuple(lines), tuple(dollars), tuple(turns), found.turns)


def _line(found: Statistics, seat: SeatId, names: Names, words: Words) -> Line:
    """Return a player's line; that of a player who has left ends there."""
    player, left = names.players[seat], found.players[seat].left
    points = tuple(
        (it.turn, it.worths[seat]) for it in found.points if left is None or it.turn < left
    )
    if left is not None:
        points = (*points, (left, 0))
    end = words.say("stats-out") if left is not None else words.money(points[-1][1])
    return Line(player.token, plain_name(player.name), end, points)


def _ticks(most: int, count: int) -> list[int]:
    """Round numbers from 0 until the first that is not below the highest."""
    step = next(it for it in _steps() if it * (count - 1) >= most)
    return list(range(0, most + step, step))


def _steps() -> Iterator[int]:
    power = 1
    while True:
        yield from (step * power for step in STEPS)
        power *= 10


def _alt(found: Statistics, names: Names, words: Words) -> str:
    """Return the alt text of the chart: who led when, and how everybody stands."""
    ends = [
        words.say("stats-chart-out", who=names.label(seat), turn=left)
        if (left := found.players[seat].left) is not None
        else words.say("stats-share", who=names.label(seat), amount=found.points[-1].worths[seat])
        for seat in _ranked(found)
    ]
    told = " ".join(_leads(found, names, words))
    return words.say("stats-chart-alt", turns=found.turns, leads=told, ends=", ".join(ends))


def _leads(found: Statistics, names: Names, words: Words) -> list[str]:
    if len(found.leads) <= LEADS:
        return [
            words.say("stats-chart-led", who=names.label(it.seat), since=it.since, until=it.until)
            for it in found.leads
        ]
    turns: dict[SeatId, int] = {}
    for lead in found.leads:
        turns[lead.seat] = turns.get(lead.seat, 0) + lead.until - lead.since + 1
    changes = words.say("stats-chart-changes", count=len(found.leads) - 1)
    order = sorted(turns, key=lambda seat: -turns[seat])
    return [
        changes,
        *(words.say("stats-chart-ahead", who=names.label(it), count=turns[it]) for it in order),
    ]
