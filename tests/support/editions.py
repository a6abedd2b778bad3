"""Where editions really differ: a test of one way is only for those that go it."""

import pytest

from engine.editions.cards import decks
from engine.editions.catalogue import CATALOGUE
from engine.editions.policies import (
    AnyTime,
    OwnTurn,
    PassesAuctioned,
    Policy,
    SellEvenly,
    SellInAnyOrder,
    ThatLot,
    UnderDeck,
    WholeGroup,
)


def only_where(field: str, policy: type[Policy]) -> pytest.MarkDecorator:
    """The editions of which a field of the rules holds this policy."""
    names = [n for n, it in CATALOGUE.items() if isinstance(getattr(it.rules, field), policy)]
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
builds_any_time = only_where("building_time", AnyTime)
builds_in_own_turn = only_where("building_time", OwnTurn)
sells_evenly = only_where("selling", SellEvenly)
sells_in_any_order = only_where("selling", SellInAnyOrder)
by_the_group = only_where("mortgage_scope", WholeGroup)
passes_auctioned = only_where("estate_passes", PassesAuctioned)
passes_under_deck = only_where("estate_passes", UnderDeck)
by_the_lot = only_where("mortgage_scope", ThatLot)
with_opera = pytest.mark.only_in(*with_card("CC-OPERA"))
