"""Screens as arguments of discord.py: their JSON, in the few forms in which it takes some."""

from typing import Any, Final

import discord

from bot.discord.message_body import Json, components_of, content_of, embeds_of, rows_below
from bot.ui.message_files import FileField
from bot.ui.panel_screen import AnyScreen, PanelScreen
from bot.ui.screen import FormField, ListField, ModalScreen, TextField
from bot.ui.symbols import NO_SYMBOLS, Symbols

WITHOUT_EMBEDS: dict[str, Any] = {"content": None, "embeds": []}
"""Keyword arguments that, with a panel's own, turn a message with embeds into that panel."""
_NOBODY: Final = discord.AllowedMentions(everyone=False, roles=False, users=[])


class JsonObject:
    """An embed or an attachment that is JSON already, of which discord.py asks for that alone."""

    __slots__ = ("_data",)

    def __init__(self, data: Json) -> None:
        self._data = data

    def to_dict(self) -> Json:
        """Return the component as Discord's API takes it."""
        return self._data


class _Components:
    """Components that are JSON already, as discord.py asks a view for them.

    It keeps every view that it might have to call: this one has nothing to be called for.
    """

    __discord_ui_view__ = True
    __slots__ = ("_components", "_is_panel")
    timeout = None

    def __init__(self, components: list[Json], is_panel: bool) -> None:
        self._components = components
        self._is_panel = is_panel

    def to_components(self) -> list[Json]:
        return self._components

    def has_components_v2(self) -> bool:
        return self._is_panel

    def is_finished(self) -> bool:
        return True

    def is_dispatchable(self) -> bool:
        return False


def payload(screen: AnyScreen, symbols: Symbols = NO_SYMBOLS) -> dict[str, Any]:
    """Return keyword arguments that send or edit a message to look like the screen."""
    if screen.is_plain:
        symbols = symbols.without_emoji
    mentions = _NOBODY
    role = None if isinstance(screen, PanelScreen) else screen.role
    if screen.pings or role is not None:
        users = [discord.Object(user) for user in screen.pings]
        roles = [] if role is None else [discord.Object(role)]
        mentions = discord.AllowedMentions(everyone=False, roles=roles, users=users)
    if isinstance(screen, PanelScreen):
        view = _Components(components_of(screen, symbols), is_panel=True)
        return {"view": view, "allowed_mentions": mentions}
    return {
        "content": content_of(screen, symbols),
        "embeds": [JsonObject(embed) for embed in embeds_of(screen, symbols)],
        "view": _Components(rows_below(screen, symbols), is_panel=False),
        "allowed_mentions": mentions,
    }


def modal_of(screen: ModalScreen) -> discord.ui.Modal:
    """Return a form whose state is in its custom_id: it is answered even after a restart."""
    modal = discord.ui.Modal(title=screen.title, custom_id=screen.custom_id, timeout=None)
    for field in screen.inputs:
        modal.add_item(_labelled(field))
    modal.stop()
    return modal


def _labelled(field: FormField) -> discord.ui.Label[Any]:
    if isinstance(field, ListField):
        return discord.ui.Label(text=field.label, component=_list_input(field))
    inside = _text_input(field) if isinstance(field, TextField) else _file_input(field)
    return discord.ui.Label(text=field.label, description=field.description, component=inside)


def _text_input(field: TextField) -> discord.ui.TextInput[Any]:
    return discord.ui.TextInput(
        custom_id=field.custom_id,
        placeholder=field.placeholder,
        default=field.value,
        required=field.required,
        style=discord.TextStyle.paragraph if field.tall else discord.TextStyle.short,
        min_length=field.least,
        max_length=field.most,
    )


def _file_input(field: FileField) -> discord.ui.FileUpload[Any]:
    return discord.ui.FileUpload(
        custom_id=field.custom_id, required=False, min_values=0, max_values=1
    )


def _list_input(field: ListField) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=it.label,
            value=it.value,
            description=it.description,
            default=it.default,
        )
        for it in field.options
    ]
    return discord.ui.Select(
        custom_id=field.custom_id,
        placeholder=field.placeholder,
        required=field.required,
        min_values=int(field.required),
        options=options,
    )
