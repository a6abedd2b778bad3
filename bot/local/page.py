"""The page: channels, threads, direct messages and what is said there, as one member sees it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import jinja2
from aiohttp import web

from bot.local import commands, interactions, payloads
from bot.local.bodies import json_answer
from bot.local.control import channel_of, user_of
from bot.local.errors import Json
from bot.local.feed import News
from bot.local.hub import HUB
from bot.local.options import Refused
from bot.local.permissions import member_permissions
from bot.local.view import Viewer
from bot.local.visible import mark_read, sees

routes = web.RouteTableDef()
SHOWN = 80
TEMPLATES = jinja2.Environment(
    loader=jinja2.FileSystemLoader(Path(__file__).with_name("templates")),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=jinja2.ChainableUndefined,
)
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    # The address is the only key, so it must not travel to linked sites.
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


def _viewer(request: web.Request) -> Viewer:
    hub = request.app[HUB]
    name = request.query.get("member") or hub.world.users()[0]["name"]
    user_id = user_of(hub, name)
    which = request.query.get("channel")
    if which is None:
        which = next(c["name"] for c in hub.world.channels(0))
    return Viewer(hub, user_id, channel_of(hub, user_id, which))


def _html(template: str, **values: object) -> web.Response:
    text = TEMPLATES.get_template(template).render(**values)
    return web.Response(text=text, content_type="text/html", headers=HEADERS)


@routes.get("/")
async def page(request: web.Request) -> web.Response:
    """The whole page, for ?member= and ?channel=."""
    try:
        viewer = _viewer(request)
    except Refused:
        raise web.HTTPSeeOther(f"/{request.app[HUB].world.page_token}/") from None
    mark_read(viewer.world, viewer.user_id, int(viewer.channel["id"]))
    made = viewer.world.next_id()
    return _html("page.html", v=viewer, made=made, messages=viewer.messages(SHOWN))


@routes.get("/modal")
async def modal(request: web.Request) -> web.Response:
    """A modal that an interaction of this member opened."""
    viewer = _viewer(request)
    rows = viewer.world.select(
        "SELECT modal FROM interactions WHERE id=? AND user_id=? AND modal IS NOT NULL",
        int(request.query["interaction"]),
        viewer.user_id,
    )
    if not rows:
        raise Refused("no such modal is open")
    opened = json.loads(rows[0]["modal"])
    return _html("modal.html", v=viewer, modal=opened, interaction=request.query["interaction"])


@routes.get("/commands")
async def typed(request: web.Request) -> web.Response:
    """What can be typed after a slash: name and description."""
    return json_answer([{"name": name, "description": leaf["description"]}
                        for name, leaf in _leaves(_viewer(request))])  # fmt: skip


@routes.get("/command")
async def command(request: web.Request) -> web.Response:
    """The form for one command's options."""
    viewer, wanted = _viewer(request), request.query["name"]
    for name, leaf in _leaves(viewer):
        if name == wanted:
            return _html("command.html", v=viewer, name=name, leaf=leaf)
    raise Refused(f"there is no /{wanted} here")


@routes.get("/direct")
async def direct(request: web.Request) -> web.Response:
    """Open the member's direct messages with the bot."""
    viewer = _viewer(request)
    channel = interactions.open_direct(viewer.hub, viewer.user_id)
    raise web.HTTPSeeOther(f"{viewer.root}&channel={channel['id']}")


@routes.get("/events")
async def events(request: web.Request) -> web.StreamResponse:
    """Server-sent events: changed messages of the open channel, the sidebar, notifications."""
    viewer = _viewer(request)
    stream = web.StreamResponse(headers=HEADERS | {"Content-Type": "text/event-stream"})
    await stream.prepare(request)
    after = int(request.headers.get("Last-Event-ID") or request.query["after"])
    queue = viewer.hub.feed.watch()
    try:
        await stream.write(b"retry: 1000\n\n")
        await _tell(stream, viewer, _missed(viewer, after))
        while not viewer.hub.closing.is_set():
            await _tell(stream, viewer, await _batch(queue))
    except ConnectionResetError:
        pass
    finally:
        viewer.hub.feed.leave(queue)
    return stream


def _missed(viewer: Viewer, after: int) -> list[News]:
    """What changed between the page's making, or the last event it got, and now."""
    rows = viewer.world.select(
        "SELECT * FROM messages WHERE channel_id=? AND revision>? ORDER BY id",
        int(viewer.channel["id"]),
        after,
    )
    changed = [News("message", row["channel_id"], row["id"], row["only_for"]) for row in rows]
    return [*changed, News("channels", int(viewer.channel["id"]))]


async def _batch(queue: asyncio.Queue[News]) -> list[News]:
    """The next news and all that came with it; a message that changed twice is told once."""
    try:
        batch = [await asyncio.wait_for(queue.get(), 20)]
    except TimeoutError:
        return []
    while not queue.empty():
        batch.append(queue.get_nowait())
    return list(dict.fromkeys(batch))


async def _tell(stream: web.StreamResponse, viewer: Viewer, batch: list[News]) -> None:
    if not batch:
        await stream.write(b": still here\n\n")
        return
    reached = viewer.world.next_id()
    for news in batch:
        if news.kind == "message" and news.only_for in (None, viewer.user_id):
            await _tell_message(stream, viewer, news)
    viewer.refresh()
    sidebar = TEMPLATES.get_template("sidebar.html").render(v=viewer)
    header = TEMPLATES.get_template("header.html").render(v=viewer)
    around = {"sidebar": sidebar, "header": header, "open": viewer.may_write}
    await _send(stream, "around", around, reached)


async def _tell_message(stream: web.StreamResponse, viewer: Viewer, news: News) -> None:
    row = viewer.world.message(news.message_id)
    if str(news.channel_id) == viewer.channel["id"]:
        html = None
        if row is not None:
            shown = payloads.seen_message(viewer.world, row, "")
            html = TEMPLATES.get_template("message.html").render(v=viewer, m=shown)
        await _send(stream, "message", {"id": str(news.message_id), "html": html})
    if row is not None:
        await _tell_ping(stream, viewer, news)


async def _tell_ping(stream: web.StreamResponse, viewer: Viewer, news: News) -> None:
    """A notification, once, for a message that is not silent."""
    if viewer.pinged_now(news.message_id):
        channel = viewer.world.channel(news.channel_id)
        if channel is not None and sees(viewer.world, viewer.user_id, channel):
            place = viewer.title(channel)
            text = viewer.hub.message(news.message_id)["content"]
            data = {"place": place, "html": str(viewer.md(text)), "url": viewer.link(channel)}
            await _send(stream, "ping", data | {"channel": channel["id"]})


async def _send(
    stream: web.StreamResponse, event: str, data: Json, reached: int | None = None
) -> None:
    mark = "" if reached is None else f"id: {reached}\n"
    await stream.write(f"{mark}event: {event}\ndata: {json.dumps(data)}\n\n".encode())


def _leaves(viewer: Viewer) -> list[tuple[str, Json]]:
    found = []
    held = member_permissions(viewer.world, viewer.user_id)
    for each in commands.available(viewer.hub, viewer.channel):
        if not int(each.get("default_member_permissions") or 0) & ~held:
            found += commands.leaves(each)
    return found
