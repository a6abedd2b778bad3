"""When a computer may answer a trade that it is offered."""

from collections.abc import Sequence

from engine.core.events import Trade
from engine.core.state import GameState
from engine.host.clocks.seat_status import SeatStatus
from engine.players.computer import is_answerable


def computer_may_answer(state: GameState, seats: Sequence[SeatStatus], trade: Trade) -> bool:
    """Return whether a trade is offered to a computer, and may be answered now.

    Another offer of the same deeds that a person has yet to answer comes first: a computer is
    faster than people, and would always have them. Not so where that person has made this one: who
    has two offers for the same deeds may well look at both answers.
    """
    if seats[trade.partner].is_person or not is_answerable(state, trade):
        return False
    before = (
        it
        for it in state.trades
        if it.partner != trade.proposer and it is not trade and seats[it.partner].is_waited_for
    )
    return not any(_deeds(it) & _deeds(trade) for it in before)


def _deeds(trade: Trade) -> set[int]:
    return {*trade.gives.deeds, *trade.takes.deeds}
