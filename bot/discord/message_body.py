"""Screens as the JSON of Discord's API, with our own emoji put in.

Text that would be too long with them keeps Unicode's, and so do embeds or texts of a panel that
would be too long together.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.ui.message_files import File, Picture
from bot.ui.panel_screen import TEXT_SUM, Divider, PanelScreen, Part, Section
from bot.ui.screen import (
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
from bot.ui.symbols import NO_SYMBOLS, Symbols

Json = dict[str, Any]
_STYLES: Final = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
_LINK: Final = 5
"""The style of a button that opens an address."""
_ACTION_ROW, _BUTTON, _SELECT, _USER_SELECT, _ROLE_SELECT = 1, 2, 3, 5, 6
_SECTION, _TEXT, _GALLERY, _FILE, _SEPARATOR, _CONTAINER = 9, 10, 12, 13, 14, 17


def content_of(screen: Screen, symbols: Symbols) -> str | None:
    """Return the text above the embeds; None for no text."""
    return symbols.in_markdown(screen.content, CONTENT) or None


def embeds_of(screen: Screen, symbols: Symbols) -> list[Json]:
    """Return the embeds of a message."""
    embeds = [_embed(embed, symbols) for embed in screen.embeds]
    if sum(map(_length, embeds)) > EMBED_SUM:
        return [_embed(embed, NO_SYMBOLS) for embed in screen.embeds]
    return embeds


def rows_below(screen: Screen, symbols: Symbols) -> list[Json]:
    """Return the rows of buttons and lists of a message with embeds."""
    return [_row(row, symbols) for row in screen.rows]


def components_of(panel: PanelScreen, symbols: Symbols) -> list[Json]:
    """Return a panel as one container, its files below its texts and above its last rows."""
    parts = [_part(part, symbols, TEXT_SUM) for part in panel.parts]
    if _text_length(parts) > TEXT_SUM:
        # No text may grow, so only what can be pressed has our emoji.
        parts = [_part(part, symbols, 0) for part in panel.parts]
    at = len(parts)
    while at and isinstance(panel.parts[at - 1], tuple | Select):
        at -= 1
    parts[at:at] = map(_file, panel.files)
    colour = panel.colour
    return [{"type": _CONTAINER, "accent_color": colour, "spoiler": False, "components": parts}]


def _embed(embed: Embed, symbols: Symbols) -> Json:
    shown: Json = {"type": "rich", "flags": 0}
    if embed.title:
        shown["title"] = symbols.in_text(embed.title, TITLE)
    if embed.description:
        shown["description"] = symbols.in_markdown(embed.description, DESCRIPTION)
    if embed.colour is not None:
        shown["color"] = embed.colour
    if embed.fields:
        shown["fields"] = [_field(field, symbols) for field in embed.fields]
    if embed.footer:
        shown["footer"] = {"text": embed.footer}
    if embed.picture is not None:
        picture = embed.picture
        shown["image"] = {"url": f"attachment://{picture.name}", "description": picture.alt}
    if _length(shown) > EMBED_SUM:
        return _embed(embed, NO_SYMBOLS)
    return shown


def _field(field: Field, symbols: Symbols) -> Json:
    name = symbols.in_text(field.name, FIELD_NAME)
    value = symbols.in_markdown(field.value, VALUE)
    return {"name": name, "value": value, "inline": field.inline}


def _length(embed: Json) -> int:
    """Return what Discord counts of an embed."""
    length = len(embed.get("title", "")) + len(embed.get("description", ""))
    for field in embed.get("fields", ()):
        length += len(field["name"]) + len(field["value"])
    return length + (len(embed["footer"]["text"]) if "footer" in embed else 0)


def _part(part: Part, symbols: Symbols, most: int) -> Json:
    """Return a part of a panel; a text of more than `most` characters keeps Unicode's emoji."""
    match part:
        case str():
            return _text(symbols.in_markdown(part, most))
        case Section(text=text, button=button):
            texts = [_text(symbols.in_markdown(text, most))]
            return {"type": _SECTION, "components": texts, "accessory": _button(button, symbols)}
        case Divider():
            return {"type": _SEPARATOR, "divider": True, "spacing": 1}
        case Picture(name=name):
            return _gallery(name, part.alt)
        case _:
            return _row(part, symbols)


def _text(text: str) -> Json:
    return {"type": _TEXT, "content": text}


def _text_length(parts: Iterable[Json]) -> int:
    """Return how many characters the texts of a panel have together."""
    texts = (text for part in parts for text in part.get("components", (part,)))
    return sum(len(text.get("content", "")) for text in texts)


def _file(file: File) -> Json:
    """Return a file to save; one with words for a picture is shown."""
    if file.alt:
        return _gallery(file.name, file.alt)
    return {"type": _FILE, "file": {"url": f"attachment://{file.name}"}, "spoiler": False}


def _gallery(name: str, alt: str) -> Json:
    shown: Json = {"media": {"url": f"attachment://{name}"}, "spoiler": False}
    return {"type": _GALLERY, "items": [shown | ({"description": alt} if alt else {})]}


def _row(row: Row, symbols: Symbols) -> Json:
    inside: Sequence[Button | Select] = (row,) if isinstance(row, Select) else row
    components = [
        _select(it, symbols) if isinstance(it, Select) else _button(it, symbols) for it in inside
    ]
    return {"type": _ACTION_ROW, "components": components}


def _button(button: Button | Link, symbols: Symbols) -> Json:
    shown: Json = {"type": _BUTTON}
    if isinstance(button, Link):
        shown |= {"style": _LINK, "url": button.url, "disabled": False}
    else:
        shown |= {
            "style": _STYLES[button.style],
            "custom_id": button.custom_id,
            "disabled": button.disabled,
        }
    _put_label(shown, button, symbols)
    return shown


def _put_label(shown: Json, labelled: Button | Link | Option, symbols: Symbols) -> None:
    label = labelled.label
    if labelled.emoji is None:
        emoji, label = symbols.split_label(label)
    else:
        emoji = symbols.of(labelled.emoji)
    if label:
        shown["label"] = label
    if emoji is not None:
        shown["emoji"] = _emoji(emoji)


def _emoji(text: str) -> Json:
    """Return an emoji by its text, "<:mono_hat:123>" for one of ours."""
    if not text.startswith("<:"):
        return {"id": None, "name": text}
    name, emoji_id = text[2:-1].split(":")
    return {"id": int(emoji_id), "name": name}


def _select(select: Select, symbols: Symbols) -> Json:
    if select.people is not None:
        chosen = _picked(_USER_SELECT, "user", select.people)
    elif select.roles is not None:
        chosen = _picked(_ROLE_SELECT, "role", select.roles)
    else:
        chosen = {
            "type": _SELECT,
            "options": [_option(option, symbols) for option in select.options],
        }
    return {
        "custom_id": select.custom_id,
        **({"placeholder": select.placeholder} if select.placeholder else {}),
        "min_values": select.least,
        "max_values": select.most,
        "disabled": False,
        "required": True,
        **chosen,
    }


def _picked(kind: int, what: str, ids: Iterable[int]) -> Json:
    """Return a list that Discord fills by itself, with what is chosen in it."""
    return {"type": kind, "default_values": [{"id": str(it), "type": what} for it in ids]}


def _option(option: Option, symbols: Symbols) -> Json:
    shown: Json = {"value": option.value, "default": option.default}
    if option.description:
        shown["description"] = option.description
    _put_label(shown, option, symbols)
    return shown
