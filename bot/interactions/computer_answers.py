"""The moment in which computers answer what a person has done, before that person reads of it."""

from bot.interactions.context import Context
from engine.host.snapshots import StartedGame

LONGEST_ANSWER = 1.5
"""Seconds that computers are waited for; what they do later is shown as it comes."""


async def game_after_answers(context: Context, game_id: str) -> StartedGame:
    """Return a game once its computers have answered, or at the latest after LONGEST_ANSWER."""
    await context.host.computers.settled(game_id, LONGEST_ANSWER)
    return await context.host.started_game(game_id)
