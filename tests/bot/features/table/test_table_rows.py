"""The rows of the table message: Discord shows five, and none is lost."""

from dataclasses import replace
from functools import partial
from itertools import product

import pytest

from bot.features.table.table_screen import table_screen
from bot.language.voice import Voice
from bot.ui.screen import Screen
from engine.core.auctions import BuildingClaim, ShortageAuction
from engine.core.events.claims import RentClaim
from engine.core.state import GameState
from engine.core.why import Rent
from engine.host.snapshots import StartedGame
from tests.support.agendas import push
from tests.support.answer_labels import MANAGE, MORE, TRADE
from tests.support.game import BALTIC, live
from tests.support.panel_game import NOW, PanelGame, StartPanelGame, buttons

pytestmark = pytest.mark.asyncio


def _building_auction(bidders: int, claims: int) -> GameState:
    """So many players may bid for the Bank's last house, and so much rent may be claimed."""
    game = live(8, "1994").stock(1, 12)
    streets = [it.members for it in game.state.rules.groups.values() if it.kind == "street"]
    wanted = []
    for seat, spaces in enumerate(streets[:bidders]):
        game.owns(seat, *spaces)
        wanted.append(BuildingClaim(seat, ((spaces[0], 1),)))
    push(game.state, ShortageAuction(50, 49, "house", tuple(wanted)))
    rent = Rent(BALTIC, "bare", 100, 1, 1)
    game.state.claims.extend(RentClaim(60 + it, 0, 1, rent, 1) for it in range(claims))
    return game.state


async def _table(panels: PanelGame, state: GameState, away: int) -> Screen:
    """The table with so many players away."""
    stored = await panels.table()
    players = tuple(
        replace(it, away_until=NOW + 9) if it.seat < away else it for it in stored.players
    )
    game = StartedGame(stored.record, players, stored.deadlines, state)
    return table_screen(game, Voice(players, "classic", panels.words), lines=(), pings=())


@pytest.mark.parametrize("bidders", range(1, 9))
async def test_no_row_is_lost_in_a_crowded_auction_of_buildings(
    start_game: StartPanelGame, monkeypatch: pytest.MonkeyPatch, bidders: int
) -> None:
    panels = await start_game(live(8, "1994").state)
    for claims, away in product((0, 1, 5), (0, 1, 2)):
        table = partial(_table, panels, _building_auction(bidders, claims), away)
        shown = await table()
        with monkeypatch.context() as unlimited:
            unlimited.setattr("bot.ui.screen.ROWS", 99)
            assert (await table()).rows == shown.rows, (claims, away)
        assert any("I’m back" in it for it in buttons(shown)) == (away >= 1)
        assert {TRADE, MANAGE, MORE} <= set(buttons(shown))
