"""What a person has chosen, put in a store as a test has it."""

from __future__ import annotations

from engine.host.store.store import Store
from engine.host.store.texts import preferences


async def put_preferences(store: Store, user_id: int, text: str) -> None:
    """Write a person's preferences in place of the earlier ones."""
    place = preferences(user_id)
    await store.texts.swap(place, await store.texts.get(place), text)
