"""Open offers and what is queued, in notation: `trades 7=0 offer 1 gives 5 takes $40 | 9=…`.

Each begins with its id. What is said of a trade in notation, but not of one that lies open, is not
written: which of its deeds are mortgaged is seen on the board.
"""

from collections.abc import Iterator
from typing import get_args

from engine.core.actions import Action, OfferTrade, SeatId
from engine.core.events import Intent, Trade
from engine.core.events.intents import Business
from engine.core.notation import read, write
from engine.core.state import GameState
from engine.positions.waiting import number
from engine.rules.trade.exchange import mortgaged_deeds

BAR = " | "


def read_trades(state: GameState, text: str) -> None:
    """Lay the offers of a text open. Raises ValueError for a line that offers no trade."""
    for id, seat, action in _actions(state, text):
        if not isinstance(action, OfferTrade) or action.answers is not None:
            raise ValueError(f"{write(seat, action)!r} is no trade that lies open")
        state.trades.append(_trade(state, id, seat, action))


def _trade(state: GameState, id: int, seat: SeatId, offer: OfferTrade) -> Trade:
    gives, takes = offer.gives, offer.takes
    mortgaged = mortgaged_deeds(state, gives.deeds + takes.deeds)
    return Trade(
        id, seat, offer.partner, gives, takes, offer.unmortgages, mortgaged, offer.forgives
    )


def read_intents(state: GameState, text: str) -> None:
    """Queue the actions of a text. Raises ValueError for one that is never queued."""
    for id, seat, action in _actions(state, text):
        if not isinstance(action, get_args(Business)):
            raise ValueError(f"{write(seat, action)!r} is never queued")
        state.intents.append(Intent(id, seat, action))


def _actions(state: GameState, text: str) -> Iterator[tuple[int, SeatId, Action]]:
    for part in text.split(BAR):
        word, _, line = part.partition("=")
        id = number(word)
        state.agenda.give_id(id)
        yield id, *read(line)


def write_trades(state: GameState) -> str | None:
    """Return the open offers, None where the board no longer looks as it did for one of them."""
    lines = []
    for trade in state.trades:
        offer = OfferTrade(
            trade.partner, trade.gives, trade.takes, trade.unmortgages, forgives=trade.forgives
        )
        if _trade(state, trade.id, trade.proposer, offer) != trade:
            return None
        lines.append(f"{trade.id}={write(trade.proposer, offer)}")
    return BAR.join(lines)


def write_intents(state: GameState) -> str:
    """Return what is queued."""
    return BAR.join(f"{intent.id}={write(intent.seat, intent.action)}" for intent in state.intents)
