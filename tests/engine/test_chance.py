"""Dice and decks that anyone can work out again."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import actions
from engine.core.chance import FairChance, GivenChance, commitment
from engine.editions.choice import Choice, resolve
from engine.game import apply, new_game

SEED = bytes(range(32))


def rolled_by_hand(seed: bytes, mix: str, number: int) -> tuple[int, int]:
    """As the players are told to work it out, with nothing but a library's HMAC."""
    key = hmac.digest(seed, mix.encode(), "sha256")
    block = hmac.digest(key, f"throw:{number}".encode(), "sha256")
    byte = next(byte for byte in block if byte < 216)
    return byte // 6 % 6 + 1, byte % 6 + 1


@given(st.binary(min_size=1, max_size=80), st.text(max_size=80), st.integers(0, 5000))
def test_a_roll_is_what_the_seed_and_the_mix_make_it(seed: bytes, mix: str, number: int) -> None:
    assert FairChance(seed, mix).dice(number) == rolled_by_hand(seed, mix, number)


def test_rolls_do_not_depend_on_their_order() -> None:
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


def test_given_dice_are_those_of_their_numbers_however_often_they_are_asked_for() -> None:
    chance = GivenChance([(1, 2), (6, 6)], first=4)
    assert [chance.dice(number) for number in (5, 4, 5)] == [(6, 6), (1, 2), (6, 6)]
    for number in (3, 6):
        with pytest.raises(LookupError, match=f"no dice are given for roll {number}"):
            chance.dice(number)


def test_a_game_for_which_no_dice_are_left_is_as_it_was() -> None:
    rules = resolve(Choice("1994"))
    game, _ = new_game(rules, ["hat", "dog"], GivenChance([(6, 5), (1, 1)]))
    before = game.copy()
    with pytest.raises(LookupError, match="roll 2, only for 1 from number 0"):
        apply(game, 0, actions.Roll(), GivenChance([(6, 5)]))
    assert game == before


def test_given_cards_lie_on_top_and_the_others_follow_as_printed() -> None:
    rules = resolve(Choice("1994"))
    chance = GivenChance([(6, 5), (1, 1)], ["CH-LOAN", "CC-JAIL", "CH-JAIL"])
    game, _ = new_game(rules, ["hat", "dog"], chance)
    for deck, top in (("chance", ["CH-LOAN", "CH-JAIL"]), ("community_chest", ["CC-JAIL"])):
        printed = [card for card in rules.decks[deck] if card not in top]
        assert game.decks[deck] == top + printed


def test_given_deeds_are_dealt_in_their_order() -> None:
    rules = resolve(Choice("1994", "short"))
    deeds = ["39", "1", "37", "3", "5", "12"]
    game, _ = new_game(rules, ["hat", "dog"], GivenChance([(6, 5), (1, 1)], deeds))
    assert (set(game.owned(0)), set(game.owned(1))) == ({39, 37, 5}, {1, 3, 12})


@pytest.mark.parametrize("rolled", [(0, 1), (6, 7), (3,), 5])
def test_what_is_not_two_dice_is_not_given(rolled: object) -> None:
    with pytest.raises(ValueError, match="are not two dice"):
        GivenChance([rolled])  # type: ignore[list-item]


def test_what_is_no_card_is_not_given() -> None:
    with pytest.raises(ValueError, match="'CH-GOO' is no card"):
        GivenChance([], ["CH-GO", "CH-GOO"])
