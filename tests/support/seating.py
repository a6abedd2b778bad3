"""Seats in the order of joining, so that a test knows who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from unittest.mock import patch

from engine.core.chance import SEATS, FairChance

_drawn = FairChance.shuffle


def as_joined() -> AbstractContextManager[object]:
    """While this lasts, the seats that are drawn come out in the order of joining."""

    def shuffle(chance: FairChance, cards: Sequence[str], deck: str) -> tuple[str, ...]:
        return tuple(cards) if deck == SEATS else _drawn(chance, cards, deck)

    return patch.object(FairChance, "shuffle", shuffle)
