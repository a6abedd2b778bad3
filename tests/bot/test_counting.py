"""How quiet the channel is: twenty turns of four players, every message, edit and ping counted.

The dice and the players' answers are the same at each run, so the numbers are exact.
docs/HOSTING.md shows them: whoever changes them here changes them there.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

import pytest

from bot.decisions.bid_rows import offered_bids
from bot.messages.reconcile import REPLACE_AFTER
from engine.core import decisions as d
from engine.core.actions import PassBid, Resign
from engine.host.snapshots import StartedGame, state_of
from engine.host.store.records import AUTOMATIC_ROLL
from tests.support.answer_labels import (
    AUCTION,
    BUY,
    END_TURN,
    PASS,
    PAY_FLAT_TAX,
    ROLL,
    ROLL_FOR_DOUBLES,
    SET_MAXIMUM,
    bid_of,
)
from tests.support.fixed_dice import fixed_dice
from tests.support.game import VERMONT, A, B, C
from tests.support.simulated_server import SimulatedServer, simulated_server

TURNS = 20
MINUTE, HOUR = 60, 3600
SEED = bytes([2]) * 32
"""Two arrests, the income tax, cards, rents, and three properties that go to auction."""
PAGE = Path(__file__).parents[2] / "docs" / "HOSTING.md"
Call = tuple[int, int]
"""A decision, and the user who is awaited for it."""


@dataclass
class Counts:
    """What it took, and what the channel has seen of it; pings by player, and what is `left`."""

    actions: int = 0
    presses: int = 0
    messages: int = 0
    silent: int = 0
    in_threads: int = 0
    edits: int = 0
    pings: Counter[str] = field(default_factory=Counter)
    reminders: int = 0
    left: int = 0


COUNTED = {
    "live": Counts(67, 67, 27, 3, 3, 82, Counter(Ada=8, Ben=8, Cleo=9, Dora=8), left=2),
    "daily": Counts(46, 27, 31, 16, 7, 61, Counter(Ada=4, Ben=8, Cleo=5, Dora=7), 4, left=29),
}


def awaited(game: StartedGame) -> set[Call]:
    """Who has something to decide: rolls that happen by themselves apart."""
    return {
        (it.decision, user)
        for it in game.deadlines
        if it.kind != AUTOMATIC_ROLL and (user := game.players[it.seat].user_id) is not None
    }


class CountedGame:
    """Plays a game by its buttons, and checks after each thing that happens what was shown."""

    def __init__(self, simulated_server: SimulatedServer, game: str) -> None:
        self.server = simulated_server
        self.game = game
        self.counts = Counts()
        self.pressed: Counter[str] = Counter()
        self._called: set[Call] = set()
        self._seen = 0
        self._landings = 0
        self._hesitations = cycle((10 * MINUTE, 2 * HOUR, 7 * HOUR))

    async def play(self) -> Counts:
        """From the table's first message until the last turn is over."""
        shown = self.server.sent
        self._seen = next(n for n, it in enumerate(shown) if it.new and n > 0)
        await self._look(None, set())
        while (game := await self._table()).position.turn <= TURNS:
            if awaited(game):
                await self._answer(game)
            else:
                await self._wait_for_the_dice(game)
        steps = await self.server.app.host.store.games.steps(self.game)
        self.counts.left = len(self.server.messages)
        self.counts.actions = len([step for step in steps if step.seat is not None])
        return self.counts

    async def _table(self) -> StartedGame:
        return await self.server.table(self.game)

    async def _wait_for_the_dice(self, game: StartedGame) -> None:
        """Nobody has anything to decide: without a press, and told by an edit."""
        (next_roll,) = game.deadlines
        assert next_roll.kind == AUTOMATIC_ROLL
        before, seen = await self.server.message(self.game, "table"), len(self.server.sent)
        await self.server.wait(next_roll.at - self.server.now)
        after = await self._table()
        assert state_of(after).rolls > state_of(game).rolls
        if not awaited(after) and next_roll.at - before.created_at.timestamp() <= REPLACE_AFTER:
            assert [it.message for it in self.server.sent[seen:]] == [before.id]
            assert not self.server.sent[-1].new
        await self._look(None, set())

    async def _answer(self, game: StartedGame) -> None:
        decision = game.public().decision
        assert decision is not None
        if await self._hesitates_too_long(game, decision):
            return
        seat = game.public().awaited[0]
        role, label = self._choice(game, decision)
        answer = await self.server.press(seat, await self.server.message(self.game, role), label)
        if isinstance(decision, d.SealedAuction) and "maximum" in label:
            await self.server.type(seat, answer, amount=str(60 + 20 * len(decision.filings)))
        self.counts.presses += 1
        self.pressed[decision.kind] += 1
        after = await self._table()
        assert after.record.version > game.record.version, f"{label} changed nothing"
        await self._look(self.server.user(seat), awaited(game))

    async def _hesitates_too_long(self, game: StartedGame, decision: d.Decision) -> bool:
        """Live seconds, by post hours go by; whether silence has answered in the meantime."""
        hesitation = 5.0 if game.record.pace == "live" else next(self._hesitations)
        left = min(it.at for it in game.deadlines) - self.server.now
        await self.server.wait(min(left, hesitation))
        await self._look(None, awaited(game))
        return (await self._table()).public().decision != decision

    def _choice(self, game: StartedGame, decision: d.Decision) -> tuple[str, str]:
        """The message and the button that the awaited player presses; each fourth is declined."""
        match decision:
            case d.ToRoll():
                return "table", ROLL
            case d.InJail():
                return "table", ROLL_FOR_DOUBLES
            case d.ToEnd():
                return "table", END_TURN
            case d.BuyOrDecline():
                self._landings += 1
                return "table", AUCTION if self._landings % 4 == 0 else BUY
            case d.ChooseTax():
                return "table", PAY_FLAT_TAX
            case d.Auction(bids=bids):
                lowest = game.position.lowest_bid(decision.space, decision.price)
                first = offered_bids(lowest, lowest + 10)[0]
                return f"bids:{decision.id}", bid_of(first) if len(bids) < 2 else PASS
            case d.SealedAuction(filings=filings):
                return f"bids:{decision.id}", SET_MAXIMUM if len(filings) < 2 else PASS
            case _:
                raise AssertionError(decision)

    async def _look(self, presser: int | None, before: set[Call]) -> None:
        """Called are exactly those newly awaited, once for a decision, but never the presser."""
        after = await self._table()
        shown, self._seen = self.server.sent[self._seen :], len(self.server.sent)
        fresh = [it for it in shown if not it.text.startswith("⏰")]
        self.counts.reminders += len(shown) - len(fresh)
        newly = awaited(after) - before - self._called
        pinged = [user for it in fresh for user in it.pings]
        assert sorted(pinged) == sorted(user for _, user in newly if user != presser)
        self._called |= newly
        for it in fresh:
            server = it.channel == self.server.channel.id
            self.counts.edits += not it.new
            self.counts.messages += it.new and server
            self.counts.silent += it.new and server and not it.pings
            self.counts.in_threads += it.new and not server
        names = {player.user_id: player.name for player in after.players}
        self.counts.pings.update(names[user] for user in pinged)


@pytest.mark.asyncio
@pytest.mark.parametrize("pace", COUNTED)
async def test_twenty_turns_are_told_in_so_many_messages(
    pace: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, mix="told")
    async with simulated_server(tmp_path, seed=SEED) as server:
        counted = CountedGame(server, await server.start_game(pace, people=4))
        assert await counted.play() == COUNTED[pace]
        if pace == "daily":
            assert not counted.pressed["to-throw"]
            assert not counted.pressed["to-end"]
        assert {"buy-or-decline", "in-jail", "choose-tax"} < set(counted.pressed)


@pytest.mark.asyncio
async def test_a_decision_that_waits_for_an_auction_calls_nobody_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before Ben has rolled, Cleo resigns and her property is auctioned."""
    fixed_dice(monkeypatch, (1, 1), (6, 5), (1, 1))
    async with simulated_server(tmp_path) as server:
        game = await server.start_game("live", people=3)
        await server.arrange(game, lambda table: table.owns(C, VERMONT))
        ada, ben = server.user(A), server.user(B)
        before = (await server.table(game)).public().decision
        await server.act(game, C, Resign())
        assert isinstance((await server.table(game)).public().decision, d.Auction | d.SealedAuction)
        await server.act(game, B, PassBid())
        await server.act(game, A, PassBid())
        assert (await server.table(game)).public().decision == before
        assert [it.pings for it in server.sent if it.pings] == [(ben,), (ada, ben)]


def test_the_page_shows_the_numbers() -> None:
    rows = re.findall(r"^\| (.+?) \| (.+?) \| (.+?) \|$", PAGE.read_text("utf-8"), re.M)
    told = {row[0]: row[1:] for row in rows}
    live, daily = COUNTED["live"], COUNTED["daily"]
    for label, name in (
        ("actions: rolls, purchases, bids, turn ends …", "actions"),
        ("button presses", "presses"),
        ("new messages in the channel", "messages"),
        ("of these, without a ping", "silent"),
        ("messages there after the last turn, with the lobby’s", "left"),
        ("messages in auction threads", "in_threads"),
        ("edits, which never ping", "edits"),
        ("reminders, deleted once answered", "reminders"),
    ):
        assert told[label] == (str(getattr(live, name)), str(getattr(daily, name)))
    pings = [f"{it.pings.total() / 4:g}" for it in (live, daily)]
    assert list(told["pings per player, on average"]) == pings
