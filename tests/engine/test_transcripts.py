"""Whole games in notation still play out as they did."""

from pathlib import Path

import pytest

from tests.support.transcripts import FOLDER, OTHERWISE, Head, recorded, replayed

GAMES = sorted(FOLDER.glob("*.txt"))


def test_there_are_games_of_every_edition_and_pace() -> None:
    heads = [Head.read(place.read_text().splitlines()[0]) for place in GAMES]
    assert {head.edition for head in heads} >= {"1973", "1994", "1998"}
    assert {head.pace for head in heads} == {"live", "post"}


@pytest.mark.parametrize("place", GAMES, ids=lambda place: place.stem)
def test_a_transcript_ends_as_it_says(place: Path) -> None:
    text = place.read_text()
    assert text.splitlines()[-1] == replayed(text), OTHERWISE
    assert "won by" in text


def test_a_recorded_game_is_a_transcript() -> None:
    text = recorded(Head("1994", "live", 3, "again"))
    assert text.splitlines()[-1] == replayed(text)
