"""What happened, in words: one line an event, with what belongs together in one sentence."""

from collections.abc import Iterable

from bot.language import Words
from bot.render.names import Names
from engine.editions.rules import Rules
from engine.events import Event


def narrate(events: Iterable[Event], names: Names, words: Words, rules: Rules) -> list[str]:
    """Lines for events that the reader may know: the caller has filtered by audience."""
    raise NotImplementedError
