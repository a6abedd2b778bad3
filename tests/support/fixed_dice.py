"""Dice for games that the bot itself starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from engine.core.chance import SEATS, Dice, FairChance
from engine.host import loaded_game
from engine.host.lobbies import beginning


def fixed_dice(monkeypatch: pytest.MonkeyPatch, *rolls: Dice, mix: str | None = None) -> None:
    """Dice that fall as told, decks in their printed order; without rolls, the seed's own.

    What players mix in is their requests' ids: `mix` stands in for it.
    """
    if mix is not None:
        monkeypatch.setattr("engine.host.lobby.Lobby.mix", mix)
    if rolls:
        for module in (beginning, loaded_game):
            monkeypatch.setattr(module, "FairChance", _fixed(rolls))


def _fixed(rolls: Sequence[Dice]) -> Callable[..., FairChance]:
    class FixedChance(FairChance):
        def dice(self, number: int) -> Dice:
            return rolls[number]

        def shuffle(self, cards: Sequence[str], deck: str) -> tuple[str, ...]:
            return tuple(cards if deck == SEATS else sorted(cards))

    return FixedChance
