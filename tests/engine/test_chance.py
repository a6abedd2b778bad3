"""Dice and decks that anyone can work out again."""

import hashlib
import hmac
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import FairChance, commitment

SEED = bytes(range(32))


def thrown_by_hand(seed: bytes, mix: str, number: int) -> tuple[int, int]:
    """As the players are told to work it out, with nothing but a library's HMAC."""
    key = hmac.digest(seed, mix.encode(), "sha256")
    block = hmac.digest(key, f"throw:{number}".encode(), "sha256")
    byte = next(byte for byte in block if byte < 216)
    return byte // 6 % 6 + 1, byte % 6 + 1


@given(st.binary(min_size=1, max_size=80), st.text(max_size=80), st.integers(0, 5000))
def test_a_throw_is_what_the_seed_and_the_mix_make_it(seed: bytes, mix: str, number: int) -> None:
    assert FairChance(seed, mix).dice(number) == thrown_by_hand(seed, mix, number)


def test_throws_do_not_depend_on_their_order() -> None:
    forwards, backwards = FairChance(SEED), FairChance(SEED)
    first = [forwards.dice(number) for number in range(20)]
    assert [backwards.dice(number) for number in reversed(range(20))] == first[::-1]


def test_every_pair_of_dice_falls_about_as_often() -> None:
    chance = FairChance(SEED)
    pairs = Counter(chance.dice(number) for number in range(36_000))
    assert len(pairs) == 36
    assert sum((count - 1000) ** 2 / 1000 for count in pairs.values()) < 70  # 35 are expected


def test_a_deck_is_laid_down_whole_and_differently_for_each_seed() -> None:
    cards = tuple("abcdefghijklmnop")
    laid = FairChance(SEED).shuffle(cards, "chance")
    assert sorted(laid) == sorted(cards)
    assert laid == FairChance(SEED).shuffle(cards[::-1], "chance")
    assert laid != FairChance(SEED).shuffle(cards, "community_chest")
    assert laid != FairChance(SEED, "joined").shuffle(cards, "chance")


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
