"""A whole game in German: everybody's Discord speaks it, and so does all that the bot sends."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from tests.support.ftl import messages, nodes
from tests.support.played_game import NAMES, Played, play_game

pytestmark = pytest.mark.timeout(420)
TOLD = ("content", "title", "description", "label", "placeholder", "value", "name", "text")
"""What of a request's body is read by people."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A game of three, played once for all tests."""
    return asyncio.run(play_game(tmp_path_factory.mktemp("german-game"), "de"))


def test_everything_happens_that_happens_in_an_english_game(played: Played) -> None:
    assert not played.missing
    assert not played.violations


def test_the_last_message_names_the_winner_in_german(played: Played) -> None:
    (title,) = [embed["title"] for embed in played.final.embeds if embed.get("title")]
    assert played.winner in title
    assert "gewinnt" in title
    assert not any(name in title for name in NAMES if name != played.winner)


def test_the_dice_are_proved_in_german(played: Played) -> None:
    assert played.verified.count("✅") == 2
    assert "Würfe" in played.verified


def test_nothing_english_is_sent_to_anybody(played: Played) -> None:
    english = _phrases("en") - _phrases("de")
    assert len(english) > 1000
    # The list of commands is told to Discord in every language at once.
    sent = [it["body"] for it in played.requests if not it["path"].endswith("/commands")]
    said = [text for body in sent for text in _told(body)]
    assert len(said) > 1000
    found = {phrase: text for text in said for phrase in english if phrase in text}
    assert not found


def _phrases(locale: str) -> set[str]:
    """Pieces of at least three words that stand in the sentences of a language."""
    return {
        piece
        for message in messages(locale).values()
        for node in nodes(message.value)
        if isinstance(node, ftl.TextElement)
        for line in node.value.splitlines()
        if len((piece := line.strip()).split()) >= 3
    }


def _told(body: Any) -> Iterator[str]:
    if isinstance(body, dict):
        for key, value in body.items():
            if key in TOLD and isinstance(value, str):
                yield value
            else:
                yield from _told(value)
    elif isinstance(body, list):
        for item in body:
            yield from _told(item)
