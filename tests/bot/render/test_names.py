"""Names as they were typed, that call nobody and format nothing."""

import pytest

from bot.render.names import Names, escape
from engine.editions.board import board
from engine.host.records import Player
from tests.bot.render.tables import CROWD, PEOPLE, WILD


def test_a_seat_is_token_and_name() -> None:
    assert PEOPLE.of(0) == "🎩 Ada"
    assert PEOPLE.bare(1) == "Bo"
    assert PEOPLE.users((0, 1, 2)) == (11, 12)


def test_a_mention_has_the_name_beside_it_and_a_computer_has_none() -> None:
    assert PEOPLE.mention(0) == "<@11> (🎩 Ada)"
    assert PEOPLE.mention(2) == "🐕 Cy"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("*a*_b_~c~|d|`e`", r"\*a\*\_b\_\~c\~\|d\|\`e\`"),
        ("a\\", "a\\\\"),
        ("# a > b", r"\# a \> b"),
        ("[a](http://b)", "\\[a\\](http:\\//b)"),
        ("@everyone", "@\u200beveryone"),
        ("<@123456789012345678>", "\\<@\u200b123456789012345678\\>"),
        ("a\n\nb\t c", "a b c"),
        ("\u202eevil\u202c", "evil"),
        (" ", "?"),
    ],
)
def test_what_people_typed_is_shown_letter_by_letter(typed: str, shown: str) -> None:
    assert escape(typed) == shown


def test_labels_are_no_markdown() -> None:
    assert CROWD.label(0) == f"🧺 {WILD}"


def test_spaces_are_short_and_never_the_same_twice() -> None:
    assert PEOPLE.space(8) == "Vermont"
    assert PEOPLE.space(5) == "Reading"
    assert {PEOPLE.space(15), PEOPLE.space(34)} == {"Pennsylvania RR", "Pennsylvania Ave."}
    properties = [PEOPLE.space(space) for space in board("classic").properties]
    assert len(set(properties)) == 28


def test_a_deed_shows_colour_and_letter() -> None:
    assert PEOPLE.deed(8) == "🔷L Vermont"
    assert PEOPLE.mark(0) == ""
    assert PEOPLE.colour(8) != PEOPLE.colour(39)


def test_many_lots_are_counted() -> None:
    assert PEOPLE.lots((1, 3)) == "Mediterranean, Baltic"
    assert PEOPLE.lots((1, 3, 5, 6, 8)) == "Mediterranean, Baltic, Reading +2"


def test_an_unknown_token_still_has_a_sign() -> None:
    assert Names([Player(0, 1, "Ada", "ufo")]).of(0) == "▪️ Ada"
