"""A whole game, from /monopoly new to the winner, by presses and commands only, in German.

The dice fall by a seed, as those of any game: `whole_game` says what the players see to. One game
is played, and every test looks at it from another side. Everybody's Discord speaks German, and so
does all that the bot sends. What only a process shows, tests/wire/test_short_game.py looks at.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.language.language import text_of
from engine.core import events as e
from tests.support.local_openapi import check_requests
from tests.support.played_game import NAMES, Played, play_game

VISIBLE_KEYS = ("content", "title", "description", "label", "placeholder", "value", "name", "text")
"""What of a request's body is read by people."""
MARKS = re.compile(r"^#.*|^-?[a-z][\w-]* =|^\s+\.[\w-]+ =|^\s*\*?\[[\w.-]+\]")
"""What begins a line of words: comments, keys, attributes, cases."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A game of three, played once for all tests."""
    return asyncio.run(play_game(tmp_path_factory.mktemp("whole-game"), "de"))


def test_everything_on_the_list_has_happened(played: Played) -> None:
    assert not played.missing


def test_the_last_message_names_the_winner(played: Played) -> None:
    title = played.final.embeds[0]["title"]
    assert played.winner in title
    assert "gewinnt" in title
    assert not any(name in title for name in NAMES if name != played.winner)
    places = [
        line for line in played.final.text.splitlines() if line.startswith(("🥇", "🥈", "🥉"))
    ]
    assert [played.winner in line for line in places] == [True, False, False]


def test_every_auction_has_ended_in_its_own_locked_thread(played: Played) -> None:
    opened = [ev for step in played.log for ev in step.events if isinstance(ev, e.AuctionOpened)]
    assert len(played.threads) == len(opened)
    for thread in played.threads:
        state = thread["thread_metadata"]
        assert (state["archived"], state["locked"]) == (True, True), thread
    assert not any(message.buttons for message in played.sold)


def test_the_seed_told_at_the_end_gives_every_roll(played: Played) -> None:
    """Worked out here from what was shown, not by the engine."""
    seed = bytes.fromhex(_quoted("Startwert:", played.verified))
    assert hashlib.sha256(seed).hexdigest() == _quoted("Hash:", played.promised)
    key = hmac.digest(seed, _quoted("Beimischung", played.verified).encode(), "sha256")
    rolled = e.DiceRolled | e.RentRolled | e.StarterRolled
    rolls = [event for step in played.log for event in step.events if isinstance(event, rolled)]
    for roll in rolls:
        block = hmac.digest(key, f"throw:{roll.number}".encode(), "sha256")
        byte = next(byte for byte in block if byte < 216)
        assert (roll.first, roll.second) == (byte // 6 % 6 + 1, byte % 6 + 1), roll
    assert f"alle Würfe ({len(rolls)}) und Stapel (2)" in played.verified
    assert played.verified.count("✅") == 2
    assert "❌" not in played.verified


def _quoted(after: str, text: str) -> str:
    found = re.search(f"{after}[^`]*`([^`]+)`", text)
    assert found is not None, text
    return found[1]


def test_discord_has_refused_nothing(played: Played) -> None:
    assert not played.violations
    refused = [it for it in played.requests if it["status"] >= 400]
    answered = {it["path"] for it in played.requests if it["status"] < 400}
    # After a start the bot looks whether messages are there; by then it may have deleted one.
    looks = [it for it in refused if (it["method"], it["status"]) == ("GET", 404)]
    # A bid that ends an auction is answered in a thread that is archived meanwhile: then again.
    late = [it for it in refused if it["path"].endswith("/callback") and it["path"] in answered]
    assert not [it for it in refused if it not in looks + late]


def test_every_body_is_as_the_official_document_says(played: Played) -> None:
    check_requests(played.requests)


def test_nothing_english_is_sent_to_anybody(played: Played) -> None:
    english = _phrases("en") - _phrases("de")
    assert len(english) > 1000
    # The list of commands is told to Discord in every language at once.
    sent = [it["body"] for it in played.requests if not it["path"].endswith("/commands")]
    said = [text for body in sent for text in _visible_texts(body)]
    assert len(said) > 1000
    everything = "\n".join(set(said))
    found = [phrase for phrase in english if phrase in everything]
    assert not found, [text for text in set(said) if any(it in text for it in found)]


def _phrases(locale: str) -> set[str]:
    """Pieces of at least three words that stand in the sentences of a language."""
    lines = (MARKS.sub("", line) for line in text_of(locale).splitlines())
    pieces = (piece.strip() for line in lines for piece in re.split('[{}"]', line))
    return {piece for piece in pieces if len(piece.split()) >= 3}


def _visible_texts(body: Any) -> Iterator[str]:
    if isinstance(body, dict):
        for key, value in body.items():
            if key in VISIBLE_KEYS and isinstance(value, str):
                yield value
            else:
                yield from _visible_texts(value)
    elif isinstance(body, list):
        for item in body:
            yield from _visible_texts(item)
