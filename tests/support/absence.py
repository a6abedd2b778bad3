"""People of a hosted game who leave, stay away and come back; what the log says of it."""

from __future__ import annotations

from dataclasses import replace

from engine.core.actions import Roll, SeatId
from engine.host.lobby import Person
from engine.host.notices import load_notice
from engine.host.people import absence
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.unit_of_work import UnitOfWork
from tests.support.game import A, by_post
from tests.support.host_harness import HostedGame, HostHarness

EVE = Person(900, "Eve")


async def purchase_pending(harness: HostHarness, people: int = 3) -> HostedGame:
    """Ada is asked whether she buys Baltic Avenue, and has a day to say so."""
    arranged = by_post(people).at(A, 0)
    arranged.play(A, Roll(), (1, 2))
    return await harness.start_game(arranged, pace="daily")


async def notice_kinds(game: HostedGame) -> list[str]:
    """The kinds of notices in the log."""
    steps = await game.harness.store.games.steps(game.id)
    return [load_notice(step.notice).kind for step in steps if step.notice]


async def reloaded(game: HostedGame) -> StartedGame:
    """The game as another process finds it."""
    return await HostHarness(game.harness.store, game.harness.time).host.started_game(game.id)


async def make_absent(host: Host, game_id: str, seat: SeatId) -> None:
    """Let a seat have missed as many deadlines as make it absent."""

    def change(work: UnitOfWork) -> None:
        work.replace_player(replace(work.players[seat], missed=work.pace.absent_after))

    await host.update_running(game_id, None, change)


async def go_away(game: HostedGame, user: int, seconds: float) -> StartedGame:
    until = game.harness.time[0] + seconds
    return await absence.go_away(game.host, game.id, user, until, game.harness.key())


async def come_back(game: HostedGame, who: Person) -> StartedGame:
    return await absence.come_back(game.host, game.id, who, game.harness.key())
