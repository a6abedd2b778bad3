"""Several games in one server, and several a player, do not mix."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.support.players import shown
from tests.support.refusal_scenario import (
    ELSEWHERE,
    HERE,
    RefusalScenario,
    game_of,
    mover,
    refusal,
    refusal_scenario,
)
from tests.support.whole_game import WholeGame

STEPS = 12
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scenario(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RefusalScenario]:
    async with refusal_scenario(tmp_path_factory.mktemp("several")) as made:
        yield made


async def test_games_played_at_once_do_not_mix(scenario: RefusalScenario) -> None:
    """Three games, two in one channel, with Ada in all of them, played at the same moment."""
    games = [
        await scenario.start_game("Ada", "Bo"),
        await scenario.start_game("Ada", "Cem", "Bo"),
        await scenario.start_game("Dee", "Ada", channel=ELSEWHERE),
    ]
    plays = [WholeGame(players[0].table, players) for players in games]

    async def some_steps(play: WholeGame) -> None:
        for _ in range(STEPS):
            await play.step()

    await asyncio.gather(*(some_steps(play) for play in plays))
    for play, players in zip(plays, games, strict=True):
        state = play.table.look()
        assert len(state.seats) == len(players)
        # Each step of the log came from a seat of its own game, one version after the other.
        log = play.table.log()
        assert len(log) > STEPS
        assert [step.version for step in log] == list(range(log[0].version, log[-1].version + 1))


async def test_a_button_of_one_game_on_the_message_of_another(scenario: RefusalScenario) -> None:
    """A press is about the game that it names, whatever message it comes from."""
    mine = await scenario.start_game("Ada", "Bo")
    theirs = await scenario.start_game("Cem", "Dee")
    _, message, _ = await mover(mine)
    _, _, roll = await mover(theirs)
    before = scenario.rows()
    said = await refusal(scenario.member("Ada"), scenario.member("Ada").press_raw(message, roll))
    assert said.startswith("You’re not playing in this game.")
    assert scenario.rows() == before


async def test_mine_lists_all_of_them_and_a_command_asks_which(scenario: RefusalScenario) -> None:
    first = await scenario.start_game("Ada", "Dee")
    second = await scenario.start_game("Ada", "Dee")
    listed = shown(await scenario.member("Dee").slash("monopoly mine", HERE))
    links = {button["url"] for button in listed.buttons if "url" in button}
    assert len(links) >= 2, links  # The games are in one channel, on messages of their own.
    assert all(link.startswith("https://discord.com/channels/") for link in links), links
    before = scenario.rows()
    asked = shown(await scenario.member("Dee").slash("monopoly manage", HERE))
    assert len([it for it in asked.buttons if it["label"] == "This game"]) >= 2
    assert scenario.rows() == before
    for players in (first, second):
        game = players[0].table.game
        panel = shown(await scenario.member("Dee").slash("monopoly trade", HERE, game=game))
        assert game_of(panel) == game
