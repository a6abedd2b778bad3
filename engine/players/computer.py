"""Seats that the plain player plays from the state of a game: in simulations and tests."""

from collections.abc import Collection

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action, SeatId
from engine.core.events import Trade
from engine.core.state import GameState, waiting
from engine.players.characters import NEUTRAL
from engine.players.plain import player, trading
from engine.players.plain.outlook import Outlook
from engine.players.plain.purchases import RESERVE
from engine.rules.contents import ANSWERS
from engine.rules.manage import spending_offers
from engine.rules.trade.offers import acceptable
from engine.rules.trade.terms import may_close
from engine.view import brief_view


def next_action(state: GameState, seats: Collection[SeatId]) -> tuple[SeatId, Action] | None:
    """Return what one of these automatic seats does next, or None while only others are awaited.

    Rent to be claimed and offers of trades come first, then the decision that waits. Whatever is
    returned is legal, and repeating the call with the state it leads to comes to an end unless the
    game goes on.
    """
    if state.is_over:
        return None
    if (state.claims or state.trades) and (first := _before_decision(state, seats)):
        return first
    decision = waiting(state)
    for seat in decision.awaited(state):
        if seat in seats:
            return seat, _answer(state, seat, decision)
    return None


def _before_decision(state: GameState, seats: Collection[SeatId]) -> tuple[SeatId, Action] | None:
    """Return the rent that one of these seats collects, or else what it answers to an offer."""
    for claim in state.claims:
        if claim.owner in seats:
            return claim.owner, a.CollectRent(claim.id)
    for trade in state.trades:
        if trade.partner in seats and is_answerable(state, trade):
            return trade.partner, _answer_offer(state, trade)
    return None


def is_answerable(state: GameState, trade: Trade) -> bool:
    """Return whether an open trade can be answered: not in the lock, nor in an auction.

    There it cannot be judged.
    """
    if isinstance(waiting(state), d.AnyAuction):
        return False
    return may_close(state, trade)


def _answer_offer(state: GameState, trade: Trade) -> Action:
    """Return what the partner of an open trade answers to it."""
    outlook = Outlook(brief_view(state, trade.partner, ()))
    answer = trading.answer(outlook, trade).action
    possible = isinstance(answer, a.DeclineTrade) or acceptable(state, trade)
    return answer if possible else a.DeclineTrade(trade.id)


def _answer(state: GameState, seat: SeatId, decision: d.Decision) -> Action:
    """Return what an awaited seat does about the decision that waits, or what it does first.

    In most turns nothing can be chosen, and then nothing has to be looked at.
    """
    found = ANSWERS[type(decision)].offers(state, decision, seat)
    if isinstance(decision, d.OfTurn):
        if state.seats[seat].cash > RESERVE:
            found += spending_offers(state, seat)
        if len(found) == 1 and not _may_trade(state, seat, decision):
            return found[0]  # type: ignore[return-value]
    return player.choose(Outlook(brief_view(state, seat, tuple(found)))).action


def _may_trade(state: GameState, seat: SeatId, decision: d.Decision) -> bool:
    """Return whether a seat may offer a trade, or take an offer back, before it goes on."""
    is_time = isinstance(decision, d.ToRoll) and trading.is_round(state, seat, NEUTRAL)
    return is_time or bool(state.trades)
