"""What a sum is for, so that every charge explains itself."""

from bot.language import Words
from bot.render.names import Names
from engine.editions.rules import Rules
from engine.why import Why


def explain(why: Why, amount: int, names: Names, words: Words, rules: Rules) -> str:
    """The sum and how it comes about: "rent $28 = $14 doubled, full set, no houses"."""
    raise NotImplementedError
