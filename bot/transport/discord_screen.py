"""Screens as arguments of discord.py: always fresh views, used as serializers only."""

from typing import Any

import discord

from bot.screens.screen import Button, Embed, ModalScreen, Screen, Select

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def payload(screen: Screen) -> dict[str, Any]:
    """Return keyword arguments that send or edit a message to look like the screen."""
    return {
        "content": screen.content or None,
        "embeds": [_embed(embed) for embed in screen.embeds],
        "view": _view(screen),
        "allowed_mentions": discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in screen.pings]
        ),
    }


def _embed(embed: Embed) -> discord.Embed:
    shown = discord.Embed(
        title=embed.title or None,
        description=embed.description or None,
        colour=embed.colour,
    )
    for field in embed.fields:
        shown.add_field(name=field.name, value=field.value, inline=field.inline)
    if embed.footer:
        shown.set_footer(text=embed.footer)
    if embed.picture is not None:
        shown.set_image(url=f"attachment://{embed.picture.name}")
    return shown


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


def _button(button: Button, row: int) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=button.label,
        custom_id=button.custom_id,
        style=_STYLES[button.style],
        disabled=button.disabled,
        emoji=button.emoji,
        row=row,
    )


def _select(select: Select, row: int) -> discord.ui.Select[Any]:
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
