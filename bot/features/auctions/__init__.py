"""Auctions: of one lot, of an estate, of the Bank's last buildings."""

from bot.features.auctions import auction_messages, bid_note_messages
from bot.features.auctions.bid_beyond_cash import ask_to_raise as ask_to_raise

NEWS = (bid_note_messages.ended_bid_notes,)
MESSAGES = (auction_messages.auctions,)
