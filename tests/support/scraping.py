"""Asking a bot's process for its health and its metrics, as Prometheus does."""

from __future__ import annotations

import re
from collections.abc import Iterator

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from tests.support.bot_process import BotProcess

ANY_PORT = {"MONITORING_PORT": "0"}
LISTENS = re.compile(r"monitoring listens on (http://127\.0\.0\.1:\d+)")
Sample = tuple[str, dict[str, str], float]


async def ask(bot: BotProcess, path: str) -> tuple[int, str]:
    """Return the status and the text of an answer of the process that runs now."""
    await bot.says("monitoring listens on")
    address = LISTENS.findall(bot.log)[-1]
    async with aiohttp.ClientSession() as session, session.get(address + path) as found:
        return found.status, await found.text()


async def scrape(bot: BotProcess) -> list[Sample]:
    """Return everything that a scrape shows."""
    status, text = await ask(bot, "/metrics")
    assert status == 200, text
    return list(samples(text))


def samples(text: str) -> Iterator[Sample]:
    """Yield the name, labels and value of each line that Prometheus' own parser finds."""
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            yield sample.name, sample.labels, sample.value


def total(found: list[Sample], name: str, **labels: str) -> float:
    """Return the sum of the samples of a name that have these labels."""
    return sum(value for it, has, value in found if it == name and labels.items() <= has.items())
