"""What changes by deeds, buildings and mortgages."""

from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.errors import contradict
from engine.core.evolve import agenda
from engine.core.position import Deed
from engine.core.state import GameState


def property_bought(state: GameState, event: e.PropertyBought) -> None:
    """BUY-01: move a deed of the Bank to a player for cash."""
    _spend(state, event, event.price)
    _hand_out(state, event)
    agenda.property_bought(state, event)


def deed_taken(state: GameState, event: e.DeedTaken) -> None:
    """AUC-04: move a deed of the Bank to its buyer, who has paid already."""
    _hand_out(state, event)


def auction_unsold(state: GameState, event: e.AuctionUnsold) -> None:
    """AMB-19, AMB-35: a property that nobody bid for is the Bank's, clear of any mortgage."""
    if isinstance(event.space, int):
        deed = state.deeds[event.space]
        if deed.owner is not None:
            contradict(event, "the deed is not the Bank's")
        deed.mortgaged = False


def _hand_out(state: GameState, event: e.PropertyBought | e.DeedTaken) -> None:
    deed = state.deeds[event.space]
    if deed.owner is not None or state.seats[event.seat].left is not None:
        contradict(event, "the deed is not the Bank's, or the seat has left the game")
    deed.owner = event.seat


def _spend(
    state: GameState,
    event: e.PropertyBought | e.Built | e.Unmortgaged | e.MortgageUndone,
    price: int,
) -> None:
    seat = state.seats[event.seat]
    if not 0 <= price <= seat.cash:
        contradict(event, "the cash is not there")
    seat.cash -= price


def built(state: GameState, event: e.Built) -> None:
    """Move buildings from the Bank's stock onto lots of their owner, for cash."""
    added = _set_levels(state, event)
    if added <= 0:
        contradict(event, "nothing is built")
    state.built[event.seat] = state.built.get(event.seat, 0) + added
    _spend(state, event, event.cost)


def buildings_sold(state: GameState, event: e.BuildingsSold) -> None:
    """Move buildings from lots of their owner back into the Bank's stock."""
    if _set_levels(state, event) >= 0 or event.proceeds < 0:
        contradict(event, "nothing is sold")
    state.seats[event.seat].cash += event.proceeds


def _set_levels(state: GameState, event: e.Built | e.BuildingsSold) -> int:
    """Put the lots at their levels, and the stock with them; return how many levels that added.

    What stands on the board and what the Bank has left stay as many houses and hotels in all
    (SHTG-01).
    """
    hotel, total = state.rules.hotel_level, 0
    houses, hotels = event.houses, event.hotels
    for space, level in event.levels:
        deed = _own(state, event.seat, space, event)
        houses += _houses(level, hotel) - _houses(deed.level, hotel)
        hotels += (level == hotel) - (deed.level == hotel)
        total += level - deed.level
        deed.level = level
    if (houses, hotels) != (state.houses, state.hotels) or event.houses < 0 or event.hotels < 0:
        contradict(event, "the Bank's stock is miscounted")
    state.houses, state.hotels = event.houses, event.hotels
    return total


def _houses(level: int, hotel: int) -> int:
    return level if level < hotel else 0


def _own(state: GameState, seat: SeatId, space: int, event: e.Event) -> Deed:
    deed = state.deeds[space]
    if deed.owner != seat:
        contradict(event, "the deed is another's")
    return deed


def mortgaged(state: GameState, event: e.Mortgaged) -> None:
    """MORT-01: the Bank lends on a deed of the player's without buildings."""
    deed = _own(state, event.seat, event.space, event)
    if deed.mortgaged or deed.level:
        contradict(event, "the deed is mortgaged already, or built on")
    deed.mortgaged = True
    state.seats[event.seat].cash += event.loan


def unmortgaged(state: GameState, event: e.Unmortgaged) -> None:
    """MORT-05: pay off a loan."""
    _pay_off(state, event, event.cost)


def mortgage_undone(state: GameState, event: e.MortgageUndone) -> None:
    """Give back a loan that was made for a debt."""
    _pay_off(state, event, event.loan)


def _pay_off(state: GameState, event: e.Unmortgaged | e.MortgageUndone, price: int) -> None:
    deed = _own(state, event.seat, event.space, event)
    if not deed.mortgaged:
        contradict(event, "the deed is not mortgaged")
    deed.mortgaged = False
    _spend(state, event, price)
