"""Trades: putting one together, sending it, answering it."""

from bot.features.trade import draft_opening, trades
from bot.features.trade.commands import COMMANDS as COMMANDS

HANDLERS = {
    **draft_opening.HANDLERS,
    **trades.HANDLERS,
}
