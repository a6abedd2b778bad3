"""The records of a season or of all time: the most that happened in the games that count."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from engine.core.actions import SeatId
from engine.host.finished.figures import Figures
from engine.host.finished.ladder import is_win
from engine.host.finished.seasons import Game

RecordKind = Literal["rent", "deal", "comeback", "shortest", "longest", "lucky", "unlucky"]
KINDS: Final[tuple[RecordKind, ...]] = get_args(RecordKind)


@dataclass(frozen=True, slots=True)
class HeldRecord:
    """One record: the game, whose it is (None: the game's), and a number.

    That is dollars of rent, a chance from 0 to 1, turns, or standard errors of dice.
    """

    kind: RecordKind
    game_id: str
    seat: SeatId | None
    value: float


def records(games: Iterable[Game], known: Mapping[str, Figures]) -> tuple[HeldRecord, ...]:
    """Return the records of rated games, in the order of their kinds; of equals the older one.

    `known`: their figures by game; a record of a computer player, or of a deleted person, is none.
    """
    best: dict[RecordKind, HeldRecord] = {}
    for game in sorted(games, key=lambda it: (it[0].ended_at, it[0].game_id)):
        for found in _of_game(game, known.get(game[0].game_id, Figures())):
            held = best.get(found.kind)
            if held is None or _is_better(found, held):
                best[found.kind] = found
    shortest, longest = best.get("shortest"), best.get("longest")
    if shortest and longest and shortest.game_id == longest.game_id:
        del best["longest"]  # Of a single game its length is told once.
    return tuple(best[kind] for kind in KINDS if kind in best)


def _is_better(found: HeldRecord, held: HeldRecord) -> bool:
    if found.kind in ("comeback", "shortest", "unlucky"):
        return found.value < held.value
    return found.value > held.value


def _of_game(game: Game, known: Figures) -> Sequence[HeldRecord]:
    game_id, turns = game[0].game_id, game[0].turns
    people = {it.seat for it in game if it.fate == "played" and it.user_id >= 0}
    winner = next((it.seat for it in game if is_win(it)), None)
    found: list[tuple[RecordKind, SeatId | None, float]] = [("longest", None, turns)]
    if winner is not None:
        found.append(("shortest", winner, turns))
    kinds: dict[RecordKind, tuple[float, SeatId] | None] = {
        "rent": known.rent, "deal": known.deal, "comeback": known.comeback,
    }  # fmt: skip
    found += [(kind, it[1], it[0]) for kind, it in kinds.items() if it is not None]
    for errors, seat in known.luck:
        if errors:
            found.append(("lucky" if errors > 0 else "unlucky", seat, errors))
    return [
        HeldRecord(kind, game_id, seat, value)
        for kind, seat, value in found
        if seat is None or seat in people
    ]
