"""Auctions: of one lot, of an estate, of the Bank's last buildings."""

from bot.features.auctions import (
    advised_maxima,
    amounts,
    bid_beyond_cash,
    building_bids,
    estate,
    shortage,
)

HANDLERS = {
    **advised_maxima.HANDLERS,
    **amounts.HANDLERS,
    **bid_beyond_cash.HANDLERS,
    **building_bids.HANDLERS,
    **estate.HANDLERS,
    **shortage.HANDLERS,
}
COMMANDS = ()
