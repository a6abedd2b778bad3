"""Borrowing on deeds and paying back (MORT)."""

from engine.core.actions import Levels, Mortgage, SeatId, Unmortgage, UnmortgageReceived
from engine.core.decisions import Decision, UnmortgageOrHold
from engine.core.errors import Reason, need
from engine.core.events import Mortgaged, Unmortgaged
from engine.core.offered import MortgageOffer, Offer, UnmortgageOffer, UnmortgageReceivedOffer
from engine.core.state import GameState
from engine.core.steps import OfferUnmortgage
from engine.core.table import Table
from engine.rules.business import need_business, need_cash, need_no_lock, need_not_bid_for
from engine.rules.debt.debts import is_unpayable, next_debt
from engine.rules.trade.exchange import held_mortgaged


def mortgage(table: Table, decision: Decision, seat: SeatId, action: Mortgage) -> None:
    """MORT-01, MORT-02: with the Bank alone, at any time, for the value on the deed."""
    need_no_lock(table.state, seat)
    need_funds(table.state, seat)
    need_mortgageable(table.state, seat, action.space)
    need(is_bare(table.state, action.space), Reason.GROUP_BUILT)  # MORT-03
    need_not_bid_for(table.state, seat, [action.space])
    lend(table, seat, action.space)


def need_mortgageable(state: GameState, seat: SeatId, space: int) -> None:
    """Refuse any deed but an unmortgaged one of the seat's own."""
    deed = state.deeds.get(space)
    need(deed and deed.owner == seat, Reason.NOT_OWNER)
    need(deed and not deed.mortgaged, Reason.ALREADY_MORTGAGED)


def is_bare(state: GameState, space: int, levels: Levels = ()) -> bool:
    """MORT-03, MORT-04: no building is in the way of a mortgage, once these levels are reached."""
    lots, deeds = state.rules.bound_lots[space], state.deeds
    if levels:
        after = dict(levels)
        return not any([after.get(lot, deeds[lot].level) for lot in lots])
    for lot in lots:  # noqa: SIM110 - a generator costs more
        if deeds[lot].level:
            return False
    return True


def lend(table: Table, seat: SeatId, space: int) -> None:
    """Pay the value on the deed as the Bank's loan."""
    table.emit(Mortgaged(seat, space, table.state.rules.properties[space].mortgage))


def need_funds(state: GameState, seat: SeatId) -> None:
    """AMB-65: nothing is mortgaged for a debt that even all of it could not pay."""
    debt = next_debt(state.debt_settlements(), seat)
    if debt is not None:
        able = state.raisable(seat)
        need(able >= debt.amount, Reason.MORTGAGE_SAVES_NOTHING, price=debt.amount, cash=able)


def unmortgage(table: Table, decision: Decision, seat: SeatId, action: Unmortgage) -> None:
    """MORT-05, MORT-07: only the owner, for the loan and ten per cent."""
    state = table.state
    need_business(state, seat)
    deed = state.deeds.get(action.space)
    need(deed and deed.owner == seat, Reason.NOT_OWNER)
    need(deed and deed.mortgaged, Reason.NOT_MORTGAGED)
    need(action.space not in _just_received(state, seat), Reason.NOT_NOW)  # BKR-05: asked alone
    cost = state.unmortgage_cost(action.space)
    need_cash(state, seat, cost)
    payable = _bid_stays_payable(state, seat, action.space)
    need(payable, Reason.BID_BINDS, price=state.leading_bids_cost(seat))
    table.emit(Unmortgaged(seat, action.space, cost))


def _just_received(state: GameState, seat: SeatId) -> tuple[int, ...]:
    """Return the mortgaged deeds about which a seat has still to say whether it pays them off."""
    asked = [it for it in state.agenda.pending(UnmortgageOrHold) if it.seat == seat]
    if not asked:
        return ()
    return held_mortgaged(state, seat, [space for frame in asked for space in frame.spaces])


def _bid_stays_payable(state: GameState, seat: SeatId, space: int) -> bool:
    """AMB-21: return whether a seat that pays this mortgage off can still pay what it has bid."""
    cost, lead = state.unmortgage_cost(space), state.leading_bids_cost(seat)
    if state.building_bid_cash(seat) > state.seats[seat].cash - cost:
        return False
    if not lead:
        return True
    return state.bid_limit(seat, cost, state.rules.properties[space].mortgage) >= lead


def mortgage_offers(
    state: GameState, seat: SeatId, free: list[int], built: list[str]
) -> list[Offer]:
    """Return the unmortgaged deeds that no building keeps from a mortgage (AMB-65)."""
    debt = next_debt(state.debt_settlements(), seat)
    if debt is not None and is_unpayable(state, debt):
        return []
    bid_for = state.group_bid_for(seat)
    if bid_for:
        free = [space for space in free if space not in state.members(bid_for)]
    if built:
        barred = _beside_buildings(state, built)
        free = [space for space in free if space not in barred]
    return [MortgageOffer(tuple(free))] if free else []


def _beside_buildings(state: GameState, built: list[str]) -> set[int]:
    """MORT-03: the lots of these groups that a building keeps from being mortgaged."""
    deeds, bound = state.deeds, state.rules.bound_lots
    found: set[int] = set()
    for name in built:
        for space in state.members(name):
            if deeds[space].level:
                found.update(bound[space])
    return found


def unmortgage_offers(state: GameState, seat: SeatId, held: list[int]) -> list[Offer]:
    """Return the mortgaged deeds that cash can pay off, but for those just received."""
    cash, received = state.spare_cash(seat), _just_received(state, seat)
    payable = [s for s in held if state.unmortgage_cost(s) <= cash and s not in received]
    if state.leading_bids_cost(seat):
        payable = [space for space in payable if _bid_stays_payable(state, seat, space)]
    return [UnmortgageOffer(tuple(payable))] if payable else []


def offer_unmortgage(table: Table, frame: OfferUnmortgage) -> None:
    """BKR-05: ask about mortgages received, whatever cash is in hand.

    What is missing may be raised first, and then the loan is all that there is to pay.
    """
    spaces = held_mortgaged(table.state, frame.seat, frame.spaces)
    if spaces:
        agenda = table.change_agenda()
        agenda.push(UnmortgageOrHold(agenda.next_id(), frame.seat, spaces))


def close_unmortgage(table: Table, decision: UnmortgageOrHold) -> bool:
    """Close the question once all of its mortgages are paid off, or gone."""
    if held_mortgaged(table.state, decision.seat, decision.spaces):
        return False
    table.change_agenda().remove(decision)
    return True


def unmortgage_received(
    table: Table, decision: UnmortgageOrHold, seat: SeatId, action: UnmortgageReceived
) -> None:
    """BKR-05: pay the principal now, without a second interest; BKR-06: or hold."""
    state = table.state
    need(set(action.spaces) <= set(decision.spaces), Reason.NOT_OWNER)
    need(len(set(action.spaces)) == len(action.spaces), Reason.NOT_MORTGAGED)
    held = held_mortgaged(state, seat, action.spaces)
    need(held == action.spaces, Reason.NOT_MORTGAGED)
    loans = {space: state.rules.properties[space].mortgage for space in action.spaces}
    need_cash(state, seat, sum(loans.values()))
    table.change_agenda().remove(decision)
    for space, loan in loans.items():
        table.emit(Unmortgaged(seat, space, loan))


def unmortgage_received_offers(
    state: GameState, decision: UnmortgageOrHold, seat: SeatId
) -> list[Offer]:
    """Offer to pay off any of the deeds received, as far as the cash goes, or none."""
    properties, cash = state.rules.properties, state.spare_cash(seat)
    held = held_mortgaged(state, seat, decision.spaces)
    return [UnmortgageReceivedOffer(tuple(s for s in held if properties[s].mortgage <= cash))]
