"""What the people of a game are called."""

from __future__ import annotations

from bot.language.language import load
from bot.language.voice import Voice
from engine.host.store.records import Player
from tests.support.board_names import own_names

ROWS = (Player(0, 11, "Ada", "hat"), Player(1, -1, "", "car"), Player(2, None, "Rita", "dog"))


def test_a_person_who_was_deleted_is_called_by_the_seat_in_each_language() -> None:
    said = {it: Voice(ROWS, "classic", load(it)).name(1) for it in ("en", "de", "fr")}
    assert said == {"en": "Player 2", "de": "Person 2", "fr": "Joueur 2"}
    assert Voice(ROWS, "classic", load("en")).label(1).endswith(" Player 2")


def test_nobody_mentions_a_person_who_was_deleted() -> None:
    voice = Voice(ROWS, "classic", load("en"))
    assert "<@" not in voice.mention(1)
    assert "Player 2" in voice.mention(1)
    assert voice.users((0, 1, 2)) == (11,)


def test_a_line_that_begins_with_a_numbered_name_is_no_list() -> None:
    """Markdown makes one of digits, a period and a blank."""
    names = own_names(word="1. Lane", places={0: "2) Home"}, decks={"chance": "3. News"})
    voice = Voice(ROWS, "classic", load("en"), names)
    assert voice.space(1) == "1.\u00a0Lane 1"
    assert (voice.space(0), voice.deck("chance")) == ("2)\u00a0Home", "3.\u00a0News")
