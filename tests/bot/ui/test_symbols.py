"""Emoji of our own in place of Unicode's, and commands to press, in texts."""

import pytest

from bot.ui.symbols import Symbols

HAT = "<:mono_hat:1234567890123456789>"
OURS = Symbols({"🎩": HAT, "🏠": "<:mono_house:2>"})


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("🎩 Ada", f"{HAT} Ada"),
        ("🎩\ufe0f Ada", f"{HAT} Ada"),
        ("`🎩` 🎩 ```\n🎩 4+4```", f"`🎩` {HAT} ```\n🎩 4+4```"),
        ("🎩 Ada rolled 4+3", f"{HAT} Ada rolled 4+3"),
        ("🐕 Bo", "🐕 Bo"),
    ],
)
def test_a_text_shows_our_emoji(text: str, shown: str) -> None:
    assert OURS.in_text(text, 2000) == shown


NEW = "</monopoly new:12>"
END = "</monopoly-mod end:5>"
COMMANDS = Symbols(
    commands={
        "/monopoly neu": NEW,
        "/monopoly new": NEW,
        "/monopoly-mod end": END,
    }
)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("/monopoly new opens a lobby.", f"{NEW} opens a lobby."),
        ("Mit **/monopoly neu** geht es los.", f"Mit {NEW} geht es los."),
        ("`/monopoly new` again, **or /monopoly-mod end**", f"{NEW} again, **or {END}**"),
        ("`/monopoly new pace: live`", "`/monopoly new pace: live`"),
        ("/monopoly news, /monopoly new-ish", "/monopoly news, /monopoly new-ish"),
    ],
)
def test_a_command_that_a_text_names_can_be_pressed(text: str, shown: str) -> None:
    assert COMMANDS.in_markdown(text, 2000) == shown
    assert COMMANDS.in_markdown(text, len(text)) == text
