"""What a computer player does, by the judge and from what its seat may see alone."""

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action
from engine.core.offered import BuildOffer
from engine.players import shortage
from engine.players.characters import Character
from engine.players.judge.judging import Judge
from engine.players.motives import ChosenAction as ChosenAction
from engine.players.motives import Motive
from engine.players.policy import building, debts, offering, plain, staying
from engine.players.policy.building import Budget
from engine.players.policy.group_motives import top_rents
from engine.players.policy.manners import NO_PERSONS, Company
from engine.players.policy.purchases import about_lots
from engine.players.policy.viewpoint import Viewpoint
from engine.players.policy.what_if import built, mortgaged
from engine.view import View


def choose(
    judge: Judge, view: View, character: Character, strength: str, company: Company = NO_PERSONS
) -> ChosenAction:
    """Return what the seat of a view, which is awaited, does next, and why.

    It is an answer, or business before; repeated with the views that follow, it comes to an answer.
    Raises ValueError for a spectator's view, and for one of a game that is over.
    """
    viewpoint = Viewpoint(judge, view, character, strength, company)
    if isinstance(viewpoint.decision, d.ToThrow | d.ToEnd | d.InJail):
        return _business(viewpoint) or _go_on(viewpoint)
    return _answer(viewpoint)


def _answer(viewpoint: Viewpoint) -> ChosenAction:
    """Answer a decision before which there is no business."""
    match viewpoint.decision:
        case d.BuyOrDecline() | d.Auction() | d.SealedAuction() as sale:
            return about_lots(viewpoint, sale)
        case d.ShortageClaim() | d.ShortageAuction() as scarce:
            return _about_shortage(viewpoint, scarce)
        case d.ChooseTax() as tax:
            return staying.choose_tax(viewpoint, tax)
        case d.LiftOrHold(spaces=spaces):
            return staying.lift_received(viewpoint, spaces)
        case d.DebtSettlement() as settlement:
            return debts.settle(viewpoint, settlement)
        case d.FineOrPass():
            return staying.about_fine(viewpoint)
        case _:
            return viewpoint.first("went-on")


def _business(viewpoint: Viewpoint) -> ChosenAction | None:
    view = viewpoint.view
    if view.locked:
        return None
    if found := offering.withdrawal(viewpoint):
        return found
    found = plain.business(viewpoint) if viewpoint.is_gentle else _build_or_borrow(viewpoint)
    return found or offering.offer(viewpoint)


def _build_or_borrow(viewpoint: Viewpoint) -> ChosenAction | None:
    view, reserve = viewpoint.view, viewpoint.character.reserve
    budget = Budget(reserve) if viewpoint.strength == "sharp" else Budget(reserve, mortgages=0)
    action = building.business(viewpoint.preferring, view, viewpoint.seat, view.offers, budget)
    return ChosenAction(action, _why_business(viewpoint, action)) if action else None


def _why_business(viewpoint: Viewpoint, action: Action) -> Motive:
    view, seat, before = viewpoint.view, viewpoint.seat, viewpoint.chance()
    match action:
        case a.Build(levels=levels):
            spaces = tuple(space for space, _ in levels)
            group = view.rules.properties[spaces[0]].group
            after = viewpoint.chance(built(view, seat, levels))
            cost = view.building_cost(levels)
            rents = top_rents(view, levels)
            return Motive("built", spaces, group, None, cost, before, after, rents)
        case a.Mortgage(space=space):
            loan = view.rules.properties[space].mortgage
            after = viewpoint.chance(mortgaged(view, seat, (space,)))
            return Motive("borrowed", (space,), dollars=loan, before=before, after=after)
        case a.Lift(space=space):
            return Motive("lifted", (space,), dollars=view.lift_cost(space))
        case _:
            raise AssertionError(f"no business: {action!r}")


def _go_on(viewpoint: Viewpoint) -> ChosenAction:
    """Throw or end the turn, or do what is best in Jail."""
    if isinstance(viewpoint.decision, d.InJail):
        return staying.in_jail(viewpoint)
    found = viewpoint.first("end" if isinstance(viewpoint.decision, d.ToEnd) else "throw")
    return ChosenAction(found.action, _why_kept(viewpoint) or found.motive)


def _why_kept(viewpoint: Viewpoint) -> Motive | None:
    """Return the cash that is kept rather than built with, if that is what is decisive."""
    view = viewpoint.view
    groups = [it.group for it in view.offers if isinstance(it, BuildOffer)]
    costs = [view.rules.groups[it].house_cost for it in groups]
    if not costs or viewpoint.is_gentle:
        return None
    kept = building.cash_kept(view, viewpoint.seat, Budget(viewpoint.character.reserve))
    is_decisive = min(costs) <= viewpoint.cash < min(costs) + kept
    return Motive("kept", dollars=min(round(kept), viewpoint.cash)) if is_decisive else None


def _about_shortage(
    viewpoint: Viewpoint, decision: d.ShortageClaim | d.ShortageAuction
) -> ChosenAction:
    view = viewpoint.view
    action = shortage.answer(view, viewpoint.seat, decision, view.offers)
    match action:
        case a.FileClaim(wanted=wanted):
            spaces = tuple(sorted({space for space, _ in wanted}))
            group, most = view.rules.properties[spaces[0]].group, sum(most for _, most in wanted)
            return ChosenAction(action, Motive("claimed", spaces, group, dollars=most))
        case a.Build():
            return ChosenAction(action, _why_business(viewpoint, action))
        case a.BidForBuilding(space=space, amount=amount):
            return ChosenAction(action, Motive("bid-building", (space,), dollars=amount))
        case _:
            return ChosenAction(action, Motive("passed-building"))
