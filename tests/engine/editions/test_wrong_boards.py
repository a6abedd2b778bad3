"""A board or a deck that cannot be played is refused when it is read, with one sentence."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.editions import board as data
from engine.editions import cards
from engine.editions.board import CORNERS, board, read_board
from engine.editions.rules import Rules

CLASSIC = (Path(data.__file__).parent / "data" / "board-classic.json").read_text()
Wrong = Callable[[dict[str, Any]], object]


def swapped(found: dict[str, Any], one: int, other: int) -> None:
    """What is on two spaces changes places."""
    spaces = found["spaces"]
    spaces[one], spaces[other] = spaces[other], spaces[one]
    for index in (one, other):
        spaces[index]["index"] = index


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda it: it["spaces"].pop(), "a board has 40 spaces, numbered from 0 in their order"),
        (lambda it: it["spaces"][7].update(index=8), "a board has 40 spaces"),
        (lambda it: swapped(it, 0, 2), "go has to be space 0 and no other, and is [2]"),
        (lambda it: swapped(it, 10, 12), "jail has to be space 10 and no other, and is [12]"),
        (lambda it: swapped(it, 20, 22), "free_parking has to be space 20"),
        (lambda it: swapped(it, 30, 33), "go_to_jail has to be space 30"),
        (lambda it: it["spaces"][2].update(kind="jail"), "jail has to be space 10 and no other"),
        (lambda it: it["spaces"][7].pop("deck"), "space 7 has to name a deck"),
        (lambda it: it["spaces"][20].update(deck="chance"), "space 20 has to name a deck"),
        (lambda it: it["spaces"][4].pop("tax"), "space 4 has to name a tax"),
        (lambda it: it["spaces"][4].update(tax="toll"), "spaces.4."),
        (lambda it: it["groups"].pop("brown"), "(space 1) is of the group brown"),
        (lambda it: it["groups"]["brown"].update(members=[1]), "the group brown has to list"),
        (lambda it: it["groups"]["brown"].update(members=[3, 1]), "the group brown has to list"),
        (lambda it: it["groups"]["brown"].update(kind="utility"), "the group brown has to list"),
        (lambda it: it["groups"]["brown"].update(colour=""), "the group brown needs a color"),
        (lambda it: it["groups"]["brown"].update(hotel_cost_cash=60), "a hotel has to cost what"),
        (
            lambda it: it["groups"]["railroad"]["rent_by_count_owned"].pop(),
            "railroad needs a scale",
        ),
        (
            lambda it: it["groups"]["utility"].update(dice_multiplier_by_count_owned=[10, 4]),
            "utility needs a scale that rises",
        ),
        (
            lambda it: it["spaces"][3].update(mortgage=40),
            "Baltic Avenue (space 3) has a mortgage of 40, which is not half of its price of 60",
        ),
        (lambda it: it["spaces"][3].update(price=0, mortgage=0), "not half of its price of 0"),
        (lambda it: it["spaces"][3]["rents"].pop(), "Baltic Avenue (space 3) needs 6 rents that"),
        (lambda it: it["spaces"][3].update(rents=[4, 20, 60, 60, 320, 450]), "6 rents that rise"),
        (
            lambda it: it["spaces"][3].update(house_cost=60),
            "has houses for 60, and its group for 50",
        ),
    ],
)
def test_a_board_that_cannot_be_played_is_refused(wrong: Wrong, sentence: str) -> None:
    found = json.loads(CLASSIC)
    wrong(found)
    with pytest.raises(ValueError, match=r"^board-odd\.json: ") as refused:
        read_board("board-odd.json", json.dumps(found).encode())
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_railroads_and_utilities_are_known_by_their_names() -> None:
    renamed = CLASSIC.replace('"utility": {', '"works": {').replace(
        '"group": "utility"', '"group": "works"'
    )
    with pytest.raises(ValueError, match="works has to be called utility, as cards call it"):
        read_board("board-odd.json", renamed.encode())


def test_each_corner_is_where_rules_and_pictures_expect_it() -> None:
    assert list(CORNERS.values()) == [0, 10, 20, 30]


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        (cards.AdvanceTo(7), "leads to space 7, which is neither GO nor a property"),
        (cards.AdvanceTo(40), "leads to space 40"),
        (cards.GoBack(40), "leads 40 spaces back"),
        (cards.NearestRailroad(2), "leads to a railroad, and the board has none"),
        (cards.NearestUtility(10), "leads to a utility, and the board has none"),
    ],
)
def test_a_card_that_does_not_suit_the_board_is_told(effect: cards.Effect, sentence: str) -> None:
    classic = board("classic")
    streets = {name: it for name, it in classic.groups.items() if it.kind == "street"}
    odd = cards.Card("CH-ODD", "chance", effect)
    found = cards.fault_of(odd, "chance", replace(classic, groups=streets))
    assert found.startswith(sentence)


def test_a_deck_holds_its_own_cards() -> None:
    classic, card = board("classic"), cards.cards()["CH-GO"]
    wrong = "is no card of the deck community_chest"
    assert cards.fault_of(card, "community_chest", classic) == wrong
    assert cards.fault_of(None, "community_chest", classic) == wrong
    assert cards.fault_of(card, "chance", classic) == ""


def test_a_deck_that_does_not_suit_its_board_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    classic = board("classic")
    streets = {name: it for name, it in classic.groups.items() if it.kind == "street"}
    monkeypatch.setattr(cards, "board", lambda name: replace(classic, groups=streets))
    odd = Rules(board="odd")
    with pytest.raises(ValueError, match=r"^cards classic, board odd: the card CH-\S+ leads to a"):
        _ = odd.decks
