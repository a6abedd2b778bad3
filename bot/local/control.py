"""Routes for the page: what members do."""

from __future__ import annotations

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.local import interactions, payloads
from bot.local.bodies import json_answer
from bot.local.browser_language import preferred_locale
from bot.local.channels import direct_channel
from bot.local.errors import ApiError, Json
from bot.local.feed import News
from bot.local.hub import HUB, Hub
from bot.local.options import ClientRefusal
from bot.local.visibility import mark_read, seen_channels

routes = web.RouteTableDef()
LANGUAGE_CHOSEN = "language_chosen"
"""The note that the guilds have a language."""
MEMBER_CHOSE = "language_chosen:{}"
"""The note that a member has chosen a language."""


@web.middleware
async def refusals(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Say what the client refuses as 409, with the reason."""
    try:
        return await handler(request)
    except ClientRefusal as refusal:
        return json_answer({"refused": str(refusal)}, 409)
    except ApiError as error:
        return json_answer({"refused": str(error)}, 409)


async def read_request(request: web.Request) -> tuple[Hub, Json, int]:
    """Return the body of a request, and the id of the member that it names."""
    hub, body = request.app[HUB], await request.json()
    return hub, body, user_of(hub, str(body.get("member")))


def user_of(hub: Hub, name: str) -> int:
    """Return a member's id by name or id."""
    row = hub.world.user(name)
    if row is None or row["bot"]:
        raise ClientRefusal(f"there is no member {name!r}")
    return int(row["id"])


def channel_of(hub: Hub, user_id: int, which: str) -> Json:
    """Return a channel by id or name; "direct" is the member's direct messages."""
    if which == "direct":
        return direct_channel(hub, user_id)
    for channel in reversed(seen_channels(hub.world, user_id)):
        if which in (channel["id"], channel.get("name")):
            return channel
    raise ClientRefusal(f"the member sees no channel {which!r}")


@routes.post("/control/slash")
async def slash(request: web.Request) -> web.Response:
    hub, body, user_id = await read_request(request)
    channel = channel_of(hub, user_id, str(body["channel"]))
    sent = interactions.slash(hub, user_id, channel, body["name"], body["options"])
    return json_answer(await interactions.answered(hub, sent))


@routes.post("/control/autocomplete")
async def autocomplete(request: web.Request) -> web.Response:
    hub, body, user_id = await read_request(request)
    channel = channel_of(hub, user_id, str(body["channel"]))
    sent = interactions.autocomplete(
        hub, user_id, channel, body["name"], body["focused"], body["options"]
    )
    return json_answer(await interactions.answered(hub, sent))


@routes.post("/control/press")
async def press(request: web.Request) -> web.Response:
    hub, body, user_id = await read_request(request)
    message_id, what, values = int(body["message"]), body["what"], body.get("values")
    if body.get("raw"):
        sent = interactions.press_raw(hub, user_id, message_id, what, values)
    elif values is None:
        sent = interactions.press(hub, user_id, message_id, what)
    else:
        sent = interactions.choose(hub, user_id, message_id, what, values)
    return json_answer(await interactions.answered(hub, sent))


@routes.post("/control/submit")
async def submit(request: web.Request) -> web.Response:
    hub, body, user_id = await read_request(request)
    sent = interactions.submit(hub, user_id, int(body["modal"]), body["values"])
    return json_answer(await interactions.answered(hub, sent))


@routes.post("/control/say")
async def say(request: web.Request) -> web.Response:
    hub, body, user_id = await read_request(request)
    channel = channel_of(hub, user_id, str(body["channel"]))
    return json_answer(interactions.say(hub, user_id, channel, body["text"]))


@routes.post("/control/dismiss")
async def dismiss(request: web.Request) -> web.Response:
    hub, body, user_id = await read_request(request)
    interactions.dismiss(hub, user_id, int(body["message"]))
    return json_answer({})


@routes.post("/control/read")
async def read(request: web.Request) -> web.Response:
    hub, body, user_id = await read_request(request)
    mark_read(hub.world, user_id, int(body["channel"]))
    return json_answer({})


@routes.post("/control/member")
async def member(request: web.Request) -> web.Response:
    hub, body, user_id = await read_request(request)
    if "dms_closed" in body:
        hub.world.run("UPDATE users SET dms_closed=? WHERE id=?", body["dms_closed"], user_id)
    if "locale" in body:
        hub.world.set_meta(MEMBER_CHOSE.format(user_id), "1")
        hub.world.run("UPDATE users SET locale=? WHERE id=?", body["locale"], user_id)
    return json_answer({})


def speak(hub: Hub, locale: str) -> None:
    """Set the preferred locale of every guild, as its owner would."""
    hub.world.set_meta(LANGUAGE_CHOSEN, "1")
    hub.world.set_meta("locale", locale)
    for guild_id in hub.world.guilds():
        hub.gateway.dispatch("GUILD_UPDATE", payloads.guild(hub.world, guild_id), guild_id)
    hub.feed.publish(News("channels", 0))


def open_in_language(hub: Hub, user_id: int, accept_language: str) -> None:
    """Set a member's language to the browser's, unless the member chose one; at the first opening
    also that of the guilds.
    """
    if not accept_language:
        return
    locale = preferred_locale(accept_language)
    if hub.world.meta(MEMBER_CHOSE.format(user_id)) is None:
        hub.world.run("UPDATE users SET locale=? WHERE id=?", locale, user_id)
    if hub.world.meta(LANGUAGE_CHOSEN) is None and hub.world.meta("locale") is None:
        speak(hub, locale)
