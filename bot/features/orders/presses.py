"""Presses in the panel of standing orders."""

from typing import Literal

from bot.ui.press_record import PressRecord, press_record

Part = Literal[
    "page", "group", "item", "ask", "set", "typed", "typedmost", "rule", "goal", "toggle"
]


@press_record("orders", acts=True)
class KeepOrders(PressRecord):
    """Put the draft in force, or throw it away."""

    way: Literal["save", "discard"]


@press_record("orders", acts=False)
class EditOrders(PressRecord):
    """Show or change a part of the draft: a topic, a form, a list, or a deed or color group."""

    part: Part
    about: str


@press_record("orders", "clear", acts=True)
class ClearOrders(PressRecord):
    """Clear a topic, or all of them."""

    topic: str


@press_record("orders", "preset", acts=True)
class ChoosePreset(PressRecord):
    """Put orders about every topic into the draft."""

    name: str
