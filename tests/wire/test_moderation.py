"""A moderator at work over real sockets: elsewhere, longer, and to the end, across a crash."""

from __future__ import annotations

import pytest

from bot.local.options import Refused
from tests.support.crashes import Evening, shown_now

pytestmark = pytest.mark.asyncio
WHY = "half of us are on holiday"


async def test_amb_71_a_game_is_moved_extended_and_ended_across_a_crash(night: Evening) -> None:
    await night.game("Bo", "Cem", pace="daily")
    ada, game = night.member("Ada"), night.table.game
    with pytest.raises(Refused):
        await night.member("Bo").slash("monopoly-mod end", reason=WHY)
    moved = await ada.slash("monopoly-mod move", channel="tavern", reason=WHY)
    assert "Done." in shown_now(moved.message).content
    there = await ada.wait_for(lambda seen: WHY in seen.text, channel="tavern")
    assert "move" in there.text
    await night.crash()
    ((before,),) = night.rows("SELECT count(*) FROM steps WHERE game_id = ?", game)
    asked = await ada.slash("monopoly-mod end", "tavern", reason=WHY)
    answer = await ada.press(shown_now(asked.message), "End the game")
    assert "Done." in shown_now(answer.message).content
    over = await ada.wait_for(lambda seen: "ended by a moderator" in seen.text, channel="tavern")
    assert WHY in over.text
    assert night.rows("SELECT phase FROM games WHERE id = ?", game) == [("over",)]
    told = night.rows("SELECT notice FROM steps WHERE action = 'moderated' OR action = 'moved'")
    assert [WHY in notice for (notice,) in told] == [True, True]
    assert int(before) > 0
