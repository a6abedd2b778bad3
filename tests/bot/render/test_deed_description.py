"""What the card of a deed shows of a position, and the same read aloud."""

import re

import pytest

from bot.language.language import languages, load
from bot.language.voice import Voice
from bot.pictures.fonts import can_write
from bot.render.deed_description import deed_alt, deed_spec
from bot.render.deed_picture import deed_picture
from bot.ui.message_files import ALT
from engine.core.chance import FairChance
from engine.editions.catalogue import CATALOGUE, rules_of
from engine.game import new_game
from engine.view import View, public_view
from tests.bot.render.tables import CROWD, PEOPLE, WORDS
from tests.support.game import BOARDWALK, ELECTRIC, NEW_YORK, READING, VERMONT, WATER_WORKS

EVERY = tuple(rules_of("1994").properties)


def position(edition: str = "1994") -> View:
    return public_view(new_game(rules_of(edition), ("hat", "car", "dog"), FairChance(b"d")).state)


def charged(view: View, space: int) -> str:
    """The line that is marked, "" if none is."""
    spec = deed_spec(space, view, PEOPLE)
    return "" if spec.now is None else f"{spec.lines[spec.now].label} {spec.lines[spec.now].amount}"


def test_nobody_is_charged_where_nobody_owns() -> None:
    view = position()
    spec = deed_spec(VERMONT, view, PEOPLE)
    assert (spec.now, spec.owner, spec.free) == (None, None, "Unowned")


@pytest.mark.parametrize(
    ("level", "marked"),
    [
        (0, "Rent $16"),
        (1, "With 1 house $80"),
        (4, "With 4 houses $800"),
        (5, "With a hotel $1,000"),
    ],
)
def test_the_rent_of_a_street_is_marked(level: int, marked: str) -> None:
    view = position()
    view.deeds[NEW_YORK].owner, view.deeds[NEW_YORK].level = 1, level
    assert charged(view, NEW_YORK) == marked


def test_the_whole_group_is_marked_where_one_player_has_it() -> None:
    view = position()
    for space in (37, BOARDWALK):
        view.deeds[space].owner = 2
    assert charged(view, BOARDWALK) == "Rent, full set $100"


def test_railroads_and_utilities_are_counted() -> None:
    view = position()
    for space in (READING, 15, 25):
        view.deeds[space].owner = 0
    for space in (ELECTRIC, WATER_WORKS):
        view.deeds[space].owner = 1
    assert charged(view, READING) == "With 3 railroads $100"
    assert charged(view, WATER_WORKS) == "With 2 utilities 10 × the roll"


def test_a_mortgaged_deed_shows_its_other_side() -> None:
    view = position()
    view.deeds[VERMONT].owner, view.deeds[VERMONT].mortgaged = 0, True
    spec = deed_spec(VERMONT, view, PEOPLE)
    assert spec.mortgaged == "MORTGAGED"
    assert [(it.label, it.amount) for it in spec.costs] == [
        ("Mortgage value", "$50"),
        ("To unmortgage", "$55"),
    ]
    assert "Rent" not in deed_alt(spec, WORDS)


def test_all_of_the_card_is_read_aloud() -> None:
    view = position()
    view.deeds[NEW_YORK].owner, view.deeds[NEW_YORK].level = 1, 3
    assert deed_alt(deed_spec(NEW_YORK, view, PEOPLE), WORDS).splitlines() == [
        "Title Deed: New York Avenue, Orange.",
        "Price: $200",
        "Rent: $16",
        "Rent, full set: $32",
        "With 1 house: $80",
        "With 2 houses: $220",
        "With 3 houses: $600 (now)",
        "With 4 houses: $800",
        "With a hotel: $1,000",
        "House: $100",
        "Hotel: $100 + 4 houses",
        "Mortgage value: $100",
        "To unmortgage: $110",
        "Owner: Bo, with 3 houses",
    ]


def test_another_picture_is_sent_only_when_the_card_has_changed() -> None:
    view = position()
    before = deed_picture(VERMONT, view, PEOPLE)
    view.seats[0].space, view.turn = 24, 9
    assert deed_picture(VERMONT, view, PEOPLE) == before
    view.deeds[VERMONT].owner = 0
    assert deed_picture(VERMONT, view, PEOPLE) != before


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("edition", CATALOGUE)
def test_every_card_of_every_language_can_be_written_and_read_aloud(
    edition: str, locale: str
) -> None:
    view, words = position(edition), load(locale)
    voice = Voice(list(CROWD.players.values()), view.rules.board, words)
    for space in EVERY:
        view.deeds[space].owner = space % 3
        view.deeds[space].mortgaged = space % 2 == 0
        spec = deed_spec(space, view, voice)
        assert len(deed_alt(spec, words)) <= ALT
        drawn = [spec.title, spec.group, spec.mortgaged, spec.silent, spec.free]
        drawn += [text for it in (*spec.lines, *spec.costs) for text in (it.label, it.amount)]
        # Spaces at which no line breaks are drawn as wide as others, or narrower.
        spaced = [re.sub("[\u202f\xa0]", " ", it) for it in drawn if it]
        assert not [it for it in spaced if not can_write(it)]
