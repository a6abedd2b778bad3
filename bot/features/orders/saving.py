"""The line that says whether the orders shown are saved, and the buttons that save or drop them.

The buttons end a page, because clients show the end of a message that is too long for their window.
The line stands between the orders and the lists: a screen reader comes to it before the choices.
"""

from bot.features.orders.presses import ClearOrders, KeepOrders
from bot.features.orders.sheet import Sheet
from bot.language.clipping import clip_lines
from bot.ui.screen import Button
from engine.players.orders.terms import Orders

NOTE_LENGTH = 500
"""Characters of what has just happened, so that Save always has room."""


def state_text(sheet: Sheet, note: str = "") -> str:
    """Return what has just happened, `note`, and that a draft is not yet in force."""
    return "\n".join(filter(None, (clip_lines(note, NOTE_LENGTH), _unsaved(sheet))))


def _unsaved(sheet: Sheet) -> str:
    orders = sheet.orders
    if orders.draft is None:
        return ""
    is_empty = orders.edited == Orders()
    return sheet.words.say("orders-unsaved-none" if is_empty else "orders-unsaved")


def save_buttons(sheet: Sheet) -> tuple[Button, ...]:
    """Return the ways to put a draft in force or to drop it; none without a draft."""
    if sheet.orders.draft is None:
        return ()
    say = sheet.words.say
    return (
        Button(
            say("orders-save"), KeepOrders(sheet.game_id, "save").custom_id, "success", emoji="💾"
        ),
        Button(say("orders-discard"), KeepOrders(sheet.game_id, "discard").custom_id),
    )


def clear_button(sheet: Sheet, topic: str, *, disabled: bool) -> Button:
    """Return the button that takes back the orders about a topic, or "all" of them."""
    key = "orders-clear-all" if topic == "all" else "orders-clear"
    return Button(
        sheet.words.say(key), ClearOrders(sheet.game_id, topic).custom_id, disabled=disabled
    )
