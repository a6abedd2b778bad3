"""What a kill at any point of a sync leaves: one message for each that there has to be."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio

from bot.messages.kinds import Kind
from bot.messages.message_sync import MessageSync
from bot.messages.reconcile import OLD_ROLE, REPLACE_AFTER
from bot.messages.wanted import Below, Change, Direct, Over, Wanted
from bot.ui.screen import Button, Embed, Screen
from tests.support.host_harness import HostHarness
from tests.support.killed_syncs import KilledSyncs
from tests.support.published_game import at_purchase
from tests.support.simulated_messages import buttons

pytestmark = pytest.mark.asyncio
ROLE = "vote"
LEFT = Screen(embeds=(Embed("Over"),))


def old(*, goes: bool = False) -> Kind:
    async def kind(sync: MessageSync) -> list[Change]:
        shown = await sync.messages(open_only=True)
        return [Over(it, LEFT, goes) for it in shown if it.role.startswith(OLD_ROLE)]

    return kind


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
async def process(tmp_path: Path) -> AsyncIterator[KilledSyncs]:
    harness = await HostHarness.at(tmp_path / "games.db")
    yield KilledSyncs(harness, (await harness.start_game(at_purchase())).id)
    await harness.store.close()


CASES: dict[str, tuple[Kind | None, int, Kind, str]] = {
    "posted": (None, 0, asked, "Open?"),
    "sent to a person": (None, 0, asked_directly(100), "Open?"),
    "sent to a person who is gone": (None, 0, asked_directly(-1), "Open?"),
    "edited": (asked, 1, asked, "Open?"),
    "replaced since it is old": (asked, REPLACE_AFTER + 1, asked, "Open Open?"),
    "asked about another choice": (asked, 1, asked_about_another, "Over Open?"),
    "moved below": (asked, 1, moved, "Over Open?"),
    "moved below, and the old one goes": (asked, 1, moved, "Open?"),
    "closed": (asked, 1, over(LEFT), "Over"),
    "deleted": (asked, 1, over(None), ""),
    "deleted, or else closed": (asked, 1, over(LEFT, goes=True), ""),
}
"""What stands there, for how many seconds, what is to be done, and what must stand there then."""


@pytest.mark.parametrize("case", CASES)
async def test_whenever_a_process_is_killed_the_next_one_finishes_its_sync(
    process: KilledSyncs, case: str
) -> None:
    before, age, kind, expected = CASES[case]
    kinds = (kind, old(goes="goes" in case))
    for at in count():
        await process.begin()
        if before is not None:
            await process.restart((before,))
        process.harness.time[0] += age
        is_killed = await process.sync_killed(kinds, at)
        # A message that moves below tells more of the log by then; it was sent as it was.
        process.harness.time[0] += case.startswith("moved below")
        await process.restart(kinds)
        assert standing(process) == expected, at
        process.discord.forget_requests()
        await process.sync(kinds)
        assert process.discord.asked == [], at
        if not is_killed:
            break
    assert at >= 2


def standing(process: KilledSyncs) -> str:
    """Return the titles of all messages; a question mark stands for buttons."""
    shown = process.discord.all_messages
    up_to_date = [it.embeds[0].description for it in shown if buttons(it)]
    assert all(it == str(process.harness.time[0]) for it in up_to_date)
    return " ".join(f"{it.embeds[0].title}{'?' * bool(buttons(it))}" for it in shown)
