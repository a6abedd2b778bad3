"""Messages as Discord sends them along with a press."""

from collections.abc import Iterator
from typing import Any

import discord

INTERACTION = "INTERACTION_CREATE"
_ROWS = (discord.ComponentType.action_row.value, discord.ComponentType.container.value)
_SECTION = discord.ComponentType.section.value
_BUTTON = discord.ComponentType.button.value


class PressedMessage(discord.Message):
    """The message on which something was pressed: its id, its flags, and its components as raw
    data.

    discord.py would make an object of everything on it for each press. None of that is read, and
    here it is not set.
    """

    __slots__ = ("parts",)

    def __init__(self, data: Any) -> None:
        self.id = int(data["id"])
        self.flags = discord.MessageFlags._from_value(data.get("flags", 0))
        self.parts: list[Any] = data.get("components") or []


def read_presses(client: discord.Client) -> None:
    """Have a client read no more of a message that was pressed than a PressedMessage has."""
    state: Any = client._connection  # The library has no public place for this.
    parse = state.parsers[INTERACTION]

    def read(data: Any) -> None:
        if "message" in data:
            client.dispatch("interaction", interaction_of(data, state))
        else:
            parse(data)

    state.parsers[INTERACTION] = read


def interaction_of(data: Any, state: Any) -> discord.Interaction[Any]:
    """Return the interaction with a message; `data` loses the message."""
    pressed = PressedMessage(data.pop("message"))
    interaction: discord.Interaction[Any] = discord.Interaction(data=data, state=state)
    interaction.message = pressed
    return interaction


def custom_ids_on(message: discord.Message | None) -> Iterator[str]:
    """Yield what could be pressed on a message when something on it was."""
    for part in message.parts if isinstance(message, PressedMessage) else ():
        yield from _ids_in(part)


def _ids_in(part: Any) -> Iterator[str]:
    kind = part["type"]
    if kind in _ROWS:
        for inner in part["components"]:
            yield from _ids_in(inner)
    elif kind == _SECTION:
        yield from _ids_in(part["accessory"])
    elif kind == _BUTTON and part.get("custom_id") and not part.get("disabled"):
        yield part["custom_id"]
