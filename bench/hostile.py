"""python -m bench.hostile: offers that try to get something for nothing, as one JSON line.

In positions of games between computer players one seat turns hostile, sometimes two in league. It
asks for gifts and for swaps at any price, sells and buys back, takes cash just before rents are
due, and deals around debts. The line says how many offers were accepted, how much an accepted one
or a series of them took from the chance to win at the most, by the judge and by judges whose
weights stray, and how many series of deals gave back all deeds and took cash.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from bench.arena.judging import Judging
from bench.arena.table import Table
from engine.core import actions as a
from engine.core.actions import SeatId, Side
from engine.core.chance import FairChance
from engine.core.errors import IllegalAction
from engine.core.events import PastOffer, Trade
from engine.core.state import GameState
from engine.editions.catalogue import rules_of
from engine.game import play
from engine.players.characters import CHARACTERS, STRENGTHS
from engine.players.judge.judging import Judge, fitted_judge, fitted_weights
from engine.players.plain.demands import sweetened
from engine.players.policy.answering import answer
from engine.players.policy.fairness import gains
from engine.players.policy.viewpoint import Viewpoint
from engine.rules.debt.debts import open_debts
from engine.rules.trade.offers import acceptable
from engine.view import View, seat_view

OFFERS, ROWS, ROW = 20, 3, 4
"""Offers of each position; series of deals, and how many deals there are in one."""
STRAYING, OPINIONS = 0.15, 3
CHANCE = FairChance(b"hostile")
"""Luck, of which offers need none."""
SUMS = (0, 1, 20, 60, 120, 200, 350, 600, 1000)
ROUND = 10
"""Dollars to which the victim's own offers are rounded."""


@dataclass
class Findings:
    """What hostile offers have led to; chances are of 1."""

    offers: int = 0
    accepted: int = 0
    worst: float = 0.0
    worst_by_others: float = 0.0
    worst_row: float = 0.0
    cycles: int = 0
    gifts: list[str] = field(default_factory=list)


class Position:
    """A position in which some seats are hostile to one."""

    def __init__(
        self, state: GameState, victim: SeatId, random: Random, strength: str = "sharp"
    ) -> None:
        self.state, self.victim, self._random = state, victim, random
        self._strength = strength
        self._character = CHARACTERS[random.choice(list(CHARACTERS))]
        stray = [lambda: random.lognormvariate(0, STRAYING)] * OPINIONS
        self._others = [Judge(fitted_weights().scaled(it)) for it in stray]

    def tries(self, offer: a.OfferTrade, by: SeatId, found: Findings) -> float | None:
        """Make an offer; return what it takes from the victim if it is accepted, and carry it out.

        None where it is against the rules or refused.
        """
        state = self.state.copy()
        try:
            play(state, by, offer, CHANCE)
        except IllegalAction:
            return None
        made = [
            trade for trade in state.trades if (trade.proposer, trade.partner) == (by, self.victim)
        ]
        trade = next(reversed(made), None)
        if trade is None or not acceptable(state, trade):
            return None
        found.offers += 1
        view = seat_view(state, self.victim)
        viewpoint = Viewpoint(view, self._character, judge=fitted_judge(), strength=self._strength)
        if not isinstance(answer(viewpoint, trade).action, a.AcceptTrade):
            return None
        found.accepted += 1
        lost = self._note(view, trade, found)
        play(state, self.victim, a.AcceptTrade(trade.id), CHANCE)
        self.state = state
        return lost

    def _note(self, view: View, trade: Trade, found: Findings) -> float:
        lost = -gains(fitted_judge(), view, trade)[self.victim]
        by_others = fmean(-gains(other, view, trade)[self.victim] for other in self._others)
        found.worst = max(found.worst, lost)
        found.worst_by_others = max(found.worst_by_others, by_others)
        if max(lost, by_others) > 0.01:
            found.gifts.append(f"{self._character.name}: {lost:.3f} {by_others:.3f} {trade}")
        return lost

    def offers(self, by: SeatId) -> Iterator[a.OfferTrade]:
        """Yield gifts that are asked for, swaps at any price, and deals about a debt."""
        mine, theirs = self.state.owned(by), self.state.owned(self.victim)
        for _ in range(OFFERS):
            gives = tuple(self._some(mine))
            takes = tuple(self._some(theirs))
            paid, asked = self._random.choice(SUMS), self._random.choice(SUMS)
            cash = (paid, 0) if self._random.random() < 0.5 else (0, asked)
            debts = [settlement.id for settlement in self.state.debt_settlements()]
            forgives = self._random.choice([*debts, None]) if debts else None
            yield a.OfferTrade(
                self.victim, Side(gives, cash[0]), Side(takes, cash[1]), forgives=forgives
            )

    def _some(self, deeds: Sequence[int]) -> list[int]:
        count = min(len(deeds), self._random.choice((0, 1, 1, 2, 3)))
        return sorted(self._random.sample(deeds, count))

    def row(self, by: Sequence[SeatId], found: Findings) -> None:
        """Sell and buy back at the best prices that are taken, and see what is left in the end.

        The victim has just offered what gentle players pay for each of their deeds, in vain.
        """
        before = self.state
        self.state = before.copy()
        self.state.past_offers += [
            self._declined(owner, space) for owner in by for space in before.owned(owner)
        ]
        deeds = {space: deed.owner for space, deed in before.deeds.items()}
        lost = 0.0
        for number in range(ROW):
            seat = by[number % len(by)]
            for offer in self._greedy(seat):
                taken = self.tries(offer, seat, found)
                if taken is not None:
                    lost += taken
                    break
        found.worst_row = max(found.worst_row, lost)
        cash = self._cash(self.state) - self._cash(before)
        same = deeds == {space: deed.owner for space, deed in self.state.deeds.items()}
        found.cycles += same and cash < 0
        self.state = before

    def _cash(self, state: GameState) -> int:
        """Return the victim's dollars less what it owes: a debt takes what comes in at once."""
        debts = open_debts(state.debt_settlements())
        owed = sum(debt.amount for debt in debts if debt.debtor == self.victim)
        return state.seats[self.victim].cash - owed

    def _declined(self, owner: SeatId, space: int) -> PastOffer:
        """Return an offer of the victim's to buy a deed, as its owner has just declined it."""
        state, sides = self.state, (self.victim, owner)
        price = Side(cash=_own_price(state, self.victim, owner, space))
        mortgaged = (space,) if state.deeds[space].mortgaged else ()
        trade = Trade(0, *sides, price, Side((space,)), mortgaged=mortgaged)
        cash, deeds = (
            [state.seats[side].cash for side in sides],
            [len(state.owned(side)) for side in sides],
        )
        return PastOffer(state.turn, trade, "declined", (cash[0], cash[1]), (deeds[0], deeds[1]))

    def _greedy(self, by: SeatId) -> Iterator[a.OfferTrade]:
        """Yield one deed for cash either way, the best prices for the hostile seat first."""
        mine, theirs = self.state.owned(by), self.state.owned(self.victim)
        if mine and self._random.random() < 0.5:
            space = self._random.choice(mine)
            own = _own_price(self.state, self.victim, by, space)
            for cash in sorted({*SUMS, own}, reverse=True):
                yield a.OfferTrade(self.victim, Side((space,)), Side(cash=cash))
        elif theirs:
            space = self._random.choice(theirs)
            for cash in SUMS:
                yield a.OfferTrade(self.victim, Side(cash=cash), Side((space,)))


def _own_price(state: GameState, victim: SeatId, owner: SeatId, space: int) -> int:
    """Return the dollars that a gentle player offers for a deed."""
    wanted = a.OfferTrade(owner, Side(), Side((space,)))
    return sweetened(state, victim, wanted, ROUND).gives.cash


def hostile_offers(games: int, seed: int, strength: str = "sharp") -> Findings:
    """Try hostile offers in a position of each game, and return what they led to.

    `strength`: that of those to whom they are made; the games before are those of sharp players.
    """
    found = Findings()
    for number in range(seed, seed + games):
        random = Random(number)
        table = Table(
            [Judging() for _ in range(4)], rules_of("1994").played_by_post(), b"%d" % number
        )
        stop = random.randint(15, 130)
        while not table.state.is_over and table.state.turn < stop:
            table.step()
        _wait_for_debt(table, random)
        if not table.state.is_over and len(table.state.players()) > 1:
            _try_position(table.state, random, found, strength)
    return found


def _wait_for_debt(table: Table, random: Random) -> None:
    """Go on to the next debt in every third game: deals around it have rules of their own."""
    until = table.state.turn + 25
    while random.random() < 0.998 and not table.state.is_over and table.state.turn < until:
        if table.state.debt_settlements():
            return
        table.step()


def _try_position(state: GameState, random: Random, found: Findings, strength: str) -> None:
    seats = random.sample(state.players(), len(state.players()))
    victim, league = seats[0], seats[1:3]
    position = Position(state, victim, random, strength)
    for offer in position.offers(league[0]):
        position.tries(offer, league[0], found)
        position.state = state
    for _ in range(ROWS):
        position.row(league[: random.choice((1, 2))], found)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what was found; 1 if a gift or a cycle was among it."""
    parser = argparse.ArgumentParser(prog="python -m bench.hostile", description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--strength", choices=STRENGTHS, default="sharp")
    asked = parser.parse_args(arguments)
    found = hostile_offers(asked.games, asked.seed, asked.strength)
    told = {
        "strength": asked.strength,
        "hostile_offers": found.offers,
        "accepted": found.accepted,
        "worst": round(found.worst, 4),
        "worst_by_straying_judges": round(found.worst_by_others, 4),
        "worst_row": round(found.worst_row, 4),
        "cycles": found.cycles,
        "gifts": found.gifts,
    }
    print(json.dumps(told))
    return int(bool(found.cycles) or found.worst > 0.01 or found.worst_row > 0.01)


if __name__ == "__main__":
    raise SystemExit(main())
