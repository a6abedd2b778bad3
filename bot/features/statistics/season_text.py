"""The table of a season in words."""

from collections.abc import Sequence

from bot.features.statistics.ladder_text import place_mark
from bot.features.statistics.listing import page_of
from bot.language.language import Words
from bot.language.names import COLOUR, escape
from bot.narration.season_words import points_text, season_name
from bot.render.cup_picture import cup_picture
from bot.ui.screen import Embed
from engine.host.calendar import Season
from engine.host.finished.seasons import CHAMPIONS_GAMES, COUNTED, POINT, SeasonEntry

FIRST = 3
"""How many the end of a season names."""
NOBODY = 0
"""The id of no reader."""


def season_embed(
    table: Sequence[SeasonEntry],
    season: Season,
    days_left: int,
    page: int,
    user_id: int,
    words: Words,
) -> Embed:
    """Return a page (from 0) of the table; the reader's own line is underlined, or below it."""
    title = words.say("season-title", season=season_name(season, words), days=days_left)
    note = words.say("season-note", counted=COUNTED, games=CHAMPIONS_GAMES)
    if not table:
        return Embed(title, f"{words.say('season-none')}\n\n{note}", COLOUR)
    shown = page_of(table, page)
    lines = [season_line(entry, user_id, words) for entry in shown]
    if all(entry.user_id != user_id for entry in shown):
        lines += ["", _own(table, user_id, words)]
    return Embed(title, "\n".join([*lines, "", note]), COLOUR)


def season_end_embed(
    season: Season,
    first: Sequence[SeasonEntry],
    best: Sequence[SeasonEntry],
    token: str | None,
    records: Sequence[str],
    words: Words,
) -> Embed:
    """Return how a season has ended.

    `first`: the entries that are named; `best`: the champion, or several, or nobody; `token`: of
    the only champion.
    """
    lines = [season_line(entry, NOBODY, words) for entry in first]
    if best:
        who = words.and_list([f"**{escape(it.name)}**" for it in best])
        lines[:0] = [words.say("season-end-champion", who=who, count=len(best)), ""]
    if records:
        lines += ["", words.say("season-end-records"), *records]
    lines += ["", words.say("season-end-next")]
    picture = None if token is None else cup_picture(token, words)
    return Embed(season_end_title(season, words), "\n".join(lines), COLOUR, picture=picture)


def season_end_title(season: Season, words: Words) -> str:
    """Return the title of how a season has ended."""
    return words.say("season-end-title", season=season_name(season, words))


def _own(table: Sequence[SeasonEntry], user_id: int, words: Words) -> str:
    own = next((entry for entry in table if entry.user_id == user_id), None)
    if own is None:
        return words.say("season-own-none")
    return words.say("ladder-own", line=season_line(own, user_id, words))


def season_line(entry: SeasonEntry, reader: int, words: Words) -> str:
    """Return a line of the table; the name of the `reader`, by user id, is underlined."""
    name = f"**{escape(entry.name)}**"
    return words.say(
        "season-line",
        place=place_mark(entry.place),
        who=f"__{name}__" if entry.user_id == reader else name,
        points=points_text(entry.points, words),
        count=-(-entry.points // POINT),
        counted=entry.counted,
        games=entry.games,
        more=entry.games - entry.counted,
        wins=entry.wins,
    )
