"""Auctions: of one lot, of an estate, of the Bank's last buildings."""

from bot.features.auctions import (
    advised_maxima,
    amounts,
    auction_messages,
    bid_beyond_cash,
    bid_note_messages,
    building_bids,
    estate,
    shortage,
)
from bot.features.auctions.bid_beyond_cash import ask_to_raise as ask_to_raise

HANDLERS = {
    **advised_maxima.HANDLERS,
    **amounts.HANDLERS,
    **bid_beyond_cash.HANDLERS,
    **building_bids.HANDLERS,
    **estate.HANDLERS,
    **shortage.HANDLERS,
}
COMMANDS = ()
NEWS = (bid_note_messages.ended_bid_notes,)
MESSAGES = (auction_messages.auctions,)
