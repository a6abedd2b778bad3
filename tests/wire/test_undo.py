"""A choice taken back over real sockets, the bot killed while the question is open."""

from __future__ import annotations

import aiohttp
import pytest

from engine import actions as a
from engine.actions import SeatId
from engine.decisions import BuyOrDecline
from engine.gamefile import read_file
from engine.players import absent
from engine.replay import check
from engine.state import awaited, waiting
from tests.support.crashes import Evening
from tests.support.players import shown

pytestmark = pytest.mark.asyncio


async def offered_a_deed(night: Evening) -> SeatId:
    """Played until somebody may buy a deed; who that is."""
    for _ in range(40):
        state = night.table.look()
        seat, decision = awaited(state)[0], waiting(state)
        if isinstance(decision, BuyOrDecline):
            return seat
        await night.players[seat].answer(decision.id, absent.answer(state, seat))
    raise AssertionError


async def test_a_question_outlives_the_process_that_asked_it(night: Evening) -> None:
    await night.game("Ada", "Bo")
    seat = await offered_a_deed(night)
    before = waiting(night.table.look())
    chooser, other = night.players[seat], night.players[1 - seat]
    await chooser.answer(before.id, a.Buy())
    await chooser.type_command("undo")
    question = await other.member.wait_for(lambda seen: "Let it stand" in seen.labels)
    await night.crash()
    assert "taken back" in shown(await other.member.press(question, "Agree")).text
    assert waiting(night.table.look()) == before
    await night.crash()
    await chooser.answer(before.id, a.Decline())
    assert waiting(night.table.look()).id > before.id + 1
    (exported,) = shown(await chooser.type_command("export")).attachments
    async with aiohttp.ClientSession() as browser, browser.get(exported["url"]) as answer:
        assert "cannot be checked" in check(read_file(await answer.read()))
    await night.check()


async def test_a_question_that_was_refused_can_be_asked_again(night: Evening) -> None:
    await night.game("Ada", "Bo")
    seat = await offered_a_deed(night)
    before = waiting(night.table.look())
    chooser, other = night.players[seat], night.players[1 - seat]
    await chooser.answer(before.id, a.Buy())
    await chooser.type_command("undo")
    question = await other.member.wait_for(lambda seen: "Let it stand" in seen.labels)
    await other.member.press(question, "Let it stand")
    await chooser.type_command("undo")
    again = await other.member.wait_for(
        lambda seen: seen.id != question.id and "Let it stand" in seen.labels
    )
    await other.member.press(again, "Agree")
    await other.member.wait_for(lambda seen: seen.id == again.id and "taken back" in seen.text)
    assert waiting(night.table.look()) == before
    await night.check()
