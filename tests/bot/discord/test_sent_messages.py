"""The files of a message, wherever Discord's answer names them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.sent_messages import files_on

BOARD, DEED = (
    f"https://cdn.discordapp.com/attachments/5/{at}/{name}.png?ex=1"
    for at, name in ((3, "board"), (4, "deed"))
)
GALLERY = {"type": 12, "items": [{"media": {"url": BOARD}}, {"media": {"url": DEED}}]}
BOTH = {"board.png": 3, "deed.png": 4}


@pytest.mark.parametrize(
    ("more", "files"),
    [
        ({"attachments": [{"url": BOARD}, {"url": DEED}]}, BOTH),
        ({"embeds": [{"image": {"url": BOARD}}, {"title": "Rent"}]}, {"board.png": 3}),
        ({"attachments": [{"url": DEED}], "embeds": [{"image": {"url": BOARD}}]}, BOTH),
        ({"components": [{"type": 17, "components": [{"type": 10}, GALLERY]}]}, BOTH),
        ({"embeds": [{"image": {"url": "https://discord.com/logo.png"}}]}, {}),
        ({}, {}),
    ],
)
def test_files_are_found_by_their_addresses(more: dict[str, Any], files: dict[str, int]) -> None:
    assert files_on({"id": "9", "attachments": [], "embeds": []} | more) == (9, files)
