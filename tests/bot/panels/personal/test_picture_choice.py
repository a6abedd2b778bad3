"""Pictures or text alone: chosen by a person, and for a server."""

from __future__ import annotations

from typing import Any

import pytest

from engine.host.lobbies.presets import preset_of
from tests.bot.test_plain_screen import EMOJI
from tests.support.discord import World
from tests.support.discord_faces import buttons, labels, said, selects

pytestmark = pytest.mark.asyncio
ADA = 0


def emoji(message: Any) -> list[str]:
    """All that stand in a message: in its text, its lists and on its buttons."""
    listed = [it for select in selects(message) for it in select["options"]]
    texts = [said(message), *labels(message), *(it["label"] for it in listed)]
    return [
        *EMOJI.findall("".join(texts)),
        *(str(it["emoji"]) for it in [*buttons(message), *listed] if it.get("emoji")),
    ]


async def test_a_person_chooses_text_and_comes_back(here: World) -> None:
    panel = (await here.command(ADA, "preferences")).private
    answer = await here.press(ADA, panel, "Text only, no pictures")
    assert not (await here.app.host.preferences(here.user(ADA))).pictures
    await here.press(ADA, answer.result.response, "Show pictures")
    assert (await here.app.host.preferences(here.user(ADA))).pictures


async def test_where_the_server_reads_text_alone_no_answer_has_emoji(here: World) -> None:
    here.trust(ADA)
    answer = await here.press(ADA, (await here.settings(ADA)).private, "Text only, no pictures")
    assert not emoji(answer.result.response)
    panel = (await here.command(ADA, "preferences")).private
    assert not emoji(panel)
    for label in ("Text only, no pictures", "Show pictures"):
        panel = (await here.press(ADA, panel, label)).result.response
        assert not emoji(panel)
    panel = (await here.choose(ADA, panel, "language", "en")).result.response
    assert not emoji(panel)


async def test_a_server_chooses_text(here: World) -> None:
    here.trust(ADA)
    panel = (await here.settings(ADA)).private
    answer = await here.press(ADA, panel, "Text only, no pictures")
    assert not (await preset_of(here.app.host, here.channel.guild.id)).pictures
    assert "Show pictures" in labels(answer.result.response)
