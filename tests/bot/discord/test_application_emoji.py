"""Our emoji at Discord: uploaded once, again where they changed, and missed by nobody."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord import application_emoji
from bot.discord.application_emoji import NOTE, PREFIX, EmojiUpload
from bot.pictures.emoji_pictures import draw_emoji, emoji_names

pytestmark = pytest.mark.asyncio
drawn = cache(draw_emoji)
ALL = {PREFIX + name for name in emoji_names()}


@pytest.fixture(autouse=True)
def _drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawings are the same each time, and all of them take a second."""
    monkeypatch.setattr(application_emoji, "draw_emoji", drawn)


def refusal(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="refused")
    return discord.HTTPException(response, {"code": code, "message": "no"})


@dataclass
class Held:
    """An emoji of the application."""

    application: Application
    id: int
    name: str

    async def delete(self) -> None:
        self.application.requests.append(f"delete {self.name}")
        self.application.emoji.remove(self)


@dataclass
class Application:
    """An application's emoji and the process's notes; `refuse` raises what Discord answers."""

    emoji: list[Held] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)
    refuse: Callable[[str], None] = lambda request: None
    ids: Any = field(default_factory=lambda: count(1000))

    async def fetch_application_emojis(self) -> Sequence[Held]:
        self._note("list")
        return list(self.emoji)

    async def create_application_emoji(self, *, name: str, image: bytes) -> Held:
        self._note(f"create {name}")
        assert name not in {it.name for it in self.emoji}
        assert image.startswith(b"\x89PNG")
        self.emoji.append(Held(self, next(self.ids), name))
        return self.emoji[-1]

    def _note(self, request: str) -> None:
        self.refuse(request)
        self.requests.append(request)

    async def get(self, key: str) -> str | None:
        return self.notes.get(key)

    async def put(self, key: str, value: str) -> None:
        self.notes[key] = value

    async def upload(self) -> dict[str, str]:
        """What a start does; its requests alone are in `requests` then."""
        self.requests.clear()
        return dict(await EmojiUpload(self, self).run())


async def test_of_several_processes_that_start_at_once_one_uploads() -> None:
    application, others = Application(), list[Any]()

    async def upload_elsewhere() -> None:
        others.append(await application.upload())

    found = await EmojiUpload(application, application, upload_elsewhere).run()
    assert [found] == others
    assert len(found) == len(ALL)
    assert len([it for it in application.requests if it.startswith("create")]) == len(ALL)
    assert not [it for it in application.requests if it.startswith("delete")]
    # Where all is there, nobody waits.
    await EmojiUpload(application, application, upload_elsewhere).run()
    assert len(others) == 1


async def test_each_is_uploaded_once_and_a_later_start_only_looks() -> None:
    application = Application()
    found = await application.upload()
    assert set(found) == set(emoji_names())
    assert found["hat"] == f"<:mono_hat:{application.emoji[0].id}>"
    assert len(application.requests) == 1 + len(ALL)
    assert await application.upload() == found
    assert application.requests == ["list"]


async def test_a_changed_drawing_and_one_that_is_gone_are_uploaded_again() -> None:
    application = Application()
    await application.upload()
    known = json.loads(application.notes[NOTE])
    known["mono_hat"][1] = "an older drawing"
    application.notes[NOTE] = json.dumps(known)
    application.emoji[1:2] = []
    found = await application.upload()
    assert application.requests == [
        "list", "delete mono_hat", "create mono_hat", "create mono_boat"
    ]  # fmt: skip
    assert set(found) == set(emoji_names())


async def test_outdated_ones_of_ours_go_and_others_stay() -> None:
    application = Application()
    application.emoji += [Held(application, 1, "mono_flatiron"), Held(application, 2, "party")]
    await application.upload()
    assert {it.name for it in application.emoji} == {*ALL, "party"}


@pytest.mark.parametrize(("status", "code"), [(400, 30008), (403, 50013), (429, 0), (500, 0)])
async def test_a_refusal_leaves_unicode_and_a_line_in_the_log(
    status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(request: str) -> None:
        if request.endswith("mono_boat"):
            raise refusal(status, code)

    application = Application(refuse=refuse)
    assert set(await application.upload()) == {"hat"}
    assert f"1 of {len(emoji_names())} emoji are uploaded" in caplog.text
    application.refuse = lambda request: None
    assert len(await application.upload()) == len(ALL)
    assert "create mono_hat" not in application.requests


async def test_without_a_list_there_are_none() -> None:
    def refuse(request: str) -> None:
        raise discord.RateLimited(120)

    assert await Application(refuse=refuse).upload() == {}
