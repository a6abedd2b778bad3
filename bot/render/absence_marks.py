"""Absence in words: which players are away, and who plays for whom, as marks on their lines."""

from collections.abc import Mapping

from bot.language.durations import rough_duration
from bot.language.language import Words
from engine.core.actions import SeatId
from engine.host.clocks.paces import pace_of
from engine.host.people.motions import is_absent, people_here
from engine.host.snapshots import StartedGame
from engine.host.store.records import PAUSE, Player


def marks_of(game: StartedGame, words: Words) -> Mapping[SeatId, str]:
    """Return, by seat still in the game, the words about its player's absence, if any."""
    seats = game.position.players()
    marks = {seat: _mark(game, game.players[seat], words) for seat in seats}
    return {seat: mark for seat, mark in marks.items() if mark}


def _mark(game: StartedGame, player: Player, words: Words) -> str:
    marks = []
    if player.away_until is not None:
        marks.append(words.say("player-away-until", at=str(int(player.away_until))))
    elif is_absent(game, player.seat):
        marks.append(words.say("player-away"))
    elif waiting := _waiting(game, player.seat, words):
        marks.append(waiting)
    if player.owner_id is not None and player.owner_id > 0:
        kind = "computer" if player.user_id is None else "person"
        marks.append(words.say("player-for", kind=kind, owner=f"<@{player.owner_id}>"))
    return f" {words.say('player-separator')} ".join(marks)


def _waiting(game: StartedGame, seat: SeatId, words: Words) -> str:
    """Return what is left of a player's waiting time, if it is less than a quarter."""
    left = game.waiting_time_left(seat)
    if left <= 0:
        return words.say("player-out-of-time")
    if left >= pace_of(game.record.pace).waiting_time / 4:
        return ""
    return words.say("player-waiting", time=rough_duration(left, words))


def paused_line(game: StartedGame, words: Words) -> str:
    """Return the line that replaces the awaited decision during a pause: until when nobody can
    act.
    """
    until = max((deadline.at for deadline in game.deadlines if deadline.kind == PAUSE), default=0)
    key = "table-paused-by-moderator" if game.is_moderators_pause else "table-paused"
    return words.say(key, at=str(int(until)))


def missed_seats(game: StartedGame) -> tuple[SeatId, ...]:
    """Return the seats whose player is away, absent, or has lent the seat, and could come back."""
    here = people_here(game)
    missed = {seat for seat in game.people() if seat not in here}
    lent = {it for it in game.position.players() if game.players[it].owner_id is not None}
    return tuple(sorted(missed | lent))


def nobody_is_here(game: StartedGame) -> bool:
    """Return whether the game waits because all of its people are absent."""
    return bool(game.people()) and not people_here(game)
