"""Guesses: those who do not play in a game say once who will win it, a note of the game each.

Nothing is at stake. How many have said something is public, who said what only once the game is
over, and so is what a guess counts: it tells of chances to win, which nobody sees before. The guess
of a person who takes over a seat goes (seats.py).
"""

from typing import Final

from pydantic import TypeAdapter
from pydantic.dataclasses import dataclass

from engine.core.actions import SeatId
from engine.host.background import in_background
from engine.host.people.following import plays_in
from engine.host.people.seats import lent_seat
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.notes import GUESS
from engine.host.store.texts import note
from engine.host.text_changes import change_text
from engine.players.judge.judging import fitted_judge
from engine.players.policy.fairness import chances_now

MOST_GUESSES: Final = 50
"""Guesses on a game."""


@dataclass(frozen=True, slots=True)
class Guess:
    """What a person called `name` has said: that `seat` will win.

    `points`: what that counts if it is right, 100 less the percentage of that seat's chance then.
    """

    seat: SeatId
    points: int
    name: str


_GUESS: TypeAdapter[Guess] = TypeAdapter(Guess)


async def guesses_of(host: Host, game_id: str) -> dict[int, Guess]:
    """Return all guesses on a game, by user id."""
    notes = await host.store.notes.of_game(game_id)
    return {
        int(key.removeprefix(GUESS)): _GUESS.validate_json(text)
        for key, text in notes.items()
        if key.startswith(GUESS)
    }


def is_open(game: StartedGame, user_id: int) -> bool:
    """Return whether a person may say who will win a game: one in which they do not play nor have
    lent a seat, and in which no building stands.
    """
    is_built = any(deed.level for deed in game.position.deeds.values())
    is_running = game.record.phase == "running" and not game.record.is_direct
    return is_running and not is_built and not _has_part(game, user_id)


def _has_part(game: StartedGame, user_id: int) -> bool:
    return plays_in(game, user_id) or lent_seat(game, user_id) is not None


async def give_guess(host: Host, game_id: str, user_id: int, name: str, seat: SeatId) -> Guess:
    """Note who will win as a person says, and return it; the first thing they said stays.

    Raises Refused for the person's own game, for one that is over or built on, for a seat that is
    out, and beyond MOST_GUESSES.
    """
    game = await host.started_game(game_id)
    _need_open(game, user_id, seat)
    view = game.public()
    chances = await in_background(lambda: chances_now(fitted_judge(), view))
    text = _GUESS.dump_json(Guess(seat, 100 - round(100 * chances[seat]), name)).decode()
    with host.loaded.holding(f"{GUESS}{game_id}") as others:
        async with others.lock:  # Presses at the same moment are counted one by one.
            # The game has gone on while the chances were worked out.
            _need_open(await host.started_game(game_id), user_id, seat)
            known = await guesses_of(host, game_id)
            is_counted = user_id in known or len(known) < MOST_GUESSES
            demand(is_counted, Refusal.GUESSES_ENOUGH, most=MOST_GUESSES)
            key = note(game_id, f"{GUESS}{user_id}")
            _, after = await change_text(host, key, lambda before: before or text)
    return _GUESS.validate_json(after or text)


def _need_open(game: StartedGame, user_id: int, seat: SeatId) -> None:
    demand(not _has_part(game, user_id), Refusal.FOLLOWS_OWN)
    demand(game.record.phase == "running", Refusal.OVER)
    demand(is_open(game, user_id) and seat in game.position.players(), Refusal.GUESSES_CLOSED)
