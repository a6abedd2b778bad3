"""The languages of the local Discord: those that the bot speaks, and that of the first browser,
which it begins in.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.language.language import languages, load
from bot.local.limits_commands import LOCALES
from bot.local.world import DEFAULT_LOCALE


@cache
def client_locales() -> Mapping[str, str]:
    """Return the languages that a client can be set to: what each calls itself, by Discord's name
    for it.
    """
    return {_discords_name(it): load(it).say("language-name") for it in languages()}


def _discords_name(locale: str) -> str:
    """Return Discord's locale for a language of the bot, of several the last: "es-ES" and not
    "es-419", "en-US" and not "en-GB".
    """
    return max(it for it in LOCALES if it == locale or it.startswith(f"{locale}-"))


def preferred_locale(accept_language: str) -> str:
    """Return the first of the page's languages that an Accept-Language header asks for, the most
    wanted first; English where it asks for none of them.
    """
    wanted = sorted(map(_weighed, accept_language.split(",")), key=lambda it: -it[0])
    by_language = {locale.split("-")[0]: locale for locale in client_locales()}
    found = (by_language.get(tag.split("-")[0]) for weight, tag in wanted if weight > 0)
    return next((locale for locale in found if locale is not None), DEFAULT_LOCALE)


def _weighed(part: str) -> tuple[float, str]:
    """Return the weight and the lower-case tag of one part: "de-AT;q=0.8" is (0.8, "de-at")."""
    tag, _, parameter = part.partition(";")
    _, given, weight = parameter.replace(" ", "").partition("q=")
    try:
        return (float(weight) if given else 1.0), tag.strip().lower()
    except ValueError:
        return 0.0, tag.strip().lower()
