"""/monopoly-mod in a game: everybody sees who did what and why, and nobody else may."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.actions import Buy, Roll
from tests.support.answer_labels import BUY, buy
from tests.support.consistency import check_all
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B, C
from tests.support.simulated_messages import buttons, labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO, DORA = range(4)
HOUR = 3600.0
WHY = "Ben has *vanished*"
TOLD = "Ben has \\*vanished\\*"


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3), *[(1, 2)] * 20)


async def buying(server: SimulatedServer, people: int = 2) -> str:
    """Dora manages the server in which Ada is asked whether she buys Baltic."""
    server.make_manager(DORA)
    game = await server.start_game("daily", people)
    await server.act(game, A, Roll())
    return game


async def due(server: SimulatedServer, game: str) -> float:
    (deadline,) = (await server.table(game)).deadlines
    return deadline.at


async def table(server: SimulatedServer, game: str) -> str:
    return str(said(await server.message(game, "table")))


# -- what each does -----------------------------------------------------------------------------


async def test_more_time_is_given_and_the_table_told_by_whom_and_why(
    server: SimulatedServer,
) -> None:
    game = await buying(server)
    before = await due(server, game)
    answer = await server.moderate(DORA, "extend", time="12h", reason=WHY)
    assert await due(server, game) == before + 12 * HOUR
    shown = await table(server, game)
    assert f"🛡️ <@{server.user(DORA)}> gave everyone more time: {TOLD}" in shown
    assert "Everyone gets 12 hours more" in shown
    assert f"<t:{int(before + 12 * HOUR)}" in shown
    assert "Done." in answer.text
    assert (await server.message(game, "table")).jump_url.split("/")[-1] in answer.text
    assert server.newest_pings == (server.user(ADA),)


async def test_a_pause_lasts_until_it_is_ended(server: SimulatedServer) -> None:
    game = await buying(server)
    await server.moderate(DORA, "pause", time="2d", reason=WHY)
    assert "A moderator **paused** the game. It resumes" in await table(server, game)
    assert not [it for it in labels(await server.message(game, "table")) if it.startswith(BUY)]
    again = await server.moderate(DORA, "pause", time="2d", reason=WHY)
    assert "paused" in again.text
    await server.moderate(DORA, "resume", reason="back from the mountains")
    shown = await table(server, game)
    assert "back from the mountains" in shown
    await server.act(game, A, Buy())


async def test_a_member_takes_a_seat_over(server: SimulatedServer) -> None:
    game = await buying(server)
    seats = await seats_offered(server, game)
    assert [it["value"] for it in seats] == ["0", "1"]
    await server.moderate(DORA, "replace", seat="0", by=server.members[CLEO], reason=WHY)
    found = await server.table(game)
    assert found.players[A].user_id == server.user(CLEO)
    assert "Cleo is now playing for Ada" in await table(server, game)
    await server.press(CLEO, await server.message(game, "table"), buy("Baltic", 60))
    assert (await server.table(game)).position.deeds[3].owner == A


async def seats_offered(server: SimulatedServer, game: str) -> list[Any]:
    actor = server.members[DORA]
    return await actor.autocomplete(server.channel, "monopoly-mod replace", "seat", "", game=game)


async def test_without_a_member_a_computer_plays_the_seat(server: SimulatedServer) -> None:
    game = await buying(server, people=3)
    await server.moderate(DORA, "replace", seat="Ben", reason=WHY)
    assert (await server.table(game)).players[B].user_id is None
    assert "A computer player is now playing for Ben" in await table(server, game)
    twice = await server.moderate(DORA, "replace", seat="1", reason=WHY)
    assert "computer" in twice.text
    assert "Done." not in twice.text


async def test_amb_70_a_removed_player_has_resigned(server: SimulatedServer) -> None:
    game = await buying(server, people=3)
    asked = await server.moderate(DORA, "remove", seat="2", reason=WHY)
    await server.confirm(DORA, asked)
    found = await server.table(game)
    assert found.position.seats[C].left is not None
    assert TOLD in await table(server, game)


async def test_amb_71_an_ended_game_shows_the_ranking_and_the_reason(
    server: SimulatedServer,
) -> None:
    game = await buying(server, people=3)
    await server.confirm(DORA, await server.moderate(DORA, "end", reason=WHY))
    assert (await server.table(game)).record.phase == "over"
    shown = said(server.newest)
    assert "The game ended early" in shown
    assert f"<@{server.user(DORA)}> ended the game: {TOLD}" in shown
    assert "🥇 🎩 Ada **$1,500**" in shown
    over = await server.moderate(DORA, "extend", time="1h", reason=WHY, game=game)
    assert "over" in over.text


async def test_a_game_moves_to_another_channel(server: SimulatedServer) -> None:
    game = await buying(server)
    other = server.create_channel("elsewhere")
    answer = await server.moderate(DORA, "move", channel=other, reason=WHY)
    assert (await server.table(game)).record.channel_id == other.id
    (moved,) = other.history()
    assert f"This game has moved to <#{other.id}>." in said(server.channel.history()[-1])
    assert f"moved the game here: {TOLD}" in said(moved)
    assert buy("Baltic", 60) in labels(moved)
    assert str(other.id) in answer.text
    there = await server.moderate(DORA, "move", channel=other, reason=WHY, game=game)
    assert "already in that channel" in there.text


async def test_a_game_whose_channel_is_gone_goes_on_in_another(server: SimulatedServer) -> None:
    game = await buying(server)
    server.fail("*", f"/channels/{server.channel.id}*", 404, 10003, times=None)
    other = server.create_channel("elsewhere")
    await server.run_in_bot(server.app.publisher.park(game))
    left = await server.app.host.store.notes.get(game, "parked")
    assert left is not None
    await server.wait(10 * HOUR)
    await server.moderate(DORA, "move", channel=other, reason=WHY, game=game)
    (moved,) = other.history()
    assert TOLD in said(moved)
    assert await due(server, game) > server.now + 13 * HOUR, "no time has run meanwhile"


async def test_a_reason_that_the_servers_filter_forbids_is_left_out(
    server: SimulatedServer,
) -> None:
    game = await buying(server)
    server.fail("PATCH", "/channels/*/messages/*", 400, 200000)
    await server.moderate(DORA, "extend", time="1h", reason=WHY)
    shown = await table(server, game)
    assert "The reason is hidden here" in shown
    assert "Everyone gets 1 hour more" in shown
    assert "vanished" not in shown


# -- told to whom it concerns -------------------------------------------------------------------


async def test_an_act_is_told_whatever_happens_after_it(server: SimulatedServer) -> None:
    game = await buying(server)
    await server.moderate(DORA, "extend", time="1h", reason=WHY)
    await server.press(ADA, await server.message(game, "table"), BUY)
    await server.answer_by_timeout(game, 40)
    told = [said(it) for it in server.messages]
    assert sum(TOLD in it for it in told) == 1
    (with_act,) = [it for it in told if TOLD in it]
    assert "earlier" in with_act
    assert "Everyone gets 1 hour more" in with_act


@pytest.mark.parametrize("act", ["pause", "resume"])
async def test_what_concerns_all_players_calls_them_all(act: str, server: SimulatedServer) -> None:
    await buying(server, people=3)
    await server.moderate(DORA, "pause", time="1d", reason=WHY)
    if act == "resume":
        await server.moderate(DORA, "resume", reason=WHY)
    assert set(server.newest_pings) == {server.user(it) for it in (ADA, BEN, CLEO)}


async def test_the_end_calls_all_players(server: SimulatedServer) -> None:
    await buying(server)
    await server.confirm(DORA, await server.moderate(DORA, "end", reason=WHY))
    assert set(server.newest_pings) == {server.user(ADA), server.user(BEN)}


async def test_who_takes_a_seat_is_called_and_who_had_it_has_a_message(
    server: SimulatedServer,
) -> None:
    await buying(server)
    await server.moderate(DORA, "replace", seat="1", by=server.members[CLEO], reason=WHY)
    assert server.newest_pings == (server.user(CLEO),)
    (direct,) = server.direct(BEN)
    assert "gave your seat to someone else" in said(direct)
    assert "Cleo is now playing for you." in said(direct)
    assert TOLD in said(direct)


async def test_who_is_removed_hears_of_it(server: SimulatedServer) -> None:
    await buying(server, people=3)
    asked = await server.moderate(DORA, "remove", seat="2", reason=WHY)
    await server.confirm(DORA, asked)
    (direct,) = server.direct(CLEO)
    assert "removed you from the game" in said(direct)
    assert "You’re out of the game." in said(direct)


async def test_who_wants_direct_messages_has_one_and_is_not_called_at_the_table(
    server: SimulatedServer,
) -> None:
    await buying(server)
    shown = (await server.command(BEN, "preferences")).private
    await server.choose(BEN, shown, "prefer:ping", "dm")
    await server.moderate(DORA, "pause", time="1d", reason=WHY)
    assert server.newest_pings == (server.user(ADA),)
    assert any(TOLD in said(it) for it in server.direct(BEN))


async def test_in_quiet_hours_nobody_is_called(server: SimulatedServer) -> None:
    await buying(server)
    hour = int(server.now % 86_400 // 3600)
    await server.command(BEN, "preferences", zone="UTC", quiet=f"{hour}-{(hour + 3) % 24}")
    await server.moderate(DORA, "pause", time="1d", reason=WHY)
    assert server.newest_pings == (server.user(ADA),)


async def test_closed_messages_of_somebody_replaced_are_a_call_at_the_table(
    server: SimulatedServer,
) -> None:
    await buying(server, people=3)
    server.fail("POST", "/users/@me/channels", 403, 50007, times=None)
    await server.moderate(DORA, "replace", seat="1", reason=WHY)
    assert server.newest_pings == (server.user(BEN),)


# -- asked once more ----------------------------------------------------------------------------


@pytest.mark.parametrize("act", ["end", "remove"])
async def test_what_cannot_be_undone_is_asked_once_more(act: str, server: SimulatedServer) -> None:
    game = await buying(server, people=3)
    seat = {"seat": "1"} if act == "remove" else {}
    asked = await server.moderate(DORA, act, reason=WHY, **seat)
    assert TOLD in asked.text
    assert (await server.table(game)).position.players() == (A, B, C)
    kept = await server.press(DORA, asked.private, "Keep playing")
    assert "nothing was changed" in said(kept.response)
    assert (await server.table(game)).record.phase == "running"
    assert (await server.table(game)).position.players() == (A, B, C)


async def test_what_was_carried_out_is_not_said_to_be_left(server: SimulatedServer) -> None:
    await buying(server, people=3)
    older = await server.moderate(DORA, "remove", seat="1", reason=WHY)
    await server.confirm(DORA, await server.moderate(DORA, "remove", seat="1", reason=WHY))
    late = await server.press(DORA, older.private, "Keep playing")
    assert "has expired" in late.text


async def test_an_older_question_is_not_answered_any_more(server: SimulatedServer) -> None:
    game = await buying(server, people=3)
    first = await server.moderate(DORA, "end", reason=WHY)
    await server.moderate(DORA, "remove", seat="1", reason=WHY)
    late = await server.confirm(DORA, first)
    assert "has expired" in late.text
    assert (await server.table(game)).record.phase == "running"


async def test_a_question_lapses(server: SimulatedServer) -> None:
    game = await buying(server)
    asked = await server.moderate(DORA, "end", reason=WHY)
    await server.wait(16 * 60)
    assert "has expired" in (await server.confirm(DORA, asked)).text
    assert (await server.table(game)).record.phase == "running"


async def test_it_is_not_somebody_else_who_is_removed(server: SimulatedServer) -> None:
    game = await buying(server, people=3)
    asked = await server.moderate(DORA, "remove", seat="1", reason=WHY)
    await server.moderate(DORA, "replace", seat="1", reason=WHY)
    assert "has expired" in (await server.confirm(DORA, asked)).text
    assert (await server.table(game)).position.players() == (A, B, C)


async def test_who_may_no_longer_moderate_does_not_confirm_either(server: SimulatedServer) -> None:
    game = await buying(server)
    asked = await server.moderate(DORA, "end", reason=WHY)
    server.revoke_roles(DORA)
    assert "You need the “Manage Server”" in (await server.confirm(DORA, asked)).text
    assert (await server.table(game)).record.phase == "running"


async def test_amb_71_a_game_is_moved_extended_and_ended_across_a_crash(
    server: SimulatedServer,
) -> None:
    game = await buying(server)
    other = server.create_channel("elsewhere")
    await server.moderate(DORA, "move", channel=other, reason=WHY)
    await server.moderate(DORA, "extend", time="1h", reason=WHY, game=game)
    await server.crash()
    await server.confirm(DORA, await server.moderate(DORA, "end", reason=WHY, game=game))
    (over,) = [it for it in other.history() if "The game ended early" in said(it)]
    assert TOLD in said(over)
    steps = await server.app.host.store.games.steps(game)
    told = [it.notice for it in steps if it.action in ("moved", "moderated")]
    assert [WHY in str(it) for it in told] == [True, True, True]
    await check_all(server)


async def test_a_question_is_confirmed_after_a_restart_and_twice_is_once(
    server: SimulatedServer,
) -> None:
    game = await buying(server)
    asked = await server.moderate(DORA, "end", reason=WHY)
    await server.restart()
    (yes, _) = buttons(asked.private)
    await server.press(DORA, asked.private, yes["label"])
    assert (await server.table(game)).record.phase == "over"


# -- what is refused ----------------------------------------------------------------------------


async def test_a_channel_closed_to_the_bot_is_no_place_for_a_game(server: SimulatedServer) -> None:
    game = await buying(server)
    other = server.create_channel("closed")
    server.deny_permissions(other, send_messages=True, embed_links=True)
    await server.settle()
    answer = await server.moderate(DORA, "move", channel=other, reason=WHY)
    assert "don’t have permission for this: embed links and send messages" in answer.text
    assert (await server.table(game)).record.channel_id == server.channel.id
    assert TOLD not in await table(server, game)


@pytest.mark.parametrize("time", ["0m", "-3h", "31d", "9999999d", "soon", "12", "59s", "²h"])
async def test_a_time_that_is_none_is_answered_in_one_sentence(
    time: str, server: SimulatedServer
) -> None:
    game = await buying(server)
    before = await due(server, game)
    answer = await server.moderate(DORA, "extend", time=time, reason=WHY)
    assert answer.text.count(".") == 1
    assert await due(server, game) == before
    assert TOLD not in await table(server, game)


async def test_a_reason_of_blanks_is_none(server: SimulatedServer) -> None:
    game = await buying(server)
    answer = await server.moderate(DORA, "end", reason="   ")
    assert answer.text.startswith("Add a reason")
    assert (await server.table(game)).record.phase == "running"


@pytest.mark.parametrize("seat", ["7", "nobody", "-1", "²"])
async def test_a_seat_that_is_none_is_refused(seat: str, server: SimulatedServer) -> None:
    game = await buying(server)
    answer = await server.moderate(DORA, "remove", seat=seat, reason=WHY)
    assert "Choose a player from the list" in answer.text
    assert (await server.table(game)).position.players() == (A, B)


async def test_a_lobby_is_no_game_yet(server: SimulatedServer) -> None:
    server.make_manager(DORA)
    lobby = await server.open_lobby()
    for named in ({}, {"game": lobby}):
        answer = await server.moderate(DORA, "resume", reason=WHY, **named)
        assert "There’s a lobby" in answer.text


@pytest.mark.parametrize("is_named", [True, False])
async def test_a_lobby_is_closed_for_all_who_sit_there(
    is_named: bool, server: SimulatedServer
) -> None:
    lobby = await server.open_lobby()
    named = {"game": lobby} if is_named else {}
    server.make_manager(DORA)
    offered = server.members[DORA].autocomplete(server.channel, "monopoly-mod end", "game", "")
    assert [it["value"] for it in await offered] == [lobby]
    answer = await server.moderate(DORA, "end", reason=WHY, **named)
    assert "closed the lobby" in answer.text
    assert "This lobby is closed." in said(server.newest)
    assert labels(server.newest) == []
    assert "called off" in (await server.moderate(DORA, "end", reason=WHY, game=lobby)).text


async def test_a_game_that_does_not_exist_is_refused(server: SimulatedServer) -> None:
    server.make_manager(DORA)
    answer = await server.moderate(DORA, "end", reason=WHY, game="nowhere")
    assert "doesn’t exist" in answer.text
    assert "no game in this channel" in (await server.moderate(DORA, "end", reason=WHY)).text


async def test_of_several_games_one_must_be_named(server: SimulatedServer) -> None:
    first = await buying(server)
    second = await server.start_game("daily", 3)
    assert "several games" in (await server.moderate(DORA, "end", reason=WHY)).text
    asked = await server.moderate(DORA, "end", reason=WHY, game=first)
    await server.confirm(DORA, asked)
    assert (await server.table(first)).record.phase == "over"
    assert (await server.table(second)).record.phase == "running"


async def test_only_those_who_manage_the_server_are_offered_it(server: SimulatedServer) -> None:
    await buying(server)
    assert "monopoly-mod end" in server.commands(DORA)
    assert "monopoly-mod end" not in server.commands(ADA)


async def test_the_games_of_the_server_are_completed(server: SimulatedServer) -> None:
    game = await buying(server)
    actor = server.members[DORA]
    found = await actor.autocomplete(server.channel, "monopoly-mod end", "game", "ada")
    assert [it["value"] for it in found] == [game]
    assert await actor.autocomplete(server.channel, "monopoly-mod end", "game", "zoe") == []
