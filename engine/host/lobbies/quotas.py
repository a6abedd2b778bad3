"""Quotas: how many games a server, a person and direct messages may have at a time."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.host.lobby import Location
from engine.host.refusals import Refusal, demand
from engine.host.store.records import LIVE
from engine.host.store.search import Search

MOST_DIRECT = 5
"""Games in direct messages that one person has at a time, unless a host chooses otherwise."""


@dataclass(frozen=True, slots=True)
class Quotas:
    """How many live games there may be at a time, open lobbies included; None: no limit.

    `server`: in one server. `person`: with a seat of one person, in servers. `lobbies`: of these,
    those that have not started. `direct`: in one person's direct messages.

    Who asks at the same moment in several channels can exceed a quota by what they ask for then:
    a quota keeps a crowd away, so it need not be exact.
    """

    server: int | None = None
    person: int | None = None
    lobbies: int | None = None
    direct: int | None = MOST_DIRECT


async def need_room(search: Search, quotas: Quotas, place: Location) -> None:
    """Raise Refused where a server has as many games as it may have."""
    if quotas.server is None or place.is_direct:
        return
    live = await search.games_in_guild(place.guild_id, LIVE)
    demand(len(live) < quotas.server, Refusal.SERVER_FULL, most=quotas.server)


async def need_seats(
    search: Search, quotas: Quotas, place: Location, people: Iterable[int]
) -> None:
    """Raise Refused if one of the people who sit down in a lobby has as many games as they may."""
    if place.is_direct or quotas.person is quotas.lobbies is None:
        return
    for user_id in people:
        live = [it for it in await search.games_of(user_id) if not it.is_direct]
        lobbies = [it for it in live if it.phase == "lobby"]
        if quotas.lobbies is not None:
            demand(len(lobbies) < quotas.lobbies, Refusal.LOBBIES_FULL, most=quotas.lobbies)
        if quotas.person is not None:
            demand(len(live) < quotas.person, Refusal.PERSON_FULL, most=quotas.person)
