"""What speaks for a choice or against it, in ids and numbers: what it completes, stops, costs."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core import actions as a
from engine.core.actions import Action, SeatId
from engine.core.position import Position
from engine.players.building_loans import BuildingLoan, after_loan
from engine.players.consequences import lots_on_sale, position_after
from engine.players.judge.judging import Judge
from engine.players.plain.groups import completed, owner_of_rest
from engine.players.policy import purchases
from engine.players.policy.what_if import bought
from engine.players.rents_ahead import lap_cost, leaves_short
from engine.rules.trade.exchange import as_trade
from engine.view import View

NOTES: dict[str, tuple[str, ...]] = {
    "completes": ("group",),
    "stops": ("group", "seat"),
    "adds": ("group", "count"),
    "up-to": ("dollars",),
    "loan": ("dollars",),
    "rent": ("spaces", "dollars"),
    "leaves": ("dollars",),
    "completes-theirs": ("group", "seat"),
    "unowned": ("count",),
    "rests": ("dollars",),
    "short": ("dollars",),
    "no-more": (),
    "keeps": ("spaces", "dollars"),
    "borrows": (),
    "dear": ("dollars",),
    "proposed": (),
    "waits": (),
    "alone": (),
    "mortgaged": ("group",),
}
"""The kinds of notes, each with the facts that it always has.

`dollars` is in `up-to` the most to bid, in `loan` what can be borrowed on it at once, in `rent` the
highest rent that is then due, in `leaves` the cash left after borrowing and building, in `rests`
and `short` what the next lap is likely to cost, in `keeps` the worst rent that it can cost, in
`dear` the lowest bid.
`borrows` speaks against raising cash for a purchase that completes no group; `proposed` names the
plan that everybody sees for a debt; `waits` speaks against paying off a mortgage with cash for
rents. `alone`, `mortgaged` speak for leaving a property: nothing else of its group is owned, or
part of the group that it completes is mortgaged.
"""

EVEN, EVEN_SHARE = 0.01, 0.04
"""The difference of two chances that counts as none at the maximum of a bid, and the share of the
larger one that it must not exceed: 0.9 % is not 0.6 %."""


@dataclass(frozen=True)
class Note:
    """What speaks for a choice or against it: a kind, and the facts that NOTES has for it.

    `count`: a number of properties.
    """

    kind: str
    spaces: tuple[int, ...] = ()
    group: str | None = None
    seat: SeatId | None = None
    dollars: int | None = None
    count: int | None = None


def notes(judge: Judge, view: View, action: Action) -> tuple[Note, ...]:
    """Return what speaks about an action of the seat of a view, the weightiest first."""
    assert view.seat is not None
    found = list(_about(judge, view, view.seat, action))
    return (*found, *_shortage_of_cash(view, view.seat, action))


def loan_notes(view: View, loan: BuildingLoan) -> tuple[Note, ...]:
    """Return what speaks about borrowing and building at once: the rent, the cash that is left, and
    where that is less than the next lap is likely to cost.
    """
    assert view.seat is not None
    after = after_loan(view, view.seat, loan)
    cash, cost = after.seats[view.seat].cash, lap_cost(after, view.seat)
    found = _rent(after, tuple(space for space, _ in loan.levels)), Note("leaves", dollars=cash)
    return (*found, Note("short", dollars=cost)) if cash < cost else found


def _about(judge: Judge, view: View, seat: SeatId, action: Action) -> Iterator[Note]:
    match action:
        case a.Buy() | a.RaiseMoney() | a.SetMaximum() | a.FileMaxima():
            yield from (it for it in _about_lot(view, seat) if not _is_spoiled(view, action, it))
            if isinstance(action, a.SetMaximum) and _is_even(judge, view, seat, action.amount):
                yield Note("up-to", dollars=action.amount)
        case a.OfferTrade() | a.AcceptTrade():
            yield from _about_trade(view, seat, action)
        case _:
            yield from _about_turn(view, seat, action)


def _about_turn(view: View, seat: SeatId, action: Action) -> Iterator[Note]:
    match action:
        case a.Build(levels=levels):
            yield _rent(position_after(view, seat, action), tuple(space for space, _ in levels))
        case a.Unmortgage(space=space) if _is_street(view, space):
            yield _rent(position_after(view, seat, action), (space,))
        case a.PayFine() | a.UseJailCard():
            count = sum(deed.owner is None for deed in view.deeds.values())
            yield Note("unowned", count=count)
        case a.Roll() if view.seats[seat].jail is not None:
            yield Note("rests", dollars=lap_cost(view, seat))


def _is_even(judge: Judge, view: View, seat: SeatId, most: int) -> bool:
    """Return whether a lot for a maximum is worth the same as going without it: not where only the
    cash is its limit, or nobody is advised to pay more for such a lot.
    """
    (lot,) = lots_on_sale(view)
    if isinstance(lot, str) or most >= view.spare_cash(seat) - view.lot_interest(lot):
        return False
    having = judge.chances(bought(view, seat, lot, most + view.lot_interest(lot)))[seat]
    without = purchases.without(judge, view, seat, lot, purchases.rivals(view, seat))
    return abs(having - without) < min(EVEN, EVEN_SHARE * max(having, without))


def _about_lot(view: View, seat: SeatId) -> Iterator[Note]:
    """Yield what one lot does to groups: completes one, stops a rival, or adds to what one has."""
    lots = lots_on_sale(view)
    if len(lots) != 1 or isinstance(lots[0], str):
        return
    name = view.rules.properties[lots[0]].group
    owner, count = owner_of_rest(view, lots[0]), view.count_owned(seat, name)
    if owner == seat:
        yield Note("completes", group=name)
    elif owner in purchases.rivals(view, seat):
        yield Note("stops", group=name, seat=owner)
    elif count:
        yield Note("adds", group=name, count=count + 1)


def _is_spoiled(view: View, action: Action, note: Note) -> bool:
    """Return whether an action completes a group only by mortgaging a lot of that very group."""
    if note.kind != "completes" or not isinstance(action, a.RaiseMoney):
        return False
    return any(view.rules.properties[mortgage].group == note.group for mortgage in action.mortgages)


def notes_on_leaving(view: View, action: Action) -> tuple[Note, ...]:
    """Return why one lot is best left to others, as far as its group tells."""
    lots = lots_on_sale(view) if isinstance(action, a.Decline | a.PassBid) else ()
    if view.seat is None or len(lots) != 1 or isinstance(lots[0], str):
        return ()
    group = view.rules.properties[lots[0]].group
    if not view.count_owned(view.seat, group):
        return (Note("alone"),)
    is_mortgaged = any(view.deeds[it].mortgaged for it in view.members(group))
    completes = completed(view, view.seat, (lots[0],)) is not None
    return (Note("mortgaged", group=group),) if is_mortgaged and completes else ()


def _is_street(view: View, space: int) -> bool:
    return view.rules.groups[view.rules.properties[space].group].kind == "street"


def _rent(after: Position, spaces: tuple[int, ...]) -> Note:
    """Return the highest rent of these streets that a visitor owes."""
    rents = {space: _street_rent(after, space) for space in spaces}
    best = max(rents, key=rents.__getitem__)
    return Note("rent", (best,), dollars=rents[best])


def rents_of(view: View, seat: SeatId, build: a.Build) -> tuple[int, int]:
    """Return the highest rent of the streets that a seat builds on, before that and after it, in
    dollars.
    """
    spaces, after = tuple(space for space, _ in build.levels), position_after(view, seat, build)
    return _rent(view, spaces).dollars or 0, _rent(after, spaces).dollars or 0


def _street_rent(position: Position, space: int) -> int:
    """Return the rent of an owned street, in dollars, as a visitor owes it."""
    prop, deed = position.rules.properties[space], position.deeds[space]
    if deed.level:
        return prop.rents[-1 if deed.level == position.rules.hotel_level else deed.level]
    is_whole = deed.owner is not None and position.owns_group(deed.owner, prop.group)
    return prop.rents[0] * (position.rules.full_group_factor if is_whole else 1)


def _about_trade(view: View, seat: SeatId, action: a.OfferTrade | a.AcceptTrade) -> Iterator[Note]:
    if isinstance(action, a.OfferTrade):
        trade = as_trade(seat, action)
    else:
        trade = next(trade for trade in view.trades if trade.id == action.trade)
    mine = trade.takes if seat == trade.proposer else trade.gives
    theirs = trade.gives if seat == trade.proposer else trade.takes
    other = trade.partner if seat == trade.proposer else trade.proposer
    if group := completed(view, seat, mine.deeds):
        yield Note("completes", group=group)
    if group := completed(view, other, theirs.deeds):
        yield Note("completes-theirs", group=group, seat=other)


def _shortage_of_cash(view: View, seat: SeatId, action: Action) -> Iterator[Note]:
    """Yield what the next lap is likely to cost, where an action leaves less cash than that."""
    if leaves_short(view, seat, action):
        yield Note("short", dollars=lap_cost(position_after(view, seat, action), seat))
