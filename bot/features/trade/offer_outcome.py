"""What became of an offer, read from the log."""

from collections.abc import Iterable
from itertools import takewhile
from typing import Literal, NamedTuple

from engine.core.actions import SeatId
from engine.core.events import Built, Event, Trade, TradeClosed, TradeMade, TradeOffered
from engine.core.saves import load_events
from engine.core.timeline import taken_back
from engine.host.service import Host
from engine.host.store.records import Author, Step

OfferOutcome = Literal[
    "made", "declined", "withdrawn", "countered", "gone", "left", "expired", "over"
]
"""`gone`: something in it changed; `expired`: withdrawn by the clock; `over`: the game was."""

WITHDRAWING: tuple[Author, ...] = ("press", "orders", "computer")
"""Who withdraws an offer; by all others it expires."""


class ClosedOffer(NamedTuple):
    """An offer as it was, how it ended, the counteroffer that it was answered with, and the version
    of the game that ended it (0: not known).
    """

    trade: Trade
    by: OfferOutcome
    counter: Trade | None = None
    version: int = 0

    @property
    def latest(self) -> Trade:
        """What its two sides have talked about last: the counteroffer, if there is one."""
        return self.counter or self.trade


async def outcome_of(
    host: Host, game_id: str, number: int, after_version: int
) -> ClosedOffer | None:
    """Return how an offer ended after a version of the game; None if the log does not say."""
    steps = await host.store.games.steps(game_id, after_version)
    gone = taken_back(steps)
    for step in steps:
        events = () if step.version in gone else load_events(step.events)
        for event in events:
            closed = _outcome_in(step, event)
            if closed is not None and closed.trade.id == number:
                counter = _counter_in(events, number)
                return closed._replace(counter=counter, version=step.version)
    return None


def _counter_in(events: Iterable[Event], number: int) -> Trade | None:
    """Return the offer among events that counters a given one."""
    offered = (event for event in events if isinstance(event, TradeOffered))
    return next((it.trade for it in offered if it.answers == number), None)


def _outcome_in(step: Step, event: Event) -> ClosedOffer | None:
    match event:
        case TradeMade(trade=trade):
            return ClosedOffer(trade, "made")
        case TradeClosed(trade=trade, by="withdrawn") if step.by not in WITHDRAWING:
            return ClosedOffer(trade, "expired")
        case TradeClosed(trade=trade, by=by):
            return ClosedOffer(trade, by)
        case _:
            return None


async def built_by_orders(
    host: Host, game_id: str, closed: ClosedOffer, seat: SeatId
) -> list[Event]:
    """Return what the standing orders of a seat have built at once when an offer was answered."""
    if not closed.version:
        return []
    answer, *after = await host.store.games.steps(game_id, closed.version - 1)
    at_once = takewhile(lambda step: step.key is None and step.at == answer.at, after)
    own = (step for step in at_once if step.seat == seat and step.by == "orders")
    return [it for step in own for it in load_events(step.events) if isinstance(it, Built)]


class MadeOffer(NamedTuple):
    """An offer, the version that made it, and the id of the offer that it counters.

    `at`: when a computer made it, unix seconds; None for a person's.
    """

    trade: Trade
    version: int
    at: float | None
    answers: int | None


async def offered_by(host: Host, game_id: str, key: str) -> MadeOffer | None:
    """Return the offer that a request has made."""
    step = await host.store.games.outcome(game_id, key)
    return None if step is None else _offer_in(step)


async def offer_made(host: Host, game_id: str, number: int, after_version: int) -> MadeOffer | None:
    """Return the making of an offer after a version of the game; None if it is older."""
    for step in await host.store.games.steps(game_id, after_version):
        found = _offer_in(step)
        if found is not None and found.trade.id == number:
            return found
    return None


def _offer_in(step: Step) -> MadeOffer | None:
    at = step.at if step.by == "computer" else None
    for event in load_events(step.events):
        if isinstance(event, TradeOffered):
            return MadeOffer(event.trade, step.version, at, event.answers)
    return None
