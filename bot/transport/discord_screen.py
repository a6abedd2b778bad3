"""Screens as arguments of discord.py: always fresh views, used as serializers only."""

from dataclasses import asdict
from typing import Any

import discord

from bot.screens.media import File, Picture
from bot.screens.panel_screen import AnyScreen, Divider, PanelScreen, Part, Section
from bot.screens.screen import Button, Embed, Link, ModalScreen, Screen, Select

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


WITHOUT_EMBEDS: dict[str, Any] = {"content": None, "embeds": []}
"""Keyword arguments that, with a panel's own, turn a message with embeds into that panel."""


def payload(screen: AnyScreen) -> dict[str, Any]:
    """Return keyword arguments that send or edit a message to look like the screen."""
    users = [discord.Object(user) for user in screen.pings]
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
    if isinstance(screen, PanelScreen):
        return {"view": _layout(screen), "allowed_mentions": mentions}
    return {
        "content": screen.content or None,
        "embeds": [_embed(embed) for embed in screen.embeds],
        "view": _view(screen),
        "allowed_mentions": mentions,
    }


def _embed(embed: Embed) -> discord.Embed:
    # The library has no argument for the description of an embed's image; Discord has one.
    shown: dict[str, Any] = {"type": "rich", "title": embed.title, "description": embed.description}
    if embed.colour is not None:
        shown["color"] = embed.colour
    if embed.fields:
        shown["fields"] = [asdict(field) for field in embed.fields]
    if embed.footer:
        shown["footer"] = {"text": embed.footer}
    if embed.picture is not None:
        picture = embed.picture
        shown["image"] = {"url": f"attachment://{picture.name}", "description": picture.alt}
    return discord.Embed.from_dict({key: value for key, value in shown.items() if value != ""})


def _view(screen: Screen) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(screen.rows):
        if isinstance(row, Select):
            view.add_item(_select(row, number))
        else:
            for button in row:
                view.add_item(_button(button, number))
    # discord.py keeps every view that it might have to call: this one has nothing to be called for.
    view.stop()
    return view


def _layout(panel: PanelScreen) -> discord.ui.LayoutView:
    """Return a panel as one container, its files below its texts and above its last rows."""
    items = [_item(part) for part in panel.parts]
    at = len(items)
    while at and isinstance(panel.parts[at - 1], tuple | Select):
        at -= 1
    items[at:at] = [_file(file) for file in panel.files]
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(*items, accent_colour=panel.colour))
    view.stop()
    return view


def _item(part: Part) -> discord.ui.Item[Any]:
    match part:
        case str():
            return discord.ui.TextDisplay(part)
        case Section(text=text, button=button):
            accessory = _link(button) if isinstance(button, Link) else _button(button)
            return discord.ui.Section(text, accessory=accessory)
        case Divider():
            return discord.ui.Separator()
        case Picture(name=name):
            return _gallery(name, part.alt)
        case Select():
            return discord.ui.ActionRow(_select(part))
        case buttons:
            return discord.ui.ActionRow(*map(_button, buttons))


def _file(file: File) -> discord.ui.Item[Any]:
    """Return a file to save; one with words for a picture is shown."""
    if file.alt:
        return _gallery(file.name, file.alt)
    return discord.ui.File(f"attachment://{file.name}")


def _gallery(name: str, alt: str) -> discord.ui.Item[Any]:
    shown = discord.MediaGalleryItem(f"attachment://{name}", description=alt or None)
    return discord.ui.MediaGallery(shown)


def _button(button: Button, row: int | None = None) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=button.label,
        custom_id=button.custom_id,
        style=_STYLES[button.style],
        disabled=button.disabled,
        emoji=button.emoji,
        row=row,
    )


def _link(link: Link) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=link.label, url=link.url, emoji=link.emoji)


def _select(select: Select, row: int | None = None) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=option.label,
            value=option.value,
            description=option.description,
            emoji=option.emoji,
            default=option.default,
        )
        for option in select.options
    ]
    return discord.ui.Select(
        custom_id=select.custom_id,
        placeholder=select.placeholder,
        min_values=select.least,
        max_values=select.most,
        options=options,
        row=row,
    )


def modal_of(screen: ModalScreen) -> discord.ui.Modal:
    """Return a form whose state is in its custom_id: it is answered even after a restart."""
    modal = discord.ui.Modal(title=screen.title, custom_id=screen.custom_id, timeout=None)
    for field in screen.inputs:
        text: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=field.custom_id,
            placeholder=field.placeholder,
            default=field.value,
            required=field.required,
            style=discord.TextStyle.paragraph if field.tall else discord.TextStyle.short,
            min_length=field.least,
            max_length=field.most,
        )
        label: discord.ui.Label[Any] = discord.ui.Label(
            text=field.label, description=field.description, component=text
        )
        modal.add_item(label)
    modal.stop()
    return modal
