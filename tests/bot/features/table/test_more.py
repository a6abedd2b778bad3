"""What More… shows: what each person may look up or do in a game, and nothing else."""

from __future__ import annotations

import pytest

from engine.core.actions import GoOn, Hold, Mortgage, Roll
from engine.core.decisions import HeldRoll
from engine.core.state import GameState, waiting
from engine.host.clocks.paces import DAY
from engine.host.lobby import ALLOWANCE_NOTE
from engine.host.people import pauses
from engine.host.snapshots import state_of
from tests.support.answer_labels import (
    AWAY,
    BOARD,
    HISTORY,
    HOLD,
    MISSED,
    MORE,
    MY_GAMES,
    ORDERS,
    PAUSE,
    ROLL,
    SINCE,
    label,
)
from tests.support.fixed_dice import fixed_dice
from tests.support.game import READING, A, B, C, by_post, live
from tests.support.panel_game import GAME, NOW, PanelGame, StartPanelGame, buttons
from tests.support.simulated_messages import labels
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ADVICE, UNDO = label("button-advise"), label("undo-open")
BYSTANDER = 8


async def behind_more(game: PanelGame, seat: int) -> list[str]:
    """What somebody is shown who presses More… on the game message."""
    return buttons((await game.press(seat, f"m1:{GAME}:0:more:", private=False)).screen)


def is_hold(label: str) -> bool:
    return label.startswith(HOLD)


async def test_a_player_finds_all_that_is_not_on_the_game_message(
    start_game: StartPanelGame,
) -> None:
    game = await start_game(live(3).to_move(A).state)
    rest = [ORDERS, AWAY, PAUSE, MY_GAMES]
    assert await behind_more(game, A) == [BOARD, MISSED, SINCE, HISTORY, *rest]
    *looked_up, hold = (await behind_more(game, B))[:5]
    assert (looked_up, is_hold(hold)) == ([BOARD, MISSED, SINCE, HISTORY], True)
    assert (await behind_more(game, B))[5:] == rest


async def test_undo_is_offered_while_it_is_possible(start_game: StartPanelGame) -> None:
    game = await start_game(live(3).owns(B, READING).to_move(A).state)
    assert UNDO not in await behind_more(game, B)
    await game.host.submit(GAME, 100 + B, 0, Mortgage(READING), "mortgage")
    assert UNDO in await behind_more(game, B)
    await game.host.submit(GAME, 100 + A, waiting(state_of(await game.table())).id, Roll(), "roll")
    assert UNDO not in await behind_more(game, B)


async def test_who_only_looks_on_finds_only_what_may_be_looked_up(
    start_game: StartPanelGame,
) -> None:
    game = await start_game(live(3).to_move(A).state)
    await game.host.store.notes.put(GAME, ALLOWANCE_NOTE, "always")
    watching = [BOARD, label("button-follow"), label("button-guess")]
    assert await behind_more(game, BYSTANDER) == [*watching, HISTORY, MY_GAMES]


async def test_every_button_answers_its_reader(start_game: StartPanelGame) -> None:
    game = await start_game(live(3).to_move(A).state)
    await game.host.store.notes.put(GAME, ALLOWANCE_NOTE, "always")
    for seat, count in ((B, 10), (BYSTANDER, 5)):
        screen = (await game.press(seat, f"m1:{GAME}:0:more:")).screen
        assert len(buttons(screen)) == count
        for text in buttons(screen):
            answer = await game.choose(seat, screen, text)
            assert answer.updates or answer.private_screens, text
            assert "no longer works" not in answer.text


@pytest.mark.parametrize(
    ("state", "seats"),
    [
        (live(3).to_move(A).state, (B, C)),
        (live(3).jailed(A).to_move(A).state, (B, C)),
        (by_post(3).to_move(A).state, ()),
        (live(3).owes(A, 2000, B).state, ()),
    ],
)
async def test_amb_05_only_who_may_hold_the_roll_is_offered_it(
    start_game: StartPanelGame, state: GameState, seats: tuple[int, ...]
) -> None:
    game = await start_game(state)
    found = [it for it in (A, B, C, BYSTANDER) if any(map(is_hold, await behind_more(game, it)))]
    assert tuple(found) == seats


async def test_amb_05_no_more_is_offered_than_the_rules_allow(start_game: StartPanelGame) -> None:
    arranged = live(3).to_move(A)
    for _ in range(arranged.state.rules.holds_a_gap):
        decision = arranged.state.agenda.top
        assert decision is not None
        arranged.play(B, Hold(decision.id))
        arranged.play(B, GoOn())
    game = await start_game(arranged.state)
    assert not any(map(is_hold, await behind_more(game, B)))
    assert any(map(is_hold, await behind_more(game, C)))


async def test_amb_05_who_has_held_the_roll_is_shown_what_is_left(
    start_game: StartPanelGame,
) -> None:
    game = await start_game(live(3).to_move(A).state)
    opened = (await game.press(B, f"m1:{GAME}:0:more:")).screen
    (hold,) = filter(is_hold, buttons(opened))
    rest = [UNDO if it == hold else it for it in buttons(opened)]
    assert buttons((await game.choose(B, opened, hold)).screen) == rest
    assert isinstance((await game.table()).public().decision, HeldRoll)
    assert "asked for a moment" in (await game.choose(C, opened, hold)).text


async def test_advice_is_offered_only_where_it_is_allowed(start_game: StartPanelGame) -> None:
    game = await start_game(live(2).to_move(A).state)
    for allowance, is_offered in (("always", True), ("computers", False), ("never", False)):
        await game.host.store.notes.put(GAME, ALLOWANCE_NOTE, allowance)
        for seat in (A, B):
            assert (ADVICE in await behind_more(game, seat)) == is_offered


async def test_alone_against_computers_there_is_advice_and_nothing_to_hold(
    server: SimulatedServer,
) -> None:
    game = await server.start_alone(computers=2)
    opened = await server.press(A, await server.message(game, "table"), MORE)
    assert ADVICE in labels(opened.private)
    assert AWAY not in labels(opened.private)
    assert PAUSE not in labels(opened.private)
    assert not any(map(is_hold, labels(opened.private)))


async def test_in_a_pause_it_stays_and_no_roll_is_held(start_game: StartPanelGame) -> None:
    game = await start_game(live(3).to_move(A).state)
    await pauses.pause(game.host, GAME, NOW + DAY, None)
    assert await behind_more(game, B) == [BOARD, MISSED, SINCE, HISTORY, ORDERS, AWAY, MY_GAMES]


async def test_below_an_old_game_message_it_shows_what_is_now(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    game = await server.start_game("live")
    mover = (await server.table(game)).position.mover
    old = await server.message(game, "table")
    assert any(map(is_hold, labels((await server.press(1 - mover, old, MORE)).private)))
    await server.press(mover, old, ROLL)
    for ended in (False, True):
        if ended:
            asked = await server.ask_to_resign(mover)
            await server.press(mover, asked.private, "Resign")
        found = labels((await server.press_late(1 - mover, old, MORE)).private)
        assert not any(map(is_hold, found))
        assert found == (
            [BOARD, HISTORY, MY_GAMES]
            if ended
            else [BOARD, MISSED, SINCE, HISTORY, ORDERS, AWAY, PAUSE, MY_GAMES]
        )
