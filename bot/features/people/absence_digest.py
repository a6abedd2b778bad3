"""The last visit of each person to each game, and the summary shown to those who come back.

Every press and command about a game is a visit. A person who comes back after an hour in which much
has happened is told of it once, in private, beside the answer.
"""

import logging

from bot.features.people.missed import AWAY, after_own_press, is_playing, log_since, missed_parts
from bot.interactions.context import Context
from bot.narration.log import LoggedStep
from bot.ui.accents import READING
from bot.ui.panel_screen import PanelScreen
from engine.host.clocks.last_seen import Seen
from engine.host.refusals import Refused
from engine.host.snapshots import StartedGame

LOG = logging.getLogger(__name__)
MIN_STEPS = 6
"""Steps that others, dice or silence have made meanwhile, at the least."""


async def note_visit(context: Context, game_id: str) -> None:
    """Note a visit to a game; show its person a summary if much has happened since the last one."""
    try:
        await _note_visit(context, game_id)
    except Refused:
        return  # There is no such game, as the answer to the press has said.
    except Exception:
        LOG.exception("game %s: the digest could not be built", game_id)


async def _note_visit(context: Context, game_id: str) -> None:
    host, user = context.host, context.user_id
    snapshot = await host.snapshot(game_id)
    if not isinstance(snapshot, StartedGame) or not is_playing(snapshot, user):
        return
    visitor, now, version = (game_id, user), host.now(), snapshot.record.version
    before = await host.seen.last(visitor, now)
    if before is None:
        await host.seen.save(visitor, Seen(version, now, version))
    elif now - before.at < AWAY:
        seen = Seen(version, now, before.missed, before.back, before.back_at)
        await host.seen.extend(visitor, seen)
    elif not context.reply.has_opened_form:  # Beside a form there is no place for it: next time.
        log = await log_since(context, snapshot, before.version)
        back = log[-1][0].version if log else before.version
        await host.seen.save(visitor, Seen(version, now, before.version, back, now))
        await _tell(context, snapshot, after_own_press(log, snapshot, user))


async def _tell(context: Context, game: StartedGame, log: list[LoggedStep]) -> None:
    parts = await missed_parts(context, game, log) if len(log) >= MIN_STEPS else ()
    if parts:
        await context.send_screen(PanelScreen(parts, READING))
