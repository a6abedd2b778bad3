"""What computer players say now and then: rarely, always the same, and only for themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.render.log import Remark
from bot.render.notices import log_lines
from bot.render.remarks import OCCASIONS, Remarks
from bot.render.voice import Voice
from bot.text.language import languages, load
from engine import events as e
from engine.host.lobby import GIVEN_NAMES
from engine.host.store.records import Player, Step
from engine.why import LuxuryTax, Rent
from tests.bot.render.tables import RULES
from tests.support.game import BALTIC, ORIENTAL

ADA = Player(0, 11, "Ada", "hat")
BRUNO = Player(1, None, "Bruno", "car", character="builder", strength="sharp")
PLAIN = Player(2, None, "Hopper", "dog", character="neutral")
PLAYERS = (ADA, BRUNO, PLAIN)
RENT = e.Paid(1, (0,), 6, Rent(ORIENTAL, "bare", 6, 1, 1))
HOTEL = e.Built(1, ((BALTIC, 5),), 50, 32, 11)
OUT = e.WentBankrupt(1, (0,))
STEPS = [Step(version, 1e6 + 7 * version, None, None, "roll", "[]") for version in range(1, 2001)]


def remarks(event: e.Event, players: tuple[Player, ...] = PLAYERS) -> Iterator[str]:
    found = Remarks(dict(enumerate(players)), RULES)
    for step in STEPS:
        for mark in found.after(step, event):
            assert isinstance(mark, Remark)
            yield mark.key


@pytest.mark.parametrize(
    ("occasion", "event"), [("rent", RENT), ("hotel", HOTEL), ("bankrupt", OUT)]
)
def test_a_remark_is_as_rare_as_its_occasion_says(occasion: str, event: e.Event) -> None:
    every, number = OCCASIONS[occasion]
    said = list(remarks(event))
    assert len(said) == pytest.approx(len(STEPS) / every, rel=0.25)
    assert set(said) == {f"builder-{occasion}-{at + 1}" for at in range(number)}
    assert said == list(remarks(event))


def test_deeds_get_a_remark_at_most_one_time_in_six() -> None:
    usual = [every for occasion, (every, _) in OCCASIONS.items() if occasion != "bankrupt"]
    assert min(usual) >= 6


@pytest.mark.parametrize(
    "event",
    [
        replace(RENT, seat=0),
        replace(RENT, seat=2),
        replace(RENT, why=LuxuryTax()),
        replace(HOTEL, levels=((BALTIC, 4),)),
    ],
    ids=["a person", "no character", "no rent", "houses"],
)
def test_other_players_and_other_deeds_have_none(event: e.Event) -> None:
    assert list(remarks(event)) == []


def test_a_person_who_plays_a_computers_seat_is_not_spoken_for() -> None:
    lent = replace(BRUNO, user_id=12, owner_id=11)
    assert list(remarks(RENT, (ADA, lent, PLAIN))) == []


@pytest.mark.parametrize("locale", languages())
def test_a_remark_stands_behind_what_it_is_about(locale: str) -> None:
    voice = Voice(PLAYERS, "classic", load(locale))
    found = Remarks(voice.players, RULES)
    loud = next(step for step in STEPS if list(found.after(step, HOTEL)))
    quiet = next(step for step in STEPS if not list(found.after(step, HOTEL)))
    (line,) = log_lines([(quiet, (HOTEL,))], voice, RULES)
    (remarked,) = log_lines([(loud, (HOTEL,))], voice, RULES)
    (mark,) = found.after(loud, HOTEL)
    assert isinstance(mark, Remark)
    said = voice.say(f"remark-{mark.key}")
    assert remarked == voice.say("line-remark", line=line, said=said)
    assert said in remarked


def test_a_remark_breaks_no_sentence() -> None:
    # The rent of a landing is told in the sentence of the throw; what follows goes on.
    voice = Voice(PLAYERS, "classic", load("en"))
    found = Remarks(voice.players, RULES)
    loud = next(step for step in STEPS if list(found.after(step, RENT)))
    events = (e.DiceThrown(1, 2, 4, 1), e.Moved(1, 0, ORIENTAL), RENT)
    lines = log_lines([(loud, events)], voice, RULES)
    assert len(lines) == 1
    assert lines[0].count("“") == 1


def test_every_character_has_something_to_say() -> None:
    every = {f"remark-{it}-{occasion}-1" for it in GIVEN_NAMES for occasion in OCCASIONS}
    assert all(load("en").has(key) for key in every)
