"""Which presses do something at once, whatever their buttons look like.

All others only show something, or change a private draft, which commits its reader to nothing.
"""

from collections.abc import Mapping

from bot.screens.press import ACT, DO, Press

ACTING_WORDS: Mapping[str, frozenset[str]] = {
    "advise": frozenset({ACT, "borrow"}),
    "lobby": frozenset({"join", "leave", "nocomputer", "cancel"}),
    "computers": frozenset({"add", "surprise"}),
    "seated": frozenset({"strength", "character", "remove"}),
    "choose": frozenset({"clear"}),
    "server": frozenset({"default", "text", "pictures"}),
    "debt": frozenset({"confirm", "bankrupt"}),
    "lots": frozenset({"file", "pass"}),
    "manage": frozenset({ACT, "drop"}),
    "orders": frozenset({"save", "discard", "clear", "preset"}),
    "trade": frozenset({"accept", "yes", "sure", "decline", "withdraw", "new"}),
    "draft": frozenset({"send", "sure", "drop"}),
    "purchase": frozenset({"buy"}),
    "received": frozenset({ACT}),
    "resign": frozenset({"yes"}),
    "cancel": frozenset({"yes"}),
    "concede": frozenset({"yes"}),
    "moderate": frozenset({"yes"}),
    "undo": frozenset({"ask", "yes", "no"}),
    "guide": frozenset({"play", "learn"}),
    "learn": frozenset({"over", "again", "borrow"}),
    "prefer": frozenset({"text", "pictures", "offers"}),
}
"""The first words, by verb, of the presses that change something or post a message.

A lobby's `start` is missing: its button is always in the same place, disabled until it can be used,
and whoever has just added the last player may press it at once.
"""
ACTING_VERBS = frozenset(
    {
        DO,
        "back",
        "pause",
        "rematch",
        "resume",
        "sharereplay",
        "sharereview",
        "sharestats",
        "volunteer",
        "vote",
    }
)
"""The verbs whose presses all do."""
TOGGLES: Mapping[str, frozenset[str]] = {"draft": frozenset({"put", "out"})}
"""The first words, by verb, of the presses that take back each other, with the same words after."""


def acts(press: Press) -> bool:
    """Return whether a press does something that its reader has to have meant."""
    if press.verb in ACTING_VERBS:
        return True
    word = next(iter(press.words), "")
    return word in ACTING_WORDS.get(press.verb, ())


def takes_back(press: Press, pressed: Press) -> bool:
    """Return whether a press would take back at once what another one of the same toggle did."""
    both = TOGGLES.get(press.verb, frozenset())
    if press.verb != pressed.verb or press.game_id != pressed.game_id:
        return False
    (word, *rest), (before, *rest_before) = press.words or [""], pressed.words or [""]
    return word != before and {word, before} <= both and rest == rest_before
