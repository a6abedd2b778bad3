"""A running local Discord with what tests need beside the page."""

from __future__ import annotations

import tempfile
from pathlib import Path
from types import TracebackType

from aiohttp import web

from bot.local import server
from bot.local.routes import Answer, Request
from bot.local.world import World
from tests.support.local_discord import injection, watching
from tests.support.local_discord.disturbed_gateway import DisturbedGateway
from tests.support.local_discord.member import Control, Member
from tests.support.local_discord.watched_hub import WatchedHub, respond


class LocalDiscord(server.LocalDiscord):
    """A local Discord whose members a test drives over HTTP; `async with` starts and stops it.

    The world is a temporary file if none is named.
    """

    _control: Control | None = None
    hub: WatchedHub
    gateway: DisturbedGateway

    def __init__(
        self,
        world_path: Path | None = None,
        *,
        answer_within: float = 3.0,
        shards: int = 1,
    ) -> None:
        self._scratch = tempfile.TemporaryDirectory() if world_path is None else None
        folder = Path(self._scratch.name) if self._scratch is not None else Path()
        super().__init__(world_path or folder / "world.db")
        self._answer_within = answer_within
        self._shards = shards

    async def __aenter__(self) -> LocalDiscord:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._control is not None:
            await self._control.close()
        await self.stop()
        if self._scratch is not None:
            self._scratch.cleanup()

    def new_hub(self, world: World) -> WatchedHub:
        """Return what the routes share; its gateway can be disturbed."""
        self.gateway = DisturbedGateway(world, self._shards)
        return WatchedHub(world, self.gateway, self._answer_within)

    async def respond(self, request: Request) -> Answer:
        """Return the answer to a request of the bot, which is recorded."""
        return await respond(request)

    async def restart(self) -> None:
        """Stop and start again with the same world, port and addresses."""
        await self.stop()
        await self.start()

    @property
    def control(self) -> Control:
        """The control routes over HTTP."""
        if self._control is None:
            self._control = Control(self.page_url)
        return self._control

    def member(self, name: str) -> Member:
        """Return a member to act as, over HTTP."""
        return Member(self.control, name)

    def private_routes(self) -> tuple[web.RouteTableDef, ...]:
        """Return the routes below the unguessable address of the page."""
        return (*super().private_routes(), watching.routes, injection.routes)
