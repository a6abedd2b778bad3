"""Plays every game of a database on by one simple policy, and notes what came of it.

The policy asks nothing but what is offered, and draws by the game's id: a version that offers the
same and does the same comes to the same log. Each game has a clock of its own, which begins when
it was left, so all of them play at once, and share what their changes cost on disk.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from hashlib import sha256
from random import Random
from typing import Any
from unittest.mock import patch

from engine.core import actions as a
from engine.core import offered
from engine.core.actions import Action, SeatId
from engine.core.buildings import in_single_steps
from engine.core.errors import IllegalAction
from engine.core.offered import Offer
from engine.core.state import GameState, awaited, waiting
from engine.game import offers
from engine.host import automatic
from engine.host.administration.databases import open_store
from engine.host.refusals import Refused
from engine.host.service import Host
from engine.host.snapshots import StartedGame, state_of
from engine.players import absent
from engine.rules.building.layouts import layout

MOST = 12
"""Changes of each game, unless more are asked for."""
DIGITS = 8
NEXT = ("waiting", "agenda-changed", "move-ended", "purchase-offered")
"""Kinds of events that versions have in other places, or not at all."""
_CLOCK: ContextVar[float] = ContextVar("clock")
Played = dict[str, list[str]]
"""By game: its log from where it was left on, a line each, with a hash of its events; the last line
is about the whole table."""


async def play_on(url: str, notes: Sequence[Mapping[str, Any]], most: int = MOST) -> Played:
    """Play all games of a database on, and return what came of each.

    Computers answer as silence would: how they play is no promise to games that are open.
    """
    with patch.object(automatic, "simple_thought", automatic.usual_thought):
        host = Host(await open_store(url), _CLOCK.get)
        try:
            games = [PlayedOn(host, str(note["id"]), float(note["at"]), most) for note in notes]
            found = await asyncio.gather(*(asyncio.create_task(game.play()) for game in games))
        finally:
            await host.store.close()
        return {str(note["id"]): lines for note, lines in zip(notes, found, strict=True)}


class PlayedOn:
    """One game that goes on from where it was left."""

    def __init__(self, host: Host, game: str, at: float, most: int) -> None:
        self.host, self.game, self.at, self.most = host, game, at, most
        self.random = Random(game)
        self.lines: list[str] = []

    async def play(self) -> list[str]:
        """Play until the game is over, nothing moves it, or there were changes enough."""
        _CLOCK.set(self.at)
        if not isinstance(await self.host.snapshot(self.game), StartedGame):
            return ["lobby"]
        begun = (await self.host.started_game(self.game)).record.version
        for number in range(self.most):
            found = await self.host.started_game(self.game)
            if found.record.phase != "running" or not await self._go_on(found, number):
                break
        after = await self.host.store.games.steps(self.game, begun)
        for step in after:
            self.lines.append(f"{step.by}: {step.action} #{_events(step.events)}")
        self.lines.append(_table(await self.host.started_game(self.game)))
        return self.lines

    async def _go_on(self, found: StartedGame, number: int) -> bool:
        """Let somebody answer, or time pass; return False where neither changes anything."""
        _CLOCK.set(_CLOCK.get() + 5)
        state = state_of(found)
        seats = [it for it in awaited(state) if found.players[it].user_id is not None]
        if found.record.paused_at is None and seats and self.random.random() < 0.9:
            await self._answer(found, state, self.random.choice(seats), number)
            return True
        times = [at for it in found.deadlines if (at := it.fires_at) is not None]
        if not times:
            return False
        _CLOCK.set(max(_CLOCK.get(), min(times) + 1))
        await self.host.fire_due(self.game)
        return True

    async def _answer(
        self, found: StartedGame, state: GameState, seat: SeatId, number: int
    ) -> None:
        user, key = found.players[seat].user_id, f"{self.game}-{number}"
        assert user is not None
        for action in (self._choice(state, seat), absent.answer(state, seat)):
            try:
                await self.host.submit(self.game, user, waiting(state).id, action, key)
            except IllegalAction as refused:
                self.lines.append(f"refused: {refused.reason.value}")
            except Refused as refused:
                self.lines.append(f"refused: {refused.refusal.value}")
            else:
                return

    def _choice(self, state: GameState, seat: SeatId) -> Action:
        left_out = (a.Resign, a.GiveUp, offered.TradeTerms)
        found = [it for it in offers(state, seat) if not isinstance(it, left_out)]
        if not found or self.random.random() < 0.2:
            return absent.answer(state, seat)
        offer = found[0] if self.random.random() < 0.5 else self.random.choice(found)
        return self._within(state, offer)

    def _within(self, state: GameState, offer: Offer) -> Action:
        match offer:
            case offered.BidRange(lowest=low):
                return a.Bid(low)
            case offered.MaximumRange(lowest=low):
                return a.SetMaximum(low)
            case offered.LotsOffer(lots=lots, highest=high):
                return a.FileMaxima((self.random.choice(lots),), high)
            case offered.UnmortgageReceivedOffer():
                return a.UnmortgageReceived(())
            case offered.BuildingBidRange(space=space, lowest=low):
                return a.BidForBuilding(space, low)
            case offered.ClaimOffer(group=group, lowest=low):
                lots = in_single_steps(state, layout(state, group, low))
                cost = state.rules.groups[group].house_cost
                return a.FileClaim(tuple((lot, cost) for lot in lots))
            case _:
                return _property_action(state, offer)


def _property_action(state: GameState, offer: Offer) -> Action:
    match offer:
        case offered.BuildOffer(group=group, lowest=low):
            return a.Build(layout(state, group, low))
        case offered.SellOffer(group=group, totals=totals):
            return a.SellBuildings(layout(state, group, totals[0]))
        case offered.SellLotsOffer(lots=lots):
            space, levels = lots[0]
            return a.SellBuildings(((space, levels[0]),))
        case offered.MortgageOffer(spaces=spaces):
            return a.Mortgage(spaces[0])
        case offered.UnmortgageOffer(spaces=spaces):
            return a.Unmortgage(spaces[0])
        case _:
            return offer  # type: ignore[return-value]


def _events(text: str) -> str:
    """Return a hash of events, but for those that only say what is to happen next."""
    found = [event for event in json.loads(text) if event["kind"] not in NEXT]
    return sha256(json.dumps(found).encode()).hexdigest()[:DIGITS]


def _table(found: StartedGame) -> str:
    """Return what lies on the table, in a few words that no change of a format touches."""
    state = state_of(found)
    seats = [[it.cash, it.space, it.jail, len(it.jail_cards), it.left] for it in state.seats]
    deeds = [[space, it.owner, it.mortgaged, it.level] for space, it in state.deeds.items()]
    asked = [waiting(state).kind, waiting(state).id, awaited(state)] if awaited(state) else []
    table = json.dumps([seats, deeds, state.turn, asked, found.record.phase])
    return (
        f"{found.record.phase} on turn {state.turn} #{sha256(table.encode()).hexdigest()[:DIGITS]}"
    )
