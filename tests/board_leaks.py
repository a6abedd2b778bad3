"""python -m tests.board_leaks: does a game say names of a board that it isn't played on?

GAMES (default 300) are played by pressing what is seen, over all editions, languages, and with
pictures or in text alone: on a board whose names stand nowhere else, on the usual board of each
language, and on that of the rules. All scenarios of tests/snapshots are played the same way. Every
text is searched for names of other boards and signs of other currencies. One JSON line for each
language; exit code 1 if anything was found. SEED (default: 1) is that of the first game.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import tempfile
import warnings
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, dataclass, field
from pathlib import Path

from bot.language.language import WordsWarning, languages
from engine.host.chosen_board import US_BOARD, ChosenBoard, board_of_language
from tests.snapshots.scenario import started_scenario
from tests.snapshots.scenario_runs import SCENARIOS, play_scenario
from tests.support.foreign_names import (
    RICH,
    UNKNOWN,
    in_text_alone,
    leaks,
    played_on,
    read_by_people,
)
from tests.support.walked_game import WalkedGame

OF_NO_GAME = {
    "own-board", "board-of-a-server",  # Boards are made.
    "preferences",  # Cities are named.
    "server-settings", "rules", "rules-of-1935",  # There is no game.
}  # fmt: skip
"""Scenarios in which other names and signs are right."""
LOOKS = 25
"""How often what is seen is pressed in a game, with some actions in between."""
RIGHT = {"lobby": {"Rio de Janeiro"}}
"""Names that are right in a scenario: somebody chooses that board."""


@dataclass
class Found:
    """What was read in a language, and what was wrong."""

    games: int = 0
    scenarios: int = 0
    presses: int = 0
    texts: int = 0
    leaks: dict[str, int] = field(default_factory=dict)
    examples: dict[str, str] = field(default_factory=dict)

    def read(self, board: ChosenBoard, locale: str, texts: set[str], name: str = "") -> None:
        """Search the texts of one scenario or game."""
        self.texts += len(texts)
        for what, text in leaks(board.names, locale, texts):
            if what not in RIGHT.get(name, ()):
                self.leaks[what] = self.leaks.get(what, 0) + 1
                bare = text.replace(RICH, "")
                at = max(0, bare.find(what) - 80)
                self.examples.setdefault(what, f"{name}: {bare[at : at + 200]}")


def read_scenarios(found: Found, locale: str, board: ChosenBoard, *, plain: bool) -> None:
    """Read what every scenario shows on a board."""
    for name in sorted(SCENARIOS.keys() - OF_NO_GAME):
        if not (plain and name == "auction"):  # Somebody presses what only a picture brings.
            read_scenario(found, name, locale, board, plain=plain)


def read_scenario(
    found: Found, name: str, locale: str, board: ChosenBoard, *, plain: bool = False
) -> None:
    """Read what a scenario shows on a board."""
    with _reading(board, plain=plain) as texts:
        play_scenario(name, locale)
    found.scenarios += 1
    found.read(board, locale, texts, name)


def read_game(found: Found, seed: int, locale: str, board: ChosenBoard, *, plain: bool) -> None:
    """Read what one game shows, in which everything that is seen is pressed at random."""
    with _reading(board, plain=plain) as texts:
        found.presses += asyncio.run(_walk(seed, locale))
    found.games += 1
    found.read(board, locale, texts, f"game {seed}")


@contextmanager
def _reading(board: ChosenBoard, *, plain: bool) -> Iterator[set[str]]:
    """While this runs, keep what is shown on a board."""
    with in_text_alone() if plain else nullcontext(), played_on(board), read_by_people() as texts:
        yield texts


async def _walk(seed: int, locale: str) -> int:
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore", WordsWarning)
        async with started_scenario(Path(folder), locale) as scenario:
            game = WalkedGame(scenario, seed)
            await game.walk(LOOKS)
            return game.presses


def read_all(locale: str, board: ChosenBoard, seeds: range) -> Found:
    """Read every scenario, and one game for each seed, on a board in a language."""
    logging.disable(logging.WARNING)
    found = Found()
    for plain in (False, True):
        read_scenarios(found, locale, board, plain=plain)
    for seed in seeds:
        read_game(found, seed, locale, board, plain=seed % 3 == 0)
    return found


def main() -> int:
    """Exit code 1 if a name or a sign of another board was read."""
    games, first = int(os.environ.get("GAMES", "300")), int(os.environ.get("SEED", "1"))
    parts = [
        (locale, board)
        for locale in languages()
        for board in dict.fromkeys((UNKNOWN, board_of_language(locale), US_BOARD))
    ]
    seeds = [range(first + at, first + games, len(parts)) for at in range(len(parts))]
    is_clean = True
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        every = pool.map(read_all, *zip(*parts, strict=True), seeds)
        for (locale, board), found in zip(parts, every, strict=True):
            print(json.dumps({"locale": locale, "board": board.id} | asdict(found)), flush=True)
            is_clean = is_clean and not found.leaks
    return int(not is_clean)


if __name__ == "__main__":
    sys.exit(main())
