"""/monopoly rules: the page of numbers, a chapter by name or by keyword, and turning to others."""

from __future__ import annotations

import pytest

from bot.features.rules import rulebook
from bot.features.rules.chapters import CHAPTERS
from bot.interactions.router import Router
from tests.support import game as g
from tests.support.answer_labels import START
from tests.support.game import A, B, D
from tests.support.panel_game import GAME, StartPanelGame
from tests.support.simulated_messages import Answer, selects
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio


def _title(answer: Answer) -> str:
    return str(answer.private.embeds[0].title)


def _footer(answer: Answer) -> str:
    return str(answer.private.embeds[0].footer.text)


async def test_a_chapter_is_told_by_the_rules_of_the_game(server: SimulatedServer) -> None:
    await server.start_game("daily")
    told = await server.command(A, "rules", topic="auctions")
    assert _title(told) == "Auctions"
    assert "one secret maximum" in told.text
    assert "AMB-17" not in told.text, "ids are for people who read the code"
    assert "1994 rulebook · Standard game" in _footer(told)


async def test_the_rules_of_a_game_say_who_may_ask_for_advice(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    settings = await server.lobby_settings(A, game)
    await server.choose(A, settings, ":advice", "never")
    assert "**Advice**: off." in (await server.command(B, "rules")).text
    await server.press(A, await server.message(game, "lobby"), START)
    assert "**Advice**: off." in (await server.command(B, "rules")).text
    assert "Advice" not in (await server.command(B, "rules", edition="1994")).text


async def test_of_several_games_one_is_asked_for(server: SimulatedServer) -> None:
    games = [await server.start_game("daily"), await server.start_game("live")]
    asked = await server.command(A, "rules", topic="auctions")
    (choosing,) = selects(asked.private)
    assert {option["value"] for option in choosing["options"]} == set(games)
    assert "one secret maximum" in (await server.choose(A, asked.private, "rulesof", games[0])).text
    page = await server.command(A, "rules")
    assert _title(await server.choose(A, page.private, "rulesof", games[1])) == "Rules of this game"


async def test_who_plays_none_is_asked_about_the_games_of_the_channel(
    server: SimulatedServer,
) -> None:
    games = [await server.start_game("daily", people=2), await server.start_game("live", people=2)]
    asked = await server.command(D, "rules", topic="auctions")
    (choosing,) = selects(asked.private)
    assert {option["value"] for option in choosing["options"]} == set(games)


async def test_a_keyword_finds_its_chapter(server: SimulatedServer) -> None:
    await server.start_game("live")
    assert _title(await server.command(B, "rules", topic="bankrupt")) == "Debts and bankruptcy"


async def test_nonsense_is_told_so_and_shows_what_there_is(server: SimulatedServer) -> None:
    await server.start_game("live")
    answer = await server.command(A, "rules", topic="@everyone")
    assert "There’s no such chapter" in answer.text
    assert "@everyone" not in answer.text
    (choosing,) = selects(answer.private)
    assert [option["value"] for option in choosing["options"]] == list(CHAPTERS)


async def test_a_chapter_turns_to_another_of_the_same_table(server: SimulatedServer) -> None:
    await server.start_game("daily")
    page = await server.command(A, "rules")
    jail = await server.choose(A, page.private, "chapter", "jail")
    assert _title(jail) == "Jail"
    clocks = await server.choose(A, jail.private, "chapter", "clocks")
    assert "1 day" in clocks.text


async def test_without_a_game_the_usual_rulebook_is_read(server: SimulatedServer) -> None:
    told = await server.command(A, "rules", topic="jail")
    assert "1994 rulebook" in _footer(told)
    (choosing,) = selects(told.private)
    turned = await server.choose(A, told.private, "chapter", "houses")
    assert "1994 rulebook" in _footer(turned)
    assert choosing["placeholder"] == "Choose a chapter…"


async def test_another_rulebook_can_be_read_beside_ones_game(server: SimulatedServer) -> None:
    await server.start_game("live")
    told = await server.command(A, "rules", topic="houses", edition="2008")
    assert "You can build only on your own turn" in told.text
    turned = await server.choose(A, told.private, "chapter", "tax")
    assert "**Luxury Tax.** You pay $100." in turned.text


async def test_topics_complete_by_name_and_by_keyword(server: SimulatedServer) -> None:
    every = await server.completions(A, "rules", "topic", "")
    assert len(every) == len(CHAPTERS)
    assert [
        choice["value"] for choice in await server.completions(A, "rules", "topic", "mortg")
    ] == ["mortgages"]
    found = await server.completions(A, "rules", "topic", "bail")
    assert [choice["value"] for choice in found] == ["jail"]
    assert await server.completions(A, "rules", "topic", "zzz") == []


async def test_a_chapter_or_a_rulebook_that_is_none_is_refused(start_game: StartPanelGame) -> None:
    panels = await start_game(g.live().state)
    for custom_id, *values in (
        (f"m1:{GAME}:0:chapter:", "nothing"),
        (f"m1:{GAME}:0:chapter:",),
        ("m1:0:0:chapter:1066", "jail"),
        ("m1:0:0:chapter:", "jail"),
    ):
        context, answer = panels.context(0, values=tuple(values))
        await Router(rulebook.HANDLERS).press(context, custom_id)
        assert "no longer works" in answer.text
