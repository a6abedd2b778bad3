"""What computer players say now and then: rarely, always the same, and only for themselves."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from bench.arena.players import CHARACTER_PLAYERS, Judging
from bench.arena.table import Table
from bot.language.language import languages, load
from bot.language.voice import Voice
from bot.narration.log import Remark
from bot.narration.notices import log_lines
from bot.narration.remarks import OCCASIONS, RAISING, Remarks
from engine.core import events as e
from engine.core.actions import Side
from engine.core.events import Trade
from engine.core.why import LuxuryTax, Rent
from engine.host.computers.names import GIVEN_NAMES
from engine.host.store.records import Player, Step
from tests.bot.render.tables import RULES
from tests.support.game import BALTIC, ORIENTAL, READING

ADA = Player(0, 11, "Ada", "hat")
BRUNO = Player(1, None, "Bruno", "car", character="builder", strength="sharp")
PLAIN = Player(2, None, "Hopper", "dog", character="neutral")
PLAYERS = (ADA, BRUNO, PLAIN)
RENT = e.Paid(1, (0,), 50, Rent(ORIENTAL, "bare", 50, 1, 1))
HOTEL = e.Built(1, ((BALTIC, 5),), 50, 32, 11)
HOUSE = replace(HOTEL, levels=((BALTIC, 4),))
WON = e.AuctionWon(1, ORIENTAL, 120)
DEAL = Trade(7, 0, 1, Side((ORIENTAL,)), Side((READING,)))
OUT = e.WentBankrupt(1, (0,))
STEPS = [Step(version, 1e6 + 7 * version, None, None, "roll", "[]") for version in range(1, 2001)]


def remarks(event: e.Event, players: tuple[Player, ...] = PLAYERS) -> Iterator[str]:
    found = Remarks(dict(enumerate(players)), RULES)
    for step in STEPS:
        for mark in found.after(step, event):
            assert isinstance(mark, Remark)
            yield mark.key


@pytest.mark.parametrize(
    ("occasion", "event"),
    [("rent", RENT), ("hotel", HOTEL), ("house", HOUSE), ("auction", WON), ("bankrupt", OUT)],
)
def test_a_remark_is_as_rare_as_its_occasion_says(occasion: str, event: e.Event) -> None:
    every, number = OCCASIONS[occasion]
    said = list(remarks(event))
    assert len(said) == pytest.approx(len(STEPS) / every, rel=0.25)
    assert set(said) == {f"builder-{occasion}-{at + 1}" for at in range(number)}
    assert said == list(remarks(event))


def remarks_of_a_game(cast: Sequence[str], turns: int) -> int:
    """How many remarks there are while these characters play with a fourth player."""
    seated = [replace(BRUNO, seat=seat, character=it) for seat, it in enumerate(cast, 1)]
    found = Remarks(dict(enumerate((ADA, *seated))), RULES)
    players = [Judging(), *(CHARACTER_PLAYERS[f"{it}:even"]() for it in cast)]
    table, said = Table(players, RULES, "/".join(cast).encode()), 0
    for version in itertools.count(1):
        if table.state.is_over or table.state.turn > turns:
            return said
        table.step()
        step = replace(STEPS[0], version=version)
        said += len([mark for event in table.events for mark in found.after(step, event)])
    raise AssertionError("it counts on")


def test_three_computers_say_something_about_every_ten_turns() -> None:
    casts = list(itertools.combinations(GIVEN_NAMES, 3))[::2]
    said = sum(remarks_of_a_game(cast, 100) for cast in casts)
    # One game has 1 remark in a hundred turns, another one 16: five of them say no more.
    assert 5 <= 100 * len(casts) / said <= 15


@pytest.mark.parametrize(
    "event",
    [
        replace(RENT, seat=0),
        replace(RENT, seat=2),
        replace(RENT, why=LuxuryTax()),
        replace(RENT, amount=29),
        replace(RENT, why=Rent(READING, "railroads", 50, 2, 1)),
        replace(WON, space="CC-GOOJF"),
        replace(WON, space=READING),
        e.TradeMade(replace(DEAL, gives=Side((READING,), 50))),
        e.TradeMade(replace(DEAL, forgives=4)),
    ],
    ids=[
        "a person",
        "no character",
        "no rent",
        "a low rent",
        "a railroad",
        "a card",
        "a railroad bought",
        "no street got",
        "a debt settled",
    ],
)
def test_other_players_and_other_deeds_have_none(event: e.Event) -> None:
    assert list(remarks(event)) == []


@pytest.mark.parametrize("deal", [DEAL, Trade(7, 1, 0, Side((READING,)), Side((ORIENTAL,)))])
def test_who_gets_a_street_in_a_deal_may_be_glad_of_it(deal: Trade) -> None:
    assert set(remarks(e.TradeMade(deal))) == {"builder-deal-1", "builder-deal-2"}


def test_a_rent_for_which_money_had_to_be_raised_pleases_nobody() -> None:
    found = Remarks(dict(enumerate(PLAYERS)), RULES)
    for verb in RAISING:
        raising = [replace(step, action=f"1 {verb} 1=0") for step in STEPS]
        assert not [mark for step in raising for mark in found.after(step, RENT)]


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


@pytest.mark.parametrize("locale", languages())
def test_a_remark_about_what_another_has_begun_names_its_speaker(locale: str) -> None:
    voice = Voice(PLAYERS, "classic", load(locale))
    event = e.TradeMade(DEAL)
    found = Remarks(voice.players, RULES)
    loud = next(step for step in STEPS if list(found.after(step, event)))
    (line,) = log_lines([(loud, (event,))], voice, RULES)
    (mark,) = found.after(loud, event)
    assert isinstance(mark, Remark)
    assert line.startswith("🎩 Ada ")
    remark = line.removesuffix(".").partition(" · ")[2]
    assert remark.startswith("👷 Bruno")
    assert voice.say(f"remark-{mark.key}") in remark


def test_a_remark_breaks_no_sentence() -> None:
    # The rent of a landing is told in the sentence of the roll; what follows goes on.
    voice = Voice(PLAYERS, "classic", load("en"))
    found = Remarks(voice.players, RULES)
    loud = next(step for step in STEPS if list(found.after(step, RENT)))
    events = (e.DiceRolled(1, 2, 4, 1), e.Moved(1, 0, ORIENTAL), RENT)
    lines = log_lines([(loud, events)], voice, RULES)
    assert len(lines) == 1
    assert lines[0].count("“") == 1


def test_every_character_has_something_to_say() -> None:
    every = {f"remark-{it}-{occasion}-1" for it in GIVEN_NAMES for occasion in OCCASIONS}
    assert all(load("en").has(key) for key in every)
