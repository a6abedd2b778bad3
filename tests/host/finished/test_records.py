"""Records: the most that happened in the games that count, and from which game each is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.actions import Resign
from engine.host.finished.figures import NOTE, Figures, figures_of
from engine.host.finished.records import records
from engine.host.store.records import Result
from tests.support.host_harness import ADA, BEN, HostedGame, HostHarness

A, B, C = range(3)
SERVER = 7


def game(name: str, turns: int, *seats: int) -> tuple[Result, ...]:
    """People on these seats came in in this order."""
    return tuple(
        Result(name, 7, 100 + seat, float(turns), seat, place, 4, turns, "played", "P", "hat")
        for place, seat in enumerate(seats, start=1)
    )


def held(*games: tuple[Result, ...], **known: Figures) -> dict[str, tuple[str, int | None, float]]:
    return {it.kind: (it.game_id, it.seat, it.value) for it in records(games, known)}


def test_of_each_kind_the_most_is_a_record() -> None:
    first = Figures(rent=(900, B), deal=(50, A), comeback=(0.2, A), luck=((1.5, A), (-0.5, B)))
    second = Figures(rent=(800, A), deal=(60, B), comeback=(0.1, B), luck=((0.5, A), (-2.5, B)))
    found = held(game("x", 30, A, B), game("y", 50, B, A), x=first, y=second)
    assert found == {
        "rent": ("x", B, 900),
        "deal": ("y", B, 60),
        "comeback": ("y", B, 0.1),
        "shortest": ("x", A, 30),
        "longest": ("y", None, 50),
        "lucky": ("x", A, 1.5),
        "unlucky": ("y", B, -2.5),
    }


def test_of_equals_the_older_one_holds_the_record() -> None:
    same = Figures(rent=(900, B))
    assert held(game("y", 31, A, B), game("x", 30, A, B), x=same, y=same)["rent"][0] == "x"


def test_a_computer_and_a_deleted_person_hold_no_record() -> None:
    of_computer = Figures(rent=(900, C), comeback=(0.1, C))
    assert held(game("x", 30, A, B), x=of_computer).keys() == {"shortest"}
    gone = (replace(game("x", 30, A, B)[0], user_id=-2), game("x", 30, A, B)[1])
    assert held(gone, x=Figures(rent=(900, A))).keys() == {"longest"}


def test_a_game_without_figures_still_has_its_turns() -> None:
    assert held(game("x", 30, A, B)) == {"shortest": ("x", A, 30)}, "it is the longest one too"
    assert records((), {}) == ()


@pytest.mark.asyncio
async def test_a_game_is_counted_once_and_a_few_at_a_time(harness: HostHarness) -> None:
    games = []
    for _ in range(2):
        opened = await harness.open_lobby(ADA, BEN)
        await harness.lobbies.start(opened.record.id, ADA.user_id)
        await HostedGame(harness, opened.record.id).submit(B, Resign())
        games.append(opened.record.id)
    assert (await figures_of(harness.host, SERVER, games, 1)).keys() == {games[0]}
    known = await figures_of(harness.host, SERVER, games, 1)
    assert known.keys() == set(games)
    await harness.store.notes.put(games[0], NOTE, '{"rent": [7, 0]}')
    assert (await figures_of(harness.host, SERVER, games, 0))[games[0]].rent == (7, 0)
    await harness.store.notes.put(games[0], NOTE, '{"rent": "much"}')
    assert (await figures_of(harness.host, SERVER, games, 0))[games[0]] == Figures()


@pytest.mark.asyncio
async def test_a_game_without_its_log_has_no_figures(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, BEN)
    await harness.lobbies.start(opened.record.id, ADA.user_id)
    await HostedGame(harness, opened.record.id).submit(B, Resign())
    await harness.store.personal.drop_log(opened.record.id)
    found = await figures_of(harness.host, SERVER, [opened.record.id], 1)
    assert found == {opened.record.id: Figures()}
