"""A request proxy in front of a local Discord: it passes requests on and notes them."""

from __future__ import annotations

from types import TracebackType

import aiohttp
from aiohttp import web

HOST = "127.0.0.1"
PASSED_ON = frozenset(("authorization", "content-type", "user-agent"))


class RequestProxy:
    """`async with` listens on a port; `requests` are the paths and authorizations it has seen."""

    def __init__(self, target: str, port: int = 0) -> None:
        self._target = target
        self._runner = web.AppRunner(self._application(), shutdown_timeout=1.0)
        self._session: aiohttp.ClientSession | None = None
        self.port = port
        self.requests: list[tuple[str, str | None]] = []

    @property
    def origin(self) -> str:
        """What DISCORD_PROXY must be."""
        return f"http://{HOST}:{self.port}"

    async def __aenter__(self) -> RequestProxy:
        self._session = aiohttp.ClientSession()
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._session is not None
        await self._runner.cleanup()
        await self._session.close()

    def _application(self) -> web.Application:
        application = web.Application(client_max_size=2**26)
        application.router.add_route("*", "/{path:.*}", self._pass_on)
        return application

    async def _pass_on(self, request: web.Request) -> web.Response:
        assert self._session is not None
        self.requests.append((request.path, request.headers.get("Authorization")))
        kept = {name: it for name, it in request.headers.items() if name.lower() in PASSED_ON}
        async with self._session.request(
            request.method, self._target + request.path_qs, data=await request.read(), headers=kept
        ) as answer:
            names = ("content-type", "via", "retry-after")
            headers = {
                name: it
                for name, it in answer.headers.items()
                if name.lower() in names or name.lower().startswith("x-ratelimit")
            }
            return web.Response(status=answer.status, body=await answer.read(), headers=headers)
