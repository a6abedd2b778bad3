"""Going: resigning, calling off, another game."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.host.clocks.deadlines import FAREWELL
from engine.host.snapshots import Open
from tests.support.discord import World, world
from tests.support.discord_faces import labels, said
from tests.support.game import A, B, C

pytestmark = pytest.mark.asyncio
PLAYED_OUT = "Only computers are left: they play the game out now."


async def ended(here: World, people: int = 2) -> str:
    """A game that everybody has called off."""
    game = await here.start("daily", people)
    for who in range(people):
        await here.call_off(who)
    return game


async def newest_game(here: World) -> Open:
    games = await here.app.host.store.search.games_in_channel(here.channel.id)
    found = await here.app.host.look(games[-1].id)
    assert isinstance(found, Open)
    return found


async def test_who_is_asked_may_think_better_of_it(here: World) -> None:
    game = await here.start("daily", 3)
    asked = await here.command(B, "resign")
    assert labels(asked.private) == ["Resign for good", "Play on"]
    before = (await here.table(game)).game.version
    await here.press(B, asked.private, "Play on")
    assert (await here.table(game)).game.version == before
    assert not labels(asked.private)


async def test_who_resigns_is_out_and_is_told_so(here: World) -> None:
    game = await here.start("daily", 3)
    asked = await here.command(B, "resign")
    await here.press(B, asked.private, "Resign for good")
    assert "You have left" in said(asked.private)
    assert "🚢 Ben" in said(await here.message(game, "table"))
    assert (await here.table(game)).game.phase == "running"
    assert "out of this game" in (await here.command(B, "resign")).text


async def test_the_last_person_is_warned_and_the_channel_told_before_computers_go_on(
    here: World,
) -> None:
    game = await here.open("live", 1)
    for label in ("Add computer", "Add computer", "Start"):
        await here.press(A, await here.message(game, "lobby"), label)
    asked = await here.command(A, "resign")
    assert "Only computers would be left" in said(asked.private)
    await here.press(A, asked.private, "Resign for good")
    told = await here.message(game, "table")
    while (await here.table(game)).game.phase != "over":
        await here.wait(FAREWELL)
    sent = [str(body) for _, path, body in here.requests if "/messages" in path]
    (told_at, *_) = [at for at, text in enumerate(sent) if PLAYED_OUT in text]
    (over_at, *_) = [at for at, text in enumerate(sent) if "wins" in text]
    assert "Ada resigned" in sent[told_at]
    assert told_at < over_at
    left = next(it for it in here.messages if it.id == told.id)
    assert left.id != (await here.message(game, "table")).id
    assert left.embeds[0].title.startswith("Monopoly with Ada, ")


async def test_while_others_play_on_nobody_is_warned_of_computers(here: World) -> None:
    await here.start("daily", 3)
    assert "computers" not in said((await here.command(B, "resign")).private)


async def test_names_are_shown_letter_by_letter(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ada", "*Ben*")) as odd:
        await odd.start("daily")
        assert r"\*Ben\*" in (await odd.call_off(A)).text


async def test_an_old_question_of_a_game_that_is_over_is_answered(here: World) -> None:
    game = await here.start("daily", 3)
    asked = await here.command(B, "resign")
    for who in (A, B, C):
        await here.call_off(who)
    late = await here.press(B, asked.private, "Resign for good")
    assert "called off" in said(late.private)
    assert (await here.table(game)).game.phase == "cancelled"


async def test_onlookers_neither_resign_nor_vote(here: World) -> None:
    await here.start("daily", 2)
    assert "not playing" in (await here.command(C, "resign")).text
    assert "not playing" in (await here.command(C, "cancel")).text


async def test_the_host_cancels_a_lobby_by_command_too(here: World) -> None:
    await here.open()
    assert "host" in (await here.command(B, "cancel")).text
    assert "called off" in (await here.command(A, "cancel")).text
    assert not labels(here.newest)


async def test_calling_off_asks_once_before_it_counts(here: World) -> None:
    """Before, the word alone called everybody."""
    game = await here.start("daily", 2)
    await here.call_off(B)
    before, seen = await here.message(game, "vote"), len(here.shown)
    asked = await here.command(A, "cancel")
    assert labels(asked.private) == ["Call it off", "Play on"]
    await here.press(A, asked.private, "Play on")
    assert not labels(asked.private)
    assert len(here.shown) == seen, "thinking better of it is no word against it"
    assert labels(before) == ["Call it off", "Play on"]
    assert (await here.table(game)).game.phase == "running"
    await here.call_off(A)
    assert (await here.table(game)).game.phase == "cancelled"


async def test_the_last_vote_calls_it_off_and_says_so_at_the_table(here: World) -> None:
    game = await ended(here, 3)
    final = await here.message(game, "table")
    assert "called off" in said(final)
    assert labels(final) == ["Rematch", "Check the dice", "Board", "Stats", "Replay"]
    again = await here.command(A, "cancel")
    assert again.text.strip()


async def test_votes_outlive_a_restart(here: World) -> None:
    game = await here.start("daily", 2)
    await here.call_off(A)
    await here.restart()
    await here.call_off(B)
    assert (await here.table(game)).game.phase == "cancelled"


async def test_who_has_left_need_not_agree(here: World) -> None:
    game = await here.start("daily", 3)
    asked = await here.command(C, "resign")
    await here.press(C, asked.private, "Resign for good")
    await here.call_off(A)
    await here.call_off(B)
    assert (await here.table(game)).game.phase == "cancelled"


async def test_a_rematch_is_a_lobby_of_the_same_kind(here: World) -> None:
    game = await here.open("daily", 1)
    for label in ("Add computer", "Start"):
        await here.press(A, await here.message(game, "lobby"), label)
    await here.call_off(A)
    await here.wait(1)
    await here.press(A, await here.message(game, "table"), "Rematch")
    lobby = await newest_game(here)
    assert lobby.game.pace == "daily"
    assert [player.user_id for player in lobby.players] == [here.user(A), None]
    assert lobby.game.id != game


async def test_two_who_press_rematch_sit_in_one_lobby(here: World) -> None:
    game = await ended(here)
    final = await here.message(game, "table")
    await here.wait(1)
    await here.press(B, final, "Rematch")
    lobbies = len([it for it in here.messages if "Join" in labels(it)])
    await here.press(A, final, "Rematch")
    assert len([it for it in here.messages if "Join" in labels(it)]) == lobbies


async def test_a_second_press_on_rematch_says_where_its_lobby_is(here: World) -> None:
    game = await ended(here)
    final = await here.message(game, "table")
    await here.wait(1)
    await here.press(B, final, "Rematch")
    lobby = await newest_game(here)
    message = await here.message(lobby.game.id, "lobby")
    for who in (B, A):
        answer = await here.press(who, final, "Rematch")
        assert f"/{message.channel.id}/{message.id}" in answer.text


@pytest.mark.parametrize("command", ["undo", "trade", "orders", "manage", "resign"])
async def test_in_a_lobby_what_players_do_says_that_the_game_has_not_begun(
    command: str, here: World
) -> None:
    game = await ended(here)
    await here.wait(1)
    await here.press(B, await here.message(game, "table"), "Rematch")
    lobby = await here.message((await newest_game(here)).game.id, "lobby")
    said = (await here.command(B, command)).text
    assert "has not begun" in said
    assert f"/{lobby.channel.id}/{lobby.id}" in said
    assert "has not begun" not in (await here.command(A, command)).text, "not in that lobby"


async def test_no_rematch_is_opened_where_it_could_not_be_played(here: World) -> None:
    game = await ended(here)
    final = await here.message(game, "table")
    here.deny(embed_links=True)
    assert "embed links" in (await here.press(A, final, "Rematch")).text
    assert not await here.app.host.store.search.games_in_channel(here.channel.id)


async def test_the_last_one_left_wins_and_may_ask_for_a_rematch(here: World) -> None:
    game = await here.start("daily", people=2)
    asked = await here.command(1, "resign")
    await here.press(1, asked.private, "Resign for good")
    final = await here.message(game, "table")
    assert "Ada" in said(final)
    before = len(here.messages)
    await here.press(1, final, "Rematch")
    assert len(here.messages) == before + 1
    assert "Join" in labels(here.newest)
    assert "Ben" in said(here.newest)
    stranger = await here.press(3, final, "Rematch")
    assert "not playing" in stranger.text
