"""A whole game as a film: which turns it shows, and the titles of their boards."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.pictures.board_spec import BoardSpec
from bot.pictures.film import draw_film
from bot.render.board_spec import board_spec
from bot.render.last_move import last_move
from bot.render.plain_names import player_text
from bot.render.voice import Voice
from engine.analysis.turns import turns
from engine.core.actions import SeatId
from engine.core.events import Event
from engine.core.position import Position
from engine.core.undo import LogLine
from engine.rules.ending import worth_of
from engine.view import View

FRAMES = 200
"""Turns that are shown at the most."""
FEWEST = 10


def film(log: Sequence[LogLine], voice: Voice, most: int, frames: int = FRAMES) -> bytes:
    """Return the film of a log in at most `most` bytes, with fewer turns if need be.

    Raises ValueError for a log without its beginning, and ImpossibleTransition for one that
    contradicts itself.
    """
    moved = moved_turns(log)
    data = _drawn(log, moved, frames, voice)
    while len(data) > most and frames > FEWEST:
        frames //= 2
        data = _drawn(log, moved, frames, voice)
    return data


def _drawn(log: Sequence[LogLine], moved: Sequence[int], frames: int, voice: Voice) -> bytes:
    chosen = thin_out(moved, frames)
    return draw_film(_boards(log, chosen, voice), len(chosen))


def moved_turns(log: Sequence[LogLine]) -> list[int]:
    """Return the numbers of the turns that moved a token, building or deed, and the first and
    the last.
    """
    found, before, number = list[int](), None, 0
    for number, (view, _) in enumerate(turns(log)):
        lies = _table_key(view)
        if lies != before:
            found.append(number)
        before = lies
    return found if found[-1] == number else [*found, number]


def _table_key(position: Position) -> object:
    """Return what lies on the board."""
    seats = tuple((seat.space, seat.jail is not None, seat.left is None) for seat in position.seats)
    return seats, tuple(
        (deed.owner, deed.level, deed.mortgaged) for deed in position.deeds.values()
    )


def thin_out(numbers: Sequence[int], most: int) -> list[int]:
    """Return at most `most` of the numbers, evenly spaced, the first and the last among them."""
    last = len(numbers) - 1
    if last < most:
        return list(numbers)
    return [numbers[round(at * last / (most - 1))] for at in range(most)]


def _boards(log: Sequence[LogLine], chosen: Sequence[int], voice: Voice) -> Iterator[BoardSpec]:
    shown, last = frozenset(chosen), chosen[-1]
    for number, (view, happened) in enumerate(turns(log)):
        if number in shown:
            yield _spec(view, happened, last, voice)


def _spec(view: View, happened: Sequence[Event], last: int, voice: Voice) -> BoardSpec:
    """Return the board of a turn, with how far the game has come; nothing is asked any more."""
    heading = voice.say("replay-turn", turn=view.turn, last=last)
    board = board_spec(view, voice, last_move(happened))
    spec = replace(board, heading=heading, ask="", card=None)
    if view.winners:
        return spec
    leader = _leader(view)
    if leader is None:
        token = voice.players[view.mover].token
        return replace(spec, title=voice.say("replay-level"), mover=token)
    title = voice.say("replay-leads", who=player_text(leader, voice))
    return replace(spec, title=title, mover=voice.players[leader].token)


def _leader(view: View) -> SeatId | None:
    """Return who alone is worth the most; by how much is left out, for it may be secret
    (ITAX-03).
    """
    totals = {seat: worth_of(view, seat).total for seat in view.players()}
    most = max(totals.values())
    ahead = [seat for seat, total in totals.items() if total == most]
    return ahead[0] if len(ahead) == 1 else None
