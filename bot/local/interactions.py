"""What members do: typing commands, pressing, choosing, submitting, writing."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from dataclasses import dataclass, replace

from bot.local import callbacks, commands, messages, payloads, stored_json
from bot.local.errors import Json
from bot.local.feed import News
from bot.local.form_values import select_values, store_files, submitted_part
from bot.local.hub import Hub
from bot.local.limits_components import BUTTON, SELECT, SELECTS, walk
from bot.local.options import ClientRefusal, filled, find_command, focused, resolved_users
from bot.local.permissions import (
    BITS,
    BROUGHT_PERMISSIONS,
    bot_permissions,
    member_permissions,
)
from bot.local.threads import unarchive
from bot.local.visibility import sees
from bot.local.world import DIRECT

KINDS = {4: "message", 5: "deferred", 6: "deferred_update", 7: "update", 8: "choices", 9: "modal"}


@dataclass(frozen=True)
class Sent:
    """An interaction that the bot has been told of; `form` is that which was submitted by it."""

    id: int
    outcome: asyncio.Future[Json]
    form: int | None = None


def slash(hub: Hub, user_id: int, channel: Json, name: str, given: Json) -> Sent:
    """Type a command with its options; the answer."""
    command, leaf, path = _typed(hub, user_id, channel, name)
    options = filled(hub.world, leaf, given)
    data = _command_data(hub, command, path, options)
    return _send(hub, user_id, channel, callbacks.COMMAND, data, command=name)


def use_on_member(hub: Hub, user_id: int, channel: Json, name: str, target: int) -> Sent:
    """Use a command in the menu of a member; the answer."""
    menu = {it["name"]: it for it in commands.member_menu(hub, channel)}
    if name not in menu:
        raise ClientRefusal(f"there is no {name!r} in the menu of a member; there are {[*menu]}")
    data = {"id": menu[name]["id"], "name": name, "type": commands.MEMBER}
    data |= {"target_id": str(target), "resolved": resolved_users(hub.world, [str(target)])}
    return _send(hub, user_id, channel, callbacks.COMMAND, data)


def use_on_message(hub: Hub, user_id: int, channel: Json, name: str, target: int) -> Sent:
    """Use a command in the menu of a message; the answer."""
    menu = {it["name"]: it for it in commands.message_menu(hub, channel)}
    if name not in menu:
        raise ClientRefusal(f"there is no {name!r} in the menu of a message; there are {[*menu]}")
    data = {"id": menu[name]["id"], "name": name, "type": commands.MESSAGE}
    data |= {"target_id": str(target)}
    data |= {"resolved": {"messages": {str(target): hub.seen_message(target)}}}
    return _send(hub, user_id, channel, callbacks.COMMAND, data)


def autocomplete(
    hub: Hub, user_id: int, channel: Json, name: str, option: str, given: Json
) -> Sent:
    """Type into an option that completes; the choices."""
    command, leaf, path = _typed(hub, user_id, channel, name)
    data = _command_data(hub, command, path, focused(hub.world, leaf, option, given))
    return _send(hub, user_id, channel, callbacks.AUTOCOMPLETE, data)


def press(hub: Hub, user_id: int, message_id: int, what: str) -> Sent:
    """Press the button with this custom id or label, as the member sees the message now."""
    row = _seen(hub, user_id, message_id)
    buttons = [c for c in walk(messages.stored_body(row)["components"]) if c["type"] == BUTTON]
    found = [b for b in buttons if b.get("custom_id") == what]
    found = found or [b for b in buttons if b.get("label") == what]
    if len(found) != 1:
        have = [b.get("label") or b.get("custom_id") for b in buttons]
        raise ClientRefusal(f"{len(found)} buttons are named {what!r}; there are {have}")
    if found[0].get("disabled") or "custom_id" not in found[0]:
        raise ClientRefusal(f"the button {what!r} cannot be pressed")
    return press_raw(hub, user_id, message_id, found[0]["custom_id"])


def choose(hub: Hub, user_id: int, message_id: int, custom_id: str, values: list[str]) -> Sent:
    """Choose values of a select, as the member sees the message now."""
    row = _seen(hub, user_id, message_id)
    selects = [c for c in walk(messages.stored_body(row)["components"]) if c["type"] in SELECTS]
    found = next((s for s in selects if s["custom_id"] == custom_id), None)
    if found is None or found.get("disabled"):
        raise ClientRefusal(
            f"no select {custom_id!r}; there are {[s['custom_id'] for s in selects]}"
        )
    values = select_values(hub, found, values)
    return press_raw(hub, user_id, message_id, custom_id, values, found["type"])


def press_raw(
    hub: Hub,
    user_id: int,
    message_id: int,
    custom_id: str,
    values: list[str] | None = None,
    kind: int | None = None,
) -> Sent:
    """Send a press whatever the message shows, as a stale or a forged client would."""
    row = hub.world.message(message_id, deleted=True)
    if row is None:
        raise ClientRefusal("no such message")
    data: Json = {"component_type": kind or (BUTTON if values is None else SELECT)}
    data |= {"custom_id": custom_id, "id": 1}
    if values is not None:
        data["values"] = values
        data["resolved"] = resolved_users(hub.world, values) if data["component_type"] == 5 else {}
    channel = hub.channel(row["channel_id"])
    return _send(hub, user_id, channel, callbacks.COMPONENT, data, message_id)


def submit(hub: Hub, user_id: int, interaction_id: int, values: Json) -> Sent:
    """Submit the modal that this interaction opened."""
    rows = hub.world.select(
        "SELECT * FROM interactions WHERE id=? AND user_id=? AND modal IS NOT NULL",
        interaction_id,
        user_id,
    )
    if not rows:
        raise ClientRefusal("no such modal is open")
    modal, channel = stored_json.read(rows[0]["modal"]), hub.channel(rows[0]["channel_id"])
    values, files = store_files(hub, channel, modal, values)
    data = {
        "custom_id": modal["custom_id"],
        "components": [submitted_part(hub, part, values) for part in modal["components"]],
        "resolved": {"attachments": files} if files else {},
    }
    known = {c["custom_id"] for c in walk(modal["components"]) if "custom_id" in c}
    if set(values) - known:
        raise ClientRefusal(
            f"the modal has no {sorted(set(values) - known)}; it has {sorted(known)}"
        )
    sent = _send(hub, user_id, channel, callbacks.SUBMIT, data, rows[0]["message_id"])
    return replace(sent, form=interaction_id)


def say(hub: Hub, user_id: int, channel: Json, text: str) -> Json:
    """Write a message."""
    if not sees(hub.world, user_id, channel) or not text.strip():
        raise ClientRefusal("nothing to say, or nowhere")
    locked = (channel.get("thread_metadata") or {}).get("locked")
    if locked and not member_permissions(hub.world, user_id) & BITS["manage_threads"]:
        raise ClientRefusal("the thread is locked")
    unarchive(hub, channel)
    return messages.write(hub, channel, user_id, {"content": text[:2000]}, [])


async def answered(hub: Hub, sent: Sent) -> Json:
    """Return what the member sees of the bot's answer, once there is one or it is too late."""
    try:
        outcome = await asyncio.wait_for(sent.outcome, hub.answer_within)
    except TimeoutError:
        hub.waiting.pop(sent.id, None)
        hub.world.run(
            "UPDATE interactions SET state='failed' WHERE id=? AND state='waiting'", sent.id
        )
        return {"kind": "failed", "interaction": str(sent.id)}
    if sent.form is not None:
        hub.world.run("UPDATE interactions SET modal=NULL WHERE id=?", sent.form)
    return _for_member(hub, sent.id, outcome)


def _send(
    hub: Hub,
    user_id: int,
    channel: Json,
    kind: int,
    data: Json,
    message_id: int | None = None,
    command: str | None = None,
) -> Sent:
    interaction_id, token = hub.world.next_id(), secrets.token_urlsafe(90)
    hub.world.run(
        "INSERT INTO interactions VALUES (?, ?, ?, ?, ?, ?, ?, 'waiting', NULL, ?, NULL)",
        interaction_id, token, kind, user_id, int(channel["id"]), message_id, hub.world.now(),
        command,
    )  # fmt: skip
    outcome: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
    hub.waiting[interaction_id] = outcome
    payload = _payload(hub, user_id, channel, message_id)
    payload |= {"id": str(interaction_id), "token": token, "type": kind, "data": data}
    hub.gateway.dispatch("INTERACTION_CREATE", payload, hub.guild_of(channel))
    return Sent(interaction_id, outcome)


def _for_member(hub: Hub, interaction_id: int, outcome: Json) -> Json:
    answer: Json = {"kind": KINDS[outcome["type"]], "interaction": str(interaction_id)}
    if outcome["message_id"] is not None:
        answer["message"] = hub.seen_message(outcome["message_id"])
    if answer["kind"] == "modal":
        answer["modal"] = outcome["data"]
    if answer["kind"] == "choices":
        answer["choices"] = outcome["data"].get("choices") or []
    return answer


def _payload(hub: Hub, user_id: int, channel: Json, message_id: int | None) -> Json:
    world = hub.world
    row = world.user(user_id)
    assert row is not None, user_id
    payload: Json = {
        "application_id": str(world.bot_id),
        "version": 1,
        "channel_id": channel["id"],
        "channel": payloads.interaction_channel(world, channel),
        "locale": row["locale"],
        "app_permissions": str(_app_permissions(hub, channel)),
        "authorizing_integration_owners": commands.integration_owners(hub, channel, user_id),
        "entitlements": [],
        "attachment_size_limit": 10 * 1024 * 1024,
    }
    if channel["type"] == DIRECT:
        payload |= {
            "user": payloads.user(world, user_id),
            "context": commands.DIRECT_CONTEXT,
        }
    else:
        permissions = str(member_permissions(world, user_id))
        payload |= {
            "guild_id": channel["guild_id"],
            "guild": {"id": channel["guild_id"], "locale": world.locale, "features": []},
            "guild_locale": world.locale,
            "member": payloads.member(world, user_id) | {"permissions": permissions},
            "context": commands.GUILD_CONTEXT,
        }
    if message_id is not None:
        payload["message"] = hub.message(message_id)
    return payload


def _app_permissions(hub: Hub, channel: Json) -> int:
    if commands.is_brought(hub, channel):
        return BROUGHT_PERMISSIONS
    return bot_permissions(hub.world, channel)


def _typed(hub: Hub, user_id: int, channel: Json, name: str) -> tuple[Json, Json, list[str]]:
    if not sees(hub.world, user_id, channel):
        raise ClientRefusal("the member does not see that channel")
    command, leaf = find_command(commands.available(hub, channel), name, commands.leaves)
    needed = int(command.get("default_member_permissions") or 0)
    if needed & ~member_permissions(hub.world, user_id):
        raise ClientRefusal(f"/{name} is not for this member")
    return command, leaf, name.split()


def _command_data(hub: Hub, command: Json, path: list[str], options: list[Json]) -> Json:
    for depth, step in enumerate(reversed(path[1:])):
        options = [{"name": step, "type": 1 if depth == 0 else 2, "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    people = [str(o["value"]) for o in walk_options(options) if o["type"] == 6]
    places = [str(o["value"]) for o in walk_options(options) if o["type"] == 7]
    if people or places:
        data["resolved"] = resolved_users(hub.world, people) | {
            "channels": {
                i: payloads.interaction_channel(hub.world, hub.channel(int(i))) for i in places
            }
        }
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def walk_options(options: list[Json]) -> list[Json]:
    """Return the options that have values, out of their subcommands."""
    found: list[Json] = []
    for option in options:
        found += walk_options(option["options"]) if "options" in option else [option]
    return found


def _seen(hub: Hub, user_id: int, message_id: int) -> sqlite3.Row:
    row = hub.world.message(message_id)
    if row is None or row["only_for"] not in (None, user_id):
        raise ClientRefusal("the member does not see that message")
    if not sees(hub.world, user_id, hub.channel(row["channel_id"])):
        raise ClientRefusal("the member does not see that message")
    return row


def dismiss(hub: Hub, user_id: int, message_id: int) -> None:
    """Put away an ephemeral message."""
    row = _seen(hub, user_id, message_id)
    if row["only_for"] != user_id:
        raise ClientRefusal("only private messages can be dismissed")
    hub.world.delete_message(message_id)
    hub.feed.publish(News("message", row["channel_id"], message_id, user_id))
