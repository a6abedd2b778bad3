"""What players say, and what has to come of it at once; whether they had the right to say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import actions as a
from engine.core import events as e
from engine.core.actions import Action
from engine.core.why import IncomeTax, JailFine
from tests.referee import bidding
from tests.referee.board import PRICES, loan
from tests.referee.ending import begin_closing
from tests.referee.judge import EARLY, Referee, asked, like
from tests.referee.matters import HeldRoll, Inherited, Option, TaxChoice, ToAuction
from tests.referee.money import lapsing


def ask(r: Referee, seat: int | None, said: Action | str) -> None:
    """One thing that was said and accepted."""
    if said == EARLY:
        begin_closing(r, "early")
    if isinstance(said, str) or seat is None:
        return
    r.need(r.book.seats[seat].left is None, f"seat {seat} has left and says {said}")
    if (answered := _ASKED.get(type(said))) is not None:
        answered(r, seat, said)


def _roll(r: Referee, seat: int, said: a.Roll) -> None:
    """TURN-04, DBL-02, AMB-05: only the mover, only with a roll due, and nothing open."""
    r.need(seat == r.book.mover and r.turn.may_roll, f"no throw is due to seat {seat}")
    r.need(r.turn.holder is None, f"seat {r.turn.holder} holds the throw")
    r.need(not r.matters, f"the dice fall while {r.matters} is open")
    lapsed = [e.RentLapsed(_as_told(r, claim), "throw") for claim in lapsing(r)]
    r.follow(*lapsed, like(e.DiceRolled, seat=seat, number=r.book.rolls))


def _as_told(r: Referee, claim: Any) -> Any:
    """A claim remembers the turn in which somebody first rolled after the visit."""
    return type(claim)(
        claim.id, claim.owner, claim.visitor, claim.rent, claim.turn,
        r.rolled_since.get(claim.id, 0),
    )  # fmt: skip


def _end(r: Referee, seat: int, said: a.EndTurn) -> None:
    due = r.turn.may_roll and seat == r.book.mover
    r.need(seat == r.book.mover and not due, f"seat {seat} may not end the turn")
    r.need(not r.matters, f"the turn ends while {r.matters} is open")
    r.turn.ended = True


def _option(r: Referee, seat: int) -> Option:
    option = r.top(Option, "option")
    r.need(option.seat == seat, f"the option is of seat {option.seat}")
    r.close(option)
    return option


def _buy(r: Referee, seat: int, said: a.Buy) -> None:
    """BUY-01."""
    space = _option(r, seat).space
    r.need(r.spare(seat) >= PRICES[space], f"AMB-79: seat {seat} has only {r.spare(seat)}")
    r.follow(e.PropertyBought(seat, space, PRICES[space]))


def _decline(r: Referee, seat: int, said: a.Decline) -> None:
    """BUY-04: then an auction, unless a house rule knows none."""
    space = _option(r, seat).space
    if r.terms.auctions:
        r.open(ToAuction(space))
    auction = [like(e.AuctionOpened, lots=(space,))] if r.terms.auctions else []
    r.follow(e.PurchaseDeclined(seat, space), *auction)


def _sell(r: Referee, seat: int, said: a.SellBuildings) -> None:
    r.follow(asked(e.BuildingsSold, seat=seat, levels=said.levels))


def _mortgage(r: Referee, seat: int, said: a.Mortgage) -> None:
    r.follow(asked(e.Mortgaged, seat=seat, space=said.space))


def _unmortgage(r: Referee, seat: int, said: a.Unmortgage) -> None:
    r.follow(asked(e.Unmortgaged, seat=seat, space=said.space))


def _fine(r: Referee, seat: int, said: a.PayFine) -> None:
    """JAIL-11, JAIL-14; S94-06: in the Short Game after the roll as well, where it is asked."""
    for held in r.all(HeldRoll):
        r.need((held.seat, held.by) == (seat, ""), f"seat {seat} is not asked for the fine")
        held.by = "fine"
        r.charge(seat, (), r.terms.fine, JailFine())
        return
    failed = r.book.seats[seat].jail
    early = failed is not None and failed < r.terms.prepaid_turns
    mine = seat == r.book.mover and r.turn.may_roll
    r.need(early and mine, f"JAIL-11: seat {seat} may not pay now")
    r.follow(e.JailLeft(seat, "fine"))
    r.charge(seat, (), r.terms.fine, JailFine())


def _use(r: Referee, seat: int, said: a.UseJailCard) -> None:
    """JAIL-09; AMB-40: in the Short Game in place of the fine after the roll."""
    for held in r.all(HeldRoll):
        r.need((held.seat, held.by) == (seat, ""), f"seat {seat} may not play a pass now")
        r.need(said.card in r.book.seats[seat].jail_cards, f"seat {seat} has no pass {said.card}")
        held.by = "pass"
        r.follow(e.JailCardUsed(seat, said.card))
        return
    mine = seat == r.book.mover and r.turn.may_roll and r.book.seats[seat].jail is not None
    r.need(
        mine and said.card in r.book.seats[seat].jail_cards, f"seat {seat} may not play {said.card}"
    )
    r.follow(e.JailCardUsed(seat, said.card), e.JailLeft(seat, "pass"))


def _tax(r: Referee, seat: int, said: a.PayFlatTax | a.PayTenth) -> None:
    """ITAX-03."""
    choice = r.top(TaxChoice, "tax")
    r.need(choice.seat == seat, f"the tax is of seat {choice.seat}")
    r.close(choice)
    if isinstance(said, a.PayTenth):
        r.charge(seat, (), choice.tenth, IncomeTax(10))
    else:
        r.charge(seat, (), 200, IncomeTax(None))


def _unmortgage_received(r: Referee, seat: int, said: a.UnmortgageReceived) -> None:
    """BKR-05: the principal alone."""
    heir = next((it for it in r.all(Inherited) if it.seat == seat), None)
    r.need(heir and set(said.spaces) <= set(heir.spaces), f"seat {seat} has not inherited them")
    if heir:
        r.close(heir)
    paid = sum(map(loan, said.spaces))
    r.need(r.spare(seat) >= paid, f"AMB-79: seat {seat} has only {r.spare(seat)}")
    r.follow(*(e.Unmortgaged(seat, space, loan(space)) for space in said.spaces))


def _give_up(r: Referee, seat: int, said: a.GiveUp) -> None:
    """AMB-64: nobody who could pay."""
    debts = [debt for debt in r.debts_of(seat) if not debt.given_up]
    r.need(debts, f"seat {seat} owes nothing")
    able = r.book.raisable(seat)
    r.need(able < debts[0].amount, f"AMB-64: seat {seat} could raise {able} and gives up")
    debts[0].given_up = True


def _offer(r: Referee, seat: int, said: a.OfferTrade) -> None:
    countered = r.trades.get(said.answers or 0)
    closed = [e.TradeClosed(countered, "countered")] if countered else []
    r.need(not countered or countered.partner == seat, f"{countered} is not for seat {seat}")
    r.follow(*closed, like(e.TradeOffered, answers=said.answers))


def _refuse(r: Referee, seat: int, said: a.DeclineTrade) -> None:
    trade = r.trades.get(said.trade) or r.object(f"no trade {said.trade} is open")
    r.need(trade.partner == seat, f"{trade} was not offered to seat {seat}")
    r.follow(e.TradeClosed(trade, "declined"))


def _withdraw(r: Referee, seat: int, said: a.WithdrawTrade) -> None:
    trade = r.trades.get(said.trade) or r.object(f"no trade {said.trade} is open")
    r.need(trade.proposer == seat, f"{trade} was not offered by seat {seat}")
    r.follow(e.TradeClosed(trade, "withdrawn"))


def _accept(r: Referee, seat: int, said: a.AcceptTrade) -> None:
    trade = r.trades.get(said.trade) or r.object(f"no trade {said.trade} is open")
    r.need(trade.partner == seat, f"{trade} was not offered to seat {seat}")
    r.follow(e.TradeMade(trade))


def _hold(r: Referee, seat: int, said: a.Hold) -> None:
    """AMB-05: anybody but the mover, once a gap, live."""
    free = r.turn.may_roll and r.turn.holder is None and not r.matters
    r.need(free and not r.terms.by_post, "there is no throw to hold")
    r.need(seat != r.book.mover and seat not in r.turn.held, f"seat {seat} may not hold it")
    r.turn.holder = seat
    r.turn.held.add(seat)
    r.follow(e.HoldSet(seat, r.book.mover))


def _go_on(r: Referee, seat: int, said: a.GoOn) -> None:
    r.need(r.turn.holder == seat, f"seat {seat} holds nothing")
    r.turn.holder = None
    r.follow(e.HoldEnded(seat))


def _collect(r: Referee, seat: int, said: a.CollectRent) -> None:
    """RENT-08."""
    claim = next((it for it in r.claims if it.id == said.claim), None)
    r.need(claim and claim.owner == seat, f"seat {seat} has no claim {said.claim}")
    r.follow(e.RentClaimed(_as_told(r, claim)))


def _resign(r: Referee, seat: int, said: a.Resign) -> None:
    r.follow(e.Resigned(seat))


_ASKED: dict[type[Any], Callable[[Referee, int, Any], None]] = {
    a.Roll: _roll,
    a.EndTurn: _end,
    a.Buy: _buy,
    a.Decline: _decline,
    a.Bid: bidding.bid,
    a.SetMaximum: bidding.maximum,
    a.FileMaxima: bidding.file_maxima,
    a.PassBid: bidding.pass_on,
    a.FileClaim: bidding.file_claim,
    a.Build: bidding.build,
    a.BidForBuilding: bidding.bid_for_building,
    a.SellBuildings: _sell,
    a.Mortgage: _mortgage,
    a.Unmortgage: _unmortgage,
    a.DeclineTrade: _refuse,
    a.WithdrawTrade: _withdraw,
    a.PayFine: _fine,
    a.UseJailCard: _use,
    a.PayFlatTax: _tax,
    a.PayTenth: _tax,
    a.UnmortgageReceived: _unmortgage_received,
    a.GiveUp: _give_up,
    a.OfferTrade: _offer,
    a.AcceptTrade: _accept,
    a.Hold: _hold,
    a.GoOn: _go_on,
    a.CollectRent: _collect,
    a.Resign: _resign,
}
"""What has an answer that can be foreseen; of the rest the events themselves are judged."""
