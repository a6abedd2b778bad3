"""The copy of a board's names that a game keeps, whatever becomes of the board."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.actions import Resign
from engine.editions.board_names import US_NAMES, built_in
from engine.host.boards.own_boards import OwnBoards, as_chosen
from engine.host.chosen_board import (
    NOTE,
    US_BOARD,
    ChosenBoard,
    board_of_language,
    note_of,
    read_note,
)
from engine.host.lobby_text import dump_lobby, load_lobby
from engine.host.personal.erase import Eraser
from engine.host.personal.file import personal_data
from engine.host.personal.registry import DeletedPeople
from engine.host.snapshots import StartedGame
from tests.support.board_names import on_board, own_names
from tests.support.host_harness import ADA, BEN, CHANNEL, HostHarness

pytestmark = pytest.mark.asyncio
OWN = ChosenBoard("b", 3, own_names(cards={"CH-GO": "Off to the pub."}))


async def begun(harness: HostHarness, board: ChosenBoard) -> str:
    """A game on a board that has just begun."""
    game_id = await on_board(harness, board)
    await harness.lobbies.start(game_id, ADA.user_id)
    return game_id


async def made_by(harness: HostHarness, user_id: int) -> ChosenBoard:
    return as_chosen(await OwnBoards(harness.host).add(user_id, own_names()))


async def ended(harness: HostHarness, game_id: str) -> StartedGame:
    return await harness.host.submit(game_id, BEN.user_id, 0, Resign(), harness.key())


async def test_a_note_holds_the_whole_board() -> None:
    assert read_note(note_of(OWN)) == OWN
    berlin = read_note(note_of(ChosenBoard("berlin")))
    assert (berlin.id, berlin.own, berlin.is_own) == ("berlin", built_in()["berlin"], False)
    assert note_of(US_BOARD) is None
    assert read_note(None) == US_BOARD


async def test_a_board_that_the_program_no_longer_has_is_the_rules_own() -> None:
    assert ChosenBoard("atlantis").names == US_NAMES


@pytest.mark.parametrize(
    ("locale", "board"),
    [("en", "us"), ("de", "berlin"), ("es", "madrid"), ("fr", "paris"), ("pt-BR", "rio"),
     ("xx", "us")],
)  # fmt: skip
async def test_each_language_begins_with_a_board_of_ours(locale: str, board: str) -> None:
    found = board_of_language(locale)
    assert (found.id, found.names) == (board, built_in()[board])


async def test_a_stored_lobby_keeps_its_board(harness: HostHarness) -> None:
    lobby = (await harness.lobbies.find(await on_board(harness, OWN))).lobby
    assert load_lobby(dump_lobby(lobby), ADA.user_id, lobby.players) == lobby
    assert lobby.board == OWN


async def test_a_game_without_a_note_is_on_the_board_of_the_rules(harness: HostHarness) -> None:
    game_id = await begun(harness, OWN)
    assert (await harness.host.started_game(game_id)).names == OWN.names
    await harness.store.notes.put(game_id, NOTE, None)
    harness.host.loaded.drop(game_id)
    assert (await harness.host.started_game(game_id)).chosen_board == US_BOARD


async def test_a_game_keeps_its_names_when_the_board_is_changed_or_deleted(
    harness: HostHarness, place: Path
) -> None:
    boards, board = OwnBoards(harness.host), await made_by(harness, ADA.user_id)
    game_id = await begun(harness, board)
    version = (await harness.host.started_game(game_id)).record.version
    await boards.change(await boards.get(board.id), own_names("Changed", "Road"))
    await boards.offer(board.id, ADA.user_id, CHANNEL.guild_id)
    await boards.delete(board.id, ADA.user_id)
    again = await HostHarness.at(place)
    for host in (harness.host, again.host):
        found = await host.started_game(game_id)
        assert (found.chosen_board, found.record.version) == (board, version)
    await again.close()


async def test_a_move_keeps_the_names(harness: HostHarness) -> None:
    game_id = await begun(harness, OWN)
    for found in (await ended(harness, game_id), await harness.host.started_game(game_id)):
        assert (found.record.phase, found.chosen_board) == ("over", OWN)


async def test_a_lobby_begins_with_the_newest_revision(harness: HostHarness) -> None:
    board = await made_by(harness, ADA.user_id)
    game_id = await on_board(harness, board)
    changed = own_names("Changed", "Road")
    boards = OwnBoards(harness.host)
    after = await boards.change(await boards.get(board.id), changed)
    await harness.lobbies.start(game_id, ADA.user_id)
    assert (await harness.host.started_game(game_id)).chosen_board == as_chosen(after)


async def test_a_rematch_has_the_newest_revision_or_the_last_there_was(
    harness: HostHarness,
) -> None:
    boards, board = OwnBoards(harness.host), await made_by(harness, ADA.user_id)
    game_id = await begun(harness, board)
    await ended(harness, game_id)
    after = await boards.change(await boards.get(board.id), own_names("Changed", "Road"))
    lobby = await harness.rematch(game_id, ADA, "again")
    assert lobby.lobby.board == as_chosen(after)
    await harness.lobbies.close(lobby.record.id, ADA.user_id)
    await boards.delete(board.id, ADA.user_id)
    assert (await harness.rematch(game_id, ADA, "more")).lobby.board == board


async def test_with_a_person_their_boards_go_and_games_keep_the_names(
    harness: HostHarness,
) -> None:
    boards, board = OwnBoards(harness.host), await made_by(harness, ADA.user_id)
    others = await boards.add(BEN.user_id, own_names("Other"), CHANNEL.guild_id)
    game_id = await begun(harness, board)
    data = await personal_data(harness.host, ADA.user_id)
    assert [(it["names"]["title"], it["server"]) for it in data["boards"]] == [("Our Town", None)]
    await Eraser(harness.host, harness.lobbies, DeletedPeople()).erase(ADA.user_id)
    assert (await boards.choices(ADA.user_id)).own == ()
    assert (await boards.choices(BEN.user_id)).own == (others,)
    assert (await harness.host.started_game(game_id)).chosen_board == board
