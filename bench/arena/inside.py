"""What nobody at a table can know: which offers the others would accept, before they are made."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol, runtime_checkable

from engine.core import actions as a
from engine.core.actions import OfferTrade, SeatId
from engine.core.chance import FairChance
from engine.core.events import Trade
from engine.core.state import GameState
from engine.game import play
from engine.rules.trade.exchange import as_trade, mortgaged_deeds
from engine.rules.trade.offers import acceptable
from engine.view import View, brief_view


class Answering(Protocol):
    """A player that answers offers."""

    def answer(self, view: View, trade: Trade) -> a.Action:
        """Accept or decline an offer made to its seat, or make another one instead."""


@runtime_checkable
class Deciding(Protocol):
    """A player that tells whether it would accept an offer in less time than it answers one."""

    def accepts(self, view: View, trade: Trade) -> bool:
        """Return whether it accepts an offer made to its seat."""


@runtime_checkable
class Insider(Protocol):
    """A player that is told what the others would accept."""

    def learn(self, inside: "Inside") -> None:
        """Take note of how to ask, before the game begins."""


class Inside:
    """How the others at a table would answer the offers of a seat, in the present position.

    Each is asked what it would answer for what its own seat sees then.
    """

    def __init__(self, players: Sequence[Answering], state: GameState, seat: SeatId) -> None:
        self._players, self._state, self._seat = players, state, seat

    def is_accepted(self, offer: OfferTrade) -> bool:
        """Return whether the partner of an offer would accept it, and could."""
        state, seat, player = self._state, offer.partner, self._players[offer.partner]
        deeds = mortgaged_deeds(state, offer.gives.deeds + offer.takes.deeds)
        trade = replace(as_trade(self._seat, offer), id=state.agenda.serial, mortgaged=deeds)
        view = replace(brief_view(state, seat), trades=(trade,))
        if isinstance(player, Deciding):
            found = player.accepts(view, trade)
        else:
            found = isinstance(player.answer(view, trade), a.AcceptTrade)
        return found and acceptable(state, trade)

    def after(self, offer: OfferTrade) -> "Inside":
        """Return the same for the position in which an offer has been accepted."""
        state, chance = self._state.copy(), FairChance(b"")
        number = state.agenda.serial
        play(state, self._seat, offer, chance)
        play(state, offer.partner, a.AcceptTrade(number), chance)
        return Inside(self._players, state, self._seat)

    @property
    def state(self) -> GameState:
        """The position as it is, which nobody may change."""
        return self._state
