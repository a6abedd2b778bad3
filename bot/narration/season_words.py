"""Seasons in words: their names, points, and what a game has changed."""

from collections.abc import Sequence

from bot.language.language import Words
from bot.language.voice import Voice
from engine.host.calendar import MONTHS, Season
from engine.host.finished.season_gains import SeasonGain
from engine.host.finished.seasons import POINT


def season_name(season: Season, words: Words) -> str:
    """Return what a season is called: "autumn 2026", "November 2026"."""
    year = str(season.year)  # As text: with separators it would look like a sum of money.
    if season.months == MONTHS["month"]:
        return words.say("season-month", month=season.month, year=year)
    return words.say("season-quarter", quarter=1 + season.month // 3, year=year)


def points_text(points: int, words: Words) -> str:
    """Return points, which are given in 840ths: with one decimal where they are not whole."""
    whole, tenth = divmod(round(points * 10 / POINT), 10)
    return words.say("stats-decimal", whole=whole, tenth=tenth) if tenth else str(whole)


def gains_line(gains: Sequence[SeasonGain], voice: Voice) -> str:
    """Return who has gained points by a game, and their places now."""
    told = [
        voice.say(
            "season-gain",
            who=voice.player(it.seat),
            points=points_text(it.points, voice.words),
            place=it.place,
        )
        for it in sorted(gains, key=lambda it: -it.points)
    ]
    return voice.say("season-gains", gains=" · ".join(told))
