"""The decks against themselves, and against a second list of what each card does."""

from collections import Counter
from typing import get_args

import pytest

from engine.editions import cards as b
from engine.editions.board import DeckName
from engine.editions.cards import Card, Effect, cards, decks
from engine.editions.catalogue import rules_of
from tests.support.game import SHARED_EDITIONS

CHANCE: dict[str, Effect] = {
    "CH-GO": b.AdvanceTo(0),
    "CH-ILLINOIS": b.AdvanceTo(24),
    "CH-STCHARLES": b.AdvanceTo(11),
    "CH-READING": b.AdvanceTo(5),
    "CH-BOARDWALK": b.AdvanceTo(39),
    "CH-UTILITY": b.NearestUtility(10),
    "CH-RAILROAD-1": b.NearestRailroad(2),
    "CH-RAILROAD-2": b.NearestRailroad(2),
    "CH-BACK3": b.GoBack(3),
    "CH-JAIL": b.GoToJail(),
    "CH-GOOJF": b.JailCard(),
    "CH-DIVIDEND": b.CollectFromBank(50),
    "CH-LOAN": b.CollectFromBank(150),
    "CH-FINE15": b.PayBank(15),
    "CH-CHAIRMAN": b.PayEach(50),
    "CH-REPAIRS": b.PayPerBuilding(25, 100),
}
CHEST: dict[str, Effect] = {
    "CC-GO": b.AdvanceTo(0),
    "CC-JAIL": b.GoToJail(),
    "CC-GOOJF": b.JailCard(),
    "CC-BANKERROR": b.CollectFromBank(200),
    "CC-STOCK-45": b.CollectFromBank(45),
    "CC-FUND": b.CollectFromBank(100),
    "CC-REFUND": b.CollectFromBank(20),
    "CC-INSURANCE": b.CollectFromBank(100),
    "CC-SERVICES": b.CollectFromBank(25),
    "CC-BEAUTY": b.CollectFromBank(10),
    "CC-INHERIT": b.CollectFromBank(100),
    "CC-OPERA": b.CollectFromEach(50),
    "CC-DOCTOR": b.PayBank(50),
    "CC-HOSPITAL": b.PayBank(100),
    "CC-SCHOOL-150": b.PayBank(150),
    "CC-STREETS": b.PayPerBuilding(40, 115),
}
DECKS: dict[DeckName, dict[str, Effect]] = {"chance": CHANCE, "community_chest": CHEST}


@pytest.mark.parametrize(("deck", "expected"), DECKS.items())
def test_each_card_does_what_the_list_says(deck: DeckName, expected: dict[str, Effect]) -> None:
    found = {card: cards()[card].effect for card in decks("classic")[deck]}
    assert found == expected


@pytest.mark.parametrize("edition", SHARED_EDITIONS)
def test_setup_03_sixteen_cards_a_deck(edition: str) -> None:
    rules = rules_of(edition)
    assert rules.decks == decks("classic")
    for ids in rules.decks.values():
        assert len(ids) == len(set(ids)) == 16


def test_every_card_knows_its_deck() -> None:
    for variant in ("classic", "us2008"):
        for deck, ids in decks(variant).items():
            assert {cards()[card].deck for card in ids} == {deck}


def test_no_card_lies_in_no_deck() -> None:
    laid = {card for v in ("classic", "us2008") for ids in decks(v).values() for card in ids}
    assert set(cards()) == laid
    assert all(card.id == key for key, card in cards().items())


def test_card_03_one_pass_in_each_deck() -> None:
    for ids in decks("classic").values():
        kinds = Counter(type(cards()[card].effect) for card in ids)
        assert kinds[b.JailCard] == kinds[b.GoToJail] == 1


def test_every_kind_of_effect_is_used() -> None:
    used = {type(effect) for deck in DECKS.values() for effect in deck.values()}
    assert used == set(get_args(Effect))


def moved_by(effect: type[Effect]) -> list[Card]:
    return [card for card in cards().values() if isinstance(card.effect, effect)]


def test_cards_lead_to_go_or_to_property() -> None:
    spaces = rules_of("1994").properties
    targets = [c.effect.space for c in moved_by(b.AdvanceTo) if isinstance(c.effect, b.AdvanceTo)]
    assert targets
    assert all(target == 0 or target in spaces for target in targets)


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(KeyError):
        decks("us1800")
