"""What a computer player does, by the judge and from what its seat may see alone."""

from engine import actions as a
from engine import decisions as d
from engine.actions import Action
from engine.players import shortage
from engine.players.characters import Character
from engine.players.judge.judging import Judge
from engine.players.policy import building, offering, plain
from engine.players.policy.building import Means
from engine.players.policy.manners import COMPUTERS, Company
from engine.players.policy.purchases import about_lots
from engine.players.policy.viewpoint import Viewpoint
from engine.players.policy.what_if import built, mortgaged
from engine.players.reasons import Choice as Choice
from engine.players.reasons import Reason
from engine.position import Position
from engine.view import View

OPEN_BOARD = 6
"""Unowned deeds for which it pays to leave Jail at once."""


def choose(
    judge: Judge, view: View, character: Character, strength: str, company: Company = COMPUTERS
) -> Choice:
    """Return what the seat of a view, which is awaited, does next, and why.

    It is an answer, or business before; repeated with the views that follow, it comes to an answer.
    Raises ValueError for a spectator's view, and for one of a game that is over.
    """
    viewpoint = Viewpoint(judge, view, character, strength, company)
    if isinstance(viewpoint.decision, d.ToThrow | d.ToEnd | d.InJail):
        return _business(viewpoint) or _go_on(viewpoint)
    return _answer(viewpoint)


def _answer(viewpoint: Viewpoint) -> Choice:
    """Answer a decision before which there is no business."""
    match viewpoint.decision:
        case d.BuyOrDecline() | d.Auction() | d.SealedAuction() as sale:
            return about_lots(viewpoint, sale)
        case d.ShortageClaim() | d.ShortageAuction() as scarce:
            return _about_shortage(viewpoint, scarce)
        case d.ChooseTax(flat=flat):
            return _choose_tax(viewpoint, flat)
        case d.LiftOrHold(spaces=spaces):
            return Choice(a.LiftReceived(()), Reason("held-mortgages", spaces))
        case d.DebtSettlement() as settlement:
            return _settle(viewpoint, settlement)
        case d.FineOrPass():
            return _about_fine(viewpoint)
        case _:
            return viewpoint.first("went-on")


def _business(viewpoint: Viewpoint) -> Choice | None:
    view = viewpoint.view
    if view.locked:
        return None
    if found := offering.withdrawal(viewpoint):
        return found
    found = plain.business(viewpoint) if viewpoint.is_gentle else _build_or_borrow(viewpoint)
    return found or offering.offer(viewpoint)


def _build_or_borrow(viewpoint: Viewpoint) -> Choice | None:
    view, reserve = viewpoint.view, viewpoint.character.reserve
    means = Means(reserve) if viewpoint.strength == "sharp" else Means(reserve, mortgages=0)
    action = building.business(viewpoint.preferring, view, viewpoint.seat, view.offers, means)
    return Choice(action, _why_business(viewpoint, action)) if action else None


def _why_business(viewpoint: Viewpoint, action: Action) -> Reason:
    view, seat, before = viewpoint.view, viewpoint.seat, viewpoint.chance()
    match action:
        case a.Build(levels=levels):
            spaces = tuple(space for space, _ in levels)
            group = view.rules.properties[spaces[0]].group
            after = viewpoint.chance(built(view, seat, levels))
            return Reason("built", spaces, group, None, view.building_cost(levels), before, after)
        case a.Mortgage(space=space):
            loan = view.rules.properties[space].mortgage
            after = viewpoint.chance(mortgaged(view, seat, (space,)))
            return Reason("borrowed", (space,), None, None, loan, before, after)
        case a.Lift(space=space):
            return Reason("lifted", (space,), dollars=view.lift_cost(space))
        case _:
            raise AssertionError(f"no business: {action!r}")


def _go_on(viewpoint: Viewpoint) -> Choice:
    """Throw or end the turn; leave Jail first while there is much to buy."""
    view = viewpoint.view
    if not isinstance(viewpoint.decision, d.InJail):
        return viewpoint.first("end" if isinstance(viewpoint.decision, d.ToEnd) else "throw")
    leaving = [it for it in view.offers if isinstance(it, a.UsePass | a.PayFine)]
    if not leaving or _unowned(view) <= OPEN_BOARD:
        return Choice(a.Throw(), Reason("stayed-in-jail"))
    action = min(leaving, key=lambda it: isinstance(it, a.PayFine))
    return Choice(action, Reason("left-jail"))


def _unowned(position: Position) -> int:
    return sum(deed.owner is None for deed in position.deeds.values())


def _choose_tax(viewpoint: Viewpoint, flat: int) -> Choice:
    """ITAX-03, AMB-44: a tenth on the first laps, when all are poor; no sum is worked out."""
    if viewpoint.view.seats[viewpoint.seat].laps < 2:
        return Choice(a.PayTenth(), Reason("share-tax", dollars=flat))
    return Choice(a.PayFlatTax(), Reason("flat-tax", dollars=flat))


def _about_shortage(viewpoint: Viewpoint, decision: d.ShortageClaim | d.ShortageAuction) -> Choice:
    view = viewpoint.view
    action = shortage.answer(view, viewpoint.seat, decision, view.offers)
    match action:
        case a.FileClaim(wanted=wanted):
            spaces = tuple(sorted({space for space, _ in wanted}))
            group, most = view.rules.properties[spaces[0]].group, sum(most for _, most in wanted)
            return Choice(action, Reason("claimed", spaces, group, dollars=most))
        case a.Build():
            return Choice(action, _why_business(viewpoint, action))
        case a.BidForBuilding(space=space, amount=amount):
            return Choice(action, Reason("bid-building", (space,), dollars=amount))
        case _:
            return Choice(action, Reason("passed-building"))


def _settle(viewpoint: Viewpoint, settlement: d.DebtSettlement) -> Choice:
    """Raise the money by the plan that the rules propose, or give up where nothing raises it."""
    debt = settlement.debt_of(viewpoint.seat)
    assert debt is not None
    action = viewpoint.first("raised").action
    kind = "gave-up" if isinstance(action, a.GiveUp) else "raised"
    return Choice(action, Reason(kind, dollars=debt.amount))


def _about_fine(viewpoint: Viewpoint) -> Choice:
    """AMB-40: play a pass rather than pay the fine."""
    action = viewpoint.first("pass").action
    if isinstance(action, a.UsePass):
        return Choice(action, Reason("pass"))
    return Choice(action, Reason("fine"))
