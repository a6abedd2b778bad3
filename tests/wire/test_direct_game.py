"""A whole game in direct messages: one person, two computers, and the bot killed in its middle.

All is done by presses on what the person sees. The process, the sockets and the dice are real, so
the person plays by a simple rule: buy nothing, pay what is due, and give up in the end.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from bot.local.options import ClientRefusal
from tests.support.answer_labels import AUCTION, END_TURN, PASS, PAY_FINE, PAY_FLAT_TAX, ROLL, START
from tests.support.local_bot import LocalBot, required
from tests.support.local_discord import Member, Message
from tests.support.local_openapi import check_requests
from tests.support.waiting import wait_for

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(240)]
HERE = "direct"
MOST_PRESSES = 2000
OFTEN = 5
"""Presses of one button of one decision."""
CRASH_AFTER = 6
"""Presses after which the bot is killed."""
RESIGN_AFTER = 15
"""Presses after which the person has seen enough."""
ANSWERS = (
    *("Resign", PASS, "Decline", "Don’t", PAY_FINE, PAY_FLAT_TAX, ROLL, END_TURN),
    *(AUCTION, "Raise", "Mortgage", "Sell", "Resign…"),
)
"""How the labels begin of what the person presses, the first of them first."""


async def test_a_whole_game_by_presses_and_a_crash(local_bot: LocalBot) -> None:
    await local_bot.process.start()
    ada = local_bot.member("Ada")
    await ada.slash("monopoly new", HERE, game="short")
    lobby = await ada.wait_for(lambda it: START in it.labels, channel=HERE)
    await ada.press(lobby, START)
    final = await _play(ada, local_bot)
    assert "Ada" not in final.embeds[0]["title"]
    assert _thinks_apart(local_bot.process.pid)

    async def is_closed() -> bool:
        return not any(map(_answers, await ada.messages(HERE)))

    await wait_for(is_closed)  # The table before the last one loses its buttons after it.
    assert {it.channel_id for it in await ada.messages()} == {final.channel_id}
    for other in ("Bo", "Cem", "Dee"):
        assert not await local_bot.member(other).messages(), "nobody else is disturbed"
    assert all(it["silent"] for it in await ada.pings())
    assert not await local_bot.discord.control.violations()
    check_requests(await local_bot.discord.control.requests())


def _thinks_apart(bot: int) -> bool:
    """Whether a process of the bot's own thinks for the computers."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            _, parent, *_ = stat.read_text().rpartition(")")[2].split()
            if int(parent) == bot and b"computers" in stat.with_name("cmdline").read_bytes():
                return True
    return False


async def _play(ada: Member, bot: LocalBot) -> Message:
    """Press until the game is over; return its last message.

    A private answer from before the crash keeps its buttons: what does nothing is let be.
    """
    pressed = Counter[str]()
    for number in range(MOST_PRESSES):
        if number == CRASH_AFTER:
            await bot.crash()
        if number == RESIGN_AFTER:
            asked = (await ada.slash("monopoly leave", HERE)).message
            assert asked is not None
            await ada.press(asked, "Resign…")
            asked = required(await ada.see(asked))
            await ada.press(asked, str(asked.buttons[0]["custom_id"]))
        await ada.wait_for(lambda it: _is_over(it) or bool(_answers(it)), channel=HERE)
        shown = await ada.messages(HERE)
        for message in filter(_is_over, shown):
            return message
        offered = [(rank, it) for it in shown for rank in _answers(it)]
        useful = [it for it in offered if pressed[_label(it)] < OFTEN]
        found = min(useful, key=_rank, default=None)
        if found is not None:
            pressed[_label(found)] += 1
            # What was pressed in the moment in which it went away was not there to be pressed.
            with suppress(ClientRefusal):
                await ada.press(found[1], _label(found))
        if found is not None and found[0] == 0:
            return await ada.wait_for(_is_over, channel=HERE)
    raise AssertionError("the game does not end")


def _is_over(message: Message) -> bool:
    return any("wins" in (embed.get("title") or "") for embed in message.embeds)


def _answers(message: Message) -> list[int]:
    """What could be pressed there, by its place in ANSWERS."""
    return [rank for rank, label in enumerate(ANSWERS) if message.button(label) is not None]


def _rank(found: tuple[int, Message]) -> int:
    return found[0]


def _label(found: tuple[int, Message]) -> str:
    rank, message = found
    button = message.button(ANSWERS[rank])
    assert button is not None
    return str(button["custom_id"])
