"""One game between players of one's choice, each of which sees what its seat may see."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from bench.arena.deals import Deals
from bench.arena.inside import Inside, Insider
from engine.core import actions as a
from engine.core.actions import Action, OfferTrade, SeatId
from engine.core.chance import FairChance
from engine.core.decisions import AnyAuction, DebtSettlement, OfTurn
from engine.core.errors import IllegalAction
from engine.core.events import Event, Trade
from engine.core.state import GameState, awaited, waiting
from engine.editions.board import TOKENS
from engine.editions.rules import Rules
from engine.game import new_game, play
from engine.players import absent
from engine.rules.ending import standings
from engine.rules.trade.offers import acceptable
from engine.rules.trade.terms import may_close
from engine.view import View, brief_view, seat_view

TURNS = 1000
"""Turns after which a game counts as unfinished, and who leads as its winner."""
MOST = 60
"""Actions in a turn after which only default answers count."""


class Player(Protocol):
    """A player of the arena; it may keep what it likes for one game."""

    def decide(self, view: View) -> Action:
        """Return what its seat, which is awaited, does next."""

    def answer(self, view: View, trade: Trade) -> Action:
        """Accept or decline an offer made to its seat, or make another one instead."""


@runtime_checkable
class Interjecting(Protocol):
    """A player that also makes offers while others have the turn (AMB-57)."""

    def interject(self, view: View) -> OfferTrade | None:
        """Return an offer to make before who has the turn goes on; it is asked again and again."""


@dataclass(frozen=True)
class Result:
    """How a game went: who won or leads by worth, in how many turns, and whether it was over.

    `places`: of each seat, from 1; `refused`: actions that the rules did not allow; `deals`: what
    came of offers.
    """

    winner: SeatId
    places: tuple[int, ...]
    turns: int
    finished: bool
    refused: int
    deals: Deals


class Table:
    """A game under way between such players: a new one, or one that goes on from a state."""

    def __init__(
        self, players: Sequence[Player], rules: Rules, seed: bytes, state: GameState | None = None
    ) -> None:
        self.players = players
        self._chance = FairChance(seed)
        self.state = state or new_game(rules, TOKENS[: len(players)], self._chance).state
        self.refused = 0
        self.deals = Deals()
        self.events: tuple[Event, ...] = ()
        """What the last action has led to."""
        self._turn = self._acted = 0
        self._interjecting = [
            (seat, player)
            for seat, player in enumerate(players)
            if isinstance(player, Interjecting)
        ]
        for seat, player in enumerate(players):
            if isinstance(player, Insider):
                player.learn(Inside(players, self.state, seat))

    def step(self) -> None:
        """Carry out one action. One that the rules refuse counts as the default answer."""
        if self.state.turn != self._turn:
            self._turn, self._acted = self.state.turn, 0
        self._acted += 1
        self.events = ()
        seat, action = self._next()
        try:
            self.events = play(self.state, seat, action, self._chance)
            self.deals.note(self.events, self.state.turn)
        except IllegalAction:
            self.refused += 1
            if seat in awaited(self.state):
                play(self.state, seat, absent.answer(self.state, seat), self._chance)
            else:
                self._acted += MOST

    def winner(self) -> SeatId:
        """Return who has won, or leads by worth."""
        if self.state.winners:
            return self.state.winners[0]
        return max(self.state.players(), key=self.state.worth)

    def _next(self) -> tuple[SeatId, Action]:
        state = self.state
        for claim in state.claims:
            return claim.owner, a.CollectRent(claim.id)
        if not isinstance(waiting(state), AnyAuction):
            for trade in state.trades:
                if may_close(state, trade):
                    return trade.partner, self._answer(trade)
        seat = awaited(state)[0]
        if self._acted > MOST:
            return seat, absent.answer(state, seat)
        return self._interjected() or (seat, self.players[seat].decide(seat_view(state, seat)))

    def _interjected(self) -> tuple[SeatId, OfferTrade] | None:
        """Return an offer that is made before who has the turn goes on, and by whom."""
        state = self.state
        if not isinstance(waiting(state), OfTurn) or state.locked() or state.is_closing():
            return None
        for seat, player in self._interjecting:
            if seat == state.mover or state.seats[seat].left is not None:
                continue
            if offer := player.interject(brief_view(state, seat)):
                return seat, offer
        return None

    def _answer(self, trade: Trade) -> Action:
        seat, declined = trade.partner, a.DeclineTrade(trade.id)
        if self._acted > MOST or isinstance(waiting(self.state), DebtSettlement):
            return declined
        found = self.players[seat].answer(seat_view(self.state, seat), trade)
        if isinstance(found, a.AcceptTrade) and not acceptable(self.state, trade):
            return declined
        return found


def play_game(players: Sequence[Player], rules: Rules, seed: bytes, turns: int = TURNS) -> Result:
    """Play a game, for `turns` turns at the most."""
    table = Table(players, rules, seed)
    while not table.state.is_over and table.state.turn <= turns:
        table.step()
    state = table.state
    places = tuple(place for _, place in sorted(standings(state)))
    return Result(table.winner(), places, state.turn, state.is_over, table.refused, table.deals)
