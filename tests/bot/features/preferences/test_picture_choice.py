"""Pictures or text alone: chosen by a person, and for a server."""

from __future__ import annotations

from typing import Any

import pytest

from engine.host.lobbies.presets import preset_of
from tests.support.emoji import EMOJI
from tests.support.simulated_messages import buttons, labels, said, selects
from tests.support.simulated_server import SimulatedServer

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


async def test_a_person_chooses_text_and_comes_back(server: SimulatedServer) -> None:
    panel = (await server.command(ADA, "preferences")).private
    answer = await server.press(ADA, panel, "Text only, no pictures")
    assert not (await server.app.host.preferences(server.user(ADA))).pictures
    await server.press(ADA, answer.response, "Show pictures")
    assert (await server.app.host.preferences(server.user(ADA))).pictures


async def test_where_the_server_reads_text_alone_no_answer_has_emoji(
    server: SimulatedServer,
) -> None:
    server.make_manager(ADA)
    answer = await server.press(
        ADA, (await server.open_settings(ADA)).private, "Text only, no pictures"
    )
    assert not emoji(answer.response)
    panel = (await server.command(ADA, "preferences")).private
    assert not emoji(panel)
    for label in ("Text only, no pictures", "Show pictures"):
        panel = (await server.press(ADA, panel, label)).response
        assert not emoji(panel)
    panel = (await server.choose(ADA, panel, "language", "en")).response
    assert not emoji(panel)


async def test_a_server_chooses_text(server: SimulatedServer) -> None:
    server.make_manager(ADA)
    panel = (await server.open_settings(ADA)).private
    answer = await server.press(ADA, panel, "Text only, no pictures")
    assert not (await preset_of(server.app.host, server.channel.guild.id)).pictures
    assert "Show pictures" in labels(answer.response)
