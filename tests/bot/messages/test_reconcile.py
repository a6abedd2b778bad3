"""What a kill at any point of a sync leaves: one message for each that there has to be."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any, cast

import pytest
import pytest_asyncio

from bot.messages.message_sync import MessageSync
from bot.messages.reconcile import OLD_ROLE, REPLACE_AFTER, reconcile, retire_replaced
from bot.messages.rendered import RenderedMessages
from bot.messages.wanted import Below, Change, Direct, Over, Wanted
from bot.screens.screen import Button, Embed, Screen
from bot.text.language import load
from bot.transport.messages import Delivery, Post
from tests.support.host_harness import HostHarness
from tests.support.published_game import ScriptedDiscord, at_purchase

pytestmark = pytest.mark.asyncio
ROLE, CHANNEL = "vote", 8
LEFT = Screen(embeds=(Embed("Over"),))
Kind = Callable[[MessageSync], Awaitable[Sequence[Change]]]


class Killed(BaseException):
    """The process is gone: nothing catches this."""


class KilledAt:
    """Counts requests and writes, and kills the process before or after one of them."""

    def __init__(self, at: int, *, after: bool) -> None:
        self.at, self.after, self.seen = at, after, 0

    def around(self, work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """Return what does this work, unless the process is killed before."""

        async def counted(*arguments: Any) -> Any:
            here, self.seen = self.seen == self.at, self.seen + 1
            if here and not self.after:
                raise Killed
            result = await work(*arguments)
            if here:
                raise Killed
            return result

        return counted


class NoncedDiscord(ScriptedDiscord):
    """Knows a message that is sent twice by its nonce, as Discord does."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: dict[str, int] = {}

    async def send(self, channel_id: int, screen: Screen, nonce: str) -> int | Delivery:
        if nonce not in self.sent:
            self.sent[nonce] = cast(int, await super().send(channel_id, screen, nonce))
        return self.sent[nonce]

    async def direct(self, user_id: int, screen: Screen, nonce: str) -> Any:
        return CHANNEL + 1, await self.send(CHANNEL + 1, screen, nonce)


class Process:
    """One process after another over the messages of one game."""

    def __init__(self, harness: HostHarness, game_id: str) -> None:
        self.harness, self.game_id, self.discord = harness, game_id, NoncedDiscord()
        self.rendered = RenderedMessages()

    async def sync(self, kind: Kind, kill: KilledAt) -> None:
        """Bring the messages up to date, until the kill."""
        store = self.harness.store.messages
        snapshot = await self.harness.host.snapshot(self.game_id)
        with pytest.MonkeyPatch.context() as patched:
            for name in ("send", "direct", "edit", "delete", "remove_buttons"):
                patched.setattr(self.discord, name, kill.around(getattr(self.discord, name)))
            for name in ("put", "drop", "save"):
                patched.setattr(store, name, kill.around(getattr(store, name)))
            post, now = cast(Post, self.discord), self.harness.time[0]
            sync = MessageSync(
                self.harness.host, post, load("en"), snapshot, (), now, self.rendered
            )
            await reconcile(sync, await kind(sync))
            await reconcile(sync, await left_of_old(sync))
            await retire_replaced(sync)
            await sync.save(None)

    async def start(self, kind: Kind) -> None:
        """Begin anew: nothing is known of what the messages show, and all is brought up to date."""
        self.rendered = RenderedMessages()
        await self.sync(kind, KilledAt(-1, after=False))


async def left_of_old(sync: MessageSync) -> list[Change]:
    shown = await sync.messages(open_only=True)
    return [Over(it, LEFT) for it in shown if it.role.startswith(OLD_ROLE)]


def screen(sync: MessageSync) -> Screen:
    """Return what there is to be answered, which says at what time."""
    return Screen(embeds=(Embed("Open", str(sync.now)),), rows=((Button("Yes", "yes"),),))


async def asked(sync: MessageSync) -> list[Change]:
    return [Wanted(ROLE, screen(sync))]


def asked_directly(user_id: int) -> Kind:
    async def kind(sync: MessageSync) -> list[Change]:
        async def otherwise() -> Wanted:
            return Wanted(ROLE, screen(sync))

        wanted = Wanted(ROLE, screen(sync), to=Direct(user_id, "a question", otherwise))
        return [] if await sync.open_message(ROLE) else [wanted]

    return kind


async def asked_about_another(sync: MessageSync) -> list[Change]:
    message = await sync.open_message(ROLE)
    over = [] if message is None or message.body == "2" else [Over(message, LEFT)]
    return [*over, Wanted(ROLE, screen(sync), "2")]


async def moved(sync: MessageSync) -> list[Change]:
    message = await sync.open_message(ROLE)
    assert message is not None
    if message.body == "2":
        return [Wanted(ROLE, screen(sync), "2", follows=True)]

    async def told_above() -> Wanted:
        return Wanted(ROLE, screen(sync), follows=True)

    return [Wanted(ROLE, screen(sync), "2", below=Below(LEFT, told_above))]


def over(left: Screen | None, *, goes: bool = False) -> Kind:
    async def kind(sync: MessageSync) -> list[Change]:
        message = await sync.open_message(ROLE)
        return [] if message is None else [Over(message, left, goes)]

    return kind


@pytest_asyncio.fixture
async def process(tmp_path: Path) -> AsyncIterator[Process]:
    harness = await HostHarness.at(tmp_path / "games.db")
    yield Process(harness, (await harness.start_game(at_purchase())).id)
    await harness.store.close()


CASES: dict[str, tuple[Kind | None, int, Kind, str]] = {
    "posted": (None, 0, asked, "Open?"),
    "sent to a person": (None, 0, asked_directly(100), "Open?"),
    "sent to a person who is gone": (None, 0, asked_directly(-1), "Open?"),
    "edited": (asked, 1, asked, "Open?"),
    "replaced since it is old": (asked, REPLACE_AFTER + 1, asked, "Open Open?"),
    "asked about another choice": (asked, 1, asked_about_another, "Over Open?"),
    "moved below": (asked, 1, moved, "Over Open?"),
    "closed": (asked, 1, over(LEFT), "Over"),
    "deleted": (asked, 1, over(None), ""),
    "deleted, or else closed": (asked, 1, over(LEFT, goes=True), ""),
}
"""What stands there, for how many seconds, what is to be done, and what must stand there then."""


@pytest.mark.parametrize("case", CASES)
async def test_whenever_a_process_is_killed_the_next_one_finishes_its_sync(
    process: Process, case: str
) -> None:
    before, age, kind, expected = CASES[case]
    kills = 0
    for at, after in ((at, after) for at in count() for after in (False, True)):
        await clear(process)
        if before is not None:
            await process.start(before)
        process.harness.time[0] += age
        try:
            await process.sync(kind, KilledAt(at, after=after))
        except Killed:
            kills += 1
            # A message that moves below tells more of the log by then; it was sent as it was.
            process.harness.time[0] += case == "moved below"
            await process.start(kind)
        else:
            break
        assert standing(process) == expected, (at, after)
        process.discord.asked.clear()
        await process.sync(kind, KilledAt(-1, after=False))
        assert process.discord.asked == [], (at, after)
    assert standing(process) == expected
    assert kills >= 4


def standing(process: Process) -> str:
    """Return the titles of all messages; a question mark stands for buttons."""
    shown = process.discord.messages.values()
    up_to_date = [it.embeds[0].description for it in shown if it.rows]
    assert all(it == str(process.harness.time[0]) for it in up_to_date)
    return " ".join(it.embeds[0].title + "?" * bool(it.rows) for it in shown)


async def clear(process: Process) -> None:
    """Forget the messages of the case before, in Discord too."""
    for message in await process.harness.store.messages.of_game(process.game_id):
        await process.harness.store.messages.drop(process.game_id, message.role)
    process.discord.messages.clear()
    process.discord.sent.clear()
