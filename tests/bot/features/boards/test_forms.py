"""The forms of a board without Discord: what is filled in is read again, and nothing harmful is."""

from __future__ import annotations

import re

import pytest

from bot.features.boards.faults import MOST, BadForm, fault_text
from bot.features.boards.forms import ALL, part_form, read_part
from bot.features.boards.parts import CARD_TEXTS, CARDS, DECKS, NAMES, PARTS, keys_of
from bot.language.language import languages, load
from bot.language.voice import Voice
from bot.ui.screen import ListField, TextField
from engine.editions.board import DEFAULT_BOARD
from engine.editions.board_names import LONGEST_CARD, PROPERTIES, BoardNames, built_in, checked
from engine.editions.cards import cards
from engine.host.store.records import BoardRecord
from tests.support.made_boards import own_names

RECORD = BoardRecord("0123456789", "01234567", 1, 0, "", "", 1, 0.0, 0.0)
LINES = [f"Lane {index}" for index in PROPERTIES]


def filled(part: str, names: BoardNames, voice: Voice) -> dict[str, str]:
    """What a form sends that is submitted as it opens."""
    fields = part_form("0", part, RECORD, names, voice, {}).inputs
    found = {}
    for field in fields:
        if isinstance(field, TextField):
            found[field.custom_id] = field.value or ""
        elif isinstance(field, ListField):
            found[field.custom_id] = next(it.value for it in field.options if it.default)
    return found


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("part", PARTS)
def test_a_form_that_is_sent_as_it_opens_changes_nothing(part: str, locale: str) -> None:
    for names in (own_names(), *built_in().values()):
        voice = Voice((), DEFAULT_BOARD, load(locale), names)
        assert read_part(part, filled(part, names, voice), names, voice) == names


@pytest.mark.parametrize("locale", languages())
def test_the_longest_words_on_every_card_fit_the_form(locale: str) -> None:
    own = {card: "x" * LONGEST_CARD for card in cards()}
    names = checked(own_names().model_copy(update={"cards": own}))
    voice = Voice((), DEFAULT_BOARD, load(locale), names)
    fields = filled(CARD_TEXTS, names, voice)
    assert {len(text.split("\n")) for text in fields.values()} == {16}
    assert max(map(len, fields.values())) < 4000
    assert read_part(CARD_TEXTS, fields, names, voice) == names


def test_a_line_says_all_that_its_card_does() -> None:
    voice = Voice((), DEFAULT_BOARD, load(), own_names())
    lines = filled(CARD_TEXTS, own_names(), voice)["chance"].split("\n")
    assert lines[4] == (
        "5. Go to the next railroad. If it’s unowned, you can buy it. If not, pay the owner twice"
        " the usual rent ="
    )


def again(typed: str) -> list[str]:
    """The lines of Chance in the form that opens after these have been refused."""
    voice = Voice((), DEFAULT_BOARD, load(), own_names())
    fields = {"chance": typed, "community_chest": ""}
    with pytest.raises(BadForm):
        read_part(CARD_TEXTS, fields, own_names(), voice)
    field, _ = part_form("0", CARD_TEXTS, RECORD, own_names(), voice, fields).inputs
    assert isinstance(field, TextField)
    lines = (field.value or "").split("\n")
    assert all(line.startswith(f"{number}. ") for number, line in enumerate(lines[:16], 1))
    return [line.partition(" =")[2].strip() for line in lines[:16]] + lines[16:]


def test_words_without_a_number_come_back_in_the_list() -> None:
    words = ["To the baker", "Off to Elm Lane!"]
    assert again("\n".join(words)) == [*words, *[""] * 14]
    assert again("2. Elm\nTo the baker\nThe inn") == ["To the baker", "Elm", "The inn", *[""] * 13]
    assert again("\n".join(f"{it} it" for it in range(18)))[15:] == ["15 it", "16 it", "17 it"]


def test_a_line_that_lost_its_number_finds_its_card() -> None:
    voice = Voice((), DEFAULT_BOARD, load(), own_names())
    lines = filled(CARD_TEXTS, own_names(), voice)["chance"].split("\n")
    lines[6] = lines[6].removeprefix("7. ") + " Found a coin"
    assert again("\n".join(lines))[6] == "Found a coin"


def test_what_a_card_does_is_not_taken_for_its_words() -> None:
    called = own_names().model_copy(update={"properties": {**own_names().properties, 24: "A = B"}})
    voice = Voice((), DEFAULT_BOARD, load(), called)
    lines = filled(CARD_TEXTS, called, voice)["chance"].split("\n")
    lines[0] = lines[0].removesuffix(" =")
    lines[1] += " Off we go"
    after = read_part(CARD_TEXTS, {"chance": "\n".join(lines)}, called, voice)
    assert {**after.cards} == {"CH-ILLINOIS": "Off we go"}


def test_what_is_wrong_with_a_card_is_told_once() -> None:
    voice = Voice((), DEFAULT_BOARD, load(), own_names())
    with pytest.raises(BadForm) as refused:
        read_part(CARD_TEXTS, {"community_chest": "4. " + "x" * 121}, own_names(), voice)
    assert refused.value.faults == ("Community Chest, card 4: longer than 120 characters.",)


def test_every_card_has_a_line_or_shares_one() -> None:
    names = own_names()
    voice = Voice((), DEFAULT_BOARD, load(), names)
    text = "\n".join(f"{number}. word {number}" for number in range(1, 17))
    names = read_part(CARD_TEXTS, dict.fromkeys(DECKS, text), names, voice)
    assert names.cards.keys() == cards().keys()
    assert len({names.cards[it] for deck in DECKS for it in CARDS[deck]}) == 16


@pytest.mark.parametrize("locale", languages())
def test_the_form_says_which_lines_are_no_streets(locale: str) -> None:
    (field,) = part_form("0", "names", RECORD, own_names(), Voice(
        (), DEFAULT_BOARD, load(locale), own_names()
    ), {}).inputs  # fmt: skip
    assert isinstance(field, TextField)
    lines = {space: str(line) for line, space in enumerate(PROPERTIES, 1)}
    for space in (5, 12, 15, 25, 28, 35):
        assert re.search(rf"\b{lines[space]}\b", field.description or "")
    assert len(field.description or "") <= 100 > len(field.label)


def test_every_name_belongs_to_a_part() -> None:
    assert [int(key) for _, key in keys_of("names")] == list(PROPERTIES)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (LINES[1:], "There are 27 lines, and a board has 28 names."),
        ([*LINES, "More"], "There are 29 lines"),
        ([""], "There are no lines"),
        ([*LINES[:6], "x" * 25, *LINES[7:]], "Line 7: longer than 24 characters."),
        ([*LINES[:6], "x", *LINES[7:]], "Line 7: at least 2 characters."),
        ([*LINES[:8], LINES[2].upper(), *LINES[9:]], "Line 3 and Line 9 are the same."),
        ([*LINES[:27], "**bold**"], "Line 28: has a character"),
        ([*LINES[:27], "東京タワー"], "Line 28: has a character"),
        (["x" * 3999], "There is 1 line"),
        (["a"] * 2000, "There are 2,000 lines"),
    ],
)
def test_what_cannot_be_a_name_is_told_by_its_line(lines: list[str], told: str) -> None:
    names = own_names()
    with pytest.raises(BadForm) as raised:
        read_part(NAMES, {ALL: "\n".join(lines)}, names, Voice((), DEFAULT_BOARD, load(), names))
    assert told in raised.value.faults[0]


def test_many_faults_are_counted() -> None:
    faults = [f"Line {number}" for number in range(28)]
    lines = fault_text(BadForm(faults), load()).split("\n")
    assert (len(lines), lines[-1]) == (MOST + 1, "And 22 more.")
