"""The page: channels, threads, direct messages and what is said there, as one member sees it."""

from __future__ import annotations

from aiohttp import web

from bot.local import commands, stored_json
from bot.local.bodies import json_answer
from bot.local.channels import direct_channel
from bot.local.control import channel_of, open_in_language, user_of
from bot.local.errors import Json
from bot.local.html import HEADERS, render
from bot.local.hub import HUB
from bot.local.options import ClientRefusal
from bot.local.permissions import member_permissions
from bot.local.view import Viewer
from bot.local.visibility import mark_read

routes = web.RouteTableDef()
PAGE_SIZE = 80


def viewer_of(request: web.Request) -> Viewer:
    """Return the member and channel that ?member= and ?channel= name."""
    hub = request.app[HUB]
    name = request.query.get("member") or hub.world.users()[0]["name"]
    user_id = user_of(hub, name)
    which = request.query.get("channel")
    if which is None:
        which = next(c["name"] for c in hub.world.channels(0))
    return Viewer(hub, user_id, channel_of(hub, user_id, which))


def _html(template: str, **values: object) -> web.Response:
    text = render(template, **values)
    return web.Response(text=text, content_type="text/html", headers=HEADERS)


@routes.get("/")
async def page(request: web.Request) -> web.Response:
    """Return the whole page, for ?member= and ?channel=, in the browser's language unless the
    member chose another.
    """
    try:
        viewer = viewer_of(request)
    except ClientRefusal:
        raise web.HTTPSeeOther(f"/{request.app[HUB].world.page_token}/") from None
    accept_language = request.headers.get("Accept-Language", "")
    open_in_language(viewer.hub, viewer.user_id, accept_language)
    messages = viewer.messages(PAGE_SIZE)
    fresh = viewer.first_unread(messages)
    mark_read(viewer.world, viewer.user_id, int(viewer.channel["id"]))
    made = viewer.world.next_id()
    return _html("page.html", v=viewer, made=made, messages=messages, fresh=fresh)


@routes.get("/modal")
async def modal(request: web.Request) -> web.Response:
    """Return a modal that an interaction of this member opened."""
    viewer = viewer_of(request)
    rows = viewer.world.select(
        "SELECT modal FROM interactions WHERE id=? AND user_id=? AND modal IS NOT NULL",
        int(request.query["interaction"]),
        viewer.user_id,
    )
    if not rows:
        raise ClientRefusal("no such modal is open")
    opened = stored_json.read(rows[0]["modal"])
    return _html("modal.html", v=viewer, modal=opened, interaction=request.query["interaction"])


@routes.get("/commands")
async def list_commands(request: web.Request) -> web.Response:
    """Return what can be typed after a slash, in the member's language: names, description,
    options.
    """
    viewer = viewer_of(request)
    return json_answer([_command_json(viewer, *leaf) for leaf in _commands(viewer)])


def _command_json(viewer: Viewer, name: str, shown: str, leaf: Json) -> Json:
    options = [{"shown": viewer.localised(o, "name"), "required": bool(o.get("required"))}
               for o in leaf.get("options") or []]  # fmt: skip
    description = viewer.localised(leaf, "description")
    return {"name": name, "shown": shown, "description": description, "options": options}


@routes.get("/command")
async def command(request: web.Request) -> web.Response:
    """Return the form for one command's options."""
    viewer, wanted = viewer_of(request), request.query["name"]
    for name, shown, leaf in _commands(viewer):
        if name == wanted:
            return _html("command.html", v=viewer, name=name, shown=shown, leaf=leaf)
    raise ClientRefusal(f"there is no /{wanted} here")


@routes.get("/direct")
async def direct(request: web.Request) -> web.Response:
    """Open the member's direct messages with the bot."""
    viewer = viewer_of(request)
    channel = direct_channel(viewer.hub, viewer.user_id)
    raise web.HTTPSeeOther(f"{viewer.root}&channel={channel['id']}")


def _commands(viewer: Viewer) -> list[tuple[str, str, Json]]:
    """Return what the member may type: its name, its name in their language, what has the
    options.
    """
    found = []
    held = member_permissions(viewer.world, viewer.user_id)
    for each in commands.available(viewer.hub, viewer.channel):
        if not int(each.get("default_member_permissions") or 0) & ~held:
            shown = [name for name, _ in commands.leaves(viewer.in_their_language(each))]
            named = zip(commands.leaves(each), shown, strict=True)
            found += [(name, localised, leaf) for (name, leaf), localised in named]
    return found
