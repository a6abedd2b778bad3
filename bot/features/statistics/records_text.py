"""The records of a server in words."""

from collections.abc import Mapping, Sequence

from bot.language.chances import percent
from bot.language.language import Words
from bot.language.names import COLOUR
from bot.language.voice import Voice
from bot.narration.season_words import season_name
from bot.ui.screen import Embed
from engine.host.calendar import Season
from engine.host.finished.records import HeldRecord
from engine.host.snapshots import StartedGame

RecordGames = Mapping[str, tuple[StartedGame, str]]
"""The games of records by id, each with a link to its last message."""
Section = tuple[Season | None, Sequence[HeldRecord]]
"""The records of a season, or of all time (None)."""


def records_embed(
    sections: Sequence[Section], held: RecordGames, uncounted: int, words: Words
) -> Embed:
    """Return the records of seasons and of all time, and how many games are still to be counted."""
    parts = [
        "\n".join([_heading(season, words), *(record_line(it, held, words) for it in found)])
        for season, found in sections
        if found
    ]
    if not parts:
        parts = [words.say("records-none")]
    if uncounted:
        parts.append(words.say("records-uncounted", games=uncounted))
    return Embed(words.say("records-title"), "\n\n".join(parts), COLOUR)


def _heading(season: Season | None, words: Words) -> str:
    if season is None:
        return words.say("records-ever")
    return words.say("records-season", season=season_name(season, words))


def record_line(record: HeldRecord, held: RecordGames, words: Words) -> str:
    """Return what a record is, whose, and the link to its game."""
    game, link = held[record.game_id]
    who = "" if record.seat is None else Voice.of(game, words).player(record.seat)
    said = words.say(
        f"record-{record.kind}",
        who=who,
        amount=round(record.value),
        chance=percent(record.value, words) if record.kind == "comeback" else "",
    )
    return words.say("record-line", said=said, link=link)
