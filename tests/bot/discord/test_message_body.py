"""Screens as Discord's JSON: as the library would write it, with our emoji where they are shown."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.discord.discord_screen import payload
from bot.ui.message_files import File, Picture
from bot.ui.panel_screen import AnyScreen, Divider, PanelScreen, Part, Section
from bot.ui.plain_screen import plain_panel, plain_screen
from bot.ui.screen import Button, Embed, Field, Link, Option, Row, Screen, Select
from bot.ui.symbols import NO_SYMBOLS, Symbols

HAT = "<:mono_hat:1234567890123456789>"
HOUSE = "<:mono_house:2234567890123456789>"
NEW = "</monopoly new:12>"
OURS = Symbols({"🎩": HAT, "🏠": HOUSE}, {"/monopoly new": NEW})
PICTURE = Picture("board.png", "turn 1", lambda: "Ada is on GO.", lambda: b"png")
PRESSED = Button("Buy", "b")
SELECT = Select("s", "🎩 Who?", (Option("🎩 Ada", "0"), Option("Bo", "1", "🎩", "🎩")))
GALLERY = discord.ui.MediaGallery[Any](
    discord.MediaGalleryItem("attachment://board.png", description="Ada is on GO.")
)


def embeds(screen: Screen, symbols: Symbols = OURS) -> list[dict[str, Any]]:
    return [it.to_dict() for it in payload(screen, symbols)["embeds"]]


def components(screen: AnyScreen, symbols: Symbols = OURS) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = payload(screen, symbols)["view"].to_components()
    return found


def inside(*parts: Part, symbols: Symbols = OURS, files: tuple[File, ...] = ()) -> Any:
    """What the container of a panel holds."""
    (container,) = components(PanelScreen(parts, files=files), symbols)
    return container["components"]


def in_row(row: Row, symbols: Symbols = OURS) -> Any:
    (found,) = components(Screen(rows=(row,)), symbols)
    return found["components"]


BUTTONS = [
    (Button("Buy", "b", "primary"), {"style": discord.ButtonStyle.primary}),
    (Button("Buy", "b"), {"style": discord.ButtonStyle.secondary}),
    (Button("Buy", "b", "success", True), {"style": discord.ButtonStyle.success, "disabled": True}),
    (Button("Buy", "b", "danger"), {"style": discord.ButtonStyle.danger}),
    (Button("Buy", "b", emoji="🐕"), {"emoji": "🐕"}),
    (Button("Buy", "b", emoji="🎩"), {"emoji": HAT}),
]


@pytest.mark.parametrize(("button", "given"), BUTTONS)
def test_a_button_is_written_as_the_library_writes_it(
    button: Button, given: dict[str, Any]
) -> None:
    of_the_library = discord.ui.Button[Any](label="Buy", custom_id="b", **given)
    assert in_row((button,)) == [of_the_library.to_component_dict()]


LISTED = discord.ui.Select[Any](
    custom_id="s",
    placeholder="Who?",
    min_values=0,
    max_values=2,
    options=[
        discord.SelectOption(label="Ada", value="0", emoji=HAT),
        discord.SelectOption(label="Bo", value="1", description="leads", default=True),
    ],
)
OPTIONS = (Option("Ada", "0", emoji="🎩"), Option("Bo", "1", "leads", default=True))


def test_a_list_is_written_as_the_library_writes_it() -> None:
    assert in_row(Select("s", "Who?", OPTIONS, 0, 2)) == [LISTED.to_component_dict()]


PARTS = [
    ("Text", discord.ui.TextDisplay[Any]("Text")),
    (
        Section("Text", PRESSED),
        discord.ui.Section[Any](
            "Text", accessory=discord.ui.Button[Any](label="Buy", custom_id="b")
        ),
    ),
    (
        Section("Text", Link("Look", "https://discord.com", "🎩")),
        discord.ui.Section[Any](
            "Text",
            accessory=discord.ui.Button[Any](label="Look", url="https://discord.com", emoji=HAT),
        ),
    ),
    (PICTURE, GALLERY),
    (
        (PRESSED,),
        discord.ui.ActionRow[Any](discord.ui.Button[Any](label="Buy", custom_id="b")),
    ),
]


@pytest.mark.parametrize(("part", "item"), PARTS)
def test_a_part_of_a_panel_is_written_as_the_library_writes_it(
    part: Part, item: discord.ui.Item[Any]
) -> None:
    assert inside(part) == [item.to_component_dict()]


def test_a_panel_has_its_files_below_its_texts_and_above_its_last_rows() -> None:
    files = (File("game.txt", b"log"), File("board.png", b"png", "Ada is on GO."))
    panel = PanelScreen(("Text", Divider(), (PRESSED,), "More", (PRESSED,)), 0x33, (), files)
    text, more = discord.ui.TextDisplay[Any]("Text"), discord.ui.TextDisplay[Any]("More")
    rows = [
        discord.ui.ActionRow[Any](discord.ui.Button[Any](label="Buy", custom_id="b"))
        for _ in range(2)
    ]
    log = discord.ui.File[Any]("attachment://game.txt")
    line = discord.ui.Separator[Any]()
    container = discord.ui.Container[Any](
        text, line, rows[0], more, log, GALLERY, rows[1], accent_colour=0x33
    )
    assert components(panel) == [container.to_component_dict()]
    assert payload(panel)["view"].has_components_v2()


def test_an_embed_is_written_without_what_it_lacks() -> None:
    full = Embed("Title", "Text", 0, (Field("Name", "Value", True),), "Foot", PICTURE)
    assert embeds(Screen(embeds=(full, Embed(description="Text")))) == [
        {
            "type": "rich",
            "flags": 0,
            "title": "Title",
            "description": "Text",
            "color": 0,
            "fields": [{"name": "Name", "value": "Value", "inline": True}],
            "footer": {"text": "Foot"},
            "image": {"url": "attachment://board.png", "description": "Ada is on GO."},
        },
        {"type": "rich", "flags": 0, "description": "Text"},
    ]


def test_a_message_names_whom_it_notifies() -> None:
    mentions = payload(Screen("Your turn", pings=(7, 8)))["allowed_mentions"].to_dict()
    assert (mentions["users"], mentions["parse"]) == ([7, 8], [])
    nobody = payload(Screen("Your turn"))["allowed_mentions"].to_dict()
    assert (nobody["users"], nobody["parse"]) == ([], [])


def test_a_text_that_would_not_fit_keeps_unicode() -> None:
    screen = Screen("🎩" * 100, (Embed("🎩" * 20, "🎩 Ada"),))
    assert payload(screen, OURS)["content"] == "🎩" * 100
    (embed,) = embeds(screen)
    assert (embed["title"], embed["description"]) == ("🎩" * 20, f"{HAT} Ada")


def test_embeds_of_which_all_together_would_not_fit_keep_unicode() -> None:
    screen = Screen("🎩", tuple(Embed(description="🎩" * 100) for _ in range(2)))
    assert payload(screen, OURS)["content"] == HAT
    assert embeds(screen) == embeds(screen, NO_SYMBOLS)
    crowded = Embed("🏠", fields=tuple(Field("🎩", "🎩" * 30) for _ in range(7)))
    beside, other = embeds(Screen(embeds=(crowded, Embed("🎩"))))
    assert beside == embeds(Screen(embeds=(crowded,)), NO_SYMBOLS)[0]
    assert other["title"] == HAT


def test_what_is_not_markdown_keeps_unicode() -> None:
    embed = Embed("🎩", "🎩", fields=(Field("🎩", "🎩"),), footer="🎩")
    (shown,) = embeds(Screen(embeds=(embed,)))
    assert (shown["title"], shown["description"], shown["footer"]) == (HAT, HAT, {"text": "🎩"})
    assert shown["fields"] == [{"name": HAT, "value": HAT, "inline": False}]
    assert in_row(SELECT)[0]["placeholder"] == "🎩 Who?"
    assert in_row((Button("x 🎩", "b"),))[0]["label"] == "x 🎩"


def labels(of: Any) -> list[tuple[str, str | None]]:
    """The label of each button or option, with the name of its emoji."""
    return [(it["label"], it["emoji"]["name"] if "emoji" in it else None) for it in of]


def test_buttons_and_options_show_ours_beside_their_labels() -> None:
    row = (Button("Buy", "b", emoji="🏠"), Button("🎩 Ada", "c"), Button("🎩", "d"))
    assert labels(in_row(row)) == [("Buy", "mono_house"), ("Ada", "mono_hat"), ("🎩", None)]
    options = in_row(SELECT)[0]["options"]
    assert labels(options) == [("Ada", "mono_hat"), ("Bo", "mono_hat")]
    assert options[1]["description"] == "🎩"


@pytest.mark.parametrize(
    ("label", "shown"),
    [
        ("Trade with 🎩 Ada", ("Trade with Ada", "mono_hat")),
        ("🎩 Ada or 🎩 Bo", ("Ada or 🎩 Bo", "mono_hat")),
        ("Ask 🎩 Ada and 🎩 Bo", ("Ask 🎩 Ada and 🎩 Bo", None)),
        ("Oriental 🏠2", ("Oriental 🏠2", None)),
    ],
)
def test_an_emoji_inside_a_label_moves_beside_it(label: str, shown: tuple[str, str | None]) -> None:
    assert labels(in_row((Button(label, "b"),))) == [shown]


def test_a_panel_shows_ours_unless_its_texts_would_not_fit() -> None:
    section = Section("🎩 Ada", Button("Build", "b", emoji="🏠"))
    text, beside = inside("🎩", section)
    assert text["content"] == HAT
    assert beside["components"][0]["content"] == f"{HAT} Ada"
    *texts, beside = inside("🎩" * 100, "🎩" * 100, section)
    assert [it["content"] for it in texts] == ["🎩" * 100, "🎩" * 100]
    assert beside["components"][0]["content"] == "🎩 Ada"
    assert labels([beside["accessory"]]) == [("Build", "mono_house")]


def test_text_alone_and_a_bot_without_emoji_stay_as_they_are() -> None:
    screen = Screen("🎩 Ada rolled 4+4", rows=(SELECT,))
    assert payload(screen)["content"] == "🎩 Ada rolled 4+4"
    kept = Screen("Ada leads 🎩", is_plain=True)
    assert payload(kept, OURS)["content"] == "Ada leads 🎩"


def test_commands_can_be_pressed_in_text_mode_but_not_in_titles() -> None:
    embed = Embed("/monopoly new", "🎩 /monopoly new", footer="/monopoly new")
    (shown,) = embeds(plain_screen(Screen(embeds=(embed,))))
    assert (shown["title"], shown["description"]) == ("/monopoly new", NEW)
    assert shown["footer"] == {"text": "/monopoly new"}
    (container,) = components(plain_panel(PanelScreen(("/monopoly new",))))
    assert container["components"][0]["content"] == NEW
