"""Whether a seat is short of cash for what it owes or is asked for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.panels.property.text import is_short
from tests.support.game import A


@pytest.mark.parametrize(("asked", "short"), [(0, False), (5, False), (6, True)])
def test_amb_79_rent_that_is_asked_for_counts(asked: int, short: bool) -> None:
    position = SimpleNamespace(seats=[SimpleNamespace(cash=5)], asked_rent=lambda seat: asked)
    game: Any = SimpleNamespace(
        position=position, public=lambda: SimpleNamespace(debt_settlements=())
    )
    assert is_short(game, A) is short
