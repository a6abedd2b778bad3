"""Legal actions drawn at random, and a search among them for what seldom stands open.

The search knows the dice of one game and plays it in memory again and again; what it finds is then
played through the host, action by action.
"""

from __future__ import annotations

from contextlib import suppress
from random import Random

from engine.core import actions as a
from engine.core import offered
from engine.core.actions import Action, SeatId, Side
from engine.core.chance import Chance
from engine.core.decisions import BuyOrDecline, DebtSettlement, InJail
from engine.core.errors import IllegalAction
from engine.core.offered import Offer
from engine.core.state import GameState, awaited, waiting
from engine.game import apply, deferrable, offers
from engine.players import absent
from tests.states.kinds import Kind
from tests.states.standing import open_in
from tests.support.random_actions import within

RARE = (offered.ClaimOffer, offered.BuildingBidRange, offered.UnmortgageReceivedOffer)
"""Offers of decisions that few games come to."""
Line = list[tuple[SeatId, Action]]


def any_action(
    state: GameState, seat: SeatId, random: Random, resigns: float = 0.001
) -> Action | None:
    """Return something that a seat may do now, or ask for; None for nothing."""
    found = [it for it in offers(state, seat) if not isinstance(it, a.Resign)]
    if random.random() < 0.25 and (early := deferrable(state, seat)):
        found = early
    if random.random() < resigns:
        return a.Resign()
    if (likely := _likely(state, seat, found, random)) is not None:
        return likely
    if not found or (seat in awaited(state) and random.random() < 0.15):
        return absent.answer(state, seat) if seat in awaited(state) else None
    offer = found[0] if random.random() < 0.4 else random.choice(found)
    return within(state, seat, offer, random)


def _likely(state: GameState, seat: SeatId, found: list[Offer], random: Random) -> Action | None:
    """Return what leads to rare things more often than other answers do; None for anything."""
    decision, roll = waiting(state), random.random()
    if isinstance(decision, InJail) and roll < 0.5 and a.Roll() in found:
        return a.Roll()
    if isinstance(decision, BuyOrDecline) and roll < 0.02 and len(state.players()) > 2:
        return a.Resign() if state.owned(seat) else None
    if isinstance(decision, DebtSettlement) and roll < 0.5 and seat in awaited(state):
        return absent.answer(state, seat)
    rare = [it for it in found if isinstance(it, RARE)]
    if rare and roll < 0.6:
        return within(state, seat, random.choice(rare), random)
    built = [it for it in found if isinstance(it, offered.BuildOffer)]
    if built and roll < 0.3:
        return within(state, seat, random.choice(built), random)
    return None


def any_gift(state: GameState, giver: SeatId, taker: SeatId, random: Random) -> Side:
    """Return what somebody gives away: cash, deeds of what another has begun to collect, or all."""
    roll = random.random()
    if roll < 0.25:
        return Side((), max(0, state.seats[giver].cash - random.choice((0, 0, 5, 40))))
    free = [
        space for space in state.owned(giver)
        if not state.is_built(state.rules.properties[space].group)
    ]  # fmt: skip
    if roll < 0.85:
        begun = {state.rules.properties[space].group for space in state.owned(taker)}
        free = [it for it in free if state.rules.properties[it].group in begun]
    jail_cards = tuple(state.seats[giver].jail_cards) if random.random() < 0.3 else ()
    return Side(tuple(free[:20]), 0, jail_cards)


class Scout:
    """Plays a game in memory from where it stands, with its own dice."""

    def __init__(self, state: GameState, chance: Chance, random: Random) -> None:
        self.begun, self.chance, self.random = state, chance, random

    def search(self, wanted: set[Kind], tries: int, most: int) -> Line:
        """Return actions that lead to something wanted; none where no try did."""
        for _ in range(tries):
            self.state, self.line = self.begun.copy(), Line()
            gifts = self.random.choice((0.03, 0.1, 0.25))
            resigns = self.random.choice((0.0, 0.002, 0.02))
            while not self.state.is_over and len(self.line) < most:
                self._step(gifts, resigns)
                if wanted & open_in(self.state):
                    return self.line
        return []

    def _step(self, gifts: float, resigns: float) -> None:
        state, random = self.state, self.random
        players = state.players()
        if random.random() < gifts and len(players) > 1:
            giver, taker = random.sample(players, 2)
            self._give(giver, taker)
            return
        seat = random.choice(awaited(state) if random.random() < 0.75 else players)
        action = any_action(state, seat, random, resigns)
        if action is not None:
            self._act(seat, action)

    def _give(self, giver: SeatId, taker: SeatId) -> None:
        given = any_gift(self.state, giver, taker, self.random)
        if given == Side() or not self._act(giver, a.OfferTrade(taker, given, Side())):
            return
        mine = [it for it in self.state.trades if (it.proposer, it.partner) == (giver, taker)]
        if mine and self.random.random() < 0.9:
            self._act(taker, a.AcceptTrade(mine[-1].id))

    def _act(self, seat: SeatId, action: Action) -> bool:
        with suppress(IllegalAction):
            self.state = apply(self.state, seat, action, self.chance).state
            self.line.append((seat, action))
            return True
        return False
