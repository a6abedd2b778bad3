"""Offers of trades, the answers to them, and taking an offer back that has become a bad one."""

from engine import actions as a
from engine.actions import OfferTrade, SeatId
from engine.decisions import ToThrow
from engine.events import Trade
from engine.players.policy import manners, trading
from engine.players.policy.trading import LEAST_ACCEPTED, Terms, gains, is_good
from engine.players.policy.viewpoint import Viewpoint
from engine.players.reasons import Choice, Reason


def offer(viewpoint: Viewpoint) -> Choice | None:
    """Return the trade to offer before the first throw of a turn, one a turn at most."""
    view, seat, decision = viewpoint.view, viewpoint.seat, viewpoint.decision
    if not isinstance(decision, ToThrow) or decision.doubles or view.closing:
        return None
    if manners.has_offered(view, seat):
        return None
    partners = manners.askable(view, seat, viewpoint.company)
    withheld = {space for _, space in manners.refused_to(view, seat, viewpoint.company)}

    def is_allowed(offer: OfferTrade) -> bool:
        to_person = offer.partner in viewpoint.company.persons
        kept = not to_person and withheld & set(offer.gives.deeds)
        return not kept and not manners.is_repeated(view, seat, offer)

    deal = trading.proposal(viewpoint.judge, view, seat, Terms(partners, is_allowed))
    if deal is None:
        return None
    before = viewpoint.chance()
    facts = before, before + deal.gains[seat]
    group = _completed(viewpoint, seat, deal.offer.takes.deeds)
    kind = "offered-group" if group else "offered"
    return Choice(deal.offer, Reason(kind, (), group, deal.offer.partner, None, *facts))


def answer(viewpoint: Viewpoint, trade: Trade) -> Choice:
    """Return what the partner of an open trade answers to it, and why.

    It accepts what raises its chance to win, and no third player's more.
    """
    seat, other = viewpoint.seat, trade.proposer
    if refusal := _refused_before(viewpoint, trade):
        return Choice(a.DeclineTrade(trade.id), refusal)
    found, before = gains(viewpoint.judge, viewpoint.view, trade), viewpoint.chance()
    facts = before, before + found[seat]
    if is_good(found, seat, other, LEAST_ACCEPTED):
        group = _completed(viewpoint, seat, trade.gives.deeds)
        kind = "accepted-group" if group else "accepted"
        return Choice(a.AcceptTrade(trade.id), Reason(kind, (), group, other, None, *facts))
    return Choice(a.DeclineTrade(trade.id), _why_refused(viewpoint, trade, found))


def _refused_before(viewpoint: Viewpoint, trade: Trade) -> Reason | None:
    """Refuse a computer what a person was refused not long ago."""
    if trade.proposer in viewpoint.company.persons:
        return None
    for person, space in manners.refused_to(viewpoint.view, viewpoint.seat, viewpoint.company):
        if space in trade.takes.deeds:
            return Reason("refused-person", seat=person)
    return None


def _why_refused(viewpoint: Viewpoint, trade: Trade, found: dict[SeatId, float]) -> Reason:
    """Return why a trade is refused that brings the seats what was found."""
    seat, other, before = viewpoint.seat, trade.proposer, viewpoint.chance()
    facts = before, before + found[seat]
    if group := _completed(viewpoint, other, trade.takes.deeds):
        return Reason("refused-group", (), group, other)
    if found[seat] < 0:
        return Reason("refused-loss", (), None, other, None, *facts)
    third = max(found.keys() - {seat, other}, key=found.__getitem__, default=None)
    if third is not None and found[third] > found[seat]:
        return Reason("refused-third", seat=third)
    return Reason("refused-little", (), None, other, None, *facts)


def _completed(viewpoint: Viewpoint, seat: SeatId, spaces: tuple[int, ...]) -> str | None:
    """Return the group of streets that a seat would have with these deeds, if there is one."""
    view = viewpoint.view
    for space in spaces:
        group = view.rules.properties[space].group
        others = [it for it in view.members(group) if it not in spaces]
        is_street = view.rules.groups[group].kind == "street"
        if is_street and all(view.deeds[it].owner == seat for it in others):
            return group
    return None


def withdrawal(viewpoint: Viewpoint) -> Choice | None:
    """Return the taking back of an open offer that would lower the chance to win by now."""
    view, seat = viewpoint.view, viewpoint.seat
    for trade in view.trades:
        if trade.proposer == seat and (lost := gains(viewpoint.judge, view, trade)[seat]) < 0:
            before = viewpoint.chance()
            reason = Reason("withdrew", (), None, trade.partner, None, before, before + lost)
            return Choice(a.WithdrawTrade(trade.id), reason)
    return None
