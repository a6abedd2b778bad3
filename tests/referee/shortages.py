"""Scarce buildings: who is asked, who claims them, and who gets them (SHTG, AMB-49, AMB-50)."""

from __future__ import annotations

from engine.core.actions import Levels
from engine.core.events import (
    BuildingBid,
    BuildingUnsold,
    BuildingWon,
    Built,
    ClaimDeferred,
    ClaimMade,
    ShortageAuctionOpened,
    ShortageOpened,
)
from tests.referee.board import GROUPS, STREETS
from tests.referee.judge import Referee
from tests.referee.matters import HeldRoll, Sale, Shortage

Wanted = list[tuple[int, int]]
"""A lot for each building, in order, with the most it may cost."""


def kind_on(r: Referee, level: int) -> str:
    """What brings a lot from this level to the next."""
    return "hotel" if level + 1 == r.terms.hotel else "house"


def stock(r: Referee, kind: str) -> int:
    """How many of them the Bank has."""
    return r.book.hotels if kind == "hotel" else r.book.houses


def is_free(r: Referee, seat: int, space: int) -> bool:
    """HOUSE-01, HOUSE-10: whether a seat might build there at all."""
    whole = r.book.owns_all(seat, STREETS[space].group)
    return whole and not any(lot in r.book.mortgaged for lot in r.book.bound(space))


def goes_up(r: Referee, seat: int, space: int, levels: dict[int, int]) -> str | None:
    """HOUSE-05: what may go on a lot next, with the others at these levels; None for nothing."""
    level = levels[space]
    lowest = min(levels[lot] for lot in GROUPS[STREETS[space].group])
    if level == r.terms.hotel or level > lowest or not is_free(r, seat, space):
        return None
    return kind_on(r, level)


def fitting(r: Referee, seat: int, wanted: Wanted, kind: str) -> Wanted:
    """What of a claim could be built of one kind now, one after another, with the cash to spend."""
    levels, rest, cash = dict(r.book.level), list(wanted), r.spare(seat)
    found: Wanted = []
    while True:
        here = [it for it in rest if goes_up(r, seat, it[0], levels) == kind]
        if not here or cash < STREETS[here[0][0]].house:
            return found
        rest.remove(here[0])
        found.append(here[0])
        cash -= STREETS[here[0][0]].house
        levels[here[0][0]] += 1


def houses_of_use(r: Referee, seat: int) -> int:
    """AMB-49: how many houses a seat could place and pay for now, were it its turn."""
    if r.debts_of(seat) or r.closing or r.all(HeldRoll):
        return 0
    room: list[int] = []
    for lots in GROUPS.values():
        if all(r.book.owner[lot] == seat for lot in lots):
            free = [r.book.level[lot] for lot in lots if is_free(r, seat, lot)]
            # HOUSE-05: beside a lot that has to stay bare, none gets a second house.
            highest = r.terms.hotel - 1 if len(free) == len(lots) else 1
            more = sum(max(0, highest - level) for level in free if level < r.terms.hotel)
            room += [STREETS[lots[0]].house] * more
    cash, found = r.spare(seat), 0
    for cost in sorted(room):
        cash -= cost
        found += cash >= 0
    most = r.terms.chosen.get("limited-building")
    return found if most is None else min(found, most - r.built.get(seat, 0))


def contenders(r: Referee, seat: int, levels: Levels) -> set[int]:
    """SHTG-02: those whose use of houses, with this request, would be more than there are."""
    if r.terms.has("first-come-buildings"):
        return set()
    hotel = r.terms.hotel
    wanted = sum(min(to, hotel - 1) - min(r.book.level[it], hotel - 1) for it, to in levels)
    uses = {other: houses_of_use(r, other) for other in r.book.from_left(seat)}
    if not wanted or wanted + sum(uses.values()) <= r.book.houses:
        return set()
    return {other for other, use in uses.items() if use > 0}


def need_uncontested(r: Referee, e: Built) -> None:
    """AMB-49: what others could use is not simply built, nor what others claim."""
    if r.all(Sale):  # AMB-21: what may be spent beside a bid is another matter.
        return
    shortages = r.all(Shortage)
    if not shortages:
        others = contenders(r, e.seat, e.levels)
        r.need(not others, f"AMB-49: seats {others} could use the houses too")
        return
    claims = shortages[0].claims
    kind = kind_on(r, r.book.level[e.levels[0][0]])
    uses = [len(fitting(r, seat, wanted, kind)) for seat, wanted in claims.items()]
    contested = sum(use > 0 for use in uses) > 1 and stock(r, kind) < sum(uses)
    r.need(not contested, f"SHTG-02: {e} is sold at its price, and claims are {claims}")


def drop_from_claim(r: Referee, seat: int, levels: Levels) -> None:
    """What is built is claimed no longer."""
    for shortage in r.all(Shortage):
        wanted = shortage.claims.get(seat, [])
        for space in one_by_one(r, levels):
            first = next((it for it in wanted if it[0] == space), None)
            r.need(first, f"seat {seat} builds on {space}, which it has not claimed")
            if first is not None:
                wanted.remove(first)


def shortage_opened(r: Referee, e: ShortageOpened, expected: bool) -> None:
    """AMB-49: what was asked for is a claim at the deed prices."""
    r.need(e.seat not in e.asked, f"seat {e.seat} is asked about its own request")
    wanted = [(space, STREETS[space].house) for space in one_by_one(r, e.levels)]
    others, exact = contenders(r, e.seat, e.levels), not r.all(Sale)
    hotels = any(level == r.terms.hotel for _, level in e.levels)
    missing = others - set(e.asked)
    r.need(not missing or not exact, f"AMB-49: seats {missing} are not asked")
    more = set(e.asked) - others
    r.need(hotels or not more or not exact, f"AMB-49: seats {more} have no use for them")
    r.open(Shortage(e.shortage, e.seat, {e.seat: wanted}, set(e.asked)))


def one_by_one(r: Referee, levels: Levels) -> list[int]:
    """The lots of a request building by building, the lowest first, so that each is even."""
    steps = [(at, space) for space, level in levels for at in range(r.book.level[space], level)]
    return [space for _, space in sorted(steps)]


def claim_made(r: Referee, e: ClaimMade, expected: bool) -> None:
    """Its maxima are known from what was said (asking.py)."""
    r.need(expected, f"seat {e.seat} has claimed nothing")


def claim_deferred(r: Referee, e: ClaimDeferred, expected: bool) -> None:
    """AMB-49: where one builds in one's own turn only, what is not contested waits for it."""
    claimed = [lot for lot, _ in r.top(Shortage, "shortage").claims.get(e.seat, [])]
    r.need(set(e.lots) <= set(claimed), f"seat {e.seat} has not claimed {e.lots}")
    waits = r.terms.builds_in_own_turn and e.seat != r.book.mover
    r.need(waits, f"HOUSE-07: seat {e.seat} might build at once")


def shortage_auction_opened(r: Referee, e: ShortageAuctionOpened, expected: bool) -> None:
    """SHTG-02, AMB-50: for claimants only, and at least two of them."""
    shortage = r.top(Shortage, "shortage")
    r.need(len(e.seats) > 1, f"SHTG-02: nobody contests it: {e}")
    r.need(set(e.seats) <= shortage.claims.keys(), f"{e.seats} have not all claimed")
    able = {it for it, wanted in shortage.claims.items() if fitting(r, it, wanted, e.building)}
    r.need(
        r.all(Sale) or set(e.seats) == able, f"AMB-50: {able} claim a {e.building}, not {e.seats}"
    )
    shortage.bids, shortage.passed, shortage.building = [], set(), e.building


def building_bid(r: Referee, e: BuildingBid, expected: bool) -> None:
    """AMB-50: from the bidder's own deed price up, in cash, each above the last."""
    r.need(expected, f"seat {e.seat} has not bid")
    shortage = r.top(Shortage, "shortage")
    last = shortage.bids[-1][2] + r.terms.step if shortage.bids else 0
    least = max(STREETS[e.space].house, last)
    r.need(e.amount >= least, f"AMB-50: {e.amount} is bid where {least} is the least")
    r.need(e.amount <= r.spare(e.seat), f"seat {e.seat} has not the {e.amount} it bids")
    r.need(e.space in dict(shortage.claims.get(e.seat, [])), f"{e.space} was not claimed")
    shortage.bids.append((e.seat, e.space, e.amount))


def building_won(r: Referee, e: BuildingWon, expected: bool) -> None:
    """AMB-50: to the highest bid, or one step above the second maximum."""
    shortage = r.top(Shortage, "shortage")
    floor = STREETS[e.space].house
    r.need(e.price >= floor, f"AMB-50: {e.price} is below the {floor} on the deed")
    if r.terms.by_post:
        wanted = _sealed(r, shortage, kind_on(r, r.book.level[e.space]))
        told = (e.seat, e.space, e.price)
        r.need(r.all(Sale) or wanted == told, f"AMB-50: it goes to {wanted}, not to {told}")
    else:
        _need_asked(r, shortage, e.price, e.seat)
        payable = [it for it in shortage.bids if it[2] <= r.book.seats[it[0]].cash]
        r.need(payable and payable[-1] == (e.seat, e.space, e.price), f"{payable} and {e}")
    shortage.bids = []
    r.sold_building = (e.seat, e.space, e.price)


def _sealed(r: Referee, shortage: Shortage, kind: str) -> tuple[int, int, int] | None:
    """AMB-50: a step above the second maximum, each cut to the cash; equal ones by their order."""
    bids = []
    for seat, wanted in shortage.claims.items():
        for space, most in fitting(r, seat, wanted, kind)[:1]:
            bids.append((seat, space, min(most, r.spare(seat))))
    if len(bids) < 2:
        return None
    seat, space, top = max(bids, key=lambda bid: bid[2])
    second = max(bid[2] for bid in bids if bid[0] != seat)
    return seat, space, max(STREETS[space].house, min(top, second + r.terms.step))


def building_unsold(r: Referee, e: BuildingUnsold, expected: bool) -> None:
    """AMB-19."""
    shortage = r.top(Shortage, "shortage")
    if not r.terms.by_post and stock(r, shortage.building):
        _need_asked(r, shortage, 0, None)
    shortage.bids = []


def _need_asked(r: Referee, shortage: Shortage, price: int, leader: int | None) -> None:
    """SHTG-02: whoever claims one, has not passed and has the cash may still go higher."""
    for seat, wanted in shortage.claims.items():
        for space, _ in fitting(r, seat, wanted, shortage.building)[:1]:
            least = max(STREETS[space].house, price + r.terms.step if price else 0)
            able = r.spare(seat) >= least and not r.debts_of(seat) and not r.all(Sale)
            silent = seat != leader and seat not in shortage.passed
            r.need(not (able and silent), f"AMB-50: seat {seat} could still bid {least}")
