"""Deals of sharp players: what was told of them, and what playouts say."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from multiprocessing import Pool
from random import Random

from bench.arena.judging import Judging
from bench.arena.match import JsonLine
from bench.arena.table import TURNS, Table
from bench.deals.playouts import Chances, Estimate, Playouts, gained
from engine.core import actions as a
from engine.core.actions import OfferTrade, SeatId
from engine.core.events import Trade, TradeMade
from engine.core.notation import write
from engine.core.state import GameState
from engine.editions.catalogue import rules_of
from engine.players.judge.judging import fitted_judge
from engine.players.policy.fairness import Fairness, fairness
from engine.positions import write_position
from engine.view import public_view

SEATS = 4
PROMISED, COSTLY = 0.03, 0.10
"""The gain that a side was told, and the loss by playouts, from which on a deal is called wrong."""
ERRORS = 2
"""Standard errors by which a loss has to differ from nothing."""
RECHECKED = 4
"""How many times as many playouts a deal that seems wrong gets the second time, on other dice: by
the luck of their dice alone, some of many deals seem so.
"""


@dataclass(frozen=True)
class Deal:
    """A trade that its partner is about to accept."""

    state: GameState
    trade: Trade

    def told(self) -> Fairness:
        """Return the chances that screens name for it."""
        found = fairness(fitted_judge(), public_view(self.state), self.trade)
        assert found is not None
        return found


@dataclass(frozen=True)
class Outcome:
    """What a deal came to: the gains that were told and that came true, by side."""

    line: JsonLine
    told: dict[str, float]
    true: dict[str, Estimate]


def drawn(number: int, seed: str) -> Deal | None:
    """Play a game of sharp players, and return one of its deals at random; None without any."""
    rules, random = rules_of("1994").played_by_post(), Random(f"{seed}:{number}")
    table = Table([Judging() for _ in range(SEATS)], rules, f"{seed}:{number}".encode())
    found, count = None, 0
    while not table.state.is_over and table.state.turn <= TURNS:
        before = table.state.copy() if table.state.trades else None
        table.step()
        for event in table.events:
            if isinstance(event, TradeMade) and before is not None:
                count += 1
                if random.randrange(count) == 0:
                    found = Deal(before, event.trade)
    return found


def judged(deal: Deal, number: int, playouts: Playouts) -> Outcome:
    """Play a deal out, and again if it seems wrong."""
    state, trade, told = deal.state, deal.trade, deal.told()
    sides = {"acceptor": trade.partner, "offerer": trade.proposer}
    gains = {side: told.after[seat] - told.declined[seat] for side, seat in sides.items()}
    accepted, declined = _both(deal, playouts)
    true = {side: gained(accepted, declined, seat) for side, seat in sides.items()}
    line: JsonLine = {"deal": number, "turn": state.turn, "trade": _written(trade)}
    for side, seat in sides.items():
        line[side] = {
            "told": [round(100 * told.declined[seat], 1), round(100 * told.after[seat], 1)],
            "came_true": [_mean(declined, seat), _mean(accepted, seat)],
            "gain": true[side].line(),
        }
    if seems_wrong := [side for side in sides if is_wrong(gains[side], true[side])]:
        more = replace(playouts.of("again"), times=RECHECKED * playouts.times)
        both = _both(deal, more)
        again = {side: gained(*both, sides[side]) for side in seems_wrong}
        line["again"] = {side: found.line() for side, found in again.items()}
        if wrong := [side for side, found in again.items() if is_wrong(gains[side], found)]:
            line |= {"wrong": wrong, "position": write_position(state)}
    return Outcome(line, gains, true)


def _both(deal: Deal, playouts: Playouts) -> tuple[list[Chances], list[Chances]]:
    """Play a deal out, accepted and declined on the same dice."""
    state, trade = deal.state, deal.trade
    answers = a.AcceptTrade(trade.id), a.DeclineTrade(trade.id)
    accepted, declined = (
        playouts.after(state, [(trade.partner, answer)], lambda: [Judging() for _ in state.seats])
        for answer in answers
    )
    return accepted, declined


def is_wrong(told: float, true: Estimate) -> bool:
    """Return whether a gain was told of a deal that costs much by playouts."""
    is_sure = true.mean + ERRORS * true.error < 0
    return told >= PROMISED and true.mean <= -COSTLY and is_sure


def _written(trade: Trade) -> str:
    offer = OfferTrade(trade.partner, trade.gives, trade.takes, trade.unmortgages)
    return write(trade.proposer, offer)


def _mean(found: Sequence[Chances], seat: SeatId) -> float:
    return round(100 * Estimate.of([chances[seat] for chances in found]).mean, 1)


def deals(games: int, playouts: Playouts, jobs: int) -> Iterator[JsonLine]:
    """Yield a line for a deal of each game that has one, then one of them all."""
    outcomes = list[Outcome]()
    with Pool(jobs) as pool:
        for outcome in pool.imap(_played, [(number, playouts) for number in range(games)]):
            if outcome is not None:
                outcomes.append(outcome)
                yield outcome.line
    if outcomes:
        yield summary(outcomes)


def _played(job: tuple[int, Playouts]) -> Outcome | None:
    number, playouts = job
    deal = drawn(number, playouts.seed)
    return None if deal is None else judged(deal, number, playouts.of(number))


def summary(outcomes: Sequence[Outcome]) -> JsonLine:
    """Return means over deals, with their standard errors: what was told, what came true, and by
    how much more was told.
    """
    line: JsonLine = {"deals": len(outcomes), "wrong": sum("wrong" in it.line for it in outcomes)}
    for side in outcomes[0].told:
        pairs = [(it.told[side], it.true[side].mean) for it in outcomes]
        line[side] = {
            "told": Estimate.of([told for told, _ in pairs]).line(),
            "came_true": Estimate.of([true for _, true in pairs]).line(),
            "told_too_much": Estimate.of([told - true for told, true in pairs]).line(),
        }
    return line
