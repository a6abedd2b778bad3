"""The names on a board: what a file may hold, and where it is wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.editions.board_names import (
    CURRENCIES,
    LARGEST_FILE,
    PROPERTIES,
    US_NAMES,
    BadNames,
    BoardNames,
    built_in,
    dump_names,
    read_names,
    tidy,
)
from engine.editions.cards import cards

OWN = US_NAMES.model_copy(
    update={
        "title": "Our Town",
        "currency": "zł",
        "places": {0: "Home", 10: "The cellar"},
        "decks": {"chance": "Gossip"},
        "cards": {"CC-BIRTHDAY": "Tom’s barbecue again."},
    }
)


def file(**parts: Any) -> str:
    """A file of a board with other parts than it should have."""
    return json.dumps(json.loads(dump_names(OWN)) | parts)


def named(**names: str) -> Mapping[str, str]:
    """The properties with some names in place of theirs: `_1` is that of space 1."""
    usual = {str(index): name for index, name in OWN.properties.items()}
    return usual | {key.removeprefix("_"): name for key, name in names.items()}


def faults(text: str | bytes) -> list[str]:
    """Each fault of a file, as "properties.1 long"."""
    with pytest.raises(BadNames) as raised:
        read_names(text)
    return [" ".join((".".join(it.where), it.what)) for it in raised.value.faults]


@pytest.mark.parametrize("board", [*built_in().values(), OWN], ids=lambda it: it.title)
def test_a_file_is_read_as_what_was_written(board: BoardNames) -> None:
    text = dump_names(board)
    assert read_names(text) == board
    assert dump_names(read_names(text.encode())) == text


def test_each_board_of_ours_has_28_names() -> None:
    assert [len(it.properties) for it in built_in().values()] == [28] * len(built_in())
    assert [*built_in()][0] == "us"


def test_parts_that_may_be_missing_are_empty() -> None:
    board = read_names(dump_names(US_NAMES))
    assert (board.places, board.decks, board.cards, board.currency) == ({}, {}, {}, "$")


def test_the_mark_that_some_editors_write_first_is_passed_over() -> None:
    assert read_names(dump_names(OWN).encode("utf-8-sig")) == OWN


def test_27_names_are_refused_with_the_missing_one() -> None:
    few = {key: name for key, name in named().items() if key != "39"}
    assert faults(file(properties=few)) == ["properties.39 missing"]


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ({"prices": {"1": 5}}, ["prices. unknown"]),
        ({"properties": named(_1="X")}, ["properties.1 short"]),
        ({"properties": named(_1="Lane " * 5)}, []),
        ({"properties": named(_1="y" * 25)}, ["properties.1 long"]),
        ({"properties": {**named(), "1": {"name": "Lane", "price": 5}}}, ["properties.1 file"]),
        ({"properties": {**named(), "2": "Lane"}}, ["properties.2 unknown"]),
        ({"properties": {**named(), "x": "Lane"}}, ["properties.x file"]),
        ({"places": {"2": "Lane"}}, ["places.2 unknown"]),
        ({"decks": {"luck": "Lane"}}, ["decks.luck file"]),
        ({"cards": {"CH-X": "Go away."}}, ["cards.CH-X unknown"]),
        ({"cards": {"CH-GO": "a" * 121}}, ["cards.CH-GO long"]),
        ({"title": "Us"}, ["title. short"]),
        ({"title": "t" * 41}, ["title. long"]),
        ({"currency": "€€"}, ["currency. file"]),
        ({"locale": "english, or so"}, ["locale. file"]),
        ({"format": "board-names/2"}, ["format. file"]),
    ],
)
def test_each_fault_is_told_with_its_place(parts: Any, expected: list[str]) -> None:
    text = file(**parts)
    if expected:
        assert faults(text) == expected
    else:
        read_names(text)


@pytest.mark.parametrize(
    "name",
    [
        "see http://a.b",
        "<@12345>",
        "@everyone",
        "＠everyone",  # noqa: RUF001
        "**bold**",
        "a_b_",
        "> quoted",
        "- item",
        "# Heading",
        "`code`",
        "||secret||",
        "two\nlines",
        "two\u2028lines",
        "back\u202ewards",
        "mark\u200e",
        "zero\u200bwidth",
        "join\u034fed",
        "varied\ufe0f",
        "filled\u3164",
        "bell\x07",
        "lone\ud800",
        "...",
        "{ $amount }",
        "Ca$h",
        "12)",
        "1.",
        "Discord.gg/abc",
    ],
)
def test_what_is_more_than_letters_is_refused(name: str) -> None:
    expected = "file. file" if "\ud800" in name else "properties.5 letters"
    assert faults(file(properties=named(_5=name))) == [expected]


def test_letters_that_the_typeface_has_not_are_refused() -> None:
    with pytest.raises(BadNames) as raised:
        read_names(dump_names(OWN), lambda text: "ome" not in text)
    assert [it.where for it in raised.value.faults] == [("places", "0")]


@pytest.mark.parametrize(
    ("name", "other"),
    [("lane", "LANE"), ("Gasse", "Gaße"), ("Ｌane", "Lane"), ("Lane  one", " Lane one")],  # noqa: RUF001
)
def test_the_same_name_is_refused_however_it_is_written(name: str, other: str) -> None:
    text = file(properties=named(_3=name, _9=other))
    assert faults(text) == ["properties.9 same"]
    assert faults(file(properties=named(_3=name), places={"20": other})) == ["places.20 same"]


def test_blanks_at_the_ends_and_between_are_no_part_of_a_name() -> None:
    board = read_names(file(title="  Our \t Town ", properties=named(_1="Sesame   Street ")))
    assert (board.title, board.properties[1]) == ("Our Town", "Sesame Street")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '"a"',
        b"\xff\xfe",
        "[" * 100_000,
        dump_names(OWN) + " " * LARGEST_FILE,
        '{"title": ' + "[" * 5 + "]" * 5 + "}",
    ],
    ids=range(8),
)
def test_what_is_no_file_of_names_is_refused_as_a_whole(text: str | bytes) -> None:
    assert faults(text) == ["file. file"]


def test_a_copy_with_another_name_is_another_board() -> None:
    hash(OWN)
    copy = OWN.model_copy(update={"title": "Their Town"})
    assert copy.title == "Their Town"
    assert copy != OWN
    assert copy.model_copy(update={"title": "Our Town"}) == OWN


TYPED = st.from_regex(r"[A-Za-zß-ÿ0-9][A-Za-zß-ÿ0-9 .'’-]{1,22}", fullmatch=True)
TEXT = st.text(max_size=30) | TYPED
ANY_JSON = st.recursive(st.none() | st.booleans() | st.integers() | TEXT, lambda it: (
    st.lists(it, max_size=3) | st.dictionaries(TEXT, it, max_size=3)
), max_leaves=6)  # fmt: skip
SPACES = st.sampled_from([*map(str, PROPERTIES)])
PARTS = st.fixed_dictionaries({}, optional={
    "title": TYPED,
    "currency": st.sampled_from(CURRENCIES),
    "properties": st.dictionaries(SPACES, TYPED | TEXT, max_size=3).map(lambda it: named(**it)),
    "places": st.dictionaries(st.sampled_from(["0", "10"]), TYPED, max_size=2),
    "decks": st.dictionaries(st.sampled_from(["chance", "community_chest"]), TYPED, max_size=2),
    "cards": st.dictionaries(st.sampled_from([*cards()]), TEXT, max_size=2),
})  # fmt: skip


def read_or_refused(text: str) -> BoardNames | None:
    """The names of a file; None where it is refused."""
    try:
        return read_names(text)
    except BadNames:
        return None


@given(PARTS)
def test_whatever_a_file_holds_is_refused_or_stays_as_it_is(parts: dict[str, Any]) -> None:
    board = read_or_refused(file(**parts))
    if board is None:
        return
    assert read_names(dump_names(board)) == board
    said = [board.title, *board.properties.values(), *board.places.values(), *board.cards.values()]
    assert [it for it in said if tidy(it) != it or set(it) & set("\\*_~|`<>[]{}#@$\n")] == []
    spaces = [*board.properties.values(), *board.places.values(), *board.decks.values()]
    assert len({it.casefold() for it in spaces}) == len(spaces)
    assert len(board.properties) == 28


@given(ANY_JSON)
def test_any_json_is_read_or_refused(value: Any) -> None:
    assert faults(json.dumps(value))
