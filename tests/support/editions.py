"""Where editions really differ: a test of one way is only for those that go it."""

import pytest

from engine.editions.cards import decks
from engine.editions.catalogue import CATALOGUE


def only_where(field: str, option: str) -> pytest.MarkDecorator:
    """The editions of which a field of the rules holds this option."""
    names = [name for name, it in CATALOGUE.items() if getattr(it.rules, field) == option]
    return pytest.mark.only_in(*names)


def with_card(card: str) -> list[str]:
    """The editions that have this card."""
    return [
        name
        for name, it in CATALOGUE.items()
        if any(card in deck for deck in decks(it.rules.cards).values())
    ]


at_ten_per_cent = pytest.mark.only_in(
    *(name for name, it in CATALOGUE.items() if it.rules.interest_percent == 10)
)
builds_any_time = only_where("building_time", "any-time")
builds_in_own_turn = only_where("building_time", "own-turn")
sells_evenly = only_where("selling", "sell-evenly")
sells_in_any_order = only_where("selling", "sell-in-any-order")
by_the_group = only_where("mortgage_scope", "whole-group")
jail_cards_auctioned = only_where("estate_passes", "passes-auctioned")
jail_cards_under_deck = only_where("estate_passes", "under-deck")
by_the_lot = only_where("mortgage_scope", "that-lot")
with_opera = pytest.mark.only_in(*with_card("CC-OPERA"))
