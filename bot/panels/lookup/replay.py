"""/monopoly replay: the whole game as an animated picture."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from bot.interactions.context import Context
from bot.interactions.router import Panels
from bot.panels.common.checks import need_files
from bot.panels.lookup.sharing import Sharing, share_in_channel
from bot.presses.lookup import Replay, ShareReplay
from bot.render.board_alt import alt_text
from bot.render.replay import film
from bot.render.voice import Voice
from bot.screens.media import FILE, File
from bot.screens.screen import Screen
from bot.screens.version_cache import cached
from bot.text.language import Words
from engine.core.errors import ImpossibleTransition
from engine.host.logs import log_lines
from engine.host.snapshots import StartedGame

LOG = logging.getLogger(__name__)
PANELS = Panels()
_FILM_THREAD = ThreadPoolExecutor(1, "film")
"""One film at a time, however many ask: each keeps a processor busy for seconds."""


@PANELS.answers(Replay)
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
        screen = Screen(_length(game, context.words), files=(file,), rows=share)
        await context.send_screen(screen)


@PANELS.answers(ShareReplay)
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
        await context.show(Screen(told, rows=sharing.done(context, game)))


def _length(game: StartedGame, words: Words) -> str:
    """Return whether the film shows the whole game, and how many turns."""
    key = "replay-running" if game.record.phase == "running" else "replay-over"
    return words.say(key, turn=game.public().turn)


async def _file(context: Context, game: StartedGame, voice: Voice) -> File | None:
    """Return the film; where there is none, say why and return None."""
    game_id = game.record.id
    # The same film for people who read text alone: there is no emoji in it.
    version = (game_id, game.record.version, voice.words.locale)
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
