"""Commands that the local Discord has from an earlier start of the bot, which has noted it.

To register them is half of what a start costs: it is done once in a process, and copied.
"""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands.registration import IDS, SYNCED
from bot.language.language import languages
from bot.local.world import World
from engine.host.store.settings import Settings

_translated_payload = app_commands.Group.get_translated_payload
_payloads: dict[tuple[str, tuple[str, ...]], dict[str, Any]] = {}


async def payload_once(
    group: app_commands.Group,
    tree: app_commands.CommandTree[Any],
    translator: app_commands.Translator,
) -> dict[str, Any]:
    """Return a group of commands in every language, worked out once for all bots of a process."""
    key = (group.name, languages())
    if key not in _payloads:
        _payloads[key] = await _translated_payload(group, tree, translator)
    return _payloads[key]


class KnownCommands:
    """What a start of the bot leaves of its commands in a world and in a store."""

    def __init__(self) -> None:
        self._rows: list[tuple[Any, ...]] = []
        self._notes: dict[str, str] = {}

    async def read(self, world: World, settings: Settings) -> None:
        """Remember what is there."""
        self._rows = [tuple(row) for row in world.select("SELECT * FROM commands")]
        notes = {key: await settings.get(key) for key in (IDS, SYNCED)}
        self._notes = {key: text for key, text in notes.items() if text is not None}

    async def write(self, world: World, settings: Settings) -> None:
        """Put what is remembered into a new world and a new store."""
        for row in self._rows:
            world.run("INSERT INTO commands VALUES (?, ?, ?, ?)", *row)
            # Ids are given in turn: those of the command and of its version are taken.
            world.next_id()
            world.next_id()
        for key, text in self._notes.items():
            await settings.put(key, text)


_known: dict[tuple[tuple[str, ...], int], KnownCommands] = {}
"""By languages and the number of people of a world, whose ids those of the commands follow."""


async def give_commands(world: World, settings: Settings) -> None:
    """Let a new world and a new store have the commands, if a start of this process left them."""
    found = _known.get(_key(world))
    if found is not None:
        await found.write(world, settings)


async def note_commands(world: World, settings: Settings) -> None:
    """Remember what the first start has left, for later ones."""
    if _key(world) not in _known:
        _known[_key(world)] = found = KnownCommands()
        await found.read(world, settings)


def _key(world: World) -> tuple[tuple[str, ...], int]:
    return languages(), len(world.users())
