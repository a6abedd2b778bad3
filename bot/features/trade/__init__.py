"""Trades: putting one together, sending it, answering it."""

from bot.features.trade import draft_opening, trades
from bot.features.trade.commands import COMMANDS as COMMANDS

PRESSES = {
    **draft_opening.PANELS,
    **trades.PANELS,
}
