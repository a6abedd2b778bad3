"""/monopoly replay: the whole game as an animated picture."""

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from bot.interactions.context import Context
from bot.interactions.router import Panel
from bot.panels.common.checks import need_files
from bot.render.board_alt import alt_text
from bot.render.replay import film
from bot.render.voice import Voice
from bot.screens.media import FILE, File
from bot.screens.press import Press
from bot.screens.screen import Screen
from bot.screens.version_cache import cached
from engine.errors import ImpossibleTransition
from engine.undo import effective_events

LOG = logging.getLogger(__name__)
VERB = "replay"
_FILM_THREAD = ThreadPoolExecutor(1, "film")
"""One film at a time, however many ask: each keeps a processor busy for seconds."""


async def replay(context: Context, press: Press) -> None:
    """Answer the button on a finished game."""
    await show_replay(context, press.game_id)


async def show_replay(context: Context, game_id: str) -> None:
    """Send a film of the game so far, as everybody may know it."""
    need_files(context)
    with context.hold_place("films"):
        await _show(context, game_id)


async def _show(context: Context, game_id: str) -> None:
    game = await context.host.started_game(game_id)
    voice = context.voice(game)
    # The same film for people who read text alone: there is no emoji in it.
    version = (game_id, game.record.version, voice.words.locale)
    try:
        data = await cached(context.cache.films, version, lambda: _film(context, game_id, voice))
    except ValueError:
        await context.send_private(voice.say("replay-none"))
        return
    except ImpossibleTransition as error:
        LOG.warning("game %s: its log contradicts itself: %s", game_id, error)
        await context.send_private(voice.say("replay-contradiction"))
        return
    view = game.public()
    alt = voice.say("replay-alt", board=alt_text(view, voice))
    key = "replay-running" if game.record.phase == "running" else "replay-over"
    file = File(f"monopoly-{game_id}.gif", data, alt)
    await context.send_screen(Screen(voice.say(key, turn=view.turn), files=(file,)))


async def _film(context: Context, game_id: str, voice: Voice) -> bytes:
    """Raises ValueError for a log without its beginning, ImpossibleTransition for a wrong one."""
    log = await context.host.history(game_id, None)
    events = effective_events((step.version, step.action, happened) for step, happened in log)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_FILM_THREAD, film, events, voice, FILE)


PANELS: Mapping[str, Panel] = {VERB: replay}
