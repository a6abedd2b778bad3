"""Auctions: of one lot, of an estate, of the Bank's last buildings."""

from bot.features.auctions import (
    advised_maxima,
    amounts,
    bid_beyond_cash,
    building_bids,
    estate,
    shortage,
)

PRESSES = {
    **advised_maxima.PANELS,
    **amounts.PANELS,
    **bid_beyond_cash.PANELS,
    **building_bids.PANELS,
    **estate.PANELS,
    **shortage.PANELS,
}
