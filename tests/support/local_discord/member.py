"""The driver for tests: members who type, press and read, over HTTP to the control routes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import aiohttp

from bot.local.errors import Json
from bot.local.options import ClientRefusal
from tests.support.local_discord.client_view import Answer, Message

DEFERRED_WAIT = 15.0
FIRST_LOOK = 8
"""Messages that are read before all the others."""


class Control:
    """The control routes of a running local Discord, by the address of its page."""

    def __init__(self, page_url: str) -> None:
        self.url = page_url.rstrip("/") + "/control/"
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Control:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connections."""
        if self._session is not None:
            await self._session.close()
            self._session = None

    def member(self, name: str) -> Member:
        """Return a member to act as."""
        return Member(self, name)

    async def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """Send one request; a refusal of the client raises ClientRefusal."""
        if self._session is None:
            timeout = aiohttp.ClientTimeout(total=None, sock_connect=10)
            connector = aiohttp.TCPConnector(limit=0, force_close=True)
            self._session = aiohttp.ClientSession(timeout=timeout, connector=connector)
        async with self._session.request(method, self.url + path, json=body) as response:
            answer: Any = await (response.json() if response.status < 500 else response.text())
            if response.status == 409:
                raise ClientRefusal(answer["refused"])
            if response.status != 200:
                raise RuntimeError(f"{method} {path}: {response.status} {answer}")
            return answer

    async def world(self) -> Json:
        """Return the guild, members, channels and threads, commands, and the gateway's log."""
        found: Json = await self.ask("GET", "world")
        return found

    async def wait_connected(self, within: float = 60) -> None:
        """Wait for the bot's gateway session; TimeoutError after `within` seconds."""
        if not await self.ask("GET", f"connected?timeout={within}"):
            raise TimeoutError("the bot did not connect")

    async def wait_commands(self, within: float = 60) -> list[Json]:
        """Return the bot's commands, once they are synced and the bot is at the gateway."""
        await self.wait_connected(within)
        found: list[Json] = await self.ask("GET", f"commands?timeout={within}")
        if not found:
            raise TimeoutError("the bot sent no commands")
        return found

    async def violations(self) -> list[Json]:
        """Return every body refused with 50035 and every unknown route: method, path, faults,
        body.
        """
        found: list[Json] = await self.ask("GET", "violations")
        return found

    async def requests(self, after: str = "0") -> list[Json]:
        """Return every request of the bot in order: id, method, path, body, status."""
        found: list[Json] = await self.ask("GET", f"requests?after={after}")
        return found

    async def inject(self, method: str, path: str, status: int = 0, **fault: Any) -> None:
        """Answer the next requests that match with a fault.

        path is a regular expression without /api/v10. fault: times, code, message, retry_after,
        global, delay (seconds), carry_out (takes effect, only the answer is lost). Status 0 with
        a delay only makes the request slow.
        """
        await self.ask(
            "POST", "faults", {"method": method, "path": path, "status": status, **fault}
        )

    async def stop_injecting(self) -> None:
        """Forget all injected faults; requests that one of them delays go on at once."""
        await self.ask("DELETE", "faults")

    async def deny(self, *permissions: str, channel: str | None = None) -> None:
        """Take exactly these permissions from the bot; none gives all back."""
        await self.ask("POST", "deny", {"permissions": list(permissions), "channel": channel})

    async def overwrite(
        self, role: str, *, allow: Sequence[str] = (), deny: Sequence[str] = ()
    ) -> None:
        """Allow and deny a role, `everyone` or `bot`, exactly this in every channel."""
        body = {"role": role, "allow": list(allow), "deny": list(deny)}
        await self.ask("POST", "overwrite", body)

    async def take_from_role(self, role: str, *permissions: str) -> None:
        """Take exactly these permissions from a role, `everyone` or `bot`; none gives all back."""
        await self.ask("POST", "role", {"role": role, "permissions": list(permissions)})

    async def freeze_shard(self, shard: int) -> None:
        """Close the socket of a shard, and answer it no more until it is thawed."""
        await self.ask("POST", "gateway", {"act": "freeze", "shard": shard})

    async def thaw_shard(self, shard: int) -> None:
        """Answer a shard again."""
        await self.ask("POST", "gateway", {"act": "thaw", "shard": shard})

    async def drop_gateway(self, code: int = 4000, *, forget: bool = False) -> None:
        """Close the bot's sockets; forget makes its session unknown, so that a resume fails."""
        await self.ask("POST", "gateway", {"act": "drop", "code": code, "forget": forget})

    async def disturb_gateway(self, act: str) -> None:
        """Send `reconnect` (op 7) or `invalidate` (op 9, not resumable)."""
        await self.ask("POST", "gateway", {"act": act})

    async def expire_tokens(self) -> None:
        """Let 16 minutes pass for every interaction token there is."""
        await self.ask("POST", "expire", {})

    async def age_messages(self) -> None:
        """Let an hour pass for every message there is: its edits are limited from now on."""
        await self.ask("POST", "age", {})

    async def limit_requests(self, requests: int, seconds: float) -> None:
        """Allow a number of requests of a bucket in a number of seconds."""
        await self.ask("POST", "limit", {"requests": requests, "seconds": seconds})

    async def let_threads_idle(self, minutes: int) -> None:
        """Let minutes pass in which nobody writes in any thread."""
        await self.ask("POST", "idle", {"minutes": minutes})

    async def speak(self, locale: str) -> None:
        """Set the guild's preferred locale."""
        await self.ask("POST", "guild", {"locale": locale})

    async def delete_message(self, message: Message | str) -> None:
        """Delete a message as a moderator would."""
        await self.ask("POST", "delete", {"message": _id(message)})


class Member:
    """One member of the guild. Channels are named by name or id; "direct" is the bot's DM."""

    def __init__(self, control: Control, name: str) -> None:
        self.control = control
        self.name = name

    async def slash(
        self,
        name: str,
        channel: str = "monopoly",
        /,
        *,
        wait: float = DEFERRED_WAIT,
        **options: Any,
    ) -> Answer:
        """Type a command, `monopoly new`, with its options; members are named by name."""
        body = {"channel": channel, "name": name, "options": options}
        return await self._answer("slash", body, wait)

    async def autocomplete(
        self, name: str, option: str, typed: str, channel: str = "monopoly", /, **options: Any
    ) -> list[Json]:
        """Return the choices for what was typed into an option."""
        given = {**options, option: typed}
        body = {"channel": channel, "name": name, "focused": option, "options": given}
        return Answer(await self._do("autocomplete", body)).choices

    async def press(
        self, message: Message | str, what: str, *, wait: float = DEFERRED_WAIT
    ) -> Answer:
        """Press an enabled button by custom id or label. Raises ClientRefusal if there is none."""
        body = {"message": _id(message), "what": what}
        return await self._answer("press", body, wait)

    async def choose(
        self, message: Message | str, custom_id: str, values: list[str], *,
        wait: float = DEFERRED_WAIT,
    ) -> Answer:  # fmt: skip
        """Choose options of a select by value or label."""
        body = {"message": _id(message), "what": custom_id, "values": values}
        return await self._answer("press", body, wait)

    async def press_raw(
        self, message: Message | str, custom_id: str, values: list[str] | None = None, *,
        wait: float = DEFERRED_WAIT,
    ) -> Answer:  # fmt: skip
        """Send any press for any message, deleted ones included: stale or forged."""
        body = {"message": _id(message), "what": custom_id, "values": values}
        return await self._answer("press", body | {"raw": True}, wait)

    async def submit_modal(
        self, answer: Answer, values: Json, *, wait: float = DEFERRED_WAIT
    ) -> Answer:
        """Fill in and submit the modal of an answer: custom id → text or list of values."""
        body = {"modal": answer.interaction_id, "values": values}
        return await self._answer("submit", body, wait)

    async def _answer(self, act: str, body: Json, wait: float) -> Answer:
        """Return the answer to what the member does; a deferred one once its message is there."""
        answer = await self._do(act, body)
        if wait and answer["kind"] in ("deferred", "deferred_update"):
            asked = {"interaction": answer["interaction"], "wait": wait}
            answer |= await self._do("finished", asked)
        return Answer(answer)

    async def say(self, channel: str, text: str) -> Message:
        """Write a message."""
        return Message(await self._do("say", {"channel": channel, "text": text}))

    async def dismiss(self, message: Message | str) -> None:
        """Put away a private message."""
        await self._do("dismiss", {"message": _id(message)})

    async def restart_app(self) -> None:
        """Start the member's app anew: private messages are forgotten."""
        await self._do("forget", {})

    async def close_dms(self, closed: bool = True) -> None:
        """Refuse (or accept again) direct messages."""
        await self._do("member", {"dms_closed": closed})

    async def speak(self, locale: str) -> None:
        """Set the language of the member's client."""
        await self._do("member", {"locale": locale})

    async def messages(self, channel: str | None = None, limit: int = 200) -> list[Message]:
        """Return what the member sees, newest first: channels, threads, direct and private
        messages.
        """
        found = await self._do("messages", {"channel": channel, "limit": limit})
        return [Message(data) for data in found["messages"]]

    async def pings(self) -> list[Json]:
        """Return notifications, oldest first: message, kind (mention or direct), silent."""
        found: list[Json] = await self._do("pings", {})
        return found

    async def see(self, message: Message | str) -> Message | None:
        """Return a message as it is now; None if it is gone."""
        found = await self.messages(limit=1000)
        return next((m for m in found if m.id == _id(message)), None)

    async def wait_for(
        self,
        meets: Callable[[Message], bool],
        within: float = 60,
        *,
        channel: str | None = None,
    ) -> Message:
        """Return the newest message the member sees that meets the test, as soon as there is
        one.
        """
        until = time.monotonic() + within
        # Mostly one of the newest is it, and to read them all costs as much as a press.
        for message in filter(meets, await self.messages(channel, FIRST_LOOK)):
            return message
        after, seen = "0", 0
        while True:
            body: Json = {"channel": channel, "after": after}
            if after != "0":
                body["wait"] = max(0.01, min(until - time.monotonic(), 20.0))
            found = await self._do("messages", body)
            after, seen = found["revision"], seen + len(found["messages"])
            for message in filter(meets, map(Message, found["messages"])):
                return message
            if after == "0":
                after = "1"
            if time.monotonic() >= until:
                raise TimeoutError(f"{self.name} saw nothing that meets the test in {seen}")

    async def _do(self, act: str, body: Json) -> Any:
        return await self.control.ask("POST", act, {"member": self.name, **body})


def _id(message: Message | str) -> str:
    return message if isinstance(message, str) else message.id


async def together(*acts: Any) -> list[Any]:
    """Let several members act at the same moment."""
    return list(await asyncio.gather(*acts))
