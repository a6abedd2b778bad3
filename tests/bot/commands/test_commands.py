"""The commands, typed by members of a server and in direct messages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.commands.registration import SYNCED
from bot.commands.tree import Tree
from bot.language.language import languages, load
from bot.local.limits_commands import choices_faults, commands_faults
from tests.support.answer_labels import START
from tests.support.command_names import PLAYERS
from tests.support.fixed_dice import fixed_dice
from tests.support.game import BOARDWALK, A
from tests.support.simulated_messages import labels, links, said
from tests.support.simulated_server import SimulatedServer, simulated_server

NEEDED: Mapping[str, dict[str, str]] = {"deed": {"name": "Boardwalk"}, "away": {"until": "3 days"}}
"""The options without which a command cannot be sent."""
WITHOUT_GAME = ("boards", "mine", "help", "learn", "preferences", "rules", "standings")
"""The commands that are about no game in particular."""
HOUR, DAY = 3600, 24 * 3600


def definitions(server: SimulatedServer) -> list[list[dict[str, Any]]]:
    """Each set of commands that Discord has been told of."""
    return [
        body for method, path, body in server.requests if method == "PUT" and "commands" in path
    ]


@pytest.mark.asyncio
async def test_discord_is_told_of_every_command(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, is_new=True) as server:
        group, *_ = definitions(server)[0]
        assert [command["name"] for command in group["options"]] == list(PLAYERS)


@pytest.mark.asyncio
async def test_discord_takes_the_definitions(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, is_new=True) as server:
        (sent,) = definitions(server)
        assert list(commands_faults(sent)) == []
        for group in sent[:2]:
            assert len(group["options"]) <= 25
            for command in group["options"]:
                assert len(command["description"]) <= 100
                assert all(len(option["description"]) <= 100 for option in command["options"])


@pytest.mark.asyncio
async def test_discord_is_told_only_of_changed_definitions(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, is_new=True) as server:
        await server.restart()
        assert len(definitions(server)) == 1
        await server.app.host.store.settings.put(SYNCED, "of an older version")
        await server.restart()
        assert len(definitions(server)) == 2


@pytest.mark.asyncio
async def test_a_command_that_a_message_names_can_be_pressed(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        closed = await server.press(A, (await server.command(A, "help")).private, "Close")
        (shown,) = re.findall(r"</monopoly help:(\d+)>", closed.text)
        await server.restart()
        again = await server.press(A, (await server.command(A, "help")).private, "Close")
        assert f"</monopoly help:{shown}>" in again.text, "as noted, without telling Discord anew"


@pytest.mark.asyncio
async def test_a_command_is_named_as_its_readers_type_it(tmp_path: Path) -> None:
    """Discord shows a command that can be pressed by its English name alone."""
    async with simulated_server(tmp_path) as server:
        mentions = server.app.uploads.symbols.commands
        english = load("en")
        for locale in languages():
            for name in PLAYERS:
                typed = f"/monopoly {load(locale).say(f'command-name-{name}')}"
                shown = mentions.get(typed, typed)
                assert re.sub(r"</(.*):\d+>", r"/\1", shown) == typed
        assert f"/monopoly {english.say('command-name-new')}" in mentions


@pytest.mark.asyncio
@pytest.mark.parametrize("name", PLAYERS)
async def test_a_command_is_answered_privately_in_the_channel(name: str, tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        await server.start_game("daily", people=3)
        answer = await server.command(A, name, **NEEDED.get(name, {}))
        assert answer.text.strip()


@pytest.mark.asyncio
@pytest.mark.parametrize("name", PLAYERS)
async def test_a_command_is_answered_in_direct_messages(name: str, tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        await server.start_game("daily", people=3)
        answer = await server.command_in_dm(A, name, **NEEDED.get(name, {}))
        assert answer.text.strip()


@pytest.mark.asyncio
@pytest.mark.parametrize("name", [it for it in PLAYERS if it != "new"])
async def test_a_command_without_a_game_is_answered(name: str, tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        answer = await server.command(A, name, **NEEDED.get(name, {}))
        assert ("There’s no game in this channel" in answer.text) == (name not in WITHOUT_GAME)


# -- which game and which deed ------------------------------------------------------------------


@pytest.mark.asyncio
async def test_ones_own_games_are_offered_before_those_of_the_channel(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        first = await server.start_game("daily", people=2)
        await server.wait(1)
        second = await server.start_game("live", people=3)
        offered = await server.completions(0, "board", "game", "")
        assert [it["value"] for it in offered] == [first, second]
        assert list(choices_faults(offered, ())) == []
        theirs = await server.completions(2, "board", "game", "")
        assert [it["value"] for it in theirs] == [second, first]
        assert [it["value"] for it in await server.completions(0, "board", "game", "cleo")] == [
            second
        ]
        onlooker = await server.completions(3, "board", "game", "")
        assert [it["value"] for it in onlooker] == [first, second]


@pytest.mark.asyncio
async def test_what_is_typed_for_a_completion_of_an_older_version_is_not_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("INFO", "bot")
    monkeypatch.setattr(Tree, "_completes", lambda *_: False)
    async with simulated_server(tmp_path) as server:
        assert await server.completions(A, "board", "game", "Zoë") == []
    assert "a completion that is none of ours: 'monopoly'" in caplog.text
    assert "Zoë" not in caplog.text


@pytest.mark.asyncio
async def test_among_several_games_one_must_be_named(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        await server.start_game("daily", people=2)
        second = await server.start_game("live", people=3)
        assert "several games" in (await server.command(0, "board")).text
        assert "Cleo" in (await server.command(0, "mine")).text
        named = await server.command(0, "game", show="history", game=second)
        assert "Cleo" in named.text
        onlooker = await server.command(3, "board")
        assert "There are several games in this channel" in onlooker.text
        assert labels(onlooker.private) == ["This game"] * 2
        unknown = await server.command(0, "game", show="history", game="nonsens")
        assert "doesn’t exist" in unknown.text


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("name", "options", "says"),
    [
        ("board", {}, "The board"),
        ("manage", {}, "Your property"),
        ("deed", {"name": "39"}, "Boardwalk"),
        ("away", {"until": "3 days"}, "You’re away until"),
        ("leave", {}, "How do you want to leave the game"),
    ],
)
async def test_among_several_games_a_button_leads_to_each(
    name: str, options: dict[str, str], says: str, tmp_path: Path
) -> None:
    async with simulated_server(tmp_path) as server:
        await server.start_game("daily", people=2)
        game = await server.start_game("live", people=3)
        asked = await server.command(0, name, **options)
        assert "Which one do you mean?" in asked.text
        assert "Ada, Ben and Cleo" in asked.text
        answer = await server.press_id(0, asked.private, f":{game}:")
        assert says in answer.text


@pytest.mark.asyncio
async def test_deeds_are_offered_by_what_is_typed(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        await server.start_game("daily")
        offered = await server.completions(0, "deed", "name", "board")
        assert offered == [{"name": "Boardwalk", "value": str(BOARDWALK)}]
        every = await server.completions(0, "deed", "name", "")
        assert len(every) == 25
        assert list(choices_faults(every, ())) == []


@pytest.mark.asyncio
@pytest.mark.parametrize("name", [str(BOARDWALK), "Boardwalk", "boardw"])
async def test_a_deed_is_shown_by_choice_or_by_name(name: str, tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        await server.start_game("daily")
        assert "Boardwalk" in (await server.command(0, "deed", name=name)).text


@pytest.mark.asyncio
@pytest.mark.parametrize("name", ["Atlantis", "0", "99", "²"])
async def test_an_unknown_deed_is_said_to_be_unknown(name: str, tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        await server.start_game("daily")
        assert "no property with that name" in (await server.command(0, "deed", name=name)).text


# -- permissions --------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.parametrize("lacking", ["embed_links", "send_messages", "read_message_history"])
async def test_a_missing_permission_is_named_before_a_lobby_opens(
    lacking: str, tmp_path: Path
) -> None:
    async with simulated_server(tmp_path) as server:
        server.deny_permissions(**{lacking: True})
        answer = await server.command(0, "new")
        assert f"don’t have permission for this: {lacking.replace('_', ' ')}" in answer.text
        assert not server.messages


@pytest.mark.asyncio
async def test_a_missing_permission_is_named_before_the_start(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await server.open_lobby()
        server.deny_permissions(embed_links=True, send_messages=True)
        answer = await server.press(0, await server.message(game, "lobby"), START)
        assert "embed links" in answer.text
        assert "send messages" in answer.text
        assert (await server.app.host.snapshot(game)).record.phase == "lobby"


@pytest.mark.asyncio
async def test_where_no_files_may_be_attached_a_lobby_opens_and_asks_for_it(
    tmp_path: Path,
) -> None:
    async with simulated_server(tmp_path) as server:
        server.deny_permissions(attach_files=True)
        told = (await server.command(0, "new")).text
        assert "Your lobby is open" in told
        assert "I need this permission: attach files" in told


@pytest.mark.asyncio
async def test_a_server_that_wants_no_pictures_is_not_asked_to_allow_them(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        server.make_manager(0)
        await server.press(0, (await server.open_settings(0)).private, "Text only, no pictures")
        server.deny_permissions(attach_files=True)
        assert "attach files" not in (await server.command(0, "new")).text


@pytest.mark.asyncio
@pytest.mark.parametrize("name", ["replay", "export"])
async def test_a_file_that_cannot_be_sent_is_not_made(name: str, tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        await server.start_game("live")
        server.deny_permissions(attach_files=True)
        told = (await server.command(0, "game", show=name)).text
        assert "missing this permission: attach files" in told
        assert "I lack" not in (await server.command_in_dm(0, "game", show=name)).text


# -- looking up ---------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_long_history_has_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_dice(monkeypatch, mix="told")
    async with simulated_server(tmp_path) as server:
        game = await server.start_game("live", people=3)
        await server.answer_by_timeout(game, 120)
        newest = (await server.command(0, "game", show="history")).private
        last = int(newest.embeds[0].footer.text.rsplit(maxsplit=1)[-1])
        assert last > 2
        told = said(newest)
        assert labels(newest)[:2] == ["⏮ 1", f"◀ {last - 1} of {last}"]
        older = (await server.press(0, newest, "◀")).response
        ways = ["⏮ 1", f"◀ {last - 2} of {last}", f"{last} of {last} ▶", f"{last} ⏭"]
        assert labels(older) == ways
        assert said(older) != told
        again = (await server.press(0, older, f"{last} of")).response
        assert said(again) == told
        first = (await server.press(0, again, "⏮")).response
        assert labels(first)[2:] == [f"2 of {last} ▶", f"{last} ⏭"]
        assert "Rolling to go first" in said(first)
        assert said((await server.press(0, first, f"{last} ⏭")).response) == told


@pytest.mark.asyncio
async def test_a_history_of_two_pages_has_two_buttons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, mix="told")
    async with simulated_server(tmp_path) as server:
        game = await server.start_game("live", people=3)
        for _ in range(20):
            await server.answer_by_timeout(game, 5)
            shown = (await server.command(0, "game", show="history")).private
            if "◀ 1 of 2" in labels(shown):
                break
        assert labels(shown)[:2] == ["◀ 1 of 2", "2 of 2 ▶"]
        assert not [it for it in labels(shown) if it.startswith("⏮") or it.endswith("⏭")]


@pytest.mark.asyncio
async def test_the_seed_is_told_when_the_game_is_over(tmp_path: Path) -> None:
    seed = bytes(range(32))
    async with simulated_server(tmp_path, seed=seed) as server:
        await server.start_game("daily", people=2)
        before = await server.command(0, "game", show="verify")
        assert "revealed when the game is over" in before.text
        assert seed.hex() not in before.text
        await server.vote_to_cancel(0)
        await server.vote_to_cancel(1)
        after = await server.command(0, "game", show="verify")
        assert f"Seed: `{seed.hex()}`" in after.text
        assert "✅ The seed matches the hash" in after.text
        assert "✅ Every roll and every shuffle" in after.text


@pytest.mark.asyncio
async def test_mine_lists_what_waits_for_me_by_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    async with simulated_server(tmp_path) as server:
        slow = await server.start_game("daily", people=2)
        await server.wait(15 * 60)
        fast = await server.start_game("live", people=3)
        lobby = await server.open_lobby("daily", people=1)
        shown = await server.command_in_dm(0, "mine")
        for address, game in zip(links(shown.private), (fast, slow, lobby), strict=True):
            role = "lobby" if game == lobby else "table"
            place = f"{server.channel.id}/{(await server.message(game, role)).id}"
            assert address.endswith(f"/{server.channel.id}" if game == fast else place)
        assert shown.text.count("Your move") == 2
        others = (await server.command_in_dm(1, "mine")).text
        assert "Waiting for Ada" in others
        assert "Your move" not in others
