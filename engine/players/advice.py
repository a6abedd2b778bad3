"""Advice to a person: the best choices for what is awaited of a seat, with what each is worth.

The first is what a neutral, sharp computer player would do in that seat; the others are those after
which the judge gives the seat the best chance.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine import actions as a
from engine import decisions as d
from engine import offered
from engine.actions import Action, SeatId
from engine.events import Trade
from engine.layouts import layout
from engine.players.advice_notes import Note, notes
from engine.players.characters import NEUTRAL
from engine.players.consequences import chance_after
from engine.players.judge.judging import Judge
from engine.players.policy import manners, offering, trading
from engine.players.policy.player import choose
from engine.players.policy.viewpoint import Viewpoint
from engine.view import View

MOST_CHOICES = 3
"""Choices that are named."""
STRENGTH = "sharp"
TOTALS = 6
"""Totals of buildings that are tried in a group, up from the lowest."""
PRICING = trading.Pricing(share=0.5)
"""How an offer is priced that is not the first choice: it divides the gain."""


@dataclass(frozen=True)
class Advice:
    """One choice: the own chance to win now and after it, from 0 to 1, and what speaks about it.

    `after` is None where it is not known yet. For a bid it is the chance after winning the lot for
    its printed price; at the maximum of the bid, winning the lot and losing it are worth the same.
    """

    action: Action
    before: float
    after: float | None
    notes: tuple[Note, ...] = ()


def advice(judge: Judge, view: View) -> tuple[Advice, ...]:
    """Return up to three choices for the seat of a view, the best first.

    They answer the oldest trade that is offered to the seat. Without one, or where the seat also
    has a decision that cannot wait, they answer the decision. There are none without either.
    """
    seat = view.seat
    if seat is None:
        return ()
    before = judge.chances(view).get(seat)
    if before is None:
        return ()
    actions = _choices(judge, view, seat)
    found = tuple(_weighed(judge, view, action, before) for action in actions[:MOST_CHOICES])
    return _with_why_to_go_on(found) if found else found


def _with_why_to_go_on(found: tuple[Advice, ...]) -> tuple[Advice, ...]:
    """Return the advice; where going on comes first, with a note why: no other choice is a gain, or
    what would be one costs cash that is needed.
    """
    first, *others = found
    gains = [it.action for it in others if _is_gain(it)]
    if not isinstance(first.action, _GOING_ON) or first.notes:
        return found
    if not gains:
        return (replace(first, notes=(Note("no-more"),)), *others)
    if any(isinstance(it, a.Build | a.Lift) for it in gains):
        return (replace(first, notes=(Note("keeps"),)), *others)
    return found


def _is_gain(one: Advice) -> bool:
    return one.after is not None and one.after > one.before


def _weighed(judge: Judge, view: View, action: Action, before: float) -> Advice:
    after = chance_after(judge, view, action)
    return Advice(action, before, after, notes(judge, view, action))


def _choices(judge: Judge, view: View, seat: SeatId) -> list[Action]:
    offers = [it for it in view.trades if it.partner == seat]
    is_awaited = view.decision is not None and seat in view.awaited
    if offers and (not is_awaited or isinstance(view.decision, _CALM)):
        viewpoint = Viewpoint(judge, view, NEUTRAL, STRENGTH)
        first = offering.answer(viewpoint, offers[0]).action
        others = list(_answers(judge, view, offers[0]))
    elif is_awaited:
        first = choose(judge, view, NEUTRAL, STRENGTH).action
        others = list(_alternatives(judge, view, seat))
        if not isinstance(first, a.OfferTrade):
            others += _offers(judge, view, seat)
    else:
        return []
    return [first, *_ranked(judge, view, [it for it in others if not _is_like(view, it, first)])]


def _group(view: View, build: a.Build) -> str:
    return view.rules.properties[build.levels[0][0]].group


def _is_like(view: View, one: Action, other: Action) -> bool:
    """Return whether two choices are one advice: a trade with a player, a group to build on."""
    if isinstance(one, a.OfferTrade) and isinstance(other, a.OfferTrade):
        return one.partner == other.partner
    if isinstance(one, a.Build) and isinstance(other, a.Build):
        return _group(view, one) == _group(view, other)
    return one == other


def _ranked(judge: Judge, view: View, actions: Sequence[Action]) -> list[Action]:
    """Return actions by the chance after them; going on is never left out."""
    chances = {action: chance_after(judge, view, action) or 0.0 for action in actions}
    found = sorted(actions, key=chances.__getitem__, reverse=True)
    going_on = [it for it in found if isinstance(it, _GOING_ON)]
    others = [it for it in found if it not in going_on][: MOST_CHOICES - 1 - len(going_on)]
    return sorted([*others, *going_on], key=chances.__getitem__, reverse=True)


def _answers(judge: Judge, view: View, trade: Trade) -> Iterator[Action]:
    """Yield the answers to an offer: yes, no, and an offer of one's own in its place."""
    yield a.AcceptTrade(trade.id)
    yield a.DeclineTrade(trade.id)
    counter = _best_offer(judge, view, trade.partner, (trade.proposer,))
    if counter is not None:
        yield a.OfferTrade(trade.proposer, counter.gives, counter.takes, answers=trade.id)


def _best_offer(
    judge: Judge, view: View, seat: SeatId, partners: tuple[SeatId, ...]
) -> a.OfferTrade | None:
    """Return the offer to one of these seats by which a seat gains most, and none made before."""

    def is_new(offer: a.OfferTrade) -> bool:
        return not manners.is_repeated(view, seat, offer)

    deal = trading.proposal(judge, view, seat, trading.Terms(partners, is_new, (PRICING,)))
    return None if deal is None else deal.offer


def _alternatives(judge: Judge, view: View, seat: SeatId) -> Iterator[Action]:
    """Yield what else the seat may do, one action for each kind and group.

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


_CALM = d.ToThrow | d.ToEnd
_FREE = d.ToThrow | d.ToEnd | d.InJail | d.HeldThrow
_GOING_ON = a.Throw | a.EndTurn
_PLAIN = (
    a.Throw, a.EndTurn, a.Buy, a.Decline, a.PayFine, a.UsePass, a.PayFlatTax, a.PayTenth,
    a.PassBid, a.RaiseMoney, a.LiftHold,
)  # fmt: skip


def _offers(judge: Judge, view: View, seat: SeatId) -> list[Action]:
    """Return the trade to offer in a calm moment, if there is one that both gain by."""
    partners = manners.askable(view, seat, manners.COMPUTERS)
    if view.closing or not isinstance(view.decision, _CALM):
        return []
    deal = _best_offer(judge, view, seat, partners)
    return [] if deal is None else [deal]


def _covers(view: View, seat: SeatId, space: int) -> bool:
    """Return whether a mortgage alone brings what the seat owes."""
    assert isinstance(view.decision, d.DebtSettlement)
    debt = view.decision.debt_of(seat)
    cash = view.seats[seat].cash + view.rules.properties[space].mortgage
    return debt is not None and cash >= debt.amount


def _best_build(judge: Judge, view: View, offer: offered.BuildOffer) -> a.Build:
    """Return the building on one group after which the chance is best."""
    totals = range(offer.lowest, min(offer.highest, offer.lowest + TOTALS - 1) + 1)
    builds = [a.Build(layout(view, offer.group, total)) for total in totals]
    return max(builds, key=lambda it: chance_after(judge, view, it) or 0.0)


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
