"""Annulling a finished game: a moderator takes it off the season and the ratings, with a reason.

The notice in the log comes first. If a crash comes between, the game's results are changed when a
moderator annuls it once more.
"""

from dataclasses import replace
from functools import partial

from engine.host.notices import Moderated, Notice, dump_notice
from engine.host.people.moderation import game_of, notices_of
from engine.host.people.moderators import Moderation, need_right
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import Commit, Step


async def need_right_to_annul(host: Host, game_id: str, what: Moderation) -> StartedGame:
    """Return the game if this moderator may annul it. Raises Refused."""
    game = await game_of(host, game_id, what.guild_id)
    demand(game.record.phase == "over", Refusal.ANNUL_UNFINISHED)
    notices = await notices_of(host, game_id)
    need_right(what, game.players, (), notices)
    if any(map(_annuls, notices)):
        await host.store.results.annul(game_id)
    demand(not any(map(_annuls, notices)), Refusal.ANNULLED)
    return game


async def annul(host: Host, game_id: str, what: Moderation) -> None:
    """Let a finished game count for nothing. Raises Refused."""

    async def attempt() -> None:
        if await host.store.games.outcome(game_id, what.key) is not None:
            return
        game = await need_right_to_annul(host, game_id, what)
        record = replace(game.record, version=game.record.version + 1)
        text, kind = dump_notice(what.notice), what.notice.kind
        step = Step(record.version, host.now(), what.key, None, kind, "[]", notice=text)
        commit = Commit(record, game.record.version, (step,), game.deadlines, outbox=("table",))
        await host.write(commit, partial(host.store.games.commit, commit))

    await host.change(game_id, attempt)
    await host.store.results.annul(game_id)


def _annuls(notice: Notice) -> bool:
    return isinstance(notice, Moderated) and notice.act == "annul"
