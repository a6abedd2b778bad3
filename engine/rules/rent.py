"""What a visitor owes (RENT, and the rents that cards ask for)."""

from engine.core.actions import SeatId
from engine.core.events import RentRolled
from engine.core.position import Position
from engine.core.steps import RentTerms, TimesFreshRoll, TimesUsualRent
from engine.core.table import Table
from engine.core.why import Rent
from engine.editions.board import Property


def usual_rent(position: Position, prop: Property, roll: int) -> Rent:
    """Return what the owner of an unmortgaged property may ask for a visit made with this roll."""
    owner = position.deeds[prop.index].owner
    assert owner is not None
    if prop.kind == "street":
        return _street_rent(position, prop, owner)
    count = position.count_owned(owner, prop.group)
    group = position.rules.groups[prop.group]
    if prop.kind == "railroad":  # RENT-12
        return Rent(prop.index, "railroads", group.rent_by_count_owned[count - 1], 1, count)
    factor = group.dice_multiplier_by_count_owned[count - 1]  # RENT-13
    return Rent(prop.index, "utility", roll, factor, count)


def _street_rent(position: Position, prop: Property, owner: SeatId) -> Rent:
    level = position.deeds[prop.index].level
    if level:  # RENT-02
        is_hotel = level == position.rules.hotel_level
        return Rent(prop.index, "built", prop.rents[-1 if is_hotel else level], 1, level)
    if position.owns_group(owner, prop.group):  # RENT-05 to RENT-07
        factor = position.rules.full_group_factor
        return Rent(prop.index, "full-group", prop.rents[0], factor, 0)
    return Rent(prop.index, "bare", prop.rents[0], 1, 0)


def collects_rent(position: Position, owner: SeatId) -> bool:
    """RENT-09: an owner in Jail collects like any other, unless a house rule forbids it."""
    jailed = position.seats[owner].jail is not None
    return not (jailed and position.rules.jailed_owner == "collects-nothing")


def rent_due(table: Table, seat: SeatId, prop: Property, roll: int, terms: RentTerms) -> Rent:
    """Return what `seat` owes for another's unmortgaged property, by a card's terms if any."""
    if isinstance(terms, TimesFreshRoll):
        return Rent(prop.index, "card-utility", _fresh_roll(table, seat), terms.factor, 0)
    rent = usual_rent(table.state, prop, roll)
    if isinstance(terms, TimesUsualRent):
        return Rent(prop.index, rent.basis, rent.base, rent.factor * terms.factor, rent.count)
    return rent


def _fresh_roll(table: Table, seat: SeatId) -> int:
    number = table.state.rolls
    first, second = table.chance.dice(number)
    table.emit(RentRolled(seat, first, second, number))
    return first + second
