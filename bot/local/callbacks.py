"""REST: how the bot answers an interaction, and what its token may do afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from bot.local import messages, payloads, stored_json
from bot.local.bodies import Upload
from bot.local.commands import integration_owners, is_brought
from bot.local.errors import ApiError, Fault, Json, refuse
from bot.local.feed import News
from bot.local.hub import Hub
from bot.local.limits import BOT_FLAGS, EPHEMERAL, message_faults
from bot.local.limits_commands import choices_faults
from bot.local.limits_components import modal_faults
from bot.local.routes import Answer, Request, Routes, no_content
from bot.local.threads import need_open, unarchive

routes = Routes()
PONG, MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9
COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
LOADING = 1 << 7
TOKEN_LIFE = 15 * 60.0
MOST_FOLLOW_UPS = 5
"""For each interaction, where people have only installed the app for themselves."""
ANSWERS_TO = {
    COMMAND: (MESSAGE, DEFER, MODAL),
    COMPONENT: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    SUBMIT: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE),
}


@routes.post(r"/interactions/{interaction:\d+}/{token}/callback")
def callback(request: Request) -> Answer:
    hub = request.hub
    row = _interaction(hub, request.parts["token"])
    if row is None or str(row["id"]) != request.parts["interaction"]:
        raise ApiError(10062)
    if row["state"] == "answered":
        raise ApiError(40060)
    if row["state"] == "failed":
        raise ApiError(10062)
    body = request.json
    refuse(_callback_faults(row, body))
    outcome = _answer(hub, row, body["type"], body.get("data") or {}, request.uploads)
    waiter = hub.waiting.pop(row["id"], None)
    if waiter is not None and not waiter.done():
        waiter.set_result(outcome)
    if request.query.get("with_response", "").lower() not in ("true", "1"):
        return no_content()
    return Answer(_response(hub, row, outcome))


@routes.post(r"/webhooks/{app:\d+}/{token}")
def follow_up(request: Request) -> Answer:
    hub, row = _unexpired(request)
    body, uploads = request.json, request.uploads
    if row["state"] == "waiting":
        raise ApiError(10015)
    original = hub.world.message(row["original_id"] or 0)
    if original is not None and messages.stored_body(original)["flags"] & LOADING:
        return Answer(_fill(hub, row, row["original_id"], body, uploads))
    channel = hub.channel(row["channel_id"])
    if is_brought(hub, channel) and len(hub.follow_ups[row["id"]]) >= MOST_FOLLOW_UPS:
        raise ApiError(40094)
    unarchive(hub, channel)
    only_for = row["user_id"] if (body.get("flags") or 0) & EPHEMERAL else None
    extra: Json = {"application_id": str(hub.world.bot_id), "webhook_id": str(hub.world.bot_id)}
    if row["original_id"]:
        extra["message_reference"] = {"type": 0, "message_id": str(row["original_id"]),
                                      "channel_id": channel["id"]}  # fmt: skip
    wire = messages.write(hub, channel, hub.world.bot_id, body, uploads, only_for=only_for,
                          extra=extra)  # fmt: skip
    hub.follow_ups[row["id"]].append(int(wire["id"]))
    return Answer(wire)


@routes.get(r"/webhooks/{app:\d+}/{token}/messages/{message}")
def get_answer(request: Request) -> Answer:
    hub, row = _unexpired(request)
    return Answer(hub.message(_target(hub, row, request.parts["message"])))


@routes.patch(r"/webhooks/{app:\d+}/{token}/messages/{message}")
def edit_answer(request: Request) -> Answer:
    hub, row = _unexpired(request)
    message_id = _target(hub, row, request.parts["message"])
    return Answer(_fill(hub, row, message_id, request.json, request.uploads))


@routes.delete(r"/webhooks/{app:\d+}/{token}/messages/{message}")
def delete_answer(request: Request) -> Answer:
    hub, row = _unexpired(request)
    message_id = _target(hub, row, request.parts["message"])
    messages.delete(hub, hub.channel(row["channel_id"]), message_id)
    return no_content()


def _interaction(hub: Hub, token: str) -> sqlite3.Row | None:
    rows = hub.world.select("SELECT * FROM interactions WHERE token=?", token)
    return rows[0] if rows else None


def _unexpired(request: Request) -> tuple[Hub, sqlite3.Row]:
    hub = request.hub
    row = _interaction(hub, request.parts["token"])
    if row is None or request.parts["app"] != str(hub.world.bot_id):
        raise ApiError(10015)
    if hub.world.now() - row["created"] > TOKEN_LIFE:
        raise ApiError(50027)
    return hub, row


def _target(hub: Hub, row: sqlite3.Row, name: str) -> int:
    if row["state"] != "answered":
        raise ApiError(10015)
    message_id = row["original_id"] if name == "@original" else int(name)
    found = hub.world.message(message_id or 0)
    if found is None or found["channel_id"] != row["channel_id"]:
        raise ApiError(10008)
    return int(message_id)


def _callback_faults(row: sqlite3.Row, body: Json) -> Iterator[Fault]:
    kind, data = body.get("type"), body.get("data") or {}
    allowed = ANSWERS_TO[row["type"]]
    if kind not in allowed:
        yield ("type",), f"Value must be one of {allowed}"
    elif kind in (DEFER_UPDATE, UPDATE) and row["message_id"] is None:
        yield ("type",), "There is no message to update"
    elif kind == MODAL:
        yield from modal_faults(data, ("data",))
    elif kind == CHOICES:
        yield from choices_faults(data.get("choices") or [], ("data", "choices"))
    elif kind == MESSAGE:
        yield from message_faults(data, at=("data",))
    elif kind == DEFER and (data.get("flags") or 0) & ~BOT_FLAGS:
        yield ("data", "flags"), "Flag not allowed here"


def _answer(hub: Hub, row: sqlite3.Row, kind: int, data: Json, uploads: list[Upload]) -> Json:
    channel = hub.channel(row["channel_id"])
    if kind != CHOICES:
        need_open(channel)
    message_id: int | None = None
    modal: str | None = None
    match kind:
        case 4:
            unarchive(hub, channel)
            message_id = _post(hub, row, channel, data, uploads)
        case 5:
            unarchive(hub, channel)
            message_id = _loading(hub, row, channel, data)
        case 6:
            message_id = row["message_id"]
        case 7:
            message_id = row["message_id"]
            messages.edit(hub, channel, row["message_id"], data, uploads)
        case 9:
            modal = stored_json.text_of(data)
    hub.world.run(
        "UPDATE interactions SET state='answered', original_id=?, modal=? WHERE id=?",
        message_id,
        modal,
        row["id"],
    )
    return {"type": kind, "message_id": message_id, "data": data}


def _extra(hub: Hub, row: sqlite3.Row) -> Json:
    metadata = {
        "id": str(row["id"]),
        "type": row["type"],
        "user": payloads.user(hub.world, row["user_id"]),
        "authorizing_integration_owners": integration_owners(
            hub, hub.channel(row["channel_id"]), row["user_id"]
        ),
    }
    if row["type"] == COMPONENT:
        metadata["interacted_message_id"] = str(row["message_id"])
    if row["type"] == SUBMIT:
        metadata["triggering_interaction_metadata"] = {**metadata, "type": COMMAND}
    extra: Json = {
        "application_id": str(hub.world.bot_id),
        "webhook_id": str(hub.world.bot_id),
        "interaction_metadata": metadata,
    }
    if row["command"]:
        extra["type"] = messages.COMMAND_ANSWER
        extra["interaction"] = {
            "id": str(row["id"]),
            "type": row["type"],
            "name": row["command"],
            "user": metadata["user"],
        }
    return extra


def _post(hub: Hub, row: sqlite3.Row, channel: Json, data: Json, uploads: list[Upload]) -> int:
    only_for = row["user_id"] if (data.get("flags") or 0) & EPHEMERAL else None
    wire = messages.write(hub, channel, hub.world.bot_id, data, uploads, only_for=only_for,
                          extra=_extra(hub, row))  # fmt: skip
    return int(wire["id"])


def _loading(hub: Hub, row: sqlite3.Row, channel: Json, data: Json) -> int:
    hidden = (data.get("flags") or 0) & EPHEMERAL
    stored = {
        "id": str(hub.world.next_id()),
        "channel_id": channel["id"],
        "type": messages.DEFAULT,
        "author": payloads.user(hub.world, hub.world.bot_id),
        "content": "",
        "timestamp": hub.world.timestamp(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        **_extra(hub, row),
        "flags": LOADING | hidden,
    }
    only_for = row["user_id"] if hidden else None
    hub.world.add_message(stored, only_for=only_for)
    hub.feed.publish(News("message", int(channel["id"]), int(stored["id"]), only_for))
    return int(stored["id"])


def _fill(hub: Hub, row: sqlite3.Row, message_id: int, body: Json, uploads: list[Upload]) -> Json:
    channel = hub.channel(row["channel_id"])
    need_open(channel)
    found = hub.world.message(message_id)
    stored = messages.stored_body(found)
    if stored["flags"] & LOADING:
        refuse(message_faults(body))
        hub.world.change_message(stored | {"flags": stored["flags"] & ~LOADING})
    return messages.edit(hub, channel, message_id, body, uploads)


def _response(hub: Hub, row: sqlite3.Row, outcome: Json) -> Json:
    kind, message_id = outcome["type"], outcome["message_id"]
    interaction: Json = {"id": str(row["id"]), "type": row["type"]}
    resource: Json = {"type": kind}
    if message_id is not None:
        message = hub.message(message_id)
        interaction |= {
            "response_message_id": str(message_id),
            "response_message_loading": kind == DEFER,
            "response_message_ephemeral": bool(message["flags"] & EPHEMERAL),
        }
        if kind in (MESSAGE, UPDATE):
            resource["message"] = message
    return {"interaction": interaction, "resource": resource}
