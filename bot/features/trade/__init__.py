"""Trades: putting one together, sending it, answering it."""

from bot.features.trade import answer_messages, draft_opening, offer_messages, trades
from bot.features.trade.commands import COMMANDS as COMMANDS

HANDLERS = {
    **draft_opening.HANDLERS,
    **trades.HANDLERS,
}
NEWS = (answer_messages.computer_answers,)
MESSAGES = (offer_messages.trades,)
