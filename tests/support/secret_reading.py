"""The command line of programs that look for secrets in what is told of random games."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass
class Found:
    """What was compared. `hiding`: messages of games in which more than decks was hidden."""

    games: int = 0
    messages: int = 0
    hiding: int = 0
    editions: set[str] = field(default_factory=set)
    leaks: list[str] = field(default_factory=list)


def report(program: str, read: Callable[[int, int], Coroutine[Any, Any, Found]]) -> int:
    """Print what reading as many messages as wanted from a seed on found; return the exit code: 1
    if anything was told that is a secret.
    """
    parser = argparse.ArgumentParser(prog=f"python -m tests.{program}")
    parser.add_argument("--messages", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    found = asyncio.run(read(wanted.messages, wanted.seed))
    secrets = len(found.leaks)
    print(json.dumps({**asdict(found), "editions": sorted(found.editions), "secrets": secrets}))
    return int(secrets > 0)
