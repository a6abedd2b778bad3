"""The rules of a game in words."""

from bot.language import Words
from bot.screen import Embed
from engine.editions.rules import Rules


def rules_embed(rules: Rules, words: Words) -> Embed:
    """Every number and policy that this game is played by."""
    raise NotImplementedError
