"""The forms of a board without Discord: what is filled in is read again, and nothing harmful is."""

from __future__ import annotations

import random

import pytest

from bot.features.boards.board_page import group_lines
from bot.features.boards.faults import MOST, BadForm, told
from bot.features.boards.forms import ALL, part_form, read_part
from bot.features.boards.parts import CARDS, DECKS, PARTS, keys_of
from bot.language.language import languages, load
from bot.language.names import escape
from bot.language.voice import Voice
from bot.ui.screen import ListField, TextField
from engine.editions.board import DEFAULT_BOARD
from engine.editions.board_names import LONGEST_CARD, PROPERTIES, BoardNames, built_in, checked
from engine.editions.cards import cards
from engine.host.store.records import BoardRecord
from tests.support.made_boards import own_names

RECORD = BoardRecord("0123456789", "01234567", 1, 0, "", "", 1, 0.0, 0.0)
PIECES = (
    "a", "Z", "ß", "é", "Ł", "1", " ", "  ", "-", "’", "'", ".", "&", "(", "*", "_", "`", "~", "|",
    ">", "<@1>", "<#2>", "@here", "@everyone", "[x](https://a.example)", "https://a.example", "#",
    "{ $a }", "$5", "\\", "\u202e", "\u200b", "\u2028", "\t", "\x00", "\ud800", "ﬁ", "🎩", "＠",
)  # fmt: skip


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
    for deck in DECKS:
        text = filled(deck, names, voice)[ALL]
        assert (len(text.split("\n")), len(text) < 4000) == (16, True)
        assert read_part(deck, {ALL: text}, names, voice) == names


def test_every_card_has_a_line_or_shares_one() -> None:
    names = own_names()
    voice = Voice((), DEFAULT_BOARD, load(), names)
    for deck in DECKS:
        text = "\n".join(f"{number}. word {number}" for number in range(1, 17))
        names = read_part(deck, {ALL: text}, names, voice)
    assert names.cards.keys() == cards().keys()
    assert len({names.cards[it] for deck in DECKS for it in CARDS[deck]}) == 16


def test_every_name_belongs_to_a_part() -> None:
    assert [int(key) for _, key in keys_of("names")] == list(PROPERTIES)


def test_generated_names_are_refused_or_shown_letter_by_letter() -> None:
    luck, names = random.Random(7), own_names()
    voice = Voice((), DEFAULT_BOARD, load(), names)
    accepted = 0
    for _ in range(3000):
        text = "".join(luck.choices(PIECES, k=luck.randint(1, 4)))
        try:
            after = read_part(
                "dark_blue", {"properties-37": "x1", "properties-39": text}, names, voice
            )
        except BadForm:
            continue
        accepted += 1
        name = after.properties[39]
        assert escape(name) == name
        assert not set("\u202e\u200b\u2028\n@#$") & set(name)
        assert name in group_lines(Voice((), DEFAULT_BOARD, load(), after))
    assert 100 < accepted < 2000


def test_many_faults_are_counted() -> None:
    faults = [f"Line {number}" for number in range(28)]
    lines = told(BadForm(faults), load()).split("\n")
    assert (len(lines), lines[-1]) == (MOST + 1, "And 22 more.")
