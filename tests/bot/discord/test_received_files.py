"""Files that are sent with a form: any types may come."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.received_files import received_files


async def fetch(url: str) -> bytes:
    return url.encode()


def form(values: Any, attachments: Any) -> dict[str, Any]:
    part = {"type": 19, "custom_id": "file", "values": values}
    return {"components": [{"type": 18, "component": part}], "resolved": attachments}


@pytest.mark.asyncio
async def test_a_file_is_read_when_it_is_asked_for() -> None:
    attached = {"attachments": {"5": {"url": "https://a.example/5", "size": 7}}}
    found = received_files(form(["5"], attached), fetch)
    assert found["file"].size == 7
    assert await found["file"].read() == b"https://a.example/5"


@pytest.mark.parametrize(
    ("values", "attachments"),
    [
        (["5"], None),
        (["5"], {"attachments": []}),
        (["5"], {"attachments": {"5": "x"}}),
        (["5"], {"attachments": {"5": {"url": 1, "size": 7}}}),
        (["5"], {"attachments": {"5": {"url": "x", "size": "7"}}}),
        (["6"], {"attachments": {"5": {"url": "x", "size": 7}}}),
        ("5", {"attachments": {"5": {"url": "x", "size": 7}}}),
    ],
)
def test_what_is_no_file_is_left_out(values: Any, attachments: Any) -> None:
    assert received_files(form(values, attachments), fetch) == {}
