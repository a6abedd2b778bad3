"""The REST API: who asks, and the answers, errors included."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from aiohttp import web

from bot.local import bodies, callbacks, channels, commands, emoji, payloads, threads
from bot.local.bodies import json_answer
from bot.local.errors import ApiError
from bot.local.hub import HUB, Hub
from bot.local.routes import Answer, NoRoute, Request, Routes

REQUEST_BYTES = 30 * 1024 * 1024
"""The most that a request may carry: all files of a message, and what describes them."""
PREFIX = "/api/v10"
TOKENED = ("/interactions/", "/webhooks/")
routes = Routes()
Respond = Callable[[Request], Awaitable[Answer]]
"""Returns the answer to a request."""


@routes.get("/gateway")
def gateway(request: Request) -> Answer:
    return Answer({"url": request.hub.gateway.url})


@routes.get("/gateway/bot")
def gateway_bot(request: Request) -> Answer:
    gateway = request.hub.gateway
    limit = {
        "total": 1000,
        "remaining": 999,
        "reset_after": 86400000,
        "max_concurrency": gateway.starts_at_once,
    }
    return Answer({"url": gateway.url, "shards": gateway.shards, "session_start_limit": limit})


@routes.get("/oauth2/applications/@me")
@routes.get("/applications/@me")
def application(request: Request) -> Answer:
    return Answer(payloads.application(request.hub.world))


for _part in (channels, threads, commands, emoji, callbacks):
    routes.include(_part.routes)


def answer_to(request: Request) -> Answer:
    """Return what Discord would answer: the real thing, or a refusal."""
    try:
        return _allowed(request)
    except ApiError as error:
        return Answer(error.body(), error.status, error.headers)
    except NoRoute as error:
        return Answer({"message": f"{error.status}: {error.reason}", "code": 0}, error.status)


def _allowed(request: Request) -> Answer:
    if request.unreadable is not None:
        raise request.unreadable
    hub = request.hub
    token = request.authorization
    if not request.path.startswith(TOKENED) and token != f"Bot {hub.world.bot_token}":
        return Answer({"message": "401: Unauthorized", "code": 0}, 401)
    headers = hub.rate_limits.take(request.method, request.path)
    handler, parts = routes.find(request.method, request.path)
    answer = handler(replace(request, parts=parts))
    answer.headers.update(headers)
    return answer


async def _by_http(respond: Respond, http: web.Request) -> web.Response:
    path, token = http.path.removeprefix(PREFIX), http.headers.get("Authorization", "")
    request = Request(http.app[HUB], http.method, path, query=http.query, authorization=token)
    try:
        request.body, request.uploads = await bodies.read(http)
    except ApiError as error:
        request.unreadable = error
    answer = await respond(request)
    if answer.body is None:
        return web.Response(status=answer.status, headers=answer.headers)
    return json_answer(answer.body, answer.status, answer.headers)


def application_of(hub: Hub, respond: Respond) -> web.Application:
    """Return the REST API, which answers by `respond`, as an application to mount under PREFIX."""
    app = web.Application()
    app[HUB] = hub
    app.router.add_route("*", "/{path:.*}", partial(_by_http, respond))
    return app
