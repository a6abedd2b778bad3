"""What finished games came to: places, and who abandoned them, from what is on disk."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.actions import Resign
from engine.host.finished.ladder import ladder
from engine.host.finished.results import settle
from engine.host.lobby import ALLOWANCE_NOTE, Person
from engine.host.notices import HandedOver, load_notice
from engine.host.people import moderation, seats
from engine.host.people.cancellation import agree_to_cancel
from engine.host.people.moderators import Act, Moderation
from engine.host.store.records import Result
from engine.host.unit_of_work import UnitOfWork
from tests.support import seat_changes
from tests.support.absence import EVE, come_back, make_absent, purchase_pending
from tests.support.game import B, C, live
from tests.support.host_harness import ADA, BEN, CLEO, HostedGame, HostHarness

pytestmark = pytest.mark.asyncio
SERVER = 7
ADA_ID, BEN_ID, CLEO_ID, EVE_ID = 100, 101, 102, 900
FAY = Person(901, "Fay")


def order(game: HostedGame, act: Act) -> Moderation:
    return Moderation(act, SERVER, 555, "nobody answers", game.harness.key(), ())


async def end(game: HostedGame) -> None:
    """The game is over, ranked by worth, without a moderator."""
    await game.host.update_running(game.id, game.harness.key(), moderation.end_at_once)


async def end_by_moderator(game: HostedGame) -> None:
    await moderation.end(game.host, game.id, order(game, "end"))


async def settled(harness: HostHarness) -> dict[int, Result]:
    """The results of the server by user id; of one game only."""
    await settle(harness.host, SERVER)
    found = await harness.store.results.of_guild(SERVER)
    assert len({it.user_id for it in found}) == len(found)
    return {it.user_id: it for it in found}


async def ends(harness: HostHarness) -> dict[int, tuple[int | None, str]]:
    """Place and fate by user id."""
    return {user: (it.place, it.fate) for user, it in (await settled(harness)).items()}


async def left_to(game: HostedGame, seat: int, lent: seats.Lent, who: Person | None = None) -> None:
    """A seat goes to somebody, or to a computer."""
    key = game.harness.key()
    if who is None:
        await seats.leave_to_computer(game.host, game.id, seat, lent, key)
    else:
        await seat_changes.hand_over(game.host, game.id, seat, who, lent, key)


# Places


async def test_places_are_those_of_the_final_table(harness: HostHarness) -> None:
    game = await harness.start_game(live(4).cash(C, 1600))
    await game.submit(B, Resign())
    await end(game)
    found = await settled(harness)
    assert {user: it.place for user, it in found.items()} == {100: 2, 101: 4, 102: 1, 103: 2}
    assert {it.fate for it in found.values()} == {"played"}
    ben = found[BEN_ID]
    started = await game.table()
    assert (ben.game_id, ben.guild_id, ben.seat, ben.seats) == ("g", SERVER, B, 4)
    assert (ben.name, ben.token, ben.turns) == ("Guest 1", "boat", started.position.turn)
    assert ben.ended_at == harness.time[0]


async def test_computers_take_places_and_have_no_result(harness: HostHarness) -> None:
    game = await harness.start_game(live(3).cash(B, 2000), computers=(B,))
    await end(game)
    assert await ends(harness) == {ADA_ID: (2, "played"), CLEO_ID: (2, "played")}


async def test_a_running_game_and_a_lobby_have_no_results(harness: HostHarness) -> None:
    await purchase_pending(harness)
    lobby = await harness.open_lobby(BEN)
    await harness.lobbies.close(lobby.record.id, BEN.user_id)
    assert await settled(harness) == {}
    assert await harness.store.results.unsettled(SERVER) == ()


async def test_a_game_called_off_has_no_places(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await left_to(game, B, "until-back", EVE)
    for user in (ADA_ID, EVE_ID, CLEO_ID):
        await agree_to_cancel(harness.host, game.id, user)
    off = (None, "called-off")
    assert await ends(harness) == {ADA_ID: off, BEN_ID: off, CLEO_ID: off, EVE_ID: off}


# Who abandons a game


async def test_to_resign_is_not_to_abandon(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    for seat in (B, C):
        await game.submit(seat, Resign())
    found = await ends(harness)
    assert found == {ADA_ID: (1, "played"), BEN_ID: (3, "played"), CLEO_ID: (2, "played")}


async def test_who_resigns_later_is_ahead_of_who_resigned_before(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, BEN, CLEO)
    await harness.lobbies.start(opened.record.id, ADA.user_id)
    game = HostedGame(harness, opened.record.id)
    for seat in (C, B):
        await game.submit(seat, Resign())
    found = await ends(harness)
    assert [found[it.user_id][0] for it in (ADA, BEN, CLEO)] == [1, 2, 3]


async def test_a_seat_retired_by_the_others_is_abandoned(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await seat_changes.retire(game.host, game.id, B, harness.key())
    await game.submit(C, Resign())
    found = await ends(harness)
    assert found == {ADA_ID: (1, "played"), CLEO_ID: (2, "played"), BEN_ID: (3, "abandoned")}


async def test_who_is_replaced_for_good_has_the_last_place_and_the_other_the_seats(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(live(3).cash(B, 2000))
    await left_to(game, B, "for-good", EVE)
    await end(game)
    assert await ends(harness) == {
        ADA_ID: (2, "played"),
        CLEO_ID: (2, "played"),
        BEN_ID: (3, "abandoned"),
        EVE_ID: (1, "played"),
    }
    assert (await settled(harness))[BEN_ID].name == "Guest 1"


@pytest.mark.parametrize("lent", ["until-back", "for-good"])
async def test_a_seat_left_to_a_computer_and_not_taken_back_is_abandoned(
    harness: HostHarness, lent: seats.Lent
) -> None:
    game = await purchase_pending(harness)
    await left_to(game, B, lent)
    await end(game)
    found = await settled(harness)
    assert (found[BEN_ID].place, found[BEN_ID].fate) == (3, "abandoned")
    assert found[BEN_ID].name == "Guest 1"
    assert len(found) == 3


async def test_who_takes_the_seat_back_has_abandoned_nothing(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await left_to(game, B, "until-back", EVE)
    await come_back(game, BEN)
    await end(game)
    found = await ends(harness)
    assert found[BEN_ID] == (1, "played")
    assert EVE_ID not in found


async def test_who_plays_for_an_owner_to_the_end_has_the_place(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await left_to(game, B, "until-back", EVE)
    await end(game)
    found = await ends(harness)
    assert (found[BEN_ID], found[EVE_ID]) == ((3, "abandoned"), (1, "played"))


async def test_the_owner_has_lost_a_lent_seat_that_is_given_away_and_the_helper_nothing(
    harness: HostHarness,
) -> None:
    game = await purchase_pending(harness)
    await left_to(game, B, "until-back", EVE)
    await left_to(game, B, "for-good", FAY)
    await end(game)
    found = await ends(harness)
    assert (found[BEN_ID], found[FAY.user_id]) == ((3, "abandoned"), (1, "played"))
    assert EVE_ID not in found


async def test_a_helper_whose_seat_is_retired_has_abandoned_nothing(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await left_to(game, B, "until-back", EVE)
    await seat_changes.retire(game.host, game.id, B, harness.key())
    await end(game)
    found = await ends(harness)
    assert found[BEN_ID] == (3, "abandoned")
    assert EVE_ID not in found


async def test_who_is_absent_at_the_end_has_abandoned_the_game_even_a_rich_one(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(live(4).cash(B, 5000))
    await make_absent(game.host, game.id, B)
    await end(game)
    found = await ends(harness)
    assert found[BEN_ID] == (4, "abandoned")
    assert {fate for user, (_, fate) in found.items() if user != BEN_ID} == {"played"}


async def test_who_comes_to_another_seat_and_plays_it_to_the_end_has_played(
    harness: HostHarness,
) -> None:
    game = await purchase_pending(harness)
    await left_to(game, B, "for-good")
    await left_to(game, C, "for-good", BEN)
    await end(game)
    found = await settled(harness)
    assert (found[BEN_ID].seat, found[BEN_ID].fate) == (C, "played")
    assert found[CLEO_ID].fate == "abandoned"


async def test_a_computers_seat_that_somebody_takes_was_nobodys(harness: HostHarness) -> None:
    game = await harness.start_game(live(3), computers=(B,))
    await left_to(game, B, "for-good", EVE)
    await end(game)
    assert set(await ends(harness)) == {ADA_ID, CLEO_ID, EVE_ID}


# Moderators


async def test_who_is_absent_when_a_moderator_ends_the_game_has_not_abandoned_it(
    harness: HostHarness,
) -> None:
    game = await harness.start_game(live(3).cash(B, 1000))
    await make_absent(game.host, game.id, B)
    await end_by_moderator(game)
    assert await ends(harness) == {
        ADA_ID: (1, "played"),
        BEN_ID: (3, "played"),
        CLEO_ID: (1, "played"),
    }


@pytest.mark.parametrize("lent", ["until-back", "for-good"])
async def test_nobody_has_abandoned_a_game_that_a_moderator_has_ended(
    lent: seats.Lent, harness: HostHarness
) -> None:
    game = await purchase_pending(harness)
    await left_to(game, B, lent)
    await end_by_moderator(game)
    assert (await ends(harness))[BEN_ID] == (None, "removed")


@pytest.mark.parametrize("taker", [None, EVE], ids=["computer", "member"])
async def test_who_is_replaced_by_a_moderator_has_abandoned_nothing(
    taker: Person | None, harness: HostHarness
) -> None:
    game = await purchase_pending(harness)
    what = order(game, "replace")
    if taker is None:
        await moderation.leave_to_computer(game.host, game.id, what, B)
    else:
        await moderation.hand_over(game.host, game.id, what, B, taker)
    await end(game)
    found = await ends(harness)
    assert found[BEN_ID] == (None, "removed")
    assert found.get(EVE_ID) == (None if taker is None else (1, "played"))


async def test_who_is_removed_by_a_moderator_has_abandoned_nothing(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await moderation.remove(game.host, game.id, order(game, "remove"), B)
    await end(game)
    assert (await ends(harness))[BEN_ID] == (None, "removed")


async def test_a_lent_seat_that_a_moderator_removes_was_abandoned_by_nobody(
    harness: HostHarness,
) -> None:
    game = await purchase_pending(harness)
    await left_to(game, B, "until-back", EVE)
    await moderation.remove(game.host, game.id, order(game, "remove"), B)
    await end(game)
    found = await ends(harness)
    assert found[BEN_ID] == (None, "removed")
    assert EVE_ID not in found


async def test_a_vote_after_a_moderators_act_is_still_a_vote(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await moderation.extend(game.host, game.id, order(game, "extend"), 3600)
    await seat_changes.retire(game.host, game.id, B, harness.key())
    await end(game)
    assert (await ends(harness))[BEN_ID] == (3, "abandoned")


@pytest.mark.parametrize("act", ["end", "remove", "replace"])
async def test_a_game_that_a_moderator_had_a_part_in_is_not_rated(
    act: Act, harness: HostHarness
) -> None:
    game = await purchase_pending(harness)
    if act == "remove":
        await moderation.remove(game.host, game.id, order(game, act), B)
    elif act == "replace":
        await moderation.leave_to_computer(game.host, game.id, order(game, act), B)
    await (end_by_moderator if act == "end" else end)(game)
    found = await settled(harness)
    assert all(it.unrated for it in found.values())
    assert ladder(tuple(found.values())) == ()


async def test_a_game_with_advice_for_every_player_is_not_rated(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await harness.store.notes.put(game.id, ALLOWANCE_NOTE, "always")
    await end(game)
    found = await settled(harness)
    assert all(it.unrated for it in found.values())
    assert ladder(tuple(found.values())) == ()


async def test_more_time_and_a_pause_leave_a_game_rated(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await moderation.extend(game.host, game.id, order(game, "extend"), 3600)
    await moderation.pause(game.host, game.id, order(game, "pause"), 24 * 3600)
    await moderation.resume(game.host, game.id, order(game, "resume"))
    await end(game)
    assert len(ladder(tuple((await settled(harness)).values()))) == 3


# Kept once


async def test_results_asked_for_twice_are_kept_once(harness: HostHarness) -> None:
    game = await purchase_pending(harness)
    await end(game)
    first = await settled(harness)
    harness.host.loaded.drop_all()
    assert await settled(harness) == first
    await harness.store.results.put(list(first.values()))
    assert len(await harness.store.results.of_guild(SERVER)) == len(first) == 3


async def test_a_game_that_ends_later_is_settled_later(harness: HostHarness) -> None:
    first = await purchase_pending(harness)
    second = await harness.start_game(live(2), game_id="h")
    await end(first)
    await settle(harness.host, SERVER)
    harness.time[0] += 60
    await second.submit(B, Resign())
    await settle(harness.host, SERVER)
    found = await harness.store.results.of_guild(SERVER)
    assert [it.game_id for it in found] == ["g"] * 3 + ["h"] * 2


async def test_another_servers_games_are_left_alone(harness: HostHarness) -> None:
    await end(await purchase_pending(harness))
    await settle(harness.host, SERVER + 1)
    assert await harness.store.results.of_guild(SERVER) == ()
    assert await harness.store.results.unsettled(SERVER) == ("g",)


async def test_where_ids_were_not_yet_kept_only_those_at_the_table_are_remembered(
    harness: HostHarness,
) -> None:
    game = await purchase_pending(harness)

    def as_of_old(work: UnitOfWork) -> None:
        work.replace_player(replace(work.players[B], user_id=EVE_ID, name="Eve"))
        work.log_notice(HandedOver(B, "Guest 1", "Eve", returns=False))

    await game.host.update_running(game.id, None, as_of_old)
    await end(game)
    assert set(await ends(harness)) == {ADA_ID, CLEO_ID, EVE_ID}


async def test_notices_written_before_ids_were_kept_can_be_read() -> None:
    old = '{"seat":1,"before":"Ben","after":"Eve","returns":true,"kind":"handed-over"}'
    assert load_notice(old) == HandedOver(B, "Ben", "Eve", returns=True)
