"""The replay: the whole game as an animated picture."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from bot.interactions.checks import need_files
from bot.interactions.context import Context
from bot.interactions.game_pages import other_pages
from bot.interactions.router import Handlers
from bot.interactions.sharing import Sharing, share_in_channel
from bot.language.language import Words
from bot.language.plain_names import player_text
from bot.language.voice import Voice
from bot.pictures.board_spec import BoardSpec
from bot.pictures.film import draw_film
from bot.presses.shared import Replay
from bot.render.board_alt import alt_text
from bot.render.board_description import board_spec
from bot.render.last_move import last_move
from bot.ui.message_files import FILE, File
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Screen
from bot.ui.version_cache import cached
from engine.analysis.turns import turns
from engine.core.actions import SeatId
from engine.core.errors import ImpossibleTransition
from engine.core.events import Event
from engine.core.position import Position
from engine.core.undo import LogLine
from engine.host.logs import log_lines
from engine.host.snapshots import StartedGame
from engine.rules.ending import worth_of
from engine.view import View

FRAMES = 200
"""Turns that are shown at the most."""

FEWEST = 10


LOG = logging.getLogger(__name__)
HANDLERS = Handlers()
_FILM_THREAD = ThreadPoolExecutor(1, "film")
"""One film at a time, however many ask: each keeps a processor busy for seconds."""


@press_record("sharereplay", acts=True)
class ShareReplay(PressRecord):
    """Show the film of a game to everyone."""


@HANDLERS.answers(Replay)
async def replay(context: Context, press: Replay) -> None:
    """Answer the button on a finished game."""
    await show_replay(context, press.game_id)


async def show_replay(context: Context, game_id: str) -> None:
    """Send a film of the game so far, as everybody may know it."""
    need_files(context)
    with context.hold_place("films"):
        await _show(context, game_id)


async def _show(context: Context, game_id: str) -> None:
    game = await context.host.started_game(game_id)
    file = await _file(context, game, context.voice(game))
    if file is not None:
        share = Sharing(ShareReplay(game_id)).offered(context, game)
        rows = (*share, *other_pages(context, game.record, "replay"))
        await context.show(Screen(_length(game, context.words), files=(file,), rows=rows))


@HANDLERS.answers(ShareReplay)
async def share(context: Context, press: ShareReplay) -> None:
    """Post the film in the game's channel, with whatever has happened by now."""
    need_files(context)
    with context.hold_place("films"):
        await _share(context, press.game_id)


async def _share(context: Context, game_id: str) -> None:
    game, sharing = await context.host.started_game(game_id), Sharing(ShareReplay(game_id))

    async def make_screen(voice: Voice) -> Screen | None:
        file = await _file(context, game, voice)
        return None if file is None else Screen(_length(game, voice.words), files=(file,))

    if await share_in_channel(context, game, sharing, "replay-shared", make_screen):
        # The film now runs in the channel: it is not sent a second time.
        told = context.words.say("replay-posted")
        rows = (*sharing.done(context, game), *other_pages(context, game.record, "replay"))
        await context.show(Screen(told, rows=rows))


def _length(game: StartedGame, words: Words) -> str:
    """Return whether the film shows the whole game, and how many turns."""
    key = "replay-running" if game.record.phase == "running" else "replay-over"
    return words.say(key, turn=game.public().turn)


async def _file(context: Context, game: StartedGame, voice: Voice) -> File | None:
    """Return the film; where there is none, say why and return None."""
    game_id = game.record.id
    # The same film for people who read text alone: there is no emoji in it.
    version = (game_id, game.record.version, voice.words.locale, voice.names)
    try:
        data = await cached(context.cache.films, version, lambda: _film(context, game_id, voice))
    except ValueError:
        await context.send_private(context.words.say("replay-none"))
        return None
    except ImpossibleTransition as error:
        LOG.warning("game %s: its log contradicts itself: %s", game_id, error)
        await context.send_private(context.words.say("replay-contradiction"))
        return None
    alt = voice.say("replay-alt", board=alt_text(game.public(), voice))
    return File(f"monopoly-{game_id}.gif", data, alt)


async def _film(context: Context, game_id: str, voice: Voice) -> bytes:
    """Raises ValueError for a log without its beginning, ImpossibleTransition for a wrong one."""
    log = await context.host.history(game_id, None)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_FILM_THREAD, film, log_lines(log), voice, FILE)


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
