"""Going: resigning, calling off, another game."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.host.clocks.changed_deadlines import FAREWELL
from engine.host.snapshots import OpenLobby
from tests.support.answer_labels import JOIN, START
from tests.support.game import A, B, C, D
from tests.support.simulated_messages import labels, pictured, said
from tests.support.simulated_server import SimulatedServer, simulated_server

pytestmark = pytest.mark.asyncio
PLAYED_OUT = "Only computer players are left. They’re playing out the rest of the game."


async def ended(server: SimulatedServer, people: int = 2) -> str:
    """A game that everybody has called off."""
    game = await server.start_game("daily", people)
    for who in range(people):
        await server.vote_to_cancel(who)
    return game


async def newest_game(server: SimulatedServer) -> OpenLobby:
    games = await server.app.host.store.search.games_in_channel(server.channel.id)
    found = await server.app.host.snapshot(games[-1].id)
    assert isinstance(found, OpenLobby)
    return found


async def test_who_is_asked_may_think_better_of_it(server: SimulatedServer) -> None:
    game = await server.start_game("daily", 3)
    asked = await server.ask_to_resign(B)
    assert labels(asked.private) == ["Resign", "Keep playing"]
    before = (await server.table(game)).record.version
    await server.press(B, asked.private, "Keep playing")
    assert (await server.table(game)).record.version == before
    assert not labels(asked.private)


async def test_who_resigns_is_out_and_is_told_so(server: SimulatedServer) -> None:
    game = await server.start_game("daily", 3)
    asked = await server.ask_to_resign(B)
    await server.press(B, asked.private, "Resign")
    assert "You’ve left the game with Ada and Cleo in <#" in said(asked.private)
    assert "🚢 Ben" in said(await server.message(game, "table"))
    assert (await server.table(game)).record.phase == "running"
    assert "out of this game" in (await server.ask_to_resign(B)).text


async def test_of_two_who_are_left_one_is_told_that_the_other_wins(
    server: SimulatedServer,
) -> None:
    await server.start_game("daily", 3)
    asked = await server.ask_to_resign(B)
    assert "wins the game" not in said(asked.private)
    await server.press(B, asked.private, "Resign")
    last = await server.ask_to_resign(C)
    assert "Resign from the game with Ada in <#" in said(last.private)
    assert "Ada would be the only one left, and wins the game." in said(last.private)


async def test_the_last_person_is_warned_and_the_channel_told_before_computers_go_on(
    server: SimulatedServer,
) -> None:
    game = await server.start_alone(computers=2)
    asked = await server.ask_to_resign(A)
    assert "Only computer players would be left" in said(asked.private)
    await server.press(A, asked.private, "Resign")
    told = await server.message(game, "table")
    while (await server.table(game)).record.phase != "over":
        await server.wait(FAREWELL)
    sent = [str(body) for _, path, body in server.requests if "/messages" in path]
    (told_at, *_) = [at for at, text in enumerate(sent) if PLAYED_OUT in text]
    (over_at, *_) = [at for at, text in enumerate(sent) if "wins" in text]
    assert "Ada resigned" in sent[told_at]
    assert told_at < over_at
    left = next(it for it in server.messages if it.id == told.id)
    assert left.id != (await server.message(game, "table")).id
    assert left.embeds[0].footer.text.startswith("Earlier in Monopoly with Ada, ")


async def test_while_others_play_on_nobody_is_warned_of_computers(server: SimulatedServer) -> None:
    await server.start_game("daily", 3)
    assert "computers" not in said((await server.ask_to_resign(B)).private)


async def test_names_are_shown_letter_by_letter(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, names=("Ada", "*Ben*")) as odd:
        await odd.start_game("daily")
        assert r"\*Ben\*" in (await odd.vote_to_cancel(A)).text


async def test_an_old_question_of_a_game_that_is_over_is_answered(server: SimulatedServer) -> None:
    game = await server.start_game("daily", 3)
    asked = await server.ask_to_resign(B)
    for who in (A, B, C):
        await server.vote_to_cancel(who)
    late = await server.press(B, asked.private, "Resign")
    assert "called off" in said(late.private)
    assert (await server.table(game)).record.phase == "cancelled"


async def test_onlookers_neither_resign_nor_vote(server: SimulatedServer) -> None:
    await server.start_game("daily", 2)
    assert "not playing" in (await server.ask_to_resign(C)).text
    assert "not playing" in (await server.ask_to_cancel(C)).text


async def test_a_guest_leaves_a_lobby_by_command_too(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    asked = await server.command(B, "leave")
    assert "Leave this lobby?" in asked.text
    assert labels(asked.private) == ["Leave"]
    await server.press(B, asked.private, "Leave")
    assert said(asked.private) == "You’ve left the lobby."
    assert "Ben" not in pictured(await server.message(game, "lobby"))
    assert "not in this lobby" in (await server.command(B, "leave")).text


async def test_the_host_leaves_or_closes_a_lobby_by_command_too(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    asked = await server.command(A, "leave")
    assert "someone else becomes the host" in asked.text
    assert labels(asked.private) == ["Leave", "Cancel the game…"]
    await server.press(A, asked.private, "Cancel the game…")
    assert "The lobby closes for everyone" in said(asked.private)
    await server.press(A, asked.private, "Cancel the game for everyone")
    assert not labels(server.newest)
    assert (await server.app.host.snapshot(game)).record.phase == "cancelled"


async def test_of_a_lobby_without_others_the_host_is_asked_whether_to_close_it(
    server: SimulatedServer,
) -> None:
    await server.open_lobby(people=1)
    assert "The lobby closes for everyone" in (await server.command(A, "leave")).text


async def test_who_plays_is_offered_both_ways_to_leave(server: SimulatedServer) -> None:
    await server.start_game("daily", 3)
    asked = await server.command(B, "leave")
    assert asked.text.startswith("How do you want to leave the game with Ada and Cleo?")
    assert labels(asked.private) == ["Resign…", "End the game…"]


async def test_who_is_out_may_end_what_computers_play_on(server: SimulatedServer) -> None:
    await server.start_alone(computers=2)
    asked = await server.ask_to_resign(A)
    await server.press(A, asked.private, "Resign")
    asked = await server.command(A, "leave")
    assert asked.text.startswith("End this game early?")
    assert labels(asked.private) == ["End the game", "Keep playing"]


async def test_calling_off_asks_once_before_it_counts(server: SimulatedServer) -> None:
    """Before, the word alone called everybody."""
    game = await server.start_game("daily", 2)
    await server.vote_to_cancel(B)
    before, seen = await server.message(game, "vote"), len(server.sent)
    asked = await server.ask_to_cancel(A)
    assert labels(asked.private) == ["End the game", "Keep playing"]
    await server.press(A, asked.private, "Keep playing")
    assert not labels(asked.private)
    assert len(server.sent) == seen, "thinking better of it is no word against it"
    assert labels(before) == ["End the game", "Keep playing"]
    assert (await server.table(game)).record.phase == "running"
    await server.vote_to_cancel(A)
    assert (await server.table(game)).record.phase == "cancelled"


async def test_the_last_vote_calls_it_off_and_says_so_at_the_table(server: SimulatedServer) -> None:
    game = await ended(server, 3)
    final = await server.message(game, "table")
    assert "called off" in said(final)
    assert labels(final) == ["Rematch", "Review", "Stats", "Replay", "Board", "Verify dice"]
    again = await server.ask_to_cancel(A)
    assert again.text.strip()


async def test_votes_outlive_a_restart(server: SimulatedServer) -> None:
    game = await server.start_game("daily", 2)
    await server.vote_to_cancel(A)
    await server.restart()
    await server.vote_to_cancel(B)
    assert (await server.table(game)).record.phase == "cancelled"


async def test_who_has_left_need_not_agree(server: SimulatedServer) -> None:
    game = await server.start_game("daily", 3)
    asked = await server.ask_to_resign(C)
    await server.press(C, asked.private, "Resign")
    await server.vote_to_cancel(A)
    await server.vote_to_cancel(B)
    assert (await server.table(game)).record.phase == "cancelled"


async def test_a_rematch_is_a_lobby_of_the_same_kind(server: SimulatedServer) -> None:
    game = await server.start_alone(pace="daily")
    await server.vote_to_cancel(A)
    await server.wait(1)
    await server.press(A, await server.message(game, "table"), "Rematch")
    lobby = await newest_game(server)
    assert lobby.record.pace == "daily"
    assert [player.user_id for player in lobby.players] == [server.user(A), None]
    assert lobby.record.id != game


async def test_two_who_press_rematch_sit_in_one_lobby(server: SimulatedServer) -> None:
    game = await ended(server)
    final = await server.message(game, "table")
    await server.wait(1)
    await server.press(B, final, "Rematch")
    lobbies = len([it for it in server.messages if JOIN in labels(it)])
    await server.press(A, final, "Rematch")
    assert len([it for it in server.messages if JOIN in labels(it)]) == lobbies


async def test_a_rematch_says_that_it_is_one_and_gives_everybody_their_token(
    server: SimulatedServer,
) -> None:
    game = await ended(server, 3)
    final = await server.message(game, "table")
    await server.wait(1)
    await server.press(C, final, "Rematch")
    at = (await newest_game(server)).record.id
    message = await server.message(at, "lobby")
    assert "Cleo wants a rematch · Daily, a few weeks" in said(message)
    await server.press(B, message, JOIN)
    await server.press(D, message, JOIN)
    await server.press(A, final, "Rematch")
    tokens = {player.name: player.token for player in (await newest_game(server)).players}
    assert tokens == {"Cleo": "dog", "Ben": "boat", "Dora": "hat", "Ada": "car"}, "hat was free"


async def test_a_rematch_calls_each_of_the_others_once(server: SimulatedServer) -> None:
    game = await ended(server, 3)
    before, final = len(server.sent), await server.message(game, "table")
    await server.press(C, final, "Rematch")
    await server.press(A, final, "Rematch")
    await server.restart()
    await server.wait(3600.0)
    pings = [user for it in server.sent[before:] for user in it.pings if it.new]
    assert sorted(pings) == sorted(map(server.user, (A, B)))


async def test_the_computers_of_a_rematch_keep_their_tokens(server: SimulatedServer) -> None:
    game = await server.open_lobby("daily", people=1)
    for token in ("boot", "cat"):
        await server.run_in_bot(
            server.app.lobbies.change(
                game,
                lambda it, token=token: it.with_token(server.user(A), "iron").with_computer(
                    server.user(A), token=token
                ),
            )
        )
    await server.press(A, await server.message(game, "lobby"), START)
    await server.vote_to_cancel(A)
    await server.wait(1)
    await server.press(A, await server.message(game, "table"), "Rematch")
    again = (await newest_game(server)).players
    assert [player.token for player in again] == ["iron", "boot", "cat"]


async def test_a_second_press_on_rematch_says_where_its_lobby_is(server: SimulatedServer) -> None:
    game = await ended(server)
    final = await server.message(game, "table")
    await server.wait(1)
    await server.press(B, final, "Rematch")
    lobby = await newest_game(server)
    message = await server.message(lobby.record.id, "lobby")
    for who in (B, A):
        answer = await server.press(who, final, "Rematch")
        assert f"/{message.channel.id}/{message.id}" in answer.text


@pytest.mark.parametrize("command", ["undo", "trade", "orders", "manage"])
async def test_in_a_lobby_what_players_do_says_that_the_game_has_not_begun(
    command: str, server: SimulatedServer
) -> None:
    game = await ended(server)
    await server.wait(1)
    await server.press(B, await server.message(game, "table"), "Rematch")
    lobby = await server.message((await newest_game(server)).record.id, "lobby")
    said = (await server.command(B, command)).text
    assert "hasn’t started" in said
    assert f"/{lobby.channel.id}/{lobby.id}" in said
    assert "hasn’t started" not in (await server.command(A, command)).text, "not in that lobby"


async def test_no_rematch_is_opened_where_it_could_not_be_played(server: SimulatedServer) -> None:
    game = await ended(server)
    final = await server.message(game, "table")
    server.deny_permissions(embed_links=True)
    assert "embed links" in (await server.press(A, final, "Rematch")).text
    assert not await server.app.host.store.search.games_in_channel(server.channel.id)


async def test_the_last_one_left_wins_and_may_ask_for_a_rematch(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=2)
    asked = await server.ask_to_resign(1)
    await server.press(1, asked.private, "Resign")
    final = await server.message(game, "table")
    assert "Ada" in said(final)
    before = len(server.messages)
    await server.press(1, final, "Rematch")
    assert len(server.messages) == before + 1
    assert JOIN in labels(server.newest)
    assert "Ben" in said(server.newest)
    stranger = await server.press(3, final, "Rematch")
    assert "not playing" in stranger.text


@pytest.mark.parametrize("label", ["End the game", "Keep playing"])
async def test_a_late_press_on_a_vote_is_told_and_starts_no_other(
    server: SimulatedServer, label: str
) -> None:
    game = await server.start_game("daily", 3)
    await server.vote_to_cancel(A)
    question = await server.message(game, "vote")
    await server.press(B, question, "Keep playing")
    before = len(server.sent)
    assert "vote is over" in (await server.press_late(C, question, label)).text
    assert [it for it in server.sent[before:] if it.new and it.pings] == []
    assert (await server.table(game)).record.phase == "running"
