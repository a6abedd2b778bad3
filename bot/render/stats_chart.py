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


def chart_picture(found: Statistics, voice: Voice) -> Picture:
    """Return the picture of a game's net worths so far."""
    chart = _chart(found, voice)
    alt = partial(_alt, found, voice)
    return Picture(NAME, chart, lambda: clip(alt(), ALT), partial(chart_png, chart))


def _ranked(found: Statistics) -> list[SeatId]:
    """From the richest; those who have left, the last to leave first."""
    last, players = found.points[-1].worths, found.players
    return sorted(range(len(last)), key=lambda seat: (-last[seat], -(players[seat].left or 0)))


def _chart(found: Statistics, voice: Voice) -> Chart:
    most = max(max(point.worths) for point in found.points)
    values = [Tick(at, voice.money(at)) for at in _ticks(most, DOLLAR_TICKS)]
    lines = [_line(found, seat, voice) for seat in _ranked(found)]
    title = voice.say("stats-chart-title")
    return Chart(title, tuple(lines), tuple(values), turn_ticks(found.turns, voice), found.turns)


def _line(found: Statistics, seat: SeatId, voice: Voice) -> ChartLine:
    """Return a player's line; that of a player who has left ends there."""
    player, left = voice.players[seat], found.players[seat].left
    points = tuple(
        (point.turn, point.worths[seat])
        for point in found.points
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


def _alt(found: Statistics, voice: Voice) -> str:
    """Return the alt text of the chart: who led when, and how everybody stands."""
    ends = [
        voice.say("stats-chart-out", who=voice.label(seat), turn=left)
        if (left := found.players[seat].left) is not None
        else voice.say("priced", what=voice.label(seat), amount=found.points[-1].worths[seat])
        for seat in _ranked(found)
    ]
    leads = " ".join(_leads(found, voice))
    return voice.say("stats-chart-alt", turns=found.turns, leads=leads, ends=", ".join(ends))


def _leads(found: Statistics, voice: Voice) -> list[str]:
    if len(found.leads) <= LEADS:
        return [_lead(lead, voice) for lead in found.leads]
    turns: dict[SeatId, int] = {}
    for lead in found.leads:
        turns[lead.seat] = turns.get(lead.seat, 0) + lead.until - lead.since + 1
    changes = voice.say("stats-chart-changes", count=len(found.leads) - 1)
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
