"""News for an open page: server-sent events for one member looking at one channel."""

from __future__ import annotations

import asyncio
import json

from aiohttp import web

from bot.local import payloads
from bot.local.errors import Json
from bot.local.feed import News
from bot.local.html import HEADERS, render
from bot.local.page import viewer_of
from bot.local.view import Viewer
from bot.local.visibility import notifying_channels, sees

routes = web.RouteTableDef()
AROUND = ("rail", "sidebar", "header", "members")
"""The parts of the page around the messages, a template each."""


@routes.get("/events")
async def events(request: web.Request) -> web.StreamResponse:
    """Stream server-sent events: changed messages of the open channel, sidebar, notifications."""
    viewer = viewer_of(request)
    stream = web.StreamResponse(headers=HEADERS | {"Content-Type": "text/event-stream"})
    await stream.prepare(request)
    after = int(request.headers.get("Last-Event-ID") or request.query["after"])
    queue = viewer.hub.feed.watch()
    try:
        await stream.write(b"retry: 1000\n\n")
        await _send_batch(stream, viewer, _changes_since(viewer, after))
        while not viewer.hub.closing.is_set():
            await _send_batch(stream, viewer, await _batch(queue))
    except ConnectionResetError:
        pass
    finally:
        viewer.hub.feed.leave(queue)
    return stream


def _changes_since(viewer: Viewer, after: int) -> list[News]:
    """Return what changed between the page's making, or the last event it got, and now.

    In other places that is what notified the member.
    """
    rows = viewer.world.select(
        "SELECT * FROM messages WHERE channel_id=? AND revision>? ORDER BY id",
        int(viewer.channel["id"]),
        after,
    )
    rows += viewer.pinging_since(after)
    changed = [News("message", row["channel_id"], row["id"], row["only_for"]) for row in rows]
    return [*changed, News("channels", int(viewer.channel["id"]))]


async def _batch(queue: asyncio.Queue[News]) -> list[News]:
    """Return the next news and all that came with it; a message that changed twice is told once."""
    try:
        batch = [await asyncio.wait_for(queue.get(), 20)]
    except TimeoutError:
        return []
    while not queue.empty():
        batch.append(queue.get_nowait())
    return list(dict.fromkeys(batch))


async def _send_batch(stream: web.StreamResponse, viewer: Viewer, batch: list[News]) -> None:
    if not batch:
        await stream.write(b": still here\n\n")
        return
    reached = viewer.world.next_id()
    for news in batch:
        if news.kind == "message" and news.only_for in (None, viewer.user_id):
            await _send_message(stream, viewer, news)
    viewer.refresh()
    around: Json = {part: render(f"{part}.html", v=viewer) for part in AROUND}
    notifying = notifying_channels(viewer.world, viewer.user_id)
    await _send(
        stream, "around", around | {"open": viewer.may_write, "notifying": notifying}, reached
    )


async def _send_message(stream: web.StreamResponse, viewer: Viewer, news: News) -> None:
    row = viewer.world.message(news.message_id)
    if str(news.channel_id) == viewer.channel["id"]:
        html = None
        if row is not None:
            shown = payloads.seen_message(viewer.world, row, "")
            html = render("message.html", v=viewer, m=shown)
        await _send(stream, "message", {"id": str(news.message_id), "html": html})
    if row is not None:
        await _send_ping(stream, viewer, news)


async def _send_ping(stream: web.StreamResponse, viewer: Viewer, news: News) -> None:
    """A notification, once, for a message that is not silent."""
    if viewer.pinged_now(news.message_id):
        channel = viewer.world.channel(news.channel_id)
        if channel is not None and sees(viewer.world, viewer.user_id, channel):
            place = viewer.notice_place(channel)
            text = _notification_text(viewer.hub.message(news.message_id))
            data = {"place": place, "html": str(viewer.md(text)), "url": viewer.link(channel)}
            await _send(stream, "ping", data | {"channel": channel["id"]})


def _notification_text(message: Json) -> str:
    """Return what a notification says: the content, or the first title of what has none."""
    titles = [str(embed["title"]) for embed in message["embeds"] if embed.get("title")]
    return str(message["content"] or next(iter(titles), ""))


async def _send(
    stream: web.StreamResponse, event: str, data: Json, reached: int | None = None
) -> None:
    mark = "" if reached is None else f"id: {reached}\n"
    await stream.write(f"{mark}event: {event}\ndata: {json.dumps(data)}\n\n".encode())
