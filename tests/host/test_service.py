"""The host: requests in, one committed change each, or a refusal that leaves no trace."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Mortgage, OfferTrade, Resign, Side
from engine.core.errors import IllegalAction, Reason
from engine.core.events import AgendaChanged, DeckShuffled, TradeOffered
from engine.core.evolve import EVOLVE, start
from engine.core.saves import dump_state, load_events
from engine.core.state import awaited, waiting
from engine.host.cached_store import cached
from engine.host.people.cancellation import agree_to_cancel
from engine.host.refusals import Refusal, Refused
from engine.host.snapshots import StartedGame, state_of
from engine.host.store.errors import Conflict, Unwritable
from engine.host.store.games import Games
from engine.host.store.records import Commit
from engine.host.store.store import store_in
from tests.support.game import BALTIC, ORIENTAL, READING, A, B, C, Game, live
from tests.support.host_harness import (
    ADA,
    BEN,
    CLEO,
    MINUTE,
    HostedGame,
    HostHarness,
    logged_line,
    reason,
    refusal,
)
from tests.support.random_actions import within

pytestmark = pytest.mark.asyncio


def at_the_shop(seats: int = 3) -> Game:
    """A stands on Baltic and may buy it."""
    game = live(seats)
    game.play(A, a.Roll(), (1, 2))
    return game


# -- one request -------------------------------------------------------------------------------


async def test_a_press_is_one_step_of_the_log_told_of_once(harness: HostHarness) -> None:
    game = await harness.start_game(at_the_shop())
    await harness.store.messages.save(game.id, {}, (await game.table()).record.version)
    started = await game.submit(A, a.Buy(), key="press")
    assert started.position.deeds[BALTIC].owner == A
    (step,) = await harness.store.games.steps(game.id, 1)
    assert (step.key, step.seat, step.action) == ("press", A, logged_line(A, a.Buy()))
    assert harness.committed == [game.id]
    assert await harness.store.outbox.unshown() == (game.id,)
    await game.check()


async def test_it_is_on_disk_before_anybody_hears_of_it(
    harness: HostHarness, tmp_path: Path
) -> None:
    game = await harness.start_game(at_the_shop())
    versions: list[int] = []

    def told(game_id: str) -> None:
        with closing(sqlite3.connect(tmp_path / "games.db")) as file:
            versions.extend(file.execute("SELECT version FROM games").fetchone())

    harness.host.on_commit = told
    await game.submit(A, a.Buy())
    assert versions == [2]


async def test_each_change_tells_when_the_game_has_to_go_on(harness: HostHarness) -> None:
    expected: list[float] = []
    harness.host.on_deadline = expected.append
    opened = await harness.open_lobby(ADA, BEN)
    assert set(expected) == {opened.record.expires_at}
    game = await harness.lobbies.start(opened.record.id, ADA.user_id)
    assert expected[-1] == min(deadline.at for deadline in game.deadlines)
    expected.clear()
    called_off = replace(game.record, phase="cancelled")
    await harness.host.commit(Commit(called_off, game.record.version))
    assert expected == []


@pytest.mark.parametrize("repeats", [1, 3])
async def test_a_repeated_request_changes_nothing(harness: HostHarness, repeats: int) -> None:
    game = await harness.start_game(at_the_shop())
    option = (await game.decision()).id
    first = await game.submit(A, a.Buy(), option, key="press")
    for _ in range(repeats):
        again = await game.submit(A, a.Buy(), option, key="press")
        assert again == first
    await game.submit(A, a.EndTurn())
    later = await game.submit(A, a.Buy(), option, key="press")
    assert later.record.version == 3
    assert await game.log_lines() == [logged_line(A, a.Buy()), logged_line(A, a.EndTurn())]


async def test_fifty_presses_of_one_button_at_once_have_one_effect(harness: HostHarness) -> None:
    game = await harness.start_game(at_the_shop())
    cash = (await game.state()).seats[A].cash
    presses = [game.submit(A, a.Buy()) for _ in range(50)]
    answers = await asyncio.gather(*presses, return_exceptions=True)
    assert sum(isinstance(answer, StartedGame) for answer in answers) == 1
    assert {type(answer) for answer in answers} <= {StartedGame, Refused, IllegalAction}
    assert (await game.state()).seats[A].cash == cash - 60
    assert await game.log_lines() == [logged_line(A, a.Buy())]
    await game.check()


async def test_fifty_deliveries_of_one_request_at_once_have_one_effect(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(at_the_shop())
    presses = [game.submit(A, a.Buy(), 2, key="press") for _ in range(50)]
    answers = await asyncio.gather(*presses)
    assert {answer.record.version for answer in answers} == {2}
    assert await game.log_lines() == [logged_line(A, a.Buy())]


async def test_buy_and_decline_at_the_same_moment_have_one_effect(harness: HostHarness) -> None:
    game = await harness.start_game(at_the_shop())
    option = (await game.decision()).id
    both = (game.submit(A, a.Buy(), option), game.submit(A, a.Decline(), option))
    answers = await asyncio.gather(*both, return_exceptions=True)
    assert sum(isinstance(answer, StartedGame) for answer in answers) == 1
    assert len(await game.log_lines()) == 1


async def test_a_press_asks_once_what_each_person_has_chosen(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await harness.start_game(at_the_shop(), computers=[C])
    asked: list[str] = []
    wishes = harness.store.preferences.of_game

    async def counted(game_id: str) -> dict[int, str]:
        asked.append(game_id)
        found: dict[int, str] = await wishes(game_id)
        return found

    monkeypatch.setattr(harness.store.preferences, "of_game", counted)
    await game.submit(A, a.Buy())
    assert asked == [game.id]


# -- refusals ----------------------------------------------------------------------------------


async def test_another_seat_is_told_that_it_is_not_asked(harness: HostHarness) -> None:
    game = await harness.start_game(at_the_shop())
    assert await reason(game.submit(B, a.Buy())) is Reason.NOT_AWAITED
    assert await game.log_lines() == []
    assert harness.committed == []


async def test_somebody_without_a_seat_is_refused(harness: HostHarness) -> None:
    game = await harness.start_game(at_the_shop())
    pressed = harness.host.submit(game.id, 999, 2, a.Buy(), "k")
    assert await refusal(pressed) is Refusal.NOT_PLAYING


async def test_a_computer_is_nobody_who_could_press(harness: HostHarness) -> None:
    game = await harness.start_game(at_the_shop(), computers=[B])
    pressed = harness.host.submit(game.id, 101, 2, Resign(), "k")
    assert await refusal(pressed) is Refusal.NOT_PLAYING


async def test_a_button_of_an_earlier_decision_is_stale(harness: HostHarness) -> None:
    game = await harness.start_game(at_the_shop())
    option = (await game.decision()).id
    await game.submit(A, a.Buy())
    for late in (a.Buy(), a.Decline(), a.Roll(), a.EndTurn()):
        assert await refusal(game.submit(A, late, option)) is Refusal.STALE
    assert await game.log_lines() == [logged_line(A, a.Buy())]


async def test_a_decision_of_the_future_is_stale_too(harness: HostHarness) -> None:
    game = await harness.start_game(at_the_shop())
    assert await refusal(game.submit(A, a.Buy(), 99)) is Refusal.STALE


async def test_business_is_done_whatever_decision_waits(harness: HostHarness) -> None:
    game = await harness.start_game(at_the_shop().owns(B, ORIENTAL))
    for decision in (0, 99):
        await game.submit(B, OfferTrade(C, Side(cash=1 + decision), Side()), decision)
    await game.submit(B, Mortgage(ORIENTAL), 0)
    assert len(await game.log_lines()) == 3
    assert (await game.decision()).id == 2


async def test_what_the_rules_refuse_leaves_no_trace(harness: HostHarness) -> None:
    game = await harness.start_game(at_the_shop())
    before = await game.table()
    assert await reason(game.submit(B, Mortgage(ORIENTAL))) is Reason.NOT_OWNER
    after = await game.table()
    assert (after.record, state_of(after), after.deadlines) == (
        before.record,
        state_of(before),
        before.deadlines,
    )
    assert await harness.store.outbox.of_game(game.id) == ()
    await game.check()


async def test_who_has_left_and_a_game_that_is_over_are_told_so(harness: HostHarness) -> None:
    game = await harness.start_game(at_the_shop())
    await game.submit(B, Resign())
    assert await refusal(game.submit(B, Resign(), 0)) is Refusal.LEFT
    await game.submit(C, Resign())
    assert (await game.table()).record.phase == "over"
    for press in (
        game.host.submit(game.id, 100, n, x, "k") for n, x in ((2, a.Buy()), (0, Resign()))
    ):
        assert await refusal(press) is Refusal.OVER


async def test_an_unknown_game_is_refused(harness: HostHarness) -> None:
    assert await refusal(harness.host.submit("nope", 100, 1, a.Roll(), "k")) is Refusal.NO_SUCH_GAME
    assert await refusal(harness.host.snapshot("nope")) is Refusal.NO_SUCH_GAME
    await_nothing = harness.host.fire_due("nope")
    assert await refusal(await_nothing) is Refusal.NO_SUCH_GAME


# -- who may read what -------------------------------------------------------------------------


async def events_for(game: HostedGame, user: int | None) -> list[object]:
    log = await game.host.history(game.id, user)
    return [event for _, events in log for event in events]


async def test_an_offer_is_read_by_its_two_until_the_game_is_over(harness: HostHarness) -> None:
    game = await harness.start_game(live(3))
    await game.submit(A, OfferTrade(B, Side(cash=5), Side()))

    def offers(events: list[object]) -> int:
        return sum(isinstance(event, TradeOffered) for event in events)

    for user, seen in ((100, 1), (101, 1), (102, 0), (None, 0), (999, 0)):
        assert offers(await events_for(game, user)) == seen
    for seat in (A, B):
        await game.submit(seat, Resign())
    for user in (100, 102, None):
        assert offers(await events_for(game, user)) == 1


async def test_nobody_reads_the_decks_before_the_end(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, BEN)
    await harness.lobbies.start(opened.record.id, ADA.user_id)
    game = HostedGame(harness, opened.record.id)
    hidden = DeckShuffled | AgendaChanged
    assert not [event for event in await events_for(game, 100) if isinstance(event, hidden)]
    for guest in (ADA, BEN):
        await agree_to_cancel(harness.host, game.id, guest.user_id)
    told = await events_for(game, None)
    assert sum(isinstance(event, DeckShuffled) for event in told) == 2


async def test_history_goes_on_from_a_version(harness: HostHarness) -> None:
    game = await harness.start_game(at_the_shop())
    await game.submit(A, a.Buy())
    await game.submit(A, a.EndTurn())
    log = await game.host.history(game.id, 100, after_version=2)
    assert [step.action for step, _ in log] == [logged_line(A, a.EndTurn())]


# -- more than one writer ----------------------------------------------------------------------


@pytest_asyncio.fixture
async def rival(harness: HostHarness, tmp_path: Path) -> AsyncIterator[HostHarness]:
    """Another process at the same file and the same time."""
    other = await HostHarness.at(tmp_path / "games.db")
    other.time = harness.time
    other.host.now = lambda: harness.time[0]
    yield other
    await other.store.close()


async def test_a_host_that_is_behind_reads_again_and_both_presses_count(
    harness: HostHarness, rival: HostHarness
) -> None:
    game = await harness.start_game(at_the_shop().owns(B, ORIENTAL))
    other = HostedGame(rival, game.id)
    assert (await other.table()).record.version == 1
    await game.submit(A, a.Buy())
    await other.submit(B, Mortgage(ORIENTAL), 0)
    assert await other.log_lines() == [logged_line(A, a.Buy()), logged_line(B, Mortgage(ORIENTAL))]
    await other.check()
    await game.submit(A, a.EndTurn())
    await game.check()


async def test_a_host_that_is_behind_refuses_no_button_of_the_newest_message(
    harness: HostHarness, rival: HostHarness
) -> None:
    game = await harness.start_game(at_the_shop())
    other = HostedGame(rival, game.id)
    option = (await other.decision()).id
    await game.submit(A, a.Buy())
    to_end = (await game.decision()).id
    assert to_end != option
    await other.submit(A, a.EndTurn(), to_end)
    assert await refusal(game.submit(A, a.EndTurn(), to_end)) is Refusal.STALE
    await other.check()


async def test_the_same_request_at_two_hosts_counts_once(
    harness: HostHarness, rival: HostHarness
) -> None:
    game = await harness.start_game(at_the_shop())
    other = HostedGame(rival, game.id)
    await other.table()
    presses = [here.submit(A, a.Buy(), 2, key="press") for here in (game, other) for _ in range(5)]
    answers = await asyncio.gather(*presses)
    assert {answer.record.version for answer in answers} == {2}
    assert await game.log_lines() == [logged_line(A, a.Buy())]


async def test_two_hosts_apply_a_timeout_once(harness: HostHarness, rival: HostHarness) -> None:
    game = await harness.start_game(at_the_shop())
    await rival.host.started_game(game.id)
    harness.time[0] += 121
    await asyncio.gather(harness.host.fire_due(game.id), rival.host.fire_due(game.id))
    assert await game.log_lines() == [logged_line(A, a.Decline())]


# -- a store that fails ------------------------------------------------------------------------


class Failing:
    """Games that fail at their next commits: before they are written, or after."""

    def __init__(self, games: Games, *, before: int = 0, after: int = 0) -> None:
        self._games = games
        self._before, self._after = before, after

    def __getattr__(self, name: str) -> Any:
        return getattr(self._games, name)

    async def commit(self, change: Commit) -> None:
        if self._before:
            self._before -= 1
            raise Unwritable("games.db", "the disk is full")
        await self._games.commit(change)
        if self._after:
            self._after -= 1
            raise Unwritable("games.db", "the disk fails")


@pytest.mark.parametrize(("fails", "version"), [({"before": 1}, 1), ({"after": 1}, 2)])
async def test_after_a_failing_disk_memory_is_as_the_disk_is(
    harness: HostHarness, fails: dict[str, int], version: int
) -> None:
    game = await harness.start_game(at_the_shop())
    await game.table()
    stored = store_in(harness.database)
    failing = replace(stored, games=Failing(stored.games, **fails))
    harness.host.store = cached(failing, harness.host.loaded)
    with pytest.raises(Unwritable):
        await game.submit(A, a.Buy(), 2, key="press")
    assert (await game.table()).record.version == version
    await game.check()
    await game.submit(A, a.Buy(), 2, key="press")
    assert await game.log_lines() == [logged_line(A, a.Buy())]
    await game.check()


async def test_a_conflict_without_end_is_not_tried_for_ever(harness: HostHarness) -> None:
    game = await harness.start_game(at_the_shop())

    class Rivalled(Failing):
        async def commit(self, change: Commit) -> None:
            raise Conflict(change.record.id, change.expected_version, 7)

    harness.host.store = replace(harness.store, games=Rivalled(harness.store.games))
    with pytest.raises(Conflict):
        await game.submit(A, a.Buy())
    harness.host.store = harness.store
    await game.submit(A, a.Buy())
    await game.check()


async def test_a_press_that_is_called_off_leaves_memory_as_the_disk_is(
    harness: HostHarness,
) -> None:
    for pauses in range(0, 40, 3):
        game = await harness.start_game(at_the_shop(), game_id=f"g{pauses}")
        press = asyncio.create_task(game.submit(A, a.Buy(), 2))
        for _ in range(pauses):
            await asyncio.sleep(0)
        press.cancel()
        await asyncio.gather(press, return_exceptions=True)
        await game.check()


# -- several games -----------------------------------------------------------------------------


async def play_at_random(game: HostedGame, random: Random, presses: int) -> None:
    """People press what is offered to them; time passes now and then."""
    for _ in range(presses):
        started = await game.table()
        if state_of(started).is_over:
            return
        seat = random.choice(awaited(state_of(started)))
        offers = started.seen_by(100 + seat).offers
        action = within(state_of(started), seat, random.choice(offers), random)
        try:
            await game.submit(seat, action, waiting(state_of(started)).id)
        except (IllegalAction, Refused):
            await game.wait(30)


async def test_several_games_at_once_do_not_mix(harness: HostHarness) -> None:
    games = []
    for number in range(6):
        opened = await harness.open_lobby(ADA, BEN, CLEO, computers=number % 2)
        await harness.lobbies.start(opened.record.id, ADA.user_id)
        games.append(HostedGame(harness, opened.record.id))
    plays = [play_at_random(game, Random(n), 60) for n, game in enumerate(games)]
    await asyncio.gather(*plays)
    for game in games:
        started = await game.table()
        state = folded([load_events(it.events) for it in await harness.store.games.steps(game.id)])
        assert dump_state(state) == dump_state(state_of(started))
        assert game.id in harness.committed
    assert len({(await game.table()).record.state for game in games}) == 6


def folded(log: list[tuple[Any, ...]]) -> Any:
    """The state that the events of a log lead to."""
    (started, *rest), *later = log
    state = start(started)
    for event in (*rest, *(event for events in later for event in events)):
        EVOLVE[type(event)](state, event)
    return state


async def test_what_was_played_is_there_again_in_the_next_process(
    harness: HostHarness, tmp_path: Path
) -> None:
    game = await harness.start_game(at_the_shop())
    await game.submit(A, a.Decline())
    await game.submit(B, a.SetMaximum(200))
    harness.time[0] += MINUTE / 2
    await harness.store.close()
    again = await HostHarness.at(tmp_path / "games.db")
    again.time[0] = harness.time[0]
    game = HostedGame(again, game.id)
    auction = await game.decision()
    assert isinstance(auction, d.Auction)
    assert dict(auction.maxima).get(B, 0) == 200
    assert set((await game.time_left()).values()) == {30.0}
    await game.submit(C, a.Bid(150))
    assert (await game.decision()).leader == B
    await game.check()
    await again.store.close()


async def test_a_trade_made_out_of_turn_is_kept(harness: HostHarness) -> None:
    game = await harness.start_game(at_the_shop().owns(C, READING))
    await game.submit(B, OfferTrade(C, Side(cash=250), Side((READING,))))
    number = (await game.state()).trades[0].id
    await game.submit(C, a.AcceptTrade(number), 0)
    assert (await game.state()).deeds[READING].owner == B
    await game.check()
