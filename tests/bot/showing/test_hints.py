"""What somebody meets for the first time is explained in one line, there and nowhere else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.showing.hints import table_hints
from engine.actions import Bid, Buy, Decline, DeclineTrade, EndTurn, OfferTrade, Side, Throw
from engine.decisions import Auction
from engine.host.preferences import Preferences
from engine.host.store.protocol import Store
from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import said
from tests.support.game import READING, A, B

pytestmark = pytest.mark.asyncio
BUY, THROW, AUCTION = "Whoever owns a property", "The dice move the token", "A secret maximum bids"
MANAGE, OFFER = "What you choose in a list", "Nobody sees any of it"


@pytest.fixture
def notes(monkeypatch: pytest.MonkeyPatch, here: World) -> list[str]:
    """The keys of the notes on hints that are written, one for each time."""
    written: list[str] = []
    store: Store = here.app.host.store
    put = store.settings.put

    async def noted(key: str, text: str) -> None:
        if key.startswith("hints:"):
            written.append(key)
        await put(key, text)

    monkeypatch.setattr(store.settings, "put", noted)
    return written


async def table(here: World, game: str) -> str:
    return said(await here.message(game, "table"))


@pytest.fixture
def six(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada begins, lands on Oriental by doubles and then on Connecticut; Ben comes to Oriental."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (3, 3), (1, 2), (2, 4), *[(1, 3)] * 5)


@pytest.mark.usefixtures("six")
async def test_buying_is_explained_the_first_time_and_not_the_second(
    here: World, notes: list[str]
) -> None:
    game = await here.start("live")
    assert THROW in await table(here, game)
    await here.act(game, A, Throw())
    assert THROW not in await table(here, game)
    assert (await table(here, game)).count(BUY) == 1
    await here.act(game, A, Buy())
    await here.act(game, A, Throw())
    assert "Connecticut" in await table(here, game)
    assert BUY not in await table(here, game)
    assert notes == [f"hints:{here.user(A)}"] * 2


@pytest.mark.usefixtures("six")
async def test_a_line_stays_as_long_as_its_decision_also_after_a_restart(here: World) -> None:
    game = await here.start("live")
    await here.act(game, A, Throw())
    before = await table(here, game)
    await here.restart()
    await here.by_itself(here.app.publisher.redraw(game))
    assert await table(here, game) == before
    assert BUY in before
    await here.act(game, A, Buy())
    assert BUY not in await table(here, game)
    await here.act(game, A, Throw())
    assert BUY not in await table(here, game)


@pytest.mark.usefixtures("six")
async def test_what_one_has_met_is_new_to_another_and_known_in_another_game(here: World) -> None:
    game = await here.start("live")
    for action in (Throw(), Buy(), Throw(), Buy(), EndTurn()):
        await here.act(game, A, action)
    assert THROW in await table(here, game)
    await here.call_off(A)
    await here.call_off(B)
    other = await here.start("live")
    assert THROW not in await table(here, other)


@pytest.mark.usefixtures("six")
async def test_dice_that_are_thrown_by_themselves_are_not_explained(here: World) -> None:
    game = await here.start("daily")
    assert THROW not in await table(here, game)
    await here.wait(15 * 60)
    assert BUY in await table(here, game)


@pytest.mark.usefixtures("six")
async def test_an_auction_is_explained_where_the_bids_are_made(here: World) -> None:
    game = await here.start("live")
    await here.act(game, A, Throw())
    await here.act(game, A, Decline())
    auction = (await here.table(game)).public().decision
    assert isinstance(auction, Auction)
    bids = f"bids:{auction.id}"
    assert AUCTION in said(await here.message(game, bids))
    assert AUCTION not in await table(here, game)
    await here.act(game, B, Bid(10))
    await here.restart()
    await here.by_itself(here.app.publisher.redraw(game))
    assert AUCTION in said(await here.message(game, bids))


@pytest.mark.usefixtures("six")
async def test_hints_are_turned_off_and_on_again_from_the_beginning(
    here: World, notes: list[str]
) -> None:
    panel = (await here.command(A, "preferences")).private
    off = await here.press(A, panel, "Turn hints off")
    assert "Hints are off" in said(off.result.response)
    game = await here.start("live")
    await here.act(game, A, Throw())
    assert "💡" not in await table(here, game)
    assert notes == []
    on = await here.press(A, (await here.command(A, "preferences")).private, "Turn hints on")
    assert "Hints are on" in said(on.result.response)
    await here.by_itself(here.app.publisher.redraw(game))
    assert BUY in await table(here, game)
    again = await here.press(A, (await here.command(A, "preferences")).private, "Turn hints off")
    assert "Hints are off" in said(again.result.response)
    await here.act(game, A, Buy())
    await here.press(A, (await here.command(A, "preferences")).private, "Turn hints on")
    await here.act(game, A, Throw())
    assert BUY in await table(here, game)


@pytest.mark.usefixtures("six")
async def test_an_offer_is_explained_to_its_receiver_in_the_receivers_language(here: World) -> None:
    game = await here.start("live")
    await here.arrange(game, lambda it: it.owns(A, READING))
    german = Preferences(language="de").model_dump_json()
    await here.app.host.store.preferences.put(here.user(B), german)
    here.app.publisher.locales.forget_person(here.user(B))
    for said_in, times in (("Gegenangebot antwortet", 1), ("💡", 0)):
        await here.act(game, A, OfferTrade(B, Side(deeds=(READING,)), Side(cash=50)))
        offer = said(here.direct(B)[-1])
        assert offer.count(said_in) == times
        (trade,) = (await here.table(game)).state.trades
        await here.act(game, B, DeclineTrade(trade.id))


async def test_a_panel_is_explained_on_its_first_opening_to_its_reader(here: World) -> None:
    game = await here.start("live")
    await here.arrange(game, lambda it: it.owns(A, READING))
    first = await here.command(A, "manage")
    assert MANAGE in first.text
    assert MANAGE not in (await here.press(A, first.private, "Refresh")).text
    assert MANAGE not in (await here.command(A, "manage")).text
    assert MANAGE in (await here.command(B, "manage")).text
    assert OFFER in (await here.command(A, "trade")).text


@pytest.mark.usefixtures("six")
async def test_a_table_that_rests_explains_nothing(here: World) -> None:
    game = await here.start("live")
    assert THROW in await table(here, game)
    await here.arrange(game, lambda it: None)
    scene = await here.app.publisher._scene(game)
    paused = replace(scene.playing, game=replace(scene.playing.game, paused_at=here.now))
    scene.snapshot = paused
    assert await table_hints(scene) == []
