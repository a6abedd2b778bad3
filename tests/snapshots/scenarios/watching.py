"""Watching a game: what is offered to those who do not play in it, and what they are told."""

from unittest.mock import patch

from bot.discord.posting import Delivery, Post
from tests.snapshots.scenario import Scenario
from tests.support.game import B, C, D

DAY = 86_400.0


async def _may_read(*_: object) -> Delivery:
    return Delivery.SHOWN


async def following(scenario: Scenario) -> None:
    """Dora says who will win a game of others, follows it, reads the news, and how it ended."""
    with patch.object(Post, "look_for_reader", _may_read):
        await _follow(scenario)


async def _follow(scenario: Scenario) -> None:
    await scenario.begin((1, 2), people=3, pace="daily")
    scenario.forget()
    await scenario.press(D, "do throw")
    await scenario.press(D, "tip")
    await scenario.press(D, "tip give", "0")
    await scenario.press(D, "tip yes 0")
    await scenario.press(D, "do throw")
    await scenario.press(D, "follow")
    await scenario.press(D, "follow choose", "turning-points")
    await scenario.press(D, "follow choose", "daily")
    await scenario.command(D, "mine")
    await scenario.press(D, "follow list")
    await scenario.command(C, "leave")
    await scenario.press(C, "resign ask")
    await scenario.press(C, "resign yes")
    await scenario.command(C, "mine")
    await scenario.press(C, "more")
    await scenario.press(C, "board")
    await scenario.wait(DAY)
    await scenario.press(D, "follow stop")
    await scenario.press(D, "follow list")
    await scenario.press(D, "do throw")
    await scenario.press(D, "follow")
    await scenario.command(B, "leave")
    await scenario.press(B, "resign ask")
    await scenario.press(B, "resign yes")
