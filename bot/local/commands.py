"""REST: the bot's commands; and finding the one a member typed."""

from __future__ import annotations

from bot.local import stored_json
from bot.local.errors import ApiError, Json, refuse
from bot.local.feed import News
from bot.local.hub import Hub
from bot.local.limits_commands import commands_faults
from bot.local.routes import Answer, Request, Routes
from bot.local.world import DIRECT

routes = Routes()
GUILD_CONTEXT, DIRECT_CONTEXT = 0, 1
TYPED, MEMBER, MESSAGE = 1, 2, 3
"""The types of commands: typed, or in the menu of a member."""
USER_INSTALL = 1
"""The integration type of an app that a person has installed for themselves."""
ALL = r"/applications/{app:\d+}/commands"
OF_GUILD = r"/applications/{app:\d+}/guilds/{guild:\d+}/commands"


@routes.get(ALL)
@routes.get(OF_GUILD)
def listed(request: Request) -> Answer:
    return Answer(stored(request.hub, _guild(request)))


@routes.put(ALL)
@routes.put(OF_GUILD)
def overwrite(request: Request) -> Answer:
    new = request.body
    if not isinstance(new, list):
        raise ApiError(50035, [((), "Only lists may be used in this place")])
    return Answer(_replace(request.hub, _guild(request), new))


@routes.post(ALL)
@routes.post(OF_GUILD)
def upsert(request: Request) -> Answer:
    hub, guild, command = request.hub, _guild(request), request.json
    others = [c for c in stored(hub, guild) if _key(c) != _key(command)]
    return Answer(_replace(hub, guild, [*others, command])[-1])


def stored(hub: Hub, guild_id: int | None) -> list[Json]:
    """Return the commands of a guild, or the global ones."""
    rows = hub.world.select(
        "SELECT body FROM commands WHERE guild_id IS ? ORDER BY position", guild_id
    )
    return [stored_json.read(row["body"]) for row in rows]


def available(hub: Hub, channel: Json) -> list[Json]:
    """Return the slash commands a member can type in this channel."""
    return [c for c in _offered(hub, channel) if c["type"] == TYPED]


def _offered(hub: Hub, channel: Json) -> list[Json]:
    context = DIRECT_CONTEXT if channel["type"] == DIRECT else GUILD_CONTEXT
    everywhere = [c for c in stored(hub, None) if context in _contexts(c)]
    here = stored(hub, hub.guild_of(channel)) if context == GUILD_CONTEXT else []
    if is_brought(hub, channel):
        everywhere = [c for c in everywhere if USER_INSTALL in c["integration_types"]]
    named = {_key(c): c for c in [*everywhere, *here]}
    return list(named.values())


def message_menu(hub: Hub, channel: Json) -> list[Json]:
    """Return the commands that the menu of a message offers in this channel."""
    return [c for c in _offered(hub, channel) if c["type"] == MESSAGE]


def member_menu(hub: Hub, channel: Json) -> list[Json]:
    """Return the commands that the menu of a member offers in this channel."""
    return [c for c in _offered(hub, channel) if c["type"] == MEMBER]


def is_brought(hub: Hub, channel: Json) -> bool:
    """Return whether people can only use the app there that they have installed for themselves."""
    guild_id = hub.guild_of(channel)
    return guild_id is not None and not hub.world.has_bot(guild_id)


def integration_owners(hub: Hub, channel: Json, user_id: int) -> Json:
    """Return for whom the app is installed that a member uses in a channel, by kind."""
    if is_brought(hub, channel):
        return {str(USER_INSTALL): str(user_id)}
    return {"0": str(hub.guild_of(channel) or 0)}


def leaves(command: Json) -> list[tuple[str, Json]]:
    """Return what can be typed of a command: its full names, each with the part that has the
    options.
    """
    found: list[tuple[str, Json]] = []

    def descend(name: str, part: Json) -> None:
        nested = [o for o in part.get("options") or [] if o["type"] in (1, 2)]
        if not nested:
            found.append((name, part))
        for option in nested:
            descend(f"{name} {option['name']}", option)

    descend(command["name"], command)
    return found


def _guild(request: Request) -> int | None:
    hub = request.hub
    if int(request.parts["app"]) != hub.world.bot_id:
        raise ApiError(50001)
    guild = request.parts.get("guild")
    if guild is not None and int(guild) not in hub.world.guilds():
        raise ApiError(50001)
    return None if guild is None else int(guild)


def _key(command: Json) -> tuple[str, int]:
    return command["name"], command.get("type") or 1


def _contexts(command: Json) -> list[int]:
    contexts: list[int] | None = command.get("contexts")
    if contexts is not None:
        return contexts
    return [GUILD_CONTEXT, DIRECT_CONTEXT] if command.get("dm_permission", True) else [0]


def _replace(hub: Hub, guild_id: int | None, new: list[Json]) -> list[Json]:
    refuse(commands_faults(new))
    had = {_key(command): command["id"] for command in stored(hub, guild_id)}
    hub.world.run("DELETE FROM commands WHERE guild_id IS ?", guild_id)
    answer = []
    for position, command in enumerate(new):
        full = {
            "default_member_permissions": None,
            "nsfw": False,
            "description": "",
            "options": [],
            "integration_types": [0],
            "contexts": None,
            **command,
            "type": command.get("type") or 1,
            "id": had.get(_key(command)) or str(hub.world.next_id()),
            "application_id": str(hub.world.bot_id),
            "version": str(hub.world.next_id()),
        }
        if guild_id is not None:
            full["guild_id"] = str(guild_id)
        hub.world.run("INSERT INTO commands VALUES (?, ?, ?, ?)", int(full["id"]), guild_id,
                      position, stored_json.text_of(full))  # fmt: skip
        answer.append(full)
    hub.feed.publish(News("commands", 0))
    return answer
