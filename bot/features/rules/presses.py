"""Presses in the rules of a game."""

from bot.ui.press_record import PressRecord, press_record


@press_record("chapter", acts=False)
class Chapter(PressRecord):
    """Show the chosen chapter of the rules of a game, or of an edition."""

    edition: str | None = None


@press_record("rulesof", acts=False)
class RulesOf(PressRecord):
    """Show the rules, or a chapter of them, of the chosen game."""

    chapter: str | None = None
