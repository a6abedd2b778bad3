"""Text alone, for those who chose it: a screen without emoji."""

import re
from dataclasses import replace
from typing import TypeVar

from bot.language.language import Words
from bot.ui.message_files import FileField
from bot.ui.panel_screen import PanelScreen, Part, Section
from bot.ui.screen import (
    Button,
    Embed,
    Field,
    FormField,
    Link,
    ListField,
    ModalScreen,
    Option,
    Row,
    Screen,
    Select,
)

_ONE = (
    "[\U0001f000-\U0001faff\u2600-\u27bf\u23e9-\u23fa\u2b05-\u2b55\u25aa\u25ab\u25fb-\u25fe]"
    "[\ufe0e\ufe0f\u20e3\U0001f3fb-\U0001f3ff]*|[\u2190-\u21ff\u25b6\u25c0]\ufe0f"
)
_EMOJI = re.compile(f"(?:(?:{_ONE})\u200d?)+ ?")
"""Emoji, and the space after them."""


def plain_text(text: str) -> str:
    """Return the text without emoji; the words beside each emoji say the same.

    A rating that is not sure yet keeps its question mark.
    """
    return _EMOJI.sub("", text.replace("❔", "?"))


def plain_where_chosen(screen: Screen, words: Words) -> Screen:
    """Return the screen as it is read in these words: where they are plain, without pictures and
    emoji.
    """
    return plain_screen(screen) if words.plain else screen


def plain_screen(screen: Screen) -> Screen:
    """Return the screen without pictures and emoji."""
    worded = screen.in_words()
    return replace(
        worded,
        content=plain_text(worded.content),
        embeds=tuple(map(_embed, worded.embeds)),
        rows=tuple(map(_row, worded.rows)),
        is_plain=True,
    )


def plain_panel(panel: PanelScreen) -> PanelScreen:
    """Return the panel without pictures and emoji."""
    return replace(panel, parts=tuple(map(_part, panel.in_words().parts)), is_plain=True)


def plain_form(form: ModalScreen) -> ModalScreen:
    """Return the form without emoji in its words; what people typed stays."""
    inputs = tuple(map(_form_field, form.inputs))
    return replace(form, title=plain_text(form.title), inputs=inputs)


def _form_field(field: FormField) -> FormField:
    if isinstance(field, FileField):
        return replace(field, label=plain_text(field.label))
    placeholder = plain_text(field.placeholder) if field.placeholder else None
    field = replace(field, label=plain_text(field.label), placeholder=placeholder)
    if isinstance(field, ListField):
        return replace(field, options=tuple(map(_option, field.options)))
    description = plain_text(field.description) if field.description else None
    return replace(field, description=description)


def _part(part: Part) -> Part:
    match part:
        case str():
            return plain_text(part)
        case Section(text=text, button=button):
            return Section(plain_text(text), _button(button))
        case Select() | tuple():
            return _row(part)
        case _:
            return part


def _embed(embed: Embed) -> Embed:
    return replace(
        embed,
        title=plain_text(embed.title),
        description=plain_text(embed.description),
        fields=tuple(map(_field, embed.fields)),
        footer=plain_text(embed.footer),
    )


def _field(field: Field) -> Field:
    return replace(field, name=plain_text(field.name), value=plain_text(field.value))


def _row(row: Row) -> Row:
    if isinstance(row, Select):
        placeholder = plain_text(row.placeholder)
        return replace(row, placeholder=placeholder, options=tuple(map(_option, row.options)))
    return tuple(map(_button, row))


_Pressed = TypeVar("_Pressed", bound=Button | Link)


def _button(button: _Pressed) -> _Pressed:
    return replace(button, label=plain_text(button.label) or button.label, emoji=None)


def _option(option: Option) -> Option:
    label = plain_text(option.label)
    description = plain_text(option.description) if option.description else None
    return replace(option, label=label or option.label, description=description, emoji=None)
