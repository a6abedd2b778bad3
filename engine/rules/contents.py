"""The rules by what they answer: `ANSWERS`, `BUSINESS` and `BY_ITSELF` name their functions."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core import actions as a
from engine.core import decisions as d
from engine.core import steps as s
from engine.core.actions import Action, SeatId
from engine.core.offered import Offer
from engine.core.state import GameState
from engine.core.table import Table
from engine.rules import (
    cards,
    ending,
    hold,
    intents,
    jail,
    landing,
    mortgage,
    property,
    rent_claims,
    tax,
    turn,
)
from engine.rules.auction import open_calls as auction
from engine.rules.auction import sealed
from engine.rules.building import claims as building_claims
from engine.rules.building import selling
from engine.rules.building import shortage_auction as building_auction
from engine.rules.debt import bankruptcy
from engine.rules.debt import settlement as debt
from engine.rules.trade import offers as trade

Handler = Callable[[Table, Any, SeatId, Any], None]
Offers = Callable[[GameState, Any, SeatId], list[Offer]]
Silence = Callable[[GameState, Any, SeatId], Action]


def _always(action: Action) -> Silence:
    return lambda state, decision, seat: action


def _just(*offers: Offer) -> Offers:
    return lambda state, decision, seat: [*offers]


@dataclass(frozen=True, slots=True)
class Answers:
    """What the rules have about the answers to a kind of decision.

    `handlers`: who carries out which action; `offers`: what is shown of them; `silence`: what it
    means when the time is up (AMB-70); `completed`: closes what may be over without another answer,
    and says whether it is.
    """

    handlers: dict[type[Any], Handler]
    offers: Offers
    silence: Silence
    completed: Callable[[Table, Any], bool] | None = None


ANSWERS: dict[type[Any], Answers] = {
    d.ToRoll: Answers({a.Roll: turn.roll}, _just(a.Roll()), _always(a.Roll())),
    d.ToEnd: Answers(
        {a.EndTurn: turn.end_turn}, _just(a.EndTurn()), _always(a.EndTurn()), turn.close_end
    ),
    d.InJail: Answers(
        {a.Roll: jail.roll_in_jail, a.PayFine: jail.pay_fine, a.UseJailCard: jail.use_card},
        jail.offers_in_jail, _always(a.Roll()),
    ),
    d.FineOrJailCard: Answers(
        {a.PayFine: jail.pay_after_roll, a.UseJailCard: jail.use_card_after_roll},
        jail.fine_or_jail_card_offers, jail.fine_unless_short,
    ),
    d.HeldRoll: Answers({a.GoOn: hold.go_on}, _just(a.GoOn()), _always(a.GoOn())),
    d.BuyOrDecline: Answers(
        {a.Buy: property.buy, a.Decline: property.decline},
        property.buy_offers, _always(a.Decline()),
    ),
    d.ChooseTax: Answers(
        {a.PayFlatTax: tax.pay_flat, a.PayTenth: tax.pay_tenth},
        _just(a.PayFlatTax(), a.PayTenth()), tax.flat_unless_short,
    ),
    d.Auction: Answers(
        {a.Bid: auction.bid, a.SetMaximum: auction.set_maximum, a.PassBid: auction.pass_bid},
        auction.bid_offers, _always(a.PassBid()), auction.close_auction,
    ),
    d.SealedAuction: Answers(
        {
            a.SetMaximum: sealed.file_maximum, a.FileMaxima: sealed.file_maxima,
            a.PassBid: sealed.pass_sealed,
        },
        sealed.sealed_offers, _always(a.PassBid()), sealed.close_sealed,
    ),
    d.ShortageClaim: Answers(
        {
            a.Build: building_claims.claim, a.FileClaim: building_claims.file_claim,
            a.PassBid: building_claims.claim_nothing,
        },
        building_claims.building_claim_offers, _always(a.PassBid()), building_claims.close_claims,
    ),
    d.ShortageAuction: Answers(
        {a.BidForBuilding: building_auction.bid_for_building, a.PassBid: auction.pass_bid},
        building_auction.building_offers, _always(a.PassBid()), building_auction.close_building,
    ),
    d.DebtSettlement: Answers(
        {a.RaiseMoney: debt.raise_money, a.GiveUp: debt.give_up},
        debt.debt_offers, debt.raise_or_give_up, debt.settle_debts,
    ),
    d.UnmortgageOrHold: Answers(
        {a.UnmortgageReceived: mortgage.unmortgage_received},
        mortgage.unmortgage_received_offers,
        _always(a.UnmortgageReceived(())), mortgage.close_unmortgage,
    ),
}  # fmt: skip
"""What may be answered to each decision, and what follows where nobody does."""

BUSINESS: dict[type[Any], Handler] = {
    a.Build: building_claims.build,
    a.SellBuildings: selling.sell,
    a.Mortgage: mortgage.mortgage,
    a.Unmortgage: mortgage.unmortgage,
    a.OfferTrade: trade.offer_trade,
    a.AcceptTrade: trade.accept_trade,
    a.DeclineTrade: trade.decline_trade,
    a.WithdrawTrade: trade.withdraw_trade,
    a.Hold: hold.hold,
    a.DropIntent: intents.drop_intent,
    a.CollectRent: rent_claims.collect_rent,
    a.Resign: bankruptcy.resign,
}
"""What may be done whoever is awaited (AMB-06)."""


def _taken_off(step: Callable[[Table, Any], None]) -> Callable[[Table, Any], None]:
    """Return a step whose frame is off the agenda before it happens."""

    def take(table: Table, frame: Any) -> None:
        table.change_agenda().remove(frame)
        step(table, frame)

    return take


BY_ITSELF: dict[type[Any], Callable[[Table, Any], bool | None] | None] = {
    # These stay until they put the next turn in their place, or the end of the game.
    s.EndOfMove: turn.end_of_move,
    s.LastTurns: ending.last_turns,
    s.FinalValuation: ending.final_valuation,
    s.MoveOn: _taken_off(jail.move_on),
    s.Arrive: _taken_off(landing.arrive),
    s.ReturnCard: _taken_off(cards.return_card),
    s.AuctionLot: _taken_off(auction.auction_lot),
    s.TakeDeed: _taken_off(auction.take_deed),
    s.EstateSale: _taken_off(auction.estate_sale),
    s.CloseLots: _taken_off(sealed.close_lots),
    s.OfferUnmortgage: _taken_off(mortgage.offer_unmortgage),
    s.ChargeRent: _taken_off(rent_claims.charge_rent),
    **{kind: answers.completed for kind, answers in ANSWERS.items()},
}
"""What happens without an answer to what is on top of the agenda; None, or False, for nothing."""
