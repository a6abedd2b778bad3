"""What somebody meets for the first time is explained in one line, there and nowhere else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.hints.message_hints import table_hints
from bot.language.hint_line import hint_line
from bot.language.language import load
from bot.ui.press import NO_GAME
from engine.core.actions import (
    Bid,
    Buy,
    Decline,
    DeclineTrade,
    EndTurn,
    GiveUp,
    OfferTrade,
    Roll,
    Side,
)
from engine.core.decisions import Auction
from engine.editions.catalogue import rules_of
from engine.host.preferences.preferences import Preferences
from engine.host.snapshots import state_of
from engine.host.store.store import Store
from engine.host.store.texts import StoredText
from tests.support.answer_labels import END_TURN, beginning
from tests.support.custom_ids import panel_custom_id
from tests.support.fixed_dice import fixed_dice
from tests.support.game import READING, A, B, Game
from tests.support.simulated_messages import labels, said, selects
from tests.support.simulated_server import SimulatedServer
from tests.support.stored_preferences import put_preferences
from tests.support.syncs import new_sync

pytestmark = pytest.mark.asyncio
BUY, ROLL, AUCTION = (
    beginning(f"decision-{kind}.hint") for kind in ("buy-or-decline", "to-throw", "auction")
)
BANK = beginning("hint-time-bank")
MANAGE = "What you pick is done"


@pytest.fixture
def notes(monkeypatch: pytest.MonkeyPatch, server: SimulatedServer) -> list[str]:
    """The keys of the notes on hints that are written, one for each time."""
    written: list[str] = []
    store: Store = server.app.host.store
    swap = store.texts.swap

    async def noted(text: StoredText, before: str | None, after: str | None) -> None:
        ((_, key),) = text.key
        if str(key).startswith("hints:"):
            written.append(str(key))
        await swap(text, before, after)

    monkeypatch.setattr(store.texts, "swap", noted)
    return written


async def table(server: SimulatedServer, game: str) -> str:
    return said(await server.message(game, "table"))


@pytest.fixture
def six(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada begins, lands on Oriental by doubles and then on Connecticut; Ben comes to Oriental."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (3, 3), (1, 2), (2, 4), *[(1, 3)] * 5)


@pytest.mark.usefixtures("six")
async def test_buying_is_explained_the_first_time_and_not_the_second(
    server: SimulatedServer, notes: list[str]
) -> None:
    game = await server.start_game("live")
    assert ROLL in await table(server, game)
    await server.act(game, A, Roll())
    assert ROLL not in await table(server, game)
    assert (await table(server, game)).count(BUY) == 1
    await server.act(game, A, Buy())
    await server.act(game, A, Roll())
    assert "Connecticut" in await table(server, game)
    assert BUY not in await table(server, game)
    # Rolling, buying and the time bank.
    assert notes == [f"hints:{server.user(A)}"] * 3


@pytest.mark.parametrize("is_over", [False, True])
async def test_interest_is_no_matter_where_the_game_ends_with_the_decision(
    server: SimulatedServer, is_over: bool
) -> None:
    def bankrupt(game: Game) -> None:
        game.unowned(*game.state.deeds).owns(B, READING).mortgaged(READING)
        game.cash(A, 900).cash(B, 0).to_move(B).owes(B, 100, A)
        game.play(B, GiveUp())

    if is_over:  # A first game is a short one.
        await server.command(0, "learn")
        (found,) = await server.app.host.store.search.games_of(server.user(0), ("running",))
        game = found.id
    else:
        game = await server.start_game("live", 3)
    await server.arrange(game, bankrupt)
    await server.wait(5)
    told = await table(server, game)
    assert ("what you received (Reading)" if is_over else "unmortgage Reading now") in told
    assert ("Only net worth counts now" in told) == is_over
    assert (beginning("decision-lift-or-hold.hint") in told) != is_over


@pytest.mark.usefixtures("six")
async def test_a_line_stays_as_long_as_its_decision_also_after_a_restart(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live")
    await server.act(game, A, Roll())
    before = await table(server, game)
    await server.restart()
    await server.run_in_bot(server.app.publisher.redraw(game))
    assert await table(server, game) == before
    assert BUY in before
    await server.act(game, A, Buy())
    assert BUY not in await table(server, game)
    await server.act(game, A, Roll())
    assert BUY not in await table(server, game)


@pytest.mark.usefixtures("six")
async def test_what_one_has_met_is_new_to_another_and_known_in_another_game(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live")
    for action in (Roll(), Buy(), Roll(), Buy(), EndTurn()):
        await server.act(game, A, action)
    assert ROLL in await table(server, game)
    await server.vote_to_cancel(A)
    await server.vote_to_cancel(B)
    other = await server.start_game("live")
    assert ROLL not in await table(server, other)


@pytest.mark.usefixtures("six")
async def test_the_end_of_a_turn_is_not_explained(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    for action in (Roll(), Buy(), Roll(), Buy()):
        await server.act(game, A, action)
    assert END_TURN in labels(await server.message(game, "table"))
    assert "💡" not in await table(server, game)


@pytest.mark.usefixtures("six")
async def test_the_time_bank_is_explained_once_where_nothing_else_is_new(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live")
    for action, explained in ((Roll(), 0), (Buy(), 1), (Roll(), 0), (Buy(), 0)):
        await server.act(game, A, action)
        assert (await table(server, game)).count(BANK) == explained


@pytest.mark.usefixtures("six")
async def test_dice_that_are_rolled_by_themselves_are_not_explained(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("daily")
    assert ROLL not in await table(server, game)
    await server.wait(15 * 60)
    assert BUY in await table(server, game)


@pytest.mark.usefixtures("six")
async def test_an_auction_is_explained_where_the_bids_are_made(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    await server.act(game, A, Roll())
    await server.act(game, A, Decline())
    auction = (await server.table(game)).public().decision
    assert isinstance(auction, Auction)
    bids = f"bids:{auction.id}"
    assert AUCTION in said(await server.message(game, bids))
    assert AUCTION not in await table(server, game)
    await server.act(game, B, Bid(10))
    await server.restart()
    await server.run_in_bot(server.app.publisher.redraw(game))
    assert AUCTION in said(await server.message(game, bids))


@pytest.mark.usefixtures("six")
async def test_hints_are_turned_off_and_on_again_from_the_beginning(
    server: SimulatedServer, notes: list[str]
) -> None:
    await choose_hints(server, "off")
    game = await server.start_game("live")
    await server.act(game, A, Roll())
    assert "💡" not in await table(server, game)
    assert f"hints:{server.user(A)}" not in notes
    await choose_hints(server, "on")
    await server.run_in_bot(server.app.publisher.redraw(game))
    assert BUY in await table(server, game)
    await choose_hints(server, "off")
    await server.act(game, A, Buy())
    await choose_hints(server, "on")
    await server.act(game, A, Roll())
    assert BUY in await table(server, game)


async def test_buttons_of_earlier_versions_turn_hints_off_and_on(server: SimulatedServer) -> None:
    for value in ("off", "on"):
        panel = (await server.command(A, "preferences")).private
        custom_id = panel_custom_id(NO_GAME, "prefer", f"hints {value}")
        await server.press_made_up(A, panel, custom_id)
        assert (await server.app.host.preferences(server.user(A))).hints == value


async def choose_hints(server: SimulatedServer, value: str) -> None:
    """Ada turns hints on or off; the list shows what she has chosen."""
    panel = (await server.command(A, "preferences")).private
    shown = (await server.choose(A, panel, "hints", value)).response
    (hints,) = [it for it in selects(shown) if "hints" in it["custom_id"]]
    assert [it["value"] for it in hints["options"] if it.get("default")] == [value]


@pytest.mark.usefixtures("six")
async def test_an_offer_is_explained_to_its_receiver_in_the_receivers_language(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live")
    await server.arrange(game, lambda it: it.owns(A, READING))
    german = Preferences(language="de").model_dump_json()
    await put_preferences(server.app.host.store, server.user(B), german)
    server.app.publisher.locales.forget_person(server.user(B))
    for said_in, times in (("Mit „Gegenangebot“", 1), ("💡", 0)):
        await server.act(game, A, OfferTrade(B, Side(deeds=(READING,)), Side(cash=50)))
        offer = said(server.direct(B)[-1])
        assert offer.count(said_in) == times
        (trade,) = state_of(await server.table(game)).trades
        await server.act(game, B, DeclineTrade(trade.id))


async def test_a_panel_is_explained_on_its_first_opening_to_its_reader(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live")
    await server.arrange(game, lambda it: it.owns(A, READING))
    first = await server.command(A, "manage")
    assert MANAGE in first.text
    assert MANAGE not in (await server.press(A, first.private, "Build")).text
    assert MANAGE not in (await server.command(A, "manage")).text
    assert MANAGE in (await server.command(B, "manage")).text
    assert "💡" not in (await server.command(A, "trade")).text


@pytest.mark.usefixtures("six")
async def test_a_table_that_rests_explains_nothing(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    assert ROLL in await table(server, game)
    await server.arrange(game, lambda it: None)
    found = await server.table(game)
    paused = replace(found, record=replace(found.record, paused_at=server.now))
    sync = new_sync(server.app.host, server.post, paused, server.now)
    assert (await table_hints(sync)).lines == []


async def test_a_jail_pass_is_named_only_to_who_has_one() -> None:
    rules = rules_of("1994")
    without, with_one = (
        hint_line("in-jail", rules, load("en"), jail_cards) for jail_cards in (0, 1)
    )
    assert "roll doubles or pay $50." in without
    assert "Get Out of Jail Free" not in without
    assert "Get Out of Jail Free card" in with_one
