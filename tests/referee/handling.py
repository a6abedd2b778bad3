"""Which part of the referee judges which event."""

from __future__ import annotations

from typing import Any

from engine.core import events as e
from tests.referee import (
    building,
    ending,
    estates,
    landing,
    lending,
    money,
    moving,
    opening,
    sales,
    shortages,
    trading,
)
from tests.referee.judge import Handler, Referee


def _bought(r: Referee, event: e.PropertyBought, expected: bool) -> None:
    """BUY-01: in cash, and only what the Bank has."""
    purse, owner = r.book.seats[event.seat], r.book.owner[event.space]
    r.need(expected, f"seat {event.seat} has not bought anything")
    r.need(owner is None, f"the Bank sells deed {event.space}, which seat {owner} owns")
    r.need(purse.cash >= event.price, f"seat {event.seat} has not the {event.price}")
    purse.cash -= event.price
    r.book.owner[event.space] = event.seat


def _foreseen(r: Referee, event: Any, expected: bool) -> None:
    """An event that changes nothing on the table, but that must have been asked for."""
    r.need(expected, f"nobody has asked for {event}")


HANDLERS: dict[type[Any], Handler] = {
    e.GameStarted: opening.game_started,
    e.DeckShuffled: opening.deck_shuffled,
    e.DeedsDealt: opening.deeds_dealt,
    e.StarterRolled: opening.starter_rolled,
    e.TurnStarted: moving.turn_started,
    e.DiceRolled: moving.dice_rolled,
    e.RentRolled: moving.rent_rolled,
    e.Moved: moving.moved,
    e.SalaryPaid: moving.salary_paid,
    e.Jailed: moving.jailed,
    e.JailRollFailed: moving.jail_roll_failed,
    e.JailLeft: moving.jail_left,
    e.JailCardUsed: moving.jail_card_used,
    e.CardDrawn: moving.card_drawn,
    e.CardKept: moving.card_kept,
    e.CardReturned: moving.card_returned,
    e.PropertyBought: _bought,
    e.PurchaseDeclined: _foreseen,
    e.RentSpared: _foreseen,
    e.RentClaimable: landing.rent_claimable,
    e.RentClaimed: money.rent_claimed,
    e.RentLapsed: money.rent_lapsed,
    e.Paid: money.paid,
    e.Received: money.received,
    e.PotLaid: money.pot_laid,
    e.PotTaken: money.pot_taken,
    e.DebtOpened: money.debt_opened,
    e.DebtForgiven: money.debt_forgiven,
    e.AuctionOpened: sales.auction_opened,
    e.BidMade: sales.bid_made,
    e.MaximumFiled: sales.maximum_filed,
    e.BidderPassed: sales.bidder_passed,
    e.AuctionWon: sales.auction_won,
    e.AuctionUnsold: sales.auction_unsold,
    e.DeedTaken: sales.deed_taken,
    e.JailCardTaken: sales.jail_card_taken,
    e.Built: building.built,
    e.BuildingsSold: building.buildings_sold,
    e.ShortageOpened: shortages.shortage_opened,
    e.ClaimMade: shortages.claim_made,
    e.ClaimDeferred: shortages.claim_deferred,
    e.ShortageAuctionOpened: shortages.shortage_auction_opened,
    e.BuildingBid: shortages.building_bid,
    e.BuildingWon: shortages.building_won,
    e.BuildingUnsold: shortages.building_unsold,
    e.Mortgaged: lending.mortgaged,
    e.Unmortgaged: lending.unmortgaged,
    e.TradeOffered: trading.trade_offered,
    e.TradeClosed: trading.trade_closed,
    e.TradeMade: trading.trade_made,
    e.Resigned: estates.resigned,
    e.WentBankrupt: estates.went_bankrupt,
    e.EstateTaken: estates.estate_taken,
    e.EstateSurrendered: estates.estate_surrendered,
    e.HoldSet: _foreseen,
    e.HoldEnded: _foreseen,
    e.TimeLimitReached: ending.time_limit_reached,
    e.GameEnded: ending.game_ended,
}


def any_time(event: e.Event) -> bool:
    """Offers and claims that lapse with what they are about, in the midst of all else."""
    return isinstance(event, e.TradeClosed) or (
        isinstance(event, e.RentLapsed) and event.by == "left"
    )
