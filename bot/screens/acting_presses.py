"""Which presses do something at once, whatever their buttons look like.

All others only show something, or change a private draft, which commits its reader to nothing.
"""

from collections.abc import Mapping

from bot.screens import press_record
from bot.screens.press import Press
from bot.screens.press_record import record_of

ACTING_WORDS: Mapping[str, frozenset[str]] = {
    "lobby": frozenset({"join", "leave", "nocomputer", "cancel"}),
    "computers": frozenset({"add", "surprise"}),
    "seated": frozenset({"strength", "character", "remove"}),
    "choose": frozenset({"clear"}),
    "server": frozenset({"default", "text", "pictures"}),
    "orders": frozenset({"save", "discard", "clear", "preset"}),
    "trade": frozenset({"accept", "yes", "sure", "decline", "withdraw", "new"}),
    "draft": frozenset({"send", "sure", "drop"}),
}
"""The first words, by verb, of the presses that change something or post a message.

A lobby's `start` is missing: its button is always in the same place, disabled until it can be used,
and whoever has just added the last player may press it at once.
"""
TOGGLES: Mapping[str, frozenset[str]] = {"draft": frozenset({"put", "out"})}
"""The first words, by verb, of the presses that take back each other, with the same words after."""


def acts(press: Press) -> bool:
    """Return whether a press does something that its reader has to have meant."""
    if (record := record_of(press)) is not None:
        return record.acts
    word = next(iter(press.words), "")
    return word in ACTING_WORDS.get(press.verb, ())


def takes_back(press: Press, pressed: Press) -> bool:
    """Return whether a press would take back at once what another one of the same toggle did."""
    if record_of(press) is not None:
        return press_record.takes_back(press, pressed)
    both = TOGGLES.get(press.verb, frozenset())
    if press.verb != pressed.verb or press.game_id != pressed.game_id:
        return False
    (word, *rest), (before, *rest_before) = press.words or [""], pressed.words or [""]
    return word != before and {word, before} <= both and rest == rest_before
