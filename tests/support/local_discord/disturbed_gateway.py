"""A gateway that a test can disturb: outages, frozen shards, sessions that end."""

from __future__ import annotations

import asyncio

from aiohttp import web

from bot.local.errors import Json
from bot.local.gateway import Gateway, Session
from bot.local.world import World


class DisturbedGateway(Gateway):
    """The local gateway, with outages; bots are advised to open `shards` shards."""

    def __init__(self, world: World, shards: int) -> None:
        super().__init__(world)
        self.shards = shards
        self.replays = 1
        """How often what was missed is sent after a resume: Discord promises no more than once."""
        self.accepting = asyncio.Event()
        """Cleared, connections are kept waiting, as in an outage."""
        self.accepting.set()
        self.connection_attempts = 0
        """How many connections have been asked for."""
        self.log: list[str] = []
        """What clients sent, by name: IDENTIFY, RESUME, … in order."""
        self._frozen: dict[int, asyncio.Event] = {}

    async def freeze(self, shard: int) -> None:
        """Close a shard's sockets, and keep it waiting from now on when it comes back."""
        self._frozen.setdefault(shard, asyncio.Event())
        for session in list(self.sessions.values()):
            if session.shard == shard and session.socket is not None:
                await session.socket.close(code=4000)

    def thaw(self, shard: int) -> None:
        """Answer a shard again."""
        if (frozen := self._frozen.pop(shard, None)) is not None:
            frozen.set()

    async def ask(self, op: int, data: bool | None = None) -> None:
        """Send RECONNECT (7) or INVALID_SESSION (9) to every open socket."""
        for session in list(self.sessions.values()):
            if session.deliver is not None:
                session.deliver({"op": op, "d": data})
        if op == 9 and not data:
            self.sessions.clear()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        self.connection_attempts += 1
        await self.accepting.wait()
        return await super().serve(request)

    async def identify(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        self.log.append("IDENTIFY")
        await self._thawed((data.get("shard") or (0, 1))[0])
        return await super().identify(socket, data)

    async def resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        self.log.append("RESUME")
        if (session := self.sessions.get(str(data.get("session_id")))) is not None:
            await self._thawed(session.shard)
        return await super().resume(socket, data)

    def missed(self, session: Session, seq: int) -> list[Json]:
        return super().missed(session, seq) * self.replays

    async def _thawed(self, shard: int) -> None:
        if (frozen := self._frozen.get(shard)) is not None:
            await frozen.wait()
