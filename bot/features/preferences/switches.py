"""What a person turns on and off by a button each."""

from collections.abc import Callable
from functools import partial

from bot.features.preferences.presses import OnOff, PreferHere, PreferOffers
from bot.language.language import Words
from bot.ui.panel_screen import Section
from bot.ui.press import NO_GAME
from bot.ui.press_record import PressRecord
from bot.ui.screen import Button
from engine.host.preferences.preferences import Preferences


def switch_sections(chosen: Preferences, words: Words) -> tuple[Section, ...]:
    """Return whether computers may offer trades, and what is said of who is here now."""
    offers, here = partial(PreferOffers, NO_GAME), partial(PreferHere, NO_GAME)
    return (
        _switch("offers", offers, chosen.offers_from_computers, "🤖", words),
        _switch("shown", partial(here, what="shown_here"), chosen.shown_here, "👋", words),
        _switch("told", partial(here, what="told_of_others"), chosen.told_of_others, "🔔", words),
    )


def _switch(
    name: str, press: Callable[[OnOff], PressRecord], is_on: bool, emoji: str, words: Words
) -> Section:
    """Return what is on or off now, with the button that changes it."""
    now: OnOff = "on" if is_on else "off"
    other: OnOff = "off" if is_on else "on"
    change = Button(words.say(f"button-prefer-{name}-{other}"), press(other).custom_id, emoji=emoji)
    return Section(words.say(f"prefer-{name}-{now}"), change)
