"""What a computer player does, by the judge and from what its seat may see alone."""

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action
from engine.core.offered import BuildOffer, UnmortgageReceivedOffer
from engine.core.position import Deed, Position
from engine.players.characters import Character
from engine.players.judge.accounts_cache import accounts_of
from engine.players.judge.judging import Judge
from engine.players.motives import ChosenAction as ChosenAction
from engine.players.motives import Motive
from engine.players.offer_limits import NO_PERSONS, Company
from engine.players.plain import jail_and_tax
from engine.players.plain import player as plain
from engine.players.plain.groups import top_rents
from engine.players.policy import building, debts, offering, purchases
from engine.players.policy.building import Budget
from engine.players.policy.viewpoint import Viewpoint
from engine.players.policy.what_if import altered, built, mortgaged
from engine.view import View

LEAST_PAID_OFF = 0.002
"""The gain in the chance to win below which a mortgage that was received is kept."""


def choose(
    judge: Judge, view: View, character: Character, strength: str, company: Company = NO_PERSONS
) -> ChosenAction:
    """Return what the seat of a view, which is awaited, does next, and why.

    It is an answer, or business before; repeated with the views that follow, it comes to an answer.
    Raises ValueError for a spectator's view, and for one of a game that is over.
    """
    viewpoint = Viewpoint(view, character, company, judge=judge, strength=strength)
    if viewpoint.is_gentle:
        return plain.choose(viewpoint)
    if isinstance(viewpoint.decision, d.OfTurn):
        return _business(viewpoint) or go_on(viewpoint)
    return _answer(viewpoint)


def _answer(viewpoint: Viewpoint) -> ChosenAction:
    """Answer a decision before which there is no business, by the judge or as a plain player."""
    match viewpoint.decision:
        case d.BuyOrDecline(space=space):
            return purchases.buy(viewpoint, space)
        case d.UnmortgageOrHold(spaces=spaces):
            return _unmortgage_received(viewpoint, spaces)
        case d.DebtSettlement() as settlement:
            return debts.settle(viewpoint, settlement)
        case decision if decision.for_sale:
            return purchases.bid_for_lots(viewpoint)
        case _:
            found = plain.answer(viewpoint)
    if isinstance(found.action, a.Build):
        return ChosenAction(found.action, _why_business(viewpoint, found.action))
    return found


def _business(viewpoint: Viewpoint) -> ChosenAction | None:
    view = viewpoint.view
    if view.locked:
        return None
    found = offering.withdrawal(viewpoint) or _build_or_borrow(viewpoint)
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
        case a.Unmortgage(space=space):
            return Motive("lifted", (space,), dollars=view.unmortgage_cost(space))
        case _:
            raise AssertionError(f"no business: {action!r}")


def go_on(viewpoint: Viewpoint) -> ChosenAction:
    """Roll or end the turn, or do what is best in Jail."""
    if isinstance(viewpoint.decision, d.InJail):
        return in_jail(viewpoint)
    found = viewpoint.first()
    return ChosenAction(found.action, _why_kept(viewpoint) or found.motive)


def _why_kept(viewpoint: Viewpoint) -> Motive | None:
    """Return the cash that is kept rather than built with, if that is what is decisive."""
    view = viewpoint.view
    groups = [offer.group for offer in view.offers if isinstance(offer, BuildOffer)]
    costs = [view.rules.groups[group].house_cost for group in groups]
    if not costs:
        return None
    kept = building.cash_kept(view, viewpoint.seat, Budget(viewpoint.character.reserve))
    is_decisive = min(costs) <= viewpoint.cash < min(costs) + kept
    return Motive("kept", dollars=min(round(kept), viewpoint.cash)) if is_decisive else None


def in_jail(viewpoint: Viewpoint) -> ChosenAction:
    """Leave Jail where being free brings more than it costs, or with a jail card before
    the last roll; else roll for doubles.

    To be free or not hardly moves the judge once all is owned, but nobody leaves into houses: there
    a lap has to bring more salary than rents cost on it.
    """
    view = viewpoint.view
    if found := jail_and_tax.spared_fine(viewpoint):
        return found
    is_worth_it = (
        jail_and_tax.is_open(view)
        or accounts_of(view).of(viewpoint.seat).due < view.rules.go_salary
    )
    return jail_and_tax.leave(viewpoint) if is_worth_it else jail_and_tax.stay()


def _unmortgage_received(viewpoint: Viewpoint, spaces: tuple[int, ...]) -> ChosenAction:
    """BKR-05: pay off at once what is worth more than its loan; later it costs interest again."""
    view, seat = viewpoint.view, viewpoint.seat
    offers = [offer.spaces for offer in view.offers if isinstance(offer, UnmortgageReceivedOffer)]
    loans = {space: view.rules.properties[space].mortgage for row in offers for space in row}
    position: Position = view
    chosen = []
    for space, loan in sorted(loans.items(), key=lambda loan: -loan[1]):
        after = altered(position, {seat: -loan}, {space: Deed(seat)})
        gained = viewpoint.chance(after) - viewpoint.chance(position)
        if after.seats[seat].cash >= 0 and gained > LEAST_PAID_OFF:
            position = after
            chosen.append(space)
    if not chosen:
        return ChosenAction(a.UnmortgageReceived(()), Motive("held-mortgages", spaces))
    unmortgaged = tuple(sorted(chosen))
    cost = sum(loans[space] for space in unmortgaged)
    return ChosenAction(
        a.UnmortgageReceived(unmortgaged), Motive("lifted-received", unmortgaged, dollars=cost)
    )
