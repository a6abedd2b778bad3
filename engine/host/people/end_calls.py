"""Calls about the end at slow paces, of a game or of a person's own part in it: whom to call."""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from engine.core.actions import SeatId
from engine.core.events import Event, GameEnded, Resigned, WentBankrupt
from engine.host.clocks.paces import DAY, pace_of
from engine.host.notices import Moderated, load_notice
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import Step
from engine.host.store.texts import note
from engine.host.text_changes import change_text

NOTE: Final = "end-calls"
"""The note on the seats that need no call anymore about their end in a running game ("out 2") and
about how the game ended ("over 2").
"""
OUT_FOR = 7 * DAY
"""Seconds for which who is out still hears how the game has ended."""
CALLED_WITHIN = 7 * DAY
"""Seconds after an end within which anybody is called about it."""
LoggedStep = tuple[Step, Sequence[Event]]


class Exit(NamedTuple):
    """How a seat left the game: when (unix seconds), and whether its player should be called."""

    at: float
    is_news: bool


def ending_of(game: StartedGame) -> str | None:
    """Return what its people may have to be called about: "out", "over" or None for nothing.

    Nobody is called at pace live, nor where one plays alone.
    """
    if pace_of(game.record.pace).live or game.record.is_direct:
        return None
    return {"running": "out", "over": "over"}.get(game.record.phase)


def candidates(game: StartedGame, ending: str, told: Iterable[str]) -> list[SeatId]:
    """Return the seats of people that may have to be called and have not been."""
    told = set(told)
    people = [it.seat for it in game.players if (it.user_id or it.owner_id or -1) >= 0]
    left = [seat for seat in people if game.position.seats[seat].left is not None]
    seats = people if ending == "over" else left
    return [seat for seat in seats if f"{ending} {seat}" not in told]


def to_call(
    ending: str, seats: Iterable[SeatId], log: Iterable[LoggedStep], now: float
) -> list[SeatId]:
    """Return those of some seats that are to be called by what a whole log tells."""
    exits, ended_at, ended_by, moderated_at = dict[SeatId, Exit](), 0.0, None, 0.0
    for step, events in log:
        if step.notice is not None and isinstance(load_notice(step.notice), Moderated):
            moderated_at = step.at
        exits.update(_exits(step, events))
        if any(isinstance(event, GameEnded) for event in events):
            ended_at, ended_by = step.at, step.seat if step.by == "press" else None
    if ending == "out":
        news = {seat for seat, it in exits.items() if it.is_news and it.at > now - CALLED_WITHIN}
        return [seat for seat in seats if seat in news]
    if ended_at <= now - CALLED_WITHIN or ended_at == moderated_at:  # Then the act has called.
        return []
    long_out = {seat for seat, it in exits.items() if it.at <= ended_at - OUT_FOR}
    return [seat for seat in seats if seat not in long_out and seat != ended_by]


def _exits(step: Step, events: Iterable[Event]) -> Iterator[tuple[SeatId, Exit]]:
    """Yield who left the game in a step; to go bankrupt by one's own press is no news."""
    for event in events:
        if isinstance(event, WentBankrupt):
            is_own = step.by == "press" and step.seat == event.seat
            yield event.seat, Exit(step.at, not is_own)
        elif isinstance(event, Resigned):
            yield event.seat, Exit(step.at, is_news=False)


async def told_of(host: Host, game_id: str) -> tuple[str, ...]:
    """Return what the note of a game holds."""
    return _read(await host.store.notes.get(game_id, NOTE))


async def note_told(host: Host, game_id: str, ending: str, seats: Iterable[SeatId]) -> None:
    """Note that seats need no call about an end anymore."""
    done = [f"{ending} {seat}" for seat in seats]

    def of_text(text: str | None) -> str:
        return json.dumps(list(dict.fromkeys((*_read(text), *done))))

    if done:
        await change_text(host, note(game_id, NOTE), of_text)


def _read(text: str | None) -> tuple[str, ...]:
    return () if text is None else tuple(json.loads(text))
