"""Members of a simulated server who act as those over sockets do: by what they see."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from bot.local import interactions, payloads
from bot.local.control import channel_of, user_of
from bot.local.errors import Json
from bot.local.interactions import Sent
from bot.local.visibility import seen_messages
from tests.support.local_discord.client_view import Answer, Message
from tests.support.local_discord.member import Member
from tests.support.players import Player, Table
from tests.support.simulated_server import SimulatedServer


class ActingMember(Member):
    """A member who acts in the process of the bot; all that comes of it has happened then."""

    def __init__(self, server: SimulatedServer, name: str) -> None:
        self.name = name
        self._hub = server.hub
        self._settle: Callable[[], Awaitable[None]] = server.settle

    async def slash(self, name: str, channel: str = "table", /, **options: Any) -> Answer:
        """Type a command with its options, by default in the server's channel."""
        return await super().slash(name, channel, **options)

    async def wait_for(
        self,
        meets: Callable[[Message], bool],
        within: float = 0,
        *,
        channel: str | None = None,
    ) -> Message:
        """Return the newest message the member sees that meets the test."""
        found = await self.messages(channel, 1000)
        for message in filter(meets, found):
            return message
        raise AssertionError(f"{self.name} sees nothing that meets the test in {found[:8]}")

    async def _do(self, act: str, body: Json) -> Any:
        user = user_of(self._hub, self.name)
        if act == "messages":
            await self._settle()
            return self._seen(user, body)
        if act == "member":
            self._hub.world.run("UPDATE users SET locale=? WHERE id=?", body["locale"], user)
            return {}
        if act == "finished":
            return self._finished(int(body["interaction"]))
        return await self._answered(self._sent(act, user, body))

    def _seen(self, user: int, body: Json) -> Json:
        which, world = body.get("channel"), self._hub.world
        channel = None if which is None else int(channel_of(self._hub, user, str(which))["id"])
        rows = seen_messages(world, user, channel, int(body["limit"]))
        return {"messages": [payloads.seen_message(world, it, self._hub.base) for it in rows]}

    def _sent(self, act: str, user: int, body: Json) -> Sent:
        hub, what, values = self._hub, body.get("what", ""), body.get("values")
        match act:
            case "slash":
                channel = channel_of(hub, user, str(body["channel"]))
                return interactions.slash(hub, user, channel, body["name"], body["options"])
            case "submit":
                return interactions.submit(hub, user, int(body["modal"]), values)
            case "press" if body.get("raw"):
                return interactions.press_raw(hub, user, int(body["message"]), what, values)
            case "press" if values is None:
                return interactions.press(hub, user, int(body["message"]), what)
            case "press":
                return interactions.choose(hub, user, int(body["message"]), what, values)
            case _:
                raise NotImplementedError(act)

    async def _answered(self, sent: Sent) -> Json:
        """Return what the member sees of the answer once the bot has done with it."""
        answer: Json = {"kind": "failed", "interaction": str(sent.id)}
        waiting = asyncio.ensure_future(self._follow(sent, answer))
        await self._settle()
        waiting.cancel()
        with suppress(asyncio.CancelledError):
            await waiting
        return answer

    async def _follow(self, sent: Sent, answer: Json) -> None:
        answer |= await interactions.answered(self._hub, sent)

    def _finished(self, interaction: int) -> Json:
        finished = self._hub.finished(interaction)
        if not finished.done():
            return {}
        return {"message": self._hub.seen_message(finished.result()), "finished": True}


def players_of(server: SimulatedServer, game: str, *names: str) -> list[Player]:
    """Return members as players of a game in the server's channel, in seating order."""
    table = Table(server.place, game, str(server.channel.id))
    return [Player(ActingMember(server, name), seat, table) for seat, name in enumerate(names)]
