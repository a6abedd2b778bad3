"""One line that explains what a player meets for the first time."""

from bot.text.language import Words
from engine.editions.rules import Rules

PANEL_HINTS = ("trade", "offer", "manage")
"""What is met beside decisions: an offer, the panels in which one offers and manages."""
OTHER_HINTS = ("rescue", "rent", "hold", "time-bank", "two-bidders")
"""What at the table is told apart from its decision, or is none."""


def hint_line(kind: str, rules: Rules, words: Words) -> str:
    """Return the explanation of a kind of event in small print."""
    fine, turns = rules.jail_fine, rules.jail_turns
    hint = words.say(f"hint-{kind}", declined=rules.declined.kind, fine=fine, turns=turns)
    return words.say("hint", text=hint)
