"""All panels, by the presses that each answers."""

from collections.abc import Mapping
from functools import partial

from bot.commands import guide, which_game
from bot.features.absence import absence
from bot.features.auctions import (
    advised_maxima,
    amounts,
    bid_beyond_cash,
    building_bids,
    estate,
    shortage,
)
from bot.features.debts import debt, purchase
from bot.features.learning import advice, first_game
from bot.features.lobby import (
    clocks,
    computers,
    lobby,
    lobby_rules,
    lobby_terms,
    seated_computers,
    server_settings,
)
from bot.features.lookup import reading, since, why
from bot.features.moderation import moderation_question
from bot.features.orders import standing_orders
from bot.features.people import concession, games, leaving, missed
from bot.features.preferences import preferences, privacy
from bot.features.property import management, received
from bot.features.reviews import replay, review
from bot.features.rules import rulebook
from bot.features.statistics import ladder, stats
from bot.features.table import table_screen
from bot.features.trade import draft_opening, trades
from bot.features.undo import undo
from bot.interactions.router import Panel
from bot.presses.shared import Do
from bot.ui.press_record import PressRecord

MODULES = (
    lobby,
    lobby_terms,
    computers,
    seated_computers,
    lobby_rules,
    server_settings,
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
    draft_opening,
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
    Do: partial(table_screen.do, bid_beyond_cash.ask_to_raise),
    **{presses: panel for module in MODULES for presses, panel in module.PANELS.items()},
}
"""What answers a press, by its record."""
