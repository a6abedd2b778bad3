"""The local Discord itself: one server on loopback with REST, gateway, control and page."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.local import bodies, control, events, page, rest
from bot.local.feed import News
from bot.local.gateway import Gateway
from bot.local.hub import HUB, Hub
from bot.local.routes import Answer, Request
from bot.local.world import World

HOST = "127.0.0.1"


class LocalDiscord:
    """A running local Discord.

    The world is a file; another start with the same file shows the same world. Port 0 takes the
    port the world had last if it is free, else any.
    """

    def __init__(self, world_path: Path, *, port: int = 0) -> None:
        self.world_path = world_path
        self.port = port
        self._runner: web.AppRunner | None = None

    @property
    def origin(self) -> str:
        """Scheme, host and port."""
        return f"http://{HOST}:{self.port}"

    @property
    def api_base(self) -> str:
        """What DISCORD_API_BASE must be."""
        return self.origin + rest.PREFIX

    @property
    def gateway_url(self) -> str:
        """What DISCORD_GATEWAY_URL must be."""
        return f"ws://{HOST}:{self.port}/gateway"

    @property
    def page_url(self) -> str:
        """The unguessable address of the page and the control routes."""
        return f"{self.origin}/{self.hub.world.page_token}/"

    @property
    def bot_token(self) -> str:
        """The only token that logs in."""
        return self.hub.world.bot_token

    def bot_environment(self) -> dict[str, str]:
        """Return the settings with which the real bot process comes here."""
        return {
            "DISCORD_TOKEN": self.bot_token,
            "DISCORD_API_BASE": self.api_base,
            "DISCORD_GATEWAY_URL": self.gateway_url,
        }

    def private_routes(self) -> tuple[web.RouteTableDef, ...]:
        """Return the routes below the unguessable address of the page."""
        return control.routes, page.routes, events.routes

    def new_hub(self, world: World) -> Hub:
        """Return what the routes share."""
        return Hub(world, Gateway(world))

    async def respond(self, request: Request) -> Answer:
        """Return the answer to a request of the bot."""
        return rest.answer_to(request)

    async def start(self) -> None:
        """Open the world and listen."""
        world = World(self.world_path)
        self.hub = self.new_hub(world)
        self.hub.gateway.noticed = lambda: self.hub.feed.publish(News("channels", 0))
        self._runner = web.AppRunner(
            _application(self.hub, self.private_routes(), self.respond), shutdown_timeout=1.0
        )
        await self._runner.setup()
        self.port = await self._listen(self.port or int(world.meta("port") or 0))
        world.set_meta("port", str(self.port))
        self.hub.base = self.origin
        self.hub.gateway.url = self.gateway_url

    async def stop(self) -> None:
        """Close every socket and the world."""
        if self._runner is None:
            return
        # No new sockets first: one accepted while the others are closed would stay open.
        for site in list(self._runner.sites):
            await site.stop()
        self.hub.closing.set()
        self.hub.feed.publish(News("closing", 0))
        await self.hub.gateway.drop(1001)
        await self._runner.cleanup()
        self._runner = None
        self.hub.world.close()

    async def _listen(self, port: int) -> int:
        assert self._runner is not None
        try:
            site = web.TCPSite(self._runner, HOST, port, reuse_address=True)
            await site.start()
        except OSError:
            if self.port:
                raise
            site = web.TCPSite(self._runner, HOST, 0)
            await site.start()
        return int(self._runner.addresses[0][1])


def _application(
    hub: Hub, private_routes: Iterable[web.RouteTableDef], respond: rest.Respond
) -> web.Application:
    # The limit of the whole application holds for the applications within it, too.
    app = web.Application(
        middlewares=[_no_answer_to_the_gone, _only_this_host], client_max_size=rest.REQUEST_BYTES
    )
    app[HUB] = hub
    app.router.add_get("/gateway", hub.gateway.serve)
    app.router.add_get("/gateway/", hub.gateway.serve)
    app.router.add_get(r"/cdn/attachments/{channel:\d+}/{file:\d+}/{name}", _file)
    app.router.add_get(r"/cdn/emojis/{emoji:\d+}.png", _emoji)
    app.add_subapp(rest.PREFIX, rest.application_of(hub, respond))
    private = web.Application(middlewares=[control.refusals])
    private[HUB] = hub
    for routes in private_routes:
        private.add_routes(routes)
    private.router.add_static("/static", Path(__file__).with_name("static"))
    app.add_subapp(f"/{hub.world.page_token}", private)
    return app


@web.middleware
async def _no_answer_to_the_gone(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Ignore a client that is gone before its request is whole, such as a bot that was killed."""
    try:
        return await handler(request)
    except ConnectionResetError:
        return web.Response(status=400)


@web.middleware
async def _only_this_host(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse names other than loopback, so that no foreign page can be pointed here."""
    port = request.url.port
    allowed = (f"{HOST}:{port}", f"localhost:{port}")
    if not any(secrets.compare_digest(request.host, host) for host in allowed):
        raise web.HTTPForbidden
    return await handler(request)


async def _file(request: web.Request) -> web.Response:
    rows = request.app[HUB].world.select(
        "SELECT * FROM files WHERE id=?", int(request.match_info["file"])
    )
    return bodies.stored_answer(rows)


async def _emoji(request: web.Request) -> web.Response:
    rows = request.app[HUB].world.select(
        "SELECT * FROM emojis WHERE id=?", int(request.match_info["emoji"])
    )
    return bodies.stored_answer(rows)
