"""Net worth over time as a picture, and its alt text."""

from collections.abc import Iterator
from functools import partial

from bot.language.clipping import clip
from bot.language.names import plain_name
from bot.language.voice import Voice
from bot.pictures.chart import Chart, ChartLine, Tick, chart_png
from bot.ui.message_files import ALT, Picture
from engine.analysis.statistics import Lead, Statistics
from engine.core.actions import SeatId

NAME = "net-worth.png"
STEPS = (1, 2, 5)
"""Ticks are so many ones, tens, hundreds … apart."""
DOLLAR_TICKS, TURN_TICKS = 5, 7
"""Ticks of an axis at the most."""
LEADS = 6
"""Changes of the lead that are listed one by one."""


def chart_picture(statistics: Statistics, voice: Voice) -> Picture:
    """Return the picture of a game's net worths so far."""
    chart = _chart(statistics, voice)
    alt = partial(_alt, statistics, voice)
    return Picture(NAME, chart, lambda: clip(alt(), ALT), partial(chart_png, chart))


def _ranked(statistics: Statistics) -> list[SeatId]:
    """From the richest; those who have left, the last to leave first."""
    last, players = statistics.points[-1].worths, statistics.players
    return sorted(range(len(last)), key=lambda seat: (-last[seat], -(players[seat].left or 0)))


def _chart(statistics: Statistics, voice: Voice) -> Chart:
    most = max(max(point.worths) for point in statistics.points)
    values = [Tick(at, voice.money(at)) for at in _ticks(most, DOLLAR_TICKS)]
    lines = [_line(statistics, seat, voice) for seat in _ranked(statistics)]
    title = voice.say("stats-chart-title")
    return Chart(
        title, tuple(lines), tuple(values), turn_ticks(statistics.turns, voice), statistics.turns
    )


def _line(statistics: Statistics, seat: SeatId, voice: Voice) -> ChartLine:
    """Return a player's line; that of a player who has left ends there."""
    player, left = voice.players[seat], statistics.players[seat].left
    points = tuple(
        (point.turn, point.worths[seat])
        for point in statistics.points
        if left is None or point.turn < left
    )
    if left is not None:
        points = (*points, (left, 0))
    end = voice.say("stats-out") if left is not None else voice.money(points[-1][1])
    return ChartLine(player.token, plain_name(player.name), end, points)


def turn_ticks(turns: int, voice: Voice) -> tuple[Tick, ...]:
    """Return round numbers for the axis of a chart over this number of turns, and its start."""
    start, *later = (at for at in _ticks(turns, TURN_TICKS) if at <= turns)
    numbers = [Tick(at, str(at)) for at in later[1:]]
    named = [Tick(at, voice.say("stats-chart-turn", turn=at)) for at in later[:1]]
    return (Tick(start, voice.say("stats-chart-start")), *named, *numbers)


def _ticks(most: int, count: int) -> list[int]:
    """Round numbers from 0 until the first that is not below the highest."""
    step = next(step for step in _steps() if step * (count - 1) >= most)
    return list(range(0, most + step, step))


def _steps() -> Iterator[int]:
    power = 1
    while True:
        yield from (step * power for step in STEPS)
        power *= 10


def _alt(statistics: Statistics, voice: Voice) -> str:
    """Return the alt text of the chart: who led when, and how everybody stands."""
    ends = [
        voice.say("stats-chart-out", who=voice.label(seat), turn=left)
        if (left := statistics.players[seat].left) is not None
        else voice.say("priced", what=voice.label(seat), amount=statistics.points[-1].worths[seat])
        for seat in _ranked(statistics)
    ]
    leads = " ".join(_leads(statistics, voice))
    return voice.say("stats-chart-alt", turns=statistics.turns, leads=leads, ends=", ".join(ends))


def _leads(statistics: Statistics, voice: Voice) -> list[str]:
    if len(statistics.leads) <= LEADS:
        return [_lead(lead, voice) for lead in statistics.leads]
    turns: dict[SeatId, int] = {}
    for lead in statistics.leads:
        turns[lead.seat] = turns.get(lead.seat, 0) + lead.until - lead.since + 1
    changes = voice.say("stats-chart-changes", count=len(statistics.leads) - 1)
    order = sorted(turns, key=lambda seat: -turns[seat])
    return [
        changes,
        *(voice.say("stats-chart-ahead", who=voice.label(it), count=turns[it]) for it in order),
    ]


def _lead(lead: Lead, voice: Voice) -> str:
    who = voice.label(lead.seat)
    if lead.since == lead.until:
        return voice.say("stats-chart-led-once", who=who, turn=lead.since)
    return voice.say("stats-chart-led", who=who, since=lead.since, until=lead.until)
