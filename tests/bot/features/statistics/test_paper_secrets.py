"""What a paper tells of a game under way: the same whatever its secrets are."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bot.features.statistics.paper import turning_point
from engine.host.logs import Log
from tests.follow_secrets import Followed
from tests.support.choices import EACH, paced
from tests.support.random_logs import undealt

pytestmark = pytest.mark.asyncio
Tell = Callable[[Log, int], object]


async def read(games: int, tell: Tell) -> tuple[int, list[int]]:
    """How much is told of random games, and the games of which a twin with other secrets is told
    otherwise.
    """
    told, leaks = 0, list[int]()
    for number in range(1, games + 1):
        rules = paced(EACH[number % len(EACH)], number // len(EACH))
        followed = Followed(undealt(number, rules), Random(number))
        logs = [(followed.log, followed.twin) async for _ in followed.play()]
        for log, twin in logs[len(logs) // 2 :: 4]:
            found = tell(log, 0)
            told += found is not None
            leaks += [number] * (found != tell(twin, 0))
    return told, leaks


async def test_no_secret_is_in_the_paper() -> None:
    told, leaks = await read(15, turning_point)
    assert leaks == []
    assert told > 15


async def test_a_secret_in_the_paper_is_found() -> None:
    _, leaks = await read(10, lambda log, _: log)
    assert leaks
