"""/monopoly standings: of one server, told privately, in pages."""

from __future__ import annotations

from pathlib import Path

import pytest

import bot.features.statistics.listing
import engine.host.finished.turns
from engine.core.actions import Resign
from engine.core.saves import SCHEMA, dump_state
from engine.host.preferences.preferences import Preferences
from engine.host.store.records import Commit, GameRecord, Player, Result, Secret, Step
from tests.support.game import A, B, C, live
from tests.support.simulated_messages import Answer, buttons, labels, said
from tests.support.simulated_server import SimulatedServer, simulated_server
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio
ONLOOKER = 3
TABS = ["This season", "All time", "Records", "My profile"]


@pytest.fixture(autouse=True)
def short_games_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long a game has to be is tested in the host."""
    monkeypatch.setattr(engine.host.finished.turns, "LEAST_TURNS", 0)


async def play_to_the_end(server: SimulatedServer, people: int = 2) -> str:
    """A game that Ada wins: the others resign, the last first."""
    game = await server.start_game("live", people)
    for who in range(people - 1, 0, -1):
        await server.act(game, who, Resign())
    return game


async def crowd(server: SimulatedServer, count: int) -> None:
    """So many people have won against the next one, in games of before."""
    await play_to_the_end(server)
    place = server.app.host.store
    guild = (await place.search.games_of(server.user(A), ("over",)))[0].guild_id
    state = dump_state(live(2).state).decode()
    for number in range(count + 1):
        join(server, 5000 + number)
    for number in range(count):
        row = GameRecord(
            f"g{number}", 1, SCHEMA, "over", state, "live", guild, 1, False, 1, 1.0, 1.0
        )
        people = (Player(0, 5000 + number, f"P{number}", "hat"), Player(1, None, "Hopper", "boat"))
        step = Step(1, 1.0, None, None, "start", "[]")
        await place.games.create(
            Commit(row, 0, (step,), (), people), Secret(row.id, b"s" * 32, "c")
        )
        ends = [(5000 + number, 1, f"P{number:02}"), (5001 + number, 2, f"P{number + 1:02}")]
        results = [
            Result(row.id, guild, user, float(number), at - 1, at, 2, 9, "played", name, "hat")
            for user, at, name in ends
        ]
        await place.results.put(results)


def join(server: SimulatedServer, user_id: int) -> None:
    """Somebody without a name of note is a member of the server."""
    server.hub.world.run("INSERT INTO users(id, name) VALUES (?, ?)", user_id, f"User {user_id}")


def leave(server: SimulatedServer, user_id: int) -> None:
    """Somebody leaves the server."""
    server.hub.world.run("DELETE FROM users WHERE id = ?", user_id)


async def ladder_of(server: SimulatedServer, who: int) -> Answer:
    """The standings of all time in front of a member."""
    answer = await server.command(who, "standings")
    await server.press_id(who, answer.private, "leaderboard:0")
    return answer


# The ladder


async def test_a_ladder_that_nobody_is_on_says_how_it_begins(server: SimulatedServer) -> None:
    answer = await ladder_of(server, A)
    assert answer.is_private
    assert "Nobody’s ranked yet" in answer.text
    assert "everyone in it has had 8 turns of their own" in answer.text
    assert labels(answer.private) == TABS


async def test_whoever_wins_stands_above_whoever_loses(server: SimulatedServer) -> None:
    await play_to_the_end(server)
    lines = (await ladder_of(server, B)).text.split("\n")
    assert lines[2:4] == [
        "🥇 1 · **Ada** · **1007** (still settling) · 1 game, 1 win",
        "🥈 2 · __**Ben**__ · **996** (still settling) · 1 game, no wins",
    ]
    assert not [line for line in lines if line.startswith("➡️")]


async def test_who_is_not_on_it_is_told_how_to_get_there(server: SimulatedServer) -> None:
    await play_to_the_end(server)
    answer = await ladder_of(server, ONLOOKER)
    assert "You aren’t ranked yet" in answer.text


async def test_a_long_ladder_has_pages_and_ones_own_line_below(server: SimulatedServer) -> None:
    await crowd(server, 24)
    answer = await ladder_of(server, B)
    assert labels(answer.private) == ["◀ 1 of 3", "2 of 3 ▶", *TABS]
    assert [it.get("disabled", False) for it in buttons(answer.private)] == [True, *[False] * 5]
    own = [line for line in answer.text.split("\n") if line.startswith("➡️ You: ")]
    assert len(own) == 1
    assert "**Ben**" in own[0]
    await server.press(B, answer.private, "2 of 3")
    await server.press(B, answer.private, "3 of 3")
    last = said(answer.private).split("\n")
    assert len([line for line in last if line.startswith("▫️")]) == 7
    assert any("**Ben**" in line for line in last)
    assert not [line for line in last if line.startswith("➡️")]
    assert labels(answer.private) == ["◀ 2 of 3", "3 of 3 ▶", *TABS]


async def test_a_page_that_is_not_there_any_more_is_the_last(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await crowd(server, 11)
    monkeypatch.setattr(bot.features.statistics.listing, "PAGE", 5)
    answer = await ladder_of(server, A)
    await server.press(A, answer.private, "2 of 3")
    monkeypatch.undo()
    await server.press(A, answer.private, "3 of 3")
    assert labels(answer.private)[:2] == ["◀ 1 of 2", "2 of 2 ▶"]


async def test_who_has_left_the_server_is_not_listed_and_looked_up_once_a_day(
    server: SimulatedServer,
) -> None:
    await crowd(server, 12)
    first = (await ladder_of(server, A)).text.split("\n")[2:12]
    for user_id in range(5000, 5012):
        leave(server, user_id)
    for member in (A, B):
        assert (await ladder_of(server, member)).text.split("\n")[2] == first[0]
    await server.wait(25 * 3600)
    lines = (await ladder_of(server, B)).text.split("\n")
    listed = [line for line in lines if "(still settling)" in line]
    assert [name in line for name, line in zip(("Ada", "Ben", "P12"), listed, strict=True)] == [
        True
    ] * 3
    assert [line.split(" ")[1] for line in listed] == ["1", "2", "3"]


async def test_a_name_is_shown_letter_by_letter(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, names=("**Ada**", "@everyone", "Cleo")) as server:
        await play_to_the_end(server)
        answer = await ladder_of(server, C)
        assert "**\\*\\*Ada\\*\\***" in answer.text
        assert "@everyone" not in answer.text


# Profiles


async def test_ones_own_profile_tells_of_games_places_and_rating(server: SimulatedServer) -> None:
    await play_to_the_end(server, 3)
    await play_to_the_end(server)
    text = (await server.command(B, "standings", player=server.members[B].user)).text
    assert "**Ben**" in text
    assert "2 games, no wins" in text
    assert "Finishes: 🥈 2 (2 games)" in text
    assert "This rating is still settling: fewer than 5 rated games so far" in text
    assert "⭐ **Results**" in text, "these are all of them"
    assert "🥈 2 of 3 · " in text
    assert text.index("2 of 3") < text.index("2 of 2"), "better among more people"
    assert "🚢 Favorite token: Boat, 2 games" in text
    assert "Abandoned" not in text


async def test_somebody_elses_profile_is_told_on_the_server(server: SimulatedServer) -> None:
    await play_to_the_end(server)
    answer = await server.command(ONLOOKER, "standings", player=server.members[A].user)
    assert answer.is_private
    assert "**Ada**" in answer.text
    assert "1 game, **1** win" in answer.text
    nobody = await server.command(A, "standings", player=server.members[ONLOOKER].user)
    assert nobody.text.strip() == "Dora hasn’t finished a game on this server yet."


async def test_a_game_called_off_counts_apart(server: SimulatedServer) -> None:
    await server.start_game("live", 2)
    for who in (A, B):
        await server.vote_to_cancel(who)
    text = (await server.command(A, "standings", player=server.members[A].user)).text
    assert "No games, no wins" in text
    assert "Ended by agreement: 1" in text
    assert "No rating yet" in text
    assert "Nobody’s ranked yet" in (await ladder_of(server, A)).text


async def test_a_game_against_a_computer_counts_but_rates_nobody(server: SimulatedServer) -> None:
    game = await server.start_alone()
    await server.act(game, A, Resign())
    text = (await server.command(A, "standings", player=server.members[A].user)).text
    assert "1 game, no wins" in text
    assert "No rating yet" in text
    assert "Nobody’s ranked yet" in (await ladder_of(server, A)).text


async def test_ladder_and_profile_lead_to_each_other(server: SimulatedServer) -> None:
    await play_to_the_end(server)
    answer = await server.command(B, "standings", player=server.members[B].user)
    await server.press(B, answer.private, "Standings")
    assert said(answer.private).startswith("\nThis season (")
    await server.press(B, answer.private, "All time")
    assert said(answer.private).startswith("\nStandings · all time")
    await server.press(B, answer.private, "My profile")
    assert "Favorite token" in said(answer.private)


# Direct messages


async def test_in_direct_messages_all_servers_are_summed_up_without_a_rating(
    server: SimulatedServer,
) -> None:
    await play_to_the_end(server)
    answer = await server.command_in_dm(A, "standings", player=server.members[A].user)
    assert "1 game, **1** win" in answer.text
    assert "on all servers together" in answer.text
    assert "Rating **" not in answer.text
    assert labels(answer.private) == []


async def test_in_direct_messages_nobody_is_told_of_others(server: SimulatedServer) -> None:
    await play_to_the_end(server)
    answer = await server.command_in_dm(ONLOOKER, "standings", player=server.members[A].user)
    assert "Ada" not in answer.text
    assert "on a server you share" in answer.text
    own = await server.command_in_dm(A, "standings", player=server.members[A].user)
    assert "**Ada**" in own.text


async def test_in_direct_messages_there_is_no_ladder_but_what_one_has_played(
    server: SimulatedServer,
) -> None:
    await play_to_the_end(server)
    answer = await server.command_in_dm(A, "standings")
    assert "on all servers together" in answer.text
    assert "Ben" not in answer.text


# Languages


async def test_ladder_and_profile_are_told_in_the_readers_language(server: SimulatedServer) -> None:
    await play_to_the_end(server)
    chosen = Preferences(language="fr").model_dump_json()
    await put_preferences(server.app.host.store, server.user(B), chosen)
    server.app.publisher.locales.forget_person(server.user(B))
    assert "une partie, aucune gagnée" in (await ladder_of(server, B)).text
    assert (
        "Pion préféré\xa0: Bateau, une partie"
        in (await server.command(B, "standings", player=server.members[B].user)).text
    )
