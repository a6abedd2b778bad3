"""The tour of /monopoly help: page by page, in any channel and in direct messages."""

from __future__ import annotations

from typing import Any

import pytest

from bot.commands.guide import PAGES, guide_screen
from bot.language.language import languages, load
from bot.ui.press import NO_GAME, read_press
from bot.ui.screen import Button
from tests.support.custom_ids import panel_custom_id
from tests.support.game import A
from tests.support.simulated_messages import Answer, buttons, labels, links, said
from tests.support.simulated_server import SimulatedServer

DORA = 3
"""She plays no game."""
START = "Start a game against computers"
LINES, READABLE = 6, 38
"""Paragraphs of a page that is read at a glance; characters of a label that a phone shows."""


def title(answer: Answer) -> str:
    return str(answer.private.embeds[0].title)


async def turned(server: SimulatedServer, page: Any, label: str) -> Answer:
    return await server.press(DORA, page, label)


async def last_page(server: SimulatedServer, person: int = DORA) -> Answer:
    answer = await server.command(person, "help")
    for _ in PAGES[1:]:
        answer = await server.press(person, answer.private, "Next")
    return answer


@pytest.mark.asyncio
async def test_next_leads_through_every_page(server: SimulatedServer) -> None:
    answer = await server.command(DORA, "help")
    for number in range(1, len(PAGES) + 1):
        assert f"{number}" in title(answer)
        assert (number == len(PAGES)) is (START in labels(answer.private))
        if number < len(PAGES):
            answer = await turned(server, answer.private, "Next")


@pytest.mark.asyncio
async def test_back_leads_back_and_before_the_first_page_there_is_none(
    server: SimulatedServer,
) -> None:
    first = await server.command(DORA, "help")
    assert [it["label"] for it in buttons(first.private) if it.get("disabled")] == ["Back"]
    second = await turned(server, first.private, "Next")
    assert "(2/" in title(second)
    assert "(1/" in title(await turned(server, second.private, "Back"))


@pytest.mark.asyncio
async def test_a_page_goes_on_after_a_restart(server: SimulatedServer) -> None:
    second = await turned(server, (await server.command(DORA, "help")).private, "Next")
    await server.restart()
    assert "(3/" in title(await turned(server, second.private, "Next"))


@pytest.mark.asyncio
async def test_closed_it_says_how_to_come_back_and_has_no_buttons(server: SimulatedServer) -> None:
    closed = await turned(server, (await server.command(DORA, "help")).private, "Close")
    assert "/monopoly help" in closed.text
    assert labels(closed.private) == []


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("label", "shows"),
    [
        ("Rules", "Rules of this game"),
        ("My games", "any games"),
        ("Your preferences", "No quiet hours"),
    ],
)
async def test_a_panel_opens_beside_the_tour_also_in_direct_messages(
    server: SimulatedServer, label: str, shows: str
) -> None:
    for tour in (await server.command(DORA, "help"), await server.command_in_dm(DORA, "help")):
        opened = await turned(server, tour.private, label)
        assert shows in opened.text
        assert opened.private.id != tour.private.id
        assert "(1/" in said(tour.private)


@pytest.mark.asyncio
async def test_the_rules_open_also_where_several_games_could_be_meant(
    server: SimulatedServer,
) -> None:
    await server.start_game("live")
    await server.start_game("live")
    tour = await server.command(A, "help")
    opened = await server.press(A, tour.private, "Rules")
    assert "Which game’s rules" in opened.text


@pytest.mark.asyncio
async def test_the_last_page_starts_a_game_against_computers(server: SimulatedServer) -> None:
    answer = await turned(server, (await last_page(server)).private, START)
    assert [it["label"] for it in buttons(answer.private)] == ["Go to game"]
    (game,) = await server.app.host.store.search.games_of(server.user(DORA))
    started = await server.app.host.started_game(game.id)
    assert [it.user_id for it in started.players] == [server.user(DORA), None, None]
    assert started.record.pace == "live"


@pytest.mark.asyncio
async def test_no_second_lobby_is_opened_where_one_waits(server: SimulatedServer) -> None:
    await server.open_lobby("live")
    answer = await turned(server, (await last_page(server)).private, START)
    assert "already" in answer.text
    assert not await server.app.host.store.search.games_of(server.user(DORA))


@pytest.mark.asyncio
async def test_in_direct_messages_it_starts_a_game_there(server: SimulatedServer) -> None:
    tour = await server.command_in_dm(DORA, "help")
    for _ in PAGES[1:]:
        tour = await server.press(DORA, tour.private, "Next")
    started = await turned(server, tour.private, START)
    assert "Game on!" in started.text
    (link,) = links(started.private)
    assert "/@me/" in link


@pytest.mark.parametrize("locale", languages())
def test_the_first_page_names_the_command_of_the_first_game(locale: str) -> None:
    words = load(locale)
    (embed,) = guide_screen(0, words).embeds
    assert f"`/monopoly {words.say('command-name-learn')}`" in embed.description


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("page", range(len(PAGES)))
def test_a_page_is_short_and_its_buttons_say_where_they_lead(page: int, locale: str) -> None:
    screen = guide_screen(page, load(locale))
    assert len(screen.embeds[0].description.split("\n\n")) <= LINES
    pressed = [it for row in screen.rows for it in row if isinstance(it, Button)]
    assert len({it.label for it in pressed}) == len(pressed)
    for button in pressed:
        press = read_press(button.custom_id)
        assert press is not None
        assert (press.game_id, press.verb) == (NO_GAME, "guide")
        assert 0 < len(button.label) <= READABLE


@pytest.mark.asyncio
async def test_a_page_that_there_is_not_is_refused(server: SimulatedServer) -> None:
    page = (await server.command(DORA, "help")).private
    (unknown, _, _) = load("en").say("press-unknown").partition("`")
    for arguments in ("6", "-1", "open", "open table", "", "999999999999"):
        custom_id = panel_custom_id(NO_GAME, "guide", arguments)
        answer = await server.press_made_up(DORA, page, custom_id)
        assert answer.text.strip().startswith(unknown), arguments


@pytest.mark.parametrize("locale", languages())
def test_no_page_is_one_block_of_text(locale: str) -> None:
    for page in range(len(PAGES)):
        (embed,) = guide_screen(page, load(locale)).embeds
        paragraphs = embed.description.split("\n\n")
        assert len(paragraphs) >= 3
        assert max(map(len, paragraphs)) < 350


@pytest.mark.parametrize("locale", languages())
def test_the_tour_tells_of_boards_of_ones_own(locale: str) -> None:
    (embed,) = guide_screen(1, load(locale)).embeds
    assert load(locale).say("command-name-boards") in embed.description
