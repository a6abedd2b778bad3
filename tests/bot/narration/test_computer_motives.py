"""Motives of computer players in words: each kind in every language, with its own numbers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.language.language import languages, load
from bot.language.voice import Voice
from bot.narration.computer_motives import (
    FALLS,
    OFFERS,
    TO_READER,
    is_for,
    line_with_face,
    motive_line,
    without_chances,
)
from engine.host.store.records import Player
from engine.players.motives import ABOUT_A_THIRD, BETWEEN_TWO, KINDS, Motive
from tests.bot.render.tables import RULES
from tests.support.game import BALTIC, VERMONT

PLAYERS = (Player(0, 11, "Ada", "hat"), Player(1, None, "Igor", "car", character="blocker"))
FACTS = {"spaces": (VERMONT,), "group": "light_blue", "seat": 0, "dollars": 137, "rents": (50, 150)}
CHANCES = {"before": 0.272, "after": 0.291}


def voice(locale: str = "en", *, plain: bool = False) -> Voice:
    return Voice(PLAYERS, "classic", load(locale, plain=plain))


def motive(kind: str) -> Motive:
    facts = {**FACTS, **CHANCES}
    if kind in FALLS:
        facts |= {"before": 0.291, "after": 0.272}
    return Motive(kind, **{name: facts[name] for name in KINDS[kind]})  # type: ignore[arg-type]


@pytest.mark.parametrize("locale", languages())
def test_every_kind_is_one_line_about_its_player(locale: str) -> None:
    for kind, facts in KINDS.items():
        said = motive_line(motive(kind), 1, voice(locale), RULES)
        assert "Igor" in said, kind
        assert "{" not in said, kind
        assert "\n" not in said, kind
        assert "Vermont" not in said or "spaces" in facts, kind
        has_chances = "before" in facts and kind not in OFFERS
        assert ("27" in said and "29" in said) is has_chances, kind


def test_the_sentence_names_properties_rivals_and_chances() -> None:
    said = motive_line(motive("bought-stop"), 1, voice(), RULES)
    assert said == (
        "Igor bought Vermont for $137 to keep Ada from owning all of the light blues. "
        "Igor’s chance of winning: 27% → 29%."
    )


@pytest.mark.parametrize("locale", languages())
def test_the_other_player_of_an_offer_reads_you(locale: str) -> None:
    for kind in sorted(TO_READER):
        told = motive(kind)
        assert "Ada" in motive_line(told, 1, voice(locale), RULES), kind
        assert "Ada" in motive_line(told, 1, voice(locale), RULES, reader=2), kind
        said = motive_line(told, 1, voice(locale), RULES, reader=told.seat)
        assert "Ada" not in said, kind
        assert "Igor" in said, kind


def test_text_alone_has_words_in_place_of_the_arrow() -> None:
    said = motive_line(motive("built"), 1, voice(plain=True), RULES)
    assert said.endswith("chance of winning: from 27% to 29%.")


def test_a_chance_that_does_not_change_is_told_once_and_may_be_hidden() -> None:
    same = Motive("borrowed", (BALTIC,), dollars=30, before=0.3, after=0.3001)
    assert motive_line(same, 1, voice(), RULES).endswith("chance of winning: still 30%.")
    hidden = without_chances(motive("built"))
    assert "%" not in motive_line(hidden, 1, voice(), RULES)


@pytest.mark.parametrize("kind", ["refused-loss", "refused-cash", "withdrew"])
def test_a_refusal_tells_no_tenth_of_a_chance(kind: str) -> None:
    """Who asks for a dollar less each time could read from it what the other would still accept."""
    told = Motive(kind, seat=0, before=0.312, after=0.308)
    assert "%" not in motive_line(told, 1, voice(), RULES)
    assert "21% → 19%" in motive_line(replace(told, before=0.207, after=0.194), 1, voice(), RULES)
    under = replace(told, before=0.008, after=0.002)
    assert "%" not in motive_line(under, 1, voice(), RULES)


@pytest.mark.parametrize("kind", sorted(OFFERS))
def test_an_offer_is_told_without_the_chances_of_when_it_was_made(kind: str) -> None:
    """It says itself what it does now: the proposer has rolled and paid since."""
    assert "%" not in motive_line(motive(kind), 1, voice(), RULES)


@pytest.mark.parametrize("kind", ["refused-loss", "refused-cash", "withdrew"])
def test_what_is_called_bad_shows_no_chance_that_rises(kind: str) -> None:
    rising = Motive(kind, seat=0, before=0.27, after=0.29)
    assert "%" not in motive_line(rising, 1, voice(), RULES)
    falling = Motive(kind, seat=0, before=0.29, after=0.27)
    assert "29% → 27%" in motive_line(falling, 1, voice(), RULES)


@pytest.mark.parametrize(
    "kind",
    ["accepted", "refused-little", "bought", "bought-stop", "left", "built", "borrowed"],
)
def test_what_is_called_good_shows_no_chance_that_falls(kind: str) -> None:
    falling = replace(motive(kind), before=0.29, after=0.27)
    assert "%" not in motive_line(falling, 1, voice(), RULES)
    rising = replace(motive(kind), before=0.27, after=0.29)
    assert "27% → 29%" in motive_line(rising, 1, voice(), RULES)


@pytest.mark.parametrize("kind", ["outbid", "outbid-cash"])
def test_who_has_bid_nothing_is_not_told_a_price_of_nothing(kind: str) -> None:
    said = motive_line(Motive(kind, dollars=0), 1, voice(), RULES)
    assert "$0" not in said


def test_kept_cash_is_a_reason_not_to_build_and_for_nothing_else() -> None:
    said = motive_line(Motive("kept", dollars=437), 1, voice(), RULES)
    assert said == "Igor didn’t build, to keep $437 for upcoming rent."


def test_cash_that_limits_a_bid_is_not_called_its_worth() -> None:
    said = motive_line(Motive("outbid-cash", dollars=13), 1, voice(), RULES)
    assert said == "Igor stopped bidding: $13 is all the cash Igor has."


def test_the_face_stands_before_the_sentence() -> None:
    assert line_with_face(motive("went-on"), 1, voice(), RULES).startswith("💂 Igor")


@pytest.mark.parametrize("kind", KINDS)
def test_what_two_players_offered_each_other_is_for_them_alone(kind: str) -> None:
    given = motive(kind)
    assert is_for(given, 3) is (kind not in BETWEEN_TWO)
    assert is_for(given, None) is (kind not in BETWEEN_TWO)
    assert is_for(given, 0) is (kind not in ABOUT_A_THIRD)


@pytest.mark.parametrize("reader", [None, 0, 1])
def test_a_kind_of_which_nothing_is_said_is_for_nobody(reader: int | None) -> None:
    assert not is_for(Motive("brand-new", seat=0), reader)


def test_who_was_refused_before_is_not_told_of_an_offer_of_others() -> None:
    assert not is_for(Motive("refused-person", seat=2), 2)
