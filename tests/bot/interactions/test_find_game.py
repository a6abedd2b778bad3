"""Which game is meant: the one named, that of the channel, or the only one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest
import pytest_asyncio

from bot.features.moderation.moderation import games as moderated
from bot.interactions.context import Context
from bot.interactions.find_game import (
    CHOICES,
    Find,
    find_and_restore,
    find_game,
    find_seat,
    find_shared,
    find_table,
    game_choices,
)
from bot.language.language import load
from engine.host.lobby import Location, Person
from engine.host.refusals import Refusal, Refused, refuse
from engine.host.store.games import Games
from engine.host.store.records import LIVE, Commit, GameRecord, GameRef, Phase, Player, Secret
from engine.host.store.search import Search
from engine.host.store.sqlite.database import Database
from engine.host.store.store import store_in

pytestmark = pytest.mark.asyncio
ME, OTHER = 1, 2
HERE, THERE, ELSEWHERE = Location(7, 70, False), Location(7, 71, False), Location(8, 80, False)


class LiveOnly(Search):
    """Refuses to look for a person's games that are over: those grow without end."""

    async def games_of(self, user_id: int, phases: Any = LIVE) -> tuple[GameRef, ...]:
        assert set(phases) <= set(LIVE)
        return await super().games_of(user_id, phases)


class Shelf:
    """Games that differ in who plays them, and where."""

    _number = 0

    def __init__(self, database: Database) -> None:
        self.store = replace(store_in(database), search=LiveOnly(database))
        self.restored: list[str] = []

    async def restore(self, game: str) -> None:
        """Note a game whose messages are looked for."""
        self.restored.append(game)

    async def snapshot(self, game: str) -> Any:
        """Return as much of a game as is looked at: its row, and its players."""
        record = await self.store.games.load(game)
        if record is None:
            refuse(Refusal.NO_SUCH_GAME)
        return SimpleNamespace(record=record, players=await self.store.games.players(game))

    async def put(self, name: str, place: Location, *users: int, phase: Phase = "running") -> None:
        self._number += 1
        at, where = float(self._number), (place.guild_id, place.channel_id, False)
        game = GameRecord(name, 1, 1, phase, "", "live", *where, ME, at, at)
        players = tuple(Player(n, it, f"player {it}", "hat") for n, it in enumerate(users))
        await self.store.games.create(
            Commit(game, 0, players=players), Secret(name, b"seed", "hash")
        )


@pytest_asyncio.fixture
async def shelf(tmp_path: Path) -> AsyncIterator[Shelf]:
    opened = await Database.open(tmp_path / "games.db")
    yield Shelf(opened)
    await opened.close()


async def found(
    shelf: Shelf,
    place: Location | None = HERE,
    named: str | None = None,
    find: Find = find_game,
) -> str:
    """The game that is found for me, or why none is."""
    host = SimpleNamespace(store=shelf.store, snapshot=shelf.snapshot)
    nothing = cast(Any, None)
    person = Person(ME, "me")
    publisher = cast(Any, SimpleNamespace(restore=shelf.restore))
    context = Context(
        cast(Any, host),
        nothing,
        publisher,
        load("en"),
        person,
        "key",
        nothing,
        place,
        privacy=nothing,
    )
    try:
        return await find(context, named)
    except Refused as refused:
        return refused.refusal.value


NONE, SEVERAL = Refusal.NO_GAME_HERE.value, Refusal.SEVERAL_GAMES.value
SEVERAL_HERE, ONLY_A_LOBBY = Refusal.SEVERAL_HERE.value, Refusal.ONLY_A_LOBBY.value
UNKNOWN = Refusal.NO_SUCH_GAME.value


async def test_without_any_game_none_is_found(shelf: Shelf) -> None:
    assert await found(shelf) == NONE
    assert await found(shelf, None) == NONE


async def test_my_game_in_this_channel_comes_first(shelf: Shelf) -> None:
    await shelf.put("theirs", HERE, OTHER)
    await shelf.put("mine", HERE, ME)
    await shelf.put("afar", THERE, ME)
    assert await found(shelf) == "mine"


async def test_a_game_that_is_in_memory_is_not_read_to_find_it(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    await shelf.put("mine", HERE, ME)
    held = await shelf.snapshot("mine")
    monkeypatch.setattr(shelf, "snapshot", AsyncMock(return_value=held))
    for name in ("load", "players"):
        monkeypatch.setattr(Games, name, AsyncMock(side_effect=AssertionError(name)))
    assert await found(shelf, find=find_table) == "mine"


async def test_one_that_runs_comes_before_those_that_are_over(shelf: Shelf) -> None:
    await shelf.put("mine", HERE, ME)
    await shelf.put("over", HERE, ME, phase="over")
    assert await found(shelf) == "mine"


async def test_a_lobby_is_a_game_too(shelf: Shelf) -> None:
    await shelf.put("lobby", HERE, ME, phase="lobby")
    assert await found(shelf) == "lobby"


async def test_an_onlooker_sees_the_game_of_the_channel(shelf: Shelf) -> None:
    await shelf.put("theirs", HERE, OTHER)
    await shelf.put("afar", THERE, ME)
    assert await found(shelf) == "theirs"


async def test_of_games_that_are_over_the_last_is_meant(shelf: Shelf) -> None:
    await shelf.put("first", HERE, ME, phase="over")
    await shelf.put("last", HERE, ME, phase="cancelled")
    assert await found(shelf) == "last"


async def test_of_those_that_are_over_mine_comes_before_a_later_one(shelf: Shelf) -> None:
    await shelf.put("mine", HERE, ME, phase="over")
    await shelf.put("theirs", HERE, OTHER, phase="over")
    await shelf.put("afar", THERE, ME, phase="over")
    assert await found(shelf) == "mine"


async def test_one_of_others_that_runs_comes_before_mine_that_is_over(shelf: Shelf) -> None:
    await shelf.put("mine", HERE, ME, phase="over")
    await shelf.put("theirs", HERE, OTHER)
    assert await found(shelf) == "theirs"


async def test_elsewhere_my_only_game_is_meant(shelf: Shelf) -> None:
    await shelf.put("mine", THERE, ME)
    assert await found(shelf) == "mine"
    assert await found(shelf, None) == "mine"


async def test_among_several_one_must_be_named(shelf: Shelf) -> None:
    await shelf.put("one", HERE, ME)
    await shelf.put("two", HERE, ME)
    assert await found(shelf) == SEVERAL
    assert await found(shelf, None) == SEVERAL
    assert await found(shelf, named="two") == "two"


async def test_two_games_of_others_must_be_named_as_well(shelf: Shelf) -> None:
    """Before, an onlooker was told to be playing in several games."""
    await shelf.put("one", HERE, OTHER)
    await shelf.put("two", HERE, OTHER)
    assert await found(shelf) == SEVERAL_HERE
    assert await found(shelf, named="two") == "two"


async def test_a_game_of_another_server_is_found_by_its_players_alone(shelf: Shelf) -> None:
    await shelf.put("mine", ELSEWHERE, ME)
    await shelf.put("theirs", ELSEWHERE, OTHER)
    assert await found(shelf, named="mine") == "mine"
    assert await found(shelf, named="theirs") == UNKNOWN
    assert await found(shelf, None, named="theirs") == UNKNOWN
    assert await found(shelf, named="nonsense") == UNKNOWN


async def test_a_game_of_another_channel_is_found_by_its_players_alone(shelf: Shelf) -> None:
    await shelf.put("mine", THERE, ME, phase="over")
    await shelf.put("theirs", THERE, OTHER)
    assert await found(shelf, named="mine") == "mine"
    assert await found(shelf, named="theirs") == UNKNOWN


async def test_what_only_a_game_can_answer_is_not_asked_of_a_lobby(shelf: Shelf) -> None:
    await shelf.put("lobby", HERE, ME, phase="lobby")
    for place in (HERE, None):
        assert await found(shelf, place, find=find_table) == ONLY_A_LOBBY
    assert await found(shelf, named="lobby", find=find_table) == ONLY_A_LOBBY
    await shelf.put("theirs", HERE, OTHER)
    assert await found(shelf, find=find_table) == "theirs"
    await shelf.put("mine", HERE, ME)
    assert await found(shelf, find=find_table) == "mine"
    assert await found(shelf) == SEVERAL


@pytest.mark.parametrize(
    ("find", "phase", "says"),
    [
        (find_seat, "running", "mine"),
        (find_seat, "lobby", Refusal.NOT_BEGUN.value),
        (find_table, "lobby", ONLY_A_LOBBY),
    ],
)
async def test_what_is_meant_is_looked_for_by_no_finder_alone(
    find: Find, phase: Phase, says: str, shelf: Shelf
) -> None:
    await shelf.put("mine", HERE, ME, phase=phase)
    assert await found(shelf, find=find) == says
    assert shelf.restored == []

    async def restored(context: Context, named: str | None) -> str:
        return await find_and_restore(context, find, named)

    assert await found(shelf, find=restored) == says
    assert shelf.restored == ["mine"]


async def test_an_onlooker_of_a_lobby_is_told_so_too(shelf: Shelf) -> None:
    assert await found(shelf, find=find_table) == NONE
    await shelf.put("lobby", HERE, OTHER, phase="lobby")
    assert await found(shelf, find=find_table) == ONLY_A_LOBBY


async def test_the_games_of_the_channel_are_offered_to_onlookers_after_their_own(
    shelf: Shelf,
) -> None:
    await shelf.put("theirs", HERE, OTHER)
    await shelf.put("afar", THERE, OTHER)
    await shelf.put("both", HERE, OTHER, ME)
    host = cast(Any, SimpleNamespace(store=shelf.store))
    offered = await game_choices(host, ME, HERE.channel_id, "", load("en"))
    assert [game for _, game in offered] == ["both", "theirs"]


async def test_what_is_offered_fits_and_can_be_narrowed(shelf: Shelf) -> None:
    for number in range(40):
        await shelf.put(f"game{number}", HERE, ME, *range(10, 30))
    await shelf.put("over", HERE, ME, phase="over")
    host = cast(Any, SimpleNamespace(store=shelf.store))
    offered = await game_choices(host, ME, None, "", load("en"))
    assert len(offered) == CHOICES
    assert all(0 < len(label) <= 100 for label, _ in offered)
    assert [game for _, game in await game_choices(host, ME, None, "GAME39", load("en"))] == [
        "game39"
    ]
    assert await game_choices(host, OTHER, None, "", load("en")) == []


async def test_a_name_in_an_option_is_one_line_that_turns_nothing_around(shelf: Shelf) -> None:
    await shelf.put("mine", HERE, ME)
    game = await shelf.store.games.load("mine")
    assert game is not None
    players = (Player(0, ME, "a\u202etxet\n\tb", "hat"), Player(1, OTHER, "\u3164", "ship"))
    await shelf.store.games.commit(Commit(replace(game, version=2), 1, players=players))
    host = cast(Any, SimpleNamespace(store=shelf.store))
    ((label, _),) = await game_choices(host, ME, None, "", load("en"))
    assert label == "atxet b, ? (mine)"


@pytest.mark.parametrize("typed", ["Ünal", "ünal, b", "BEN (G", "Ünal, Ben (game7)"])
async def test_part_of_the_players_names_is_enough(shelf: Shelf, typed: str) -> None:
    for number in range(9):
        await shelf.put(f"game{number}", HERE, ME)
    players = (Player(0, ME, "Ünal", "hat"), Player(1, OTHER, "Ben", "ship"))
    game = await shelf.store.games.load("game7")
    assert game is not None
    await shelf.store.games.commit(Commit(replace(game, version=2), 1, players=players))
    host = cast(Any, SimpleNamespace(store=shelf.store))
    assert [game for _, game in await game_choices(host, ME, None, typed, load("en"))] == ["game7"]


async def test_of_a_hundred_games_only_those_that_are_shown_are_read(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(100):
        await shelf.put(f"game{number}", HERE, ME, OTHER)
    read, load_players = [], shelf.store.games.players

    async def players(game_id: str) -> tuple[Player, ...]:
        read.append(game_id)
        return await load_players(game_id)

    monkeypatch.setattr(shelf.store.games, "players", players)
    host = cast(Any, SimpleNamespace(store=shelf.store))
    assert len(await game_choices(host, ME, HERE.channel_id, "", load("en"))) == CHOICES
    assert len(read) == CHOICES
    read.clear()
    assert len(await moderated(host, HERE, "player 2", load("en"))) == CHOICES
    assert len(read) == CHOICES


async def test_a_moderator_is_offered_those_of_the_channel_first(shelf: Shelf) -> None:
    await shelf.put("there", THERE, OTHER)
    await shelf.put("here", HERE, OTHER)
    await shelf.put("lobby", HERE, OTHER, phase="lobby")
    await shelf.put("elsewhere", ELSEWHERE, OTHER)
    host = cast(Any, SimpleNamespace(store=shelf.store))
    assert [game for _, game in await moderated(host, HERE, "", load("en"))] == ["here", "there"]


# With another person


async def shared(shelf: Shelf, place: Location | None = HERE) -> str:
    return await found(shelf, place, find=find_shared(OTHER))


async def test_the_game_of_two_people_in_this_channel_comes_first(shelf: Shelf) -> None:
    await shelf.put("mine", HERE, ME)
    await shelf.put("theirs", HERE, OTHER)
    await shelf.put("afar", THERE, ME, OTHER)
    assert await shared(shelf) == "afar"
    await shelf.put("ours", HERE, OTHER, ME)
    assert await shared(shelf) == "ours"
    assert await shared(shelf, ELSEWHERE) == SEVERAL


async def test_two_games_of_two_people_here_are_asked_about(shelf: Shelf) -> None:
    await shelf.put("one", HERE, ME, OTHER)
    await shelf.put("two", HERE, ME, OTHER)
    assert await shared(shelf) == SEVERAL


@pytest.mark.parametrize("phase", ["lobby", "over", "cancelled"])
async def test_without_a_game_that_runs_two_people_share_none(phase: Phase, shelf: Shelf) -> None:
    await shelf.put("ours", HERE, ME, OTHER, phase=phase)
    await shelf.put("mine", HERE, ME)
    assert await shared(shelf) == Refusal.NO_SHARED_GAME.value
