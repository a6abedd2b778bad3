"""AMB-05: who holds a roll and until when, on the game message, and no new message for it."""

from __future__ import annotations

import pytest

from bot.language.language import load
from engine.core.actions import Hold
from tests.support.answer_labels import HOLD, LET_THEM_ROLL, MANAGE, MORE, ROLL, TRADE
from tests.support.custom_ids import action_custom_id
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B, C
from tests.support.simulated_messages import Answer, labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
OF_ALL = [TRADE, MANAGE, MORE]


async def press(server: SimulatedServer, who: int, game: str, label: str) -> Answer:
    return await server.press(who, await server.message(game, "table"), label)


async def test_amb_05_a_hold_is_an_edit_that_says_who_and_until_when(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    game = await server.start_game("live")
    before, seen = await server.message(game, "table"), len(server.sent)
    await server.press_in_more(B, game, HOLD)
    table = await server.message(game, "table")
    assert table.id == before.id
    assert all(not it.new and not it.pings for it in server.sent[seen:])
    until = int((await server.table(game)).deadlines[0].at)
    held = load("en").say("decision-held", who="**🚢 Ben**", mover="Ada")
    assert f"{held} · ⏳ <t:{until}:R>" in said(table)
    assert labels(table) == ["Let Ada roll", *OF_ALL]
    assert (await press(server, A, game, LET_THEM_ROLL)).text == "It’s Ben’s turn to decide."
    assert "not playing" in (await press(server, C, game, LET_THEM_ROLL)).text
    await press(server, B, game, LET_THEM_ROLL)
    assert labels(await server.message(game, "table")) == [ROLL, *OF_ALL]
    await press(server, A, game, ROLL)
    assert all(not it.new and not it.pings for it in server.sent[seen:])


async def test_amb_05_a_roll_pressed_too_late_is_told_that_it_is_held(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live")
    mover = (await server.table(game)).position.mover
    old = await server.message(game, "table")
    await server.press_in_more(1 - mover, game, HOLD)
    assert "asked for a moment before this roll" in (await server.press_late(mover, old, ROLL)).text


async def test_amb_05_who_is_to_roll_is_told_that_there_is_no_need_to_hold(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live")
    mover = (await server.table(game)).position.mover
    hold = action_custom_id(game, 1, Hold(1))  # Game messages had it for everybody.
    table = await server.message(game, "table")
    told = (await server.press_made_up(mover, table, hold)).text
    assert "This button is for the other players" in told


async def test_amb_05_who_would_hold_a_roll_that_was_made_reads_who_has_rolled(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    game = await server.start_game("live")
    more = (await press(server, B, game, MORE)).private
    await press(server, A, game, ROLL)
    assert (await server.press(B, more, HOLD)).text == "🎩 Ada has already rolled."


async def test_amb_05_the_hold_goes_by_itself_and_calls_nobody_again(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live")
    mover = (await server.table(game)).position.mover
    await server.press_in_more(1 - mover, game, HOLD)
    seen = len(server.sent)
    await server.wait(20)
    assert labels(await server.message(game, "table")) == [ROLL, *OF_ALL]
    assert all(not it.new and not it.pings for it in server.sent[seen:])
