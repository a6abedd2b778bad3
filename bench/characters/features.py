"""What a game's log says of how each seat has played, in a few numbers."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

from bench.arena.table import Player, Table
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.state import GameState
from engine.editions.rules import Rules
from engine.players.plain.groups import owner_of_rest

TURNS = 400
"""Turns after which a game is looked at even if it is not over."""
NAMES = (
    "for_group", "for_counted", "for_begun", "for_first", "sells", "sells_counted", "premium",
    "made", "accepted", "bid", "bid_stop", "bid_own", "bid_counted",
    "declined", "declined_counted", "cash", "cash_built", "cash_throw", "lap_kept",
    "built", "mortgaged", "lifted", "railroads", "utilities", "oranges",
    "pinks", "deeds", "groups", "single",
)  # fmt: skip
"""The numbers of a seat, in order."""


@dataclass
class Notes:
    """What is noted of one seat, each list a mean in the end."""

    turns: int = 0
    offers: Counter[str] = field(default_factory=Counter)
    premiums: list[float] = field(default_factory=list)
    made: int = 0
    answers: list[float] = field(default_factory=list)
    bids: dict[str, list[float]] = field(default_factory=dict)
    landed: list[float] = field(default_factory=list)
    landed_counted: list[float] = field(default_factory=list)
    cash: list[float] = field(default_factory=list)
    built: list[float] = field(default_factory=list)
    kept: list[float] = field(default_factory=list)
    levels: int = 0
    mortgaged: int = 0
    unmortgaged: int = 0
    owned: list[tuple[int, ...]] = field(default_factory=list)


class Log:
    """Notes of all seats of a game under way."""

    def __init__(self, seats: int) -> None:
        self.notes = [Notes() for _ in range(seats)]

    def follow(self, state: GameState, event: e.Event) -> None:
        """Note an event, with the state right after the action that it belongs to."""
        notes = self.notes
        match event:
            case e.TurnStarted(seat=seat):
                self._turn(state, seat)
            case e.TradeOffered() | e.TradeMade() | e.TradeClosed():
                self._trade(state, event)
            case e.BidMade(seat=seat, space=int() as space, amount=amount):
                price = state.rules.properties[space].price
                notes[seat].bids.setdefault(_kind(state, seat, space), []).append(amount / price)
            case e.PropertyBought() | e.PurchaseDeclined():
                self._landed(state, event)
            case e.Built() | e.Mortgaged() | e.Unmortgaged():
                self._business(state, event)

    def _landed(self, state: GameState, event: e.PropertyBought | e.PurchaseDeclined) -> None:
        notes, group = self.notes[event.seat], state.rules.properties[event.space].group
        is_street = state.rules.groups[group].kind == "street"
        found = notes.landed if is_street else notes.landed_counted
        found.append(float(isinstance(event, e.PurchaseDeclined)))

    def _business(self, state: GameState, event: e.Built | e.Mortgaged | e.Unmortgaged) -> None:
        notes = self.notes[event.seat]
        match event:
            case e.Built(levels=levels):
                notes.built.append(state.seats[event.seat].cash / 100)
                notes.levels += len(levels)
            case e.Mortgaged():
                notes.mortgaged += 1
            case e.Unmortgaged():
                notes.unmortgaged += 1

    def _turn(self, state: GameState, seat: SeatId) -> None:
        notes = self.notes[seat]
        notes.turns += 1
        notes.cash.append(state.seats[seat].cash / 100)
        if state.complete_streets(seat):
            notes.kept.append(state.seats[seat].cash / 100)
        groups = ("railroad", "utility", "orange", "pink")
        counts = tuple(state.count_owned(seat, group) for group in groups)
        owned = state.owned(seat)
        begun = {state.rules.properties[space].group for space in owned}
        complete = len(state.complete_streets(seat))
        notes.owned.append((*counts, len(owned), complete, len(begun) - complete))

    def _trade(self, state: GameState, event: e.TradeOffered | e.TradeMade | e.TradeClosed) -> None:
        trade = event.trade
        proposer, partner = self.notes[trade.proposer], self.notes[trade.partner]
        if isinstance(event, e.TradeOffered):
            proposer.offers[_content(state, trade)] += 1
            proposer.premiums.append(_premium(state, trade))
        elif isinstance(event, e.TradeMade):
            proposer.made += 1
            partner.answers.append(1.0)
        elif event.by == "declined":
            partner.answers.append(0.0)


def _content(state: GameState, trade: e.Trade) -> str:
    """Return what an offer is about: what its proposer would have with what it asks for."""
    properties = state.rules.properties
    if not trade.takes.deeds:
        sold = {state.rules.groups[properties[deed].group].kind for deed in trade.gives.deeds}
        return "sells" if "street" in sold else "sells_counted"
    group = properties[trade.takes.deeds[0]].group
    if state.rules.groups[group].kind != "street":
        return "for_counted"
    owned = state.count_owned(trade.proposer, group) + len(trade.takes.deeds)
    if owned == len(state.members(group)):
        return "for_group"
    return "for_begun" if state.count_owned(trade.proposer, group) else "for_first"


def _premium(state: GameState, trade: e.Trade) -> float:
    """Return how much more than printed prices the proposer gives, in hundreds of dollars."""
    properties = state.rules.properties
    given, taken = (
        side.cash + sum(properties[deed].price for deed in side.deeds)
        for side in (trade.gives, trade.takes)
    )
    return (given - taken) / 100


def _kind(state: GameState, seat: SeatId, space: int) -> str:
    """Return what a bid is for: to stop a rival, an own group, what is counted, anything else."""
    group = state.rules.properties[space].group
    if state.rules.groups[group].kind != "street":
        return "counted"
    if any(state.deeds[member].owner == seat for member in state.members(group) if member != space):
        return "own"
    return "any" if owner_of_rest(state, space) is None else "stop"


def numbers(notes: Notes) -> list[float]:
    """Return the numbers of a seat, in the order of NAMES."""
    turns = max(notes.turns, 1)
    owned = [fmean(it) for it in zip(*notes.owned, strict=True)] if notes.owned else [0.0] * 7
    bids = [_highest(notes.bids.get(kind, [])) for kind in ("any", "stop", "own", "counted")]
    asked = [notes.offers[name] / turns for name in NAMES[:6]]
    return [
        *asked, _mean(notes.premiums), notes.made / turns, _mean(notes.answers), *bids,
        _mean(notes.landed), _mean(notes.landed_counted), _mean(notes.cash), _mean(notes.built),
        min(notes.built, default=0.0), _mean(notes.kept), notes.levels / turns,
        notes.mortgaged / turns, notes.unmortgaged / turns, *owned,
    ]  # fmt: skip


def _mean(found: Sequence[float]) -> float:
    return fmean(found) if found else 0.0


def _highest(found: Sequence[float]) -> float:
    """Return the mean of the upper half."""
    upper = sorted(found)[len(found) // 2 :]
    return _mean(upper)


def play_noted(
    players: Sequence[Player], rules: Rules, seed: bytes, turns: int = TURNS
) -> list[list[float]]:
    """Play a game and return the numbers of each seat."""
    table = Table(players, rules, seed)
    log = Log(len(players))
    while not table.state.is_over and table.state.turn <= turns:
        table.step()
        for event in table.events:
            log.follow(table.state, event)
    return [numbers(note) for note in log.notes]
