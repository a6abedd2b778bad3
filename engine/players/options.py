"""What a seat can do now, each option with the chance to win after it, the best first.

Advice names the first few, and the coach speaks of the same ones.
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.core import actions as a
from engine.core import offered
from engine.core.actions import Action, SeatId
from engine.core.decisions import Auction, BuyOrDecline, DebtSettlement, HeldRoll, InJail, OfTurn
from engine.core.events import Trade
from engine.players import offer_limits
from engine.players.advice_notes import Note
from engine.players.building_loans import BuildingLoan, best_loan
from engine.players.characters import NEUTRAL
from engine.players.consequences import chance_after, chance_of, loan_on_sale, lots_on_sale
from engine.players.judge.judging import Judge
from engine.players.offer_limits import Company
from engine.players.opponents import NO_COMPUTERS, Computers
from engine.players.plain.groups import completed
from engine.players.policy import answering
from engine.players.policy.player import choose, go_on, in_jail
from engine.players.policy.viewpoint import Viewpoint
from engine.players.ranking import (
    GOING_ON,
    LEAVING,
    NO_OPTIONS,
    Option,
    Options,
    best_offer,
    is_calm,
    is_payable,
    known_chance,
    rank,
    why_declined,
)
from engine.players.rents_ahead import (
    RentAhead,
    can_meet,
    risks_rent,
    unmortgages_too_soon,
    worst_rent,
)
from engine.players.suggested_trade import suggested_trade
from engine.rules.building.layouts import layout
from engine.rules.contents import ANSWERS
from engine.view import View

TOTALS = 6
"""Totals of buildings that are tried in a group, up from the lowest."""
LEFT_TO_BUY = 1 / 3
"""The share of all properties that has to be unowned to speak for leaving Jail."""
STRENGTH = "sharp"


def options(
    judge: Judge,
    view: View,
    computers: Computers = NO_COMPUTERS,
    plan: a.RaiseMoney | None = None,
) -> Options:
    """Return what the seat of a view can do about what awaits it; nothing where nothing does.

    That is the best trade that is offered to the seat; the decision where there is none, where it
    cannot wait, or where the seat can pay for none. `computers`: how the others play, as far as
    they are computers. `plan`: how the seat could raise the cash that it lacks for a purchase.
    """
    seat = view.seat
    if seat is None or view.seats[seat].left is not None or view.decision is None:
        return NO_OPTIONS
    best = best_offer(Viewpoint(view, judge=judge, strength=STRENGTH))
    if seat not in view.awaited:
        return answers(judge, view, best, computers) if best else NO_OPTIONS
    if best and is_calm(view) and is_payable(view, best):
        return answers(judge, view, best, computers)
    return _moves(judge, view, seat, computers, plan)


def answers(judge: Judge, view: View, trade: Trade, computers: Computers) -> Options:
    """Return what the partner of an open trade can say to it; what is good is put at no risk."""
    is_welcome = answering.is_welcome(Viewpoint(view, judge=judge, strength=STRENGTH), trade)
    yes, no = a.AcceptTrade(trade.id), a.DeclineTrade(trade.id)
    if is_welcome:
        return rank(judge, view, [Option(yes, None), Option(no, None)])
    found = [Option(no, None, why_declined(view, trade)), Option(yes, None)]
    if not (view.debt_settlements or view.closing):
        offer = suggested_trade(judge, view, (trade.proposer,), computers)
        found += [Option(replace(offer, answers=trade.id), None)] if offer else []
    return rank(judge, view, found)


def _moves(
    judge: Judge, view: View, seat: SeatId, computers: Computers, plan: a.RaiseMoney | None
) -> Options:
    """Return what a seat can do about the decision that awaits it, the usual choice first where
    nothing is better: that of a computer player which offers no trades.
    """
    loan = None if isinstance(view.decision, DebtSettlement) else best_loan(judge, view, seat)
    usual = _usual(judge, view, loan)
    others = list[Action]()
    for candidate in candidates(judge, view, seat):
        if not any(is_like(view, candidate, other) for other in (usual, *others)):
            others.append(candidate)
    others += _offers(judge, view, seat, computers)
    others += _lowest_bid(view, seat) if isinstance(usual, a.PassBid) else ()
    if plan is not None:
        others.append(plan)
    grounds = _grounds(judge, view, seat, usual, plan)
    found = [Option(other, None, grounds.get(type(other))) for other in (usual, *others)]
    if isinstance(usual, a.Mortgage):
        found[0] = replace(found[0], loan=loan)
    ranked = rank(judge, view, found)
    if not isinstance(view.decision, DebtSettlement):
        return ranked
    # What is owed has to be paid somehow: until then, the best way to do it is what there is.
    return replace(ranked, before=max(map(known_chance, ranked.ranked)))


def _usual(judge: Judge, view: View, loan: BuildingLoan | None) -> Action:
    """Return what a computer player that offers no trades would do, and borrow only for `loan`:
    not where the Bank has nothing to build with. It pays off nothing with cash for the next lap.
    """
    silent = Company(undisturbed=frozenset(view.players()))
    usual = choose(judge, view, NEUTRAL, STRENGTH, silent).action
    match usual:
        case a.Mortgage() if isinstance(view.decision, BuyOrDecline):
            return a.Decline()  # The plan that raises the cash is weighed beside it.
        case a.Mortgage() if loan is not None:
            return a.Mortgage(loan.mortgages[0])
        case a.Mortgage():
            return _without_business(judge, view, usual)
        case a.Unmortgage() if view.seat is not None and unmortgages_too_soon(
            view, view.seat, usual
        ):
            return _without_business(judge, view, usual)
        case _:
            return usual


def _without_business(judge: Judge, view: View, usual: Action) -> Action:
    """Return how the turn goes on without business; the usual action where it cannot."""
    if not isinstance(view.decision, OfTurn):
        return usual
    return go_on(Viewpoint(view, judge=judge, strength=STRENGTH)).action


def completes_group(view: View, seat: SeatId, plan: a.RaiseMoney | None) -> bool:
    """Return whether a plan buys the last street that a seat lacks of its group."""
    spaces = tuple(lot for lot in lots_on_sale(view) if isinstance(lot, int))
    return plan is not None and completed(view, seat, spaces) is not None


def _group_at_list_price(view: View, seat: SeatId) -> str | None:
    """Return the group of streets that what is on sale at its list price or less would complete,
    and could be built on.

    To take it wins as many games as to keep the cash, and nobody understands who leaves it.
    """
    (lot,) = lots_on_sale(view)
    if isinstance(lot, str):
        return None
    auction, prop = view.decision, view.rules.properties[lot]
    is_dear = isinstance(auction, Auction) and view.lowest_bid(lot, auction.price) > prop.price
    is_mortgaged = any(view.deeds[it].mortgaged for it in view.members(prop.group))
    return None if is_dear or is_mortgaged else completed(view, seat, (lot,))


def _offers(judge: Judge, view: View, seat: SeatId, computers: Computers) -> Iterator[Action]:
    """Yield the trade to offer in a calm moment, if there is one."""
    if view.closing or view.locked or not is_calm(view):
        return
    partners = offer_limits.askable(view, seat, offer_limits.NO_PERSONS)
    offer = suggested_trade(judge, view, partners, computers)
    if offer is not None:
        yield offer


def _lowest_bid(view: View, seat: SeatId) -> Iterator[a.SetMaximum]:
    """Yield the lowest bid for the property in an open auction, if the seat has the cash for it."""
    match view.decision:
        case Auction(space=int(space), price=price):
            lowest = view.lowest_bid(space, price)
            if lowest + view.lot_interest(space) <= view.spare_cash(seat):
                yield a.SetMaximum(lowest)


def _grounds(
    judge: Judge, view: View, seat: SeatId, usual: Action, plan: a.RaiseMoney | None
) -> dict[type[Action], Note]:
    """Return what speaks for the usual kinds of actions, whatever the chances."""
    if isinstance(usual, a.Buy | a.SetMaximum) and (group := _group_at_list_price(view, seat)):
        return {type(usual): Note("completes", group=group)}
    if isinstance(usual, a.SetMaximum) and usual.amount <= (loan := loan_on_sale(view)):
        return {a.SetMaximum: Note("loan", dollars=loan)}
    if isinstance(usual, a.Decline) and plan is not None:
        return {} if completes_group(view, seat, plan) else {a.Decline: Note("borrows")}
    if isinstance(usual, a.PassBid):
        dear = next(_lowest_bid(view, seat), None)
        return {a.PassBid: Note("dear", dollars=dear.amount)} if dear else {}
    if is_calm(view) and isinstance(usual, GOING_ON):
        worst = worst_rent(view, seat)
        return {type(usual): _why_keep(view, seat, worst)} if worst else {}
    count = sum(deed.owner is None for deed in view.deeds.values())
    if isinstance(view.decision, InJail) and count >= LEFT_TO_BUY * len(view.deeds):
        way = in_jail(Viewpoint(view, judge=judge, strength=STRENGTH)).action
        return {type(way): Note("unowned", count=count)} if isinstance(way, LEAVING) else {}
    return {}


def _why_keep(view: View, seat: SeatId, worst: RentAhead) -> Note:
    """Return why cash is kept: for the worst rent ahead; for any rent where that cannot be met."""
    if can_meet(view, seat, worst.dollars):
        return Note("keeps", (worst.space,), dollars=worst.dollars)
    return Note("waits")


def candidates(judge: Judge, view: View, seat: SeatId) -> Iterator[Action]:
    """Yield what a seat may do about the decision that awaits it, trades and bids left aside.

    Business that answers nothing is left to the turn.
    """
    is_free = isinstance(view.decision, OfTurn | HeldRoll)
    simple = tuple(kind for kind in ANSWERS[type(view.decision)].handlers if kind is not a.GiveUp)
    for offer in view.offers:
        match offer:
            case offered.BuildOffer() if is_free or a.Build in simple:
                yield _best_build(judge, view, offer)
            case offered.UnmortgageOffer(spaces=spaces) if is_free:
                yield from (
                    a.Unmortgage(space)
                    for space in spaces
                    if view.unmortgage_cost(space) <= view.seats[seat].cash
                )
            case offered.UnmortgageReceivedOffer(spaces=spaces):
                yield from _payoffs(view, seat, spaces)
            case offered.MortgageOffer(spaces=spaces) if isinstance(view.decision, DebtSettlement):
                yield from (a.Mortgage(space) for space in spaces if _covers(view, seat, space))
            case _ if isinstance(offer, simple):
                yield offer


def is_like(view: View, one: Action, other: Action) -> bool:
    """Return whether two actions are one choice: a trade with a player, a group to build on, a
    mortgage that is all of a plan to raise money.
    """
    if isinstance(one, a.OfferTrade) and isinstance(other, a.OfferTrade):
        return one.partner == other.partner
    if isinstance(one, a.Build) and isinstance(other, a.Build):
        return _group(view, one) == _group(view, other)
    return _mortgage(one) == _mortgage(other)


def _mortgage(action: Action) -> Action:
    """Return a plan that is a single mortgage as that mortgage, and any other action as it is."""
    if isinstance(action, a.RaiseMoney) and not action.levels and len(action.mortgages) == 1:
        return a.Mortgage(*action.mortgages)
    return action


def _group(view: View, build: a.Build) -> str:
    return view.rules.properties[build.levels[0][0]].group


def _covers(view: View, seat: SeatId, space: int) -> bool:
    """Return whether a mortgage alone brings what the seat owes."""
    assert isinstance(view.decision, DebtSettlement)
    debt = view.decision.debt_of(seat)
    cash = view.seats[seat].cash + view.rules.properties[space].mortgage
    return debt is not None and cash >= debt.amount


def _best_build(judge: Judge, view: View, offer: offered.BuildOffer) -> a.Build:
    """Return the building on one group after which the chance is best.

    As long as some of it raises the chance, and leaves enough for the rents ahead, more does not
    count.
    """
    assert view.seat is not None
    totals = range(offer.lowest, min(offer.highest, offer.lowest + TOTALS - 1) + 1)
    builds = [a.Build(layout(view, offer.group, total)) for total in totals]
    chances = {build: chance_after(judge, view, build) or 0.0 for build in builds}
    now = chance_of(judge, view, view)
    safe = [
        build for build in builds if chances[build] > now and not risks_rent(view, view.seat, build)
    ]
    return max(safe or builds, key=chances.__getitem__)


def _payoffs(view: View, seat: SeatId, spaces: tuple[int, ...]) -> Iterator[Action]:
    """Yield paying off all of the mortgages just received, each alone, and none."""
    cash, properties = view.seats[seat].cash, view.rules.properties
    choices = {spaces, *((space,) for space in spaces)}
    yield from (
        a.UnmortgageReceived(choice)
        for choice in sorted(choices)
        if sum(properties[space].mortgage for space in choice) <= cash
    )
    yield a.UnmortgageReceived(())
