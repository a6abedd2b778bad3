"""What a game has changed in the table of its season, as it stood when the game ended."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.actions import SeatId
from engine.host.background import in_background
from engine.host.calendar import season_at
from engine.host.finished.results import settle
from engine.host.finished.seasons import season_table
from engine.host.lobbies.presets import preset_of
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import Result


@dataclass(frozen=True, slots=True)
class SeasonGain:
    """A person's gain by a game: points in 840ths, and the `place` afterwards."""

    seat: SeatId
    points: int
    place: int


async def gains_of(host: Host, game: StartedGame) -> tuple[SeasonGain, ...]:
    """Return who has gained points by a finished game, by seat. Raises StoreError.

    That is nobody where the game does not count, or the server has no seasons.
    """
    record = game.record
    if record.is_direct or record.phase != "over":
        return ()
    season = season_at(record.moved_at, (await preset_of(host, record.guild_id)).season)
    if season is None:
        return ()
    await settle(host, record.guild_id)
    within = record.guild_id, season.begins_at, season.ends_at
    results = await host.store.results.of_season(*within)
    return await in_background(lambda: season_gains(results, record.id))


def season_gains(results: Sequence[Result], game_id: str) -> tuple[SeasonGain, ...]:
    """Return who has gained points by a game, by seat, among the results of its season."""
    own = {it.user_id: it for it in results if it.game_id == game_id}
    if not own:
        return ()
    end = next((it.ended_at, game_id) for it in own.values())
    then = [it for it in results if (it.ended_at, it.game_id) <= end]
    earlier = season_table(it for it in then if it.game_id != game_id)
    before = {it.user_id: it.points for it in earlier}
    gains = [
        SeasonGain(own[it.user_id].seat, gained, it.place)
        for it in season_table(then)
        if it.user_id in own and (gained := it.points - before.get(it.user_id, 0)) > 0
    ]
    return tuple(sorted(gains, key=lambda it: it.seat))
