"""The table message: who must do what by when, what happened, how everybody stands."""

from collections.abc import Collection, Sequence

from bot.language import Words
from bot.render.names import Names
from bot.screen import Embed
from engine.host.records import Deadline
from engine.view import View

LINES = 5


def table_embed(
    view: View,
    names: Names,
    words: Words,
    *,
    lines: Sequence[str] = (),
    deadlines: Sequence[Deadline] = (),
    title: str = "",
    away: Collection[int] = (),
) -> Embed:
    """The table within its budget. `lines`: what happened, oldest first; `away`: absent seats."""
    raise NotImplementedError


def awaiting_line(
    view: View, names: Names, words: Words, deadlines: Sequence[Deadline] = ()
) -> str:
    """Who must do what by when."""
    raise NotImplementedError
