"""Lots, which an auction sells: a property by its space, or a jail card by its id."""

from typing import Annotated

from engine.core.ranges import Lot as Lot
from engine.core.ranges import Price

Lots = Annotated[tuple[Lot, ...], "some"]
"""At least one lot."""
Maxima = tuple[tuple[Lot, Price], ...]
"""How much each lot is worth to somebody, in dollars."""


def read_lot(text: str) -> Lot:
    """Return the lot of a text: a space's number or a card's id. Raises ValueError for no text."""
    if text.isdecimal():
        return int(text)
    if not text:
        raise ValueError("no lot")
    return text


def in_order(maxima: Maxima) -> Maxima:
    """Sort lots: properties in board order, then jail cards."""
    return tuple(sorted(maxima, key=lambda filed: (isinstance(filed[0], str), filed[0])))
