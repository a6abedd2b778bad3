"""Leaving: bankrupt to a player, to several, to the Bank, or by resigning (BKR, AMB-64 to 70)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.events import BuildingsSold, CardReturned, Event, GameEnded, Resigned, WentBankrupt
from engine.core.events.trading import EstateSurrendered, EstateTaken
from engine.core.why import Interest
from tests.referee.board import GROUPS
from tests.referee.book import Lot
from tests.referee.ending import begin_closing
from tests.referee.judge import Referee
from tests.referee.matters import (
    ClaimedRent,
    Debt,
    DrawnCard,
    Estate,
    HeldRoll,
    Inherited,
    Matter,
    Option,
    Sale,
    Shortage,
    TaxChoice,
    ToAuction,
    Won,
)
from tests.referee.sales import stands


def resigned(r: Referee, e: Resigned, expected: bool) -> None:
    """AMB-70: bankrupt to the creditor of an open debt, else to the Bank."""
    r.need(expected, f"seat {e.seat} has not resigned")
    debts = [debt.to for debt in r.debts_of(e.seat)]
    rents = [(rent.owner,) for rent in r.asked_rents(e.seat)]  # AMB-79
    r.follow(WentBankrupt(e.seat, next(iter(debts + rents), ())))


def went_bankrupt(r: Referee, e: WentBankrupt, expected: bool) -> None:
    """BKR-01, AMB-64: who can raise what is owed pays it, and is not bankrupt."""
    debts = r.debts_of(e.seat)
    if not expected:
        failed = [debt for debt in debts if debt.to == e.to]
        r.need(failed, f"seat {e.seat} owes {e.to} nothing: {debts}")
        able = r.book.raisable(e.seat)
        r.need(able < failed[0].amount, f"AMB-64: seat {e.seat} could raise {able}")
        straight = r.terms.straight_to_bank
        r.need(failed[0].given_up or straight, f"seat {e.seat} has not given up")
        _need_turn(r, failed[0])
    owed = bool(debts or r.asked_rents(e.seat))
    r.book.seats[e.seat].left = r.book.turn
    r.matters = [left for it in r.matters for left in _without(r, it, e.seat)]
    r.last_turns = [it for it in r.last_turns or [] if it != e.seat]
    r.turn.holder = None if e.seat in (r.turn.holder, r.book.mover) else r.turn.holder
    ends = owed and r.terms.short and r.closing is None
    r.follow(
        *_buildings(r, e.seat),
        partial(_estate, r, e.seat, e.to),
        partial(_after, r, ends),
    )


def _need_turn(r: Referee, failed: Debt) -> None:
    """AMB-36, AMB-69: once nobody raises money for the same any more, in turn order."""
    same = [debt for debt in r.all(Debt) if (debt.why, debt.to) == (failed.why, failed.to)]
    raising = [debt for debt in same if not debt.given_up]
    r.need(not raising or r.terms.straight_to_bank, f"AMB-36: {raising} is still being raised")
    order = [r.book.mover, *r.book.from_left(r.book.mover)]
    first = min(same, key=lambda debt: order.index(debt.debtor))
    r.need(first is failed, f"AMB-69: {first} fails before {failed}")


def _without(r: Referee, matter: Matter, seat: int) -> Iterator[Matter]:
    """AMB-23, AMB-69: what is left of something open when a seat leaves."""
    match matter:
        case Debt(debtor=debtor, to=to):
            if debtor != seat and to != (seat,):
                _owed_to_others(matter, seat)
                yield matter
        case Option(seat=owner, space=space) if owner == seat:
            if r.terms.auctions:  # BUY-04: never passed over without an auction.
                yield ToAuction(space)
        case Won(seat=winner, lot=lot, estate=estate) if winner == seat:
            yield ToAuction(lot, estate)
        case _ if not _ends_with(matter, seat):
            _forget(r, matter, seat)
            yield matter


def _owed_to_others(debt: Debt, seat: int) -> None:
    """AMB-69: a debt no longer has the share of a creditor who has left."""
    if seat in debt.to:
        debt.amount -= debt.amount // len(debt.to)
        debt.to = tuple(it for it in debt.to if it != seat)


def _ends_with(matter: Matter, seat: int) -> bool:
    """Whether a matter concerns nobody without that seat."""
    if isinstance(matter, ClaimedRent):
        return seat in (matter.visitor, matter.owner)
    return isinstance(matter, TaxChoice | HeldRoll | Inherited) and matter.seat == seat


def _forget(r: Referee, matter: Matter, seat: int) -> None:
    match matter:
        case Estate():
            matter.shares = [it for it in matter.shares if it != seat]
        case Sale():
            # AMB-20, AMB-23: struck, like those that their bidders could not make any more.
            lot = matter.lots[0]
            others = [it for it in matter.bids if it[0] != seat]
            matter.bids = [it for it in others if stands(r, it[0], lot, it[1])]
            matter.maxima.pop(seat, None)
            matter.filed.pop(seat, None)
            matter.passed.discard(seat)
        case Shortage():
            matter.claims.pop(seat, None)
            matter.asked.discard(seat)
            matter.bids = [it for it in matter.bids if it[0] != seat]


def _buildings(r: Referee, seat: int) -> list[Event]:
    """BKR-03, AMB-66: sold outright at half, group by group, whatever the Bank's stock."""
    book, found = r.book, []
    houses, hotels = book.houses, book.hotels
    for lots in GROUPS.values():
        built = [lot for lot in lots if book.level[lot] and book.owner[lot] == seat]
        if built:
            houses += sum(book.standing(lot, book.level[lot])[0] for lot in built)
            hotels += sum(book.standing(lot, book.level[lot])[1] for lot in built)
            proceeds = sum(book.refund(lot, book.level[lot]) for lot in built)
            levels = tuple((lot, 0) for lot in built)
            found.append(BuildingsSold(seat, levels, proceeds, houses, hotels))
    return list(found)


def _estate(r: Referee, seat: int, to: tuple[int, ...]) -> None:
    """BKR-02, BKR-08, AMB-35: who gets what; everything, as it stands (AMB-65)."""
    purse, deeds = r.book.seats[seat], tuple(r.book.owned(seat))
    jail_cards = tuple(purse.jail_cards)
    if r.terms.straight_to_bank:
        taken = len(to) == 1 and purse.cash
        rest = EstateSurrendered(seat, 0 if taken else purse.cash, deeds, jail_cards)
        share = Estate(seat, [], list(to), purse.cash) if len(to) > 1 and purse.cash else None
        first = [EstateTaken(seat, to[0], purse.cash, (), ())] if taken else []
        r.follow(*first, rest, partial(_open, r, share))
    elif len(to) == 1:
        held = tuple(it for it in deeds if it in r.book.mortgaged)
        taken_all = EstateTaken(seat, to[0], purse.cash, deeds, jail_cards)
        r.follow(taken_all, partial(_interest, r, to[0], held))
    else:
        lots: list[Lot] = list(deeds) if r.terms.auctions else []
        if r.terms.auctions and r.terms.auctions_jail_cards and not to:  # AMB-35, AMB-67
            lots += jail_cards
        estate = Estate(seat, lots, list(to), purse.cash if to else 0)
        kept = tuple(it for it in deeds if it in r.book.mortgaged and to and r.terms.auctions)
        surrendered = EstateSurrendered(seat, purse.cash, deeds, jail_cards, kept)  # AMB-35, AMB-68
        r.follow(surrendered, partial(_open, r, estate if lots or estate.pot else None))


def _open(r: Referee, estate: Estate | None) -> None:
    if estate is not None and len(r.book.players()) > 1:
        r.matters.insert(0, estate)


def _interest(r: Referee, heir: int, held: tuple[int, ...]) -> None:
    """BKR-04, AMB-61 to AMB-63: ten per cent of each mortgage at once."""
    if not held or len(r.book.players()) == 1:
        return
    r.open(Inherited(heir, held))
    r.charge(heir, (), sum(map(r.terms.interest, held)), Interest(held))


def _after(r: Referee, ends: bool) -> None:
    """BKR-11: the last one left has won; S94-08: or a bankruptcy closes the Short Game."""
    players = r.book.players()
    if len(players) == 1:
        back = [CardReturned(it.card) for it in r.all(DrawnCard)]
        r.follow(*back, GameEnded(tuple(players), (), "rules"))
    elif ends:
        begin_closing(r, "bankruptcy")


def estate_taken(r: Referee, e: EstateTaken, expected: bool) -> None:
    """BKR-02."""
    r.need(expected, f"seat {e.seat} has nothing to leave now")
    giver, heir = r.book.seats[e.seat], r.book.seats[e.creditor]
    giver.cash -= e.cash
    heir.cash += e.cash
    for space in e.deeds:
        r.book.owner[space] = e.creditor
    giver.jail_cards = []
    heir.jail_cards += e.jail_cards


def estate_surrendered(r: Referee, e: EstateSurrendered, expected: bool) -> None:
    """BKR-08, AMB-68: mortgages are wiped, or sold with the lots (AMB-35); passes under decks."""
    r.need(expected, f"seat {e.seat} has nothing to surrender now")
    purse = r.book.seats[e.seat]
    purse.cash -= e.cash
    for space in e.deeds:
        r.book.owner[space] = None
    r.book.mortgaged -= set(e.deeds) - set(e.mortgaged)
    for card in e.jail_cards:
        r.book.bottom(card)
    purse.jail_cards = []
