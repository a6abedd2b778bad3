"""Telling Discord of the commands where they have changed, and how a text mentions each of them."""

import hashlib
import json
import logging
from collections.abc import Iterable, Mapping
from typing import Any

from discord import app_commands

from bot.commands.translation import Translations
from bot.discord.error_codes import FAILURES, describe
from engine.host.store.settings import Settings

LOG = logging.getLogger(__name__)
SYNCED = "commands-hash"
"""The note that remembers which commands Discord has."""
IDS = "commands-ids"
"""The note that remembers Discord's id of each top-level command, by name."""
Tree = app_commands.CommandTree[Any]


async def register_commands(
    tree: Tree, application_id: int | None, settings: Settings
) -> Mapping[str, int]:
    """Tell Discord of the commands, if they are not those it has.

    Returns the id of each top-level command by name. Where Discord refuses, that is logged, the
    old commands and every button still work, and the ids are those it gave before.
    """
    translations = Translations()
    await tree.set_translator(translations)
    payload = [
        await command.get_translated_payload(tree, translations) for command in tree.get_commands()
    ]
    text = json.dumps(payload, sort_keys=True, default=str)
    digest = hashlib.sha256(f"{application_id}{text}".encode()).hexdigest()
    known: dict[str, int] = json.loads(await settings.get(IDS) or "{}")
    if known and await settings.get(SYNCED) == digest:
        return known
    try:
        ids = {command.name: command.id for command in await tree.sync()}
    except (*FAILURES, app_commands.CommandSyncFailure) as error:
        LOG.error("Discord refused the commands: %s", describe(error))
        return known
    await settings.put(IDS, json.dumps(ids))
    await settings.put(SYNCED, digest)
    LOG.info("commands synced")
    return ids


def command_mentions(
    groups: Iterable[app_commands.Group], ids: Mapping[str, int]
) -> dict[str, str]:
    """Return what Discord shows as a command that can be pressed, by how texts spell the command.

    A mention works only by the name that is registered, "</name new:123>", and Discord shows
    that name to everyone. A text that has another name, "/name neu", keeps it as it is typed.
    """
    return {
        f"/{group.name} {command.name}": f"</{group.name} {command.name}:{ids[group.name]}>"
        for group in groups
        if group.name in ids
        for command in group.commands
    }
