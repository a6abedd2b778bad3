"""How short and timed games end, by presses: at the time limit, at a bankruptcy, across a crash."""

from __future__ import annotations

import pytest

from engine.core import actions as a
from engine.core.events import GameEnded, TimeLimitReached
from engine.core.state import waiting
from engine.host.lobby_text import load_lobby
from engine.replay.gamefile import read_file
from engine.replay.verification import check
from tests.support import stored_game
from tests.support.acting_members import players_of
from tests.support.answer_labels import JOIN
from tests.support.consistency import check_all
from tests.support.custom_ids import action_custom_id, panel_custom_id
from tests.support.game import BALTIC, CONNECTICUT, ORANGES, READING, A, B, Game
from tests.support.local_bot import open_rules, required
from tests.support.local_discord import Message
from tests.support.players import Player, shown
from tests.support.simulated_server import HOUR, SimulatedServer

pytestmark = pytest.mark.asyncio
NAMES = ("Ada", "Ben", "Cleo")


async def chosen(server: SimulatedServer, edition: str, kind: str) -> list[Player]:
    """A game put together in the lobby's panel, ending in an hour where it is a timed one."""
    game = await server.open_lobby(people=3)
    players = players_of(server, game, *NAMES)
    host = players[0].member
    panel = await open_rules(host, await host.wait_for(lambda seen: JOIN in seen.labels))
    for values in ([edition], [kind], ["1h"]):
        panel = required(await host.see(panel))
        select = next((it for it in panel.selects if offered(it) >= set(values)), None)
        if select is not None:
            await host.choose(panel, select["custom_id"], values)
    for player in players[1:]:
        await press_in_lobby(player, "confirm")
    await press_in_lobby(players[0], "start")
    return players


async def press_in_lobby(player: Player, verb: str) -> None:
    """Press a button of the lobby that is about what is to be played now."""
    ((state,),) = player.table.rows("SELECT state FROM games WHERE id = ?")
    verb = f"{verb} {load_lobby(state).terms}"
    await player.press(panel_custom_id(player.table.game, "lobby", verb))


def offered(select: dict[str, list[dict[str, str]]]) -> set[str]:
    return {option["value"] for option in select["options"]}


def bare(game: Game) -> Game:
    """The dealt deeds are the Bank's again, and everybody has $1500."""
    for deed in game.state.deeds.values():
        deed.owner = None
    for seat in range(len(game.state.seats)):
        game.cash(seat, 1500)
    return game


def at_the_shop(game: Game) -> None:
    """A has rolled doubles, and may buy Connecticut; B could build."""
    bare(game).owns(B, *ORANGES, READING).at(A, CONNECTICUT - 4).to_move(A)
    game.play(A, a.Roll(), (2, 2))


async def final(player: Player) -> Message:
    """The last message of the game, as everybody sees it."""
    found = await player.member.wait_for(lambda seen: "Rematch" in seen.labels)
    assert player.table.phase() == "over"
    return found


async def test_s35_07_the_new_short_game_reaches_its_hour_in_the_middle_of_a_move(
    server: SimulatedServer,
) -> None:
    ada, bo, _ = await chosen(server, "1935", "new-short")
    await server.arrange(ada.table.game, at_the_shop)
    table = await ada.member.wait_for(lambda seen: "The game ends" in seen.text)
    assert "<t:" in table.text
    number = await bo.offer(ada, a.Side((READING,)), a.Side(cash=100))
    offer = await ada.member.wait_for(lambda seen: "Accept" in seen.labels, channel="direct")
    stored_game.set_time_limit(server.place, server.now + 1.5)
    await server.crash()
    await server.wait(2)
    await ada.member.wait_for(lambda seen: "Time’s up!" in seen.text)
    accept = panel_custom_id(ada.table.game, "trade", f"accept {number}")
    late = shown(await ada.member.press_raw(offer, accept)).text
    assert "That offer is no longer open" in late, "S35-06: nothing is closed after the time limit"
    told = shown(await bo.type_command("trade", player="Ada"))
    assert "can’t trade or build anymore" in told.text
    managing = shown(await bo.type_command("manage"))
    assert "Oranges: you can’t build anymore, because the game is ending" in managing.text
    await check_all(server)
    option = waiting(ada.table.look())
    await ada.answer(option.id, a.Buy())
    ended = await final(ada)
    assert ada.table.look().deeds[CONNECTICUT].owner == A
    assert "Ben wins" in ended.embeds[0]["title"]
    assert "time was up" in ended.text
    assert "Ada **$1,500** · cash $1,380, properties $120" in ended.text
    assert "Ben **$2,260** · cash $1,500, properties $760" in ended.text
    await check_all(server)


async def test_s94_08_a_short_game_to_its_final_table(server: SimulatedServer) -> None:
    ada, bo, cem = await chosen(server, "1994", "short")

    def ruined(game: Game) -> None:
        bare(game).owns(A, READING).mortgaged(READING).owns(B, BALTIC).cash(A, 20).cash(B, 500)
        game.to_move(A)
        game.owes(A, 90, B)

    await server.arrange(ada.table.game, ruined)
    owing = waiting(ada.table.look())
    await ada.give_up(owing.id)
    heir = waiting(ada.table.look())
    assert heir.awaited(ada.table.look()) == (B,), "AMB-74: B may pay the mortgage off first"
    told = "Unmortgaging everything costs $100 and adds $100, so it changes nothing."
    await bo.member.wait_for(lambda seen: told in seen.text)
    await check_all(server)
    await bo.press(action_custom_id(ada.table.game, heir.id, a.UnmortgageReceived(())))
    ended = await final(ada)
    assert ended.text.startswith("🏆 🐕 Cleo wins!")
    (board,) = ended.attachments
    assert "Cleo won." in board["description"]
    assert "Net worth $1,500." in board["description"]
    assert "the first bankruptcy ended the game" in ended.text
    assert "Ben **$670** · cash $510, properties $60, mortgaged (half price) $100" in ended.text
    assert "Ada · out on turn" in ended.text
    await check_all(server)


async def test_tl_01_a_time_limit_game_whose_hour_comes_while_the_bot_is_dead(
    server: SimulatedServer,
) -> None:
    ada, *_ = await chosen(server, "1998", "time-limit")
    await server.crash(away=HOUR)
    ended = await final(ada)
    reached = ada.table.log()[-1]
    assert (reached.seat, reached.events[0]) == (None, TimeLimitReached())
    (valuation,) = [it.valuation for it in reached.events if isinstance(it, GameEnded)]
    for _, worth in valuation:
        assert (
            f"**${worth.total:,}** · cash ${worth.cash:,}, properties ${worth.deeds:,}"
            in ended.text
        )
    late = await ada.member.press_raw(ended, f"m1:{ada.table.game}:0:do:throw")
    assert shown(late).ephemeral
    verified = shown(await ada.type_command("game", show="verify")).text
    assert "❌" not in verified
    history = shown(await ada.type_command("game", show="history")).text
    assert "Time’s up!" in history
    (exported,) = shown(await ada.type_command("game", show="export")).attachments
    file = read_file(server.download(exported["url"]))
    assert "Rules and seed lead to every event" in check(file)
    await check_all(server)
