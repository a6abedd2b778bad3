"""Panels fit Discord's limits for components, keep their last rows, and say what they leave out."""

from __future__ import annotations

import pytest

from bot.local.limits import message_faults
from bot.ui.message_files import File, Picture
from bot.ui.panel_screen import (
    COMPONENTS,
    TEXT_SUM,
    Divider,
    PanelScreen,
    Part,
    Section,
    components_of,
    panel_of,
)
from bot.ui.plain_screen import plain_panel
from bot.ui.screen import Button, Embed, Field, Link, Option, Screen, Select
from tests.support.local_openapi import DOCUMENT, OpenApi
from tests.support.sent_body import sent_body

BOARD = Picture("board.png", 1, lambda: "Ada is on GO.", bytes, lambda: "Ada: GO")
SELECT = Select("s", "Which?", (Option("Vermont", "6"),))


def button(name: str) -> Button:
    return Button(name, name)


def sections(count: int) -> tuple[Section, ...]:
    return tuple(Section(f"text {n}", button(f"b{n}")) for n in range(count))


EVERYTHING: tuple[Part, ...] = (
    "### Title",
    Section("Oranges", button("build")),
    Section("Game", Link("Go to game", "https://discord.com/channels/1/2/3")),
    Divider(),
    BOARD,
    SELECT,
    (button("back"), button("done")),
)


def components(panel: PanelScreen) -> int:
    """How many components Discord counts: those of the parts, and the frame around them."""
    return 1 + sum(map(components_of, panel.parts))


def test_discord_takes_every_kind_of_part() -> None:
    body = sent_body(PanelScreen(EVERYTHING, 0x7A5CC2))
    assert list(message_faults(body)) == []
    assert body["flags"] == 1 << 15
    assert not {"content", "embeds"} & body.keys()
    (frame,) = body["components"]
    assert frame["accent_color"] == 0x7A5CC2
    assert [part["type"] for part in frame["components"]] == [10, 9, 9, 14, 12, 1, 1]
    (shown,) = frame["components"][4]["items"]
    assert shown["media"]["url"] == "attachment://board.png"
    assert shown["description"] == "Ada is on GO."


@pytest.mark.skipif(not DOCUMENT.exists(), reason="the official document is not at hand")
def test_the_official_document_takes_it_too() -> None:
    body = sent_body(PanelScreen(EVERYTHING, 0x7A5CC2, files=(File("game.txt", b"moves"),)))
    assert OpenApi().faults("POST", "/channels/1/messages", body) == []


def test_sections_beyond_40_components_are_counted_and_the_last_rows_stay() -> None:
    panel = PanelScreen(("### Title", *sections(20), (button("back"), button("done"))))
    assert components(panel) <= COMPONENTS
    *_, mark, last = panel.parts
    assert last == (button("back"), button("done"))
    shown = [part for part in panel.parts if isinstance(part, Section)]
    assert mark == f"… +{20 - len(shown)}"
    assert list(message_faults(sent_body(panel))) == []


@pytest.mark.parametrize("count", range(9, 16))
def test_as_many_parts_as_fit_are_shown(count: int) -> None:
    panel = PanelScreen((*sections(count), (button("done"),)))
    assert components(panel) <= COMPONENTS
    assert (len(panel.rows) == count + 1) == (3 * count + 3 <= COMPONENTS)


def test_texts_beyond_4000_characters_are_cut_at_a_line() -> None:
    lines = "\n".join(f"line {n:03}" for n in range(300))
    panel = PanelScreen(("### Title", lines, lines, *sections(1), (button("done"),)))
    assert sum(map(len, panel.texts)) <= TEXT_SUM
    assert panel.texts[1] == lines
    assert "… +" in panel.texts[2]
    assert panel.texts[-1] == "… +1"
    assert panel.rows == ((button("done"),),)
    assert list(message_faults(sent_body(panel))) == []


def test_one_text_that_is_too_long_says_so() -> None:
    panel = PanelScreen(("\n".join(["x" * 99] * 50),))
    assert len(panel.texts[0]) <= TEXT_SUM
    assert panel.texts[0].split("\n")[-1].startswith("… +")


def test_empty_texts_and_lines_that_divide_nothing_are_left_out() -> None:
    panel = PanelScreen((Divider(), "", "a", Divider(), "", Divider(), "b", (), Divider()))
    assert panel.parts == ("a", Divider(), "b")


def test_long_rows_are_broken() -> None:
    panel = PanelScreen(("a", tuple(button(f"{n}") for n in range(7))))
    assert [len(row) for row in panel.rows if isinstance(row, tuple)] == [5, 2]


def test_a_section_without_a_text_is_taken() -> None:
    assert list(message_faults(sent_body(PanelScreen((Section("", button("a")),))))) == []


def test_what_can_be_pressed_is_found_in_sections_too() -> None:
    panel = PanelScreen(EVERYTHING)
    assert panel.rows == ((button("build"),), SELECT, (button("back"), button("done")))
    assert panel.texts == ("### Title", "Oranges", "Game")
    assert panel.pictures == (BOARD,)


def test_in_words_there_is_no_picture() -> None:
    panel = PanelScreen(EVERYTHING).in_words()
    assert panel.pictures == ()
    assert panel.texts == ("### Title", "Oranges", "Game", "Ada: GO")


def test_every_part_of_a_panel_is_plain() -> None:
    section = Section("🟧 Oranges", Button("💵 Cash", "c", emoji="💵"))
    plain = plain_panel(PanelScreen(("🎩 Ada", section, SELECT)))
    assert plain.parts == ("Ada", Section("Oranges", Button("Cash", "c")), SELECT)


def test_a_message_with_embeds_becomes_a_panel() -> None:
    embed = Embed("Title", "Text", 0x123456, (Field("Name", "Value"),), "Footer", BOARD)
    file = File("game.txt", b"moves")
    panel = panel_of(Screen("Notice", (embed,), (SELECT, (button("a"),)), (7,), (file,)))
    assert panel.texts == ("Notice", "### Title", "Text", "**Name**\nValue", "-# Footer")
    assert (panel.colour, panel.pictures, panel.pings) == (0x123456, (BOARD,), (7,))
    assert panel.rows == (SELECT, (button("a"),))
    assert panel.files == (file,)


def test_files_stand_above_the_last_rows() -> None:
    files = (File("game.txt", b"moves"), File("film.gif", b"film", "The game as a film"))
    (frame,) = sent_body(PanelScreen(("Text", (button("a"),)), files=files))["components"]
    assert [part["type"] for part in frame["components"]] == [10, 13, 12, 1]
    assert frame["components"][1]["file"]["url"] == "attachment://game.txt"
