"""Custom_ids written by hand, also such as no screen offers."""

from __future__ import annotations

from bot.presses.shared import Do
from bot.ui.press import Press
from engine.core.actions import Action


def action_custom_id(game_id: str, decision: int, action: Action) -> str:
    """Return the custom_id of a button that carries out an action."""
    return Do(game_id, action, decision=decision).custom_id


def panel_custom_id(game_id: str, verb: str, arguments: str = "", decision: int = 0) -> str:
    """Return the custom_id of a button of a panel."""
    return Press(game_id, decision, verb, arguments).custom_id
