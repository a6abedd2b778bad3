"""Names as they were typed, that call nobody and format nothing."""

import warnings

import pytest

from bot.decisions.business_options import row_name
from bot.language.clipping import clip
from bot.language.language import Words, languages, load
from bot.language.lots import lots_in_short
from bot.language.names import (
    GROUP_EMOJI,
    LONGEST_NAME,
    TOKEN_EMOJI,
    UTILITY_EMOJI,
    deed_emoji,
    escape,
    group_key,
    plain_name,
)
from bot.language.voice import Voice
from engine.editions.board import board
from engine.editions.catalogue import CATALOGUE, DEFAULT, rules_of
from engine.host.store.records import Player
from tests.bot.render.tables import CROWD, PEOPLE, WILD, WORDS
from tests.support import ftl
from tests.support.board_names import own_names
from tests.support.made_language import make_language


def test_a_seat_is_token_and_name() -> None:
    assert PEOPLE.player(0) == "🎩 Ada"
    assert PEOPLE.name(1) == "Bo"
    assert PEOPLE.users((0, 1, 2)) == (11, 12)


def test_a_mention_has_the_token_before_it_and_a_computer_has_none() -> None:
    assert PEOPLE.mention(0) == "🎩 <@11>"
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
        ("\u061cevil\u200f", "evil"),
        ("נועם", "\u2068נועם\u2069"),
        ("ليلى_1", "\u2068ليلى\\_1\u2069"),
        ("Ada נ", "\u2068Ada נ\u2069"),
        (" ", "?"),
        ("\u200b\u3164\u00ad", "?"),
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


def test_a_deed_is_the_emoji_of_its_group_and_its_name() -> None:
    assert PEOPLE.deed(8) == "🔷 Vermont"
    assert PEOPLE.mark(0) == ""
    assert PEOPLE.colour(8) != PEOPLE.colour(39)


@pytest.mark.parametrize(
    ("edition", "mark", "row", "the"),
    [
        ("1935", "🟣", "Dark purples", "the dark purples"),
        ("1973", "🟣", "Dark purples", "the dark purples"),
        ("1994", "🟣", "Dark purples", "the dark purples"),
        ("1998", "🟣", "Dark purples", "the dark purples"),
        ("2008", "🟫", "Browns", "the browns"),
    ],
)
def test_the_first_streets_have_the_colour_of_their_board(
    edition: str, mark: str, row: str, the: str
) -> None:
    rules = rules_of(edition)
    voice = Voice([Player(0, 11, "Ada", "hat")], rules.board, WORDS)
    first = rules.groups[rules.properties[1].group]
    assert (voice.mark(1), voice.deed(3)) == (mark, f"{mark} Baltic")
    assert (row_name(first, WORDS), WORDS.say(group_key("the", first))) == (row, the)


def test_every_group_of_every_board_has_an_emoji_and_a_colour_of_its_own() -> None:
    for edition in CATALOGUE.values():
        voice = Voice([], edition.rules.board, WORDS)
        firsts = [group.members[0] for group in edition.rules.groups.values()]
        assert len({voice.mark(space) for space in firsts}) == 10
        assert len({voice.colour(space) for space in firsts}) == 10


def test_many_lots_are_counted() -> None:
    assert lots_in_short((1, 3), PEOPLE) == "Mediterranean and Baltic"
    many = (1, 3, "CC-GOOJF", 6, 8)
    assert (
        lots_in_short(many, PEOPLE)
        == "Mediterranean, Baltic, Get Out of Jail Free card (Community Chest) +2"
    )


def test_an_unknown_token_still_has_a_sign() -> None:
    assert Voice([Player(0, 1, "Ada", "ufo")], "classic", WORDS).player(0) == "▪️ Ada"


@pytest.fixture
def other(monkeypatch: pytest.MonkeyPatch) -> Words:
    """A language that has names of its own for three spaces."""
    made = "space-go = LOS\nspace-water-works = Wasserwerk\nspace-free-parking = Frei Parken\n"
    make_language(monkeypatch, "xx", made)
    return Words("xx")


def test_streets_and_railroads_are_called_alike_in_every_language(other: Words) -> None:
    mine, theirs = Voice([], "classic", WORDS), Voice([], "us2008", load("en"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # It lacks words for the other spaces.
        foreign = Voice([], "classic", other)
    for space in (1, 5, 15, 39):
        assert foreign.space(space) == mine.space(space) == theirs.space(space)
    assert foreign.full_space(15) == "Pennsylvania Railroad"
    assert (foreign.space(0), foreign.deed(28), foreign.full_space(20)) == (
        "LOS",
        "💧 Wasserwerk",
        "Frei Parken",
    )
    assert foreign.space(4) == mine.space(4) == "Income Tax"


def test_a_name_that_is_longer_than_discord_has_them_is_cut() -> None:
    """A forged one of a hundred thousand letters was measured letter by letter to be drawn."""
    assert plain_name("A" * 32) == "A" * 32
    long = plain_name("A" * 100_000)
    assert len(long) == LONGEST_NAME
    assert long.endswith("…")
    assert len(escape("*" * 100_000)) <= 2 * LONGEST_NAME
    assert plain_name("\u2066" * 20 + "Ada" + "\u2069" * 20) == "Ada"


def test_names_from_right_to_left_stay_beside_their_sums() -> None:
    """Text runs from left to right as a whole: names and sums alternate as they were written."""
    voice = Voice([Player(0, 1, "נועם", "hat"), Player(1, 2, "ليلى", "dog")], "classic", WORDS)
    told = [voice.player(0), voice.label(1), voice.name(0)]
    for text in told:
        assert text.count("\u2068") == text.count("\u2069") == 1
    line = " · ".join(f"{voice.label(seat)} $1,500" for seat in (0, 1))
    assert line == "🎩 \u2068נועם\u2069 $1,500 · 🐕 \u2068ليلى\u2069 $1,500"


def test_a_name_from_right_to_left_keeps_its_end_where_it_is_cut() -> None:
    name = plain_name("נועם" * 10)
    assert len(name) == LONGEST_NAME + 2
    assert name.endswith("…\u2069")
    for most in range(3, len(name) + 12):
        clipped = clip(f"{name} pays $50", most)
        assert len(clipped) <= most
        assert clipped.count("\u2068") == clipped.count("\u2069") == 1


def test_each_utility_has_its_own_emoji_whatever_it_is_called() -> None:
    voice = Voice([], "classic", WORDS, own_names())
    rules = rules_of(DEFAULT)
    assert [voice.mark(space) for space in (12, 28, 5, 39)] == ["⚡", "💧", "🚂", "🟦"]
    assert [deed_emoji(space, rules) for space in (12, 28)] == ["⚡", "💧"]


@pytest.mark.parametrize("locale", languages())
def test_no_sentence_has_the_emoji_of_a_token_or_a_property(locale: str) -> None:
    """The bot's own one would be shown in its place: a fast win had the bulb of a utility."""
    own = {*GROUP_EMOJI.values(), *UTILITY_EMOJI.values(), *TOKEN_EMOJI.values()}
    assert [key for key in ftl.messages(locale) if own & set(ftl.raw_text(locale, key))] == []
