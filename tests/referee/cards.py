"""The cards by name and what each says has to happen; nothing of it is read from the engine."""

from typing import NamedTuple


class Card(NamedTuple):
    """What a card asks: `does` with one or two numbers, dollars or spaces.

    go: forward to `a`; railroad, utility: forward to the nearest, for `a` times the rent or the
    roll; back: `a` spaces; jail; pass; gets, pays: `a` of or to the Bank; each-pays, pays-each:
    `a` from or to every other player; repairs: `a` a house, `b` a hotel.
    """

    does: str
    a: int = 0
    b: int = 0


_BOTH = {
    "CH-GO": Card("go", 0),
    "CH-ILLINOIS": Card("go", 24),
    "CH-STCHARLES": Card("go", 11),
    "CH-UTILITY": Card("utility", 10),
    "CH-RAILROAD-1": Card("railroad", 2),
    "CH-RAILROAD-2": Card("railroad", 2),
    "CH-DIVIDEND": Card("gets", 50),
    "CH-GOOJF": Card("pass"),
    "CH-BACK3": Card("back", 3),
    "CH-JAIL": Card("jail"),
    "CH-REPAIRS": Card("repairs", 25, 100),
    "CH-FINE15": Card("pays", 15),
    "CH-READING": Card("go", 5),
    "CH-BOARDWALK": Card("go", 39),
    "CH-CHAIRMAN": Card("pays-each", 50),
    "CH-LOAN": Card("gets", 150),
    "CC-GO": Card("go", 0),
    "CC-BANKERROR": Card("gets", 200),
    "CC-DOCTOR": Card("pays", 50),
    "CC-GOOJF": Card("pass"),
    "CC-JAIL": Card("jail"),
    "CC-FUND": Card("gets", 100),
    "CC-REFUND": Card("gets", 20),
    "CC-INSURANCE": Card("gets", 100),
    "CC-HOSPITAL": Card("pays", 100),
    "CC-SERVICES": Card("gets", 25),
    "CC-STREETS": Card("repairs", 40, 115),
    "CC-BEAUTY": Card("gets", 10),
    "CC-INHERIT": Card("gets", 100),
}
_CLASSIC_ONLY = {
    "CC-STOCK-45": Card("gets", 45),
    "CC-OPERA": Card("each-pays", 50),
    "CC-SCHOOL-150": Card("pays", 150),
}
_NEWER_ONLY = {
    "CC-STOCK-50": Card("gets", 50),
    "CC-BIRTHDAY": Card("each-pays", 10),
    "CC-SCHOOL-50": Card("pays", 50),
}

CLASSIC: dict[str, Card] = {**_BOTH, **_CLASSIC_ONLY}
"""The 32 cards of the editions up to 1998."""
NEWER: dict[str, Card] = {**_BOTH, **_NEWER_ONLY}
"""The 32 cards of 2008."""
CARDS: dict[str, Card] = {**CLASSIC, **NEWER}
CHANCE, CHEST = "chance", "community_chest"


def deck_of(card: str) -> str:
    """Which deck a card belongs to."""
    return CHANCE if card.startswith("CH-") else CHEST
