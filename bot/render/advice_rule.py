"""When players of a game may ask for advice, in a line for its lobby and its rules."""

from bot.text.language import Words
from engine.host.lobby import Allowance


def advice_rule(allowance: Allowance, words: Words) -> str:
    """Return who may ask for advice in a game, by what its host has chosen."""
    return words.say(f"advice-rule-{allowance}")
