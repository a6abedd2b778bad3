"""The boards that people have made, on every engine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from engine.core.actions import Resign
from engine.editions.board_names import US_NAMES, read_names
from engine.host.administration.databases import ENGINES
from engine.host.boards import own_boards
from engine.host.boards.hiding import hidden_in
from engine.host.boards.own_boards import (
    CODE_LENGTH,
    LETTERS,
    MOST_OF_PERSON,
    MOST_OF_SERVER,
    BoardChoices,
    OwnBoards,
    as_chosen,
    newest,
    read_code,
)
from engine.host.chosen_board import ChosenBoard
from engine.host.lobbies.presets import change_preset
from engine.host.refusals import Refusal, Refused
from engine.host.store.records import BoardRecord, Player
from tests.support.board_names import on_board, own_names
from tests.support.databases import new_database
from tests.support.host_harness import ADA, BEN, CHANNEL, CLEO, HostHarness, refusal

pytestmark = pytest.mark.asyncio
HERE = CHANNEL.guild_id
ELSEWHERE = 70
PLAYERS = (Player(0, ADA.user_id, "Ada", "hat"), Player(1, BEN.user_id, "Ben", "car"))


@pytest_asyncio.fixture(params=ENGINES)
async def harness(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[HostHarness]:
    async with new_database(request.param, request, tmp_path) as url:
        found = HostHarness(await ENGINES[request.param].open(url))
        yield found
        await found.close()


@pytest.fixture
def boards(harness: HostHarness) -> OwnBoards:
    return OwnBoards(harness.host)


async def titles(boards: OwnBoards, user_id: int, guild_id: int = 0) -> list[str]:
    return [it.title for it in (await boards.choices(user_id, guild_id)).all]


async def test_a_board_is_its_makers_and_has_a_code(boards: OwnBoards) -> None:
    made = await boards.add(ADA.user_id, own_names())
    assert await boards.get(made.id) == await boards.owned(made.id, ADA.user_id) == made
    assert read_names(made.body) == own_names()
    assert (made.revision, made.guild_id) == (1, 0)
    assert len(made.code) == CODE_LENGTH
    assert set(made.code) <= set(LETTERS)
    assert await boards.choices(ADA.user_id, HERE) == BoardChoices(own=(made,))
    assert await boards.choices(BEN.user_id, HERE) == BoardChoices()
    assert await refusal(boards.owned(made.id, BEN.user_id)) is Refusal.NOT_YOUR_BOARD
    assert await refusal(boards.get("none")) is Refusal.NO_SUCH_BOARD


async def test_a_code_may_be_typed_as_it_is_read(
    boards: OwnBoards, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_boards, "_random", lambda length: "01A0B1C9" if length == 8 else "B7")
    made = await boards.add(ADA.user_id, own_names())
    for typed in ("01A0B1C9", "OlaObIc9", " 01a0-b1c9\n", "0 1 A 0 B 1 C 9"):
        assert await boards.with_code(typed) == made
    for typed in ("", "01A0B1C8", "01A0B1C", "01A0B1C99", "%", "Ⅸ", "01A0B1C\0", "01A0B1C\ud800"):
        assert await refusal(boards.with_code(typed)) is Refusal.NO_SUCH_CODE
    assert read_code("o-i l") == "011"


async def test_a_code_that_is_taken_is_drawn_again(
    boards: OwnBoards, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(["ID1", "AAAAAAAA", "ID2", "AAAAAAAA", "ID3", "BBBBBBBB"])
    monkeypatch.setattr(own_boards, "_random", lambda length: next(drawn))
    codes = [(await boards.add(it.user_id, own_names())).code for it in (ADA, BEN)]
    assert codes == ["AAAAAAAA", "BBBBBBBB"]


async def test_a_change_has_the_next_revision_and_an_older_one_is_refused(
    harness: HostHarness, boards: OwnBoards
) -> None:
    made = await boards.add(ADA.user_id, own_names())
    harness.time[0] += 60
    after = await boards.change(made, own_names("Renamed", "Road"))
    assert after == await boards.get(made.id)
    assert (after.title, after.revision, after.changed_at) == ("Renamed", 2, made.changed_at + 60)
    assert (after.code, after.created_at) == (made.code, made.created_at)
    late = boards.change(made, own_names("Late"))
    assert await refusal(late) is Refusal.BOARD_CHANGED
    assert await boards.get(made.id) == after


async def test_of_two_changes_at_the_same_moment_one_is_refused(boards: OwnBoards) -> None:
    made = await boards.add(ADA.user_id, own_names())
    new = (own_names("First"), own_names("Second"))
    changes = (boards.change(made, it) for it in new)
    found = await asyncio.gather(*changes, return_exceptions=True)
    assert [it.refusal for it in found if isinstance(it, Refused)] == [Refusal.BOARD_CHANGED]
    assert (await boards.get(made.id)) in found


async def test_nobody_has_more_than_ten_even_at_the_same_moment(boards: OwnBoards) -> None:
    tries = [boards.add(ADA.user_id, own_names(f"Town {it}")) for it in range(MOST_OF_PERSON + 5)]
    found = await asyncio.gather(*tries, return_exceptions=True)
    refused = [it for it in found if isinstance(it, Refused)]
    assert {it.refusal for it in refused} == {Refusal.TOO_MANY_BOARDS}
    own = (await boards.choices(ADA.user_id)).own
    assert (len(own), len(refused)) == (MOST_OF_PERSON, 5)
    await boards.delete(own[0].id, ADA.user_id)
    await boards.add(ADA.user_id, own_names())


async def test_no_server_has_more_than_twenty_even_at_the_same_moment(
    harness: HostHarness, boards: OwnBoards
) -> None:
    people = range(500, 500 + MOST_OF_SERVER + 3)
    adding = [boards.add(it, own_names(), HERE) for it in people]
    found = await asyncio.gather(*adding, return_exceptions=True)
    refused = [it for it in found if isinstance(it, Refused)]
    assert [it.refusal for it in refused] == [Refusal.SERVER_BOARDS_FULL] * 3
    there = await harness.store.boards.of_guild(HERE)
    assert len(there) == MOST_OF_SERVER
    mine = await boards.add(ADA.user_id, own_names())
    assert await refusal(boards.offer(mine.id, ADA.user_id, HERE)) is Refusal.SERVER_BOARDS_FULL
    await boards.hide(there[0].id, HERE)  # What nobody can choose takes no place.
    assert (await boards.offer(mine.id, ADA.user_id, HERE)).guild_id == HERE


async def test_of_two_offers_of_the_last_place_one_is_refused(
    harness: HostHarness, boards: OwnBoards
) -> None:
    for user_id in range(500, 500 + MOST_OF_SERVER - 1):
        await boards.add(user_id, own_names(), HERE)
    made = [await boards.add(it.user_id, own_names()) for it in (ADA, BEN)]
    offers = [boards.offer(it.id, it.owner_id, HERE) for it in made]
    found = await asyncio.gather(*offers, return_exceptions=True)
    assert sum(isinstance(it, Refused) for it in found) == 1
    assert len(await harness.store.boards.of_guild(HERE)) == MOST_OF_SERVER


async def test_of_two_processes_that_take_the_last_place_one_gives_way(
    harness: HostHarness, boards: OwnBoards, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On PostgreSQL neither sees what the other has not committed yet."""
    for _ in range(MOST_OF_PERSON - 1):
        await boards.add(ADA.user_id, own_names())
    for user_id in range(500, 500 + MOST_OF_SERVER - 1):
        await boards.add(user_id, own_names(), HERE)
    stored, mine = harness.store.boards, await boards.add(BEN.user_id, own_names())
    add, put, other = stored.add, stored.replace, replace(mine, owner_id=ADA.user_id)

    async def late_add(board: BoardRecord, *limits: int) -> None:
        await add(replace(other, id="other", code="OTHER"))
        await add(board)

    async def late_put(board: BoardRecord, revision: int, *limits: int) -> None:
        await add(replace(other, id="another", code="ANOTHER", owner_id=600, guild_id=HERE))
        await put(board, revision)

    monkeypatch.setattr(stored, "add", late_add)
    assert await refusal(boards.add(ADA.user_id, own_names())) is Refusal.TOO_MANY_BOARDS
    assert len(await stored.of_user(ADA.user_id)) == MOST_OF_PERSON
    monkeypatch.setattr(stored, "replace", late_put)
    assert await refusal(boards.offer(mine.id, BEN.user_id, HERE)) is Refusal.SERVER_BOARDS_FULL
    assert len(await stored.of_guild(HERE)) == MOST_OF_SERVER


async def test_what_is_offered_is_chosen_by_all_there_until_it_is_taken_back(
    boards: OwnBoards,
) -> None:
    made = await boards.add(ADA.user_id, own_names())
    assert await refusal(boards.choose(made.id, BEN.user_id, HERE)) is Refusal.NO_SUCH_BOARD
    offered = await boards.offer(made.id, ADA.user_id, HERE)
    assert await boards.choices(BEN.user_id, HERE) == BoardChoices(of_server=(offered,))
    assert await boards.choices(BEN.user_id, ELSEWHERE) == BoardChoices()
    assert await boards.choose(made.id, BEN.user_id, HERE) == as_chosen(offered)
    assert await boards.choose("berlin", BEN.user_id, HERE) == ChosenBoard("berlin")
    assert await refusal(boards.offer(made.id, BEN.user_id, HERE)) is Refusal.NOT_YOUR_BOARD
    await boards.offer(made.id, ADA.user_id, 0)
    assert await titles(boards, BEN.user_id, HERE) == []
    assert await titles(boards, ADA.user_id, HERE) == ["Our Town"]


async def test_a_hidden_board_is_offered_to_nobody_there(boards: OwnBoards) -> None:
    made = await boards.add(ADA.user_id, own_names(), HERE)
    assert await refusal(boards.hide(made.id, ELSEWHERE)) is Refusal.NO_SUCH_BOARD
    await boards.hide(made.id, HERE)
    assert await titles(boards, BEN.user_id, HERE) == []
    assert await titles(boards, ADA.user_id, HERE) == []
    assert await titles(boards, ADA.user_id) == ["Our Town"]
    assert await boards.hide(made.id, HERE) == "Our Town", "as another who manages it has"
    hidden = await boards.get(made.id)
    assert await boards.seen(BEN.user_id, HERE) == BoardChoices((), (hidden,), frozenset({made.id}))
    assert await refusal(boards.to_copy(hidden, HERE)) is Refusal.BOARD_HIDDEN
    assert await boards.to_copy(hidden, ELSEWHERE) == own_names()
    assert await refusal(boards.offer(made.id, ADA.user_id, HERE)) is Refusal.BOARD_HIDDEN
    assert await refusal(boards.unhide(made.id, ELSEWHERE)) is Refusal.NO_SUCH_BOARD
    await boards.unhide(made.id, HERE)
    await boards.offer(made.id, ADA.user_id, HERE)
    assert await titles(boards, BEN.user_id, HERE) == ["Our Town"]


async def test_a_board_that_is_shown_again_is_its_makers_alone(
    harness: HostHarness, boards: OwnBoards
) -> None:
    made = await boards.add(ADA.user_id, own_names())
    await on_board(harness, as_chosen(made))  # It was seen in a game, and never offered.
    await boards.hide(made.id, HERE)
    await boards.unhide(made.id, HERE)
    assert await boards.choices(BEN.user_id, HERE) == BoardChoices()
    assert await titles(boards, ADA.user_id, HERE) == ["Our Town"]


async def test_a_late_change_offers_no_hidden_board_again(boards: OwnBoards) -> None:
    made = await boards.add(ADA.user_id, own_names(), HERE)
    await boards.hide(made.id, HERE)
    late = boards.change(made, own_names("Again"))
    assert await refusal(late) is Refusal.BOARD_CHANGED
    assert (await boards.get(made.id)).guild_id == 0


async def test_boards_that_are_gone_are_no_longer_hidden(
    harness: HostHarness, boards: OwnBoards
) -> None:
    made = [await boards.add(ADA.user_id, own_names(), HERE) for _ in range(3)]
    for board in made[:2]:
        await boards.hide(board.id, HERE)
    await boards.delete(made[0].id, ADA.user_id)
    await boards.hide(made[2].id, HERE)
    assert await hidden_in(harness.host, HERE) == {made[1].id, made[2].id}
    assert await hidden_in(harness.host, ELSEWHERE) == frozenset()


async def test_nobody_hides_what_their_server_has_nothing_to_do_with(boards: OwnBoards) -> None:
    made = await boards.add(ADA.user_id, own_names())
    for guild_id in (0, HERE):
        assert await refusal(boards.hide(made.id, guild_id)) is Refusal.NO_SUCH_BOARD
    assert await refusal(boards.unhide(made.id, 0)) is Refusal.NO_SUCH_BOARD


async def test_hiding_takes_the_names_from_games_and_lobbies_at_once(
    harness: HostHarness, boards: OwnBoards
) -> None:
    made = await boards.add(ADA.user_id, own_names())
    other = await boards.add(BEN.user_id, own_names("Other", "Way"))
    waiting = await on_board(harness, as_chosen(made))
    running = await on_board(harness, as_chosen(made))
    spared = await on_board(harness, as_chosen(other))
    for game_id in (running, spared):
        await harness.lobbies.start(game_id, ADA.user_id)
    before = await harness.host.started_game(running)
    assert before.names == own_names()
    harness.committed.clear()
    await boards.hide(made.id, HERE)  # Though it was never offered: it is played on there.
    assert harness.committed == [running, waiting]
    after = await harness.host.started_game(running)
    assert (after.names, after.record.version) == (US_NAMES, before.record.version + 1)
    assert (after.position, after.deadlines) == (before.position, before.deadlines)
    lobby = await harness.lobbies.find(waiting)
    assert (lobby.names, len(lobby.lobby.players)) == (US_NAMES, 2)
    assert (await harness.host.started_game(spared)).names == own_names("Other", "Way")
    assert await titles(boards, ADA.user_id, HERE) == []
    assert await titles(boards, ADA.user_id, ELSEWHERE) == ["Our Town"]


async def test_hiding_takes_the_names_from_rematches_even_of_a_deleted_board(
    harness: HostHarness, boards: OwnBoards
) -> None:
    made = await boards.add(ADA.user_id, own_names(), HERE)
    game_id = await on_board(harness, as_chosen(made))
    await harness.lobbies.start(game_id, ADA.user_id)
    await harness.host.submit(game_id, BEN.user_id, 0, Resign(), harness.key())
    await boards.delete(made.id, ADA.user_id)
    over = await harness.host.started_game(game_id)
    assert (over.record.phase, over.names) == ("over", own_names())
    await boards.hide(made.id, HERE)
    after = await harness.host.started_game(game_id)
    assert (after.record, after.names) == (over.record, US_NAMES)
    assert (await harness.rematch(game_id, ADA, "again")).names == US_NAMES
    assert await refusal(boards.hide(made.id, HERE)) is Refusal.NO_SUCH_BOARD


async def test_a_board_that_is_offered_elsewhere_is_hidden_here_alone(
    harness: HostHarness, boards: OwnBoards
) -> None:
    made = await boards.add(ADA.user_id, own_names(), ELSEWHERE)
    game_id = await on_board(harness, as_chosen(made))
    await boards.hide(made.id, HERE)
    assert (await harness.lobbies.find(game_id)).names == US_NAMES
    for again in (boards.choose, boards.offer):
        assert await refusal(again(made.id, ADA.user_id, HERE)) is Refusal.BOARD_HIDDEN
    assert (await newest(harness.host, as_chosen(made), HERE, PLAYERS)).id == "us"
    assert await titles(boards, BEN.user_id, ELSEWHERE) == ["Our Town"]


async def test_a_change_of_the_game_meanwhile_is_not_lost(
    harness: HostHarness, boards: OwnBoards
) -> None:
    made = await boards.add(ADA.user_id, own_names(), HERE)
    game_id = await on_board(harness, as_chosen(made))
    join = harness.join_lobby(game_id, CLEO)
    await asyncio.gather(boards.hide(made.id, HERE), join)
    lobby = await harness.lobbies.find(game_id)
    assert (lobby.names, len(lobby.lobby.players)) == (US_NAMES, 3)


async def test_the_newest_revision_is_what_a_new_game_gets(
    harness: HostHarness, boards: OwnBoards
) -> None:
    made = await boards.add(ADA.user_id, own_names(), HERE)
    old = as_chosen(made)
    assert await newest(harness.host, old, HERE, PLAYERS) == old
    changed = await boards.change(made, own_names("New", "Road"))
    assert await newest(harness.host, old, HERE, PLAYERS) == as_chosen(changed)
    await boards.hide(made.id, HERE)
    assert await newest(harness.host, old, HERE, PLAYERS) == ChosenBoard()
    assert (await newest(harness.host, old, ELSEWHERE, PLAYERS)).names == own_names("New", "Road")
    await boards.delete(made.id, ADA.user_id)
    assert await newest(harness.host, old, ELSEWHERE, PLAYERS) == old
    assert await newest(harness.host, ChosenBoard("paris"), HERE, ()) == ChosenBoard("paris")


async def test_who_no_longer_sees_a_board_sees_no_change_of_it(
    harness: HostHarness, boards: OwnBoards
) -> None:
    made = await boards.add(CLEO.user_id, own_names(), HERE)
    old = as_chosen(made)
    changed = await boards.change(made, own_names("Private", "Secret"))
    assert await newest(harness.host, old, HERE, PLAYERS) == as_chosen(changed)
    for guild_id in (0, ELSEWHERE):
        await boards.offer(made.id, CLEO.user_id, guild_id)
        assert await newest(harness.host, old, HERE, PLAYERS) == old
        assert await newest(harness.host, old, 0, PLAYERS) == old
    maker = Player(2, CLEO.user_id, "Cleo", "dog")
    assert (await newest(harness.host, old, HERE, (*PLAYERS, maker))).names.title == "Private"


async def test_where_boards_are_off_no_game_begins_on_one(
    harness: HostHarness, boards: OwnBoards
) -> None:
    made = await boards.add(ADA.user_id, own_names(), HERE)
    played = await on_board(harness, as_chosen(made))
    await harness.lobbies.start(played, ADA.user_id)
    await harness.host.submit(played, BEN.user_id, 0, Resign(), harness.key())
    waiting = await on_board(harness, as_chosen(made))
    change = partial(replace, own_boards="off", board="paris")
    await change_preset(harness.host, HERE, change)
    assert await refusal(harness.lobbies.start(waiting, ADA.user_id)) is Refusal.OWN_BOARDS_OFF
    await harness.lobbies.change(waiting, lambda it: it.on_board(ADA.user_id, ChosenBoard("rio")))
    await harness.lobbies.start(waiting, ADA.user_id)
    assert (await harness.rematch(played, ADA, "again")).lobby.board.id == "paris"


async def test_a_board_of_one_person_stays_when_anothers_is_deleted(
    harness: HostHarness, boards: OwnBoards
) -> None:
    made = [await boards.add(it.user_id, own_names(), HERE) for it in (ADA, BEN)]
    assert await refusal(boards.delete(made[0].id, BEN.user_id)) is Refusal.NOT_YOUR_BOARD
    await boards.delete(made[0].id, ADA.user_id)
    assert await harness.store.boards.of_guild(HERE) == (made[1],)
    assert await refusal(boards.delete(made[0].id, ADA.user_id)) is Refusal.NO_SUCH_BOARD
