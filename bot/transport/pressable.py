"""What could be pressed on a message, as Discord sends the message along with a press."""

from collections.abc import Iterator

import discord


def custom_ids_on(message: discord.Message | None) -> Iterator[str]:
    """Yield what could be pressed on a message when something on it was."""
    for part in () if message is None else message.components:
        yield from _ids_in(part)


def _ids_in(part: object) -> Iterator[str]:
    if isinstance(part, discord.ActionRow | discord.Container):
        for inner in part.children:
            yield from _ids_in(inner)
    elif isinstance(part, discord.SectionComponent):
        yield from _ids_in(part.accessory)
    elif isinstance(part, discord.Button) and part.custom_id and not part.disabled:
        yield part.custom_id
