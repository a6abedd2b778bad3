"""Houses and hotels, bought, sold back and short: HOUSE, HOTEL, SELL, SHTG."""

from __future__ import annotations

from engine.core.actions import Levels, RaiseMoney, SellBuildings
from engine.core.events import BuildingsSold, Built
from tests.referee.board import GROUPS, STREETS
from tests.referee.judge import Referee
from tests.referee.matters import HeldRoll, Shortage
from tests.referee.sales import need_bids_payable, need_still_in
from tests.referee.shortages import drop_from_claim, need_uncontested


def _group(r: Referee, levels: Levels) -> tuple[int, ...]:
    groups = {STREETS[space].group if space in STREETS else "" for space, _ in levels}
    r.need(len(groups) == 1 and "" not in groups, f"{levels} are not lots of one color group")
    return GROUPS[groups.pop()]


def _need_evenly_built(r: Referee, lots: tuple[int, ...], levels: Levels) -> None:
    """HOUSE-05: no lot that is built on gets ahead of another by more than one."""
    wanted = dict(levels)
    after = {lot: wanted.get(lot, r.book.level[lot]) for lot in lots}
    ahead = [lot for lot in wanted if after[lot] > min(after.values()) + 1]
    r.need(not ahead, f"HOUSE-05: {ahead} get ahead of the others: {after}")


def _need_even(r: Referee, lots: tuple[int, ...], levels: Levels) -> None:
    """HOUSE-09."""
    wanted = dict(levels)
    after = [wanted.get(lot, r.book.level[lot]) for lot in lots]
    r.need(max(after) - min(after) <= 1, f"HOUSE-05: {after} is not even")


def built(r: Referee, e: Built, expected: bool) -> None:
    """HOUSE-01 to HOUSE-11, HOTEL-01 to HOTEL-04, AMB-52."""
    lots = _group(r, e.levels)
    book, purse = r.book, r.book.seats[e.seat]
    r.need(all(book.owner[lot] == e.seat for lot in lots), f"HOUSE-01: not all of {lots} is his")
    for space, level in e.levels:
        clear = not any(lot in book.mortgaged for lot in book.bound(space))
        r.need(clear, f"HOUSE-10: {space} is built on beside a mortgage")
        r.need(book.level[space] < level <= r.terms.hotel, f"{space} cannot come to {level}")
    _need_evenly_built(r, lots, e.levels)
    _need_builder(r, e)
    more = sum(level - book.level[space] for space, level in e.levels)
    cost = STREETS[e.levels[0][0]].house * more
    if r.sold_building is not None:
        won, r.sold_building = r.sold_building, None
        r.need((e.seat, e.levels[0][0], more) == (*won[:2], 1), f"{won} was sold, not {e}")
        cost = won[2]
    else:
        need_uncontested(r, e)
        # A claim that was made before is like a bid: it is met with what is beyond the rent.
        able = r.book.seats[e.seat].cash - r.asked_rent(e.seat)
        owes = r.asked_rent(e.seat) and not (r.all(Shortage) and cost <= able)
        r.need(not owes, f"AMB-79: seat {e.seat} owes rent")
    drop_from_claim(r, e.seat, e.levels)
    r.need(e.cost == cost, f"HOUSE-04: {e.levels} cost {cost}, not {e.cost}")
    r.need(purse.cash >= cost, f"seat {e.seat} has not the {cost}")
    _put_up(r, e)
    purse.cash -= cost
    _need_limit(r, e.seat, more)
    need_bids_payable(r, e.seat)


def _need_builder(r: Referee, e: Built) -> None:
    r.need(not r.debts_of(e.seat), f"AMB-58: seat {e.seat} builds in debt")
    r.need(not r.closing, "AMB-71: nothing is built after the end has begun")
    r.need(not r.all(HeldRoll), "AMB-06: nobody builds before the throw is moved")
    mine = e.seat == r.book.mover or not r.terms.builds_in_own_turn
    claimed = any(e.seat in it.claims for it in r.all(Shortage))
    r.need(mine or r.sold_building, f"HOUSE-07: it is not the turn of seat {e.seat}")
    if r.all(Shortage):
        r.need(claimed, f"AMB-49: seat {e.seat} builds past what others claim")


def _need_limit(r: Referee, seat: int, more: int) -> None:
    r.built[seat] = r.built.get(seat, 0) + more
    most = r.terms.chosen.get("limited-building")
    r.need(most is None or r.built[seat] <= most, f"seat {seat} has built {r.built[seat]}")


def _put_up(r: Referee, e: Built) -> None:
    """SHTG-01, AMB-52: one step at a time, the lowest first, each from stock."""
    book, wanted = r.book, dict(e.levels)
    while rest := [space for space in wanted if book.level[space] < wanted[space]]:
        space = min(rest, key=book.level.__getitem__)
        book.set_level(space, book.level[space] + 1)
        short = book.houses < 0 or book.hotels < 0
        r.need(not short, f"SHTG-01: {e.levels} take a building from an empty stock")
    _need_stock(r, e.houses, e.hotels)


def _need_stock(r: Referee, houses: int, hotels: int) -> None:
    book = r.book
    told, have = (houses, hotels), (book.houses, book.hotels)
    r.need(told == have, f"the Bank has {have} houses and hotels, not {told}")


def buildings_sold(r: Referee, e: BuildingsSold, expected: bool) -> None:
    """SELL-04 to SELL-09, AMB-51: at half, evenly, to a layout that the stock allows."""
    book = r.book
    if not expected:
        lots = _group(r, e.levels)
        if r.terms.sells_evenly:
            _need_even(r, lots, e.levels)
        need_still_in(r, e.seat)
        debtor = bool(r.debts_of(e.seat))
        r.need(debtor or not r.all(HeldRoll), "AMB-06: the throw is not moved yet")
    proceeds = 0
    for space, level in e.levels:
        r.need(book.owner[space] == e.seat, f"SELL-02: {space} is not of seat {e.seat}")
        r.need(0 <= level < book.level[space], f"{space} cannot come down to {level}")
        proceeds += book.refund(space, book.level[space] - level)
        book.set_level(space, level)
    r.need(e.proceeds == proceeds, f"SELL-04: {proceeds} is half of it, not {e.proceeds}")
    # A plan to raise money is one: its groups may lend each other houses on the way.
    short = book.houses < 0 and not isinstance(r.asked[1], RaiseMoney | SellBuildings)
    r.need(expected or not short, "AMB-51: the Bank has not the houses to step down")
    _need_stock(r, e.houses, e.hotels)
    book.seats[e.seat].cash += proceeds
