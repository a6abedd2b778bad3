"""The foot of each page of standing orders: whether what is shown is in force, and Save.

It stands last, because clients show the end of a message that is too long for their window.
"""

from bot.panels.orders.sheet import Sheet
from bot.screens.panel_screen import Part
from bot.screens.screen import Button
from bot.text.clipping import clip_lines
from engine.players.orders.terms import Orders

NOTE_LENGTH = 500
"""Characters of what has just happened, so that Save always has room."""


def saving_parts(sheet: Sheet, note: str = "") -> tuple[Part, ...]:
    """Return whether the orders shown are in force, and the buttons of a draft; `note` is what has
    just happened.
    """
    lines = [clip_lines(note, NOTE_LENGTH), _state(sheet)]
    return "\n".join(filter(None, lines)), _save_buttons(sheet)


def _state(sheet: Sheet) -> str:
    """Return whether the orders shown are in force; nothing where there are none."""
    say, orders = sheet.words.say, sheet.orders
    is_empty = orders.edited == Orders(by=orders.by)
    if orders.draft is not None:
        return say("orders-unsaved-none" if is_empty else "orders-unsaved")
    return "" if is_empty else say("orders-saved")


def _save_buttons(sheet: Sheet) -> tuple[Button, ...]:
    """Return the way to put a draft in force, or to drop it."""
    if sheet.orders.draft is None:
        return ()
    say = sheet.words.say
    return (
        Button(say("orders-save"), sheet.press("save"), "success", emoji="💾"),
        Button(say("orders-discard"), sheet.press("discard")),
    )


def clear_button(sheet: Sheet, topic: str, *, disabled: bool) -> Button:
    """Return the button that takes back the orders about a topic, or "all" of them."""
    key = "orders-clear-all" if topic == "all" else "orders-clear"
    return Button(sheet.words.say(key), sheet.press("clear", topic), disabled=disabled)
