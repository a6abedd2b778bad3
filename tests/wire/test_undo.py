"""A choice taken back over real sockets, the bot killed while the question is open."""

from __future__ import annotations

import aiohttp
import pytest

from engine.core import actions as a
from engine.core.actions import SeatId
from engine.core.decisions import BuyOrDecline
from engine.core.state import awaited, waiting
from engine.players import absent
from engine.replay.gamefile import read_file
from tests.support.local_bot import LocalBot
from tests.support.players import shown

pytestmark = pytest.mark.asyncio


async def offered_a_deed(local_bot: LocalBot) -> SeatId:
    """Played until somebody may buy a deed; who that is."""
    for _ in range(40):
        state = local_bot.table.look()
        seat, decision = awaited(state)[0], waiting(state)
        if isinstance(decision, BuyOrDecline):
            return seat
        await local_bot.players[seat].answer(decision.id, absent.answer(state, seat))
    raise AssertionError


async def test_a_question_outlives_the_process_that_asked_it(local_bot: LocalBot) -> None:
    await local_bot.start_game("Ada", "Bo")
    seat = await offered_a_deed(local_bot)
    before = waiting(local_bot.table.look())
    chooser, other = local_bot.players[seat], local_bot.players[1 - seat]
    await chooser.answer(before.id, a.Buy())
    await chooser.type_command("undo")
    question = await other.member.wait_for(lambda seen: "Keep it" in seen.labels)
    await local_bot.crash()
    assert "Undone" in shown(await other.member.press(question, "Undo it")).text
    assert waiting(local_bot.table.look()) == before
    await local_bot.crash()
    await chooser.answer(before.id, a.Decline())
    assert waiting(local_bot.table.look()).id > before.id + 1
    (exported,) = shown(await chooser.type_command("export")).attachments
    async with aiohttp.ClientSession() as browser, browser.get(exported["url"]) as answer:
        steps = read_file(await answer.read()).steps
    assert any((step.action or "").startswith("undo ") for step in steps)
    await local_bot.check_all()


async def test_a_question_that_was_refused_can_be_asked_again(local_bot: LocalBot) -> None:
    await local_bot.start_game("Ada", "Bo")
    seat = await offered_a_deed(local_bot)
    before = waiting(local_bot.table.look())
    chooser, other = local_bot.players[seat], local_bot.players[1 - seat]
    await chooser.answer(before.id, a.Buy())
    await chooser.type_command("undo")
    question = await other.member.wait_for(lambda seen: "Keep it" in seen.labels)
    await other.member.press(question, "Keep it")
    await chooser.type_command("undo")
    again = await other.member.wait_for(
        lambda seen: seen.id != question.id and "Keep it" in seen.labels
    )
    await other.member.press(again, "Undo it")
    await other.member.wait_for(lambda seen: seen.id == again.id and "was undone" in seen.text)
    assert waiting(local_bot.table.look()) == before
    await local_bot.check_all()
