"""What people type in their own language is read; English is understood from everybody."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from zoneinfo import ZoneInfo

import pytest

from bot.language.durations import read_duration
from bot.language.hours import OFF, clock, read_hours
from bot.language.input_translation import VOCABULARY, english_readings, read_translated
from bot.language.language import Words, languages, load
from bot.language.moments import means_back, read_moment
from tests.support.made_language import make_language

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 18, 15, 30, tzinfo=UTC).timestamp()
"""A Wednesday, half past four in Berlin."""
OWN = {
    "monday": "måndag | mån",
    "sunday": "söndag | sön",
    "november": "november | nov",
    "week": "vecka | veckor",
    "day": "dag | dagar | d",
    "hour": "timme | timmar | tim",
    "minute": "minut | minuter",
    "second": "sekund | sekunder",
    "tomorrow": "i morgon",
    "next": "nästa",
    "in": "om | i",
    "until": "till | tills",
    "at": "klockan | kl",
    "a": "en | ett",
    "and": "och",
    "of": "den",
    "oclock": "h",
    "back": "tillbaka",
    "off": "av",
}


@pytest.fixture
def swedish(monkeypatch: pytest.MonkeyPatch) -> Words:
    own = {it: OWN.get(it, it) for it in VOCABULARY}
    made = "\n".join(f"typed-{word} = {said}" for word, said in own.items())
    make_language(monkeypatch, "sv", made)
    return Words("sv")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3 dagar", "2026-11-21 16:30"),
        ("om 2 veckor", "2026-12-02 16:30"),
        ("En vecka", "2026-11-25 16:30"),
        ("1 dag och 12 timmar", "2026-11-20 04:30"),
        ("i morgon", "2026-11-19 09:00"),
        ("I MORGON KL 18:00", "2026-11-19 18:00"),
        ("tills söndag klockan 18 h", "2026-11-22 18:00"),
        ("sondag", "2026-11-22 09:00"),
        ("nästa mån", "2026-11-23 09:00"),
        ("den 20. november", "2026-11-20 09:00"),
        ("20 nov 18h30", "2026-11-20 18:30"),
        ("3 days", "2026-11-21 16:30"),
        ("next fri", "2026-11-20 09:00"),
        ("tomorrow 6pm", "2026-11-19 18:00"),
    ],
)
def test_a_moment_is_read_in_ones_own_language_and_in_english(
    typed: str, meant: str, swedish: Words
) -> None:
    at = read_translated(partial(read_moment, now=NOW, zone=BERLIN.key), typed, swedish)
    assert at is not None
    assert f"{datetime.fromtimestamp(at, BERLIN):%Y-%m-%d %H:%M}" == meant


@pytest.mark.parametrize(
    ("locale", "typed", "days"),
    [
        ("en", "in two days", 2), ("en", "one week", 7), ("en", "ten days", 10),
        ("de", "in zwei Tagen", 2), ("de", "zehn tage", 10), ("es", "en dos días", 2),
        ("fr", "dans sept jours", 7), ("pt-BR", "em dois dias", 2), ("pt-BR", "dez dias", 10),
        ("pt-BR", "duas semanas", 14), ("de", "in two days", 2),
    ],
)  # fmt: skip
def test_a_span_may_be_counted_in_words(locale: str, typed: str, days: int) -> None:
    read = partial(read_moment, now=NOW, zone=BERLIN.key)
    assert read_translated(read, typed, load(locale)) == NOW + days * 86400


@pytest.mark.parametrize("locale", languages())
def test_the_examples_of_times_to_be_away_can_be_typed(locale: str) -> None:
    words = load(locale)
    examples = words.say("away-other").rpartition(": ")[2].rstrip(".").split(", ")
    assert len(examples) == 3
    read = partial(read_moment, now=NOW, zone=BERLIN.key)
    assert [it for it in examples if read_translated(read, it, words) is None] == []


def test_what_english_has_too_stays_as_short_as_it_is() -> None:
    read = partial(read_moment, now=NOW, zone=BERLIN.key)
    at = read_translated(read, "morgen 18h30", load("de"))
    assert at is not None
    assert f"{datetime.fromtimestamp(at, BERLIN):%Y-%m-%d %H:%M}" == "2026-11-19 18:30"


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [("3 dagar", 3 * 86400), ("1d 12 tim", 36 * 3600), ("90 sekunder", 90), ("2 hours", 7200)],
)
def test_a_time_is_read_in_ones_own_language_and_in_english(
    typed: str, seconds: int, swedish: Words
) -> None:
    assert read_translated(read_duration, typed, swedish) == seconds


@pytest.mark.parametrize("typed", ["22 till 7", "22h - 7h", "22:00-7", "22 until 7", "10pm to 7am"])
def test_hours_are_read_in_ones_own_language_and_in_english(typed: str, swedish: Words) -> None:
    read = read_translated(read_hours, typed, swedish)
    assert read is not None
    assert tuple(clock(it, load("de")) for it in read) == ("22:00", "07:00")


@pytest.mark.parametrize("typed", ["3 dagars", "dag", "snart", "3 dagar snart", "", "3 semanas"])
def test_what_is_in_no_language_known_is_not_read(typed: str, swedish: Words) -> None:
    read = partial(read_moment, now=NOW, zone=BERLIN.key)
    assert read_translated(read, typed, swedish) is None
    assert read_translated(read_duration, typed, swedish) is None


def test_single_words_are_known_in_both(swedish: Words) -> None:
    assert any(map(means_back, english_readings("Tillbaka!", swedish)))
    assert any(map(means_back, english_readings("back", swedish)))
    assert set(OFF) & set(english_readings("Av", swedish))
    assert tuple(english_readings("back", load("en"))) == ("back",)
