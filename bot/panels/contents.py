"""All panels, by the verb of the presses that each answers."""

from collections.abc import Mapping

from bot.interactions.router import Panel
from bot.panels import advice, bid_beyond_cash, debt, purchase, table, which_game
from bot.panels.auctions import amounts, building_bids, estate, shortage
from bot.panels.catching_up import missed
from bot.panels.learning import first_game
from bot.panels.lookup import guide, ladder, reading, replay, review, rulebook, since, stats, why
from bot.panels.orders import standing_orders
from bot.panels.people import absence, concession, leaving, moderation, undo
from bot.panels.personal import games, preferences, privacy
from bot.panels.property import management, received
from bot.panels.setting_up import clocks, computers, lobby, lobby_rules, seated_computers, server
from bot.panels.trade import trades

PANELS: Mapping[str, Panel] = {
    table.VERB: table.do,
    **lobby.PANELS,
    **computers.PANELS,
    **seated_computers.PANELS,
    **lobby_rules.PANELS,
    **server.PANELS,
    **clocks.PANELS,
    **advice.PANELS,
    **amounts.PANELS,
    **bid_beyond_cash.PANELS,
    **debt.PANELS,
    **purchase.PANELS,
    **estate.PANELS,
    **management.PANELS,
    **received.PANELS,
    **standing_orders.PANELS,
    **trades.PANELS,
    **reading.PANELS,
    **stats.PANELS,
    **ladder.PANELS,
    **replay.PANELS,
    **review.PANELS,
    **rulebook.PANELS,
    **guide.PANELS,
    **first_game.PANELS,
    **shortage.PANELS,
    **since.PANELS,
    **why.PANELS,
    **building_bids.PANELS,
    **games.PANELS,
    **missed.PANELS,
    **moderation.PANELS,
    **preferences.PANELS,
    **privacy.PANELS,
    **leaving.PANELS,
    **concession.PANELS,
    **absence.PANELS,
    **undo.PANELS,
    **which_game.PANELS,
}
"""What answers a press, by its verb."""
