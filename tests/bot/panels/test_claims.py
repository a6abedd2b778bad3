"""RENT-08 at the table: a Collect button for as long as the window is open, and one call for it."""

from __future__ import annotations

import pytest

from engine.editions.options import Choice, resolve
from tests.support.arranged import Arranged
from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import Answer, labels, said
from tests.support.game import FREE_PARKING, INDIANA, JAIL, STATES, VERMONT, A, B, C, D

pytestmark = pytest.mark.asyncio
COLLECT = "Collect $6 from 🎩 Ada"
BOOKS = ("1973", "2008")


async def visited(
    here: World, monkeypatch: pytest.MonkeyPatch, edition: str, pace: str = "live"
) -> str:
    """Ada has landed on Dora's Vermont; Ben and Cleo will come to rest on what is theirs."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 1), (1, 1), *[(1, 2)] * 10)
    rules = resolve(Choice(edition, house_rules=(("claimed-rent", 0),)))
    game = await here.start(pace, people=4)

    def given(it: Arranged) -> None:
        it.state.rules = rules.played_live() if pace == "live" else rules.played_by_post()
        it.owns(D, VERMONT).owns(B, INDIANA).owns(C, STATES)
        it.at(A, VERMONT - 3).at(B, FREE_PARKING).at(C, JAIL)

    await here.arrange(game, given)
    await press(here, A, game, "Throw")
    return game


async def press(here: World, who: int, game: str, label: str) -> Answer:
    return await here.press(who, await here.message(game, "table"), label)


async def turn(here: World, who: int, game: str) -> None:
    """Somebody's whole turn."""
    await press(here, who, game, "Throw")
    await press(here, who, game, "End turn")


async def text(here: World, game: str) -> str:
    return said(await here.message(game, "table"))


async def cash(here: World, game: str) -> list[int]:
    return [it.cash for it in (await here.table(game)).state.seats]


@pytest.mark.parametrize("edition", BOOKS)
async def test_rent_08_before_the_next_throw_the_owner_collects(
    here: World, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    game = await visited(here, monkeypatch, edition)
    await press(here, A, game, "End turn")
    assert labels(await here.message(game, "table"))[-5] == COLLECT
    answer = await press(here, D, game, COLLECT)
    assert not answer.is_private
    assert await cash(here, game) == [1494, 1500, 1500, 1506]
    assert COLLECT not in labels(await here.message(game, "table"))
    assert "Dora asked Ada for the rent of Vermont: rent $6" in await text(here, game)


async def test_rent_08_in_1973_it_is_in_time_after_one_throw_and_too_late_after_two(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await visited(here, monkeypatch, "1973")
    assert "before the second player after Ada throws" in await text(here, game)
    await press(here, A, game, "End turn")
    await turn(here, B, game)
    seen = await here.message(game, "table")
    assert COLLECT in labels(seen)
    await press(here, C, game, "Throw")
    assert COLLECT not in labels(await here.message(game, "table"))
    assert "did not ask for the rent of $6 for Vermont in time" in await text(here, game)
    late = await here.press_late(D, seen, COLLECT)
    assert "the dice were faster" in late.text
    assert await cash(here, game) == [1500] * 4


async def test_rent_08_in_1973_it_is_collected_after_one_throw(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await visited(here, monkeypatch, "1973")
    await press(here, A, game, "End turn")
    await turn(here, B, game)
    await press(here, D, game, COLLECT)
    assert await cash(here, game) == [1494, 1500, 1500, 1506]


async def test_rent_08_in_2008_it_is_too_late_after_one_throw(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await visited(here, monkeypatch, "2008")
    assert "before the next throw" in await text(here, game)
    await press(here, A, game, "End turn")
    seen = await here.message(game, "table")
    await press(here, B, game, "Throw")
    assert COLLECT not in labels(await here.message(game, "table"))
    assert "the dice were faster" in (await here.press_late(D, seen, COLLECT)).text
    assert await cash(here, game) == [1500] * 4


async def test_rent_08_only_its_owner_may_press_it(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await visited(here, monkeypatch, "1973")
    for who in (A, B):
        assert "owner of the property" in (await press(here, who, game, COLLECT)).text
    assert await cash(here, game) == [1500] * 4
    await press(here, D, game, COLLECT)
    assert await cash(here, game) == [1494, 1500, 1500, 1506]


async def test_rent_08_the_owner_is_called_once(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await visited(here, monkeypatch, "1973")
    assert (await here.message(game, "table")).content == (
        f"<@{here.user(D)}> (🚗 Dora): you have a visitor. Ask for the rent in time."
    )
    await press(here, A, game, "End turn")
    await turn(here, B, game)
    called = [it for it in here.shown if here.user(D) in it.pings]
    assert [it.new for it in called] == [True]
    begun = next(at for at, it in enumerate(here.shown) if it.pings)
    assert all(it.pings for it in here.shown[begun:] if it.new), "a message that calls nobody"


async def test_rent_08_who_wants_direct_messages_is_called_there(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = await here.command_in_dm(D, "preferences")
    await here.choose(D, shown.private, "ping", "dm")
    await visited(here, monkeypatch, "1973")
    assert [it for it in here.direct(D) if "Ask for the rent in time" in it.content]
    at_the_table = [it.pings for it in here.shown if it.channel == here.channel.id]
    assert not [pings for pings in at_the_table if here.user(D) in pings]


@pytest.mark.parametrize("edition", BOOKS)
async def test_amb_26_by_post_it_is_collected_before_the_dice_roll(
    here: World, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    game = await visited(here, monkeypatch, edition, "daily")
    assert (await here.table(game)).state.mover == B
    await press(here, D, game, COLLECT)
    assert await cash(here, game) == [1494, 1500, 1500, 1506]


async def test_amb_26_by_post_nobody_waits_for_an_owner(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await visited(here, monkeypatch, "2008", "daily")
    await here.wait(16 * 60)
    assert (await here.table(game)).state.mover == C
    assert COLLECT not in labels(await here.message(game, "table"))
