"""Chances to win over time as a picture with numbered turning points, and its alt text."""

from collections.abc import Iterator
from functools import partial
from itertools import groupby

from bot.features.reviews.review_text import turning_points_alt
from bot.language.chances import percent
from bot.language.clipping import clip
from bot.language.language import load
from bot.language.names import plain_name
from bot.language.voice import Voice
from bot.pictures.chart import Chart, ChartLine, Tick, chart_png
from bot.render.stats_chart import turn_ticks
from bot.ui.message_files import ALT, Picture
from engine.analysis.review import Review
from engine.core.actions import SeatId
from engine.editions.rules import Rules

NAME = "chances.png"
PARTS = 1000
"""Chances are drawn in thousandths."""
TICKS = (0, 25, 50, 75, 100)
"""Per cent at the axis."""
LEADS = 6
"""Changes of the favorite that are listed one by one."""
LEAD = 0.03
"""The chance by which another one has to be ahead to be the favorite: less passes with the turn."""


def chances_picture(review: Review, voice: Voice, rules: Rules) -> Picture:
    """Return the picture of everybody's chances over a game."""
    chart = _chart(review, voice)
    alt = partial(_alt, review, voice, rules)
    return Picture(NAME, chart, lambda: clip(alt(), ALT), partial(chart_png, chart))


def _chart(review: Review, voice: Voice) -> Chart:
    values = [Tick(at * PARTS // 100, percent(at / 100, voice.words)) for at in TICKS]
    lines = [_line(review, seat, voice) for seat in _ranked(review)]
    return Chart(
        voice.say("review-chart-title"),
        tuple(lines),
        tuple(values),
        turn_ticks(review.turns, voice),
        review.turns,
        tuple(point.turn for point in review.turning_points),
    )


def _ranked(review: Review) -> list[SeatId]:
    """From the winner; of the others, who had a chance for longest comes first."""
    last = review.moments[-1].chances
    return sorted(range(len(last)), key=lambda seat: (-last[seat], -_last_turn(review, seat)))


def _last_turn(review: Review, seat: SeatId) -> int:
    """Return the last turn with a chance."""
    return max((moment.turn for moment in review.moments if moment.chances[seat] > 0), default=0)


def _line(review: Review, seat: SeatId, voice: Voice) -> ChartLine:
    """Return a player's line, which ends where the player was out."""
    player, last = voice.players[seat], _last_turn(review, seat)
    points = [(moment.turn, round(moment.chances[seat] * PARTS)) for moment in review.moments]
    kept = [point for point in points if point[0] <= last]
    if last < review.turns:
        kept.append((last + 1, 0))
    end = percent(review.moments[-1].chances[seat], voice.words)
    return ChartLine(player.token, plain_name(player.name), end, tuple(kept))


def _alt(review: Review, voice: Voice, rules: Rules) -> str:
    """Return the alt text: who was the favorite when, and the turning points."""
    parts = [voice.say("review-chart-alt", turns=review.turns)]
    leads = list(_leads(review))
    if len(leads) <= LEADS:
        parts += [
            voice.say("review-chart-led", who=voice.label(seat), since=since, until=until)
            for seat, since, until in leads
        ]
    else:
        parts.append(voice.say("stats-chart-changes", count=len(leads) - 1))
    return " ".join([*parts, turning_points_alt(review, _plain_voice(voice, rules), rules)])


def _plain_voice(voice: Voice, rules: Rules) -> Voice:
    """Return the same voice without emoji."""
    words = load(voice.words.locale, plain=True)
    return Voice(tuple(voice.players.values()), rules.board, words, voice.names)


def _favorites(review: Review) -> Iterator[tuple[SeatId, int]]:
    """Yield who was the favorite in each turn: until another one was so clearly."""
    favorite = None
    for moment in review.moments[1:]:
        chances = moment.chances
        best = max(range(len(chances)), key=chances.__getitem__)
        if favorite is None or chances[best] >= chances[favorite] + LEAD:
            favorite = best
        yield favorite, moment.turn


def _leads(review: Review) -> Iterator[tuple[SeatId, int, int]]:
    """Yield who was the favorite, from which turn until which."""
    for seat, turns in groupby(_favorites(review), key=lambda pair: pair[0]):
        numbers = [turn for _, turn in turns]
        yield seat, numbers[0], numbers[-1]
