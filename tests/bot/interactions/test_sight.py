"""Which games a person may see, whatever their presses name."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.contents import HANDLERS
from bot.interactions.router import Router
from engine.host.lobby import Location
from engine.host.store.records import DIRECT, Commit, Message
from tests.support.game import live
from tests.support.panel_game import GAME, NOW, PanelGame, RecordedReply
from tests.support.press_shapes import EXAMPLES

pytestmark = pytest.mark.asyncio
CHANNEL, THREAD, OTHER_CHANNEL = Location(7, 8, False), Location(7, 81, True), Location(7, 9, False)
PRIVATE = Location(DIRECT, 80, False)
STRANGER = 900
UNKNOWN = "That game doesn’t exist, or it was deleted."


@pytest_asyncio.fixture
async def game(tmp_path: Path) -> AsyncIterator[PanelGame]:
    found = await PanelGame.at(tmp_path / "games.db", live(2).state)
    yield found
    await found.host.store.close()


async def put_in(game: PanelGame, place: Location) -> None:
    record = (await game.table()).record
    where = {"guild_id": place.guild_id, "channel_id": place.channel_id, "thread": place.thread}
    await game.host.commit(Commit(replace(record, version=2, **where), 1))


async def said(
    game: PanelGame, who: int, place: Location | None, custom_id: str, manages: bool = False
) -> str:
    """What a press of a person in a place is answered with, if it is a sentence."""
    context, answer = game.context(who - 100)
    context = replace(context, place=place, may_manage=manages)
    await Router(HANDLERS).press(context, custom_id)
    return _sentence(answer)


def _sentence(answer: RecordedReply) -> str:
    shown = [*answer.private_screens, *answer.updates]
    return str(getattr(shown[0], "content", "")) if shown else ""


async def test_no_press_reads_a_game_in_somebodys_direct_messages(game: PanelGame) -> None:
    await put_in(game, PRIVATE)
    for example in EXAMPLES.values():
        _, _, decision, press = example.split(":", 3)
        asked = f"m1:{GAME}:{decision}:{press}"
        elsewhere = await said(game, STRANGER, Location(DIRECT, 90, False), asked)
        assert elsewhere == UNKNOWN, example
        assert await said(game, STRANGER, CHANNEL, asked, manages=True) == UNKNOWN, example


async def test_the_person_of_a_direct_game_reads_it(game: PanelGame) -> None:
    await put_in(game, PRIVATE)
    assert await said(game, 100, PRIVATE, f"m1:{GAME}:0:board:") != UNKNOWN


@pytest.mark.parametrize(
    ("who", "place", "manages", "sees"),
    [
        (STRANGER, CHANNEL, False, True),
        (STRANGER, THREAD, False, True),
        (STRANGER, OTHER_CHANNEL, False, False),
        (STRANGER, OTHER_CHANNEL, True, True),
        (STRANGER, replace(CHANNEL, guild_id=6), True, False),
        (STRANGER, None, False, False),
        (101, OTHER_CHANNEL, False, True),
        (101, None, False, True),
    ],
)
async def test_a_server_s_game_is_seen_where_it_is_and_by_its_players(
    game: PanelGame, who: int, place: Location | None, manages: bool, sees: bool
) -> None:
    await game.host.store.messages.put(Message(GAME, "auction:3", 81, 1, 1, NOW))
    assert (await said(game, who, place, f"m1:{GAME}:0:why:", manages) != UNKNOWN) is sees
