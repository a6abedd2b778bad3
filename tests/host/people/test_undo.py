"""Taking back one's last choice, by consent: asked, agreed to, lapsed."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from typing import get_args

import pytest

from engine.core import actions as a
from engine.core.actions import SeatId
from engine.core.decisions import BuyOrDecline
from engine.core.events import Moved
from engine.core.saves import dump_events, dump_state, load_events
from engine.core.state import awaited, waiting
from engine.core.undo import Obstacle
from engine.host.clocks.paces import DAILY, pace_of
from engine.host.finished.export import export_game
from engine.host.notices import Undone, load_notice
from engine.host.people.undo import NOTE, UndoRequest, agree, ask, decline, undo_request_of
from engine.host.refusals import Refusal
from engine.host.snapshots import state_of
from engine.host.store.records import AUTOMATIC_ROLL, Author, Commit, Step
from engine.host.unit_of_work import UnitOfWork
from engine.invariants import broken
from engine.players import absent
from engine.replay.gamefile import read_file
from engine.replay.verification import check
from tests.support.host_harness import ADA, BEN, CLEO, HOUR, HostedGame, HostHarness, refusal

pytestmark = pytest.mark.asyncio
A, B, C = 0, 1, 2
PEOPLE = (ADA, BEN, CLEO)


async def begun(harness: HostHarness, pace: str = "live", people: int = 3) -> HostedGame:
    """A game that has really been started."""
    opened = await harness.open_lobby(*PEOPLE[:people], pace=pace)
    await harness.lobbies.start(opened.record.id, ADA.user_id)
    return HostedGame(harness, opened.record.id)


async def offered_a_deed(game: HostedGame) -> SeatId:
    """Played by what silence would say until somebody may buy a deed; who that is."""
    for _ in range(400):
        state = await game.state()
        seat = awaited(state)[0]
        if isinstance(waiting(state), BuyOrDecline):
            return seat
        await game.submit(seat, absent.answer(state, seat))
    raise AssertionError


def request_undo(
    game: HostedGame, seat: SeatId, key: str | None = None
) -> Awaitable[tuple[SeatId, ...]]:
    return ask(game.host, game.id, 100 + seat, key or game.harness.key())


async def asked(game: HostedGame) -> UndoRequest:
    found = await undo_request_of(game.harness.store, await game.table(), game.harness.time[0])
    assert found is not None
    return found


async def choice_of(game: HostedGame) -> int:
    return (await asked(game)).choice


async def says_yes(
    game: HostedGame, seat: SeatId, choice: int, key: str = ""
) -> tuple[SeatId, ...]:
    return await agree(game.host, game.id, 100 + seat, choice, key or game.harness.key())


async def test_every_obstacle_is_a_refusal() -> None:
    for obstacle in Obstacle:
        assert Refusal(f"undo-{obstacle.value}")
    assert get_args(Author) == get_args(Author)


async def test_it_is_taken_back_when_all_others_agree(harness: HostHarness) -> None:
    game = await begun(harness)
    seat = await offered_a_deed(game)
    before = await game.state()
    await game.submit(seat, a.Buy())
    others = [it for it in (A, B, C) if it != seat]
    assert list(await request_undo(game, seat)) == others
    choice = await choice_of(game)
    assert await says_yes(game, others[0], choice) == (others[1],)
    assert await says_yes(game, others[0], choice) == (others[1],)
    assert await says_yes(game, others[1], choice) == ()
    after = await game.state()
    assert after.agenda.serial > before.agenda.serial
    assert after.agenda.frames == before.agenda.frames
    assert replace(after, agenda=before.agenda) == before
    step = (await harness.store.games.steps(game.id))[-1]
    assert (step.action, step.seat, step.hand) == (f"undo {choice}", None, "host")
    assert load_notice(step.notice or "") == Undone(seat, choice)
    assert broken(after) == []
    assert {it.decision for it in await game.deadlines()} == {waiting(after).id}


async def test_the_game_goes_on_from_there_and_is_played_back(harness: HostHarness) -> None:
    game = await begun(harness)
    for _ in range(3):
        seat = await offered_a_deed(game)
        await game.submit(seat, a.Buy())
        await request_undo(game, seat)
        choice = await choice_of(game)
        for other in {A, B, C} - {seat}:
            await says_yes(game, other, choice)
        await game.submit(seat, a.Decline())
    for guest in PEOPLE[:2]:
        await game.host.submit(game.id, guest.user_id, 0, a.Resign(), game.harness.key())
    file = read_file(await export_game(game.host, game.id))
    assert sum("undo" in (step.action or "") for step in file.steps) == 3
    assert "Rules and seed lead to every event" in check(file)


async def test_one_word_against_it_and_the_choice_stands(harness: HostHarness) -> None:
    game = await begun(harness)
    seat = await offered_a_deed(game)
    await game.submit(seat, a.Buy())
    first, second = sorted({A, B, C} - {seat})
    await request_undo(game, seat)
    choice = await choice_of(game)
    await says_yes(game, first, choice)
    await decline(game.host, game.id, 100 + second, choice)
    assert await refusal(says_yes(game, second, choice)) is Refusal.UNDO_LAPSED
    assert await refusal(says_yes(game, first, choice)) is Refusal.UNDO_LAPSED
    assert list(await request_undo(game, seat)) == [first, second]


async def test_it_lapses_when_anything_else_happens(harness: HostHarness) -> None:
    game = await begun(harness)
    seat = await offered_a_deed(game)
    await game.submit(seat, a.Buy())
    await request_undo(game, seat)
    choice = await choice_of(game)
    await game.submit(seat, a.EndTurn())
    other = min({A, B, C} - {seat})
    assert await refusal(says_yes(game, other, choice)) is Refusal.UNDO_LAPSED
    assert await refusal(decline(game.host, game.id, 100 + other, choice)) is Refusal.UNDO_LAPSED


async def test_it_lapses_when_the_time_for_votes_is_over(harness: HostHarness) -> None:
    game = await begun(harness, "daily")
    seat = await offered_a_deed(game)
    await game.submit(seat, a.Decline())
    await request_undo(game, seat)
    choice = await choice_of(game)
    harness.time[0] += pace_of("daily").vote
    assert await refusal(says_yes(game, min({A, B, C} - {seat}), choice)) is Refusal.UNDO_LAPSED


async def roll_due(game: HostedGame) -> float | None:
    """When the next roll falls by itself; None while it waits for something."""
    (found,) = [it for it in await game.deadlines() if it.kind == AUTOMATIC_ROLL]
    return found.fires_at


async def voted_on(harness: HostHarness) -> tuple[HostedGame, SeatId, float]:
    """By post, somebody has bought a deed and asks to undo it; the next roll's time before."""
    game = await begun(harness, "daily")
    seat = await offered_a_deed(game)
    await game.submit(seat, a.Buy())
    due = await roll_due(game)
    assert due is not None
    await request_undo(game, seat)
    return game, seat, due - harness.time[0]


async def test_no_roll_falls_by_itself_while_the_table_votes(harness: HostHarness) -> None:
    game, seat, rest = await voted_on(harness)
    version = (await game.table()).record.version
    await game.wait(DAILY.vote - 1)
    assert (await game.table()).record.version == version
    await decline(game.host, game.id, 100 + min({A, B, C} - {seat}), await choice_of(game))
    assert await roll_due(game) == harness.time[0] + rest, "the rest of the time that there was"


async def test_a_vote_that_runs_out_of_time_holds_no_roll_any_longer(harness: HostHarness) -> None:
    game, _, rest = await voted_on(harness)
    await game.wait(DAILY.vote)
    assert await roll_due(game) == harness.time[0] + rest


async def test_whatever_happens_lets_the_roll_go_on(harness: HostHarness) -> None:
    game, seat, rest = await voted_on(harness)
    await game.submit(seat, a.OfferTrade((seat + 1) % 3, a.Side(cash=1), a.Side(cash=2)))
    assert await roll_due(game) == harness.time[0] + rest


async def test_asking_again_about_a_choice_holds_no_roll_again(harness: HostHarness) -> None:
    game, seat, rest = await voted_on(harness)
    await decline(game.host, game.id, 100 + seat, await choice_of(game))
    await request_undo(game, seat)
    assert await roll_due(game) == harness.time[0] + rest


async def test_a_question_that_has_lapsed_is_shown_so_without_anybody_pressing(
    harness: HostHarness,
) -> None:
    game = await begun(harness, "daily")
    seat = await offered_a_deed(game)
    await game.submit(seat, a.Decline())
    await request_undo(game, seat)
    until = (await asked(game)).until
    assert until in [it.at for it in await game.deadlines()]
    harness.committed.clear()
    await game.wait(until - harness.time[0])
    assert harness.committed == [game.id]
    assert await undo_request_of(harness.store, await game.table(), harness.time[0]) is None


async def test_a_question_and_that_it_is_to_be_shown_are_written_at_once(
    harness: HostHarness,
) -> None:
    game = await begun(harness)
    seat = await offered_a_deed(game)
    await game.submit(seat, a.Buy())
    await harness.crash_before_commit(request_undo(game, seat))
    assert await harness.store.notes.get(game.id, NOTE) is None


async def test_a_deadline_that_passes_meanwhile_comes_first(harness: HostHarness) -> None:
    game = await begun(harness)
    seat = await offered_a_deed(game)
    await game.submit(seat, a.Buy())
    await request_undo(game, seat)
    choice = await choice_of(game)
    first, second = sorted({A, B, C} - {seat})
    await says_yes(game, first, choice)
    over = min(it.at for it in await game.deadlines() if it.decision)
    open_still = (await asked(game)).model_copy(update={"until": over + 1})
    harness.time[0] = over
    await harness.store.notes.put(game.id, NOTE, open_still.model_dump_json())
    assert await refusal(says_yes(game, second, choice)) is Refusal.UNDO_LAPSED
    await game.wait(0)
    assert (await game.log_lines())[-1] == f"{seat} end"


async def test_what_cannot_be_forgotten_stays(harness: HostHarness) -> None:
    game = await begun(harness)
    seat = awaited(await game.state())[0]
    await game.submit(seat, a.Roll())
    assert await refusal(request_undo(game, seat)) in (Refusal.UNDO_ROLLED, Refusal.UNDO_DRAWN)
    assert await refusal(request_undo(game, (seat + 1) % 3)) is Refusal.UNDO_NOTHING


async def test_nobody_takes_back_after_somebody_elses_choice(harness: HostHarness) -> None:
    game = await begun(harness)
    seat = await offered_a_deed(game)
    await game.submit(seat, a.Decline())
    await game.submit((seat + 1) % 3, a.PassBid())
    assert await refusal(request_undo(game, seat)) is Refusal.UNDO_OTHERS


async def test_whoever_is_away_or_absent_is_not_asked(harness: HostHarness) -> None:
    game = await begun(harness)
    seat = await offered_a_deed(game)
    await game.submit(seat, a.Buy())
    first, second = sorted({A, B, C} - {seat})
    started = await game.table()
    absent_after = pace_of("live").absent_after
    players = [
        replace(it, away_until=harness.time[0] + 999) if it.seat == first else it
        for it in started.players
    ]
    game_row = replace(started.record, version=started.record.version + 1)
    step = replace(
        (await harness.store.games.steps(game.id))[-1],
        version=game_row.version, key=None, seat=None, action="went-away", events="[]", hand="host",
    )  # fmt: skip
    commit = Commit(game_row, started.record.version, (step,), started.deadlines, tuple(players))
    await harness.host.commit(commit)
    assert await request_undo(game, seat) == (second,)
    choice = await choice_of(game)
    players[second] = replace(players[second], missed=absent_after)
    await harness.host.commit(
        Commit(game_row, game_row.version, (), started.deadlines, tuple(players))
    )
    assert await request_undo(game, seat) == ()
    assert (await game.log_lines())[-1] == f"undo {choice}"


async def test_with_nobody_else_there_it_is_done_at_once(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, computers=1)
    await harness.lobbies.start(opened.record.id, ADA.user_id)
    game = HostedGame(harness, opened.record.id)
    await offered_a_deed(game)
    await game.submit(A, a.Buy())
    assert await request_undo(game, A, "once") == ()
    assert isinstance(await game.decision(), BuyOrDecline)
    version = (await game.table()).record.version
    assert await request_undo(game, A, "once") == ()
    assert (await game.table()).record.version == version
    assert await refusal(request_undo(game, A)) is Refusal.UNDO_NOTHING


async def alone_at_a_deed(harness: HostHarness, **fields: float) -> HostedGame:
    """A person, whom nobody keeps from undoing, may buy a deed; `fields` change that player."""
    opened = await harness.open_lobby(ADA, computers=1, pace="daily")
    await harness.lobbies.start(opened.record.id, ADA.user_id)
    game = HostedGame(harness, opened.record.id)
    await offered_a_deed(game)

    def change(work: UnitOfWork) -> None:
        work.replace_player(replace(work.players[A], **fields))

    await game.host.update_running(game.id, None, change)
    return game


async def test_choosing_again_and_again_wins_time_once(harness: HostHarness) -> None:
    game = await alone_at_a_deed(harness, bank=0.0, waited=20.0 * HOUR)
    for _ in range(3):
        await game.submit(A, a.Buy())
        await request_undo(game, A)
        player = (await game.table()).players[A]
        assert (player.bank, player.waited) == (HOUR, 14 * HOUR)


async def test_choosing_again_and_again_is_no_free_time(harness: HostHarness) -> None:
    """The first five hours are free, and no others."""
    game = await alone_at_a_deed(harness)
    for _ in range(3):
        harness.time[0] += 5 * HOUR
        await game.submit(A, a.Buy())
        await request_undo(game, A)
    assert (await game.table()).players[A].waited == 10 * HOUR


async def test_a_late_answer_that_is_undone_costs_what_it_took_alone(harness: HostHarness) -> None:
    game = await alone_at_a_deed(harness, bank=5.0 * HOUR)
    harness.time[0] += 8 * HOUR
    await game.submit(A, a.Buy())
    await request_undo(game, A)
    player = (await game.table()).players[A]
    assert (player.bank, player.waited) == (5 * HOUR, 2 * HOUR)


async def test_who_has_no_waiting_time_left_has_a_quarter_again_and_wins_nothing(
    harness: HostHarness,
) -> None:
    game = await alone_at_a_deed(harness, bank=0.0, waited=float(DAILY.waiting_time))
    await game.submit(A, a.Buy())
    await request_undo(game, A)
    assert await game.time_left() == {A: 6 * HOUR}
    player = (await game.table()).players[A]
    assert (player.bank, player.waited) == (0, DAILY.waiting_time)


async def test_a_repeated_agreement_changes_nothing(harness: HostHarness) -> None:
    game = await begun(harness, people=2)
    seat = await offered_a_deed(game)
    await game.submit(seat, a.Buy())
    await request_undo(game, seat)
    choice = await choice_of(game)
    assert await says_yes(game, 1 - seat, choice, "again") == ()
    assert await says_yes(game, 1 - seat, choice, "again") == ()
    assert (await game.log_lines()).count(f"undo {choice}") == 1


async def test_strangers_have_no_say(harness: HostHarness) -> None:
    game = await begun(harness)
    seat = await offered_a_deed(game)
    await game.submit(seat, a.Buy())
    assert await refusal(request_undo(game, 899)) is Refusal.NOT_PLAYING
    await request_undo(game, seat)
    choice = await choice_of(game)
    assert await refusal(says_yes(game, 899, choice)) is Refusal.NOT_PLAYING
    assert await refusal(decline(game.host, game.id, 999, choice)) is Refusal.NOT_PLAYING
    other = min({A, B, C} - {seat})
    assert await refusal(says_yes(game, other, choice + 1)) is Refusal.UNDO_LAPSED


async def test_a_log_that_leads_elsewhere_takes_nothing_back(harness: HostHarness) -> None:
    game = await begun(harness, people=2)
    seat = await offered_a_deed(game)
    await game.submit(seat, a.Buy())
    started = await game.table()
    state = state_of(started).copy()
    state.seats[0].cash += 1
    row = replace(started.record, state=dump_state(state).decode())
    await harness.host.commit(Commit(row, row.version, (), started.deadlines))
    await request_undo(game, seat)
    assert await refusal(says_yes(game, 1 - seat, await choice_of(game))) is Refusal.UNDO_UNKNOWN


@pytest.mark.parametrize("false", [Moved(0, 5, 9), Moved(7, 0, 9)], ids=["elsewhere", "nobody"])
async def test_a_log_that_contradicts_itself_takes_nothing_back(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch, false: Moved
) -> None:
    game = await begun(harness, people=2)
    seat = await offered_a_deed(game)
    await game.submit(seat, a.Buy())
    await request_undo(game, seat)
    choice, before = await choice_of(game), state_of(await game.table())
    kept = harness.host.store.games.steps

    async def damaged(game_id: str, after: int = 0, limit: int = -1) -> list[Step]:
        first, *rest = await kept(game_id, after, limit) if limit > 0 else await kept(game_id)
        events = (*load_events(first.events), false)
        return [replace(first, events=dump_events(events).decode()), *rest]

    monkeypatch.setattr(harness.host.store.games, "steps", damaged)
    assert await refusal(says_yes(game, 1 - seat, choice)) is Refusal.UNDO_UNKNOWN
    assert state_of(await game.table()) == before
