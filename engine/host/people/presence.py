"""Which players of a game are here now, at the paces at which nobody has to be."""

from collections.abc import AsyncIterator
from itertools import takewhile
from typing import Final

from engine.core.actions import SeatId
from engine.host.clocks.paces import HOUR, is_live
from engine.host.preferences.preferences import Preferences
from engine.host.service import Host
from engine.host.snapshots import StartedGame

HERE_FOR: Final = 5 * 60
"""Seconds after a press for which its player is here."""
UNANSWERED: Final = 6
"""Steps at the end of a log among which those are that come of a press not answered yet."""
TOLD_EVERY: Final = 6 * HOUR
"""Seconds between two messages to a person about players who are here, of whatever games."""
TOLD: Final = "here-told:{}"
"""The setting that holds when a person, by user id, was last told, in unix seconds."""


async def here_now(host: Host, game: StartedGame) -> tuple[SeatId, ...]:
    """Return the seats of the people who are here now and may be shown, if there are two or more.

    Nobody is named at pace live, where everyone is expected to be here.
    """
    if game.record.phase != "running" or is_live(game.record.pace) or len(game.people()) < 2:
        return ()
    there = await _present(host, game)
    if len(there) < 2:
        return ()
    shown = [seat for seat in there if (await _chosen(host, game, seat)).shown_here]
    return tuple(shown) if len(shown) > 1 else ()


async def to_be_told(
    host: Host, game: StartedGame, here: tuple[SeatId, ...]
) -> AsyncIterator[tuple[SeatId, str]]:
    """Yield the seats of people who want to be told who is `here`, are not, and may be disturbed,
    with what is noted of the last time.

    A person is told at most once in TOLD_EVERY seconds, and neither when away nor in quiet hours.
    """
    now = host.now()
    for seat in set(game.people()) - set(await _present(host, game)) if here else ():
        chosen, player = await _chosen(host, game, seat), game.players[seat]
        is_quiet = chosen.quiet is not None and chosen.quiet.contains(now)
        if not chosen.told_of_others or is_quiet or player.away_until is not None:
            continue
        told = await host.store.settings.get(TOLD.format(player.user_id))
        if told is None or now - float(told) >= TOLD_EVERY:
            yield seat, told or ""


async def note_told(host: Host, user_id: int) -> None:
    """Note that a person is told just now who is here."""
    await host.store.settings.put(TOLD.format(user_id), str(host.now()))


async def _present(host: Host, game: StartedGame) -> list[SeatId]:
    """Return the seats of the people who have pressed something lately, and are not away."""
    record, now = game.record, host.now()
    since = now - HERE_FOR
    # A press is noted as a visit only once it is answered, but is in the log before.
    steps = await host.store.games.steps(record.id, max(0, record.version - UNANSWERED))
    lately = takewhile(lambda step: step.at > since, reversed(steps))
    found = {step.seat for step in lately if step.by == "press"}
    for seat in set(game.people()) - found:
        visitor = record.id, game.players[seat].user_id or 0
        seen = await host.seen.last(visitor, now)
        if seen is not None and seen.at > since:
            found.add(seat)
    players = game.players
    return [it for it in game.people() if it in found and players[it].away_until is None]


async def _chosen(host: Host, game: StartedGame, seat: SeatId) -> Preferences:
    return await host.preferences(game.players[seat].user_id or 0)
