"""What people join is what is played: each yes is to the terms that the person saw."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.core.actions import Resign
from engine.editions.choice import Choice
from engine.host.clocks.paces import custom_pace
from engine.host.finished.ladder import ladder
from engine.host.finished.results import settle
from engine.host.lobby import Lobby
from engine.host.lobby_text import dump_lobby, load_lobby
from engine.host.people import motions
from engine.host.people.voters import RETIRE
from engine.host.refusals import Refusal
from engine.host.snapshots import OpenLobby
from tests.support.game import B
from tests.support.host_harness import ADA, BEN, CLEO, HostedGame, HostHarness, refusal

pytestmark = pytest.mark.asyncio
Change = Callable[[Lobby], Lobby]
HURRIED = custom_pace("relaxed", {"throw": 10, "buy": 10, "auction": 10}, absent_after=1)


def with_pace(pace: str) -> Change:
    return lambda it: it.with_pace(ADA.user_id, pace)


def with_choice(choice: Choice) -> Change:
    return lambda it: it.with_choice(ADA.user_id, lambda _: choice)


CHANGES: dict[str, Change] = {
    "pace": with_pace("evening"),
    "timers": with_pace(custom_pace("relaxed", {"buy": 60})),
    "absent after": with_pace(custom_pace("relaxed", {}, absent_after=1)),
    "rulebook": with_choice(Choice(edition="2008")),
    "game": with_choice(Choice(game="short")),
    "house rules": with_choice(Choice(house_rules=(("no-auctions", 0),))),
    "advice": lambda it: it.with_advice(ADA.user_id, "always"),
}


async def change(harness: HostHarness, opened: OpenLobby, how: Change) -> OpenLobby:
    return await harness.lobbies.change(opened.record.id, how)


async def confirm(harness: HostHarness, opened: OpenLobby, user: int, seen: str) -> OpenLobby:
    return await change(harness, opened, lambda it: it.confirmed_by(user, seen))


def unanswered(opened: OpenLobby) -> list[str]:
    return [player.name for player in opened.lobby.unanswered]


async def relaxed(harness: HostHarness) -> OpenLobby:
    return await harness.open_lobby(ADA, BEN, CLEO, pace="relaxed")


@pytest.mark.parametrize("how", CHANGES.values(), ids=CHANGES)
async def test_a_change_of_what_is_played_empties_the_yes_of_all_but_the_host(
    how: Change, harness: HostHarness
) -> None:
    opened = await relaxed(harness)
    assert unanswered(opened) == []
    opened = await change(harness, opened, how)
    assert unanswered(opened) == ["Ben", "Cleo"]
    start = harness.lobbies.start(opened.record.id, ADA.user_id)
    assert await refusal(start) is Refusal.UNANSWERED


async def test_who_sits_there_and_how_computers_play_is_no_part_of_it(harness: HostHarness) -> None:
    opened = await relaxed(harness)
    for how in (
        lambda it: it.with_computer(ADA.user_id, "dealer", "sharp"),
        lambda it: it.with_token(ADA.user_id, "iron"),
        lambda it: it.left_by(CLEO.user_id),
    ):
        opened = await change(harness, opened, how)
    assert unanswered(opened) == []


async def test_a_change_taken_back_leaves_each_yes_as_it_was(harness: HostHarness) -> None:
    opened = await relaxed(harness)
    opened = await change(harness, opened, with_pace("live"))
    opened = await change(harness, opened, with_pace("relaxed"))
    assert unanswered(opened) == []


async def test_the_order_of_house_rules_makes_no_other_terms() -> None:
    rules = (("no-auctions", 0), ("parking-pot", 500))
    terms = {Lobby(Choice(house_rules=it)).terms for it in (rules, rules[::-1])}
    assert len(terms) == 1


async def test_only_who_has_said_yes_gets_a_seat(harness: HostHarness) -> None:
    opened = await change(harness, await relaxed(harness), with_pace("evening"))
    opened = await confirm(harness, opened, CLEO.user_id, opened.lobby.terms)
    assert unanswered(opened) == ["Ben"]
    game = await harness.lobbies.start(
        opened.record.id, ADA.user_id, opened.lobby.terms, {BEN.user_id}
    )
    assert [player.name for player in game.players] == ["Ada", "Cleo"]
    assert [player.seat for player in game.players] == [0, 1]


async def test_who_says_yes_before_a_start_without_them_is_seated(harness: HostHarness) -> None:
    opened = await change(harness, await relaxed(harness), with_pace("evening"))
    terms, without = opened.lobby.terms, {BEN.user_id, CLEO.user_id}
    await confirm(harness, opened, BEN.user_id, terms)
    game = await harness.lobbies.start(opened.record.id, ADA.user_id, terms, without)
    assert [player.name for player in game.players] == ["Ada", "Ben"]


async def test_who_was_not_named_is_asked_about_before_a_start(harness: HostHarness) -> None:
    opened = await change(harness, await relaxed(harness), with_pace("evening"))
    start = harness.lobbies.start(opened.record.id, ADA.user_id, None, {BEN.user_id})
    assert await refusal(start) is Refusal.UNANSWERED


async def test_too_few_who_have_said_yes_are_no_game(harness: HostHarness) -> None:
    opened = await change(harness, await relaxed(harness), with_pace("evening"))
    without = {BEN.user_id, CLEO.user_id}
    start = harness.lobbies.start(opened.record.id, ADA.user_id, None, without)
    assert await refusal(start) is Refusal.TOO_FEW


async def test_a_start_counts_only_for_what_its_presser_saw(harness: HostHarness) -> None:
    opened = await relaxed(harness)
    seen = opened.lobby.terms
    await change(harness, opened, with_pace("live"))
    start = harness.lobbies.start(opened.record.id, ADA.user_id, seen, {BEN.user_id, CLEO.user_id})
    assert await refusal(start) is Refusal.TERMS_CHANGED


async def test_a_yes_to_what_is_no_longer_played_is_none(harness: HostHarness) -> None:
    opened = await change(harness, await relaxed(harness), with_pace("evening"))
    seen = opened.lobby.terms
    await change(harness, opened, with_pace("live"))
    assert await refusal(confirm(harness, opened, BEN.user_id, seen)) is Refusal.TERMS_CHANGED
    stranger = confirm(harness, opened, 999, seen)
    assert await refusal(stranger) is Refusal.NOT_JOINED


async def test_who_joins_what_has_just_changed_is_asked(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, pace="relaxed")
    seen = opened.lobby.terms
    await change(harness, opened, with_pace("live"))
    opened = await change(harness, opened, lambda it: it.joined_by(BEN, "join", seen))
    assert unanswered(opened) == ["Ben"]


async def test_whoever_becomes_host_is_in(harness: HostHarness) -> None:
    opened = await change(harness, await relaxed(harness), with_pace("evening"))
    opened = await change(harness, opened, lambda it: it.left_by(ADA.user_id))
    assert (opened.lobby.host_id, unanswered(opened)) == (BEN.user_id, ["Cleo"])


async def test_who_leaves_and_joins_again_says_yes_to_what_is_there_then(
    harness: HostHarness,
) -> None:
    opened = await change(harness, await relaxed(harness), with_pace("evening"))
    opened = await change(harness, opened, lambda it: it.left_by(BEN.user_id))
    assert opened.lobby.player(BEN.user_id) is None
    opened = await harness.join_lobby(opened.record.id, BEN)
    assert unanswered(opened) == ["Cleo"]


async def test_a_rematch_that_the_host_has_changed_needs_a_yes(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, BEN, CLEO)
    game = HostedGame(harness, opened.record.id)
    await harness.lobbies.start(game.id, ADA.user_id)
    for seat in (B, 2):
        await game.submit(seat, Resign())
    again = await harness.rematch(game.id, ADA, "k1")
    again = await harness.rematch(game.id, BEN, "k2")
    assert unanswered(again) == []
    await change(harness, again, with_pace("daily"))
    again = await harness.rematch(game.id, CLEO, "k3")
    assert unanswered(again) == ["Ben", "Cleo"]


async def test_in_lobbies_of_before_everybody_who_sits_there_has_said_yes(
    harness: HostHarness,
) -> None:
    opened = await relaxed(harness)
    players = [replace(it, agreed=None) for it in opened.lobby.players]
    old = load_lobby(dump_lobby(replace(opened.lobby, players=tuple(players))), 100, players)
    assert old.unanswered == ()
    assert len(replace(old, pace="live").unanswered) == 2
    changed = replace(opened.lobby, pace="live")
    assert load_lobby(dump_lobby(changed), 100, changed.players).unanswered != ()


async def test_nobody_who_went_before_the_timers_shrank_loses_a_rated_game(
    harness: HostHarness,
) -> None:
    """Ben joins a game of days and goes; Ada makes it one of seconds and starts."""
    opened = await harness.open_lobby(ADA, BEN, pace="relaxed")
    opened = await change(harness, opened, with_pace(HURRIED))
    game_id = opened.record.id
    start = harness.lobbies.start
    assert await refusal(start(game_id, ADA.user_id)) is Refusal.UNANSWERED
    assert await refusal(start(game_id, ADA.user_id, None, {BEN.user_id})) is Refusal.TOO_FEW


async def test_even_with_a_yes_to_short_timers_nobody_is_beaten_in_a_minute(
    harness: HostHarness,
) -> None:
    opened = await harness.open_lobby(ADA, BEN, pace="relaxed")
    opened = await change(harness, opened, with_pace(HURRIED))
    opened = await confirm(harness, opened, BEN.user_id, opened.lobby.terms)
    game = HostedGame(harness, opened.record.id)
    await harness.lobbies.start(game.id, ADA.user_id)
    while not (await game.table()).players[B].missed:
        due = [at for it in await game.deadlines() if (at := it.fires_at) is not None]
        await game.wait(max(0.0, min(due) - harness.time[0]))
    vote = motions.vote_on_seat(game.host, game.id, B, ADA.user_id, RETIRE, harness.key())
    assert await refusal(vote) is Refusal.RETIRE_TOO_FEW_MISSED
    await game.submit(B, Resign())
    await settle(harness.host, opened.record.guild_id)
    found = await harness.store.results.of_guild(opened.record.guild_id)
    assert [it.user_id for it in found] == [ADA.user_id, BEN.user_id]
    assert ladder(found) == ()
