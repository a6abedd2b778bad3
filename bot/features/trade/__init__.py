"""Trades: putting one together, sending it, answering it."""

from bot.features.trade import answer_messages, closed_notes, offer_cards, offer_messages
from bot.features.trade.commands import COMMANDS as COMMANDS
from bot.features.trade.commands import MENUS as MENUS

NEWS = (answer_messages.computer_answers,)
MESSAGES = (offer_messages.trades, offer_cards.offer_cards, closed_notes.notes_of_leavers)
