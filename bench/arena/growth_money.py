"""What the player after chrisaacson69/monopoly keeps, borrows and builds, by earnings per roll."""

from collections.abc import Iterator

from bench.arena.growth import AVERAGE_ROLL, curve, landing
from bench.arena.partner import build_offers, mortgageable
from engine.core.actions import Build, SeatId
from engine.core.offered import BuildOffer
from engine.rules.building.layouts import layout
from engine.view import View

OPENING, DEVELOPED = 14, 10
"""Deeds sold after which the game is no longer early, levels built after which it is late."""
LEAST = 50
STEP = 25
MOST_DEBT = 600
DEBT_PERCENT = 30
FULL_GAIN, FULL_COST = 10, 300
"""What one more row would earn and cost where everything is built."""


def reserve(view: View, seat: SeatId) -> int:
    """Return the cash to keep: by phase, or with a group where holding it costs least in all."""
    complete = [name for name in view.groups_of(seat, view.owned(seat)) if _is_street(view, name)]
    if not complete:
        return _by_phase(view)
    rents = list(_threats(view, seat))
    highest = max((rent for _, rent in rents), default=0)
    if highest <= LEAST:
        return LEAST
    gain, cost = _next_row(view, complete)

    def lost(kept: int) -> float:
        short = sum(chance * max(0, rent - kept) for chance, rent in rents)
        return short + kept / cost * gain

    return max(LEAST, min(range(0, highest + 1, STEP), key=lost))


def _is_street(view: View, group: str) -> bool:
    return view.rules.groups[group].kind == "street"


def _by_phase(view: View) -> int:
    if sum(deed.owner is not None for deed in view.deeds.values()) < OPENING:
        return 200
    return 150 if sum(deed.level for deed in view.deeds.values()) < DEVELOPED else 100


def _threats(view: View, seat: SeatId) -> Iterator[tuple[float, int]]:
    """Yield how often it may have to pay each rent of the others, and the rent."""
    for space, deed in view.deeds.items():
        if deed.owner not in (None, seat) and not deed.mortgaged:
            yield landing(space), _rent(view, deed.owner, space)


def _rent(view: View, owner: SeatId | None, space: int, more: int = 0) -> int:
    """Return the rent of a deed, as if its owner held `more` of its group."""
    assert owner is not None
    lot = view.rules.properties[space]
    group, level = view.rules.groups[lot.group], view.deeds[space].level
    if group.kind == "street":
        doubled = level == 0 and view.owns_group(owner, lot.group)
        return 2 * lot.rents[0] if doubled else lot.rents[level]
    scale = group.rent_by_count_owned or group.dice_multiplier_by_count_owned
    count = max(1, view.count_owned(owner, lot.group) + more)
    return scale[count - 1] * (1 if group.rent_by_count_owned else AVERAGE_ROLL)


def bare_rent(view: View, seat: SeatId, space: int) -> float:
    """Return what an unowned deed would earn from one turn of an opponent."""
    return landing(space) * _rent(view, seat, space, more=1)


def lost_rent(view: View, seat: SeatId, space: int) -> float:
    """Return what a mortgage on a deed costs from one turn of an opponent; utilities count none."""
    group = view.rules.groups[view.rules.properties[space].group]
    if group.kind == "street":
        return landing(space) * _rent(view, seat, space)
    if group.rent_by_count_owned:
        return landing(space) * (_rent(view, seat, space) - _rent(view, seat, space, more=-1))
    return 0


def _next_row(view: View, complete: list[str]) -> tuple[float, int]:
    """Return what a row of houses adds on its best group, for all opponents, and its cost."""
    best: tuple[float, int] = (0, FULL_COST)
    opponents = len(view.players()) - 1
    for name in complete:
        members = view.members(name)
        if all(view.deeds[space].level == view.rules.hotel_level for space in members):
            continue
        gain = 0.0
        for space in members:
            rents = view.rules.properties[space].rents
            step = max((rents[3] - 2 * rents[0]) / 3, rents[1] - rents[0])
            gain += landing(space) * step * opponents
        best = max(best, (gain, view.rules.groups[name].house_cost * len(members)))
    return best if best[0] else (FULL_GAIN, FULL_COST)


def credit(view: View, seat: SeatId) -> int:
    """Return how much more it is ready to borrow, as far as its single deeds allow."""
    lots = [view.rules.properties[space] for space in view.owned(seat)]
    value = sum(lot.price + lot.house_cost * view.deeds[lot.index].level for lot in lots)
    owed = sum(lot.mortgage for lot in lots if view.deeds[lot.index].mortgaged)
    complete = view.groups_of(seat, view.owned(seat))
    free = sum(
        lot.mortgage
        for lot in lots
        if lot.group not in complete and not view.deeds[lot.index].mortgaged
    )
    return max(0, min(value * DEBT_PERCENT // 100 - owed, MOST_DEBT - owed, free))


def cheapest_single(view: View, seat: SeatId) -> int | None:
    """Return the cheapest deed outside complete groups that may be mortgaged."""
    complete = view.groups_of(seat, view.owned(seat))
    lots = [view.rules.properties[space] for space in mortgageable(view)]
    single = [lot for lot in lots if lot.group not in complete]
    return min(single, key=lambda lot: lot.price).index if single else None


def _total(view: View, group: str) -> int:
    return sum(view.deeds[space].level for space in view.members(group))


def next_gain(view: View, group: str) -> float:
    """Return what one more building earns from one turn of an opponent."""
    found, total = curve(view, group), _total(view, group)
    return found.gain(total) * found.house_cost


def best_group(view: View, offers: list[BuildOffer]) -> BuildOffer | None:
    """Return the group where the next building earns most for each dollar."""
    return max(
        offers,
        key=lambda offer: curve(view, offer.group).gain(_total(view, offer.group)),
        default=None,
    )


def best_build(view: View, spare: int) -> Build | None:
    """Build where a dollar earns most, as far as another group does not earn more."""
    totals = {offer.group: offer.lowest - 1 for offer in build_offers(view)}
    highest = {offer.group: offer.highest for offer in build_offers(view)}
    start = dict(totals)
    while True:
        curves = {name: curve(view, name) for name in totals if totals[name] < highest[name]}
        curves = {name: found for name, found in curves.items() if found.house_cost <= spare}
        if not curves:
            break
        best = max(curves, key=lambda name: curves[name].gain(totals[name]))
        spare -= curves[best].house_cost
        totals[best] += 1
    grown = [name for name in totals if totals[name] > start[name]]
    return Build(layout(view, grown[0], totals[grown[0]])) if grown else None
