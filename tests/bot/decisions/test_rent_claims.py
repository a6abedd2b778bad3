"""RENT-08 at the table: a Collect button for as long as the window is open, and one call for it."""

from __future__ import annotations

import pytest

from engine.editions.choice import Choice, resolve
from tests.support.answer_labels import END_TURN, MANAGE, MORE, ROLL, TRADE, buy, label
from tests.support.fixed_dice import fixed_dice
from tests.support.game import FREE_PARKING, INDIANA, JAIL, STATES, VERMONT, A, B, C, D, Game
from tests.support.simulated_messages import Answer, labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
COLLECT = "Collect from 🎩 Ada · $6"
BOOKS = ("1973", "2008")


async def visited(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, edition: str, pace: str = "live"
) -> str:
    """Ada has landed on Dora's Vermont; Ben and Cleo will come to rest on what is theirs."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 1), (1, 1), *[(1, 2)] * 10)
    rules = resolve(Choice(edition, house_rules=(("claimed-rent", 0),)))
    game = await server.start_game(pace, people=4)

    def given(it: Game) -> None:
        it.state.rules = rules.played_live() if pace == "live" else rules.played_by_post()
        it.owns(D, VERMONT).owns(B, INDIANA).owns(C, STATES)
        it.at(A, VERMONT - 3).at(B, FREE_PARKING).at(C, JAIL)

    await server.arrange(game, given)
    await press(server, A, game, ROLL)
    return game


async def press(server: SimulatedServer, who: int, game: str, label: str) -> Answer:
    return await server.press(who, await server.message(game, "table"), label)


async def turn(server: SimulatedServer, who: int, game: str) -> None:
    """Somebody's whole turn."""
    await press(server, who, game, ROLL)
    await press(server, who, game, END_TURN)


async def text(server: SimulatedServer, game: str) -> str:
    return said(await server.message(game, "table"))


async def cash(server: SimulatedServer, game: str) -> list[int]:
    return [it.cash for it in (await server.table(game)).position.seats]


async def test_amb_79_all_see_what_is_owed_until_it_is_paid(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await visited(server, monkeypatch, "1973")
    await server.arrange(game, lambda it: it.unowned(INDIANA))
    await press(server, A, game, END_TURN)
    await press(server, B, game, ROLL)
    await press(server, D, game, COLLECT)
    owed = "🎩 Ada owes Dora $6 rent, and pays it once this is settled."
    assert owed in await text(server, game)
    assert await cash(server, game) == [1500] * 4
    await press(server, B, game, buy("Indiana", 220))
    assert owed not in await text(server, game)
    assert await cash(server, game) == [1494, 1280, 1500, 1506]


@pytest.mark.parametrize("edition", BOOKS)
async def test_rent_08_before_the_next_roll_the_owner_collects(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    game = await visited(server, monkeypatch, edition)
    await press(server, A, game, END_TURN)
    assert labels(await server.message(game, "table")) == [ROLL, COLLECT, TRADE, MANAGE, MORE]
    answer = await press(server, D, game, COLLECT)
    assert not answer.is_private
    assert await cash(server, game) == [1494, 1500, 1500, 1506]
    assert COLLECT not in labels(await server.message(game, "table"))
    assert "Dora charged Ada for landing on Vermont: rent $6" in await text(server, game)


async def test_rent_08_in_1973_it_is_in_time_after_one_roll_and_too_late_after_two(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await visited(server, monkeypatch, "1973")
    assert "until a second player rolls after Ada’s turn" in await text(server, game)
    await press(server, A, game, END_TURN)
    await turn(server, B, game)
    seen = await server.message(game, "table")
    assert COLLECT in labels(seen)
    await press(server, C, game, ROLL)
    assert COLLECT not in labels(await server.message(game, "table"))
    assert "didn’t collect the $6 rent for Vermont in time" in await text(server, game)
    late = await server.press_late(D, seen, COLLECT)
    assert "You’re too late" in late.text
    assert await cash(server, game) == [1500] * 4


async def test_rent_08_in_1973_it_is_collected_after_one_roll(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await visited(server, monkeypatch, "1973")
    await press(server, A, game, END_TURN)
    await turn(server, B, game)
    await press(server, D, game, COLLECT)
    assert await cash(server, game) == [1494, 1500, 1500, 1506]


async def test_rent_08_in_2008_it_is_too_late_after_one_roll(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await visited(server, monkeypatch, "2008")
    assert "until the next roll" in await text(server, game)
    await press(server, A, game, END_TURN)
    seen = await server.message(game, "table")
    await press(server, B, game, ROLL)
    assert COLLECT not in labels(await server.message(game, "table"))
    assert "You’re too late" in (await server.press_late(D, seen, COLLECT)).text
    assert await cash(server, game) == [1500] * 4


async def test_rent_08_only_its_owner_may_press_it(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await visited(server, monkeypatch, "1973")
    for who in (A, B):
        assert "property’s owner" in (await press(server, who, game, COLLECT)).text
    assert await cash(server, game) == [1500] * 4
    await press(server, D, game, COLLECT)
    assert await cash(server, game) == [1494, 1500, 1500, 1506]


async def test_rent_08_the_owner_is_called_once(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await visited(server, monkeypatch, "1973")
    called_for = label("call-rent", who=f"🚗 <@{server.user(D)}>")
    assert (await server.message(game, "table")).content == called_for
    await press(server, A, game, END_TURN)
    await turn(server, B, game)
    called = [it for it in server.sent if server.user(D) in it.pings]
    assert [it.new for it in called] == [True]
    begun = next(at for at, it in enumerate(server.sent) if it.pings)
    assert all(it.pings for it in server.sent[begun:] if it.new), "a message that calls nobody"


async def test_rent_08_who_wants_direct_messages_is_called_there(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = await server.command_in_dm(D, "preferences")
    await server.choose(D, shown.private, "ping", "dm")
    await visited(server, monkeypatch, "1973")
    assert [it for it in server.direct(D) if label("call-rent", who="") in it.content]
    at_the_table = [it.pings for it in server.sent if it.channel == server.channel.id]
    assert not [pings for pings in at_the_table if server.user(D) in pings]


@pytest.mark.parametrize("edition", BOOKS)
async def test_amb_26_by_post_it_is_collected_before_the_dice_roll(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    game = await visited(server, monkeypatch, edition, "daily")
    assert (await server.table(game)).position.mover == B
    await press(server, D, game, COLLECT)
    assert await cash(server, game) == [1494, 1500, 1500, 1506]


async def test_amb_26_by_post_nobody_waits_for_an_owner(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await visited(server, monkeypatch, "2008", "daily")
    await server.wait(16 * 60)
    assert (await server.table(game)).position.mover == C
    assert COLLECT not in labels(await server.message(game, "table"))
