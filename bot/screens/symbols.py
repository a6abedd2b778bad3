"""Emoji of our own in place of Unicode's, and commands to press, wherever Discord shows them.

Screens are built with Unicode emoji, so they need nothing from Discord; what stands in their place
is put in just before a screen is sent. Discord shows custom emoji in Markdown (of embeds also in
titles and names of fields), on buttons and beside options. It shows none in footers, placeholders,
forms, code, and the labels of buttons and options: there Unicode's stay. A command that can be
pressed it shows in Markdown alone, not in titles.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from os.path import commonprefix
from typing import TypeVar

from bot.screens.panel_screen import TEXT_SUM, AnyScreen, PanelScreen, Part, Section
from bot.screens.screen import (
    CONTENT,
    DESCRIPTION,
    EMBED_SUM,
    FIELD_NAME,
    TITLE,
    VALUE,
    Button,
    Embed,
    Field,
    Link,
    Option,
    Row,
    Screen,
    Select,
)

_CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)
_WORD_NEXT = re.compile(r" \w")


@dataclass(frozen=True)
class Symbols:
    """What stands in the place of emoji and of commands when a message is sent.

    `custom`: our emoji as Discord's text has them, "<:mono_hat:123>", by the Unicode emoji.
    `commands`: mentions of commands, "</monopoly new:123>", by how texts spell them.
    """

    custom: Mapping[str, str] = field(default_factory=dict)
    commands: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def _unicode(self) -> re.Pattern[str]:
        longest = sorted(self.custom, key=len, reverse=True)
        return re.compile(f"(?:{'|'.join(map(re.escape, longest))})\ufe0f?")

    @cached_property
    def _command(self) -> re.Pattern[str]:
        longest = sorted(self.commands, key=len, reverse=True)
        return re.compile(rf"(\*\*)?({'|'.join(map(re.escape, longest))})(?![\w-])(?(1)\*\*)")

    @cached_property
    def _prefix(self) -> str:
        """What every command begins with: few texts have it, and the search takes long."""
        return commonprefix(list(self.commands))

    def of(self, emoji: str | None) -> str | None:
        """Return the emoji of a button or an option, ours where there is one."""
        return None if emoji is None else self.custom.get(emoji, emoji)

    def in_text(self, text: str, most: int) -> str:
        """Return a text with our emoji outside of code; as it was where that is over `most`
        characters.
        """
        if not self.custom:
            return text
        pieces = _CODE.split(text)
        pieces[::2] = map(self._in_piece, pieces[::2])
        changed = "".join(pieces)
        return changed if len(changed) <= most else text

    def in_markdown(self, text: str, most: int) -> str:
        """Return a text with our emoji and with commands that can be pressed, likewise."""
        if self.commands and self._prefix in text:
            changed = "".join(map(self._with_commands, _CODE.split(text)))
            text = changed if len(changed) <= most else text
        return self.in_text(text, most)

    def _with_commands(self, piece: str) -> str:
        if piece[:1] == piece[-1:] == "`":  # Code is left alone, unless it is a command by itself.
            return self.commands.get(piece.strip("`"), piece)
        return self._command.sub(lambda found: self.commands[found[2]], piece)

    def split_label(self, label: str) -> tuple[str | None, str]:
        """Return our emoji in place of the one that a label begins with, else of the only one that
        stands before a word; and the label without it.
        """
        first, _, rest = label.partition(" ")
        if rest and first in self.custom:
            return self.custom[first], rest
        found = list(self._unicode.finditer(label)) if self.custom else []
        if len(found) != 1 or not _WORD_NEXT.match(label, found[0].end()):
            return None, label
        (emoji,) = found
        without = f"{label[: emoji.start()]}{label[emoji.end() + 1 :]}"
        return self.custom[emoji[0].removesuffix("\ufe0f")], without

    def _in_piece(self, text: str) -> str:
        return self._unicode.sub(lambda found: self.custom[found[0].removesuffix("\ufe0f")], text)


NO_SYMBOLS = Symbols()
"""Before there are any at Discord: every emoji is Unicode's."""


def with_symbols(screen: AnyScreen, symbols: Symbols) -> AnyScreen:
    """Return the screen with our emoji and commands to press; without emoji where it is read as
    text alone.
    """
    if screen.is_plain:
        symbols = replace(symbols, custom={})
    if not symbols.custom and not symbols.commands:
        return screen
    return _panel(screen, symbols) if isinstance(screen, PanelScreen) else _screen(screen, symbols)


def _screen(screen: Screen, symbols: Symbols) -> Screen:
    embeds = tuple(_embed(embed, symbols) for embed in screen.embeds)
    if sum(map(len, embeds)) > EMBED_SUM:
        embeds = screen.embeds
    return replace(
        screen,
        content=symbols.in_markdown(screen.content, CONTENT),
        embeds=embeds,
        rows=tuple(_row(row, symbols) for row in screen.rows),
    )


def _embed(embed: Embed, symbols: Symbols) -> Embed:
    title = symbols.in_text(embed.title, TITLE)
    text = symbols.in_markdown(embed.description, DESCRIPTION)
    fields = tuple(_field(it, symbols) for it in embed.fields)
    length = len(title) + len(text) + len(embed.footer) + sum(map(len, fields))
    if length > EMBED_SUM:
        return embed
    return replace(embed, title=title, description=text, fields=fields)


def _field(of: Field, symbols: Symbols) -> Field:
    name, value = symbols.in_text(of.name, FIELD_NAME), symbols.in_markdown(of.value, VALUE)
    return replace(of, name=name, value=value)


def _panel(panel: PanelScreen, symbols: Symbols) -> PanelScreen:
    parts = tuple(_part(part, symbols, TEXT_SUM) for part in panel.parts)
    if sum(map(len, _texts(parts))) > TEXT_SUM:
        # No text may grow, so only what can be pressed has our emoji.
        parts = tuple(_part(part, symbols, 0) for part in panel.parts)
    return replace(panel, parts=parts)


def _texts(parts: tuple[Part, ...]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, str | Section):
            yield part if isinstance(part, str) else part.text


def _part(part: Part, symbols: Symbols, most: int) -> Part:
    match part:
        case str():
            return symbols.in_markdown(part, most)
        case Section(text=text, button=button):
            return Section(symbols.in_markdown(text, most), _button(button, symbols))
        case Select() | tuple():
            return _row(part, symbols)
        case _:
            return part


def _row(row: Row, symbols: Symbols) -> Row:
    if isinstance(row, Select):
        return replace(row, options=tuple(_option(option, symbols) for option in row.options))
    return tuple(_button(button, symbols) for button in row)


_Pressed = TypeVar("_Pressed", bound=Button | Link)


def _button(button: _Pressed, symbols: Symbols) -> _Pressed:
    if button.emoji is not None:
        return replace(button, emoji=symbols.of(button.emoji))
    emoji, label = symbols.split_label(button.label)
    return button if emoji is None else replace(button, emoji=emoji, label=label)


def _option(option: Option, symbols: Symbols) -> Option:
    if option.emoji is not None:
        return replace(option, emoji=symbols.of(option.emoji))
    emoji, label = symbols.split_label(option.label)
    return option if emoji is None else replace(option, emoji=emoji, label=label)
