"""Commands of moderators that no client would send are refused, and tell nothing."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobby import Lobby, Location, Person
from tests.support.app_harness import (
    AUTOCOMPLETE,
    CHANNEL,
    GUILD,
    OTHER_GUILD,
    AppHarness,
    Sender,
    app_harness,
)

pytestmark = pytest.mark.asyncio
WHY = "Ben has *vanished*"


MANAGES = str(discord.Permissions(manage_guild=True).value)
REASON = {"name": "reason", "type": 3, "value": WHY}


async def begun(harness: AppHarness) -> str:
    """A game of two in the first server."""
    lobbies, place = Lobbies(harness.app.host), Location(GUILD, CHANNEL, False)
    lobby = await lobbies.open(place, Person(1, "Ada"), Lobby(pace="daily"), "first")
    game = lobby.record.id
    await lobbies.change(game, lambda it: it.joined_by(Person(2, "Ben"), "second"))
    await lobbies.start(game, 1)
    await harness.wait_until_shown()
    return game


@pytest.mark.parametrize(
    ("sender", "sentence"),
    [
        (Sender(1), "You need the “Manage Server”"),
        (Sender(1, None, permissions=MANAGES), "a server setting"),
        (Sender(1, OTHER_GUILD, permissions=MANAGES), "doesn’t exist"),
    ],
    ids=["without permission", "in direct messages", "from another server"],
)
async def test_a_made_up_command_is_refused(sender: Sender, sentence: str, tmp_path: Any) -> None:
    async with app_harness(tmp_path / "games.db") as harness:
        game = await begun(harness)
        named = {"name": "game", "type": 3, "value": game}
        (answer,) = await harness.type(sender, ("monopoly-mod", "end"), [REASON, named])
        assert answer.is_private
        assert sentence in answer.text
        assert (await harness.app.host.started_game(game)).record.phase == "running"


async def test_nobody_else_is_told_of_the_servers_games(tmp_path: Any) -> None:
    typed = [{"name": "game", "type": 3, "value": "", "focused": True}]
    async with app_harness(tmp_path / "games.db") as harness:
        game = await begun(harness)
        path = ("monopoly-mod", "end")
        for sender, found in (
            (Sender(1), []),
            (Sender(1, OTHER_GUILD, permissions=MANAGES), []),
            (Sender(9, permissions=MANAGES), [game]),
        ):
            (answer,) = await harness.type(sender, path, typed, AUTOCOMPLETE)
            assert [it["value"] for it in answer.data["choices"]] == found
