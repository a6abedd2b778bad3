"""How a trade moves the chances to win: in the builder and in an offer, where advice is allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.language.chances import fairness_line
from bot.language.language import load
from bot.language.voice import Voice
from engine.core.actions import OfferTrade, Side
from engine.core.events import Trade
from engine.core.saves import load_state
from engine.editions.catalogue import rules_of
from engine.host.lobby import ALLOWANCE_NOTE
from engine.host.store.records import Player
from engine.players.judge.judging import fitted_judge
from engine.players.policy.fairness import Fairness, fairness
from tests.support.custom_ids import panel_custom_id
from tests.support.game import (
    BOARDWALK,
    CONNECTICUT,
    ORIENTAL,
    PARK_PLACE,
    READING,
    VERMONT,
    A,
    B,
    C,
    Game,
    live,
)
from tests.support.screens import button, text
from tests.support.simulated_messages import said
from tests.support.trade_game import ADA, BEN, GAME, TradeGame

pytestmark = pytest.mark.asyncio
LINE = "Chance of winning right now: you"
TRADERS = (Player(A, 1, "Ada", "hat"), Player(B, 2, "Ben", "boat"))


async def trade_game(
    tmp_path: Path, allowance: str, *computers: int, ending: str = "last-player-left"
) -> TradeGame:
    game = (
        Game(rules_of("1994").with_fields(ending=ending).played_live(), 3)
        .owns(A, VERMONT, ORIENTAL, READING)
        .owns(B, CONNECTICUT)
    )
    found = await TradeGame.at(tmp_path, game.state, computers)
    await found.host.store.notes.put(GAME, ALLOWANCE_NOTE, allowance)
    return found


async def line(game: TradeGame, trade: Trade, me: int, other: int) -> str:
    """What should be said of a trade."""
    table = await game.table()
    found = fairness(fitted_judge(), table.public(), trade)
    assert found is not None
    return fairness_line(found, me, other, Voice(table.players, table.board, game.words))


async def test_the_builder_follows_the_draft(tmp_path: Path) -> None:
    game = await trade_game(tmp_path, "computers", B, C)
    panel = await game.open(ADA, None, B)
    assert LINE not in text(panel), "nothing is drafted"
    panel = await game.choose(ADA, panel, "take", CONNECTICUT)
    gift = Trade(0, A, B, Side(), Side((CONNECTICUT,)))
    assert await line(game, gift, A, B) in text(panel)
    panel = await game.choose(ADA, panel, "give", READING)
    swap = Trade(0, A, B, Side((READING,)), Side((CONNECTICUT,)))
    assert await line(game, swap, A, B) in text(panel)
    assert await line(game, swap, A, B) != await line(game, gift, A, B)


async def test_what_raises_the_own_chance_is_sent_without_a_doubt(tmp_path: Path) -> None:
    game = await trade_game(tmp_path, "computers", B, C)
    panel = await game.open(ADA, None, B)
    panel = (await game.money(ADA, panel, "300", "")).screen
    asked = (await game.click(ADA, panel, "Send")).screen
    assert "Are you sure?" in text(asked)
    assert LINE in text(asked)
    panel = await game.choose(ADA, panel, "take", CONNECTICUT)
    swap = Trade(0, A, B, Side((), 300), Side((CONNECTICUT,)))
    found = fairness(fitted_judge(), (await game.table()).public(), swap)
    assert found is not None
    assert found.gains[A] > 0
    assert "Are you sure?" not in text((await game.click(ADA, panel, "Send")).screen)


async def test_a_game_that_does_not_end_with_the_last_player_has_no_chances(tmp_path: Path) -> None:
    game = await trade_game(tmp_path, "computers", B, C, ending="first-bankruptcy")
    panel = await game.choose(ADA, await game.open(ADA, None, B), "take", CONNECTICUT)
    assert LINE not in text(panel)


async def test_what_cannot_be_paid_has_no_chances(tmp_path: Path) -> None:
    game = await trade_game(tmp_path, "computers", B, C)
    panel = await game.open(ADA, None, B)
    panel = (await game.money(ADA, panel, "9000", "")).screen
    assert LINE not in text(panel)


@pytest.mark.parametrize(
    ("allowance", "computers"), [("computers", ()), ("computers", (C,)), ("never", (B, C))]
)
async def test_without_leave_nothing_is_said(
    tmp_path: Path, allowance: str, computers: tuple[int, ...]
) -> None:
    game = await trade_game(tmp_path, allowance, *computers)
    panel = await game.choose(ADA, await game.open(ADA, None, B), "take", CONNECTICUT)
    assert LINE not in text(panel)


async def test_the_receiver_of_an_offer_reads_it_from_the_own_side(tmp_path: Path) -> None:
    game = await trade_game(tmp_path, "always", C)
    offer = OfferTrade(B, Side((VERMONT,), 50), Side((CONNECTICUT,)))
    await game.host.submit(GAME, ADA, 0, offer, "offer")
    await game.flush(GAME)
    (message,) = game.sent_to(BEN)
    (trade,) = (await game.table()).trades
    told = await line(game, trade, B, A)
    assert told in said(game.shown(message))
    assert "· Ada" in told
    panel = await game.press(BEN, panel_custom_id(GAME, "trade", f"look {trade.id}"))
    assert told in text(panel.screen)
    assert button(panel.screen, "Accept")


async def test_in_the_channel_nobody_reads_anothers_chances(tmp_path: Path) -> None:
    game = await trade_game(tmp_path, "always", C)
    game.discord.close_direct_messages(BEN)
    offer = OfferTrade(B, Side((VERMONT,), 50), Side((CONNECTICUT,)))
    await game.host.submit(GAME, ADA, 0, offer, "offer")
    await game.flush(GAME)
    (message,) = game.sent_to(None)
    assert LINE not in said(game.shown(message))


async def test_an_offer_and_the_draft_of_an_answer_say_the_same(tmp_path: Path) -> None:
    """The table has gone on since the offer came; neither shows an older position than the other.

    Before, the offer kept its numbers for a minute while the draft beside it had newer ones.
    """
    game = await trade_game(tmp_path, "always", C)
    offer = OfferTrade(B, Side((VERMONT,), 50), Side((CONNECTICUT,)))
    await game.host.submit(GAME, ADA, 0, offer, "offer")
    await game.flush(GAME)
    (message,) = game.sent_to(BEN)
    (trade,) = (await game.table()).trades
    before = await line(game, trade, B, A)
    state = load_state((await game.table()).record.state.encode())
    state.seats[A].cash, state.seats[B].space = 700, ORIENTAL
    await game.arrange(state)
    game.now += 1
    await game.flush(GAME)
    assert before in said(game.shown(message))
    draft = (await game.press(BEN, panel_custom_id(GAME, "trade", f"counter {trade.id}"))).screen
    now = await line(game, trade, B, A)
    assert now != before
    assert now in text(draft)
    assert now in said(game.shown(message))
    await game.press(BEN, panel_custom_id(GAME, "trade", f"counter {trade.id}"))
    assert game.versions(message) == 2, "nothing new is not shown again"


async def test_an_offer_and_the_panel_about_it_say_the_same(tmp_path: Path) -> None:
    """Who made the offer has moved since: a computer rolls right after it."""
    game = await trade_game(tmp_path, "always", C)
    offer = OfferTrade(B, Side((VERMONT,), 50), Side((CONNECTICUT,)))
    await game.host.submit(GAME, ADA, 0, offer, "offer")
    await game.flush(GAME)
    (message,) = game.sent_to(BEN)
    (trade,) = (await game.table()).trades
    state = load_state((await game.table()).record.state.encode())
    state.seats[A].cash = 700
    await game.arrange(state)
    panel = (await game.press(BEN, panel_custom_id(GAME, "trade", f"look {trade.id}"))).screen
    now = await line(game, trade, B, A)
    assert now in text(panel)
    assert now in said(game.shown(message))


async def test_what_one_pays_off_on_accepting_counts(tmp_path: Path) -> None:
    game = live(3).owns(A, BOARDWALK).owns(B, PARK_PLACE, CONNECTICUT).cash(B, 3000)
    game.state.deeds[BOARDWALK].mortgaged = True
    found = await TradeGame.at(tmp_path, game.state, (C,))
    await found.host.store.notes.put(GAME, ALLOWANCE_NOTE, "always")
    offer = OfferTrade(B, Side((BOARDWALK,)), Side((CONNECTICUT,), 2000))
    await found.host.submit(GAME, ADA, 0, offer, "offer")
    (trade,) = (await found.table()).trades
    table = await found.table()
    voice = Voice(table.players, table.board, found.words)
    lines = [
        fairness_line(it, B, A, voice)
        for unmortgages in ((), (BOARDWALK,))
        if (it := fairness(fitted_judge(), table.public(), trade, unmortgages))
    ]
    for mask, told in enumerate(lines):
        pressed = panel_custom_id(GAME, "trade", f"yes {trade.id} {mask}")
        asked = (await found.press(BEN, pressed)).screen
        assert "Are you sure?" in text(asked)
        assert told in text(asked)
    assert len({*lines}) == 2


def told(mine: tuple[float, float], theirs: tuple[float, float]) -> str:
    """What Ada reads where a trade moves her chance and Ben's so."""
    declined, accepted = ({A: mine[it], B: theirs[it]} for it in range(2))
    found = Fairness(declined, accepted, declined)
    return fairness_line(found, A, B, Voice(TRADERS, "classic", load("en")))


@pytest.mark.parametrize(
    ("theirs", "expected"),
    [
        ((0.312, 0.314), "Ben still 31%"),
        ((0.312, 0.308), "Ben still 31%"),
        ((0.312, 0.335), "Ben 31% → **34%**"),
        ((0.004, 0.002), "Ben still under 1%"),
    ],
)
async def test_of_the_other_side_it_tells_whole_percents_alone(
    theirs: tuple[float, float], expected: str
) -> None:
    """Else one could search for the least the other accepts, a dollar at a time."""
    assert told((0.3, 0.4), theirs).endswith(f"· {expected}")


async def test_of_ones_own_chance_it_tells_tenths_where_percents_hide_a_change() -> None:
    assert "you 31.2% → **31.4%**" in told((0.312, 0.314), (0.3, 0.3))


@pytest.mark.parametrize(
    ("declined", "said"),
    [
        (0.24, ""),
        (0.255, ""),
        (0.33, "\n-# If it’s declined, a similar deal is likely later: 33% for you."),
    ],
)
async def test_where_a_declined_trade_is_likely_later_it_tells_what_stays(
    declined: float, said: str
) -> None:
    found = Fairness({A: 0.24, B: 0.19}, {A: 0.36, B: 0.29}, {A: declined, B: 0.27})
    line = fairness_line(found, A, B, Voice(TRADERS, "classic", load("en")))
    assert line == f"🎯 Chance of winning right now: you 24% → **36%** · Ben 19% → **29%**{said}"
