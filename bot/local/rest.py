"""The REST API: who asks, which answer a failure injects, error answers, and the record of all."""

from __future__ import annotations

from dataclasses import replace

from aiohttp import web

from bot.local import bodies, callbacks, channels, commands, emoji, payloads, stored_json, threads
from bot.local.bodies import json_answer
from bot.local.errors import ApiError, Json
from bot.local.hub import HUB, Hub, InjectedFailure
from bot.local.routes import Answer, NoRoute, Request, Routes

REQUEST_BYTES = 30 * 1024 * 1024
"""The most that a request may carry: all files of a message, and what describes them."""
PREFIX = "/api/v10"
TOKENED = ("/interactions/", "/webhooks/")
routes = Routes()


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


async def respond(request: Request) -> Answer:
    """Answer as Discord would: an injected fault, a refusal or the real thing; and record it."""
    try:
        answer = await _answer(request)
    except ApiError as error:
        answer = refusal(request, error)
    except NoRoute as error:
        _violation(request, {"route": str(error)})
        answer = Answer({"message": f"{error.status}: {error.reason}", "code": 0}, error.status)
    _record(request, answer)
    return answer


def refusal(request: Request, error: ApiError) -> Answer:
    """Return the answer that an error is, which is a violation if the body was at fault."""
    if error.code == 50035:
        _violation(request, error.body().get("errors", {}))
    return Answer(error.body(), error.status, error.headers)


async def _answer(request: Request) -> Answer:
    fault = next((f for f in request.hub.injected if f.meets(request.method, request.path)), None)
    if fault is None:
        return _allowed(request)
    fault.times -= 1
    await fault.pause()
    if fault.carry_out or not fault.status:
        real = _allowed(request)
        return real if not fault.status else _injected(fault)
    return _injected(fault)


def _allowed(request: Request) -> Answer:
    hub = request.hub
    token = request.authorization
    if not request.path.startswith(TOKENED) and token != f"Bot {hub.world.bot_token}":
        return Answer({"message": "401: Unauthorized", "code": 0}, 401)
    headers = hub.rate_limits.take(request.method, request.path)
    handler, parts = routes.find(request.method, request.path)
    answer = handler(replace(request, parts=parts))
    answer.headers.update(headers)
    return answer


def _injected(fault: InjectedFailure) -> Answer:
    return Answer(fault.body, fault.status, fault.headers)


def _record(request: Request, answer: Answer) -> None:
    request.hub.world.run(
        "INSERT INTO requests VALUES (?, ?, ?, ?, ?)",
        request.hub.world.next_id(),
        request.method,
        request.path,
        answer.status,
        None if request.body is None else stored_json.text_of(request.body),
    )


def _violation(request: Request, faults: Json) -> None:
    request.hub.world.run(
        "INSERT INTO violations VALUES (?, ?, ?, ?, ?)",
        request.hub.world.next_id(),
        request.method,
        request.path,
        stored_json.text_of(faults),
        stored_json.text_of(request.body),
    )


async def _by_http(http: web.Request) -> web.Response:
    hub: Hub = http.app[HUB]
    path, token = http.path.removeprefix(PREFIX), http.headers.get("Authorization", "")
    request = Request(hub, http.method, path, query=http.query, authorization=token)
    try:
        request.body, request.uploads = await bodies.read(http)
    except ApiError as error:
        answer = refusal(request, error)
        _record(request, answer)
    else:
        answer = await respond(request)
    if answer.body is None:
        return web.Response(status=answer.status, headers=answer.headers)
    return json_answer(answer.body, answer.status, answer.headers)


def application_of(hub: Hub) -> web.Application:
    """Return the REST API as an application to mount under PREFIX."""
    app = web.Application()
    app[HUB] = hub
    app.router.add_route("*", "/{path:.*}", _by_http)
    return app
