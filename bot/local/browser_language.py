"""The language of the browser that opens the page first: what the local Discord begins in."""

from __future__ import annotations

from bot.local.world import DEFAULT_LOCALE, LOCALES

BY_LANGUAGE = {locale.split("-")[0]: locale for locale in LOCALES}
"""Discord's names for the languages of the page, by the part before the hyphen."""


def preferred_locale(accept_language: str) -> str:
    """Return the first of the page's languages that an Accept-Language header asks for, the most
    wanted first; English where it asks for none of them.
    """
    wanted = sorted(map(_weighed, accept_language.split(",")), key=lambda it: -it[0])
    found = (BY_LANGUAGE.get(tag.split("-")[0]) for weight, tag in wanted if weight > 0)
    return next((locale for locale in found if locale is not None), DEFAULT_LOCALE)


def _weighed(part: str) -> tuple[float, str]:
    """Return the weight and the lower-case tag of one part: "de-AT;q=0.8" is (0.8, "de-at")."""
    tag, _, parameter = part.partition(";")
    _, given, weight = parameter.replace(" ", "").partition("q=")
    try:
        return (float(weight) if given else 1.0), tag.strip().lower()
    except ValueError:
        return 0.0, tag.strip().lower()
