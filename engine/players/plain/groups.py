"""Which deeds complete a group for whom, and motives to want a property for its group."""

from dataclasses import replace

from engine.core.actions import Levels, SeatId
from engine.core.buildings import next_building
from engine.core.position import Position
from engine.players.motives import Motive


def completed(position: Position, seat: SeatId, spaces: tuple[int, ...]) -> str | None:
    """Return the group of streets that a seat would have with these deeds, if there is one."""
    for space in spaces:
        group = position.rules.properties[space].group
        others = [member for member in position.members(group) if member not in spaces]
        is_street = position.rules.groups[group].kind == "street"
        if is_street and all(position.deeds[other].owner == seat for other in others):
            return group
    return None


def completed_alone(
    position: Position, seat: SeatId, gets: tuple[int, ...], other: SeatId, gives: tuple[int, ...]
) -> str | None:
    """Return the group of streets that another one would have with the deeds that a seat gives,
    where those that it gets complete none of its own.
    """
    return None if completed(position, seat, gets) else completed(position, other, gives)


def completes_any(position: Position, seat: SeatId, spaces: tuple[int, ...]) -> bool:
    """Return whether a seat would have all of a group with these deeds, railroads included."""
    groups = {position.rules.properties[space].group for space in spaces}
    return any(
        all(
            position.deeds[member].owner == seat or member in spaces
            for member in position.members(group)
        )
        for group in groups
    )


def owner_of_rest(position: Position, space: int) -> SeatId | None:
    """Return the seat that has all other deeds of a property's group; None if no seat has."""
    group = position.members(position.rules.properties[space].group)
    owners = {position.deeds[it].owner for it in group if it != space}
    return owners.pop() if len(owners) == 1 else None


def about_group(position: Position, seat: SeatId, motive: Motive) -> Motive:
    """Return a motive to want a property, as one for a group of its own, whole or begun, or against
    another's.
    """
    (space,) = motive.spaces
    group = position.rules.properties[space].group
    owner = owner_of_rest(position, space)
    if owner == seat:
        return replace(motive, kind=f"{motive.kind}-group", group=group)
    if owner is not None:
        return replace(motive, kind=f"{motive.kind}-stop", group=group, seat=owner)
    if motive.kind == "bought" and position.count_owned(seat, group):
        return replace(motive, kind="bought-more", group=group)
    return motive


def top_rents(position: Position, levels: Levels) -> tuple[int, int]:
    """Return the highest rent on lots that are built up to some levels, before that and after."""
    now = max(_rent_at(position, space, position.deeds[space].level) for space, _ in levels)
    return now, max(_rent_at(position, space, level) for space, level in levels)


def _rent_at(position: Position, space: int, level: int) -> int:
    """Return the rent in a whole group at a building level."""
    rules, rents = position.rules, position.rules.properties[space].rents
    if level == 0:
        return rules.full_group_factor * rents[0]
    return rents[-1 if next_building(position, level - 1) == "hotel" else level]


def why_bought_at_price(position: Position, seat: SeatId, space: int) -> Motive:
    """Return the motive of a player who buys whatever it can pay, before the purchase.

    What a property does for its group tells more than that there was cash for it.
    """
    prop = position.rules.properties[space]
    plain = Motive("bought", (space,), dollars=prop.price)
    about = about_group(position, seat, plain)
    return about if about != plain else replace(plain, kind="bought-price")
