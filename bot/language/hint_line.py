"""One line that explains what a player meets for the first time."""

from bot.language.language import Words
from engine.core.decisions import DebtSettlement, ToEnd
from engine.editions.rules import Rules

PANEL_HINTS = ("trade", "manage")
"""What is met beside decisions: an offer, the panels in which one offers and manages."""
OTHER_HINTS = ("rent", "time-bank")
"""What at the table is told apart from its decision, or is none."""
NOT_EXPLAINED = (ToEnd, DebtSettlement)
"""The decisions whose sentence and buttons say all that there is to say."""


def hint_line(kind: str, rules: Rules, words: Words, jail_cards: int = 0) -> str:
    """Return the explanation of a kind of event in small print.

    `jail_cards`: how many jail cards the player has who meets it.
    """
    is_beside = kind in PANEL_HINTS or kind in OTHER_HINTS
    hint = words.say(
        f"hint-{kind}" if is_beside else f"decision-{kind}.hint",
        declined=rules.declined,
        fine=rules.jail_fine,
        turns=rules.jail_turns,
        jail_cards=jail_cards,
    )
    return words.say("hint", text=hint)
