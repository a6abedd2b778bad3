"""Presses that must change nothing: by the wrong person, too late, or twice at once.

Each answer is one private sentence, and the bot's file is the same
as before.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from engine.core import actions as a
from tests.support.answer_labels import JOIN, ROLL, START
from tests.support.custom_ids import action_custom_id, panel_custom_id
from tests.support.local_discord import Answer, ClientRefusal, Member
from tests.support.players import Table, button_of, shown
from tests.support.refusal_scenario import (
    RefusalScenario,
    follows,
    game_of,
    mover,
    refusal,
    refusal_scenario,
)
from tests.support.waiting import wait_for
from tests.support.whole_game import WholeGame

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scenario(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RefusalScenario]:
    async with refusal_scenario(tmp_path_factory.mktemp("refusals")) as made:
        yield made


# -- the wrong person --------------------------------------------------------------------------


async def test_the_others_and_strangers_may_not_roll(scenario: RefusalScenario) -> None:
    players = await scenario.start_game("Ada", "Bo", "Cem")
    player, message, roll = await mover(players)
    before = scenario.rows()
    for other in players:
        if other is not player:
            said = await refusal(other.member, other.member.press(message, roll))
            assert said == f"It’s {player.member.name}’s turn to decide."
    said = await refusal(scenario.member("Dee"), scenario.member("Dee").press(message, roll))
    assert said.startswith("You’re not playing in this game.")
    assert scenario.rows() == before


async def test_strangers_get_no_panel_of_a_player(scenario: RefusalScenario) -> None:
    players = await scenario.start_game("Ada", "Bo")
    _, message, _ = await mover(players)
    before = scenario.rows()
    game = players[0].table.game
    dee = scenario.member("Dee")
    for verb in ("manage", "trade"):
        said = await refusal(dee, dee.press(message, panel_custom_id(game, verb)))
        assert said.startswith("You’re not playing in this game."), verb
    assert scenario.rows() == before


async def test_only_the_host_starts_and_nobody_sits_twice(scenario: RefusalScenario) -> None:
    lobby = await scenario.open_lobby(scenario.member("Ada"))
    await scenario.member("Bo").press(lobby, JOIN)
    before = scenario.rows()
    assert (
        await refusal(scenario.member("Bo"), scenario.member("Bo").press(lobby, START))
        == "Only the host can do that."
    )
    assert (
        await refusal(scenario.member("Bo"), scenario.member("Bo").press(lobby, JOIN))
        == "You’ve already joined."
    )
    said = await refusal(scenario.member("Dee"), scenario.member("Dee").press(lobby, "Leave"))
    assert said.startswith("You’re not in this lobby.")
    assert scenario.rows() == before
    settings = shown(await scenario.member("Ada").press(lobby, "Settings…"))
    asked = shown(await scenario.member("Ada").press(settings, "Cancel the game…"))
    # A channel has room for one lobby.
    await scenario.member("Ada").press(asked, "Cancel the game for everyone")


async def test_only_the_partner_answers_a_trade(scenario: RefusalScenario) -> None:
    ada, bo, cem = await scenario.start_game("Ada", "Bo", "Cem")
    number = await ada.offer(bo, a.Side((), 10))
    before = scenario.rows()
    offer = panel_custom_id(ada.table.game, "trade", f"accept {number}")
    message = await bo.member.wait_for(lambda seen: button_of(seen, offer) is not None)
    for other in (ada, cem):
        for word in ("accept", "decline", "counter", "yes"):
            mask = " 0" if word == "yes" else ""
            forged = panel_custom_id(ada.table.game, "trade", f"{word} {number}{mask}")
            said = await refusal(other.member, other.member.press_raw(message, forged))
            assert said == "That offer is for another player to answer.", word
    said = await refusal(
        cem.member,
        cem.member.press_raw(
            message, panel_custom_id(ada.table.game, "trade", f"withdraw {number}")
        ),
    )
    assert said == "That offer is for another player to answer."
    assert scenario.rows() == before


# -- too late ----------------------------------------------------------------------------------


async def test_a_press_on_what_is_over_says_so_and_changes_nothing(
    scenario: RefusalScenario,
) -> None:
    players = await scenario.start_game("Ada", "Bo")
    player, message, roll = await mover(players)
    await player.member.press(message, roll)
    before = scenario.rows()
    for member in (player.member, scenario.member("Ada"), scenario.member("Bo")):
        said = await refusal(member, member.press_raw(message, roll))
        assert said.startswith("That choice is no longer open")
    assert scenario.rows() == before


async def test_an_old_message_is_gone(scenario: RefusalScenario) -> None:
    players = await scenario.start_game("Ada", "Bo")
    first, message, _ = await mover(players)
    play = WholeGame(players[0].table, players)
    while players[0].table.look().mover == first.seat:
        await play.step()
    seen = await first.member.messages(message.channel_id)
    assert message.id not in [it.id for it in seen]
    with pytest.raises(ClientRefusal):
        await first.member.press(message, ROLL)


async def test_a_lobby_that_has_started_takes_nobody(scenario: RefusalScenario) -> None:
    lobby = await scenario.open_lobby(scenario.member("Ada"))
    await scenario.member("Bo").press(lobby, JOIN)
    await scenario.member("Ada").press(lobby, START)
    before = scenario.rows()
    game, cem = game_of(lobby), scenario.member("Cem")
    for word in ("join", "leave", "computer", "start", "cancel"):
        said = await refusal(cem, cem.press_raw(lobby, panel_custom_id(game, "lobby", word)))
        assert said.startswith("This game has already started"), word
    assert scenario.rows() == before


async def test_a_finished_game_is_only_read(scenario: RefusalScenario) -> None:
    ada, bo = players = await scenario.start_game("Ada", "Bo")
    player, message, roll = await mover(players)
    asked = shown(await bo.ask_to_resign())
    await bo.press_on(asked, panel_custom_id(ada.table.game, "resign", "yes"))
    assert ada.table.phase() == "over"
    before = scenario.rows()
    game = ada.table.game
    forged = [
        roll,
        action_custom_id(game, 0, a.Mortgage(1)),
        panel_custom_id(game, "manage"),
        panel_custom_id(game, "trade"),
        panel_custom_id(game, "trade", "accept 7"),
        panel_custom_id(game, "resign", "yes"),
    ]
    for custom_id in forged:
        for member in (ada.member, bo.member):
            said = await refusal(member, member.press_raw(message, custom_id))
            assert said.startswith("This game is over."), custom_id
    for command in ("manage", "trade", "leave"):
        said = await refusal(ada.member, ada.type_command(command))
        assert said.startswith("This game is over."), command
    assert scenario.rows() == before


async def test_who_has_resigned_is_out(scenario: RefusalScenario) -> None:
    ada, bo, cem = await scenario.start_game("Ada", "Bo", "Cem")
    game = ada.table.game
    asked = shown(await cem.ask_to_resign())
    await cem.press_on(asked, panel_custom_id(game, "resign", "yes"))
    _, message, roll = await mover([ada, bo, cem])
    before = scenario.rows()
    for custom_id in (roll, panel_custom_id(game, "manage"), panel_custom_id(game, "trade")):
        said = await refusal(cem.member, cem.member.press_raw(message, custom_id))
        assert said.startswith("You’re out of this game."), custom_id
    again = cem.member.press_raw(asked, panel_custom_id(game, "resign", "yes"))
    assert (await refusal(cem.member, again)).startswith("You’re out of this game.")
    assert scenario.rows() == before


# -- twice -------------------------------------------------------------------------------------


async def told_since(member: Member, answer: Answer, count: int) -> list[str]:
    """The private sentences since an answer, as soon as there are so many."""

    async def told() -> list[str]:
        return [it.content for it in await member.messages() if follows(it, answer)]

    async def is_complete() -> bool:
        return len(await told()) >= count

    await wait_for(is_complete)
    return await told()


async def test_a_doubled_roll_is_one_roll(scenario: RefusalScenario) -> None:
    players = await scenario.start_game("Ada", "Bo")
    player, message, roll = await mover(players)
    before = len(player.table.log())
    answers = await asyncio.gather(*(player.member.press_raw(message, roll) for _ in range(4)))
    first = min(answers, key=lambda answer: int(answer.interaction_id))
    told = await told_since(player.member, first, 3)
    assert [it.startswith("That choice is no longer open") for it in told] == [True] * 3
    assert len(player.table.log()) == before + 1


async def test_a_doubled_start_is_one_game(scenario: RefusalScenario) -> None:
    ada = scenario.member("Ada")
    lobby = await scenario.open_lobby(ada)
    await asyncio.gather(*(scenario.member(name).press(lobby, JOIN) for name in ("Bo", "Cem")))
    games = len(scenario.rows()["games"])
    start = panel_custom_id(game_of(lobby), "lobby", "start")
    answers = await asyncio.gather(*(ada.press_raw(lobby, start) for _ in range(3)))
    first = min(answers, key=lambda answer: int(answer.interaction_id))
    told = await told_since(ada, first, 2)
    assert [it.startswith("This game has already started") for it in told] == [True] * 2
    table = Table(scenario.database, game_of(lobby), lobby.channel_id)
    assert len(table.log()) == 1
    assert len(table.look().seats) == 3
    assert len(scenario.rows()["games"]) == games


async def test_a_doubled_offer_is_one_offer(scenario: RefusalScenario) -> None:
    ada, bo = await scenario.start_game("Ada", "Bo")
    game = ada.table.game
    panel = shown(await ada.type_command("trade", player=bo.member.name))
    form = await ada.press_on(panel, panel_custom_id(game, "draft", "cash 1 0.0.0 take"))
    panel = shown(await ada.member.submit_modal(form, {"take": "$25"}))
    send = button_of(panel, panel_custom_id(game, "draft", "send"))
    assert send is not None
    await asyncio.gather(*(ada.member.press_raw(panel, send) for _ in range(3)))
    assert [trade.takes.cash for trade in ada.table.look().trades] == [25]


async def test_a_doubled_acceptance_pays_once(scenario: RefusalScenario) -> None:
    ada, bo = await scenario.start_game("Ada", "Bo")
    cash = ada.table.look().seats[1].cash
    number = await ada.offer(bo, a.Side((), 25))
    accept = panel_custom_id(ada.table.game, "trade", f"accept {number}")
    message = await bo.member.wait_for(lambda seen: button_of(seen, accept) is not None)
    # A doubled press is told nothing, for which a member would wait long.
    await asyncio.gather(*(bo.member.press_raw(message, accept, wait=1.0) for _ in range(3)))
    await wait_for(lambda: not ada.table.look().trades)
    assert ada.table.look().seats[1].cash == cash + 25
