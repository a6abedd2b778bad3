"""Time zones as people name them: cities, offsets, abbreviations, times of the day."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.preferences.zone import zone_choices, zone_screen
from bot.language.cities import cities, fold
from bot.language.cities.exonyms import LOCALES, city_name, exonyms
from bot.language.hours import clock
from bot.language.language import load
from bot.language.zones import (
    ABBREVIATIONS,
    MAX_ZONES,
    find_places,
    minute_in,
    offset,
    read_zone,
    times,
    zone_city,
    zone_label,
)
from bot.ui.screen import Option, Screen, Select
from engine.host.preferences.quiet_hours import zones
from tests.support.seeds import has_turn

WINTER = datetime(2026, 1, 15, 12, tzinfo=UTC).timestamp()
SUMMER = datetime(2026, 7, 15, 12, tzinfo=UTC).timestamp()


def meant(typed: str) -> str | None:
    """The zone that is read, if one is."""
    found = read_zone(typed, WINTER)
    return found[0].zone if found else None


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("berlin", "Europe/Berlin"),
        ("Europe/Berlin", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("los_angeles", "America/Los_Angeles"),
        ("tokyo", "Asia/Tokyo"),
        ("utc", "UTC"),
        ("Kolkata", "Asia/Kolkata"),
        ("Munich", "Europe/Berlin"),
        ("München", "Europe/Berlin"),
        ("Hamburg", "Europe/Berlin"),
        ("San Francisco", "America/Los_Angeles"),
        ("Beijing", "Asia/Shanghai"),
        ("Peking", "Asia/Shanghai"),
        ("Pequim", "Asia/Shanghai"),
        ("Mumbai", "Asia/Kolkata"),
        ("Barcelona", "Europe/Madrid"),
        ("Milan", "Europe/Rome"),
        ("Milano", "Europe/Rome"),
        ("Boston", "America/New_York"),
        ("Wien", "Europe/Vienna"),
        ("Vienne", "Europe/Vienna"),
        ("Zürich", "Europe/Zurich"),
        ("zuerich", "Europe/Zurich"),
        ("Genf", "Europe/Zurich"),
        ("são paulo", "America/Sao_Paulo"),
        ("NYC", "America/New_York"),
        ("Hannover", "Europe/Berlin"),
        ("Zaragoza", "Europe/Madrid"),
        ("Lyon", "Europe/Paris"),
        ("Curitiba", "America/Sao_Paulo"),
        ("Guadalajara", "America/Mexico_City"),
    ],
)
def test_a_city_finds_its_zone_first(typed: str, zone: str) -> None:
    assert find_places(typed, WINTER)[0].zone == zone
    assert meant(typed) == zone


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("GMT+1", 60),
        ("gmt +01:00", 60),
        ("UTC-3", -180),
        ("UTC −3", -180),
        ("+2", 120),
        ("UTC+14", 840),
        ("GMT-12", -720),
        ("GMT+0", 0),
        ("Etc/GMT+1", -60),
    ],
)
def test_an_offset_is_east_of_utc_where_it_is_ahead_of_it(typed: str, minutes: int) -> None:
    zone = meant(typed)
    assert zone is not None
    assert offset(zone, WINTER) == offset(zone, SUMMER) == minutes


@pytest.mark.parametrize("typed", ["GMT+15", "UTC-13", "UTC+99", "+", "GMT+1+1"])
def test_an_offset_that_no_clock_has_is_none(typed: str) -> None:
    assert meant(typed) is None


def test_of_half_hours_the_zones_that_have_them_are_offered() -> None:
    assert meant("UTC+5:30") is None
    assert "Asia/Kolkata" in [it.zone for it in find_places("UTC+5:30", WINTER)]


def test_a_fixed_zone_is_called_as_people_write_it() -> None:
    called = [zone_label(it) for it in ("Etc/GMT-1", "Etc/GMT+3", "Etc/GMT", "Europe/Berlin")]
    assert called == ["UTC+1", "UTC−3", "Etc/GMT", "Europe/Berlin"]


@pytest.mark.parametrize("zone", ["Etc/GMT-1", "Etc/GMT+3", "Etc/GMT-14", "UTC"])
def test_what_a_zone_is_called_is_read_as_that_zone(zone: str) -> None:
    assert meant(zone_label(zone)) == zone


@pytest.mark.parametrize(
    ("typed", "first", "other"),
    [
        ("Birmingham", "Europe/London", "America/Chicago"),
        ("Barcelona", "Europe/Madrid", "America/Caracas"),
        ("London", "Europe/London", "America/Toronto"),
        ("IST", "Asia/Kolkata", "Europe/Dublin"),
        ("EST", "America/New_York", "EST"),
    ],
)
def test_of_several_the_largest_is_meant_and_the_others_are_known(
    typed: str, first: str, other: str
) -> None:
    found = [it.zone for it in read_zone(typed, WINTER)]
    assert found[0] == first
    assert other in found


@pytest.mark.parametrize("typed", ["", "   ", "a", "America/", "Atlantis", "los_ang", "x" * 5000])
def test_what_means_none_or_several_zones_is_none(typed: str) -> None:
    assert meant(typed) is None


def test_a_time_offers_where_it_is_that_time_now() -> None:
    found = find_places("13:05", WINTER)
    assert "Europe/Berlin" in [it.zone for it in found]
    assert {minute_in(it.zone, WINTER) for it in found} == {13 * 60}


@given(st.text(max_size=60))
def test_only_zones_are_offered_and_no_more_than_fit(typed: str) -> None:
    found = [it.zone for it in find_places(typed, WINTER)]
    assert set(found) <= zones()
    assert len(set(found)) == len(found) <= MAX_ZONES


@given(st.sampled_from(sorted(it for it in zones() if it.lower() not in ABBREVIATIONS)))
def test_every_zone_is_found_by_its_name(zone: str) -> None:
    assert meant(zone) == zone
    assert find_places(zone, WINTER)[0].zone == zone


@pytest.mark.parametrize("now", [WINTER, SUMMER])
def test_the_times_that_are_offered_are_different_and_from_west_to_east(now: float) -> None:
    found = times(now)
    assert len(found) <= MAX_ZONES
    assert [minutes for minutes, _ in found] == sorted({minutes for minutes, _ in found})
    assert all(offset(it.zone, now) == minutes for minutes, places in found for it in places)
    offered = {it.zone for _, places in found for it in places}
    assert {"Europe/Berlin", "America/New_York", "America/Sao_Paulo"} <= offered


def test_the_city_of_a_zone_has_the_name_of_the_language() -> None:
    assert [zone_city("Asia/Tokyo", it) for it in ("en", "de")] == ["Tokyo", "Tokio"]
    assert zone_city("Europe/London", "fr") == "Londres"
    assert zone_city("America/New_York", "en") == "New York"
    assert zone_city("Etc/GMT-1", "de") == "UTC+1"


def test_every_city_has_a_zone_that_there_is_and_names_that_can_be_typed() -> None:
    assert {it.zone for it in cities()} <= zones()
    assert all(name == fold(name) for it in cities() for name in it.names)
    assert len(cities()) > 5000


@pytest.mark.parametrize("now", [WINTER, SUMMER])
def test_no_two_zones_are_offered_under_one_label(now: float) -> None:
    shared = [name for name, count in Counter(it.name for it in cities()).items() if count > 1]
    assert "Springfield" in shared
    for name in shared:
        labels = [label for label, _ in zone_choices(name, now, load("en"))]
        assert len(set(labels)) == len(labels)
    for _, places in times(now):
        for locale in ("en", *LOCALES):
            options = selected(zone_screen(now, load(locale), places))
            assert len({it.label for it in options}) == len(options)


@pytest.mark.parametrize(("locale", "said"), [("en", "Moscow"), ("de", "Moskau"), ("es", "Moscú")])
def test_a_city_has_its_name_in_the_language(locale: str, said: str) -> None:
    (found,) = zone_choices("Moscow", WINTER, load(locale))
    time = clock(15 * 60, load(locale))
    assert found == (f"{said} (RU) · Europe/Moscow · {time}", "Europe/Moscow")


def test_exonyms_are_of_cities_that_there_are_and_can_be_typed() -> None:
    known = {(it.name, it.zone) for it in cities()}
    assert set(exonyms()) <= known
    searched = [it for at, it in enumerate(sorted(exonyms())) if has_turn(at % 5, 5)]
    said = {(city_name(*city, locale), city[1]) for city in searched for locale in LOCALES}
    assert not [it for it in said if it[1] not in {at.zone for at in find_places(it[0], WINTER)}]
    assert city_name("London (CA)", "America/Toronto", "de") == "London (CA)"
    assert city_name("Athens (US)", "America/New_York", "de") == "Athens (US)"


def test_cities_of_one_name_in_several_states_are_told_apart() -> None:
    found = {it.name: it.zone for it in find_places("springfield", WINTER)}
    assert found == {
        "Springfield (MO, US)": "America/Chicago",
        "Springfield (MA, US)": "America/New_York",
    }
    american = [it for it in cities() if it.country == "US"]
    zones_by_place: dict[str, set[str]] = {}
    for city in american:
        zones_by_place.setdefault(city.place, set()).add(city.zone)
    assert len(american) > 300
    assert not [place for place, found in zones_by_place.items() if len(found) > 1]


def selected(screen: Screen) -> tuple[Option, ...]:
    """The places in the last list of a screen."""
    *_, found = (row for row in screen.rows if isinstance(row, Select))
    return found.options


@pytest.mark.parametrize("locale", ["es", "pt-BR"])
@pytest.mark.parametrize("key", ["zone-read", "prefer-zone"])
def test_one_o_clock_is_not_told_in_the_plural(locale: str, key: str) -> None:
    text = load(locale).say(key, zone="UTC", time="01:05")
    assert "01:05" in text
    assert not {"son", "são"} & set(text.split())


@given(st.text(max_size=40))
def test_to_fold_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)
