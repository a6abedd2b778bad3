"""What the coach says, in every language: at most two sentences, and shorter the second time."""

from __future__ import annotations

import re
from dataclasses import replace
from textwrap import wrap

import pytest

from bot.hints.coach_sentences import coach_line, practiced_line, rolling_after, term_of
from bot.language.language import languages, load
from bot.language.voice import Voice
from engine.core.actions import OfferTrade, Side
from engine.editions.board import DEFAULT_BOARD
from engine.editions.catalogue import rules_of
from engine.editions.choice import Choice, resolve
from engine.host.store.records import Player
from engine.players.building_loans import BuildingLoan
from engine.players.lesson import TOPICS, Lesson
from engine.players.rents_ahead import Gamble
from tests.support.answer_labels import auction

RULES = rules_of("1994")
SEATS = (Player(0, 100, "Ada", "hat"), Player(1, None, "Hopper", "boat"))
OFFER = OfferTrade(1, Side((11,), 120), Side((19,)))
RISK = Gamble(140, 3, 380)
MOST_LINES, LINE = 4, 42
"""Lines of the coach on any screen, and characters of a line in an embed on a phone."""


THREE = {"en": "three", "de": "drei", "es": "tres", "fr": "trois", "pt-BR": "três"}


def line(
    kind: str,
    locale: str = "en",
    *,
    in_short: bool = False,
    risk: Gamble | None = None,
) -> str:
    voice = Voice(SEATS, DEFAULT_BOARD, load(locale))
    lesson = Lesson(kind, 19, "orange", 1, 1200, OFFER, 0.33, 0.41, 3)
    lesson = replace(lesson, rent=900, rent_before=28, left=210, mortgaged=(18,), gamble=risk)
    if kind == "build-borrow":
        lesson = replace(lesson, loan=BuildingLoan((5, 15), ((16, 1), (18, 1), (19, 1))))
    return coach_line(lesson, voice, RULES, in_short=in_short)


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("risk", [None, RISK, Gamble(40, 0, 380)])
def test_a_lesson_has_four_lines_on_a_phone(locale: str, risk: Gamble | None) -> None:
    for kind in TOPICS:
        said = line(kind, locale, risk=risk).replace("**", "")
        assert len(wrap(said, LINE)) <= MOST_LINES, said


@pytest.mark.parametrize("locale", languages())
def test_a_lesson_is_told_with_its_reason_if_there_is_room_for_it(locale: str) -> None:
    shorter = 0
    for kind in TOPICS:
        full, short = line(kind, locale), line(kind, locale, in_short=True)
        shorter += len(short) < len(full)
        assert full.endswith(short.removeprefix("🎓 ")), kind
        # A colon goes on; a question that leads to its answer counts as one sentence with it.
        assert len(re.findall(r"[.!](?: |$)", full)) <= 3, kind
        assert "{" not in full, kind
    assert shorter > len(TOPICS) / 2


COSTS = ("buy", "buy-group", "buy-group-mortgaged", "buy-block", "buy-raise", "buy-raise-on-group",
    "auction", "auction-block", "auction-theirs", "build", "build-borrow", "trade", "offer-good",
    "jail-leave")  # fmt: skip
"""Kinds whose advice may cost cash that is needed for rent."""


@pytest.mark.parametrize("locale", languages())
def test_a_gamble_is_named_in_the_sentence_after_the_advice(locale: str) -> None:
    for kind in COSTS:
        said, safe = line(kind, locale, risk=RISK), line(kind, locale, in_short=True)
        assert "140" in said, kind
        assert "12" in said, kind
        assert len(re.findall(r"[.!](?: |$)", said)) <= 2 + said.count("St. Charles"), said
        assert "140" not in safe


def test_a_gamble_says_what_it_leaves_and_what_costs_more() -> None:
    ends = ". You’d keep $140 and 3 of the next 12 spaces cost more, but it’s worth it."
    assert line("build", risk=RISK).endswith(ends)
    assert "1 of the next 12 spaces costs more" in line("buy", risk=Gamble(140, 1, 380))
    lap = "You’d keep $140 and a bad lap costs $380, but it’s worth it."
    assert line("trade", risk=Gamble(140, 0, 380)).endswith(lap)


@pytest.mark.parametrize("locale", languages())
def test_no_chance_is_named_as_a_first_game_does_not_end_as_the_judge_expects(locale: str) -> None:
    assert not [kind for kind in TOPICS if "%" in line(kind, locale)]


def test_the_numbers_are_said() -> None:
    says = "Build 3 houses on the oranges: a stop there then costs up to $900 instead of $28."
    assert says in line("build")
    assert "Offer Hopper" in line("trade")
    assert "$120" in line("trade")


def test_what_is_mortgaged_is_named_or_counted() -> None:
    says = (
        "Mortgage Reading and Pennsylvania RR for $200 and build 3 houses on the oranges: you keep"
    )
    assert says in line("build-borrow")
    voice = Voice(SEATS, DEFAULT_BOARD, load("en"))
    lesson = Lesson("build-borrow", group="orange", loan=BuildingLoan((5, 12, 15), ()))
    assert "Mortgage 3 properties for $275 and" in coach_line(lesson, voice, RULES, in_short=True)


def test_hotels_are_counted_and_their_group_is_named() -> None:
    voice = Voice(SEATS, DEFAULT_BOARD, load("en"))
    cases = ((1, 0, "1 hotel on"), (3, 0, "3 hotels on"), (1, 6, "1 hotel and 6 houses on"))
    for hotels, houses, built in cases:
        lesson = Lesson("build", group="orange", dollars=300, hotels=hotels, houses=houses)
        assert f"{built} the oranges" in coach_line(lesson, voice, RULES, in_short=True)


@pytest.mark.parametrize("locale", languages())
def test_the_rent_is_said_of_the_streets_that_are_built_on(locale: str) -> None:
    voice = Voice(SEATS, DEFAULT_BOARD, load(locale))
    lesson = Lesson("build", group="orange", hotels=2, rent=950, rent_before=550, streets=(16, 18))
    said = coach_line(lesson, voice, RULES, in_short=True)
    assert all(voice.space(street) in said for street in lesson.streets)
    assert voice.say("the-orange") not in said


def test_a_good_offer_has_its_reason() -> None:
    voice = Voice(SEATS, DEFAULT_BOARD, load("en"))
    mine = Lesson("offer-good", group="orange", seat=1)
    cases = (
        (mine, "you’d own all of the oranges."),
        (replace(mine, is_theirs=True), "gives Hopper all of the oranges, but what you get is"),
        (replace(mine, group=None), "completes nothing, but what you get is worth more to you"),
    )
    for lesson, reason in cases:
        assert reason in coach_line(lesson, voice, RULES, in_short=False)


@pytest.mark.parametrize("locale", languages())
def test_before_a_roll_it_says_that_the_roll_comes_after(locale: str) -> None:
    voice = Voice(SEATS, DEFAULT_BOARD, load(locale))
    line = "🎓 Build."
    for kind in TOPICS:
        said = rolling_after(line, Lesson(kind), voice)
        assert said.startswith(line)
        assert (len(said) > len(line)) == (kind in ("build", "build-borrow", "trade"))


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("risk", [None, RISK])
def test_a_term_is_explained_in_two_lines_more_at_most(locale: str, risk: Gamble | None) -> None:
    voice, short = Voice(SEATS, DEFAULT_BOARD, load(locale)), resolve(Choice(game="short"))
    loan = BuildingLoan((5, 15), ())
    borrow = Lesson("build-borrow", group="orange", houses=3, loan=loan, gamble=risk)
    hotel = Lesson("build", group="orange", hotels=1, rent=900, gamble=risk)
    assert [term_of(it, short) for it in (borrow, hotel)] == ["mortgage", "hotel"]
    assert term_of(hotel, RULES) == term_of(replace(hotel, hotels=0), short) == ""
    for lesson, says in ((borrow, "10"), (hotel, THREE[locale])):
        plain = coach_line(lesson, voice, short, in_short=True)
        said = coach_line(lesson, voice, short, in_short=False, term=term_of(lesson, short))
        assert says in said.lower()
        assert says not in plain.lower()
        assert len(wrap(said.replace("**", ""), LINE)) <= MOST_LINES + 2, said


def test_what_is_left_to_others_is_so_for_a_reason() -> None:
    voice = Voice(SEATS, DEFAULT_BOARD, load("en"))
    reasons = {True: "on its own, ", False: "worth"}
    for kind in ("buy-leave", "auction-pass", "auction-theirs-pass"):
        for is_alone, reason in reasons.items():
            lesson = Lesson(kind, 19, "orange", 1, 220, is_alone=is_alone)
            assert reason in coach_line(lesson, voice, RULES, in_short=True)


def test_who_is_to_leave_the_last_street_of_a_group_reads_what_is_against_it() -> None:
    assert "usually isn’t worth it unless" in line("buy-short")
    assert "you’d own all of the oranges, but you’d have to mortgage too much" in line(
        "buy-leave-group"
    )
    for kind in ("buy-leave-mortgaged", "auction-pass-mortgaged"):
        assert "before unmortgaging" in line(kind)
    assert "before unmortgaging Tennessee" in line("buy-leave-mortgaged")


@pytest.mark.parametrize(("count", "label"), [(1, "Opponent concedes"), (2, "Opponents concede")])
def test_what_conceding_means_names_the_button_as_it_is(count: int, label: str) -> None:
    voice, lesson = Voice(SEATS, DEFAULT_BOARD, load("en")), Lesson("concede", count=count)
    assert f"Press **{label}: end the game…** to" in coach_line(lesson, voice, RULES, in_short=True)


def test_a_shortened_line_makes_sense_by_itself() -> None:
    assert "each time you pass GO" in line("salary", in_short=True)
    assert f"Press **{auction('New York')}**" in line("buy-short", in_short=True)
    for kind in ("buy-block", "auction-block"):
        assert "Hopper could complete" in line(kind, in_short=True)


def test_how_the_short_game_ends_is_said() -> None:
    assert "the richest of the others wins" in line("goal")


def test_what_was_practiced_is_listed_once() -> None:
    voice = Voice(SEATS, DEFAULT_BOARD, load("en"))
    assert "taking turns and buying." in practiced_line(["end", "throw", "buy", "buy-group"], voice)
    assert "short lesson" in practiced_line([], voice)
