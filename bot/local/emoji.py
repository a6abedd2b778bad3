"""REST: the application's emoji; and their pictures, as the page shows them."""

from __future__ import annotations

import base64
import binascii
import re
import sqlite3
from collections.abc import Iterator

from aiohttp import web

from bot.local import payloads
from bot.local.bodies import body_of, json_answer, stored_answer
from bot.local.errors import ApiError, Fault, Json, refuse
from bot.local.hub import HUB, Hub

routes = web.RouteTableDef()
ALL = r"/applications/{app:\d+}/emojis"
ONE = ALL + r"/{emoji:\d+}"
MOST, MOST_BYTES = 2000, 256 * 1024
NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
DATA = re.compile(r"data:image/(?P<kind>png|jpeg|gif|webp|avif);base64,(?P<data>.*)", re.DOTALL)


@routes.get(ALL)
async def listed(request: web.Request) -> web.Response:
    hub = _hub(request)
    rows = hub.world.select("SELECT * FROM emojis ORDER BY id")
    return json_answer({"items": [_payload(hub, row) for row in rows]})


@routes.post(ALL)
async def create(request: web.Request) -> web.Response:
    hub, body = _hub(request), body_of(request)
    refuse([*_name_faults(hub, body, None), *_image_faults(body)])
    if hub.world.select("SELECT count(*) AS held FROM emojis")[0]["held"] >= MOST:
        raise ApiError(30008)
    found = DATA.fullmatch(body["image"])
    assert found is not None
    emoji_id = hub.world.next_id()
    data = base64.b64decode(found["data"])
    kind = f"image/{found['kind']}"
    hub.world.run("INSERT INTO emojis VALUES (?, ?, ?, ?)", emoji_id, body["name"], kind, data)
    return json_answer(_payload(hub, _row(hub, emoji_id)), 201)


@routes.get(ONE)
async def read(request: web.Request) -> web.Response:
    hub = _hub(request)
    return json_answer(_payload(hub, _row(hub, int(request.match_info["emoji"]))))


@routes.patch(ONE)
async def rename(request: web.Request) -> web.Response:
    hub, body = _hub(request), body_of(request)
    emoji_id = int(_row(hub, int(request.match_info["emoji"]))["id"])
    refuse(_name_faults(hub, body, emoji_id))
    hub.world.run("UPDATE emojis SET name=? WHERE id=?", body["name"], emoji_id)
    return json_answer(_payload(hub, _row(hub, emoji_id)))


@routes.delete(ONE)
async def delete(request: web.Request) -> web.Response:
    hub = _hub(request)
    emoji_id = int(_row(hub, int(request.match_info["emoji"]))["id"])
    hub.world.run("DELETE FROM emojis WHERE id=?", emoji_id)
    return web.Response(status=204)


async def picture(request: web.Request) -> web.Response:
    """Answer with the picture of an emoji."""
    rows = request.app[HUB].world.select(
        "SELECT * FROM emojis WHERE id=?", int(request.match_info["emoji"])
    )
    return stored_answer(rows)


def _hub(request: web.Request) -> Hub:
    hub = request.app[HUB]
    if int(request.match_info["app"]) != hub.world.bot_id:
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
