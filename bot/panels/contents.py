"""All the panels: which verb of a press is whose."""

from collections.abc import Mapping

from bot.panels import (
    absence,
    auction,
    building_bids,
    clocks,
    debt,
    estate,
    ladder,
    leaving,
    lobby,
    lobby_rules,
    manage,
    missed,
    orders,
    preferences,
    private,
    reading,
    replay,
    rulebook,
    server,
    shortage,
    stats,
    table,
    trade,
    undo,
)
from bot.router import Panel

PANELS: Mapping[str, Panel] = {
    table.VERB: table.do,
    lobby.VERB: lobby.lobby,
    **lobby_rules.PANELS,
    **server.PANELS,
    **clocks.PANELS,
    auction.VERB: auction.bid,
    **debt.PANELS,
    **estate.PANELS,
    **manage.PANELS,
    **orders.PANELS,
    **trade.PANELS,
    **reading.PANELS,
    **stats.PANELS,
    **ladder.PANELS,
    **replay.PANELS,
    **rulebook.PANELS,
    **shortage.PANELS,
    **building_bids.PANELS,
    **private.PANELS,
    **missed.PANELS,
    **preferences.PANELS,
    **leaving.PANELS,
    **absence.PANELS,
    **undo.PANELS,
}
"""What answers a press, by its verb."""
