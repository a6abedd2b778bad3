"""What the table votes about: pauses, going on, and what becomes of an absent player's seat."""

from __future__ import annotations

import pytest

from engine.core.actions import Resign
from engine.host import ballots
from engine.host.ballots import AGAINST, FOR, PAUSE, RESUME, Ballot
from engine.host.lobby import Person
from engine.host.people import absence, moderation, motions, pauses
from engine.host.people.moderators import Moderation
from engine.host.people.motions import WAIT, taken_by
from engine.host.people.voters import COMPUTER, RETIRE
from engine.host.refusals import Refusal
from engine.host.snapshots import StartedGame
from engine.host.store.records import VOTE
from tests.support.absence import (
    EVE,
    come_back,
    go_away,
    make_absent,
    notice_kinds,
    purchase_pending,
    reloaded,
)
from tests.support.game import A, B, C, D, live
from tests.support.host_harness import ADA, BEN, DAY, HOUR, HostedGame, HostHarness, refusal
from tests.support.seat_changes import hand_over

pytestmark = pytest.mark.asyncio
FAY = Person(901, "Fay")


async def propose(game: HostedGame, user: int, seconds: float = 3 * DAY) -> StartedGame:
    until, key = game.harness.time[0] + seconds, game.harness.key()
    return await motions.propose_pause(game.host, game.id, user, until, key)


async def on_pause(game: HostedGame, user: int, option: str) -> StartedGame:
    return await motions.vote_on_pause(game.host, game.id, user, option, game.harness.key())


async def resume(game: HostedGame, user: int, option: str = FOR) -> StartedGame:
    return await motions.vote_to_resume(game.host, game.id, user, option, game.harness.key())


async def on_seat(game: HostedGame, seat: int, user: int, option: str) -> StartedGame:
    return await motions.vote_on_seat(game.host, game.id, seat, user, option, game.harness.key())


async def ballot(game: HostedGame, subject: str) -> Ballot | None:
    """As it stands on disk."""
    return await ballots.ballot_on(game.harness.store, game.id, subject, game.harness.time[0])


async def with_absent(harness: HostHarness, people: int = 4) -> HostedGame:
    """Ben is absent."""
    game = await purchase_pending(harness, people)
    await make_absent(game.host, game.id, B)
    return game


# Pauses


@pytest.mark.parametrize(("people", "most"), [(2, 2), (3, 2), (4, 3), (5, 3)])
async def test_a_pause_takes_more_than_half(harness: HostHarness, people: int, most: int) -> None:
    game = await purchase_pending(harness, people)
    for seat in range(most):
        assert (await reloaded(game)).record.paused_at is None
        await propose(game, 100 + seat)
    assert (await reloaded(game)).record.paused_at == harness.time[0]
    assert await ballot(game, PAUSE) is None
    assert not [it for it in await game.deadlines() if it.kind == VOTE]
    await game.wait(3 * DAY)
    assert (await game.table()).record.paused_at is None


async def test_whoever_is_absent_or_away_is_not_counted(harness: HostHarness) -> None:
    game = await with_absent(harness)
    await go_away(game, 102, DAY)
    await propose(game, 100)
    assert (await game.table()).record.paused_at is None
    await propose(game, 103)
    assert (await game.table()).record.paused_at is not None


async def test_whoever_votes_is_back(harness: HostHarness) -> None:
    game = await with_absent(harness, 3)
    await propose(game, 101)
    assert (await game.table()).players[B].missed == 0
    assert await notice_kinds(game) == ["came-back"]
    await propose(game, 100)
    assert await notice_kinds(game) == ["came-back", "paused"]


async def test_nobody_votes_twice(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await propose(game, 100)
    await propose(game, 100)
    await on_pause(game, 100, FOR)
    assert (await ballot(game, PAUSE)).users(FOR) == (100,)
    await on_pause(game, 100, AGAINST)
    assert (await ballot(game, PAUSE)).users(FOR) == ()
    await on_pause(game, 101, FOR)
    assert (await game.table()).record.paused_at is None


async def test_a_pause_that_cannot_be_agreed_on_any_more_is_settled(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await propose(game, 100)
    await on_pause(game, 101, AGAINST)
    assert await ballot(game, PAUSE) is not None
    await on_pause(game, 102, AGAINST)
    assert await ballot(game, PAUSE) is None
    assert await refusal(on_pause(game, 100, FOR)) is Refusal.VOTE_SETTLED


async def test_a_vote_lapses_and_its_end_rings(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await game.wait(HOUR)
    await propose(game, 100)
    harness.committed.clear()
    (end,) = [it for it in await game.deadlines() if it.kind == VOTE]
    assert end.at == harness.time[0] + DAY
    await game.wait(DAY)
    assert harness.committed
    assert not [it for it in await game.deadlines() if it.kind == VOTE]
    await propose(game, 101)
    assert (await game.table()).record.paused_at is None


async def test_going_on_takes_more_than_half_too(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    assert await refusal(resume(game, 100)) is Refusal.NOT_PAUSED
    await pauses.pause(game.host, game.id, harness.time[0] + 9 * DAY, "k")
    assert await refusal(propose(game, 100)) is Refusal.PAUSED_ALREADY
    assert await refusal(resume(game, 999)) is Refusal.NOT_PLAYING
    await resume(game, 100)
    assert (await reloaded(game)).record.paused_at is not None
    await resume(game, 102)
    assert (await reloaded(game)).record.paused_at is None
    assert await ballot(game, RESUME) is None


async def test_a_vote_to_go_on_lapses_within_the_pause(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await pauses.pause(game.host, game.id, harness.time[0] + 9 * DAY, "k")
    await resume(game, 100)
    assert await harness.store.schedule.next_deadline() == harness.time[0] + DAY
    await game.wait(DAY)
    assert await harness.store.schedule.next_deadline() == harness.time[0] + 8 * DAY
    await resume(game, 101)
    assert (await game.table()).record.paused_at is not None


async def test_a_vote_to_go_on_ends_with_its_pause(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await pauses.pause(game.host, game.id, harness.time[0] + 9 * DAY, "k")
    await resume(game, 100)
    await pauses.resume(game.host, game.id, "on")
    await pauses.pause(game.host, game.id, harness.time[0] + 9 * DAY, "again")
    await resume(game, 102)
    assert (await game.table()).record.paused_at is not None, "one of three is for it"


@pytest.mark.parametrize("is_away", [True, False])
async def test_who_was_not_there_ends_a_pause_that_one_alone_has_made(
    is_away: bool, harness: HostHarness
) -> None:
    game = await purchase_pending(harness, 2)
    if is_away:
        await go_away(game, 101, 9 * DAY)
    else:
        await make_absent(game.host, game.id, B)
    await propose(game, 100, 30 * DAY)
    assert (await game.table()).record.paused_at is not None
    await resume(game, 100, AGAINST)
    await resume(game, 101)
    assert (await reloaded(game)).record.paused_at is None
    await propose(game, 100, 30 * DAY)
    assert (await game.table()).record.paused_at is None, "Ben is back, and has a vote"


async def test_who_was_absent_ends_the_week_that_one_alone_has_made_of_it(
    harness: HostHarness,
) -> None:
    game = await with_absent(harness, 2)
    await on_seat(game, B, 100, motions.PAUSE)
    assert (await game.table()).record.paused_at is not None
    await resume(game, 101)
    assert (await game.table()).record.paused_at is None


async def test_most_of_all_the_people_may_pause_without_the_rest(harness: HostHarness) -> None:
    game = await purchase_pending(harness, 3)
    await go_away(game, 101, DAY)
    for user in (100, 102):
        await propose(game, user)
    await resume(game, 101)
    assert (await game.table()).record.paused_at is not None, "two of three are for it"
    await resume(game, 100)
    assert (await game.table()).record.paused_at is None


async def test_the_owner_of_a_lent_seat_ends_such_a_pause_too(harness: HostHarness) -> None:
    game = await purchase_pending(harness, 2)
    await hand_over(game.host, game.id, B, EVE, "until-back", harness.key())
    await propose(game, 100)
    assert await refusal(resume(game, EVE.user_id)) is Refusal.VOTE_BORROWED
    await come_back(game, BEN)
    await resume(game, 101)
    assert (await game.table()).record.paused_at is None


async def test_a_seat_that_is_lent_adds_no_vote_about_a_pause(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await hand_over(game.host, game.id, B, EVE, "until-back", harness.key())
    assert await refusal(propose(game, EVE.user_id)) is Refusal.VOTE_BORROWED
    await propose(game, 100)
    await on_pause(game, 102, AGAINST)
    assert (await game.table()).record.paused_at is None
    assert await ballot(game, PAUSE) is None


# An absent player's seat


async def test_the_others_who_are_there_decide_about_an_absent_seat(harness: HostHarness) -> None:
    game = await with_absent(harness)
    option = taken_by(None, "until-back")
    await on_seat(game, B, 100, option)
    assert (await reloaded(game)).players[B].user_id == 101
    await on_seat(game, B, 102, option)
    lent = (await reloaded(game)).players[B]
    assert (lent.user_id, lent.owner_id) == (None, 101)
    assert await refusal(on_seat(game, B, 103, option)) is Refusal.VOTE_SETTLED
    await game.check()


async def test_those_who_are_away_count_where_it_is_about_a_seat(harness: HostHarness) -> None:
    game = await with_absent(harness)
    for user in (102, 103):
        await go_away(game, user, DAY)
    await on_seat(game, B, 100, RETIRE)
    assert B in (await game.state()).players()
    await on_seat(game, B, 102, RETIRE)
    assert B not in (await game.state()).players()


async def test_the_only_other_person_decides_alone(harness: HostHarness) -> None:
    game = await with_absent(harness, 2)
    harness.time[0] += 3 * DAY
    await on_seat(game, B, 100, RETIRE)
    assert (await game.table()).record.phase == "over"
    assert await notice_kinds(game) == ["retired"]


async def test_a_vote_may_be_changed_until_it_is_decided(harness: HostHarness) -> None:
    game = await with_absent(harness)
    await on_seat(game, B, 100, RETIRE)
    await on_seat(game, B, 100, WAIT)
    await on_seat(game, B, 102, RETIRE)
    assert (await game.state()).seats[B].left is None
    await on_seat(game, B, 103, WAIT)
    kept = await ballots.last_ballot(harness.store, game.id, ballots.absent(B))
    assert kept is not None
    assert (kept.decided, kept.options) == (WAIT, {})
    assert (await game.table()).players[B].user_id == 101


async def test_the_table_that_waits_may_decide_otherwise_later(harness: HostHarness) -> None:
    game = await with_absent(harness, 3)
    for user in (100, 102):
        await on_seat(game, B, user, WAIT)
    for user in (100, 102):
        await on_seat(game, B, user, motions.PAUSE)
    assert (await game.table()).record.paused_at is not None
    for option in (motions.PAUSE, RETIRE):
        assert await refusal(on_seat(game, B, 100, option)) is Refusal.PAUSED


async def test_a_volunteer_is_voted_for_by_name(harness: HostHarness) -> None:
    game = await with_absent(harness)
    await motions.volunteer(game.host, game.id, B, EVE)
    for user in (100, 102):
        await on_seat(game, B, user, taken_by(EVE.user_id, "for-good"))
    eve = (await reloaded(game)).players[B]
    assert (eve.user_id, eve.name, eve.owner_id) == (900, "Eve", None)
    assert await refusal(motions.volunteer(game.host, game.id, B, FAY)) is Refusal.VOTE_SETTLED


async def test_who_has_volunteered_once_need_not_after_a_vote_has_lapsed(
    harness: HostHarness,
) -> None:
    game = await with_absent(harness)
    await motions.volunteer(game.host, game.id, B, EVE)
    await game.wait(DAY)
    await on_seat(game, B, 100, taken_by(EVE.user_id, "until-back"))
    kept = await ballot(game, ballots.absent(B))
    assert kept is not None
    assert kept.users(taken_by(EVE.user_id, "until-back")) == (100,)


async def test_what_nobody_can_vote_for(harness: HostHarness) -> None:
    game = await with_absent(harness)
    strange = ("7", "", "x:for-good", f"{'9' * 30}:for-good", f"{COMPUTER}:sometimes")
    for forged in (taken_by(EVE.user_id, "for-good"), FOR, *strange):
        assert await refusal(on_seat(game, B, 100, forged)) is Refusal.VOTE_SETTLED
    assert await refusal(on_seat(game, C, 100, RETIRE)) is Refusal.VOTE_SETTLED
    assert await refusal(on_seat(game, B, 999, RETIRE)) is Refusal.NOT_PLAYING
    assert await refusal(motions.volunteer(game.host, game.id, B, ADA)) is Refusal.SITS_ALREADY
    for number in range(motions.MOST):
        await motions.volunteer(game.host, game.id, B, Person(500 + number, "Guest"))
    assert await refusal(motions.volunteer(game.host, game.id, B, EVE)) is Refusal.VOLUNTEERS_ENOUGH


async def test_the_absent_player_who_votes_is_back_and_there_is_no_vote_any_more(
    harness: HostHarness,
) -> None:
    game = await with_absent(harness)
    await on_seat(game, B, 100, RETIRE)
    await on_seat(game, B, 101, RETIRE)
    assert await notice_kinds(game) == ["came-back"]
    assert await ballot(game, ballots.absent(B)) is None
    assert await refusal(on_seat(game, B, 102, RETIRE)) is Refusal.VOTE_SETTLED
    await make_absent(game.host, game.id, B)
    await on_seat(game, B, 102, RETIRE)
    assert (await game.state()).seats[B].left is None


async def test_an_absent_player_who_plays_ends_the_vote_too(harness: HostHarness) -> None:
    game = await with_absent(harness)
    await make_absent(game.host, game.id, A)
    await on_seat(game, A, 102, RETIRE)
    await come_back(game, ADA)
    assert await ballot(game, ballots.absent(A)) is None


async def test_a_vote_ends_with_the_game(harness: HostHarness) -> None:
    game = await with_absent(harness, 3)
    await on_seat(game, B, 100, RETIRE)
    for user in (101, 102):
        await game.host.submit(game.id, user, 0, Resign(), harness.key())
    assert (await game.table()).record.phase == "over"
    assert await refusal(on_seat(game, B, 100, RETIRE)) is Refusal.OVER
    assert await harness.store.schedule.next_deadline() is None


async def test_two_absent_seats_have_a_vote_each(harness: HostHarness) -> None:
    game = await with_absent(harness)
    await make_absent(game.host, game.id, D)
    await on_seat(game, B, 100, RETIRE)
    await on_seat(game, D, 102, RETIRE)
    assert {it.seat for it in await game.deadlines() if it.kind == VOTE} == {-11, -13}
    await absence.come_back(game.host, game.id, BEN, "k")
    assert {it.seat for it in await game.deadlines() if it.kind == VOTE} == {-13}


async def test_no_majority_ends_a_pause_that_a_moderator_has_made(harness: HostHarness) -> None:
    game = await harness.start_game(live(3))
    guild = (await game.table()).record.guild_id
    what = Moderation("pause", guild, 555, "a quarrel", harness.key(), ())
    await moderation.pause(game.host, game.id, what, DAY)
    for user in (100, 101, 102):
        assert await refusal(resume(game, user)) is Refusal.MODERATORS_PAUSE
    await game.wait(DAY - 1)
    assert (await game.table()).record.paused_at is not None
    await game.wait(1)
    assert (await game.table()).record.paused_at is None
