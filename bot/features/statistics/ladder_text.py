"""The ladder of a server, and one person's profile, in words."""

from collections.abc import Sequence

from bot.features.statistics.listing import page_of
from bot.language.language import Words
from bot.language.names import COLOUR, MEDALS, escape, token_emoji
from bot.ui.screen import Embed
from engine.host.finished.ladder import BEGIN, SETTLED, LadderEntry
from engine.host.finished.profiles import Profile
from engine.host.finished.turns import LEAST_TURNS
from engine.host.store.records import Result


def ladder_embed(entries: Sequence[LadderEntry], page: int, user_id: int, words: Words) -> Embed:
    """Return a page (from 0) of the ladder; the reader's own line is underlined, or below the
    page.
    """
    if not entries:
        none = f"{words.say('ladder-none')}\n\n{_length(words)}"
        return Embed(words.say("ladder-title"), none, COLOUR)
    shown = page_of(entries, page)
    lines = [_line(entry, user_id, words) for entry in shown]
    if all(entry.user_id != user_id for entry in shown):
        lines += ["", _own(entries, user_id, words)]
    note = words.say("ladder-note", begin=str(BEGIN), settled=SETTLED)
    return Embed(words.say("ladder-title"), "\n".join([*lines, "", note, _length(words)]), COLOUR)


def _length(words: Words) -> str:
    """Return how long a game has to be to be rated."""
    return words.say("ladder-length", turns=LEAST_TURNS)


def _own(entries: Sequence[LadderEntry], user_id: int, words: Words) -> str:
    own = next((entry for entry in entries if entry.user_id == user_id), None)
    if own is None:
        return words.say("ladder-own-none")
    return words.say("ladder-own", line=_line(own, user_id, words))


def _line(entry: LadderEntry, reader: int, words: Words) -> str:
    name = f"**{escape(entry.name)}**"
    return words.say(
        "ladder-line",
        place=place_mark(entry.place),
        who=f"__{name}__" if entry.user_id == reader else name,
        rating=_rating(entry, words),
        games=entry.games,
        wins=entry.wins,
    )


def _rating(entry: LadderEntry, words: Words) -> str:
    key = "ladder-rating-provisional" if entry.is_provisional else "ladder-rating"
    # A number as text: with separators it would look like a sum of money.
    return words.say(key, rating=str(entry.rating))


def place_mark(place: int) -> str:
    """Return a place as a number, with a medal for the first three."""
    medal = MEDALS[place - 1] if place <= len(MEDALS) else "▫️"
    return f"{medal} {place}"


def profile_embed(
    profile: Profile, entries: Sequence[LadderEntry] | None, user_id: int, words: Words
) -> Embed:
    """Return a person's profile. `entries`: the server's ladder, None outside a server."""
    parts = [
        [f"**{escape(profile.name)}**", *_rank_line(entries, user_id, words)],
        [
            words.say("profile-games", games=profile.games, wins=profile.wins),
            *_places(profile, words),
        ],
        _best(profile, words),
        _rest(profile, words),
    ]
    text = "\n\n".join("\n".join(lines) for lines in parts if lines)
    return Embed(words.say("profile-title"), text, COLOUR)


def _rank_line(entries: Sequence[LadderEntry] | None, user_id: int, words: Words) -> list[str]:
    if entries is None:
        return [words.say("profile-everywhere")]
    own = next((entry for entry in entries if entry.user_id == user_id), None)
    if own is None:
        return [words.say("profile-unrated"), _length(words)]
    place, count = place_mark(own.place), len(entries)
    lines = [words.say("profile-rating", rating=_rating(own, words), place=place, count=count)]
    if own.is_provisional:
        lines.append(words.say("profile-provisional", settled=SETTLED))
    return lines


def _places(profile: Profile, words: Words) -> list[str]:
    """Return how often a person came in where; the one result of one game says it by itself."""
    if sum(profile.places.values()) < 2:
        return []
    places = [
        words.say("profile-place", place=place_mark(place), games=games)
        for place, games in sorted(profile.places.items())
    ]
    return [words.say("profile-places", places=words.comma_list(places))]


def _best(profile: Profile, words: Words) -> list[str]:
    """Return the best results; where those are all, they are not called the best."""
    if not profile.best:
        return []
    heading = "profile-best" if profile.games > len(profile.best) else "profile-best-all"
    return [words.say(heading), *(_result(it, words) for it in profile.best)]


def _result(result: Result, words: Words) -> str:
    return words.say(
        "profile-result",
        place=place_mark(result.place or result.seats),
        seats=result.seats,
        turns=result.turns,
        at=int(result.ended_at),
    )


def _rest(profile: Profile, words: Words) -> list[str]:
    lines = []
    if profile.longest is not None:
        turns, at = profile.longest.turns, int(profile.longest.ended_at)
        lines.append(words.say("profile-longest", turns=turns, at=at))
    token, games = profile.token
    token_text = words.say(f"token-{token}")
    lines.append(
        words.say("profile-token", emoji=token_emoji(token), token=token_text, games=games)
    )
    if profile.abandoned:
        lines.append(words.say("profile-abandoned", count=profile.abandoned))
    if profile.called_off:
        lines.append(words.say("profile-called-off", count=profile.called_off))
    if profile.removed:
        lines.append(words.say("profile-removed", count=profile.removed))
    return lines
