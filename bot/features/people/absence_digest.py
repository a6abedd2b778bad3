"""The last visit of each person to each game, and the summary shown to those who come back.

Every press and command about a game is a visit, but shows nothing of what has happened. A person
who comes back after an hour in which much has happened is told of it once, in private, beside the
answer.
"""

import logging
from dataclasses import replace

from bot.features.people.missed import AWAY, is_playing, log_since, missed_parts
from bot.interactions.context import Context
from bot.narration.log import LoggedStep
from bot.narration.own_decisions import since_own_decision
from bot.ui.accents import READING
from bot.ui.panel_screen import PanelScreen
from engine.host.clocks.last_seen import Seen
from engine.host.lobbies import hosting
from engine.host.lobbies.names import refresh_name
from engine.host.refusals import Refused
from engine.host.snapshots import OpenLobby, StartedGame

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
    if context.server_id == snapshot.record.guild_id:  # Elsewhere people have other names.
        await refresh_name(host, context.lobbies, snapshot, context.person)
        snapshot = await host.snapshot(game_id)
    if isinstance(snapshot, OpenLobby):
        if await hosting.note_visit(host, snapshot, user):
            context.publisher.schedule(game_id)
        return
    if not is_playing(snapshot, user):
        return
    visitor, now, version = (game_id, user), host.now(), snapshot.record.version
    before = await host.seen.last(visitor, now)
    if before is None:
        await host.seen.save(visitor, Seen(0, now, 0))
    elif now - before.at < AWAY:
        await host.seen.extend(visitor, replace(before, at=now))
    elif not context.reply.has_opened_form:  # Beside a form there is no place for it: next time.
        log = await log_since(context, snapshot, before.version)
        back = log[-1][0].version if log else before.version
        is_told = await _tell(context, snapshot, since_own_decision(log, snapshot, user))
        told = version if is_told else before.version
        await host.seen.save(visitor, Seen(told, now, before.version, back, now))


async def _tell(context: Context, game: StartedGame, log: list[LoggedStep]) -> bool:
    """Tell what has happened, if it is much; return whether it was."""
    parts = await missed_parts(context, game, log) if len(log) >= MIN_STEPS else ()
    if parts:
        await context.send_screen(PanelScreen(parts, READING))
    return bool(parts)
