"""Jail, taxes and mortgages received: answers that compare the position after each."""

from engine.core import actions as a
from engine.core.decisions import ChooseTax
from engine.core.offered import LiftReceivedOffer
from engine.core.position import Deed, Position
from engine.players.judge.accounts_cache import accounts_of
from engine.players.motives import ChosenAction, Motive
from engine.players.policy.viewpoint import Viewpoint
from engine.players.policy.what_if import altered
from engine.rules.jail import counts_after_last_throw, is_last_throw

OPEN_BOARD = 6
"""Unowned properties for which it pays to leave Jail at once."""
DEED, BUILDING = 175, 125
"""Round dollars by which a player guesses what deeds and buildings are worth."""
WORTHWHILE = 0.002
"""The gain in the chance to win below which a mortgage that was received is kept."""


def in_jail(viewpoint: Viewpoint) -> ChosenAction:
    """Leave Jail where being free brings more than it costs, or with a pass before the last
    throw; else throw for doubles.
    """
    view = viewpoint.view
    passes = [it for it in view.offers if isinstance(it, a.UsePass)]
    if passes and _spares_fine(viewpoint):
        return ChosenAction(passes[0], Motive("pass"))
    leaving: list[a.UsePass | a.PayFine] = [*passes]
    leaving += [it for it in view.offers if isinstance(it, a.PayFine)]
    if not leaving or not _pays_to_leave(viewpoint):
        return ChosenAction(a.Throw(), Motive("stayed-in-jail"))
    return ChosenAction(leaving[0], Motive("left-jail"))


def _spares_fine(viewpoint: Viewpoint) -> bool:
    """Return whether a pass played now spares the fine that the next throw most likely costs.

    AMB-40: after the last throw a pass counts in the Short Game alone.
    """
    view = viewpoint.view
    return is_last_throw(view, viewpoint.seat) and not counts_after_last_throw(view)


def _pays_to_leave(viewpoint: Viewpoint) -> bool:
    """Return whether there is much to buy, or a lap brings more salary than rents cost on it.

    To be free or not hardly moves the judge once all is owned, but nobody leaves into houses.
    """
    view = viewpoint.view
    unowned = sum(deed.owner is None for deed in view.deeds.values())
    if unowned > OPEN_BOARD or viewpoint.is_gentle:
        return unowned > OPEN_BOARD
    return accounts_of(view).of(viewpoint.seat).due < view.rules.go_salary


def about_fine(viewpoint: Viewpoint) -> ChosenAction:
    """AMB-40: play a pass rather than pay the fine."""
    action = viewpoint.first("pass").action
    return ChosenAction(action, Motive("pass" if isinstance(action, a.UsePass) else "fine"))


def choose_tax(viewpoint: Viewpoint, decision: ChooseTax) -> ChosenAction:
    """Pay the flat tax where the share is guessed to be more.

    ITAX-03, AMB-44: nothing is added up before the choice. A guess looks at the cash, and how many
    deeds and buildings there are, as anybody at the table could; no price is looked up.
    """
    view, seat = viewpoint.view, viewpoint.seat
    owned = view.owned(seat)
    levels = sum(view.deeds[space].level for space in owned)
    guessed = viewpoint.cash + DEED * len(owned) + BUILDING * levels
    if guessed * decision.percent > decision.flat * 100:
        return ChosenAction(a.PayFlatTax(), Motive("flat-tax", dollars=decision.flat))
    return ChosenAction(a.PayTenth(), Motive("share-tax", dollars=decision.flat))


def lift_received(viewpoint: Viewpoint, spaces: tuple[int, ...]) -> ChosenAction:
    """BKR-05: pay off at once what is worth more than its loan; later it costs interest again."""
    view, seat = viewpoint.view, viewpoint.seat
    found = [it.spaces for it in view.offers if isinstance(it, LiftReceivedOffer)]
    position: Position = view
    chosen = []
    loans = {space: view.rules.properties[space].mortgage for row in found for space in row}
    for space, loan in sorted(loans.items(), key=lambda it: -it[1]):
        after = altered(position, {seat: -loan}, {space: Deed(seat)})
        gained = viewpoint.chance(after) - viewpoint.chance(position)
        if after.seats[seat].cash >= 0 and gained > WORTHWHILE and not viewpoint.is_gentle:
            position = after
            chosen.append(space)
    if not chosen:
        return ChosenAction(a.LiftReceived(()), Motive("held-mortgages", spaces))
    lifted = tuple(sorted(chosen))
    cost = sum(loans[space] for space in lifted)
    return ChosenAction(a.LiftReceived(lifted), Motive("lifted-received", lifted, dollars=cost))
