"""The first game: short rules, two gentle computers, and a start that is the same for everyone.

Its seed is no secret. `bench/friendly_start.py` found it among numbered ones: the learner begins,
owns two of three orange streets, and nothing bad happens to them in their first turns.
"""

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256

from pydantic import TypeAdapter

from engine.core.chance import commitment
from engine.editions.choice import Choice
from engine.host.chosen_board import US_BOARD, ChosenBoard
from engine.host.clocks.paces import ALONE
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobby import Lobby, Location, Person
from engine.host.people.cancellation import agree_to_cancel
from engine.host.refusals import Refusal, Refused
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import RUNNING, GameRef

NOTE = "first-game"
"""The note on a game that makes it one for learning: what its coach has taught, as JSON."""
REPLACED_BY = "replaced-by"
"""The note on a game for learning with the id of the one that was started over in its place."""
START = 21094
"""The number of the friendly start."""
MIX = "learn"
"""What stands in the mix for the request of the learner: the start must be the same for everyone.
"""
CHOICE = Choice(game="short")
COMPUTER_CHARACTERS = ("dealer", "builder")
"""The characters of the computer players, who are both gentle."""
LessonPlaces = Mapping[str, tuple[str, ...]]
"""By kind of lesson, the places where the coach has taught it, oldest first."""
_PLACES = TypeAdapter(dict[str, tuple[str, ...]])


def friendly_seed(number: int = START) -> bytes:
    """Return the seed of a numbered start."""
    return sha256(b"first game %d" % number).digest()


FRIENDLY_COMMITMENT = commitment(friendly_seed())
"""The hash by which a game is known to have the friendly start."""


async def start_first_game(
    host: Host,
    lobbies: Lobbies,
    place: Location,
    person: Person,
    taught: LessonPlaces | None = None,
    replaced: str | None = None,
    board: ChosenBoard = US_BOARD,
) -> StartedGame:
    """Start a game for learning at a place.

    It has the friendly start, or fair dice if `taught` says what a coach has taught before.
    `replaced` is one that `replace_first_game` is to end; `board`: whose names it has.
    """
    own = lobbies if taught is not None else Lobbies(host, friendly_seed)
    lobby = replace(_seated(person), board=board)
    return await own.begin(place, lobby, {NOTE: dump_places(taught or {})}, replaced)


def _seated(person: Person) -> Lobby:
    lobby = Lobby(CHOICE, ALONE, person.user_id, seating="joined").joined_by(person, MIX)
    for character in COMPUTER_CHARACTERS:
        lobby = lobby.with_computer(person.user_id, character, "gentle")
    return lobby


async def first_game_of(host: Host, user_id: int) -> GameRef | None:
    """Return the game for learning that a person is in the middle of."""
    for game in await host.store.search.games_of(user_id, RUNNING):
        if await lesson_places(host, game.id) is not None:
            return game
    return None


async def end_first_game(host: Host, game_id: str, user_id: int) -> None:
    """End a person's game for learning early; one that is over stays as it is."""
    try:
        await agree_to_cancel(host, game_id, user_id)
    except Refused as refused:
        if refused.refusal is not Refusal.OVER:
            raise


async def replace_first_game(host: Host, old: str, new: str, user_id: int) -> None:
    """End a person's game for learning because another one was started in its place."""
    await host.store.notes.put(old, REPLACED_BY, new)
    await end_first_game(host, old, user_id)


async def is_replaced(host: Host, game_id: str) -> bool:
    """Return whether a game has ended because its person started it over."""
    return await host.store.notes.get(game_id, REPLACED_BY) is not None


async def lesson_places(host: Host, game_id: str) -> LessonPlaces | None:
    """Return what the coach of a game has taught; None for a game without a coach."""
    text = await host.store.notes.get(game_id, NOTE)
    return None if text is None else _PLACES.validate_json(text)


def dump_places(taught: LessonPlaces) -> str:
    """Return what a coach has taught, as the note on its game."""
    return _PLACES.dump_json(dict(taught)).decode()


def with_place(taught: LessonPlaces, kind: str, where: str) -> LessonPlaces:
    """Return what a coach has taught after one more lesson."""
    return {**taught, kind: (*taught.get(kind, ()), where)}
