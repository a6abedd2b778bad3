"""A person who is away hears no ping, whatever happens in the game meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine.core import actions as a
from engine.host.people import moderation
from engine.host.people.absence import go_away
from engine.host.people.cancellation import agree_to_cancel
from engine.host.people.moderators import Act, Moderation
from engine.host.preferences.preferences import Preferences
from tests.support.game import VERMONT, A, C, Game, live_with
from tests.support.host_harness import DAY, HostHarness
from tests.support.published_game import PublishedGame
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio
ANNE, BEN, CLEO, MODERATOR = 100, 101, 102, 900


def visited() -> Game:
    """Anne is about to land on Cleo's Vermont, where rent has to be asked for."""
    game = live_with("claimed-rent", seats=3, edition="1973")
    return game.owns(C, VERMONT).at(A, VERMONT - 3)


@pytest_asyncio.fixture
async def published(tmp_path: Path) -> AsyncIterator[PublishedGame]:
    """Cleo is away."""
    harness = await HostHarness.at(tmp_path / "games.db")
    found = PublishedGame(harness, await harness.start_game(visited(), (1, 2)))
    await found.show()
    await go_away(harness.host, "g", CLEO, harness.time[0] + DAY, None)
    await found.show()
    found.discord.sent.clear()
    yield found
    await found.close()
    await harness.store.close()


def pinged(published: PublishedGame) -> set[int]:
    """Who was called by a new message."""
    return {user for it in published.discord.sent for user in it.pings}


async def moderate(published: PublishedGame, act: Act) -> None:
    what = Moderation(act, 7, MODERATOR, "why", published.harness.key(), None)
    if act == "pause":
        await moderation.pause(published.harness.host, "g", what, DAY)
    else:
        await moderation.resume(published.harness.host, "g", what)
    await published.show()


@pytest.mark.parametrize("ping", ["table", "dm", "both"])
async def test_not_for_a_moderators_pause_and_its_end(ping: str, published: PublishedGame) -> None:
    chosen = Preferences(ping=ping).model_dump_json()  # type: ignore[arg-type]
    await put_preferences(published.harness.store, CLEO, chosen)
    await moderate(published, "pause")
    assert pinged(published) == {ANNE, BEN}
    paused = await published.table_shown()
    assert f"<@{CLEO}>" not in paused.content, "nobody is called who does not hear it"
    await moderate(published, "resume")
    assert pinged(published) == {ANNE, BEN}


async def test_not_for_a_rent_that_may_be_collected(published: PublishedGame) -> None:
    await published.press(A, a.Roll())
    (claim,) = (await published.game.table()).public().claims
    assert claim.owner == C
    assert CLEO not in pinged(published)


async def test_not_for_a_vote_to_call_the_game_off(published: PublishedGame) -> None:
    await agree_to_cancel(published.harness.host, "g", ANNE)
    await published.show()
    assert pinged(published) == {BEN}
