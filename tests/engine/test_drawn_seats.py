"""Seats drawn by the seed of the dice: by whoever joins first, in whatever order."""

from __future__ import annotations

import hmac
from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from engine.core.chance import FairChance
from engine.core.events import GameStarted
from engine.core.saves import dump_events, load_events
from engine.editions.catalogue import rules_of
from engine.game import new_game

pytestmark = pytest.mark.usefixtures("drawn_seats")
RULES, TOKENS = rules_of("1994"), ("hat", "boat", "dog", "car")


def seated(tokens: tuple[str, ...], seed: bytes, *, draws: bool = True) -> GameStarted:
    started = new_game(RULES, tokens, FairChance(seed, "mix"), draws_seats=draws).events[0]
    assert isinstance(started, GameStarted)
    return started


def test_the_order_of_joining_does_not_matter() -> None:
    orders = {seated(joined, b"seed").tokens for joined in permutations(TOKENS)}
    assert len(orders) == 1
    assert seated(TOKENS, b"seed", draws=False).tokens == TOKENS


def test_anybody_can_work_the_seats_out_with_sha_256_alone() -> None:
    key = hmac.digest(b"seed", b"mix", "sha256")
    ordered = sorted(TOKENS, key=lambda it: hmac.digest(key, f"seats:{it}".encode(), "sha256"))
    assert seated(TOKENS, b"seed").tokens == tuple(ordered)


def test_every_order_is_as_likely() -> None:
    count = Counter(
        seated(TOKENS[:3], sha256(b"%d" % number).digest()).tokens for number in range(3_000)
    )
    assert len(count) == 6
    assert all(abs(times - 500) < 90 for times in count.values()), "4 standard deviations"


def test_to_draw_the_seats_changes_no_roll_and_no_deck() -> None:
    drawn = new_game(RULES, TOKENS, FairChance(b"seed"), draws_seats=True).events[1:]
    assert drawn == new_game(RULES, TOKENS, FairChance(b"seed")).events[1:]


def test_a_game_of_before_says_that_its_seats_were_not_drawn() -> None:
    text = dump_events((seated(TOKENS, b"seed"),))
    (older,) = load_events(text.replace(b',"drawn":true', b""))
    assert isinstance(older, GameStarted)
    assert not older.drawn
