"""The gateway: sessions that identify, receive events, drop and resume."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from bot.local import payloads
from bot.local.errors import Json
from bot.local.world import World

HEARTBEAT_MS = 41250
ACK_AFTER = 0.05
"""Seconds until a heartbeat is acknowledged."""
RESUMABLE_FOR = 180.0
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, CONTENT = 1 << 0, 1 << 9, 1 << 12, 1 << 15
EVENT_INTENTS = {
    "GUILD_CREATE": GUILDS,
    "GUILD_UPDATE": GUILDS,
    "GUILD_ROLE_UPDATE": GUILDS,
    "CHANNEL_CREATE": GUILDS,
    "CHANNEL_UPDATE": GUILDS,
    "CHANNEL_DELETE": GUILDS,
    "THREAD_CREATE": GUILDS,
    "THREAD_UPDATE": GUILDS,
    "THREAD_DELETE": GUILDS,
    "THREAD_MEMBERS_UPDATE": GUILDS,
}


@dataclass(eq=False)
class Session:
    """What one IDENTIFY opened; it outlives its connection for a while."""

    intents: int
    shard: int
    shards: int
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    socket: web.WebSocketResponse | None = None
    seq: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=2000))
    outgoing: asyncio.Queue[Json] = field(default_factory=asyncio.Queue)
    deliver: Callable[[Json], None] | None = None
    """Takes a frame to the bot; None while there is no connection."""
    lost_at: float = 0.0

    def wants(self, event: str, guild_id: int | None) -> bool:
        """Return whether this session's shard and intents cover the event."""
        shard = 0 if guild_id is None else (guild_id >> 22) % self.shards
        intent = EVENT_INTENTS.get(event, 0)
        if event.startswith("MESSAGE_"):
            intent = DIRECT_MESSAGES if guild_id is None else GUILD_MESSAGES
        return shard == self.shard and (not intent or bool(self.intents & intent))

    def readable(self, event: str, data: Json) -> Json:
        """Return the event without what people wrote in the guild, unless the intent for it was
        given.
        """
        wrote = event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and not data["author"]["bot"]
        if wrote and "guild_id" in data and not self.intents & CONTENT:
            return data | {"content": "", "embeds": [], "components": [], "attachments": []}
        return data

    def send(self, event: str, data: Json) -> None:
        """Number an event, keep it for a resume, and send it if the bot is connected."""
        self.seq += 1
        frame = {"op": 0, "t": event, "s": self.seq, "d": data}
        self.sent.append(frame)
        if self.deliver is not None:
            self.deliver(frame)


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.shards = 1
        """How many a bot is advised to have."""
        self.starts_at_once = 1
        """How many shards may identify themselves within five seconds."""
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.connected = asyncio.Event()
        self.away = asyncio.Event()
        self.away.set()
        self.noticed: Callable[[], None] = lambda: None
        """Called when a session was opened or lost."""

    def dispatch(self, event: str, data: Json, guild_id: int | None) -> None:
        """Send an event to every session it concerns, kept for those that are away.

        Of a guild without the bot only interactions concern it.
        """
        self._forget()
        is_member = guild_id is None or self.world.has_bot(guild_id)
        if not is_member and event != "INTERACTION_CREATE":
            return
        for session in self.sessions.values():
            if session.wants(event, guild_id):
                session.send(event, session.readable(event, data))

    async def drop(self, code: int, *, forget: bool = False) -> int:
        """Close every socket with this code; forget makes a resume impossible."""
        open_now = [s for s in self.sessions.values() if s.socket is not None]
        if forget:
            self.sessions.clear()
        for session in open_now:
            if session.socket is not None:
                await session.socket.close(code=code)
        return len(open_now)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket, from HELLO to its close."""
        socket = web.WebSocketResponse(max_msg_size=4096 * 4)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        session: Session | None = None
        writer: asyncio.Task[None] | None = None
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    continue
                opened = await self._receive(socket, session, json.loads(frame.data))
                if opened is not None:
                    session, writer = opened, asyncio.create_task(_write(opened, socket))
        finally:
            if writer is not None:
                writer.cancel()
            if session is not None and session.socket is socket:
                session.socket = session.deliver = None
                session.lost_at = time.monotonic()
                self._notice()
        return socket

    async def _receive(
        self, socket: web.WebSocketResponse, session: Session | None, frame: Json
    ) -> Session | None:
        op, data = frame.get("op"), frame.get("d")
        if op == 1:
            # discord.py notes the time of a heartbeat only after it is sent: an answer that is
            # there before would look as late as the one before it was early.
            await asyncio.sleep(ACK_AFTER)
            await socket.send_json({"op": 11, "s": None, "t": None, "d": None})
        elif op == 2 and isinstance(data, dict):
            return await self.identify(socket, data)
        elif op == 6 and isinstance(data, dict):
            return await self.resume(socket, data)
        elif op == 8 and session is not None and isinstance(data, dict):
            session.send("GUILD_MEMBERS_CHUNK", self._chunk(data, int(data["guild_id"])))
        return None

    async def identify(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        """Return a new session of a shard; close the socket where there can be none."""
        if data.get("token") != self.world.bot_token:
            await socket.close(code=4004, message=b"Authentication failed.")
            return None
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            await socket.close(code=4010, message=b"Invalid shard.")
            return None
        session = Session(intents=data.get("intents", 0), shard=shard, shards=shards)
        self._attach(session, socket)
        self.open(session)
        return session

    def open(self, session: Session) -> None:
        """Begin a session that is connected: say that it is ready, and tell of its guilds."""
        self.sessions[session.id] = session
        session.send("READY", self._ready(session))
        for guild_id in self._guilds(session):
            session.send("GUILD_CREATE", payloads.guild_create(self.world, guild_id))
        self._notice()

    async def resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        """Return the session that goes on, after what it has missed; None where it is unknown."""
        self._forget()
        session = self.sessions.get(str(data.get("session_id")))
        if session is None or data.get("token") != self.world.bot_token:
            await socket.send_json({"op": 9, "s": None, "t": None, "d": False})
            return None
        self._attach(session, socket)
        for frame in self.missed(session, data.get("seq") or 0):
            session.outgoing.put_nowait(frame)
        session.send("RESUMED", {"_trace": []})
        self._notice()
        return session

    def missed(self, session: Session, seq: int) -> list[Json]:
        """Return what was sent to a session after the last that it has had."""
        return [frame for frame in session.sent if frame["s"] > seq]

    def _attach(self, session: Session, socket: web.WebSocketResponse) -> None:
        session.socket = socket
        session.outgoing = asyncio.Queue()
        session.deliver = session.outgoing.put_nowait

    def _notice(self) -> None:
        present = [session for session in self.sessions.values() if session.deliver is not None]
        counts = {it.shards for it in present}
        here = {(it.shard, it.shards) for it in present}
        _switch(self.connected, any(here >= {(number, n) for number in range(n)} for n in counts))
        _switch(self.away, not present)
        self.noticed()

    def _guilds(self, session: Session) -> list[int]:
        """Return the guilds that a session's shard is told of."""
        guilds = filter(self.world.has_bot, self.world.guilds())
        return [guild for guild in guilds if session.wants("GUILD_CREATE", guild)]

    def _forget(self) -> None:
        past = time.monotonic() - RESUMABLE_FOR
        for session in list(self.sessions.values()):
            if session.deliver is None and session.lost_at < past:
                del self.sessions[session.id]

    def _ready(self, session: Session) -> Json:
        world = self.world
        return {
            "v": 10,
            "user": payloads.user(world, world.bot_id) | {"email": None, "verified": True,
                                                          "mfa_enabled": False, "flags": 0},
            "guilds": [{"id": str(guild), "unavailable": True} for guild in self._guilds(session)],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
            "application": {"id": str(world.bot_id), "flags": 0},
            "private_channels": [],
            "relationships": [],
            "session_type": "normal",
        }  # fmt: skip

    def _chunk(self, data: Json, guild_id: int) -> Json:
        members = [payloads.member(self.world, row["id"]) for row in self.world.users()]
        return {
            "guild_id": str(guild_id),
            "members": [*members, payloads.bot_member(self.world, guild_id)],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }


def _switch(event: asyncio.Event, on: bool) -> None:
    """Set the event, or clear it."""
    (event.set if on else event.clear)()


async def _write(session: Session, socket: web.WebSocketResponse) -> None:
    while True:
        frame = await session.outgoing.get()
        if socket.closed:
            return
        await socket.send_json(frame)
