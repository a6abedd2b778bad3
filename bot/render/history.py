"""What has happened so far, in pages."""

from collections.abc import Sequence

from bot.language import Words
from bot.render.names import Names
from bot.screen import Embed
from engine.editions.rules import Rules
from engine.events import Event
from engine.host.records import Step


def history_pages(
    log: Sequence[tuple[Step, tuple[Event, ...]]], names: Names, words: Words, rules: Rules
) -> list[Embed]:
    """The log as this reader may know it, oldest first; at least one page."""
    raise NotImplementedError
