"""Private panels as plain data: texts, rows with a button of their own, lists, lines, pictures.

A panel is one message of Discord's components: it has neither content nor embeds. What is built
here fits Discord's limits: text that is too long is cut and says so, parts that are too many are
counted in their place, and the last rows always stay.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeGuard

from bot.language.clipping import clip_lines
from bot.ui.message_files import File, Picture
from bot.ui.screen import Button, Embed, Link, Row, Screen, Select, rows_of

COMPONENTS, TEXT_SUM = 40, 4000
_MARK = len("… +9999")


@dataclass(frozen=True, slots=True)
class Section:
    """A text with its button at the right: one to be pressed, or one that opens an address."""

    text: str
    button: Button | Link

    def __post_init__(self) -> None:
        # Discord refuses a section without a text; a blank that is no space is one.
        object.__setattr__(self, "text", self.text or "\u200b")


@dataclass(frozen=True, slots=True)
class Divider:
    """A line between two parts."""


Part = str | Section | Divider | Picture | Row
"""One part of a panel, from top to bottom; a text is Markdown."""


@dataclass(frozen=True, slots=True)
class PanelScreen:
    """A whole private message in one frame. `pings` are the ids of the users it notifies.

    `colour` is that of the frame's bar, 0xRRGGBB. `is_plain`: it is read as text alone, without
    emoji.
    """

    parts: tuple[Part, ...]
    colour: int | None = None
    pings: tuple[int, ...] = ()
    files: tuple[File, ...] = ()
    is_plain: bool = False

    def __post_init__(self) -> None:
        parts = _fitting(tuple(_split(self.parts)), len(self.files))
        object.__setattr__(self, "parts", parts)
        object.__setattr__(self, "pings", tuple(dict.fromkeys(self.pings)))

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """The pictures among its parts, which need names of their own."""
        return tuple(part for part in self.parts if isinstance(part, Picture))

    @property
    def rows(self) -> tuple[Row, ...]:
        """All that can be pressed or chosen; a section's button is a row of its own.

        A link is left out: no press of it reaches the bot.
        """
        rows = (((part.button,) if isinstance(part, Section) else part) for part in self.parts)
        return tuple(row for row in rows if isinstance(row, Select) or _is_pressed(row))

    @property
    def texts(self) -> tuple[str, ...]:
        """All that can be read beside buttons and lists."""
        texts = ((part.text if isinstance(part, Section) else part) for part in self.parts)
        return tuple(text for text in texts if isinstance(text, str))

    def in_words(self) -> "PanelScreen":
        """Return this panel with words in place of its pictures."""
        worded = (
            part.fallback_text() if isinstance(part, Picture) else part for part in self.parts
        )
        return replace(self, parts=tuple(worded))


AnyScreen = Screen | PanelScreen
"""A message of either kind."""


def _is_pressed(part: object) -> TypeGuard[tuple[Button, ...]]:
    return isinstance(part, tuple) and not any(isinstance(it, Link) for it in part)


def components_of(part: Part) -> int:
    """Return how many of Discord's components a part takes."""
    match part:
        case Section():
            return 3  # Itself, its text, its button.
        case Select():
            return 2
        case tuple():
            return 1 + len(part)
        case _:
            return 1


def panel_of(screen: Screen) -> PanelScreen:
    """Return a message with embeds as a panel, for a place where a panel stands already.

    Discord never turns a message of components back into one with content and embeds.
    """
    texts = [part for embed in screen.embeds for part in _parts_of(embed)]
    colour = next((embed.colour for embed in screen.embeds if embed.colour is not None), None)
    parts = (screen.content, *texts, *screen.rows)
    return PanelScreen(parts, colour, screen.pings, screen.files, screen.is_plain)


def as_replacement(screen: AnyScreen, is_panel: bool) -> AnyScreen:
    """Return a screen as it may replace a message: in place of a panel, as a panel."""
    return panel_of(screen) if is_panel and isinstance(screen, Screen) else screen


def _parts_of(embed: Embed) -> Iterator[str | Picture]:
    yield f"### {embed.title}" if embed.title else ""
    yield embed.description
    for field in embed.fields:
        yield f"**{field.name}**\n{field.value}"
    if embed.picture is not None:
        yield embed.picture
    yield f"-# {embed.footer}" if embed.footer else ""


def _split(parts: Iterable[Part]) -> Iterator[Part]:
    """Yield the parts without empty ones and lines that divide nothing; long rows are broken."""
    waiting: list[Divider] = []
    has_begun = False
    for part in parts:
        if isinstance(part, Divider):
            waiting = [part] if has_begun else []
        elif part:
            yield from waiting
            waiting, has_begun = [], True
            yield from rows_of(part) if isinstance(part, tuple) else (part,)


def _fitting(parts: tuple[Part, ...], files: int) -> tuple[Part, ...]:
    """Return as much as fits; the last rows stay, and a mark says how many parts are left out."""
    first_row = len(parts)
    while first_row and isinstance(parts[first_row - 1], tuple | Select):
        first_row -= 1
    body, tail = parts[:first_row], parts[first_row:]
    room = COMPONENTS - 1 - files - sum(map(components_of, tail))
    if sum(map(components_of, body)) <= room and sum(map(_length, body)) <= TEXT_SUM:
        return parts
    return (*_cut(body, room - 1, TEXT_SUM - _MARK), *tail)


def _cut(body: tuple[Part, ...], room: int, characters: int) -> Iterator[Part]:
    """Yield the first parts, the last of them cut where it is a text, and how many are missing."""
    for at, part in enumerate(body):
        room -= components_of(part)
        if room >= 0 and _length(part) > characters > _MARK and isinstance(part, str):
            part = clip_lines(part, characters)
        characters -= _length(part)
        if room < 0 or characters < 0:
            missing = [it for it in body[at:] if not isinstance(it, Divider)]
            yield f"… +{len(missing)}"
            return
        yield part


def _length(part: Part) -> int:
    match part:
        case str():
            return len(part)
        case Section():
            return len(part.text)
        case _:
            return 0
