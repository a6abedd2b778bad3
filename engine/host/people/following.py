"""Following a game that one does not play in: who is to be told what, a note of the game each.

A person who has gone bankrupt follows to the end without a note, until one says otherwise; at slow
paces those who are not out for long are called with the players (end_calls.py).
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, Literal, get_args

from pydantic import TypeAdapter
from pydantic.dataclasses import dataclass

from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.timeline import taken_back
from engine.host.clocks.paces import DAY, HOUR, pace_of
from engine.host.logs import Log, log_lines
from engine.host.people.end_calls import OUT_FOR
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.notes import FOLLOW
from engine.host.store.texts import note
from engine.host.text_changes import change_text

News = Literal["end", "turning-points", "daily"]
Choice = News | Literal["none"]
CHOICES: Final[tuple[News, ...]] = get_args(News)
INTERVAL: Final = 20 * HOUR
"""Seconds between two messages to a follower, of whatever games, at the least."""
MOST_GAMES, MOST_FOLLOWERS = 10, 50
"""Games that a person may follow at once, and people that may follow a game."""


@dataclass(frozen=True, slots=True)
class Follow:
    """What a follower wants to be told of a game, and what they have been told.

    `choice`: how it ends, turning points too, news once a day too, or nothing. `told`: the version
    up to which they have been told. `since`: when they began to follow, and `sent_at`: when the
    last message went out, in unix seconds. `unread`: their direct messages were closed to the last.
    """

    choice: Choice
    told: int
    since: float
    sent_at: float = 0.0
    unread: bool = False


Followers = Mapping[int, Follow]
"""By user id."""
_FOLLOW: TypeAdapter[Follow] = TypeAdapter(Follow)


async def followers_of(host: Host, game_id: str) -> Followers:
    """Return the notes of everybody who follows a game, or has stopped to follow it."""
    notes = await host.store.notes.of_game(game_id)
    return {
        int(key.removeprefix(FOLLOW)): _FOLLOW.validate_json(text)
        for key, text in notes.items()
        if key.startswith(FOLLOW)
    }


async def followed_by(host: Host, user_id: int) -> Mapping[str, Follow]:
    """Return what a person follows, by game: games too that are over and still to be told of."""
    notes = await host.store.notes.of_follower(_key(user_id))
    follows = {game_id: _FOLLOW.validate_json(text) for game_id, text in notes.items()}
    return {game_id: it for game_id, it in follows.items() if it.choice != "none"}


async def follow(host: Host, game_id: str, user_id: int, choice: News) -> Follow:
    """Let a person follow a game, or choose anew what to be told of it.

    Raises Refused for a game that is over or that the person plays in, and beyond the limits.
    """
    game = await host.started_game(game_id)
    demand(game.record.phase == "running", Refusal.OVER)
    demand(not plays_in(game, user_id) and not game.record.is_direct, Refusal.FOLLOWS_OWN)
    begun = Follow(choice, game.record.version, host.now())
    loaded = host.loaded
    with loaded.holding(_key(user_id)) as mine, loaded.holding(f"{FOLLOW}{game_id}") as others:
        async with mine.lock, others.lock:  # Presses at the same moment are counted one by one.
            await _need_room(host, game_id, user_id)
            return await _change(host, game_id, user_id, lambda it: _chosen(it, begun)) or begun


def plays_in(game: StartedGame, user_id: int) -> bool:
    """Return whether a person plays in a game and is not out of it."""
    seat = game.seat_of(user_id)
    return seat is not None and game.position.seats[seat].left is None


def _chosen(before: Follow | None, begun: Follow) -> Follow:
    is_anew = before is None or before.choice == "none"
    return begun if is_anew else replace(before or begun, choice=begun.choice)


async def _need_room(host: Host, game_id: str, user_id: int) -> None:
    """Raise Refused for a person who does not follow a game yet and may not begin to."""
    mine = await followed_by(host, user_id)
    if game_id in mine:
        return
    demand(len(mine) < MOST_GAMES, Refusal.FOLLOWS_ENOUGH, most=MOST_GAMES)
    others = [it for it in (await followers_of(host, game_id)).values() if it.choice != "none"]
    demand(len(others) < MOST_FOLLOWERS, Refusal.FOLLOWED_ENOUGH, most=MOST_FOLLOWERS)


async def unfollow(host: Host, game_id: str, user_id: int) -> None:
    """Let a person be told nothing more of a game, from now on. Raises Refused for no such game."""
    game = await host.started_game(game_id)
    is_eliminated = game.seat_of(user_id) is not None
    nothing = Follow("none", game.record.version, host.now()) if is_eliminated else None
    await _change(host, game_id, user_id, lambda _: nothing)


async def note_told(host: Host, game_id: str, user_id: int, version: int, at: float) -> None:
    """Note that a follower has been told what happened up to a version; `at`: unix seconds, 0 where
    that took no message.
    """

    def told(before: Follow | None) -> Follow | None:
        if before is None:
            return None  # Unfollowed meanwhile.
        sent_at = max(at, before.sent_at)
        return replace(before, told=max(version, before.told), sent_at=sent_at, unread=False)

    await _change(host, game_id, user_id, told)


async def note_unread(host: Host, game_id: str, user_id: int) -> None:
    """Note that a follower's direct messages were closed to a message."""
    await _change(host, game_id, user_id, lambda it: it and replace(it, unread=True))


async def due_at(host: Host, user_id: int, mine: Follow) -> float:
    """Return the time, in unix seconds, from which a follower may be told more of a game."""
    sent = [it.sent_at for it in (await followed_by(host, user_id)).values() if it.sent_at]
    daily = max(mine.since, mine.sent_at) + DAY if mine.choice == "daily" else 0.0
    return max([daily, *(at + INTERVAL for at in sent)])


def eliminated(game: StartedGame, log: Log) -> Followers:
    """Return those who follow a game because they went bankrupt in it, before its last turn.

    `log`: the whole log, with its public events. A player who resigned has chosen not to be there,
    and who is called as a player (`called_at_end`) need not be told twice.
    """
    (out, resigned), view, called = _exits(log), game.public(), called_at_end(game, log)
    people = {
        player.user_id
        for player in game.players
        if player.seat in out.keys() - resigned and (view.seats[player.seat].left or 0) < view.turn
    }
    begun = Follow("end", 0, 0.0)
    return {user: begun for user in people if user is not None and user > 0 and user not in called}


def called_at_end(game: StartedGame, log: Log) -> frozenset[int]:
    """Return the players out of a game that is over who are called as those still in are."""
    if pace_of(game.record.pace).live:
        return frozenset()
    since = game.record.moved_at - OUT_FOR
    seats = [seat for seat, at in _exits(log)[0].items() if at > since]
    return frozenset(user for seat in seats if (user := game.players[seat].user_id) is not None)


def _exits(log: Log) -> tuple[dict[SeatId, float], set[SeatId]]:
    """Return when players left the game, in unix seconds, and who of them resigned."""
    gone, out, resigned = taken_back(log_lines(log)), dict[SeatId, float](), set[SeatId]()
    for step, events in log:
        if step.version not in gone:
            resigned |= {event.seat for event in events if isinstance(event, e.Resigned)}
            left = (it.seat for it in events if isinstance(it, e.WentBankrupt | e.Resigned))
            out |= dict.fromkeys(left, step.at)
    return out, resigned


def _key(user_id: int) -> str:
    return f"{FOLLOW}{user_id}"


async def _change(
    host: Host, game_id: str, user_id: int, change: Callable[[Follow | None], Follow | None]
) -> Follow | None:
    def of_text(text: str | None) -> str | None:
        after = change(None if text is None else _FOLLOW.validate_json(text))
        return None if after is None else _FOLLOW.dump_json(after).decode()

    _, after = await change_text(host, note(game_id, _key(user_id)), of_text)
    return None if after is None else _FOLLOW.validate_json(after)
