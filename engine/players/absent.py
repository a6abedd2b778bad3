"""What silence means when a deadline has passed (AMB-70 and the table of clocks)."""

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action, SeatId
from engine.core.state import GameState, waiting
from engine.rules.debt.debts import is_unpayable
from engine.rules.debt.liquidation import liquidation
from engine.rules.jail import affords_fine

FIXED_ANSWERS: dict[type[d.Decision], Action] = {
    d.ToThrow: a.Throw(),
    d.InJail: a.Throw(),
    d.HeldThrow: a.LiftHold(),
    d.ToEnd: a.EndTurn(),
    d.BuyOrDecline: a.Decline(),
    d.Auction: a.PassBid(),
    d.SealedAuction: a.PassBid(),
    d.ShortageClaim: a.PassBid(),
    d.ShortageAuction: a.PassBid(),
    d.LiftOrHold: a.LiftReceived(()),
}
"""What silence answers to decisions to which its answer is always the same."""


def answer(state: GameState, seat: SeatId) -> Action:
    """Return what a silent seat does about the decision that waits for it."""
    decision = waiting(state)
    match decision:
        case d.ChooseTax(flat=flat):
            return a.PayFlatTax() if state.seats[seat].cash >= flat else a.PayTenth()
        case d.FineOrPass():
            return _about_fine(state, seat)
        case d.DebtSettlement():
            return _about_debt(state, decision, seat)
        case _:
            return FIXED_ANSWERS[type(decision)]


def _about_fine(state: GameState, seat: SeatId) -> Action:
    """JAIL-12: the fine where cash covers it, else a pass, so that nothing has to be sold."""
    return a.PayFine() if affords_fine(state, seat) else a.UsePass(state.seats[seat].passes[0])


def _about_debt(state: GameState, decision: d.DebtSettlement, seat: SeatId) -> Action:
    """AMB-53: raise it in the order that costs least to undo; AMB-64: else bankrupt."""
    debt = decision.debt_of(seat)
    assert debt is not None
    if is_unpayable(state, debt):
        return a.GiveUp()
    return liquidation(state, seat, debt.amount)
