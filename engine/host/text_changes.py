"""Changes of a stored text that keep what others have written to it, so that no change is lost.

What replaces a whole text whatever it was (a language, the last visit) is simply put in the store.
Requests of this process come one after the other; where another process has been faster, the text
is read again.
"""

from collections.abc import Callable
from typing import Final

from engine.host.preferences.preferences import Preferences, load_preferences
from engine.host.service import Host
from engine.host.store.texts import Outdated, StoredText, preferences

ATTEMPTS: Final = 50
"""How often a text is read until no other process has changed it meanwhile."""


async def change_text(
    host: Host, text: StoredText, change: Callable[[str | None], str | None]
) -> tuple[str | None, str | None]:
    """Write what `change` makes of a stored text; return the text before and after it.

    None is a text that is not stored. `change` may be called several times; what it raises goes
    through, and nothing is written. Raises StoreError.
    """
    with host.loaded.holding(text.lock) as entry:
        async with entry.lock:
            for attempt in range(ATTEMPTS):
                before = await host.store.texts.last_known(text)
                after = change(before)
                if after == before:
                    break
                try:
                    await host.store.texts.swap(text, before, after)
                    break
                except Outdated:
                    if attempt == ATTEMPTS - 1:
                        raise
            return before, after


async def change_preferences(
    host: Host, user_id: int, change: Callable[[Preferences], Preferences]
) -> tuple[Preferences, Preferences]:
    """Change what a person has chosen, as `change_text` does; return it before and after."""

    def of_text(text: str | None) -> str | None:
        known = load_preferences(text)
        after = change(known)
        return text if after == known else after.model_dump_json()

    before, after = await change_text(host, preferences(user_id), of_text)
    return load_preferences(before), load_preferences(after)
