"""The colors of buttons mean something, on every screen of the scenarios.

Blue is what is most likely meant, once a message; red is for good; green commits to what one gains
by. The texts of the scenarios say each button's style. Labels fit a phone, in every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from bot.language.language import load

WORDS = load("en")
MOST = 40
"""Characters of a label that a phone shows; the longest names a long property and its price."""
LABEL = re.compile(r"\[([^\]\[|]+)(?:\|\w+)*\](?!\()")
BLOCKS = re.compile(r"^(?=──── |» )", re.MULTILINE)
FOR_GOOD = (
    "lobby-cancel",
    "button-resign",
    "button-agree",
    "debt-give-up",
    "debt-bankrupt",
    "trade-button-sure-send",
    "trade-button-sure-accept",
    "button-mod-end",
    "button-mod-remove",
    "button-mod-annul",
    "button-privacy-delete",
    "button-privacy-yes",
    "button-board-delete-sure",
)
"""What cannot be undone, or what asks for that once more."""


def _messages() -> Iterator[tuple[str, str]]:
    for file in sorted((Path(__file__).parent / "en").glob("*.txt")):
        for block in BLOCKS.split(file.read_text("utf-8")):
            if block.startswith("────"):
                yield file.stem, block


def _labels(block: str, style: str) -> list[str]:
    return re.findall(rf"\[([^\]\[|]+)\|{style}\b", block)


def test_a_message_has_one_primary_button_at_most() -> None:
    many = [(name, found) for name, it in _messages() if len(found := _labels(it, "primary")) > 1]
    assert many == []


def test_red_is_only_what_cannot_be_undone() -> None:
    known = [re.compile(_pattern(it)) for it in FOR_GOOD]
    red = {label for _, it in _messages() for label in _labels(it, "danger")}
    assert red
    assert {label for label in red if not any(it.fullmatch(label) for it in known)} == set()


def _pattern(key: str) -> str:
    """What a label may look like, whoever it is about, with an emoji before it or without."""
    return r"(?:\W+ )?" + re.escape(WORDS.say(key, who="@")).replace("@", ".+")


def test_what_opens_a_form_or_takes_something_back_is_not_green() -> None:
    green = {label for _, it in _messages() for label in _labels(it, "success")}
    assert {label for label in green if label.endswith("…")} == set()


def test_a_label_fits_a_phone() -> None:
    long = {
        label
        for file in Path(__file__).parent.glob("*/*.txt")
        for line in file.read_text("utf-8").splitlines()
        if not line.startswith("»")
        for label in LABEL.findall(line)
        if len(label) > MOST
    }
    assert long == set()
