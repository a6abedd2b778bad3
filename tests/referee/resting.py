"""When the table has come to rest: nothing is forgotten, and what waits is what is open."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referee.ending import rolls_left
from tests.referee.judge import Referee
from tests.referee.matters import (
    Debt,
    DrawnCard,
    Estate,
    HeldRoll,
    Inherited,
    Option,
    Sale,
    Shortage,
    TaxChoice,
)
from tests.referee.sales import strike


def at_rest(r: Referee) -> None:
    """All that must hold whenever the table waits for somebody."""
    if r.winners or r.book is None:
        return
    for sale in r.all(Sale) if r.stack and r.stack[-1].kind == "auction" else []:
        strike(r, sale)
    _need_paid(r)
    _need_moved(r)
    _need_ended(r)
    _need_roller(r)
    _need_standing(r)
    _need_same(r)


def _need_roller(r: Referee) -> None:
    """TURN-04, DBL-02: whoever is asked to roll has a roll due, and is asked once all is done."""
    asked = [it.seat for it in r.stack if it.kind in ("to-throw", "in-jail")]
    due = [r.book.mover] if r.turn.may_roll else []
    open_now = r.closing not in (None, "round") or r.matters
    r.need(not asked or asked == due, f"{asked} is asked to throw, and {due} has to")
    r.need(asked == due or open_now, f"{due} has to throw, and {asked} is asked")


def _need_standing(r: Referee) -> None:
    """AMB-57: an open offer dies when something in it changed."""
    for trade in r.trades.values():
        for seat, side in ((trade.proposer, trade.gives), (trade.partner, trade.takes)):
            held = all(r.book.owner[it] == seat and not r.book.built(it) for it in side.deeds)
            there = held and set(side.jail_cards) <= set(r.book.seats[seat].jail_cards)
            r.need(there and r.book.seats[seat].left is None, f"{trade} lies open")
        deeds = trade.gives.deeds + trade.takes.deeds
        r.need(not r.closing or trade.forgives is not None, f"S35-06: {trade} lies open at the end")
        same = tuple(it for it in deeds if it in r.book.mortgaged) == trade.mortgaged
        r.need(same, f"{trade} lies open, with other mortgages")


def _need_paid(r: Referee) -> None:
    """AMB-26, AMB-58: nobody owes what he has in cash, unless something comes before it."""
    covered = any(isinstance(it, Inherited | Shortage) for it in r.matters)
    for debt in r.all(Debt):
        cash = r.book.seats[debt.debtor].cash
        paid = cash < debt.amount or covered or debt.given_up or debt is not _first(r, debt)
        r.need(paid, f"seat {debt.debtor} has {cash} and still owes {debt}")


def _first(r: Referee, debt: Debt) -> Debt:
    return r.debts_of(debt.debtor)[0]


def _need_moved(r: Referee) -> None:
    """CARD-01, JAIL-12: a card that is obeyed goes back, a fine that is paid moves the token."""
    for card in r.all(DrawnCard)[:1]:
        r.need(r.matters[-1] is not card, f"{card.card} is obeyed and not put back")
    held = r.all(HeldRoll)
    if held and held[0].by and len(r.matters) == 1:
        r.object(f"the fine is paid, and {held[0]} is not moved")


def _need_ended(r: Referee) -> None:
    """BKR-09: an estate is sold as soon as nothing else is open; so does a closing game end."""
    idle = all(isinstance(it, Estate) for it in r.matters) and r.turn.holder is None
    r.need(not (idle and r.matters), f"nothing keeps {r.matters} from being sold")
    over = r.closing and not r.matters and not rolls_left(r)
    r.need(not over or r.claims, f"nothing keeps the game from its end ({r.closing})")


def _need_same(r: Referee) -> None:
    """What the table says it waits for is what the referee has open."""
    told: Counter[Any] = Counter()
    for frame in r.stack:
        told.update(_TOLD[frame.kind](frame) if frame.kind in _TOLD else ())
    mine: Counter[Any] = Counter()
    for matter in r.matters:
        mine.update(_MINE[type(matter)](r, matter) if type(matter) in _MINE else ())
    r.need(told == mine, f"the table waits for {told - mine}, the referee for {mine - told}")


def _owing(frame: Any) -> list[Any]:
    debts = (*frame.debts, *frame.failed)
    return [("owes", it.debtor, it.creditors, it.amount, it.why) for it in debts]


_TOLD: dict[str, Any] = {
    "owing": _owing,
    "buy-or-decline": lambda it: [("buys", it.seat, it.space)],
    "choose-tax": lambda it: [("tax", it.seat, it.share)],
    "auction": lambda it: [("bids", it.id, it.space, it.price, it.leader)],
    "sealed-auction": lambda it: [("files", it.lots)],
    "close-lots": lambda it: [("files", it.lots)],
    "fine-or-pass": lambda it: [("fine or pass", it.seat)],
    "move-on": lambda it: [("held", it.seat, it.roll)],
}
_MINE: dict[type[Any], Any] = {
    Debt: lambda r, it: [("owes", it.debtor, it.to, it.amount, it.why)],
    Option: lambda r, it: [("buys", it.seat, it.space)],
    TaxChoice: lambda r, it: [("tax", it.seat, it.tenth)],
    HeldRoll: lambda r, it: [
        ("held", it.seat, it.roll),
        *([] if it.by else [("fine or pass", it.seat)]),
    ],
    Sale: lambda r, it: [
        ("files", tuple(it.lots))
        if r.terms.by_post
        else ("bids", it.number, it.lots[0], it.price, it.leader)
    ],
}
