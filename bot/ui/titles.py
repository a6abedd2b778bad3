"""The titles under which a message may have been posted, whatever its readers had chosen then."""

from collections.abc import Callable

from bot.language.language import Words, languages, load
from bot.ui.plain_screen import plain_text


def every_title(title: Callable[[Words], str]) -> frozenset[str]:
    """Return a title in each language, with emoji and without them."""
    titles = {title(load(locale)) for locale in languages()}
    return frozenset(titles | {plain_text(it) for it in titles})
