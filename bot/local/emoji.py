"""REST: the application's emoji."""

from __future__ import annotations

import base64
import binascii
import re
import sqlite3
from collections.abc import Iterator

from bot.local import payloads
from bot.local.errors import ApiError, Fault, Json, refuse
from bot.local.hub import Hub
from bot.local.routes import Answer, Request, Routes, no_content

routes = Routes()
ALL = r"/applications/{app:\d+}/emojis"
ONE = ALL + r"/{emoji:\d+}"
MOST, MOST_BYTES = 2000, 256 * 1024
NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
DATA = re.compile(r"data:image/(?P<kind>png|jpeg|gif|webp|avif);base64,(?P<data>.*)", re.DOTALL)


@routes.get(ALL)
def listed(request: Request) -> Answer:
    hub = _hub(request)
    rows = hub.world.select("SELECT * FROM emojis ORDER BY id")
    return Answer({"items": [_payload(hub, row) for row in rows]})


@routes.post(ALL)
def create(request: Request) -> Answer:
    hub, body = _hub(request), request.json
    refuse([*_name_faults(hub, body, None), *_image_faults(body)])
    if hub.world.select("SELECT count(*) AS held FROM emojis")[0]["held"] >= MOST:
        raise ApiError(30008)
    found = DATA.fullmatch(body["image"])
    assert found is not None
    emoji_id = hub.world.next_id()
    data = base64.b64decode(found["data"])
    kind = f"image/{found['kind']}"
    hub.world.run("INSERT INTO emojis VALUES (?, ?, ?, ?)", emoji_id, body["name"], kind, data)
    return Answer(_payload(hub, _row(hub, emoji_id)), 201)


@routes.get(ONE)
def read(request: Request) -> Answer:
    hub = _hub(request)
    return Answer(_payload(hub, _row(hub, int(request.parts["emoji"]))))


@routes.patch(ONE)
def rename(request: Request) -> Answer:
    hub, body = _hub(request), request.json
    emoji_id = int(_row(hub, int(request.parts["emoji"]))["id"])
    refuse(_name_faults(hub, body, emoji_id))
    hub.world.run("UPDATE emojis SET name=? WHERE id=?", body["name"], emoji_id)
    return Answer(_payload(hub, _row(hub, emoji_id)))


@routes.delete(ONE)
def delete(request: Request) -> Answer:
    hub = _hub(request)
    emoji_id = int(_row(hub, int(request.parts["emoji"]))["id"])
    hub.world.run("DELETE FROM emojis WHERE id=?", emoji_id)
    return no_content()


def _hub(request: Request) -> Hub:
    hub = request.hub
    if int(request.parts["app"]) != hub.world.bot_id:
        raise ApiError(50001)
    return hub


def _row(hub: Hub, emoji_id: int) -> sqlite3.Row:
    rows = hub.world.select("SELECT * FROM emojis WHERE id=?", emoji_id)
    if not rows:
        raise ApiError(10014)
    return rows[0]


def _payload(hub: Hub, row: sqlite3.Row) -> Json:
    return {
        "id": str(row["id"]),
        "name": row["name"],
        "roles": [],
        "user": payloads.user(hub.world, hub.world.bot_id),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def _name_faults(hub: Hub, body: Json, own_id: int | None) -> Iterator[Fault]:
    name = body.get("name")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        yield ("name",), "Must be 2 to 32 letters, digits or underscores"
    elif hub.world.select("SELECT 1 FROM emojis WHERE name=? AND id IS NOT ?", name, own_id):
        yield ("name",), "An emoji of this application has this name already"


def _image_faults(body: Json) -> Iterator[Fault]:
    image = body.get("image")
    found = DATA.fullmatch(image) if isinstance(image, str) else None
    if found is None:
        yield ("image",), "Must be a data URI of a picture"
        return
    try:
        data = base64.b64decode(found["data"], validate=True)
    except binascii.Error:
        yield ("image",), "Must be base64"
        return
    if len(data) > MOST_BYTES:
        yield ("image",), "File cannot be larger than 256.0 kb"
