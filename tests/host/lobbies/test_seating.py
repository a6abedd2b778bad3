"""Who sits where once a lobby's game starts, and that its proof and its file have it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from engine.core.actions import Resign
from engine.host.finished.export import export_game
from engine.host.finished.proof import prove
from engine.host.lobbies.beginning import lobby_like
from engine.host.lobbies.seating import with_seating
from engine.host.lobby import Person
from engine.host.lobby_player import Seating
from engine.host.refusals import Refusal, Refused
from engine.host.snapshots import StartedGame
from engine.host.store.records import Secret
from engine.replay.differences import Difference
from engine.replay.gamefile import GameFile, read_file
from engine.replay.verification import check
from tests.support.host_harness import ADA, BEN, CLEO, DORA, HostHarness

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("drawn_seats")]
PEOPLE = (ADA, BEN, CLEO, DORA)


async def started(harness: HostHarness, seating: Seating = "drawn") -> StartedGame:
    found = await harness.open_lobby(*PEOPLE)
    game_id, host_id = found.record.id, ADA.user_id
    chosen = partial(with_seating, user_id=host_id, seating=seating)
    await harness.lobbies.change(game_id, chosen)
    return await harness.lobbies.start(game_id, host_id)


async def ended(harness: HostHarness, game: StartedGame) -> GameFile:
    for person in PEOPLE[1:]:
        await harness.host.submit(game.record.id, person.user_id, 0, Resign(), harness.key())
    return read_file(await export_game(harness.host, game.record.id))


def users(game: StartedGame) -> list[int | None]:
    return [player.user_id for player in game.players]


async def test_the_seed_draws_the_seats_and_people_keep_their_tokens(harness: HostHarness) -> None:
    found = await harness.open_lobby(*PEOPLE)
    tokens = {it.user_id: it.token for it in found.players}
    orders = set()
    for _ in range(8):
        game = await started(harness)
        assert {it.user_id: it.token for it in game.players} == tokens
        assert [it.seat for it in game.players] == [0, 1, 2, 3]
        assert [it.name for it in game.players] == [
            next(person.name for person in PEOPLE if person.user_id == it.user_id)
            for it in game.players
        ]
        orders.add(tuple(users(game)))
    assert len(orders) > 2


async def test_a_host_may_keep_the_order_of_joining(harness: HostHarness) -> None:
    for _ in range(8):
        game = await started(harness, "joined")
        assert users(game) == [person.user_id for person in PEOPLE]


async def test_nobody_but_the_host_chooses(harness: HostHarness) -> None:
    found = await harness.open_lobby(ADA, BEN)
    with pytest.raises(Refused) as refused:
        with_seating(found.lobby, BEN.user_id, "joined")
    assert refused.value.refusal is Refusal.NOT_HOST


@pytest.mark.parametrize("seating", ["drawn", "joined"])
async def test_proof_and_file_have_the_seats(harness: HostHarness, seating: Seating) -> None:
    game = await started(harness, seating)
    file = await ended(harness, game)
    assert "lead to every event" in check(file)
    assert (await prove(harness.host, game.record.id)).wrong == ()


async def test_other_seats_than_the_drawn_ones_are_found_out(harness: HostHarness) -> None:
    file = await ended(harness, await started(harness))
    first = file.steps[0]
    swapped = first.events[0].tokens[::-1]  # type: ignore[union-attr]
    events = (replace(first.events[0], tokens=swapped), *first.events[1:])  # type: ignore[call-arg]
    seats = tuple(
        seat.model_copy(update={"token": token})
        for seat, token in zip(file.seats, swapped, strict=True)
    )
    steps = (first.model_copy(update={"events": events}), *file.steps[1:])
    with pytest.raises(Difference):
        check(file.model_copy(update={"seats": seats, "steps": steps}))


async def test_the_proof_says_that_the_seats_are_wrong(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await started(harness)
    await ended(harness, game)
    secret = await harness.store.games.secret(game.record.id)
    assert secret is not None

    async def other(_: object, game_id: str) -> Secret:
        return replace(secret, mix="another")

    monkeypatch.setattr(type(harness.store.games), "secret", other)
    assert "seats" in (await prove(harness.host, game.record.id)).wrong


@pytest.mark.parametrize("seating", ["drawn", "joined"])
async def test_a_rematch_takes_its_seats_in_the_same_way(
    harness: HostHarness, seating: Seating
) -> None:
    game = await started(harness, seating)
    await ended(harness, game)
    assert (await lobby_like(harness.host, game)).seating == seating


async def test_who_joins_last_is_mixed_in_last(harness: HostHarness) -> None:
    found = await harness.open_lobby(*PEOPLE)
    mix = found.lobby.mix
    game = await harness.lobbies.start(found.record.id, ADA.user_id)
    secret = await harness.store.games.secret(game.record.id)
    assert secret is not None
    assert secret.mix == mix


async def test_a_computer_sits_where_it_is_drawn(harness: HostHarness) -> None:
    found = await harness.open_lobby(Person(ADA.user_id, ADA.name))
    for _ in range(3):
        found = await harness.lobbies.change(
            found.record.id, lambda it: it.with_computer(ADA.user_id)
        )
    game = await harness.lobbies.start(found.record.id, ADA.user_id)
    by_token = {it.token: it.name for it in found.players}
    assert {it.token: it.name for it in game.players} == by_token
