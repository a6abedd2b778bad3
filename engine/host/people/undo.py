"""Taking back one's last choice: asked for by the player who made it, agreed to by all others.

The request is a note on the game with a deadline, and lapses as soon as anything else happens.
People who are away or absent are not asked. engine/core/undo.py says what may be undone. Undoing
adds a step to the log, "undo" with the version of the choice, and goes back to the state before it.
"""

import logging

from pydantic import BaseModel, ConfigDict

from engine.core.actions import SeatId
from engine.core.errors import ImpossibleTransition
from engine.core.state import GameState
from engine.core.timeline import fold_before
from engine.core.undo import LogLine, last_choice, undoable
from engine.host import ballots
from engine.host.automatic import answer_automatically, apply_timeouts
from engine.host.background import in_background
from engine.host.clocks.paces import pace_of
from engine.host.clocks.seat_status import is_absent
from engine.host.clocks.table_deadlines import holding_vote_until, vote_until
from engine.host.logs import whole_lines
from engine.host.notices import Undone
from engine.host.refusals import Refusal, demand, refuse
from engine.host.service import Host
from engine.host.snapshots import StartedGame, need_seat, state_of
from engine.host.store.records import Player
from engine.host.store.store import Store

LOG = logging.getLogger(__name__)
NOTE = ballots.note(ballots.UNDO)
RECENT = 200
"""Steps of the log in which a last choice is looked for: what is older has been answered since."""
NEWEST = 20
"""Steps in which a choice is looked for that may be offered to be undone, at no great cost."""


class UndoRequest(BaseModel):
    """A seat's request to take back its step of version `choice`, asked for at `version`.

    `until` is unix seconds, `agreed` are user ids. `holds`: automatic rolls wait for it.
    """

    model_config = ConfigDict(frozen=True)

    seat: SeatId
    choice: int
    version: int
    until: float
    agreed: tuple[int, ...] = ()
    holds: bool = False


async def undo_request_of(store: Store, game: StartedGame, now: float) -> UndoRequest | None:
    """Return the request that the table is asked about, unless it has lapsed."""
    request = await _last_request(store, game)
    if request is None or request.version != game.record.version or now >= request.until:
        return None
    return request if game.record.phase == "running" else None


async def _last_request(store: Store, game: StartedGame) -> UndoRequest | None:
    text = await store.notes.get(game.record.id, NOTE)
    return None if text is None else UndoRequest.model_validate_json(text)


def missing(game: StartedGame, request: UndoRequest) -> tuple[SeatId, ...]:
    """Return the seats that have still to agree: of people neither away nor absent."""
    others = seats_to_ask(game, request.seat)
    return tuple(seat for seat in others if game.player(seat).user_id not in request.agreed)


async def newly_asked(host: Host, game_id: str, user_id: int) -> tuple[SeatId, ...]:
    """Return the seats that this person's request to undo would ask; none while one is open.

    Raises Refused for a person who does not play.
    """
    game = await host.started_game(game_id)
    seat = need_seat(game, user_id)
    request = await undo_request_of(host.store, game, host.now())
    return () if request is not None and request.seat == seat else seats_to_ask(game, seat)


def seats_to_ask(game: StartedGame, seat: SeatId) -> tuple[SeatId, ...]:
    """Return the seats that have to agree to an undo of this seat's: the other people here."""
    return tuple(it for it in game.people() if it != seat and _is_here(game, game.player(it)))


def _is_here(game: StartedGame, player: Player) -> bool:
    return player.away_until is None and not is_absent(player, pace_of(game.record.pace))


async def ask(host: Host, game_id: str, user_id: int, key: str) -> tuple[SeatId, ...]:
    """Ask to take back one's last choice; return the seats that have still to agree.

    With nobody to ask, the choice is taken back at once. Raises Refused, saying why it has to stay.
    """

    async def attempt() -> tuple[SeatId, ...]:
        game = await host.started_game(game_id)
        if await host.store.games.outcome(game_id, key) is not None:
            return ()
        seat = need_seat(game, user_id)
        demand(game.record.paused_at is None, Refusal.PAUSED)
        request = await undo_request_of(host.store, game, host.now())
        if request is None or request.seat != seat:
            request = await _new_request(host, game, seat)
        return await _settle(host, game, request, key)

    return await host.change(game_id, attempt)


async def _new_request(host: Host, game: StartedGame, seat: SeatId) -> UndoRequest:
    choice = await choice_to_undo(host, game, seat)
    until = host.now() + pace_of(game.record.pace).vote
    last = await _last_request(host.store, game)
    holds = last is None or last.choice != choice
    return UndoRequest(
        seat=seat, choice=choice, version=game.record.version, until=until, holds=holds
    )


async def choice_to_undo(host: Host, game: StartedGame, seat: SeatId) -> int:
    """Return the version of the first step of a seat's last choice. Raises Refused if it stays."""
    demand(game.record.paused_at is None, Refusal.PAUSED)
    log = await _newest_steps(host, game, RECENT)
    if (obstacle := undoable(log, seat)) is not None:
        refuse(Refusal(f"undo-{obstacle.value}"))
    return last_choice(log, seat)[0].version


async def can_ask(host: Host, game: StartedGame, seat: SeatId) -> bool:
    """Return whether a seat's last choice can be undone, as far as the newest steps tell."""
    if game.record.paused_at is not None or game.record.phase != "running":
        return False
    return undoable(await _newest_steps(host, game, NEWEST), seat) is None


async def _newest_steps(host: Host, game: StartedGame, count: int) -> list[LogLine]:
    after = max(0, game.record.version - count)
    return whole_lines(await host.store.games.steps(game.record.id, after))


async def agree(
    host: Host, game_id: str, user_id: int, choice: int, key: str
) -> tuple[SeatId, ...]:
    """Count one more for an undo; return the seats still to agree. Without any, undo at once.

    `choice` is the version of the step that was asked about. Raises Refused.
    """

    async def attempt() -> tuple[SeatId, ...]:
        game = await host.started_game(game_id)
        if await host.store.games.outcome(game_id, key) is not None:
            return ()
        request = await _asked_about(host, game, user_id, choice)
        agreed = tuple(dict.fromkeys((*request.agreed, user_id)))
        return await _settle(host, game, request.model_copy(update={"agreed": agreed}), key)

    return await host.change(game_id, attempt)


async def decline(host: Host, game_id: str, user_id: int, choice: int) -> None:
    """Drop a request, as one who is asked or who asked: the choice stays. Raises Refused."""

    async def attempt() -> None:
        game = await host.started_game(game_id)
        request = await _asked_about(host, game, user_id, choice)
        # Kept, so that automatic rolls wait once only for each choice.
        await _store_request(host, game, request.model_copy(update={"until": host.now()}))

    await host.change(game_id, attempt)


async def _asked_about(host: Host, game: StartedGame, user_id: int, choice: int) -> UndoRequest:
    """Return the request, for a person who is seated. Raises Refused where it is none any more."""
    need_seat(game, user_id)
    demand(game.record.paused_at is None, Refusal.PAUSED)
    request = await undo_request_of(host.store, game, host.now())
    return request if request and request.choice == choice else refuse(Refusal.UNDO_LAPSED)


async def _settle(
    host: Host, game: StartedGame, request: UndoRequest, key: str
) -> tuple[SeatId, ...]:
    waits = missing(game, request)
    if waits:
        await _store_request(host, game, request)
    else:
        await _take_back(host, game, request, key)
    return waits


async def _store_request(host: Host, game: StartedGame, request: UndoRequest) -> None:
    """Store the request, open or declined, and let the table be redrawn.

    While it is open, automatic rolls wait: once for each choice, or asking again and again would
    put them off for ever.
    """
    work = await host.unit_of_work(game)
    work.close_vote(ballots.UNDO)
    if request.until > work.now:
        number = ballots.number(ballots.UNDO)
        end = (
            holding_vote_until(number, request.until, work.now)
            if request.holds
            else vote_until(number, request.until)
        )
        work.deadlines = (*work.deadlines, end)
    work.notes[NOTE] = request.model_dump_json()
    work.update_deadlines()
    await host.commit(work.commit())


async def _take_back(host: Host, game: StartedGame, request: UndoRequest, key: str) -> None:
    then = await _state_before(host, game, request.choice)
    work = await host.unit_of_work(game)
    apply_timeouts(work)
    demand(not work.steps, Refusal.UNDO_LAPSED)
    work.close_vote(ballots.UNDO)
    work.undo(then, Undone(request.seat, request.choice), key)
    answer_automatically(work)
    await host.commit(work.commit())


async def _state_before(host: Host, game: StartedGame, choice: int) -> GameState:
    """Return the state before a step, by a log that leads to the present one. Raises Refused."""
    steps = await host.store.games.steps(game.record.id)
    try:
        now, then = await in_background(lambda: fold_before(whole_lines(steps), choice))
    except (ValueError, ImpossibleTransition) as error:
        LOG.warning("game %s: its log cannot be folded: %s", game.record.id, error)
        refuse(Refusal.UNDO_UNKNOWN)
    if now != state_of(game):
        LOG.warning("game %s: its log leads to another state", game.record.id)
        refuse(Refusal.UNDO_UNKNOWN)
    return then
