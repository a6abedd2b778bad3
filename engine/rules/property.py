"""Landing on property: the option to buy it, or what its owner gets (BUY, RENT-10)."""

from engine.core.actions import Buy, Decline, SeatId
from engine.core.decisions import BuyOrDecline
from engine.core.events import PropertyBought, PurchaseDeclined, PurchaseOffered, RentSpared
from engine.core.offered import Offer
from engine.core.state import GameState
from engine.core.steps import AuctionLot, RentTerms
from engine.core.table import Table
from engine.editions.board import Property
from engine.rules.business import need_cash
from engine.rules.rent import collects_rent, rent_due
from engine.rules.rent_claims import rent_falls_due


def land_on_property(
    table: Table, seat: SeatId, prop: Property, roll: int, terms: RentTerms
) -> None:
    """BUY-01: unowned, it may be bought; BUY-05: one's own is nothing; else RENT-01.

    Where a house rule wants players round the board first, unowned is nothing before.
    """
    state = table.state
    deed = state.deeds[prop.index]
    owner = deed.owner
    if owner is None:
        if state.may_buy(seat):
            table.emit(PurchaseOffered(seat, prop.index))
    elif owner != seat:
        if deed.mortgaged:  # RENT-03
            table.emit(RentSpared(seat, prop.index, owner, "mortgage"))
        elif not collects_rent(state, owner):
            table.emit(RentSpared(seat, prop.index, owner, "jail"))
        else:
            rent_falls_due(table, seat, owner, rent_due(table, seat, prop, roll, terms))


def buy(table: Table, decision: BuyOrDecline, seat: SeatId, action: Buy) -> None:
    """BUY-01, BUY-02: at the printed price, in cash."""
    price = table.state.rules.properties[decision.space].price
    need_cash(table.state, seat, price)
    table.emit(PropertyBought(seat, decision.space, price))


def decline(table: Table, decision: BuyOrDecline, seat: SeatId, action: Decline) -> None:
    """BUY-04: what is not bought goes back to the Bank, which auctions it at once."""
    table.change_agenda().replace(decision, AuctionLot(decision.space))
    table.emit(PurchaseDeclined(seat, decision.space))


def buy_offers(state: GameState, decision: BuyOrDecline, seat: SeatId) -> list[Offer]:
    """Offer to buy with the cash in hand, or to decline; AMB-16: cash may be raised first."""
    affordable = state.spare_cash(seat) >= state.rules.properties[decision.space].price
    return [Buy(), Decline()] if affordable else [Decline()]
