"""Computers think beside the presses: nothing waits for them, and nothing of theirs is lost."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import OfferTrade, Side
from engine.core.state import awaited
from engine.host import computer_tasks
from engine.host.clocks.deadlines import RETRY_THOUGHT_AFTER
from engine.host.computers.thinker import Thought
from engine.host.people import moderation, pauses, undo
from engine.host.people.cancellation import agree_to_cancel
from engine.host.people.parking import Parking
from engine.host.snapshots import StartedGame
from engine.host.store.records import AUTOMATIC_ROLL, THOUGHT
from engine.players import absent
from engine.players.motives import Motive
from tests.support import seat_changes
from tests.support.game import FREE_PARKING, LUXURY_TAX, READING, A, B, C, Game, by_post, live
from tests.support.host_harness import ADA, DAY, MINUTE, HostedGame, HostHarness, logged_line
from tests.support.thinkers import FailingThinker, ScriptedThinker
from tests.support.timed_games import timed_game
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio


def before_the_end(seats: int = 3) -> Game:
    """Ada can only end her turn; the next is a computer's."""
    arranged = live(seats).at(A, FREE_PARKING - 3)
    arranged.play(A, a.Roll(), (1, 2))
    return arranged


async def held(thinking: HostHarness, thinker: ScriptedThinker) -> HostedGame:
    """Ada has ended her turn, and Ben, a computer, thinks about his until he is released."""
    game = await thinking.start_game(before_the_end(), (1, 2), (1, 2), computers=[B, C])
    thinker.hold()
    await game.submit(A, a.EndTurn())
    await wait_for(lambda: thinker.asked)
    return game


async def test_a_press_is_done_before_a_computer_has_thought(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    game = await held(thinking, thinker)
    assert await game.log_lines() == [logged_line(A, a.EndTurn())]
    assert awaited(await game.state()) == (B,)
    thinker.release()
    await game.settled()
    assert logged_line(B, a.Roll()) in await game.log_lines()
    assert A in awaited(await game.state())
    await game.check()


def is_at_work() -> bool:
    """Return whether computers of any game think, or look whether they have to."""
    return "computers" in {task.get_name() for task in asyncio.all_tasks()}


async def test_among_people_nothing_looks_for_computers(thinking: HostHarness) -> None:
    game = await thinking.start_game(before_the_end(), (1, 2), (1, 2))
    await game.submit(A, a.EndTurn())
    assert not is_at_work()
    other = await thinking.start_game(before_the_end(), (1, 2), (1, 2), computers=[C], game_id="c")
    await other.submit(A, a.EndTurn())
    assert is_at_work()
    await other.settled()


async def test_what_computers_do_after_each_other_shares_a_commit(thinking: HostHarness) -> None:
    game = await thinking.start_game(before_the_end(), (1, 2), (1, 2), computers=[B, C])
    await game.submit(A, a.EndTurn())
    thinking.committed.clear()
    await game.settled()
    lines = await game.log_lines(2)
    assert len(lines) >= 4, "both have thrown and done something"
    assert thinking.committed == [game.id]


async def test_long_thinking_is_shown_now_and_then(
    thinking: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_tasks, "SHARED", 0.0)
    game = await thinking.start_game(before_the_end(), (1, 2), (1, 2), computers=[B, C])
    await game.submit(A, a.EndTurn())
    thinking.committed.clear()
    await game.settled()
    assert len(thinking.committed) > 1


async def test_what_the_rules_forbid_for_the_moment_is_refused_in_silence(
    thinking: HostHarness, thinker: ScriptedThinker, caplog: pytest.LogCaptureFixture
) -> None:
    """AMB-58: a debtor would give away what the debt could be paid from."""
    motive = Motive("accepted", seat=A)
    thinker.answer = lambda it: Thought(a.AcceptTrade(it.trade.id if it.trade else 0), motive)
    arranged = live(3).owns(A, READING).cash(A, 10).at(A, LUXURY_TAX - 3)
    arranged.play(A, a.Roll(), (1, 2))
    game = await thinking.start_game(arranged, computers=[B, C])
    await game.submit(A, OfferTrade(B, Side((READING,)), Side(cash=1)))
    await game.settled()
    assert (await game.state()).trades == []
    assert (await game.state()).deeds[READING].owner == A
    assert (await game.table()).last_motive(B) is None
    assert not caplog.records


async def test_a_press_meanwhile_goes_first_and_the_computer_thinks_anew(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    game = await held(thinking, thinker)
    await game.submit(A, OfferTrade(C, Side(cash=1), Side(cash=2)))
    assert len((await game.state()).trades) == 1
    thinker.release()
    await game.settled()
    lines = await game.log_lines(2)
    assert lines[0].startswith(logged_line(A, OfferTrade(C, Side(cash=1), Side(cash=2)))[:7])
    assert lines[1].startswith(logged_line(C, a.DeclineTrade(1))[:5]), "the offer comes first"
    assert logged_line(B, a.Roll()) in lines
    await game.check()


async def test_a_computer_answers_an_offer_while_a_person_is_awaited(thinking: HostHarness) -> None:
    game = await thinking.start_game(live(2).owns(B, READING), computers=[B])
    await game.submit(A, OfferTrade(B, Side(cash=1), Side((READING,))))
    assert len((await game.state()).trades) == 1
    await game.settled()
    assert (await game.state()).trades == []


async def test_a_persons_deadline_passes_while_a_computer_thinks(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    arranged = live(3)
    arranged.play(A, a.Roll(), (1, 2))
    game = await thinking.start_game(arranged, computers=[B])
    thinker.hold()
    await game.submit(A, a.Decline())
    assert isinstance(await game.decision(), d.Auction)
    await game.wait(2 * MINUTE)
    assert awaited(await game.state()) == (B,), "the people have passed"
    thinker.release()
    await game.settled()
    assert not isinstance(await game.decision(), d.Auction)
    await game.check()


async def test_a_computer_is_never_silent_however_long_it_thinks(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    game = await held(thinking, thinker)
    for _ in range(5):
        await game.wait(RETRY_THOUGHT_AFTER)
    assert await game.log_lines() == [logged_line(A, a.EndTurn())]
    assert {it.kind for it in await game.deadlines()} == {THOUGHT}
    thinker.release()
    await game.settled()
    assert logged_line(B, a.Roll()) in await game.log_lines()


async def test_in_a_pause_a_computer_does_nothing_and_then_goes_on(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    game = await held(thinking, thinker)
    await pauses.pause(game.host, game.id, thinking.time[0] + DAY, None)
    thinker.release()
    await game.settled()
    assert logged_line(B, a.Roll()) not in await game.log_lines()
    await pauses.resume(game.host, game.id, None)
    await game.settled()
    assert logged_line(B, a.Roll()) in await game.log_lines()


async def test_a_person_takes_the_seat_of_a_computer_that_thinks(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    game = await held(thinking, thinker)
    person = ADA.__class__(900, "Zoe")
    await seat_changes.hand_over(game.host, game.id, B, person, "for-good", None)
    thinker.release()
    await game.settled()
    assert awaited(await game.state()) == (B,)
    assert logged_line(B, a.Roll()) not in await game.log_lines()


async def test_a_game_is_called_off_while_a_computer_thinks(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    game = await held(thinking, thinker)
    await agree_to_cancel(thinking.host, game.id, ADA.user_id)
    thinker.release()
    started = await game.settled()
    assert started.record.phase == "cancelled"
    assert (await game.log_lines())[-1] == "cancel"


async def test_a_game_ends_by_a_moderator_while_a_computer_thinks(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    arranged = live(3)
    arranged.play(A, a.Roll(), (1, 2))
    game = await thinking.start_game(arranged, computers=[B, C])
    thinker.hold()
    await game.submit(A, a.Decline())
    await game.host.update_running(game.id, None, moderation.end_at_once)
    thinker.release()
    started = await game.settled()
    assert started.record.phase == "over"
    await game.check()


async def test_the_last_choice_is_undone_while_a_computer_thinks(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    opened = await thinking.open_lobby(ADA, computers=1)
    await thinking.lobbies.start(opened.record.id, ADA.user_id)
    game = HostedGame(thinking, opened.record.id)
    await game.settled()
    while not isinstance(await game.decision(), d.BuyOrDecline):
        await game.submit(A, absent.answer(await game.state(), A))
        await game.settled()
    thinker.hold()
    await game.submit(A, a.Decline())
    assert await undo.ask(game.host, game.id, ADA.user_id, "undo") == ()
    thinker.release()
    await game.settled()
    assert isinstance(await game.decision(), d.BuyOrDecline)
    assert (await game.log_lines())[-1].startswith("undo")


async def test_after_a_crash_computers_go_on(
    tmp_path: Path, thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    game = await held(thinking, thinker)
    await thinking.host.computers.close()
    after = HostHarness(thinking.store, thinking.time, ScriptedThinker())
    await after.host.wake_computers()
    again = await HostedGame(after, game.id).settled()
    assert A in again.position.players()
    assert logged_line(B, a.Roll()) in await game.log_lines()
    await after.host.computers.close()


async def test_without_anybody_who_wakes_them_their_deadline_does(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    game = await held(thinking, thinker)
    await thinking.host.computers.close()
    after = HostHarness(thinking.store, thinking.time, ScriptedThinker())
    await HostedGame(after, game.id).wait(RETRY_THOUGHT_AFTER)
    await after.host.computers.done()
    assert logged_line(B, a.Roll()) in await game.log_lines()
    await after.host.computers.close()


async def test_the_end_of_the_process_leaves_no_task(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    game = await held(thinking, thinker)
    await thinking.host.computers.close()
    assert not [it for it in asyncio.all_tasks() if it.get_name() == "computers"]
    assert thinker.closed
    await game.submit(A, OfferTrade(C, Side(cash=1), Side(cash=2)))
    assert not [it for it in asyncio.all_tasks() if it.get_name() == "computers"]


async def test_a_thought_that_fails_is_replaced_by_a_plain_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    harness = await HostHarness.at(tmp_path / "games.db", FailingThinker())
    game = await harness.start_game(before_the_end(), (1, 2), (1, 2), computers=[B, C])
    with caplog.at_level(logging.ERROR, computer_tasks.__name__):
        await game.submit(A, a.EndTurn())
        await game.settled()
    assert "a thought has failed" in caplog.text
    assert A in awaited(await game.state())
    await harness.close()


async def test_a_thought_against_the_rules_is_replaced_by_the_usual(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    harness = await HostHarness.at(tmp_path / "games.db", ScriptedThinker(lambda _: a.Bid(1)))
    game = await harness.start_game(before_the_end(), (1, 2), (1, 2), computers=[B, C])
    with caplog.at_level(logging.ERROR, "engine.host"):
        await game.submit(A, a.EndTurn())
        await game.settled()
    assert "was refused" in caplog.text
    assert logged_line(B, a.Roll()) in await game.log_lines()
    assert A in awaited(await game.state())
    await harness.close()


async def test_thoughts_without_end_are_ended(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_tasks, "MOST_THOUGHTS", 10)
    arranged = before_the_end(2).owns(B, READING)

    def to_and_fro(question: object) -> a.Action:
        view = question.view  # type: ignore[attr-defined]
        return a.Unmortgage(READING) if view.deeds[READING].mortgaged else a.Mortgage(READING)

    harness = await HostHarness.at(tmp_path / "games.db", ScriptedThinker(to_and_fro))
    game = await harness.start_game(arranged, (1, 2), computers=[B])
    with caplog.at_level(logging.ERROR, computer_tasks.__name__):
        await game.submit(A, a.EndTurn())
        await game.settled()
    assert "come to no end" in caplog.text
    assert A in awaited(await game.state())
    await harness.close()


async def test_a_commit_that_fails_is_tried_again(
    thinking: HostHarness, thinker: ScriptedThinker, caplog: pytest.LogCaptureFixture
) -> None:
    game = await held(thinking, thinker)
    commit, thinking.store.games.commit = thinking.store.games.commit, _full
    thinker.release()
    with caplog.at_level(logging.ERROR, computer_tasks.__name__):
        await game.host.computers.done()
    assert "could not go on" in caplog.text
    thinking.store.games.commit = commit
    await game.wait(RETRY_THOUGHT_AFTER)
    await game.settled()
    assert logged_line(B, a.Roll()) in await game.log_lines()
    await game.check()


async def _full(change: object) -> None:
    raise OSError("the disk is full")


# Pace


async def test_at_pace_live_a_roll_waits_until_people_have_read_the_last_one(
    thinking: HostHarness,
) -> None:
    thinking.host.live_delay = 2
    game = await thinking.start_game(before_the_end(), (1, 2), (1, 2), computers=[B, C])
    await game.submit(A, a.EndTurn())
    await game.settled()
    assert {(it.seat, it.kind) for it in await game.deadlines()} == {(B, AUTOMATIC_ROLL)}
    assert await game.time_left() == {B: 2}
    await game.wait(2)
    assert logged_line(B, a.Roll()) in await game.log_lines()
    await game.settled()
    assert logged_line(C, a.Roll()) not in await game.log_lines()
    assert await game.time_left() == {C: 2}


async def test_what_it_has_thought_meanwhile_is_not_thought_about_again(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    thinking.host.live_delay = 2
    game = await thinking.start_game(before_the_end(), (1, 2), (1, 2), computers=[B, C])
    await game.submit(A, a.EndTurn())
    await game.settled()
    assert len(thinker.asked) == 1
    await game.wait(2)
    rolled = [it for it in thinker.asked if isinstance(it.view.decision, d.ToRoll)]
    assert len(rolled) == 1


async def test_a_computer_in_jail_waits_too_and_then_decides_by_itself(
    thinking: HostHarness,
) -> None:
    thinking.host.live_delay = 2
    game = await thinking.start_game(before_the_end(2).jailed(B), (1, 3), (1, 2), computers=[B])
    await game.submit(A, a.EndTurn())
    await game.settled()
    assert await game.time_left() == {B: 2}
    await game.wait(2)
    await game.settled()
    lines = await game.log_lines()
    assert logged_line(B, a.PayFine()) in lines, "the board is open: out at once"


async def test_by_post_computers_follow_each_other_without_a_delay(thinking: HostHarness) -> None:
    await thinking.prefer(100, "for-me")
    arranged = by_post(3).at(A, FREE_PARKING - 3)
    game = await thinking.start_game(arranged, (1, 2), pace="daily", computers=[B, C])
    await game.wait(DAY)
    await game.settled()
    assert logged_line(C, a.Roll()) in await game.log_lines()


async def test_in_a_parked_game_no_computer_goes_on(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    arranged = timed_game(3, "daily")
    game = await thinking.start_game(arranged, (1, 2), pace="daily", computers=(C,), hour=DAY)
    parking = Parking(thinking.host)
    await parking.park(game.id)
    version = (await game.settled()).record.version
    assert version == 2, "its own step alone"
    await thinking.host.wake_computers()
    thinking.host.computers.wake(game.id)
    assert (await game.settled()).record.version == version
    await parking.unpark(game.id)
    assert "hour" in {it.kind for it in await game.deadlines()}


async def test_what_a_computer_thought_while_its_game_was_parked_is_not_carried_out(
    thinking: HostHarness, thinker: ScriptedThinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, parking = await held(thinking, thinker), Parking(thinking.host)
    update = thinking.host.update_running

    async def late(*args: Any) -> StartedGame:
        """Parked in the moment before the thought is carried out."""
        await parking.park(game.id)
        return await update(*args)

    monkeypatch.setattr(thinking.host, "update_running", late)
    thinker.release()
    table = await game.settled()
    assert (table.deadlines, await game.log_lines(2)) == ((), ["parked"])
