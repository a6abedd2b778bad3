"""A stored game as a file: all of it once it is over, before that what everybody may know."""

from collections.abc import Sequence

from engine.core import actions as a
from engine.core.actions import Action
from engine.core.events import BidderPassed, ClaimMade, Event, IntentQueued, visible_to
from engine.core.notation import read
from engine.core.saves import load_events
from engine.core.undo import undo_line, undo_target
from engine.editions.board_names import US_NAMES
from engine.host.background import in_background
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame, state_of
from engine.host.store.records import Secret, Step
from engine.replay.gamefile import FileSeat, FileStep, GameFile, write_file

SECRET = (a.SetMaximum, a.FileMaxima, a.FileClaim, a.OfferTrade, a.DeclineTrade, a.WithdrawTrade,
          a.DropIntent)  # fmt: skip
"""Actions that nobody else learns of, or one other player only."""

NAMELESS = "Player {}"
"""A player who has been deleted, by the number of the seat; a file is in no language."""


async def export_game(host: Host, game_id: str) -> bytes:
    """Return the file of a game that has started. Raises Refused for none, and without a log."""
    game = await host.started_game(game_id)
    secret = await host.store.games.secret(game_id)
    assert secret is not None
    # The log may have grown since the table was looked at.
    steps = [
        step
        for step in await host.store.games.steps(game_id)
        if step.version <= game.record.version
    ]
    demand(steps, Refusal.LOG_DELETED)
    # A long game takes a tenth of a second, in which other games are not to stand still.
    return await in_background(lambda: write_file(game_file(game, steps, secret)))


def game_file(game: StartedGame, steps: Sequence[Step], secret: Secret) -> GameFile:
    """Return what a game's file holds now."""
    phase = game.record.phase
    assert phase != "lobby"
    is_over = phase != "running"
    return GameFile(
        format="monopoly-game",
        version=1,
        game=game.record.id,
        phase=phase,
        commitment=secret.commitment,
        seed=secret.seed.hex() if is_over else None,
        mix=secret.mix if is_over else None,
        rules=game.position.rules,
        names=None if game.names == US_NAMES else game.names,
        seats=tuple(
            FileSeat(seat=p.seat, name=p.name or NAMELESS.format(p.seat + 1), token=p.token)
            for p in game.players
        ),
        steps=_whole(steps) if is_over else _public(steps),
        state=state_of(game) if is_over else None,
        table=None if is_over else game.position,
    )


def _whole(steps: Sequence[Step]) -> tuple[FileStep, ...]:
    return tuple(
        FileStep(
            number=step.version,
            at=step.at,
            seat=step.seat,
            action=step.action,
            by=step.by,
            events=load_events(step.events),
        )
        for step in steps
    )


def _public(steps: Sequence[Step]) -> tuple[FileStep, ...]:
    """Return the steps of which everybody knows, numbered without a gap for the others."""
    targets = {undo_target(step.action) for step in steps}
    numbers: dict[int, int] = {}
    shown: list[FileStep] = []
    for step in steps:
        events = load_events(step.events)
        public_events = visible_to(events, None)
        open_line = _is_open(step, events)
        if not (public_events or open_line or step.version in targets):
            continue
        numbers[step.version] = len(shown) + 1
        line = _renumbered(step.action, numbers) if open_line else None
        seat = step.seat if open_line else None
        number = numbers[step.version]
        shown.append(
            FileStep(
                number=number, at=step.at, seat=seat, action=line, by=None, events=public_events
            )
        )
    return tuple(shown)


def _renumbered(line: str, numbers: dict[int, int]) -> str:
    back = undo_target(line)
    return line if back is None else undo_line(numbers[back])


def _is_open(step: Step, events: tuple[Event, ...]) -> bool:
    """Return whether everybody may know what was said."""
    if step.seat is None:
        return True
    _, action = read(step.action)
    return not isinstance(action, SECRET) and not _is_hidden(action, events)


def _is_hidden(action: Action, events: tuple[Event, ...]) -> bool:
    """AMB-05, AMB-17, AMB-49: intents, sealed passes and claims do not show for what they are."""
    kinds = {type(event) for event in events}
    match action:
        case a.PassBid():
            return BidderPassed not in kinds
        case a.Build() | a.SellBuildings() | a.Mortgage() | a.Unmortgage():
            return not kinds.isdisjoint({IntentQueued, ClaimMade})
        case _:
            return False
