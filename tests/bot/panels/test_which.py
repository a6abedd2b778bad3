"""Which game is meant: the one named, that of the channel, or the only one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.context import Context
from bot.language import load
from bot.panels.which import CHOICES, choices, find_game, find_table
from engine.host.lobbies import Place
from engine.host.lobby import Person
from engine.host.records import LIVE, Game, Phase, Player
from engine.host.refusals import Refusal, Refused

pytestmark = pytest.mark.asyncio
ME, OTHER = 1, 2
HERE, THERE, ELSEWHERE = Place(7, 70, False), Place(7, 71, False), Place(8, 80, False)


@dataclass
class Shelf:
    """A store that knows which games there are, and who plays them."""

    games: list[tuple[Game, tuple[int, ...]]] = field(default_factory=list)

    def put(self, name: str, place: Place, *users: int, phase: Phase = "running") -> None:
        game = Game(
            name, 1, 1, phase, "", "live", place.guild_id, place.channel_id, False, ME, 0.0, 0.0
        )
        self.games.append((game, users))

    async def games_of(self, user: int, phases: Any = LIVE) -> tuple[Game, ...]:
        assert set(phases) <= set(LIVE), "those that are over grow without end"
        return tuple(it for it, users in self.games if user in users and it.phase in phases)

    async def games_in_channel(self, channel: int, phases: Any = LIVE) -> tuple[Game, ...]:
        return tuple(it for it, _ in self.games if it.channel_id == channel and it.phase in phases)

    async def load(self, game: str) -> Game | None:
        return next((it for it, _ in self.games if it.id == game), None)

    async def players(self, game: str) -> tuple[Player, ...]:
        users = next(users for it, users in self.games if it.id == game)
        return tuple(Player(n, user, f"player {user}", "hat") for n, user in enumerate(users))


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


async def _heard(game: str) -> None:
    """Nothing is parked here."""


async def found(
    shelf: Shelf,
    place: Place | None = HERE,
    named: str | None = None,
    find: Callable[[Context, str | None], Awaitable[str]] = find_game,
) -> str:
    """The game that is found for me, or why none is."""
    host, nothing = SimpleNamespace(store=shelf), cast(Any, None)
    person = Person(ME, "me")
    publisher = cast(Any, SimpleNamespace(heard=_heard))
    context = Context(
        cast(Any, host), nothing, publisher, load("en"), person, "key", nothing, place
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
    shelf.put("theirs", HERE, OTHER)
    shelf.put("mine", HERE, ME)
    shelf.put("afar", THERE, ME)
    assert await found(shelf) == "mine"


async def test_one_that_runs_comes_before_those_that_are_over(shelf: Shelf) -> None:
    shelf.put("mine", HERE, ME)
    shelf.put("over", HERE, ME, phase="over")
    assert await found(shelf) == "mine"


async def test_a_lobby_is_a_game_too(shelf: Shelf) -> None:
    shelf.put("lobby", HERE, ME, phase="lobby")
    assert await found(shelf) == "lobby"


async def test_an_onlooker_sees_the_game_of_the_channel(shelf: Shelf) -> None:
    shelf.put("theirs", HERE, OTHER)
    shelf.put("afar", THERE, ME)
    assert await found(shelf) == "theirs"


async def test_of_games_that_are_over_the_last_is_meant(shelf: Shelf) -> None:
    shelf.put("first", HERE, ME, phase="over")
    shelf.put("last", HERE, ME, phase="cancelled")
    assert await found(shelf) == "last"


async def test_of_those_that_are_over_mine_comes_before_a_later_one(shelf: Shelf) -> None:
    shelf.put("mine", HERE, ME, phase="over")
    shelf.put("theirs", HERE, OTHER, phase="over")
    shelf.put("afar", THERE, ME, phase="over")
    assert await found(shelf) == "mine"


async def test_one_of_others_that_runs_comes_before_mine_that_is_over(shelf: Shelf) -> None:
    shelf.put("mine", HERE, ME, phase="over")
    shelf.put("theirs", HERE, OTHER)
    assert await found(shelf) == "theirs"


async def test_elsewhere_my_only_game_is_meant(shelf: Shelf) -> None:
    shelf.put("mine", THERE, ME)
    assert await found(shelf) == "mine"
    assert await found(shelf, None) == "mine"


async def test_among_several_one_must_be_named(shelf: Shelf) -> None:
    shelf.put("one", HERE, ME)
    shelf.put("two", HERE, ME)
    assert await found(shelf) == SEVERAL
    assert await found(shelf, None) == SEVERAL
    assert await found(shelf, named="two") == "two"


async def test_two_games_of_others_must_be_named_as_well(shelf: Shelf) -> None:
    """Before, an onlooker was told to be playing in several games."""
    shelf.put("one", HERE, OTHER)
    shelf.put("two", HERE, OTHER)
    assert await found(shelf) == SEVERAL_HERE
    assert await found(shelf, named="two") == "two"


async def test_a_game_of_another_server_is_found_by_its_players_alone(shelf: Shelf) -> None:
    shelf.put("mine", ELSEWHERE, ME)
    shelf.put("theirs", ELSEWHERE, OTHER)
    assert await found(shelf, named="mine") == "mine"
    assert await found(shelf, named="theirs") == UNKNOWN
    assert await found(shelf, None, named="theirs") == UNKNOWN
    assert await found(shelf, named="nonsense") == UNKNOWN


async def test_a_game_of_another_channel_is_found_by_its_players_alone(shelf: Shelf) -> None:
    shelf.put("mine", THERE, ME, phase="over")
    shelf.put("theirs", THERE, OTHER)
    assert await found(shelf, named="mine") == "mine"
    assert await found(shelf, named="theirs") == UNKNOWN


async def test_what_only_a_game_can_answer_is_not_asked_of_a_lobby(shelf: Shelf) -> None:
    shelf.put("lobby", HERE, ME, phase="lobby")
    for place in (HERE, None):
        assert await found(shelf, place, find=find_table) == ONLY_A_LOBBY
    assert await found(shelf, named="lobby", find=find_table) == ONLY_A_LOBBY
    shelf.put("theirs", HERE, OTHER)
    assert await found(shelf, find=find_table) == "theirs"
    shelf.put("mine", HERE, ME)
    assert await found(shelf, find=find_table) == "mine"
    assert await found(shelf) == SEVERAL


async def test_an_onlooker_of_a_lobby_is_told_so_too(shelf: Shelf) -> None:
    assert await found(shelf, find=find_table) == NONE
    shelf.put("lobby", HERE, OTHER, phase="lobby")
    assert await found(shelf, find=find_table) == ONLY_A_LOBBY


async def test_the_games_of_the_channel_are_offered_to_onlookers_after_their_own(
    shelf: Shelf,
) -> None:
    shelf.put("theirs", HERE, OTHER)
    shelf.put("afar", THERE, OTHER)
    shelf.put("both", HERE, OTHER, ME)
    host = cast(Any, SimpleNamespace(store=shelf))
    offered = await choices(host, ME, HERE.channel_id, "", load("en"))
    assert [game for _, game in offered] == ["both", "theirs"]


async def test_what_is_offered_fits_and_can_be_narrowed(shelf: Shelf) -> None:
    for number in range(40):
        shelf.put(f"game{number}", HERE, ME, *range(10, 30))
    shelf.put("over", HERE, ME, phase="over")
    host = cast(Any, SimpleNamespace(store=shelf))
    offered = await choices(host, ME, None, "", load("en"))
    assert len(offered) == CHOICES
    assert all(0 < len(label) <= 100 for label, _ in offered)
    assert [game for _, game in await choices(host, ME, None, "GAME39", load("en"))] == ["game39"]
    assert await choices(host, OTHER, None, "", load("en")) == []
