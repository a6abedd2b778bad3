"""The question whether to call a game off, as the table sees it."""

import pytest

from engine.host.lobbies.lifecycle import Lobbies
from engine.host.refusals import Refused
from tests.bot.showing.writing import Shown
from tests.support.host_harness import DAY

pytestmark = pytest.mark.asyncio
ANNE, BEN, STRANGER = 100, 101, 999


def asked(shown: Shown) -> list[str]:
    """The open questions in the channel, by their text."""
    return [
        screen.embeds[0].description
        for screen in shown.discord.with_buttons()
        if any(":vote:" in str(row) for row in screen.rows)
    ]


async def agree(shown: Shown, user: int) -> tuple[int, ...]:
    missing = await Lobbies(shown.harness.host).agree_to_cancel(shown.game.id, user)
    await shown.publisher.flush(shown.game.id)
    return missing


async def test_whoever_has_not_agreed_is_asked_once(shown: Shown) -> None:
    await shown.show()
    assert await agree(shown, ANNE) == (BEN,)
    (question,) = [s for s in shown.discord.with_buttons() if ":vote:" in str(s.rows)]
    assert question.pings == (BEN,)
    assert await agree(shown, ANNE) == (BEN,)
    assert len(asked(shown)) == 1


async def test_everybody_agreeing_ends_the_game_and_the_question(shown: Shown) -> None:
    await shown.show()
    await agree(shown, ANNE)
    assert await agree(shown, BEN) == ()
    assert asked(shown) == []
    table = await shown.harness.host.table(shown.game.id)
    assert table.game.phase == "cancelled"


async def test_one_word_against_it_and_the_game_goes_on(shown: Shown) -> None:
    await shown.show()
    await agree(shown, ANNE)
    await Lobbies(shown.harness.host).play_on(shown.game.id, BEN)
    await shown.publisher.flush(shown.game.id)
    assert asked(shown) == []
    assert (await shown.harness.host.table(shown.game.id)).game.phase == "running"
    assert await agree(shown, BEN) == (ANNE,)
    assert len(asked(shown)) == 1


async def test_a_vote_that_has_lapsed_is_asked_no_more(shown: Shown) -> None:
    await shown.show()
    await agree(shown, ANNE)
    shown.harness.time[0] += 2 * DAY
    await shown.show()
    assert asked(shown) == []


async def test_a_stranger_has_no_say(shown: Shown) -> None:
    with pytest.raises(Refused):
        await agree(shown, STRANGER)
    with pytest.raises(Refused):
        await Lobbies(shown.harness.host).play_on(shown.game.id, STRANGER)
