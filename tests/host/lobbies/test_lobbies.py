"""Lobbies: sitting down, getting up, starting, closing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

from engine.core.actions import Roll
from engine.core.chance import FairChance
from engine.core.events import DeckShuffled, GameStarted, StarterRolled
from engine.core.saves import load_events
from engine.host.finished.proof import prove
from engine.host.lobbies.beginning import MOST_DIRECT
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobby import TOKENS, Lobby, Location
from engine.host.refusals import Refusal, Refused
from engine.host.snapshots import OpenLobby
from engine.host.store.games import PLAYER, Games
from engine.host.store.records import DIRECT, Player, Secret
from tests.support.game import A, B, C
from tests.support.host_harness import (
    ADA,
    BEN,
    CLEO,
    DAY,
    MINUTE,
    START,
    HostHarness,
    person,
    refusal,
)

pytestmark = pytest.mark.asyncio


def names(opened: OpenLobby) -> list[str]:
    return [player.name for player in opened.lobby.players]


# Sitting down


def rows(players: Iterable[Player]) -> list[tuple[object, ...]]:
    """What is stored of players; what they joined a lobby with is not."""
    return [PLAYER.row(player) for player in players]


async def test_whoever_opens_a_lobby_sits_in_it_and_is_its_host(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA)
    assert names(opened) == ["Ada"]
    assert opened.record.host_id == ADA.user_id
    assert (opened.record.guild_id, opened.record.channel_id) == (7, 8)
    assert rows(await harness.store.games.players(opened.record.id)) == rows(opened.players)
    assert harness.committed == [opened.record.id]


async def test_the_hash_of_the_seed_is_fixed_when_the_lobby_opens(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA)
    secret = await harness.store.games.secret(opened.record.id)
    assert opened.commitment == sha256(secret.seed).hexdigest()
    assert len(secret.seed) == 32
    assert (await harness.join_lobby(opened.record.id, BEN)).commitment == opened.commitment


async def test_two_lobbies_have_different_seeds(harness: HostHarness) -> None:
    harness.lobbies = Lobbies(harness.host)
    one, other = await harness.open_lobby(ADA), await harness.open_lobby(ADA)
    assert one.record.id != other.record.id
    assert one.commitment != other.commitment


async def test_games_opened_at_once_in_direct_messages_are_counted(harness: HostHarness) -> None:
    place = Location(DIRECT, 8, False)
    tries = [harness.lobbies.open(place, ADA, Lobby(), f"open {n}") for n in range(2 * MOST_DIRECT)]
    opened = await asyncio.gather(*tries, return_exceptions=True)
    numbers = [it.record.number for it in opened if isinstance(it, OpenLobby)]
    assert numbers == [*range(1, MOST_DIRECT + 1)]
    refused = [it.refusal for it in opened if isinstance(it, Refused)]
    assert refused == [Refusal.DIRECT_FULL] * MOST_DIRECT


async def test_nobody_joins_twice(harness: HostHarness) -> None:
    game = (await harness.open_lobby(ADA, BEN)).record.id
    for guest in (ADA, BEN):
        assert await refusal(harness.join_lobby(game, guest)) is Refusal.ALREADY_JOINED
    assert names(await harness.lobbies.find(game)) == ["Ada", "Ben"]


async def test_fifty_presses_of_join_seat_one_person_once(harness: HostHarness) -> None:
    game = (await harness.open_lobby(ADA)).record.id
    presses = [harness.join_lobby(game, BEN, f"press {n}") for n in range(50)]
    answers = await asyncio.gather(*presses, return_exceptions=True)
    assert sum(isinstance(answer, OpenLobby) for answer in answers) == 1
    assert names(await harness.lobbies.find(game)) == ["Ada", "Ben"]


async def test_eight_seats_and_no_more(harness: HostHarness) -> None:
    game = (await harness.open_lobby(ADA, computers=2)).record.id
    joins = [harness.join_lobby(game, person(n), f"press {n}") for n in range(1, 10)]
    answers = await asyncio.gather(*joins, return_exceptions=True)
    assert sum(isinstance(answer, OpenLobby) for answer in answers) == 5
    opened = await harness.lobbies.find(game)
    assert [player.seat for player in opened.players] == list(range(8))
    assert len({player.token for player in opened.players}) == 8
    assert await refusal(harness.join_lobby(game, person(50))) is Refusal.LOBBY_FULL
    more = harness.lobbies.change(game, lambda it: it.with_computer(ADA.user_id))
    assert await refusal(more) is Refusal.LOBBY_FULL


async def test_setup_04_a_token_is_taken_once(harness: HostHarness) -> None:
    game = (await harness.open_lobby(ADA, BEN)).record.id

    async def take(user: int, token: str) -> OpenLobby:
        return await harness.lobbies.change(game, lambda it: it.with_token(user, token))

    after = await take(BEN.user_id, "thimble")
    assert [player.token for player in after.players] == [TOKENS[0], "thimble"]
    assert await refusal(take(ADA.user_id, "thimble")) is Refusal.TOKEN_TAKEN
    assert await refusal(take(ADA.user_id, "none")) is Refusal.TOKEN_TAKEN
    assert await refusal(take(CLEO.user_id, "cat")) is Refusal.NOT_JOINED
    await take(ADA.user_id, TOKENS[0])
    await harness.lobbies.change(game, lambda it: it.left_by(BEN.user_id))
    assert (await take(ADA.user_id, "thimble")).players[0].token == "thimble"


# Computers


async def test_computers_sit_down_and_get_up(harness: HostHarness) -> None:
    game = (await harness.open_lobby(ADA, BEN)).record.id
    for _ in range(2):
        opened = await harness.lobbies.change(game, lambda it: it.with_computer(BEN.user_id))
    assert [player.user_id for player in opened.players] == [100, 101, None, None]
    assert len({player.name for player in opened.players}) == 4
    first = opened.players[2]
    opened = await harness.lobbies.change(game, lambda it: it.without_computer(ADA.user_id))
    assert opened.players[2:] == (first,)
    await harness.lobbies.change(game, lambda it: it.without_computer(ADA.user_id))
    gone = harness.lobbies.change(game, lambda it: it.without_computer(ADA.user_id))
    assert await refusal(gone) is Refusal.NO_COMPUTER


async def test_a_computer_plays_as_it_was_asked_for(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, computers=1)
    await harness.lobbies.change(
        opened.record.id, lambda it: it.with_computer(ADA.user_id, "builder", "sharp")
    )
    game = await harness.lobbies.start(opened.record.id, ADA.user_id)
    asked_for = [(None, None), (None, None), ("builder", "sharp")]
    assert [(it.character, it.strength) for it in game.players] == asked_for
    harness.host.loaded.drop_all()
    stored = await harness.host.started_game(opened.record.id)
    assert [(it.character, it.strength) for it in stored.players] == asked_for


async def test_only_who_sits_there_adds_and_removes_computers(harness: HostHarness) -> None:
    game = (await harness.open_lobby(ADA, computers=1)).record.id
    added = harness.lobbies.change(game, lambda it: it.with_computer(CLEO.user_id))
    assert await refusal(added) is Refusal.NOT_JOINED
    removed = harness.lobbies.change(game, lambda it: it.without_computer(CLEO.user_id))
    assert await refusal(removed) is Refusal.NOT_JOINED


# Getting up


async def test_the_next_person_becomes_host_when_the_host_leaves(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, computers=1)
    game = opened.record.id
    await harness.join_lobby(game, BEN)
    await harness.join_lobby(game, CLEO)
    after = await harness.lobbies.change(game, lambda it: it.left_by(ADA.user_id))
    assert after.record.host_id == after.lobby.host_id == BEN.user_id
    assert [player.seat for player in after.players] == [0, 1, 2]
    assert await refusal(harness.lobbies.start(game, ADA.user_id)) is Refusal.NOT_HOST
    assert (await harness.lobbies.start(game, BEN.user_id)).record.phase == "running"


async def test_the_host_stays_host_when_others_leave(harness: HostHarness) -> None:
    game = (await harness.open_lobby(ADA, BEN, CLEO)).record.id
    after = await harness.lobbies.change(game, lambda it: it.left_by(BEN.user_id))
    assert after.lobby.host_id == ADA.user_id
    assert names(after) == ["Ada", "Cleo"]
    again = harness.lobbies.change(game, lambda it: it.left_by(BEN.user_id))
    assert await refusal(again) is Refusal.NOT_IN_LOBBY


async def test_a_lobby_left_to_computers_closes_and_tells_its_seed(harness: HostHarness) -> None:
    game = (await harness.open_lobby(ADA, computers=2)).record.id
    after = await harness.lobbies.change(game, lambda it: it.left_by(ADA.user_id))
    assert after.record.phase == "cancelled"
    assert (await prove(harness.host, game)).seed_fits
    assert await harness.store.schedule.next_deadline() is None
    assert await refusal(harness.join_lobby(game, BEN)) is Refusal.CANCELLED


# Time and closing


@pytest.mark.parametrize(("pace", "open_for"), [("live", 30 * MINUTE), ("daily", 7 * DAY)])
async def test_a_lobby_closes_when_nobody_starts_it_in_time(
    harness: HostHarness, pace: str, open_for: float
) -> None:
    game = (await harness.open_lobby(ADA, BEN, pace=pace)).record.id
    assert await harness.store.schedule.next_deadline() == START + open_for
    harness.time[0] = START + open_for - 1
    await harness.lobbies.expire(game)
    assert (await harness.lobbies.find(game)).record.phase == "lobby"
    harness.time[0] += 1
    await harness.lobbies.expire(game)
    assert await refusal(harness.lobbies.find(game)) is Refusal.CANCELLED
    assert (await prove(harness.host, game)).seed_fits
    version = (await harness.store.games.load(game)).version
    await harness.lobbies.expire(game)
    assert (await harness.store.games.load(game)).version == version


async def test_the_bell_of_a_lobby_does_nothing_to_a_game(harness: HostHarness) -> None:
    game = (await harness.open_lobby(ADA, BEN)).record.id
    started = await harness.lobbies.start(game, ADA.user_id)
    harness.time[0] += DAY
    await harness.lobbies.expire(game)
    assert (await harness.host.started_game(game)).record == started.record


async def test_only_the_host_calls_a_lobby_off(harness: HostHarness) -> None:
    game = (await harness.open_lobby(ADA, BEN)).record.id
    assert await refusal(harness.lobbies.close(game, BEN.user_id)) is Refusal.NOT_HOST
    closed = await harness.lobbies.close(game, ADA.user_id)
    assert closed.record.phase == "cancelled"
    for late in (
        harness.lobbies.close(game, ADA.user_id),
        harness.lobbies.start(game, ADA.user_id),
        harness.join_lobby(game, CLEO),
    ):
        assert await refusal(late) is Refusal.CANCELLED


async def test_only_the_host_chooses_the_pace(harness: HostHarness) -> None:
    game = (await harness.open_lobby(ADA, BEN)).record.id
    other = harness.lobbies.change(game, lambda it: it.with_pace(BEN.user_id, "daily"))
    assert await refusal(other) is Refusal.NOT_HOST
    after = await harness.lobbies.change(game, lambda it: it.with_pace(ADA.user_id, "daily"))
    assert after.record.pace == "daily"
    assert after.record.expires_at == START + 7 * DAY


async def test_only_its_host_and_who_sits_down_keep_a_lobby_open_for_longer(
    harness: HostHarness,
) -> None:
    opened = await harness.open_lobby(ADA, BEN)
    game, token, until = opened.record.id, TOKENS[5], opened.record.expires_at
    assert until is not None
    harness.time[0] += MINUTE
    await harness.lobbies.change(game, lambda it: it.with_token(BEN.user_id, token))
    after = await harness.lobbies.change(game, lambda it: it.with_computer(BEN.user_id))
    assert after.record.expires_at == until
    assert (await harness.join_lobby(game, CLEO)).record.expires_at == until + MINUTE
    harness.time[0] += MINUTE
    after = await harness.lobbies.change(game, lambda it: it.left_by(CLEO.user_id))
    assert after.record.expires_at == until + MINUTE
    after = await harness.lobbies.change(game, lambda it: it.with_advice(ADA.user_id, "never"))
    assert after.record.expires_at == until + 2 * MINUTE


async def test_a_moderator_closes_a_lobby_of_their_server_alone(harness: HostHarness) -> None:
    record = (await harness.open_lobby(ADA, BEN)).record
    elsewhere = harness.lobbies.close_for_moderator(record.id, record.guild_id + 1)
    assert await refusal(elsewhere) is Refusal.NO_SUCH_GAME
    closed = await harness.lobbies.close_for_moderator(record.id, record.guild_id)
    assert closed.record.phase == "cancelled"


# Starting


async def test_only_the_host_starts_and_only_with_enough_seats(harness: HostHarness) -> None:
    game = (await harness.open_lobby(ADA)).record.id
    assert await refusal(harness.lobbies.start(game, ADA.user_id)) is Refusal.TOO_FEW
    await harness.join_lobby(game, BEN)
    assert await refusal(harness.lobbies.start(game, BEN.user_id)) is Refusal.NOT_HOST
    assert await refusal(harness.lobbies.start(game, CLEO.user_id)) is Refusal.NOT_HOST
    assert (await harness.lobbies.start(game, ADA.user_id)).record.phase == "running"


async def test_a_game_starts_once(harness: HostHarness) -> None:
    game = (await harness.open_lobby(ADA, BEN)).record.id
    starts = [harness.lobbies.start(game, ADA.user_id) for _ in range(20)]
    answers = await asyncio.gather(*starts, return_exceptions=True)
    assert sum(isinstance(answer, Exception) for answer in answers) == 19
    assert [step.action for step in await harness.store.games.steps(game)] == ["start"]
    for late in (
        harness.lobbies.start(game, ADA.user_id),
        harness.join_lobby(game, CLEO),
        harness.lobbies.close(game, ADA.user_id),
    ):
        assert await refusal(late) is Refusal.STARTED


async def test_the_start_seats_everybody_by_token_and_tells_the_rolls(
    harness: HostHarness,
) -> None:
    opened = await harness.open_lobby(ADA, BEN, CLEO)
    game = await harness.lobbies.start(opened.record.id, ADA.user_id)
    banked = tuple(replace(player, bank=2 * MINUTE) for player in opened.players)
    assert game.players == await harness.store.games.players(opened.record.id)
    assert rows(game.players) == rows(banked)
    assert [seat.token for seat in game.position.seats] == list(TOKENS[:3])
    (step,) = await harness.store.games.steps(opened.record.id, opened.record.version)
    events = load_events(step.events)
    assert isinstance(events[0], GameStarted)
    rolled = [event for event in events if isinstance(event, StarterRolled)]
    assert {event.seat for event in rolled} == {A, B, C}
    assert game.record.expires_at is None
    assert await harness.store.outbox.of_game(opened.record.id)
    (deadline,) = game.deadlines
    assert (deadline.seat, deadline.at) == (game.position.mover, START + 4 * MINUTE)


async def test_the_requests_that_people_joined_with_are_mixed_into_the_dice(
    harness: HostHarness,
) -> None:
    opened = await harness.open_lobby(ADA, BEN, computers=1)
    await harness.join_lobby(opened.record.id, CLEO, "77")
    await harness.lobbies.change(opened.record.id, lambda it: it.left_by(BEN.user_id))
    await harness.lobbies.start(opened.record.id, ADA.user_id)
    secret = await harness.store.games.secret(opened.record.id)
    assert secret.mix == "join-0-computer-77"
    steps = await harness.store.games.steps(opened.record.id)
    events = load_events(steps[0].events)
    chance = FairChance(secret.seed, secret.mix)
    for laid in (event for event in events if isinstance(event, DeckShuffled)):
        assert chance.shuffle(sorted(laid.cards), laid.deck) == laid.cards
        assert FairChance(secret.seed).shuffle(sorted(laid.cards), laid.deck) != laid.cards


async def test_a_lobby_is_not_a_table(harness: HostHarness) -> None:
    game = (await harness.open_lobby(ADA, BEN)).record.id
    assert await refusal(harness.host.started_game(game)) is Refusal.NOT_STARTED
    pressed = harness.host.submit(game, ADA.user_id, 1, Roll(), "k")
    assert await refusal(pressed) is Refusal.NOT_STARTED
    assert await refusal(harness.lobbies.find("nothing")) is Refusal.NO_SUCH_GAME


async def test_looking_while_the_lobby_changes_leaves_nothing_old_behind(
    harness: HostHarness,
) -> None:
    game = (await harness.open_lobby(ADA)).record.id
    harness.host.loaded.drop(game)
    slow = Slow(harness.store.games)
    harness.host.store = replace(harness.store, games=slow)
    look = asyncio.create_task(harness.host.snapshot(game))
    await slow.reached.wait()
    joined = await harness.join_lobby(game, BEN)
    slow.go_on.set()
    assert [player.name for player in (await look).players] == ["Ada", "Ben"]  # It was read again.
    assert await harness.host.snapshot(game) == joined


class Slow:
    """Games that take their time once to tell of a secret."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self.reached, self.go_on = asyncio.Event(), asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._games, name)

    async def secret(self, game_id: str) -> Secret | None:
        if not self.reached.is_set():
            self.reached.set()
            await self.go_on.wait()
        secret: Secret | None = await self._games.secret(game_id)
        return secret
