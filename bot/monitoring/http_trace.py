"""Counting requests to Discord by aiohttp's hooks, so that nothing that sends one needs to."""

from collections.abc import Mapping
from typing import Final

import aiohttp
import discord

from bot.discord.invalid_requests import is_invalid
from bot.monitoring.metrics import Metrics

ROUTES: Final = frozenset(
    ("applications", "channels", "gateway", "guilds", "interactions", "users", "webhooks")
)
OTHER: Final = "other"
SCOPES: Final = frozenset(("global", "shared", "user"))


def count_requests(metrics: Metrics, trace: aiohttp.TraceConfig) -> None:
    """Have a client's session count the end of each of its requests."""

    async def ended(
        session: aiohttp.ClientSession, context: object, done: aiohttp.TraceRequestEndParams
    ) -> None:
        count_response(metrics, done.url.path, done.response.status, done.response.headers)

    async def failed(
        session: aiohttp.ClientSession, context: object, done: aiohttp.TraceRequestExceptionParams
    ) -> None:
        if not isinstance(done.exception, discord.HTTPException):  # An answer, counted above.
            metrics.request_ended(route_of(done.url.path), "none")

    trace.on_request_end.append(ended)
    trace.on_request_exception.append(failed)


def count_response(metrics: Metrics, path: str, status: int, headers: Mapping[str, str]) -> None:
    """Count one response of Discord's."""
    route = route_of(path)
    metrics.request_ended(route, str(status))
    if status < 400 and route == "interactions" and path.endswith("/callback"):
        metrics.acknowledged(path.split("/", 5)[4])
    if status == 429:
        scope = headers.get("X-RateLimit-Scope", OTHER)
        metrics.rate_limited(scope if scope in SCOPES else OTHER)
    if is_invalid(status, headers):
        metrics.invalid()


def route_of(path: str) -> str:
    """Return the first part of an address, which holds no id: one of ROUTES, or OTHER."""
    parts = path.split("/", 4)  # "", "api", the version, the first part, the rest
    return parts[3] if len(parts) > 3 and parts[3] in ROUTES else OTHER
