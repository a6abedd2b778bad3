"""Pictures or text alone: chosen by a person, and for a server."""

from __future__ import annotations

import pytest

from engine.host.presets import preset_of
from tests.support.discord import World
from tests.support.discord_faces import labels

pytestmark = pytest.mark.asyncio
ADA = 0


async def test_a_person_chooses_text_and_comes_back(here: World) -> None:
    panel = (await here.command(ADA, "preferences")).private
    answer = await here.press(ADA, panel, "Text only, no pictures")
    assert not (await here.app.host.preferences(here.user(ADA))).pictures
    await here.press(ADA, answer.result.response, "Show pictures")
    assert (await here.app.host.preferences(here.user(ADA))).pictures


async def test_a_server_chooses_text(here: World) -> None:
    here.trust(ADA)
    panel = (await here.settings(ADA)).private
    answer = await here.press(ADA, panel, "Text only, no pictures")
    assert not (await preset_of(here.app.host, here.channel.guild.id)).pictures
    assert "Show pictures" in labels(answer.result.response)
