"""Every language says all that English says, of the same facts, and it fits where it is shown."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import partial
from itertools import product

import pytest
from babel import Locale
from fluent.syntax import ast as ftl

import bot.language.language
from bot.features.absence.absence import BACK, PAUSE_CHOICES
from bot.language.durations import read_duration, short_duration
from bot.language.hours import OFF
from bot.language.input_translation import (
    DAYS,
    MONTHS,
    VOCABULARY,
    english_readings,
    read_translated,
)
from bot.language.language import Fact, Words, languages, load
from bot.language.moments import means_back, read_moment
from bot.language.sentences import patterns
from bot.ui.screen import CONTENT, INPUT_LABEL, LABEL, MODAL_TITLE, OPTION, PLACEHOLDER, TITLE
from tests.support.for_a_release import for_a_release
from tests.support.ftl import (
    FOLDER,
    cases,
    entries,
    facts,
    keys_of,
    messages,
    nodes,
    raw_text,
    subjects,
)

FOREIGN = [it for it in languages() if it != "en"]
PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
COUNTS = (0, 1, 2, 5, 12)
NAME = "Pennsylvania RR"
"""As long as a name in a sentence usually is."""
SUMS = frozenset(re.findall(r"\$\{ \$(\w+) \}", bot.language.language.text_of("en")))
"""Facts that are sums of money."""
MOST_WAYS = 300
NOW, ZONE = 1_800_000_000.0, "Europe/Berlin"
every = pytest.mark.parametrize("locale", languages())
foreign = pytest.mark.parametrize("locale", FOREIGN)


# -- times -------------------------------------------------------------------------------------


def styles(sentence: ftl.Pattern) -> set[str]:
    """How a sentence writes moments: "R" for a countdown, "f" for a date with its time."""
    texts = (it.value for it in nodes(sentence) if isinstance(it, ftl.TextElement))
    return {style for text in texts for style in re.findall(r":([a-zA-Z])>", text)}


@foreign
def test_a_moment_is_written_as_in_english(locale: str) -> None:
    """Where English counts down, every language does."""
    others = messages(locale)
    told = [(key, it) for key, it in messages("en").items() if key in others]
    assert [key for key, it in told if styles(it) != styles(others[key])] == []


@pytest.mark.parametrize("key", ["undo-text", "trade-expires"])
def test_what_ends_soon_counts_down(key: str) -> None:
    assert styles(messages("en")[key]) == {"R"}


# -- terms -------------------------------------------------------------------------------------


GIVEN_UP = {
    "en": ("color set", "whole color group", "complete a set", "’s set:", "of this set", "no one",
           "printed price", "chance to win", "chances to win"),
    "de": ("bargeld", "gruppe komplett", "karte nutzen"),
    "es": ("levantar la hipoteca", "levantó", "asiento", "color completo",
           "grupo entero", "las moradas", "hacer un tablero", "ofreció un trato"),
    "fr": ("bâti", "impôts sur le revenu", "propriété à vendre", "sans propriétaire", "en liquide"),
    "pt-BR": ("longe", "fim do jogo", "sem dono", "em falta", "propriedade à venda",
              "propriedades à venda", "apertar", "aperte", "gerencia"),
}  # fmt: skip
"""What was said for something that has another name by now (docs/terms.tsv)."""


@pytest.mark.parametrize("locale", GIVEN_UP)
def test_a_thing_has_one_name(locale: str) -> None:
    """What people type to find a chapter may be any of its names."""
    said = [(key, it.value.lower()) for key, text in messages(locale).items()
            for it in nodes(text) if isinstance(it, ftl.TextElement)]  # fmt: skip
    told = [(key, text) for key, text in said if not key.endswith("-find")]
    assert [it for it in told if any(given_up in it[1] for given_up in GIVEN_UP[locale])] == []


# -- the files ---------------------------------------------------------------------------------


def test_a_sentence_that_is_another_in_every_language_refers_to_it() -> None:
    """Who changes one would forget the other."""
    texts: dict[tuple[str, ...], list[str]] = {}
    for key in frozenset.intersection(*(frozenset(messages(it)) for it in languages())):
        own = tuple(raw_text(locale, key) for locale in languages())
        if any(it.isalpha() for it in re.sub(r"{[^}]*}", "", own[0])):
            texts.setdefault(own, []).append(key)
    assert [keys for keys in texts.values() if len(keys) > 1] == []


@every
def test_a_language_has_no_junk_and_says_nothing_twice(locale: str) -> None:
    junk = [it.content for it in entries(locale) if isinstance(it, ftl.Junk)]
    said = [key for key, _ in patterns(ftl.Resource(list(entries(locale))))]
    assert junk == []
    assert sorted({key for key in said if said.count(key) > 1}) == []


@for_a_release
@foreign
def test_a_language_says_all_that_english_says_in_the_same_files(locale: str) -> None:
    said = {it: sorted(keys_of("en", it) - keys_of(locale, it)) for it in subjects("en")}
    assert {subject: keys for subject, keys in said.items() if keys} == {}


def test_a_wheel_takes_along_every_file_of_words() -> None:
    """The pattern of package data in pyproject.toml finds each file that the repository has."""
    settings = tomllib.loads((FOLDER.parent.parent / "pyproject.toml").read_text())
    patterns = settings["tool"]["setuptools"]["package-data"]["bot.words"]
    packaged = {path for pattern in patterns for path in FOLDER.glob(pattern)}
    assert packaged == {it for it in FOLDER.rglob("*") if it.is_file() and it.suffix[:3] != ".py"}
    assert {path.parent.name for path in packaged} == set(languages())


@every
def test_a_time_of_day_is_told_with_its_date(locale: str) -> None:
    """Until 8:04 AM may be tomorrow's: Discord's styles t and T tell no date.

    Limits that last some seconds are told to the second.
    """
    found = re.findall(r"(\S*) = .*:[tT]>", bot.language.language.text_of(locale))
    assert found == [f"limit-{it}" for it in ("presses", "server", "costly", "queue")]


@every
@pytest.mark.parametrize("key", ["trade-whom-about", "player-deeds", "player-deeds-bare"])
def test_who_has_no_deeds_is_said_to_have_none(locale: str, key: str) -> None:
    assert "0" not in load(locale).say(key, cash=7, net=0, count=0)


@foreign
def test_a_language_says_nothing_that_english_does_not(locale: str) -> None:
    assert sorted(messages(locale).keys() - messages("en").keys()) == []


@foreign
def test_a_sentence_tells_of_the_same_facts_in_every_language(locale: str) -> None:
    """But for a count that only a plural of this language asks for."""
    both = [(key, facts(it), facts(messages("en")[key])) for key, it in messages(locale).items()
            if key in messages("en")]  # fmt: skip
    other = {key: (sorted(own), sorted(english)) for key, own, english in both
             if own not in (english, english | {"count"})}  # fmt: skip
    assert other == {}


def _is_counted(keys: frozenset[str]) -> bool:
    return any(key.isdecimal() or key in PLURALS - {"other"} for key in keys)


@foreign
def test_a_sentence_tells_the_same_cases_apart_if_it_does_at_all(locale: str) -> None:
    """A misspelt case would never be said. How a language counts is its own affair."""
    own = Locale.parse(locale, sep="-").plural_form.tags | {"other"}
    wrong = []
    for key, message in messages(locale).items():
        english = cases(messages("en")[key]) if key in messages("en") else {}
        for fact, keys in cases(message).items():
            if fact not in english or _is_counted(keys | english[fact]):
                wrong += [(key, fact, it) for it in keys & PLURALS if it not in own]
            elif keys != english[fact]:
                wrong.append((key, fact, str(sorted(keys ^ english[fact]))))
    assert wrong == []


# -- speaking ----------------------------------------------------------------------------------


def _ways(key: str, locale: str) -> Iterator[Mapping[str, Fact]]:
    """The facts of a message in every way that it may be said with them."""
    message = messages(locale)[key]
    told = {fact: keys for fact, keys in cases(message).items()}
    values: dict[str, tuple[Fact, ...]] = {}
    for fact in facts(message):
        keys = told.get(fact, frozenset())
        if fact == "at":
            values[fact] = (int(NOW),)
        elif fact == "wall":
            values[fact] = (datetime(2026, 12, 30, 22, 30),)
        elif fact in SUMS and not keys:
            values[fact] = (1500,)
        elif not keys:
            values[fact] = (NAME,)
        else:
            named = tuple(sorted(keys - PLURALS - {it for it in keys if it.isdecimal()}))
            numbers = (*COUNTS, *(int(it) for it in keys if it.isdecimal()))
            values[fact] = named + (numbers if _is_counted(keys) else (NAME,))
    for number, way in enumerate(product(*values.values())):
        if number == MOST_WAYS:
            return
        yield dict(zip(values, way, strict=True))


def _limit(key: str) -> int:
    """Characters that Discord shows of it, by what its key says it is."""
    if key.startswith("command-"):
        return OPTION
    if key.rpartition(".")[2].startswith("button-"):
        return LABEL
    return OPTION if key.endswith("-hint") else CONTENT


@every
def test_every_sentence_can_be_said_in_every_way_and_fits(
    locale: str,
) -> None:
    words, wrong = load(locale), []
    for key in messages(locale):
        for way in _ways(key, locale):
            said = words.say(key, **way)
            if len(said) > _limit(key) or (not said and _says_more(key, way)):
                wrong.append(f"{key}: {len(said)} {said[:120]}")
    assert sorted(set(wrong)) == []


def _says_more(key: str, way: Mapping[str, Fact]) -> bool:
    """Whether English says something: some sentences are left out where there is nothing to say."""
    return bool(load("en").say(key, **way))


def _forms() -> Iterator[tuple[str, int]]:
    """Keys that stand in a form, which Discord refuses as a whole if one is too long."""
    for key, message in messages("en").items():
        if facts(message) or key.endswith(("-hint", "-range")):
            continue
        if "-form" in key:
            yield key, INPUT_LABEL
        elif key in ("prefer-dice", "prefer-ping") or "-choose-" in key:
            yield key, PLACEHOLDER
        elif key.endswith("-title"):
            yield key, TITLE


@every
def test_what_stands_in_a_form_fits_into_its_line(locale: str) -> None:
    words = load(locale)
    assert INPUT_LABEL == MODAL_TITLE
    found = [(key, words.say(key)) for key, _ in _forms() if key in messages(locale)]
    most = dict(_forms())
    assert [(key, len(said), said) for key, said in found if len(said) > most[key]] == []
    assert len(found) > 30


@every
def test_numbers_are_written_as_the_language_does(locale: str) -> None:
    told = load(locale).money(1500)
    assert "".join(it for it in told if it.isdecimal()) == "1500"
    assert "$" in told


def test_every_language_calls_itself_by_another_name() -> None:
    names = [load(it).say("language-name") for it in languages()]
    assert len(set(names)) == len(names)


# -- what people type --------------------------------------------------------------------------


def _moment(text: str, words: Words) -> float | None:
    return read_translated(partial(read_moment, now=NOW, zone=ZONE), text, words)


@every
def test_what_is_offered_for_a_moment_is_understood(locale: str) -> None:
    words = load(locale)
    for offer in PAUSE_CHOICES:
        key = f"moment-offer-{offer}"
        assert _moment(words.say(key), words) == _moment(load("en").say(key), load("en")), key
    assert any(map(means_back, english_readings(BACK, words)))


@every
def test_every_way_to_type_a_word_is_understood(locale: str) -> None:
    words, english = load(locale), load("en")
    typed = {it: words.say(f"typed-{it}").split("|") for it in VOCABULARY}
    for day in DAYS:
        for way in typed[day]:
            assert _moment(way.strip(), words) == _moment(day, english), way
    for month in MONTHS:
        assert _moment(f"20 {typed[month][0].strip()}", words) == _moment(f"20 {month}", english)
    for unit in ("week", "day", "hour", "minute"):
        for way in typed[unit]:
            assert _moment(f"3 {way.strip()}", words) == _moment(f"3 {unit}s", english), way
    for unit in ("day", "hour", "minute", "second"):
        seconds = read_translated(read_duration, f"3 {typed[unit][0].strip()}", words)
        assert seconds == read_duration(f"3 {unit}s"), unit
    assert any(it in OFF for it in english_readings(typed["off"][0].strip(), words))
    assert any(map(means_back, english_readings(typed["back"][0].strip(), words)))


@every
def test_a_time_as_it_is_shown_is_understood(locale: str) -> None:
    words = load(locale)
    for seconds in (90, 600, 43_200, 129_600, 14 * 86_400):
        assert read_translated(read_duration, short_duration(seconds, words), words) == seconds


@pytest.mark.parametrize(
    ("locale", "typed", "english"),
    [
        ("de", "bis Montag um 18 Uhr", "monday 18:00"),
        ("de", "Sonntag 18 Uhr", "sunday 18:00"),
        ("de", "heute 22 Uhr", "today 22:00"),
        ("fr", "lundi prochain à 18 h", "monday 18:00"),
        ("pt-BR", "domingo às 18h", "sunday 18:00"),
        ("de", "am 20. November", "20 november"),
        ("es", "hasta el lunes a las 18:00", "monday 18:00"),
        ("es", "el 20 de noviembre de 2027", "20 november 2027"),
        ("es", "manana", "tomorrow"),
        ("fr", "jusqu’à lundi à 18h30", "monday 18:30"),
        ("fr", "le 20 mars", "20 march"),
        ("fr", "dans 3 jours et 12 heures", "3 days 12 hours"),
        ("pt-BR", "até segunda-feira às 18h30", "monday 18:30"),
        ("pt-BR", "20 de novembro", "20 november"),
        ("pt-BR", "daqui a uma semana", "in a week"),
    ],
)
def test_a_moment_is_understood_as_people_say_it(locale: str, typed: str, english: str) -> None:
    assert _moment(typed, load(locale)) == _moment(english, load("en")) is not None
