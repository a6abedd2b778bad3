"""The table message where nobody can press."""

from dataclasses import replace

import pytest

from bot.panels.table import table_screen
from bot.render.names import Names
from bot.screen import Screen
from tests.bot.panels.conftest import Sit
from tests.bot.panels.seated import buttons
from tests.support.game import A, live

pytestmark = pytest.mark.asyncio


async def _table(sit: Sit, *, people: int) -> Screen:
    """A, who is to throw, and B, of whom the first so many are people."""
    seated = await sit(live(2).to_move(A).state)
    table = await seated.table()
    players = tuple(
        player if player.seat < people else replace(player, user_id=None)
        for player in table.players
    )
    return table_screen(
        replace(table, players=players), Names(players), seated.words, lines=(), pings=()
    )


async def test_with_only_computers_left_the_table_says_that_it_rests(sit: Sit) -> None:
    table = await _table(sit, people=0)
    assert "Only computers are left" in table.embeds[0].description
    assert buttons(table) == ["Manage", "Trade", "Board", "My games"]


async def test_with_one_person_left_it_goes_on(sit: Sit) -> None:
    table = await _table(sit, people=1)
    assert "Only computers" not in table.embeds[0].description
    assert buttons(table)[0] == "Throw the dice"
