"""Games in direct messages: one person against computers, several at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.interactions.find_game import game_choices
from bot.language.language import load
from bot.ui.address import address
from engine.core.actions import OfferTrade, Roll, Side
from engine.host.clocks.paces import ALONE
from engine.host.lobbies.beginning import MOST_DIRECT
from engine.host.people.parking import Parking
from engine.host.store.records import DIRECT
from tests.support.answer_labels import AUCTION, BUY, END_TURN, ROLL, START, label
from tests.support.game import READING
from tests.support.simulated_messages import labels, said, selects
from tests.support.simulated_server import SimulatedServer, simulated_server

pytestmark = pytest.mark.asyncio
ADA, BEN = 0, 1


async def opened(server: SimulatedServer, **options: Any) -> str:
    """The game whose lobby Ada has opened in direct messages."""
    before = {it.id for it in await games_of(server)}
    answer = await server.command_in_dm(ADA, "new", **options)
    assert "Your game is ready" in answer.text
    (game,) = {it.id for it in await games_of(server)} - before
    return str(game)


async def games_of(server: SimulatedServer) -> Any:
    channel = server.members[ADA].user.dm_channel.id
    return await server.app.host.store.search.games_in_channel(channel)


async def started(server: SimulatedServer, **options: Any) -> str:
    game = await opened(server, **options)
    await server.press(ADA, await server.message(game, "lobby"), START)
    return game


async def test_a_lobby_without_enough_computers_says_to_add_some(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await opened(server)
        shown = said(await server.message(game, "lobby"))
        assert "against computer players · No timers" in shown
        assert "can start once" not in shown
        for _ in range(2):
            await server.run_in_bot(
                server.app.lobbies.change(game, lambda it: it.without_computer(server.user(ADA)))
            )
        server.app.publisher.schedule(game)
        await server.settle()
        told = said(await server.message(game, "lobby"))
        assert "can start once there are 2 players" in told


async def until_for_sale(server: SimulatedServer, game: str) -> str:
    """The button that buys what Ada has landed on."""
    for _ in range(100):
        table = await server.message(game, "table")
        for answer in map(str, labels(table)):
            if answer.startswith(BUY):
                return answer
        (turn,) = {ROLL, END_TURN} & set(labels(table))
        await server.press(ADA, table, turn)
    raise AssertionError("nothing is for sale")


async def test_one_person_starts_a_game_alone(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await opened(server)
        lobby = await server.message(game, "lobby")
        assert lobby.channel.id == server.members[ADA].user.dm_channel.id
        assert labels(lobby) == [START, "Add computer player…", "Settings…"]
        assert "names your best choices." in said(lobby)
        assert "No timers" in said(lobby)
        await server.add_computer(ADA, game, "saver")
        await server.press(ADA, await server.message(game, "lobby"), START)
        table = await server.table(game)
        assert [it.user_id for it in table.players] == [server.user(ADA), None, None, None]
        assert table.record.guild_id == DIRECT
        assert ROLL in labels(await server.message(game, "table"))
        assert server.messages == [], "nobody else is disturbed"
        assert not [it for it in server.sent if it.pings]


async def test_who_plays_alone_gets_advice_without_having_to_allow_it(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await opened(server)
        panel = (await server.press(ADA, await server.message(game, "lobby"), "Settings…")).private
        assert not [it for it in selects(panel) if it["custom_id"].endswith("advice")]
        await server.press(ADA, await server.message(game, "lobby"), START)
        answer = await server.command_in_dm(ADA, "advise")
        assert "chance of winning" in answer.text
        await server.press(ADA, answer.private, ROLL)
        assert ROLL not in labels(await server.message(game, "table"))


async def test_a_decision_waits_as_long_as_its_player_likes(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await started(server)
        before = await server.table(game)
        await server.wait(30 * 24 * 3600)
        after = await server.table(game)
        assert after.record.version == before.record.version
        assert after.public().awaited == (0,)
        assert "time’s up" not in said(await server.message(game, "table"))


async def test_a_pace_with_timers_can_be_chosen_and_taken_back(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await opened(server, pace="daily")
        panel = (await server.press(ADA, await server.message(game, "lobby"), "Settings…")).private
        (paces,) = [it for it in selects(panel) if it["custom_id"].endswith("pace")]
        assert paces["options"][0]["label"] == "No timers"
        await server.choose(ADA, panel, "pace", ALONE)
        assert (await server.app.host.snapshot(game)).record.pace == ALONE


async def test_without_timers_the_settings_list_no_times_and_no_audience(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await opened(server)
        settings = await server.press(ADA, await server.message(game, "lobby"), "Settings…")
        assert "asks them" not in settings.text
        timers = (await server.press(ADA, settings.private, "Timers…")).text
        assert "every decision waits for you" in timers
        assert "Roll or end turn" not in timers


async def test_a_server_has_no_game_without_timers(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await server.open_lobby("daily")
        panel = await server.lobby_settings(ADA, game)
        (paces,) = [it for it in selects(panel) if it["custom_id"].endswith("pace")]
        assert ALONE not in [it["value"] for it in paces["options"]]
        lobby = await server.message(game, "lobby")
        answer = await server.choose_made_up(ADA, lobby, paces["custom_id"], ALONE)
        assert "Choose a pace from the list" in answer.text
        assert (await server.app.host.snapshot(game)).record.pace == "daily"


@pytest.mark.parametrize("act", ["join", "leave", "start", "nocomputer", "cancel"])
async def test_nobody_else_takes_part_by_a_copied_button(tmp_path: Path, act: str) -> None:
    async with simulated_server(tmp_path) as server:
        game = await opened(server)
        before = await server.app.host.snapshot(game)
        panels = [(await server.command(BEN, "help")).private]
        await server.command_in_dm(BEN, "new")
        panels += [server.direct(BEN)[-1]]
        for panel in panels:
            answer = await server.press_made_up(BEN, panel, f"m1:{game}:0:lobby:{act}")
            assert answer.is_private
            assert answer.text.count(".") <= 2, answer.text
            assert "That game doesn’t exist" in answer.text
            assert await server.app.host.snapshot(game) == before


async def test_several_games_run_at_once_up_to_a_limit(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        games = [await started(server) for _ in range(MOST_DIRECT)]
        again = await server.command_in_dm(ADA, "new")
        assert f"already have {MOST_DIRECT} games" in again.text
        assert len(await games_of(server)) == MOST_DIRECT
        assert "several games" in (await server.command_in_dm(ADA, "board")).text
        assert "GO" in (await server.command_in_dm(ADA, "board", game=games[2])).text


async def test_a_second_lobby_is_not_opened(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await opened(server)
        lobby = await server.message(game, "lobby")
        again = await server.command_in_dm(ADA, "new")
        assert address(DIRECT, lobby.channel.id, lobby.id) in again.text
        assert "/@me/" in again.text
        assert len(await games_of(server)) == 1


async def test_each_message_says_which_game_it_is_of(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        first, second = await started(server), await started(server)
        titles = [(await server.message(it, "table")).embeds[0].title for it in (first, second)]
        assert [it.partition(" · ")[0] for it in map(str, titles)] == ["Game 1", "Game 2"]
        host, channel = server.app.host, server.members[ADA].user.dm_channel.id
        choices = await game_choices(host, server.user(ADA), channel, "", load("en"))
        assert {label.partition(":")[0] for label, _ in choices} == {"Game 1", "Game 2"}
        mine = await server.command_in_dm(ADA, "mine")
        assert "Direct messages, game 2: Ada" in mine.text
        assert "Your move" in mine.text
        assert "Time’s up" not in mine.text


async def test_who_resigns_ends_the_game(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await started(server)
        asked = await server.ask_to_resign(ADA, in_dm=True)
        assert asked.text.startswith("Resign from game 1 against ")
        done = await server.press(ADA, asked.private, "Resign")
        assert "You’ve resigned from game 1" in done.text
        assert (await server.table(game)).record.phase == "over"
        again = await server.press(ADA, await server.message(game, "table"), "Rematch")
        assert again is not None
        (lobby,) = [it for it in await games_of(server) if it.phase == "lobby"]
        assert lobby.number == 2


async def test_a_rematch_opens_no_second_lobby(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await started(server)
        asked = await server.ask_to_resign(ADA, in_dm=True)
        await server.press(ADA, asked.private, "Resign")
        other = await server.message(await opened(server), "lobby")
        again = await server.press(ADA, await server.message(game, "table"), "Rematch")
        assert "You already have [a lobby]" in again.text
        assert address(DIRECT, other.channel.id, other.id) in again.text
        assert len([it for it in await games_of(server) if it.phase == "lobby"]) == 1


async def test_who_has_only_played_here_is_told_which_games_count(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        await started(server)
        asked = await server.ask_to_resign(ADA, in_dm=True)
        await server.press(ADA, asked.private, "Resign")
        profile = await server.command_in_dm(ADA, "standings", player=server.members[ADA].user)
        assert "games in direct messages don’t" in profile.text


async def test_what_only_servers_have_is_one_sentence(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        await started(server)
        told = await server.command_in_dm(ADA, "standings")
        assert "haven’t finished a game on a server yet" in told.text
        shared = await server.command_in_dm(ADA, "game", show="stats")
        assert "Share in channel" not in labels(shared.private)


async def test_a_new_language_is_that_of_the_game(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await started(server)
        panel = await server.command_in_dm(ADA, "preferences")
        await server.choose(ADA, panel.private, "language", "de")
        await server.settle()
        assert label("decision-to-throw.button-throw", "de") in labels(
            await server.message(game, "table")
        )
        panel = await server.command_in_dm(ADA, "preferences")
        await server.press_id(ADA, panel.private, "text")
        await server.settle()
        assert not (await server.message(game, "table")).attachments


async def test_a_choice_is_taken_back_without_asking_a_computer(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await started(server)
        offered = await until_for_sale(server, game)
        await server.press(ADA, await server.message(game, "table"), BUY)
        assert offered not in labels(await server.message(game, "table"))
        shown = (await server.command_in_dm(ADA, "undo")).private
        await server.press(ADA, shown, "Undo it")
        assert offered in labels(await server.message(game, "table"))


async def test_bids_are_made_on_the_message_of_the_auction(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await started(server)
        await until_for_sale(server, game)
        await server.press(ADA, await server.message(game, "table"), AUCTION)
        bids = await server.message(game, f"bids:{(await server.table(game)).public().decision.id}")
        assert bids.channel.id == server.members[ADA].user.dm_channel.id
        assert str(bids.embeds[0].title).startswith("Game 1 · ")
        assert "ends <t:" not in said(bids)


@pytest.mark.parametrize("pace", [None, "daily"])
async def test_while_direct_messages_are_closed_the_game_waits(
    pace: str | None, tmp_path: Path
) -> None:
    async with simulated_server(tmp_path) as server:
        game = await started(server, **({} if pace is None else {"pace": pace}))
        channel, parking = server.members[ADA].user.dm_channel.id, Parking(server.app.host)
        server.fail("*", f"/channels/{channel}/messages*", 403, 50007, None)
        if pace is None:
            await server.act(game, ADA, Roll())
        else:
            await server.wait(16 * 60)  # The dice roll by themselves.
        assert await parking.is_parked(game)
        server.stop_failing()
        parked = await server.table(game)
        await server.wait(3 * 24 * 3600)
        assert (await server.table(game)).record.version == parked.record.version
        assert (await server.command_in_dm(ADA, "board")).text.strip()
        await server.settle()
        assert not await Parking(server.app.host).is_parked(game)
        assert ROLL not in labels(await server.message(game, "table"))


async def test_an_offer_of_a_computer_stands_among_the_messages_of_its_game(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await started(server)
        offer = OfferTrade(ADA, Side((READING,)), Side((), 200))
        await server.arrange(game, lambda it: it.owns(1, READING).play(1, offer))
        role = f"trade:{(await server.table(game)).trades[0].id}"
        sent = await server.message(game, role)
        assert str(sent.embeds[0].title).startswith("Game 1 · ")
        assert "in these direct messages" not in said(sent), "its title says which game it is"
        assert "This offer stays open until you answer" in said(sent)
        assert "expires" not in said(sent)
        mine = await server.command_in_dm(ADA, "mine")
        assert "You have 1 trade offer to answer\n" in f"{mine.text}\n"
        assert sent.channel.id == (await server.table(game)).record.channel_id
        await server.press(ADA, sent, "Decline")
        closed, table = await server.message(game, role), await server.message(game, "table")
        assert labels(closed) == []
        assert not [it for it in server.sent if it.pings]
        assert table.id > closed.id, "what is to be pressed stands lowest"
        assert ROLL in labels(table)


async def test_an_offer_waits_as_long_as_its_player_likes_and_keeps_up(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await started(server)
        offer = OfferTrade(ADA, Side((READING,)), Side((), 200))
        await server.arrange(game, lambda it: it.cash(ADA, 300).owns(1, READING).play(1, offer))
        role = f"trade:{(await server.table(game)).trades[0].id}"
        assert "$300" in said(await server.message(game, role))
        await server.wait(6)
        await server.arrange(game, lambda it: it.cash(ADA, 450))
        await server.wait(6)
        assert "$450" in said(await server.message(game, role))
        await server.wait(30 * 24 * 3600)
        assert len((await server.table(game)).trades) == 1
        await server.press(ADA, await server.message(game, role), "Accept")
        assert (await server.table(game)).position.deeds[READING].owner == ADA
