"""Emoji of our own in place of Unicode's: where Discord shows them, and never at a text's cost."""

import pytest

from bot.screens.panel_screen import PanelScreen, Section
from bot.screens.plain_screen import plain_screen
from bot.screens.screen import Button, Embed, Field, Option, Screen, Select
from bot.screens.symbols import NO_SYMBOLS, Symbols, with_symbols

HAT = "<:mono_hat:1234567890123456789>"
OURS = Symbols({"🎩": HAT, "🏠": "<:mono_house:2>"})
SELECT = Select("s", "🎩 Who?", (Option("🎩 Ada", "0"), Option("Bo", "1", "🎩", "🎩")))


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


def test_a_text_that_would_not_fit_keeps_unicode() -> None:
    screen = Screen("🎩" * 100, (Embed("🎩" * 20, "🎩 Ada"),))
    shown = with_symbols(screen, OURS)
    assert isinstance(shown, Screen)
    assert shown.content == "🎩" * 100
    assert (shown.embeds[0].title, shown.embeds[0].description) == ("🎩" * 20, f"{HAT} Ada")


def test_embeds_of_which_all_together_would_not_fit_keep_unicode() -> None:
    embeds = tuple(Embed(description="🎩" * 100) for _ in range(2))
    shown = with_symbols(Screen("🎩", embeds), OURS)
    assert isinstance(shown, Screen)
    assert (shown.content, shown.embeds) == (HAT, embeds)
    crowded = Embed(fields=tuple(Field("🎩", "🎩" * 30) for _ in range(7)))
    assert with_symbols(Screen(embeds=(crowded,)), OURS) == Screen(embeds=(crowded,))


def test_what_is_not_markdown_keeps_unicode() -> None:
    embed = Embed("🎩", "🎩", fields=(Field("🎩", "🎩"),), footer="🎩")
    shown = with_symbols(Screen(embeds=(embed,), rows=((Button("x 🎩", "b"),), SELECT)), OURS)
    assert isinstance(shown, Screen)
    assert shown.embeds == (Embed(HAT, HAT, fields=(Field(HAT, HAT),), footer="🎩"),)
    assert shown.rows[0] == (Button("x 🎩", "b"),)
    assert isinstance(shown.rows[1], Select)
    assert shown.rows[1].placeholder == "🎩 Who?"


def test_buttons_and_options_show_ours_beside_their_labels() -> None:
    rows = ((Button("Buy", "b", emoji="🏠"), Button("🎩 Ada", "c"), Button("🎩", "d")), SELECT)
    shown = with_symbols(Screen(rows=rows), OURS)
    assert shown.rows == (
        (
            Button("Buy", "b", emoji="<:mono_house:2>"),
            Button("Ada", "c", emoji=HAT),
            Button("🎩", "d"),
        ),
        Select("s", "🎩 Who?", (Option("Ada", "0", emoji=HAT), Option("Bo", "1", "🎩", HAT))),
    )


@pytest.mark.parametrize(
    ("label", "button"),
    [
        ("Trade with 🎩 Ada", Button("Trade with Ada", "b", emoji=HAT)),
        ("🎩 Ada or 🎩 Bo", Button("Ada or 🎩 Bo", "b", emoji=HAT)),
        ("Ask 🎩 Ada and 🎩 Bo", Button("Ask 🎩 Ada and 🎩 Bo", "b")),
        ("Oriental 🏠2", Button("Oriental 🏠2", "b")),
    ],
)
def test_an_emoji_inside_a_label_moves_beside_it(label: str, button: Button) -> None:
    shown = with_symbols(Screen(rows=((Button(label, "b"),),)), OURS)
    assert shown.rows == ((button,),)


def test_a_panel_shows_ours_unless_its_texts_would_not_fit() -> None:
    section = Section("🎩 Ada", Button("Build", "b", emoji="🏠"))
    ours = Section(f"{HAT} Ada", Button("Build", "b", emoji="<:mono_house:2>"))
    assert with_symbols(PanelScreen(("🎩", section, SELECT)), OURS).rows[-1] != SELECT
    assert with_symbols(PanelScreen(("🎩", section)), OURS) == PanelScreen((HAT, ours))
    full = with_symbols(PanelScreen(("🎩" * 100, "🎩" * 100, section)), OURS)
    assert full == PanelScreen(("🎩" * 100, "🎩" * 100, Section("🎩 Ada", ours.button)))


def test_text_alone_and_a_bot_without_emoji_stay_as_they_are() -> None:
    screen = Screen("🎩 Ada rolled 4+4", rows=(SELECT,))
    assert with_symbols(screen, NO_SYMBOLS) is screen
    plain = plain_screen(screen)
    assert with_symbols(plain, OURS) is plain
    assert plain.content == "Ada rolled 4+4"


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


def test_commands_can_be_pressed_in_text_mode_but_not_in_titles() -> None:
    embed = Embed("/monopoly new", "🎩 /monopoly new", footer="/monopoly new")
    both = Symbols(OURS.custom, COMMANDS.commands)
    shown = with_symbols(plain_screen(Screen(embeds=(embed,))), both)
    assert isinstance(shown, Screen)
    assert shown.embeds == (Embed("/monopoly new", NEW, footer="/monopoly new"),)
    panel = with_symbols(PanelScreen(("/monopoly new",)), both)
    assert isinstance(panel, PanelScreen)
    assert panel.texts == (NEW,)
