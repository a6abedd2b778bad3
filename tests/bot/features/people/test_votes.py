"""The question whether to call a game off, as the table sees it."""

import pytest

from engine.host.people.cancellation import agree_to_cancel, play_on
from engine.host.refusals import Refused
from tests.support.host_harness import DAY
from tests.support.published_game import PublishedGame
from tests.support.simulated_messages import buttons, said

pytestmark = pytest.mark.asyncio
ANNE, BEN, STRANGER = 100, 101, 999


def asked(published: PublishedGame) -> list[str]:
    """The open questions in the channel, by their text."""
    return [said(it) for it in published.discord.with_buttons if ":vote:" in str(buttons(it))]


async def agree(published: PublishedGame, user: int) -> tuple[int, ...]:
    missing = await agree_to_cancel(published.harness.host, published.game.id, user)
    await published.publisher.flush(published.game.id)
    return missing


async def test_whoever_has_not_agreed_is_asked_once(published: PublishedGame) -> None:
    await published.show()
    assert await agree(published, ANNE) == (BEN,)
    assert len(asked(published)) == 1
    assert published.discord.newest_pings == (BEN,)
    assert await agree(published, ANNE) == (BEN,)
    assert len(asked(published)) == 1


async def test_everybody_agreeing_ends_the_game_and_the_question(published: PublishedGame) -> None:
    await published.show()
    await agree(published, ANNE)
    assert await agree(published, BEN) == ()
    assert asked(published) == []
    game = await published.harness.host.started_game(published.game.id)
    assert game.record.phase == "cancelled"


async def test_one_word_against_it_and_the_game_goes_on(published: PublishedGame) -> None:
    await published.show()
    await agree(published, ANNE)
    await play_on(published.harness.host, published.game.id, BEN)
    await published.publisher.flush(published.game.id)
    assert asked(published) == []
    assert (await published.harness.host.started_game(published.game.id)).record.phase == "running"
    assert await agree(published, BEN) == (ANNE,)
    assert len(asked(published)) == 1


async def test_a_vote_that_has_lapsed_is_asked_no_more(published: PublishedGame) -> None:
    await published.show()
    await agree(published, ANNE)
    published.harness.time[0] += 2 * DAY
    await published.show()
    assert asked(published) == []


async def test_a_stranger_has_no_say(published: PublishedGame) -> None:
    with pytest.raises(Refused):
        await agree(published, STRANGER)
    with pytest.raises(Refused):
        await play_on(published.harness.host, published.game.id, STRANGER)
