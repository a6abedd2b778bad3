"""The list of languages, each by its own name: for a person, and for a server."""

from typing import Literal

from bot.language.language import Words, languages, load
from bot.ui.press import Unreadable
from bot.ui.screen import Option, Select

Whose = Literal["mine", "server"]
AS_DISCORD = "discord"
"""The line of the list that leaves the language to Discord."""


def language_list(custom_id: str, now: str | None, words: Words, whose: Whose) -> Select:
    """Return a list of all languages; `now` is a locale, None for what Discord says.

    The options say that they are languages, because no heading stands above the list.
    """
    first = Option(
        words.say(f"language-discord-{whose}"),
        AS_DISCORD,
        description=words.say(f"language-discord-{whose}-hint"),
        default=now not in languages(),
    )
    names = {locale: load(locale).say("language-name") for locale in languages()}
    others = [
        Option(words.say("language-chosen", name=name), locale, default=locale == now)
        for locale, name in names.items()
    ]
    return Select(custom_id, words.say(f"language-choose-{whose}"), (first, *others))


def chosen_language(values: tuple[str, ...]) -> str | None:
    """Return the locale that was chosen, None for what Discord says. Raises Unreadable."""
    if len(values) != 1 or values[0] not in (AS_DISCORD, *languages()):
        raise Unreadable(" ".join(values))
    return None if values[0] == AS_DISCORD else values[0]
