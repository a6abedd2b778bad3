"""Presses in the questions that moderators are asked."""

from bot.ui.press_record import PressRecord, press_record


@press_record("moderate", "yes", acts=True)
class Moderate(PressRecord):
    """Do what a moderator was asked about."""

    key: str


@press_record("moderate", "no", acts=False)
class ModerateNot(PressRecord):
    """Leave it."""

    key: str
