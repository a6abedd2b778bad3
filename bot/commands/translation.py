"""The commands in the reader's language: their names, descriptions and choices."""

import warnings
from collections.abc import Callable

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Where

from bot.language.language import FALLBACK, Words, WordsWarning, load


class Translations(app_commands.Translator):
    """Translates commands into each of Discord's locales that has words; the others see English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the words of a locale; None where Discord is to show the English ones."""
        words = load(str(locale))
        # Without its own key American English would show whatever English there is.
        if words.locale == FALLBACK and locale is not Locale.american_english:
            return None
        with warnings.catch_warnings(action="error", category=WordsWarning):
            try:
                return _translated(words, string, context.location)
            except WordsWarning:
                return None


def _translated(words: Words, string: app_commands.locale_str, where: Where) -> str | None:
    say: Callable[[Words], str] | None = string.extras.get("say")
    if say is not None:
        return say(words)
    match where:
        case Where.command_name:
            return words.say(f"command-name-{string.message}")
        case Where.parameter_name:
            return words.say(f"option-name-{string.message}")
    return None
