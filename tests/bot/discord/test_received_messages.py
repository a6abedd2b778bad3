"""What is read of a message that was pressed."""

from __future__ import annotations

from bot.discord.discord_screen import payload
from bot.discord.received_messages import PressedMessage, custom_ids_on
from bot.ui.panel_screen import PanelScreen, Section
from bot.ui.screen import Button, Screen


def on(screen: Screen | PanelScreen) -> list[str]:
    """What can be pressed on a screen that Discord sends back."""
    parts = payload(screen)["view"].to_components()
    return list(custom_ids_on(PressedMessage({"id": "7", "components": parts})))


def button(name: str, *, disabled: bool = False) -> Button:
    return Button(name, name, disabled=disabled)


def test_what_could_be_pressed_on_a_panel_is_found_in_sections_and_rows() -> None:
    panel = PanelScreen((Section("Oriental", button("a")), (button("b"), button("c"))))
    assert on(panel) == ["a", "b", "c"]


def test_what_cannot_be_pressed_is_not_among_it() -> None:
    screen = Screen("Hello", rows=((button("a"), button("b", disabled=True), button("c")),))
    assert on(screen) == ["a", "c"]
    assert list(custom_ids_on(None)) == []
