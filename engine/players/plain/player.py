"""The plain player: decides by printed prices, keeps a plain reserve, and looks at no rival.

Gentle computer players are plain players, and so is every seat of a simulation.
"""

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.offered import BuildOffer, UnmortgageOffer
from engine.players.motives import ChosenAction, Motive
from engine.players.plain import jail_and_tax, shortage
from engine.players.plain.bids import bid
from engine.players.plain.groups import top_rents
from engine.players.plain.outlook import Outlook
from engine.players.plain.purchases import buy, most, reserve
from engine.players.plain.trading import offer, withdrawal
from engine.rules.building.layouts import layout


def choose(outlook: Outlook) -> ChosenAction:
    """Return what a seat that is awaited does next, and why.

    It is an answer, or business before; repeated with the views that follow, it comes to an answer.
    Raises ValueError for a spectator's view, and for one of a game that is over.
    """
    if isinstance(outlook.decision, d.OfTurn):
        return _business(outlook) or _go_on(outlook)
    return answer(outlook)


def _go_on(outlook: Outlook) -> ChosenAction:
    """Roll or end the turn, or choose a way out of Jail."""
    is_jailed = isinstance(outlook.decision, d.InJail)
    return jail_and_tax.in_jail(outlook) if is_jailed else outlook.first()


def answer(outlook: Outlook) -> ChosenAction:
    """Answer a decision before which there is no business, by its first offer if nothing costs."""
    match outlook.decision:
        case d.BuyOrDecline(space=space):
            return buy(outlook, space)
        case d.ShortageClaim() | d.ShortageAuction():
            return _about_shortage(outlook)
        case d.ChooseTax() as tax:
            return jail_and_tax.choose_tax(outlook, tax)
        case d.UnmortgageOrHold(spaces=spaces):
            return ChosenAction(a.UnmortgageReceived(()), Motive("held-mortgages", spaces))
        case d.DebtSettlement() as settlement:
            return settle(outlook, settlement)
        case d.FineOrJailCard():
            return jail_and_tax.about_fine(outlook)
        case decision if decision.for_sale:
            return bid(outlook, lambda lot: most(outlook, lot))
        case _:
            return outlook.first("went-on")


def _business(outlook: Outlook) -> ChosenAction | None:
    if outlook.view.locked:
        return None
    return withdrawal(outlook) or _build_or_unmortgage(outlook) or offer(outlook)


def _build_or_unmortgage(outlook: Outlook) -> ChosenAction | None:
    """Build as high as the reserve allows, then pay mortgages off."""
    view, spare = outlook.view, outlook.cash - reserve(outlook)
    for found in view.offers:
        match found:
            case BuildOffer(group=group, lowest=lowest, highest=highest):
                steps = spare // view.rules.groups[group].house_cost
                if steps > 0:
                    levels = layout(view, group, min(highest, lowest - 1 + steps))
                    return _built(outlook, a.Build(levels))
            case UnmortgageOffer(spaces=(space, *_)) if view.unmortgage_cost(space) <= spare:
                cost = view.unmortgage_cost(space)
                return ChosenAction(a.Unmortgage(space), Motive("lifted", (space,), dollars=cost))
    return None


def _built(outlook: Outlook, build: a.Build) -> ChosenAction:
    view, spaces = outlook.view, tuple(space for space, _ in build.levels)
    group, cost = view.rules.properties[spaces[0]].group, view.building_cost(build.levels)
    rents = top_rents(view, build.levels)
    return ChosenAction(build, Motive("built-plain", spaces, group, dollars=cost, rents=rents))


def _about_shortage(outlook: Outlook) -> ChosenAction:
    action = shortage.answer(outlook)
    if isinstance(action, a.Build):
        return _built(outlook, action)
    return ChosenAction(action, shortage.motive(outlook.view, action))


def settle(outlook: Outlook, settlement: d.DebtSettlement) -> ChosenAction:
    """Raise the money for a debt as the rules propose; give up where nothing raises it."""
    debt = settlement.debt_of(outlook.seat)
    assert debt is not None
    plan = outlook.view.offers[0]
    if not isinstance(plan, a.RaiseMoney):
        return ChosenAction(outlook.first("gave-up").action, Motive("gave-up", dollars=debt.amount))
    return raised(plan, debt)


def raised(plan: a.RaiseMoney, debt: d.Debt) -> ChosenAction:
    """Return a plan that raises the money for a debt, with its motive."""
    spaces = tuple(sorted({*plan.mortgages, *(space for space, _ in plan.levels)}))
    return ChosenAction(plan, Motive("raised", spaces, dollars=debt.amount))
