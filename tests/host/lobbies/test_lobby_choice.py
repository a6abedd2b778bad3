"""A lobby chooses: rulebook, game and house rules, by the host alone, for all who sit in it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from engine.editions.catalogue import CATALOGUE
from engine.editions.choice import (
    Choice,
    NotPlayable,
    chosen,
    with_edition,
    with_game,
    with_house_rule,
)
from engine.host.clocks.paces import PACES
from engine.host.lobby import SHORT_EVENING, Lobby
from engine.host.lobby_text import dump_lobby, load_lobby
from engine.host.people.cancellation import agree_to_cancel
from engine.host.refusals import Refusal, Refused
from engine.host.snapshots import OpenLobby, StartedGame
from tests.support.host_harness import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    DAY,
    HOUR,
    MINUTE,
    START,
    HostHarness,
    person,
    refusal,
)

pytestmark = pytest.mark.asyncio
SHORT = Choice("1994", "short", (("parking-pot", 500),))


async def choose(harness: HostHarness, opened: OpenLobby, user: int, change: object) -> OpenLobby:
    return await harness.lobbies.change(
        opened.record.id,
        lambda it: it.with_choice(user, change),  # type: ignore[arg-type]
    )


async def test_the_host_chooses_what_is_played(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, BEN)
    edition = partial(with_edition, edition="2008")
    with pytest.raises(Refused) as refused:
        await choose(harness, opened, BEN.user_id, edition)
    assert refused.value.refusal is Refusal.NOT_HOST
    await choose(harness, opened, ADA.user_id, edition)
    await choose(harness, opened, ADA.user_id, partial(with_game, game="short"))
    pot = partial(with_house_rule, name="parking-pot", number=500)
    await choose(harness, opened, ADA.user_id, pot)
    await harness.confirm_all(opened.record.id)
    game = await harness.lobbies.start(opened.record.id, ADA.user_id)
    assert chosen(game.position.rules) == Choice("2008", "short", (("parking-pot", 500),))


async def test_what_contradicts_itself_changes_nothing(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, BEN)
    with pytest.raises(NotPlayable):
        await choose(harness, opened, ADA.user_id, partial(with_game, game="new-short"))
    assert await harness.lobbies.find(opened.record.id) == opened


async def test_setup_01_no_game_with_fewer_seats_than_are_taken(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, computers=7)
    with pytest.raises(Refused) as refused:
        await choose(harness, opened, ADA.user_id, partial(with_edition, edition="1935"))
    assert refused.value.refusal is Refusal.SEATS_TAKEN
    assert refused.value.facts == {"most": 7, "taken": 8}
    await harness.lobbies.change(opened.record.id, lambda it: it.without_computer(ADA.user_id))
    await choose(harness, opened, ADA.user_id, partial(with_edition, edition="1935"))
    assert await refusal(harness.join_lobby(opened.record.id, person(9))) is Refusal.LOBBY_FULL


async def test_setup_01_three_players_start_the_game_of_1935(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, BEN)
    await choose(harness, opened, ADA.user_id, partial(with_edition, edition="1935"))
    assert await refusal(harness.lobbies.start(opened.record.id, ADA.user_id)) is Refusal.TOO_FEW
    await harness.join_lobby(opened.record.id, CLEO)
    await harness.confirm_all(opened.record.id)
    game = await harness.lobbies.start(opened.record.id, ADA.user_id)
    assert len(game.position.seats) == 3


async def test_a_rematch_is_played_by_the_same_choice(harness: HostHarness) -> None:
    lobby = Lobby(SHORT, "daily")
    opened = await harness.lobbies.open(CHANNEL, ADA, lobby, "join-0")
    await harness.join_lobby(opened.record.id, BEN)
    await harness.lobbies.start(opened.record.id, ADA.user_id)
    for guest in (ADA, BEN):
        await agree_to_cancel(harness.host, opened.record.id, guest.user_id)
    again = await harness.rematch(opened.record.id, BEN, "k")
    assert (again.lobby.choice, again.lobby.pace) == (SHORT, "daily")


async def test_a_lobby_is_stored_with_its_choice() -> None:
    lobby = Lobby(SHORT, "daily", 100).joined_by(ADA, "k").with_computer(ADA.user_id)
    assert load_lobby(dump_lobby(lobby), 100, lobby.players) == lobby


async def test_who_sits_in_a_lobby_stands_in_its_players_alone() -> None:
    lobby = Lobby(host_id=ADA.user_id).joined_by(ADA, "k", "terms").with_computer(ADA.user_id)
    stored = json.loads(dump_lobby(lobby))
    assert stored["players"] == [
        {"mixed": "k", "agreed": "terms"},
        {"mixed": "computer", "agreed": None},
    ]
    assert "host_id" not in stored


async def test_a_lobby_from_when_only_editions_were_chosen_opens_again() -> None:
    stored = json.loads(dump_lobby(Lobby(pace="daily", host_id=100)))
    del stored["choice"]
    stored["edition"] = "1973"
    assert load_lobby(json.dumps(stored), 100) == Lobby(Choice("1973"), "daily", 100)


async def test_a_stored_lobby_is_opened_as_far_as_it_can_be_played() -> None:
    stale = replace(SHORT, edition="1935", house_rules=(("free-beer", 1), ("jail-fine", 75)))
    loaded = load_lobby(dump_lobby(Lobby(stale)))
    assert loaded.choice == Choice("1935", "standard", (("jail-fine", 75),))


async def timed_lobby(harness: HostHarness) -> OpenLobby:
    opened = await harness.open_lobby(ADA, BEN)
    return await choose(harness, opened, ADA.user_id, partial(with_game, game="time-limit"))


async def agree(harness: HostHarness, opened: OpenLobby, user: int, length: float) -> OpenLobby:
    seconds = int(length)
    return await harness.lobbies.change(opened.record.id, lambda it: it.with_length(user, seconds))


TIMED = [(e, g) for e in CATALOGUE for g in ("new-short", "time-limit") if g in CATALOGUE[e].games]


@pytest.mark.parametrize(("edition", "game"), TIMED)
async def test_s35_01_tl_01_a_timed_game_ends_as_long_after_its_start_as_agreed(
    harness: HostHarness, edition: str, game: str
) -> None:
    opened = await harness.open_lobby(ADA, BEN, CLEO)
    for change in (partial(with_edition, edition=edition), partial(with_game, game=game)):
        await choose(harness, opened, ADA.user_id, change)
    await agree(harness, opened, ADA.user_id, 2 * HOUR)
    await harness.confirm_all(opened.record.id)
    harness.time[0] += 20 * MINUTE
    started = await harness.lobbies.start(opened.record.id, ADA.user_id)
    assert hours(started) == [START + 20 * MINUTE + 2 * HOUR]


def hours(game: StartedGame) -> list[float]:
    return [it.at for it in game.deadlines if it.kind == "hour"]


@pytest.mark.parametrize(("pace", "length"), [("live", HOUR), ("relaxed", 30 * DAY)])
async def test_s35_01_a_timed_game_without_a_chosen_length_has_that_of_its_pace(
    harness: HostHarness, pace: str, length: float
) -> None:
    opened = await timed_lobby(harness)
    at = opened.record.id
    await harness.lobbies.change(at, lambda it: it.with_pace(ADA.user_id, pace))
    await harness.confirm_all(at)
    assert hours(await harness.lobbies.start(at, ADA.user_id)) == [START + length]


async def test_a_lobby_of_an_earlier_version_with_an_hour_has_the_usual_length() -> None:
    timed = Lobby(Choice("1994", "time-limit"))
    stored = json.loads(dump_lobby(timed)) | {"hour": START + 2 * HOUR}
    assert load_lobby(json.dumps(stored)) == timed


async def test_s35_01_the_host_alone_says_the_hour(harness: HostHarness) -> None:
    opened = await timed_lobby(harness)
    assert await refusal(agree(harness, opened, BEN.user_id, HOUR)) is Refusal.NOT_HOST


@pytest.mark.parametrize("length", [-HOUR, 0, 10 * MINUTE - 1, 365 * DAY + 1])
async def test_s35_01_a_timed_game_lasts_ten_minutes_to_a_year(
    harness: HostHarness, length: float
) -> None:
    opened = await timed_lobby(harness)
    late = agree(harness, opened, ADA.user_id, length)
    assert await refusal(late) is Refusal.LENGTH_OUT_OF_RANGE


async def test_s35_01_a_game_that_ends_by_itself_has_no_hour(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, BEN)
    assert await refusal(agree(harness, opened, ADA.user_id, HOUR)) is Refusal.NOT_TIMED


async def test_an_hour_is_forgotten_with_the_game_that_needed_it(harness: HostHarness) -> None:
    opened = await timed_lobby(harness)
    await agree(harness, opened, ADA.user_id, HOUR)
    await choose(harness, opened, ADA.user_id, partial(with_game, game="standard"))
    game = await harness.lobbies.start(opened.record.id, ADA.user_id)
    assert all(it.kind != "hour" for it in game.deadlines)


@pytest.mark.parametrize("edition", CATALOGUE)
async def test_tl_01_a_short_evening_is_live_and_ends_forty_minutes_after_its_start(
    harness: HostHarness, edition: str
) -> None:
    opened = await harness.open_lobby(ADA, BEN, CLEO)
    at = opened.record.id
    await choose(harness, opened, ADA.user_id, partial(with_edition, edition=edition))
    await harness.lobbies.change(at, lambda it: it.with_pace(ADA.user_id, "daily"))
    await harness.lobbies.change(at, lambda it: it.with_game(ADA.user_id, SHORT_EVENING))
    await harness.confirm_all(at)
    started = await harness.lobbies.start(at, ADA.user_id)
    assert started.record.pace == "live"
    assert started.position.rules.is_timed
    assert hours(started) == [START + 40 * MINUTE]


@pytest.mark.parametrize(
    "change",
    [
        lambda it: it.with_game(ADA.user_id, "time-limit"),
        lambda it: it.with_pace(ADA.user_id, "daily"),
    ],
)
async def test_what_is_no_short_evening_any_more_lasts_as_long_as_usual(
    harness: HostHarness, change: Callable[[Lobby], Lobby]
) -> None:
    opened = await harness.open_lobby(ADA, BEN)
    at = opened.record.id
    await harness.lobbies.change(at, lambda it: it.with_game(ADA.user_id, SHORT_EVENING))
    changed = (await harness.lobbies.change(at, change)).lobby
    assert not changed.is_short_evening
    assert changed.ends_after == PACES[changed.pace].length
