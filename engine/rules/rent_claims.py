"""Rent that falls due: charged at once, or left for its owner to ask for (RENT-08, AMB-26)."""

from engine.core.actions import CollectRent, SeatId
from engine.core.decisions import Decision
from engine.core.errors import Reason, need, refuse
from engine.core.events import RentClaim, RentClaimable, RentClaimed, RentLapsed
from engine.core.offered import Offer
from engine.core.state import GameState
from engine.core.steps import ChargeRent
from engine.core.table import Table
from engine.core.why import Rent
from engine.rules.debt.payment import charge


def rent_falls_due(table: Table, visitor: SeatId, owner: SeatId, rent: Rent) -> None:
    """AMB-26: charged the moment it falls due, or once its owner claims it."""
    if table.state.rules.rent_collection == "automatic-rent":
        charge(table, visitor, (owner,), rent.amount, rent)
        return
    claim = RentClaim(table.state.agenda.serial, owner, visitor, rent, table.state.turn)
    table.emit(RentClaimable(claim))


def rent_claim_offers(state: GameState, seat: SeatId) -> list[Offer]:
    """Return what a seat may still collect. AMB-28: it need not."""
    return [CollectRent(claim.id) for claim in state.claims if claim.owner == seat]


def collect_rent(table: Table, decision: Decision, seat: SeatId, action: CollectRent) -> None:
    """RENT-08: asked for in time, it is paid before the next roll; AMB-79: owed from now on.

    What this move has set going comes first, so that nobody who bids or raises money is charged
    in between; in the lock too, because asking changes nothing on the board (AMB-06).
    """
    claim = table.state.claim(action.claim) or refuse(Reason.NO_SUCH_CLAIM)
    need(claim.owner == seat, Reason.NOT_YOUR_CLAIM)
    _ask_for(table, claim)


def collect_all(table: Table) -> None:
    """AMB-81, S35-07: no roll is to come that would close a claim, so all of them are in time."""
    for claim in tuple(table.state.claims):
        _ask_for(table, claim)


def _ask_for(table: Table, claim: RentClaim) -> None:
    table.change_agenda().put(
        "before-throw", ChargeRent(claim.visitor, claim.owner, claim.rent, claim.id)
    )
    table.emit(RentClaimed(claim))


def charge_rent(table: Table, frame: ChargeRent) -> None:
    """RENT-08: the visitor pays what the landing came to."""
    charge(table, frame.visitor, (frame.owner,), frame.rent.amount, frame.rent)


def is_last_chance(state: GameState, claim: RentClaim) -> bool:
    """Return whether the claim lapses with the next roll to move, if that is made in this turn.

    AMB-27: the very next one at all, the visitor's bonus roll included; or the one of the second
    player to roll in a turn after the visitor's, whose own bonus rolls count once.
    """
    if state.rules.rent_window == "next-throw":
        return True
    return claim.followed not in (0, state.turn)


def lapsing(state: GameState) -> set[SeatId]:
    """Return the owners who lose rent at the next roll unless they claim it first."""
    return {claim.owner for claim in state.claims if is_last_chance(state, claim)}


def lapse_claims(table: Table) -> None:
    """RENT-08: close the claims that a roll ends; one for a utility card ends none (AMB-27)."""
    for claim in tuple(table.state.claims):
        if is_last_chance(table.state, claim):
            table.emit(RentLapsed(claim, "throw"))


def drop_claims(table: Table, seat: SeatId) -> None:
    """AMB-69: with the owner or the visitor what is still unclaimed is gone."""
    for claim in tuple(table.state.claims):
        if seat in (claim.owner, claim.visitor):
            table.emit(RentLapsed(claim, "left"))
