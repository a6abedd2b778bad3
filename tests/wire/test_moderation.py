"""A moderator at work over real sockets: elsewhere, longer, and to the end, across a crash."""

from __future__ import annotations

import pytest

from bot.local.options import ClientRefusal
from tests.support.local_bot import LocalBot, required

pytestmark = pytest.mark.asyncio
WHY = "half of us are on holiday"


async def test_amb_71_a_game_is_moved_extended_and_ended_across_a_crash(
    local_bot: LocalBot,
) -> None:
    await local_bot.start_game("Bo", "Cem", pace="daily")
    ada, game = local_bot.member("Ada"), local_bot.table.game
    with pytest.raises(ClientRefusal):
        await local_bot.member("Bo").slash("monopoly-mod end", reason=WHY)
    moved = await ada.slash("monopoly-mod move", channel="tavern", reason=WHY)
    assert "Done." in required(moved.message).content
    there = await ada.wait_for(lambda seen: WHY in seen.text, channel="tavern")
    assert "move" in there.text
    await local_bot.crash()
    ((before,),) = local_bot.rows("SELECT count(*) FROM steps WHERE game_id = ?", game)
    asked = await ada.slash("monopoly-mod end", "tavern", reason=WHY)
    answer = await ada.press(required(asked.message), "End the game")
    assert "Done." in required(answer.message).content
    over = await ada.wait_for(lambda seen: "The game ended early" in seen.text, channel="tavern")
    assert WHY in over.text
    assert local_bot.rows("SELECT phase FROM games WHERE id = ?", game) == [("over",)]
    told = local_bot.rows("SELECT notice FROM steps WHERE action = 'moderated' OR action = 'moved'")
    assert [WHY in notice for (notice,) in told] == [True, True]
    assert int(before) > 0
