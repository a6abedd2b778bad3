"""All panels, by the presses that each answers."""

from collections.abc import Mapping
from functools import partial

from bot.interactions.router import Panel
from bot.panels import advice, bid_beyond_cash, debt, purchase, table, which_game
from bot.panels.auctions import advised_maxima, amounts, building_bids, estate, shortage
from bot.panels.catching_up import missed
from bot.panels.learning import first_game
from bot.panels.lookup import guide, ladder, reading, replay, review, rulebook, since, stats, why
from bot.panels.orders import standing_orders
from bot.panels.people import absence, concession, leaving, moderation_question, undo
from bot.panels.personal import games, preferences, privacy
from bot.panels.property import management, received
from bot.panels.setting_up import (
    clocks,
    computers,
    lobby,
    lobby_rules,
    lobby_terms,
    seated_computers,
    server,
)
from bot.panels.trade import opening, trades
from bot.presses.shared import Do
from bot.screens.press_record import PressRecord

MODULES = (
    lobby,
    lobby_terms,
    computers,
    seated_computers,
    lobby_rules,
    server,
    clocks,
    advice,
    advised_maxima,
    amounts,
    bid_beyond_cash,
    debt,
    purchase,
    estate,
    management,
    received,
    standing_orders,
    opening,
    trades,
    reading,
    stats,
    ladder,
    replay,
    review,
    rulebook,
    guide,
    first_game,
    shortage,
    since,
    why,
    building_bids,
    games,
    missed,
    moderation_question,
    preferences,
    privacy,
    leaving,
    concession,
    absence,
    undo,
    which_game,
)
PANELS: Mapping[type[PressRecord], Panel] = {
    Do: partial(table.do, bid_beyond_cash.ask_to_raise),
    **{presses: panel for module in MODULES for presses, panel in module.PANELS.items()},
}
"""What answers a press, by its record."""
