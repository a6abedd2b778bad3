"""The line that explains a panel to a person who opens one of its kind for the first time."""

import asyncio

from bot.interactions.context import Context
from bot.language.hint_line import hint_line
from engine.editions.rules import Rules


async def panel_hint(context: Context, kind: str, rules: Rules) -> str:
    """Return the line, on the first opening alone."""
    user, encounters = (context.user_id,), context.publisher.encounters
    is_first = await encounters.is_first_at(kind, context.key, user, user)
    await asyncio.gather(*encounters.saves())
    return hint_line(kind, rules, context.words) if is_first else ""
