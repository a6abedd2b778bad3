"""How short and timed games end, by presses: at the time limit, at a bankruptcy, across kill -9."""

from __future__ import annotations

import aiohttp
import pytest

from engine.core import actions as a
from engine.core.events import GameEnded, TimeLimitReached
from engine.core.state import waiting
from engine.host.lobby import load_lobby
from engine.replay.gamefile import read_file
from engine.replay.verification import check
from tests.support import stored_game
from tests.support.custom_ids import action_custom_id, panel_custom_id
from tests.support.game import BALTIC, CONNECTICUT, ORANGES, READING, A, B, Game
from tests.support.local_bot import LocalBot, open_rules, required
from tests.support.local_discord import Answer, Message
from tests.support.players import Player, button_of, shown

pytestmark = pytest.mark.asyncio


async def chosen(local_bot: LocalBot, edition: str, game: str, *names: str) -> list[Player]:
    """A game put together in the lobby's panel, ending in an hour where it is a timed one."""
    lobby, host = await local_bot.open_lobby(*names), local_bot.member(names[0])
    panel = await open_rules(host, lobby)
    for values in ([edition], [game], ["1h"]):
        found = await host.see(panel)
        panel = required(found)
        select = next((it for it in panel.selects if offered(it) >= set(values)), None)
        if select is not None:
            await host.choose(panel, select["custom_id"], values)
    for name in names[1:]:
        await press_in_lobby(local_bot, name, "confirm")
    assert not (await press_in_lobby(local_bot, names[0], "start")).failed
    local_bot.seat_players(lobby, *names)
    await local_bot.wait_until_shown()
    return local_bot.players


async def press_in_lobby(local_bot: LocalBot, name: str, verb: str) -> Answer:
    """Press a button of the lobby once it is about what is to be played now."""
    ((game, state),) = local_bot.rows("SELECT id, state FROM games WHERE phase = 'lobby'")
    button = panel_custom_id(game, "lobby", f"{verb} {load_lobby(state).terms}")
    member = local_bot.member(name)
    return await member.press(await member.wait_for(lambda it: button_of(it, button)), button)


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


async def final(local_bot: LocalBot) -> Message:
    """The last message of the game, as everybody sees it."""
    found = await local_bot.member("Ada").wait_for(lambda seen: "Rematch" in seen.labels)
    assert local_bot.table.phase() == "over"
    return found


async def test_s35_07_the_new_short_game_reaches_its_hour_in_the_middle_of_a_move(
    local_bot: LocalBot,
) -> None:
    ada, bo, _ = await chosen(local_bot, "1935", "new-short", "Ada", "Bo", "Cem")
    await local_bot.arrange(at_the_shop, logged=True)
    table = await ada.member.wait_for(lambda seen: "The game ends" in seen.text)
    assert "<t:" in table.text
    number = await bo.offer(ada, a.Side((READING,)), a.Side(cash=100))
    offer = await ada.member.wait_for(lambda seen: "Accept" in seen.labels, channel="direct")
    await local_bot.process.kill()
    stored_game.set_time_limit(local_bot.database, 1.5)
    await local_bot.process.start()
    await ada.member.wait_for(lambda seen: "Time’s up!" in seen.text)
    await local_bot.wait_until_shown()
    accept = panel_custom_id(local_bot.table.game, "trade", f"accept {number}")
    late = shown(await ada.member.press_raw(offer, accept)).text
    assert "That offer is no longer open" in late, "S35-06: nothing is closed after the time limit"
    told = shown(await bo.type_command("trade", player="Ada"))
    assert "can’t trade or build anymore" in told.text
    managing = shown(await bo.type_command("manage"))
    assert "Oranges: you can’t build anymore, because the game is ending" in managing.text
    await local_bot.check_all()
    option = waiting(local_bot.table.look())
    await ada.answer(option.id, a.Buy())
    ended = await final(local_bot)
    assert local_bot.table.look().deeds[CONNECTICUT].owner == A
    assert "Bo wins" in ended.embeds[0]["title"]
    assert "time was up" in ended.text
    assert "Ada **$1,500** · cash $1,380, properties $120" in ended.text
    assert "Bo **$2,260** · cash $1,500, properties $760" in ended.text
    await local_bot.check_all()


async def test_s94_08_a_short_game_to_its_final_table(local_bot: LocalBot) -> None:
    ada, bo, cem = await chosen(local_bot, "1994", "short", "Ada", "Bo", "Cem")

    def ruined(game: Game) -> None:
        bare(game).owns(A, READING).mortgaged(READING).owns(B, BALTIC).cash(A, 20).cash(B, 500)
        game.to_move(A)
        game.owes(A, 90, B)

    await local_bot.arrange(ruined, logged=True)
    owing = waiting(local_bot.table.look())
    await ada.give_up(owing.id)
    await local_bot.wait_until_shown()
    heir = waiting(local_bot.table.look())
    assert heir.awaited(local_bot.table.look()) == (B,), "AMB-74: B may pay the mortgage off first"
    told = "Unmortgaging everything costs $100 and adds $100, so it changes nothing."
    await bo.member.wait_for(lambda seen: told in seen.text)
    await local_bot.check_all()
    await bo.press(action_custom_id(local_bot.table.game, heir.id, a.UnmortgageReceived(())))
    ended = await final(local_bot)
    assert "Cem wins" in ended.embeds[0]["title"]
    assert "the first bankruptcy ended the game" in ended.text
    assert "Bo **$670** · cash $510, properties $60, mortgaged (half price) $100" in ended.text
    assert "Ada · out on turn" in ended.text
    await local_bot.check_all()


async def test_tl_01_a_time_limit_game_whose_hour_comes_while_the_bot_is_dead(
    local_bot: LocalBot,
) -> None:
    ada, *_ = await chosen(local_bot, "1998", "time-limit", "Ada", "Bo", "Cem")
    await local_bot.process.kill()
    stored_game.set_time_limit(local_bot.database, 0.0)
    await local_bot.process.start()
    ended = await final(local_bot)
    reached = local_bot.table.log()[-1]
    assert (reached.seat, reached.events[0]) == (None, TimeLimitReached())
    (valuation,) = [it.valuation for it in reached.events if isinstance(it, GameEnded)]
    for _, worth in valuation:
        assert (
            f"**${worth.total:,}** · cash ${worth.cash:,}, properties ${worth.deeds:,}"
            in ended.text
        )
    late = await ada.member.press_raw(ended, f"m1:{local_bot.table.game}:0:do:throw")
    assert shown(late).ephemeral
    verified = shown(await ada.type_command("verify")).text
    assert "❌" not in verified
    history = shown(await ada.type_command("history")).text
    assert "Time’s up!" in history
    (exported,) = shown(await ada.type_command("export")).attachments
    async with aiohttp.ClientSession() as browser, browser.get(exported["url"]) as answer:
        assert "Rules and seed lead to every event" in check(read_file(await answer.read()))
    await local_bot.check_all()
