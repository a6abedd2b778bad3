"""/monopoly stats: for anybody, at any time, and never more than the table may tell."""

from __future__ import annotations

import pytest

from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import labels, said
from tests.support.game import A, B, C

pytestmark = pytest.mark.asyncio
PAGES = ["Net worth", "Luck", "Rent", "Deals"]
ONLOOKER = 3
WHILE = 600.0
"""Seconds in which silence throws, declines and passes."""


async def test_anybody_can_look_and_turn_the_pages(here: World) -> None:
    await here.start("live", 3)
    for who in (A, ONLOOKER):
        answer = await here.command(who, "stats")
        assert answer.is_private
        assert labels(answer.private) == PAGES
        assert "Statistics · Net worth" in answer.text
        for page in PAGES[1:]:
            await here.press(who, answer.private, page)
            assert f"Statistics · {page}" in said(answer.private)
        assert not answer.private.embeds[0].image


async def test_the_first_page_brings_the_chart_with_words(here: World) -> None:
    await here.start("live", 3)
    (chart,) = (await here.command(A, "stats")).private.attachments
    assert chart.filename == "net-worth.png"
    assert "It stands:" in (chart.description or "")


async def test_itax_03_no_totals_while_somebody_chooses_the_tax(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 1), (1, 3), (1, 2))
    game = await here.start("live", 3)
    assert "1,500" in (await here.command(A, "stats")).text
    await here.press(A, await here.message(game, "table"), "Throw")
    for who in (A, B, ONLOOKER):
        hidden = await here.command(who, "stats")
        assert "nobody is shown totals" in hidden.text
        assert "1,500" not in hidden.text
        assert not hidden.private.attachments
        await here.press(who, hidden.private, "Luck")
        assert "4.0" in said(hidden.private)
    await here.press(A, await here.message(game, "table"), "Pay $200")
    assert "1,300" in (await here.command(C, "stats")).text


async def test_a_finished_game_tells_its_statistics_by_a_button(here: World) -> None:
    game = await here.start("live", 2)
    for who in (A, B):
        await here.call_off(who)
    final = await here.message(game, "table")
    answer = await here.press(ONLOOKER, final, "Stats")
    assert answer.is_private
    assert labels(answer.private) == PAGES


async def test_a_lobby_has_no_statistics(here: World) -> None:
    await here.open()
    assert "a lobby, but no game yet" in (await here.command(A, "stats")).text


async def test_whoever_wants_text_alone_gets_no_chart(here: World) -> None:
    await here.start("live", 2)
    await here.press(A, (await here.command(A, "preferences")).private, "Text only, no pictures")
    assert not (await here.command(A, "stats")).private.attachments
    assert (await here.command(B, "stats")).private.attachments


async def test_a_server_that_wants_text_alone_gets_no_chart_at_the_end(here: World) -> None:
    here.trust(A)
    await here.press(A, (await here.settings(A)).private, "Text only, no pictures")
    game = await here.start("live", 2)
    for _ in range(3):
        await here.wait(WHILE)
    for who in (A, B):
        await here.call_off(who)
    final = await here.message(game, "table")
    assert "Stats" in labels(final)
    found = await here.app.host.statistics.of(game)
    assert found is not None
    assert found.turns >= 2, "too short for a chart"
    assert not final.attachments
