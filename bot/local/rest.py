"""The REST routes: who asks, what was asked, which answer a failure injects, and error answers."""

from __future__ import annotations

import json

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.local import bodies, callbacks, channels, commands, emoji, payloads, threads
from bot.local.bodies import BODY, UPLOADS, json_answer
from bot.local.errors import ApiError, Json
from bot.local.hub import HUB, Hub, InjectedFailure

REQUEST_BYTES = 30 * 1024 * 1024
"""The most that a request may carry: all files of a message, and what describes them."""
PREFIX = "/api/v10"
TOKENED = ("/interactions/", "/webhooks/")
routes = web.RouteTableDef()


@routes.get("/gateway")
async def gateway(request: web.Request) -> web.Response:
    return json_answer({"url": request.app[HUB].gateway.url})


@routes.get("/gateway/bot")
async def gateway_bot(request: web.Request) -> web.Response:
    gateway = request.app[HUB].gateway
    limit = {
        "total": 1000,
        "remaining": 999,
        "reset_after": 86400000,
        "max_concurrency": gateway.starts_at_once,
    }
    return json_answer({"url": gateway.url, "shards": gateway.shards, "session_start_limit": limit})


@routes.get("/oauth2/applications/@me")
@routes.get("/applications/@me")
async def application(request: web.Request) -> web.Response:
    return json_answer(payloads.application(request.app[HUB].world))


@web.middleware
async def _exchange(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer as Discord would: an injected fault, a refusal or the real thing; and record it."""
    hub = request.app[HUB]
    path = request.path.removeprefix(PREFIX)
    request[BODY], request[UPLOADS] = None, []
    response: web.StreamResponse
    try:
        request[BODY], request[UPLOADS] = await bodies.read(request)
        response = await _answer(hub, request, path, handler)
    except ApiError as error:
        if error.code == 50035:
            _violation(hub, request, path, error.body().get("errors", {}))
        response = json_answer(error.body(), error.status, error.headers)
    except web.HTTPException as error:
        _violation(hub, request, path, {"route": f"{error.status} {error.reason}"})
        response = json_answer({"message": f"{error.status}: {error.reason}", "code": 0},
                               error.status)  # fmt: skip
    hub.world.run(
        "INSERT INTO requests VALUES (?, ?, ?, ?, ?)",
        hub.world.next_id(),
        request.method,
        path,
        response.status,
        None if request[BODY] is None else json.dumps(request[BODY]),
    )
    return response


async def _answer(
    hub: Hub, request: web.Request, path: str, handler: Handler
) -> web.StreamResponse:
    fault = next((f for f in hub.injected if f.meets(request.method, path)), None)
    if fault is not None:
        fault.times -= 1
        await fault.pause()
        if fault.carry_out or not fault.status:
            real = await _allowed(hub, request, path, handler)
            return real if not fault.status else _injected(fault)
        return _injected(fault)
    return await _allowed(hub, request, path, handler)


async def _allowed(
    hub: Hub, request: web.Request, path: str, handler: Handler
) -> web.StreamResponse:
    token = request.headers.get("Authorization", "")
    if not path.startswith(TOKENED) and token != f"Bot {hub.world.bot_token}":
        return json_answer({"message": "401: Unauthorized", "code": 0}, 401)
    headers = hub.rate_limits.take(request.method, path)
    response = await handler(request)
    response.headers.update(headers)
    return response


def _injected(fault: InjectedFailure) -> web.Response:
    return json_answer(fault.body, fault.status, fault.headers)


def _violation(hub: Hub, request: web.Request, path: str, faults: Json) -> None:
    hub.world.run(
        "INSERT INTO violations VALUES (?, ?, ?, ?, ?)",
        hub.world.next_id(),
        request.method,
        path,
        json.dumps(faults),
        json.dumps(request[BODY]),
    )


def application_of(hub: Hub) -> web.Application:
    """Return the REST API as an application to mount under PREFIX."""
    app = web.Application(middlewares=[_exchange])
    app[HUB] = hub
    for part in (routes, *(it.routes for it in (channels, threads, commands, emoji, callbacks))):
        app.add_routes(part)
    return app
