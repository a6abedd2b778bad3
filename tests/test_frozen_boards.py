"""Some games of tests/frozen_boards.py."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.frozen_boards import FATES, freeze


def test_whatever_becomes_of_a_board_its_games_keep_their_words(tmp_path: Path) -> None:
    result = asyncio.run(freeze(tmp_path, len(FATES)))
    assert result.naming > len(FATES)
    assert (result.reworded, result.hidden_kept, result.new_names_seen) == (0, 0, 0)
    assert result.replays == len(FATES)
