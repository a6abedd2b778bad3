"""Messages as Discord sends them: along with a press, and in its answers."""

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


def message_in(answered: object) -> object:
    """Return the message in what Discord answers, which may be an envelope around it."""
    if isinstance(answered, discord.InteractionCallbackResponse):
        return answered.resource
    return answered
