"""The time zone of a person: by what time it is there now, or by a city that is typed."""

from collections.abc import Sequence

from bot.features.preferences.presses import Zone, ZoneStep
from bot.interactions.context import Context
from bot.language.cities.exonyms import city_name
from bot.language.clipping import clip
from bot.language.hours import clock
from bot.language.language import Words
from bot.language.zones import (
    MAX_ZONES,
    Place,
    differ,
    find_places,
    is_fixed,
    minute_in,
    times,
    zone_city,
    zone_label,
)
from bot.ui.accents import READING
from bot.ui.press import NO_GAME, Unreadable
from bot.ui.screen import OPTION, Button, Embed, ModalScreen, Option, Row, Screen, Select, TextField
from engine.host.preferences.preferences import Preferences

MAX_PLACES = 6
"""Cities that are named for a time."""
MAX_NAMED = 5
"""Zones that are named in one sentence."""


async def open_zone(context: Context) -> None:
    """Ask what time it is for the person."""
    await context.show(zone_screen(context.host.now(), context.words))


async def choose_time(context: Context) -> None:
    """Ask where the time that was chosen is the person's."""
    now = context.host.now()
    minutes = {str(minutes): places for minutes, places in times(now)}
    places = minutes.get("".join(context.values))
    if places is None:
        raise Unreadable(" ".join(context.values))
    await context.show(zone_screen(now, context.words, places))


def zone_screen(now: float, words: Words, places: Sequence[Place] = (), note: str = "") -> Screen:
    """Return the times that it is anywhere now, and the zones of the one that was chosen; `note`
    is what has just happened.
    """
    rows: tuple[Row, ...] = (_times(now, words),)
    if places:
        options = tuple(_option(place, now, words) for place in places[:MAX_ZONES])
        rows = (*rows, Select(_opening("city"), words.say("zone-city-list"), options))
    typing = Button(words.say("button-zone-type"), _opening("type"), emoji="⌨️")
    back = Button(words.say("go-back"), _opening("back"))
    text = words.say("zone-panel-city" if places else "zone-panel-time")
    embed = Embed(words.say("zone-title"), f"{note}\n{text}".lstrip(), READING)
    return Screen(embeds=(embed,), rows=(*rows, (typing, back)))


def _times(now: float, words: Words) -> Select:
    options = []
    for minutes, places in times(now):
        here = words.comma_list([_name(place, words) for place in places[:MAX_PLACES]])
        label = clock(minute_in(places[0].zone, now), words)
        options.append(Option(label, str(minutes), description=clip(here, OPTION)))
    return Select(_opening("time"), words.say("zone-time-list"), tuple(options))


def _option(place: Place, now: float, words: Words) -> Option:
    return Option(label_of(place, now, words), place.zone)


def _name(place: Place, words: Words) -> str:
    return city_name(place.name, place.zone, words.locale)


def zone_form(words: Words) -> ModalScreen:
    """Return a form that asks for a city."""
    field = TextField(
        words.say("zone-title"), "zone", words.say("zone-type-example"), "",
        words.say("prefer-form-zone-hint"), most=40,
    )  # fmt: skip
    return ModalScreen(words.say("button-zone-type"), _opening("typed"), (field,))


def zone_button(words: Words) -> Button:
    """Return the button of the preferences that opens this panel."""
    return Button(words.say("zone-title"), _opening(), emoji="🕑")


def _opening(step: ZoneStep | None = None) -> str:
    return Zone(NO_GAME, step).custom_id


# -- what is said of zones ----------------------------------------------------------------------


def label_of(place: Place, now: float, words: Words) -> str:
    """Return a zone with what it was found by and what time it is there: "Munich (DE),
    Europe/Berlin…".
    """
    name = f"{_name(place, words)} · " if place.name else ""
    time = clock(minute_in(place.zone, now), words)
    return clip(f"{name}{zone_label(place.zone)} · {time}", OPTION)


def zone_choices(typed: str, now: float, words: Words) -> list[tuple[str, str]]:
    """Return a label and a zone for each time zone that the typed text may mean."""
    return [(label_of(place, now, words), place.zone) for place in find_places(typed, now)]


def read_back(found: Sequence[Place], now: float, words: Words) -> str:
    """Return which zone was understood, what time it is there, and what else might have been
    meant.
    """
    place, *others = found
    say, time = words.say, clock(minute_in(place.zone, now), words)
    where = zone_city(place.zone, words.locale)
    if place.name:
        where = f"{_name(place, words)}, {place.zone}"
    lines = [say("zone-read", zone=where, time=time)]
    if is_fixed(place.zone):
        lines.append(say("zone-read-fixed", zone=zone_label(place.zone)))
    if different := [other for other in others if differ(other.zone, place.zone, now)]:
        named_zones = words.comma_list([label_of(it, now, words) for it in different[:MAX_NAMED]])
        lines.append(say("zone-read-others", others=named_zones))
    return " ".join(lines)


def not_read(typed: str, now: float, words: Words) -> str:
    """Return why a zone was not read: several may be meant, or none."""
    some = [label_of(place, now, words) for place in find_places(typed, now)[:MAX_NAMED]]
    key = "prefer-zones" if some else "prefer-no-zone"
    return words.say(key, zones=words.comma_list(some))


def in_zone(chosen: Preferences, zone: str) -> Preferences:
    """Return a person's preferences in another time zone; quiet hours keep their hours of the
    day.
    """
    quiet = chosen.quiet
    moved = None if quiet is None else quiet.in_zone(zone)
    return chosen.model_copy(update={"zone": zone, "quiet": moved})
