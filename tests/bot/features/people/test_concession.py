"""Computers concede: the table says so to the one person who may end the game there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.people import concession
from bot.features.table import more
from bot.features.table.table_screen import final_screen, table_screen
from bot.interactions.router import Router
from bot.language.voice import Voice
from bot.presses.shared import More
from engine.core.actions import Resign, Roll
from engine.host.computers.notes import NOTE, ComputerNotes, dump_notes
from tests.support.game import BOARDWALK, PARK_PLACE, A, B, C, live
from tests.support.screens import buttons, text
from tests.support.simulated_messages import said
from tests.support.simulated_server import simulated_server
from tests.support.trade_game import GAME, RecordedReply, TradeGame, user

pytestmark = pytest.mark.asyncio
BUTTON = "Opponents concede: end the game…"


async def game_at(folder: Path, chance: float, seats: int = 3) -> TradeGame:
    """Ada's game against computers that have judged her chance to win."""
    arranged = live(seats).owns(A, BOARDWALK, PARK_PLACE)
    found = await TradeGame.at(folder, arranged.state, computers=(B, C)[: seats - 1])
    await judged(found, chance)
    return found


async def judged(game: TradeGame, chance: float, since: int = -1) -> None:
    notes = ComputerNotes(chances={A: chance}, winning={A: since})
    await game.host.store.notes.put(GAME, NOTE, dump_notes(notes))
    game.host.loaded.drop_all()


async def shown(game: TradeGame) -> tuple[str, list[str]]:
    table = await game.table()
    screen = table_screen(table, Voice(table.players, "classic", game.words), [], ())
    return text(screen), buttons(screen)


async def behind_more(game: TradeGame) -> list[str]:
    """The buttons that the person finds behind More…"""
    answer = RecordedReply(game.discord, None, False)
    context = game.context(user(A), answer, (), {})
    await Router(more.HANDLERS).press(context, f"m1:{GAME}:0:more:")
    return buttons(answer.screen)


async def press(
    game: TradeGame, who: int, arguments: str = "", key: str | None = None
) -> RecordedReply:
    """Press a button; `key` is the id of the interaction, another one each time unless given."""
    answer = RecordedReply(game.discord, None, True)
    custom_id = f"m1:{GAME}:0:concede:{arguments}"
    context = game.context(who, answer, (), {})
    context = context if key is None else replace(context, key=key)
    await Router(concession.HANDLERS).press(context, custom_id)
    return answer


@pytest.mark.parametrize("since", [0, -2], ids=["not yet for a lap", "for longer"])
async def test_the_text_is_shown_for_one_lap_and_the_button_stays(
    since: int, tmp_path: Path
) -> None:
    game = await game_at(tmp_path, 0.98)
    await judged(game, 0.98, since)
    told, _ = await shown(game)
    assert "see no way to win" not in told
    assert BUTTON in await behind_more(game)


async def test_the_table_offers_to_end_a_game_that_is_won(tmp_path: Path) -> None:
    game = await game_at(tmp_path, 0.98)
    told, _ = await shown(game)
    assert "Ben and Cleo see no way to win anymore." in told
    assert "The game can end here (under **More…**), or go on." in told
    assert BUTTON in await behind_more(game)
    asked = (await press(game, user(A))).screen
    assert "If you end the game here, you win" in text(asked)
    assert buttons(asked) == ["End the game and win", "Keep playing"]
    assert (await game.table()).record.phase == "running"
    assert "you win" in text((await press(game, user(A), "yes")).screen)
    assert (await game.table()).record.phase == "over"


async def test_no_button_of_the_game_message_moves_when_computers_concede(tmp_path: Path) -> None:
    game = await game_at(tmp_path, 0.6)
    _, before = await shown(game)
    await judged(game, 0.98)
    assert (await shown(game))[1] == before


async def test_where_nobody_has_more_the_button_is_the_last(tmp_path: Path) -> None:
    game = await game_at(tmp_path, 0.98)
    table = await game.table()
    voice = Voice(table.players, "classic", game.words)
    screen = table_screen(table, voice, [], (), hidden=(More,))
    assert buttons(screen)[-1] == BUTTON
    assert "The game can end here, or go on." in text(screen)


@pytest.mark.parametrize("keys", [("same", "same"), (None, None)], ids=["delivered", "pressed"])
async def test_what_comes_twice_ends_once_and_is_answered_alike(
    tmp_path: Path, keys: tuple[str | None, str | None]
) -> None:
    game = await game_at(tmp_path, 0.98)
    first = await press(game, user(A), "yes", keys[0])
    after = await game.table()
    second = await press(game, user(A), "yes", keys[1])
    assert after.record.phase == "over"
    assert text(second.screen) == text(first.screen)
    assert "you win" in text(second.screen)
    assert (await game.table()).record == after.record


async def test_who_has_won_otherwise_was_conceded_nothing(tmp_path: Path) -> None:
    game = await TradeGame.at(tmp_path, live(3).state)
    for seat in (B, C):
        await game.host.submit(GAME, user(seat), 0, Resign(), f"resigns {seat}")
    assert (await game.table()).record.phase == "over"
    assert "you win" not in text((await press(game, user(A), "yes")).screen)


async def test_who_plays_on_after_all_ends_nothing(tmp_path: Path) -> None:
    game = await game_at(tmp_path, 0.98)
    assert "The game goes on." in text((await press(game, user(A), "no")).screen)
    assert (await game.table()).record.phase == "running"


async def test_nobody_plays_on_in_a_game_that_is_over_or_another_s(tmp_path: Path) -> None:
    game = await game_at(tmp_path, 0.98)
    assert "not playing in this game" in text((await press(game, 999, "no")).screen)
    await press(game, user(A), "yes")
    assert "This game is over" in text((await press(game, user(A), "no")).screen)


async def test_one_computer_is_spoken_of_as_one(tmp_path: Path) -> None:
    game = await game_at(tmp_path, 0.98, seats=2)
    told, _ = await shown(game)
    assert "Ben sees no way to win anymore." in told
    assert BUTTON.replace("Opponents concede", "Opponent concedes") in await behind_more(game)
    assert "Ben concedes." in text((await press(game, user(A))).screen)


async def test_the_end_says_who_conceded(tmp_path: Path) -> None:
    game = await game_at(tmp_path, 0.98)
    await press(game, user(A), "yes")
    table = await game.table()
    voice = Voice(table.players, "classic", game.words)
    told = text(final_screen(table, voice, []))
    assert "After 1 turn, Ben and Cleo conceded." in told
    assert "only one player" not in told


async def test_words_that_no_button_has_are_unreadable(tmp_path: Path) -> None:
    game = await game_at(tmp_path, 0.98)
    answer = await press(game, user(A), "perhaps")
    assert "This button no longer works" in text(answer.screen)
    assert (await game.table()).record.phase == "running"


async def test_nobody_else_may_press_it(tmp_path: Path) -> None:
    game = await game_at(tmp_path, 0.98)
    for arguments in ("", "yes"):
        answer = await press(game, 999, arguments)
        assert "You’re not playing in this game" in text(answer.screen)
    assert (await game.table()).record.phase == "running"


async def test_a_press_that_comes_too_late_changes_nothing(tmp_path: Path) -> None:
    game = await game_at(tmp_path, 0.98)
    await judged(game, 0.6)
    told, _ = await shown(game)
    assert BUTTON not in await behind_more(game)
    assert "see no way" not in told
    for arguments in ("", "yes"):
        answer = await press(game, user(A), arguments)
        assert "That choice is no longer open" in text(answer.screen)
    assert (await game.table()).record.phase == "running"


async def test_the_text_is_shown_at_one_decision_alone(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await server.start_alone()
        notes = dump_notes(ComputerNotes(chances={A: 0.98}, winning={A: -1}))
        await server.app.host.store.notes.put(game, NOTE, notes)
        server.app.host.loaded.drop_all()
        told = []
        for again in (False, True, False):
            await server.app.publisher.redraw(game)
            await server.settle()
            told.append("no way to win anymore" in said(await server.message(game, "table")))
            if again:
                await server.act(game, A, Roll())
        assert told == [True, True, False]
