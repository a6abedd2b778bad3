"""What a seat could do about what is asked of it: one action for each kind, group and player."""

from collections.abc import Iterator

from engine.core import actions as a
from engine.core import decisions as d
from engine.core import offered
from engine.core.actions import Action, SeatId
from engine.players.consequences import chance_after, chance_of
from engine.players.judge.judging import Judge
from engine.players.rents_ahead import risks_rent
from engine.rules.building.layouts import layout
from engine.view import View

TOTALS = 6
"""Totals of buildings that are tried in a group, up from the lowest."""
CALM = d.ToThrow | d.ToEnd
"""Decisions that can wait for business, and for an answer to a trade."""
GOING_ON = a.Throw | a.EndTurn
"""Actions that do no business first."""
LEAVING = a.PayFine | a.UsePass
"""Actions that end a stay in Jail."""
_FREE = d.ToThrow | d.ToEnd | d.InJail | d.HeldThrow
_PLAIN = (
    a.Throw, a.EndTurn, a.Buy, a.Decline, a.PayFine, a.UsePass, a.PayFlatTax, a.PayTenth,
    a.PassBid, a.RaiseMoney, a.LiftHold,
)  # fmt: skip


def candidates(judge: Judge, view: View, seat: SeatId) -> Iterator[Action]:
    """Yield what a seat may do about the decision that awaits it, trades and bids left aside.

    Business that answers nothing is left to the turn, before its throw or its end.
    """
    is_free = isinstance(view.decision, _FREE)
    for offer in view.offers:
        match offer:
            case offered.BuildOffer() if is_free or isinstance(view.decision, d.ShortageClaim):
                yield _best_build(judge, view, offer)
            case offered.LiftOffer(spaces=spaces) if is_free:
                yield from (
                    a.Lift(it) for it in spaces if view.lift_cost(it) <= view.seats[seat].cash
                )
            case offered.LiftReceivedOffer(spaces=spaces):
                yield from _lifts(view, seat, spaces)
            case offered.MortgageOffer(spaces=spaces) if isinstance(
                view.decision, d.DebtSettlement
            ):
                yield from (a.Mortgage(it) for it in spaces if _covers(view, seat, it))
            case _ if isinstance(offer, _PLAIN):
                yield offer


def is_like(view: View, one: Action, other: Action) -> bool:
    """Return whether two actions are one choice: a trade with a player, a group to build on."""
    if isinstance(one, a.OfferTrade) and isinstance(other, a.OfferTrade):
        return one.partner == other.partner
    if isinstance(one, a.Build) and isinstance(other, a.Build):
        return _group(view, one) == _group(view, other)
    return one == other


def _group(view: View, build: a.Build) -> str:
    return view.rules.properties[build.levels[0][0]].group


def _covers(view: View, seat: SeatId, space: int) -> bool:
    """Return whether a mortgage alone brings what the seat owes."""
    assert isinstance(view.decision, d.DebtSettlement)
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
    chances = {it: chance_after(judge, view, it) or 0.0 for it in builds}
    now = chance_of(judge, view, view)
    safe = [it for it in builds if chances[it] > now and not risks_rent(view, view.seat, it)]
    return max(safe or builds, key=chances.__getitem__)


def _lifts(view: View, seat: SeatId, spaces: tuple[int, ...]) -> Iterator[Action]:
    """Yield paying off all of the mortgages just received, each alone, and none."""
    cash, properties = view.seats[seat].cash, view.rules.properties
    choices = {spaces, *((space,) for space in spaces)}
    yield from (
        a.LiftReceived(it)
        for it in sorted(choices)
        if sum(properties[space].mortgage for space in it) <= cash
    )
    yield a.LiftReceived(())
