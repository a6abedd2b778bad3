"""Trades: AMB-56 to AMB-60, SELL-01 to SELL-03, MORT-08 to MORT-10, CARD-04."""

from __future__ import annotations

from functools import partial

from engine.core.actions import AcceptTrade, OfferTrade, Side
from engine.core.events import (
    DebtForgiven,
    Event,
    Paid,
    Trade,
    TradeClosed,
    TradeMade,
    TradeOffered,
    Unmortgaged,
)
from engine.core.why import Interest, JailFine
from tests.referee.board import loan
from tests.referee.judge import Referee
from tests.referee.matters import ClaimedRent, Debt, HeldRoll, Sale, TaxChoice
from tests.referee.sales import need_still_in


def trade_offered(r: Referee, e: TradeOffered, expected: bool) -> None:
    """An offer is what was said, about deeds, money and passes that both have."""
    trade, (seat, said) = e.trade, r.asked
    r.need(expected and isinstance(said, OfferTrade), "nobody has offered anything")
    assert isinstance(said, OfferTrade)
    asked = (seat, said.partner, said.gives, said.takes, said.unmortgages, said.forgives)
    told = (
        trade.proposer,
        trade.partner,
        trade.gives,
        trade.takes,
        trade.unmortgages,
        trade.forgives,
    )
    r.need(asked == told, f"{trade} is not what was said")
    _need_assets(r, trade)
    r.trades[trade.id] = trade


def trade_closed(r: Referee, e: TradeClosed, expected: bool) -> None:
    """Declined, withdrawn, countered or gone."""
    r.need(r.trades.pop(e.trade.id, None) == e.trade, f"{e.trade} was not open")


def trade_made(r: Referee, e: TradeMade, expected: bool) -> None:
    """All at once; then each side pays off or ten per cent for the mortgages it receives."""
    trade, (_, said) = e.trade, r.asked
    r.need(expected and isinstance(said, AcceptTrade), "nobody has accepted anything")
    assert isinstance(said, AcceptTrade)
    r.need(r.trades.pop(trade.id, None) == trade, f"{trade} was not open")
    _need_assets(r, trade)
    _need_time(r, trade)
    checks = [
        partial(_need_not_lowered, r, seat, r.book.raisable(seat), trade) for seat in both(trade)
    ]
    mortgaged = set(r.book.mortgaged)
    _hand_over(r, trade.gives, trade.proposer, trade.partner)
    _hand_over(r, trade.takes, trade.partner, trade.proposer)
    r.follow(
        *_dues(
            r, trade.partner, mortgaged & {*trade.gives.deeds}, said.unmortgages, trade.gives.deeds
        ),
        *_dues(
            r,
            trade.proposer,
            mortgaged & {*trade.takes.deeds},
            trade.unmortgages,
            trade.takes.deeds,
        ),
        partial(_forgiven, r, trade),
        *checks,
    )


def both(trade: Trade) -> tuple[int, int]:
    """The two sides."""
    return trade.proposer, trade.partner


def _need_assets(r: Referee, trade: Trade) -> None:
    sides = ((trade.proposer, trade.gives), (trade.partner, trade.takes))
    r.need(trade.gives != Side() or trade.takes != Side(), "AMB-56: a trade of nothing")
    for seat, side in sides:
        purse = r.book.seats[seat]
        r.need(purse.left is None, f"seat {seat} has left and trades")
        r.need(r.book.may_trade(seat), f"seat {seat} has not been round the board")
        r.need(side.cash >= 0, f"seat {seat} gives {side.cash} dollars")
        r.need(
            set(side.jail_cards) <= set(purse.jail_cards), f"seat {seat} has not {side.jail_cards}"
        )
        for space in side.deeds:
            r.need(r.book.owner[space] == seat, f"BANK-03: {space} is not of seat {seat}")
            r.need(not r.book.built(space), f"SELL-03: {space} is sold beside buildings")


def _need_time(r: Referee, trade: Trade) -> None:
    """AMB-06, AMB-21, AMB-57: not in the lock, but for a rescue, nor among open calls."""
    for seat in both(trade):
        need_still_in(r, seat)
    held = r.all(HeldRoll)
    rescue = any(debt.debtor in both(trade) for debt in r.all(Debt))
    r.need(not held or rescue, "AMB-06: the throw is not moved yet")
    calls = r.all(Sale) and not r.terms.by_post
    bidding = any(it.kind == "shortage-auction" for it in r.stack) and not r.terms.by_post
    r.need(not calls and not bidding, "AMB-21: a trade among open calls")
    r.need(not r.closing or trade.forgives is not None, "S35-06: a trade after the end has begun")


def _hand_over(r: Referee, side: Side, giver: int, receiver: int) -> None:
    r.book.seats[giver].cash -= side.cash
    r.book.seats[receiver].cash += side.cash
    for space in side.deeds:
        r.book.owner[space] = receiver
    for card in side.jail_cards:
        r.book.seats[giver].jail_cards.remove(card)
        r.book.seats[receiver].jail_cards.append(card)
        _let_choose(r, receiver)


def _let_choose(r: Referee, seat: int) -> None:
    """AMB-40, S94-05: a card that comes while the fine is owed may take its place."""
    fines = [debt for debt in r.debts_of(seat) if isinstance(debt.why, JailFine)]
    for held in r.all(HeldRoll) if r.terms.short else []:
        if held.seat == seat and fines:
            r.close(fines[0])
            held.by = ""


def _dues(
    r: Referee, seat: int, received: set[int], unmortgages: tuple[int, ...], order: tuple[int, ...]
) -> list[Event]:
    """MORT-09: pay off at once; MORT-10: or ten per cent now."""
    paid: list[Event] = [
        Unmortgaged(seat, it, loan(it) + r.terms.interest(it)) for it in unmortgages
    ]
    held = tuple(it for it in order if it in received and it not in unmortgages)
    if held:
        paid.append(Paid(seat, (), sum(map(r.terms.interest, held)), Interest(held)))
    return paid


def _forgiven(r: Referee, trade: Trade) -> None:
    """AMB-58, MISC-03: taken for the debt between the two."""
    if trade.forgives is None:
        return
    pair = set(both(trade))
    for asked in r.all(ClaimedRent):  # AMB-79
        if asked.claim == trade.forgives and {asked.visitor, asked.owner} == pair:
            r.close(asked)
            r.follow(DebtForgiven(asked.visitor))
            return
    between = [it for it in r.all(Debt) if {it.debtor, *it.to} == pair]
    r.need(between, f"there is no debt between {pair}")
    r.close(between[0])
    r.follow(DebtForgiven(between[0].debtor))


def _need_not_lowered(r: Referee, seat: int, before: int, trade: Trade) -> None:
    """AMB-58: it clears the debt, or lowers nothing that the debtor could raise.

    AMB-79: rent that is asked for is such a debt; AMB-80: the flat tax as well, before the choice.
    """
    cash, after = r.book.seats[seat].cash, r.book.raisable(seat)
    r.need(cash >= 0, f"seat {seat} paid what it had not")
    owed = sum(debt.amount for debt in r.debts_of(seat)) + r.asked_rent(seat)
    paid = cash >= owed or after >= before
    r.need(paid, f"AMB-58: seat {seat} could raise {before}, and now {after}")
    sides = (trade.gives, trade.takes) if seat == trade.proposer else (trade.takes, trade.gives)
    gift = trade.forgives is None and sides[0] != Side() and sides[1] == Side()
    r.need(not (gift and owed), f"AMB-58: seat {seat} gives something for nothing in debt")
    for tax in r.all(TaxChoice):
        able = tax.seat != seat or after >= 200 + owed or after >= before
        r.need(able, f"AMB-80: seat {seat} could raise {before}, and now {after}, before its tax")
