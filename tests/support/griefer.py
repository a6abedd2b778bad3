"""A player who makes the others wait as long as the timers allow, in a game held in memory.

The others answer at once. Nothing is stored and nothing shown: what counts is how long a number of
turns takes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.actions import Action, Bid, Decline, PassBid, SeatId
from engine.core.chance import FairChance
from engine.core.decisions import Auction, BuyOrDecline
from engine.core.offered import BidRange
from engine.core.saves import SCHEMA
from engine.core.state import awaited, waiting
from engine.editions.catalogue import rules_of
from engine.game import new_game, offers
from engine.host.automatic import answer_automatically, apply_timeouts, begin
from engine.host.clocks.paces import DAY, MINUTE, pace_of
from engine.host.lobby import TOKENS
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import LONGEST, MINUTES, QuietHours
from engine.host.snapshots import StartedGame
from engine.host.store.records import AUTOMATIC_ROLL, Deadline, GameRecord, Player
from engine.host.unit_of_work import UnitOfWork
from engine.players import computer

BEGUN = 1_750_000_000.0
GRIEFER: SeatId = 0
HAGGLERS: tuple[SeatId, ...] = (GRIEFER, 1)
Quiet = Literal["none", "fixed", "moved"]


@dataclass(frozen=True)
class Griefer:
    """Answers each decision when that share of its time has passed, and rolls its own dice.

    `quiet`: sixteen quiet hours, which begin with the first decision; "moved", once a day, to begin
    with the next one.
    `haggles`: the next seat is in league. The two buy nothing, bid each other up by the
    least when that share of the time after a late bid has passed, and stop in time to win waiting
    time back by answering all else at once.
    """

    share: float
    quiet: Quiet = "none"
    haggles: bool = False


class HeldUpGame:
    """A game at a pace, with a griefer among people who answer at once."""

    def __init__(self, pace: str, seats: int, griefer: Griefer, seed: bytes = b"seed") -> None:
        self.griefer, self.quiet_since = griefer, -DAY
        timers, chance = pace_of(pace), FairChance(seed)
        state, _ = new_game(timers.rules(rules_of("1994")), TOKENS[:seats], chance)
        players = tuple(
            Player(it, 100 + it, f"Guest {it}", TOKENS[it], bank=float(timers.bank))
            for it in range(seats)
        )
        row = GameRecord("g", 1, SCHEMA, "running", "", pace, 7, 8, False, 100, BEGUN, BEGUN)
        preferences = {100 + GRIEFER: Preferences(dice="own")}
        self.work = UnitOfWork(StartedGame(row, players, (), state), chance, preferences, BEGUN)
        self._choose_quiet_hours()
        begin(self.work)

    def play(self, turns: int) -> float:
        """Play until so many turns have begun; return the seconds that it took."""
        while not self.work.state.is_over and self.work.state.turn <= turns:
            self._go_on()
        return self.work.now - BEGUN

    def _go_on(self) -> None:
        asked = [it for seat in awaited(self.work.state) if (it := self._asked(seat)) is not None]
        prompt = next((it for it in asked if not self._is_slow(it)), None)
        if prompt is not None:
            return self._answer(prompt.seat)
        due = min(at for it in self.work.deadlines if (at := it.fires_at) is not None)
        first = min(asked, key=self._answers_at, default=None)
        at = max(self.work.now, due if first is None else min(due, self._answers_at(first)))
        self._wait(at)
        if first is not None and at < due:
            self._answer(first.seat)
        return None

    def _is_slow(self, asked: Deadline) -> bool:
        if self.griefer.haggles:
            return asked.seat in HAGGLERS and asked.kind == "auction"
        return asked.seat == GRIEFER

    def _asked(self, seat: SeatId) -> Deadline | None:
        """What a seat is asked, unless the dice fall by themselves."""
        on = waiting(self.work.state).id
        asked = (it for it in self.work.deadlines if (it.decision, it.seat) == (on, seat))
        return next((it for it in asked if it.kind != AUTOMATIC_ROLL), None)

    def _answers_at(self, asked: Deadline) -> float:
        share = self.griefer.share
        if self.griefer.haggles:
            return asked.at - (1 - share) * self.work.pace.soft_close
        return min(asked.since + (asked.at - asked.since) * share, asked.at - 1)

    def _wait(self, at: float) -> None:
        self.work.now = at
        self._choose_quiet_hours()
        apply_timeouts(self.work)

    def _answer(self, seat: SeatId) -> None:
        found = computer.next_action(self.work.state, [seat])
        assert found is not None
        haggles = self.griefer.haggles and seat in HAGGLERS
        self.work.act(seat, self._haggled(seat, found[1]) if haggles else found[1], None)
        answer_automatically(self.work)

    def _haggled(self, seat: SeatId, usual: Action) -> Action:
        """What brings about an auction and makes it long, while that costs no vote."""
        decision = waiting(self.work.state)
        if isinstance(decision, BuyOrDecline):
            return Decline()
        if not isinstance(decision, Auction):
            return usual
        left = self.work.seats[seat].waiting_time_left
        bids = (it for it in offers(self.work.state, seat) if isinstance(it, BidRange))
        least = next(bids, None)
        return PassBid() if least is None or left <= MINUTE else Bid(least.lowest)

    def _choose_quiet_hours(self) -> None:
        now, quiet = self.work.now, self.griefer.quiet
        is_settled = self.quiet_since > 0 and (quiet == "fixed" or now < self.quiet_since + DAY)
        if quiet == "none" or is_settled:
            return
        self.quiet_since = now
        minute = int(now // 60) % MINUTES
        hours = QuietHours("UTC", minute, (minute + LONGEST) % MINUTES)
        before = self.work.preferences[100 + GRIEFER]
        self.work.preferences[100 + GRIEFER] = before.with_hours("UTC", hours, now)
        self.work.set_orders(GRIEFER, None)  # Reads the preferences anew.
