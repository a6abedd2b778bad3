"""Games as text: a head, one action a line in notation, and how it ended.

    1994 live 4 seed first-game
    0 roll
    0 buy
    over 37 turns, won by 2

`python -m tests.support.transcripts NAME EDITION PACE SEATS SEED` writes one of a computer game.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

from engine.core.chance import FairChance
from engine.core.errors import IllegalAction
from engine.core.notation import read, write
from engine.core.state import GameState
from engine.editions.catalogue import rules_of
from engine.editions.rules import Rules
from engine.game import apply, new_game
from engine.players.computer import next_action

FOLDER = Path(__file__).parent.parent / "transcripts"
TOKENS = tuple("abcdefgh")


@dataclass(frozen=True)
class Head:
    """The first line."""

    edition: str
    pace: str
    seats: int
    seed: str

    @classmethod
    def read(cls, line: str) -> "Head":
        edition, pace, seats, word, seed = line.split(" ")
        assert word == "seed"
        return cls(edition, pace, int(seats), seed)

    def __str__(self) -> str:
        return f"{self.edition} {self.pace} {self.seats} seed {self.seed}"

    def rules(self) -> Rules:
        rules = rules_of(self.edition)
        return rules.played_live() if self.pace == "live" else rules.played_by_post()

    def begin(self) -> tuple[GameState, FairChance]:
        chance = FairChance(self.seed.encode())
        return new_game(self.rules(), TOKENS[: self.seats], chance).state, chance


OTHERWISE = "if this edition is to be played otherwise, delete the file and write it again (main)"
"""What a failure says to whoever has changed the rules of an edition."""


def replayed(text: str) -> str:
    """The last line that playing a transcript's actions leads to."""
    first, *lines = text.splitlines()
    state, chance = Head.read(first).begin()
    for number, line in enumerate(lines[:-1], 2):
        try:
            state = apply(state, *read(line), chance).state
        except IllegalAction as refused:
            message = f"line {number}, {line!r}, is refused now: {refused}; {OTHERWISE}"
            raise AssertionError(message) from refused
    return _ending(state)


def recorded(head: Head) -> str:
    """A whole game between computer players."""
    state, chance = head.begin()
    lines = [str(head)]
    while answer := next_action(state, range(head.seats)):
        lines.append(write(*answer))
        state = apply(state, *answer, chance).state
    return "\n".join([*lines, _ending(state)]) + "\n"


def _ending(state: GameState) -> str:
    winners = " ".join(map(str, state.winners))
    return f"over {state.turn} turns, won by {winners}" if winners else "not over"


def main() -> None:
    """Write a transcript; one that exists stays."""
    name, edition, pace, seats, seed = sys.argv[1:]
    place = FOLDER / f"{name}.txt"
    assert not place.exists(), f"{place.name} is there already"
    place.write_text(recorded(Head(edition, pace, int(seats), seed)))


if __name__ == "__main__":
    main()
