"""Statistics of a game: for anybody, at any time, and never more than the table may tell."""

from __future__ import annotations

import pytest

from bot.language.chances import percent
from bot.language.language import load
from engine.host.finished.reviewing import review_of
from engine.host.lobby import ALLOWANCE_NOTE
from engine.players.judge.judging import fitted_judge
from tests.support.answer_labels import PAY_FLAT_TAX, ROLL
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B, C
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
PAGES = ["Net worth", "Luck", "Rent", "Deals"]
ONLOOKER = 3
CHANCES, BEST = "Chance of winning", "Best chance of winning"
WHILE = 600.0
"""Seconds in which silence rolls, declines and passes."""


async def test_anybody_can_look_and_turn_the_pages(server: SimulatedServer) -> None:
    await server.start_game("live", 3)
    for who in (A, ONLOOKER):
        answer = await server.command(who, "game", show="stats")
        assert answer.is_private
        assert labels(answer.private) == [*PAGES, "Share in channel"]
        assert "Stats · Net worth" in answer.text
        for page in PAGES[1:]:
            await server.press(who, answer.private, page)
            assert f"Stats · {page}" in said(answer.private)
        assert not answer.private.embeds[0].image


async def test_the_first_page_brings_the_chart_with_words(server: SimulatedServer) -> None:
    await server.start_game("live", 3)
    (chart,) = (await server.command(A, "game", show="stats")).private.attachments
    assert chart.filename == "net-worth.png"
    assert "Now:" in (chart.description or "")


async def test_who_may_ask_for_advice_reads_the_chances_to_win(server: SimulatedServer) -> None:
    game = await server.start_alone(2)
    table = await server.app.host.started_game(game)
    answer = await server.command(A, "game", show="stats")
    for seat, chance in fitted_judge().chances(table.position).items():
        assert f"{table.players[seat].name} **{percent(chance, load('en'))}**" in answer.text
    assert CHANCES not in (await server.command(ONLOOKER, "game", show="stats")).text


async def test_among_people_nobody_reads_them(server: SimulatedServer) -> None:
    await server.start_game("live", 2)
    for who in (A, B, ONLOOKER):
        assert CHANCES not in (await server.command(who, "game", show="stats")).text


async def test_itax_03_no_totals_while_somebody_chooses_the_tax(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 1), (1, 3), (1, 2))
    game = await server.start_game("live", 3)
    await server.app.host.store.notes.put(game, ALLOWANCE_NOTE, "always")
    before = (await server.command(A, "game", show="stats")).text
    assert "1,500" in before
    assert CHANCES in before
    await server.press(A, await server.message(game, "table"), ROLL)
    for who in (A, B, ONLOOKER):
        hidden = await server.command(who, "game", show="stats")
        assert "Totals are hidden" in hidden.text
        assert "1,500" not in hidden.text
        assert CHANCES not in hidden.text
        assert not hidden.private.attachments
        await server.press(who, hidden.private, "Luck")
        assert "4.0" in said(hidden.private)
    await server.press(A, await server.message(game, "table"), PAY_FLAT_TAX)
    assert "1,300" in (await server.command(C, "game", show="stats")).text


async def test_a_finished_game_tells_its_statistics_by_a_button(server: SimulatedServer) -> None:
    game = await server.start_game("live", 2)
    for who in (A, B):
        await server.vote_to_cancel(who)
    final = await server.message(game, "table")
    answer = await server.press(ONLOOKER, final, "Stats")
    assert answer.is_private
    assert labels(answer.private) == [*PAGES, "Share in channel"]


async def test_of_a_finished_game_everybody_reads_the_best_chances(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, mix="far from the taxes")
    game = await server.start_game("live", 2)
    for _ in range(3):
        await server.wait(WHILE)
    assert BEST not in (await server.command(ONLOOKER, "game", show="stats")).text
    for who in (A, B):
        await server.vote_to_cancel(who)
    answer = await server.command(ONLOOKER, "game", show="stats")
    moments = (await review_of(server.app.host, game)).moments
    for seat, name in enumerate(("Ada", "Ben")):
        chance, turn = max(((it.chances[seat], it.turn) for it in moments), key=lambda it: it[0])
        when = f"on turn {turn}" if turn else "at the start"
        assert f"{name} **{percent(chance, load('en'))}** {when}" in answer.text
    await server.press(ONLOOKER, answer.private, "Luck")
    assert BEST not in said(answer.private)


async def test_a_game_that_nobody_rolled_in_has_none(server: SimulatedServer) -> None:
    await server.start_game("live", 2)
    for who in (A, B):
        await server.vote_to_cancel(who)
    answer = await server.command(ONLOOKER, "game", show="stats")
    assert "Net worth" in answer.text
    assert BEST not in answer.text


async def test_a_lobby_has_no_statistics(server: SimulatedServer) -> None:
    await server.open_lobby()
    assert "a lobby here, but no game yet" in (await server.command(A, "game", show="stats")).text


async def test_whoever_wants_text_alone_gets_no_chart(server: SimulatedServer) -> None:
    await server.start_game("live", 2)
    await server.press(
        A, (await server.command(A, "preferences")).private, "Text only, no pictures"
    )
    assert not (await server.command(A, "game", show="stats")).private.attachments
    assert (await server.command(B, "game", show="stats")).private.attachments


async def test_a_server_that_wants_text_alone_gets_no_chart_at_the_end(
    server: SimulatedServer,
) -> None:
    server.make_manager(A)
    await server.press(A, (await server.open_settings(A)).private, "Text only, no pictures")
    game = await server.start_game("live", 2)
    for _ in range(3):
        await server.wait(WHILE)
    for who in (A, B):
        await server.vote_to_cancel(who)
    final = await server.message(game, "table")
    assert "Stats" in labels(final)
    found = await server.app.host.statistics.of(game)
    assert found is not None
    assert found.turns >= 2, "too short for a chart"
    assert not final.attachments
