"""The commands, typed by members of a server and in direct messages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.client import SYNCED
from bot.local.limits_commands import choices_faults, commands_faults
from tests.support.discord import World, world
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import labels, said, selects
from tests.support.game import BOARDWALK, A

COMMANDS = (
    "new", "mine", "board", "manage", "orders", "trade", "deed", "rules", "history", "stats",
    "replay", "resign",
    "cancel", "undo", "verify", "export", "help", "preferences", "away", "pause",
    "leaderboard", "profile",
)  # fmt: skip
NEEDED = {"deed": {"name": "Boardwalk"}, "away": {"until": "3 days"}}
HOUR, DAY = 3600, 24 * 3600


def definitions(here: World) -> list[list[dict[str, Any]]]:
    """Each set of commands that Discord has been told of."""
    return [body for method, path, body in here.requests if method == "PUT" and "commands" in path]


@pytest.mark.asyncio
async def test_every_command_has_a_test_here(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        group, _ = definitions(here)[0]
        assert {command["name"] for command in group["options"]} == set(COMMANDS)


@pytest.mark.asyncio
async def test_discord_takes_the_definitions(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        (sent,) = definitions(here)
        assert list(commands_faults(sent)) == []
        for group in sent:
            assert len(group["options"]) <= 25
            for command in group["options"]:
                assert len(command["description"]) <= 100
                assert all(len(option["description"]) <= 100 for option in command["options"])


@pytest.mark.asyncio
async def test_discord_is_told_only_of_changed_definitions(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.restart()
        assert len(definitions(here)) == 1
        await here.app.host.store.settings.put(SYNCED, "of an older version")
        await here.restart()
        assert len(definitions(here)) == 2


@pytest.mark.asyncio
@pytest.mark.parametrize("name", COMMANDS)
async def test_a_command_is_answered_privately_in_the_channel(name: str, tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("daily", people=3)
        answer = await here.command(A, name, **NEEDED.get(name, {}))
        assert answer.text.strip()


@pytest.mark.asyncio
@pytest.mark.parametrize("name", COMMANDS)
async def test_a_command_is_answered_in_direct_messages(name: str, tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("daily", people=3)
        before = len(here.messages)
        answer = await here.command_in_dm(A, name, **NEEDED.get(name, {}))
        refused = "in a channel of a server" in answer.text
        assert refused == (name == "new")
        assert len(here.messages) == before or not refused


@pytest.mark.asyncio
@pytest.mark.parametrize("name", [it for it in COMMANDS if it != "new"])
async def test_a_command_without_a_game_is_answered(name: str, tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        answer = await here.command(A, name, **NEEDED.get(name, {}))
        own = name in ("mine", "help", "preferences", "rules", "leaderboard", "profile")
        assert ("There is no game here" in answer.text) == (not own)


# -- which game and which deed ------------------------------------------------------------------


@pytest.mark.asyncio
async def test_ones_own_games_are_offered_before_those_of_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        first = await here.start("daily", people=2)
        await here.wait(1)
        second = await here.start("live", people=3)
        offered = await here.completions(0, "board", "game", "")
        assert [it["value"] for it in offered] == [first, second]
        assert list(choices_faults(offered, ())) == []
        theirs = await here.completions(2, "board", "game", "")
        assert [it["value"] for it in theirs] == [second, first]
        assert [it["value"] for it in await here.completions(0, "board", "game", "cleo")] == [
            second
        ]
        onlooker = await here.completions(3, "board", "game", "")
        assert [it["value"] for it in onlooker] == [first, second]


@pytest.mark.asyncio
async def test_among_several_games_one_must_be_named(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("daily", people=2)
        second = await here.start("live", people=3)
        assert "several games" in (await here.command(0, "board")).text
        assert "Cleo" in (await here.command(0, "mine")).text
        named = await here.command(0, "history", game=second)
        assert "3 players" in named.text
        onlooker = await here.command(3, "board")
        assert onlooker.text.startswith("Several games run in this channel")
        unknown = await here.command(0, "history", game="nonsens")
        assert "no such game" in unknown.text


@pytest.mark.asyncio
async def test_deeds_are_offered_by_what_is_typed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("daily")
        offered = await here.completions(0, "deed", "name", "board")
        assert offered == [{"name": "Boardwalk", "value": str(BOARDWALK)}]
        every = await here.completions(0, "deed", "name", "")
        assert len(every) == 25
        assert list(choices_faults(every, ())) == []


@pytest.mark.asyncio
@pytest.mark.parametrize("name", [str(BOARDWALK), "Boardwalk", "boardw"])
async def test_a_deed_is_shown_by_choice_or_by_name(name: str, tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("daily")
        assert "Boardwalk" in (await here.command(0, "deed", name=name)).text


@pytest.mark.asyncio
@pytest.mark.parametrize("name", ["Atlantis", "0", "99", "²"])
async def test_an_unknown_deed_is_said_to_be_unknown(name: str, tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("daily")
        assert "no such property" in (await here.command(0, "deed", name=name)).text


# -- permissions --------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.parametrize("lacking", ["embed_links", "send_messages", "read_message_history"])
async def test_a_missing_permission_is_named_before_a_lobby_opens(
    lacking: str, tmp_path: Path
) -> None:
    async with world(tmp_path) as here:
        here.deny(**{lacking: True})
        answer = await here.command(0, "new")
        assert f"I lack: {lacking.replace('_', ' ')}" in answer.text
        assert not here.messages


@pytest.mark.asyncio
async def test_a_missing_permission_is_named_before_the_start(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        game = await here.open()
        here.deny(embed_links=True, send_messages=True)
        answer = await here.press(0, await here.message(game, "lobby"), "Start")
        assert "embed links" in answer.text
        assert "send messages" in answer.text
        assert (await here.app.host.look(game)).game.phase == "lobby"


@pytest.mark.asyncio
async def test_where_no_files_may_be_attached_a_lobby_opens_and_asks_for_it(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        here.deny(attach_files=True)
        told = (await here.command(0, "new")).text
        assert "The lobby is open" in told
        assert "To show the board I need: attach files" in told


@pytest.mark.asyncio
async def test_a_server_that_wants_no_pictures_is_not_asked_to_allow_them(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.trust(0)
        await here.press(0, (await here.settings(0)).private, "Text only, no pictures")
        here.deny(attach_files=True)
        assert "attach files" not in (await here.command(0, "new")).text


@pytest.mark.asyncio
@pytest.mark.parametrize("name", ["replay", "export"])
async def test_a_file_that_cannot_be_sent_is_not_made(name: str, tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("live")
        here.deny(attach_files=True)
        assert "I lack: attach files" in (await here.command(0, name)).text
        assert "I lack" not in (await here.command_in_dm(0, name)).text


# -- looking up ---------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_long_history_has_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_dice(monkeypatch, mix="told")
    async with world(tmp_path) as here:
        game = await here.start("live", people=3)
        await here.let_silence_answer(game, 120)
        newest = (await here.command(0, "history")).private
        last = int(newest.embeds[0].footer.text.rsplit(maxsplit=1)[-1])
        assert last > 2
        told = said(newest)
        assert labels(newest)[:2] == ["⏮ 1", f"◀ {last - 1} of {last}"]
        older = (await here.press(0, newest, "◀")).result.response
        ways = ["⏮ 1", f"◀ {last - 2} of {last}", f"{last} of {last} ▶", f"{last} ⏭"]
        assert labels(older) == ways
        assert said(older) != told
        again = (await here.press(0, older, f"{last} of")).result.response
        assert said(again) == told
        first = (await here.press(0, again, "⏮")).result.response
        assert labels(first)[2:] == [f"2 of {last} ▶", f"{last} ⏭"]
        assert "The game begins" in said(first)
        assert said((await here.press(0, first, f"{last} ⏭")).result.response) == told


@pytest.mark.asyncio
async def test_the_seed_is_told_when_the_game_is_over(tmp_path: Path) -> None:
    seed = bytes(range(32))
    async with world(tmp_path, seed=seed) as here:
        await here.start("daily", people=2)
        before = await here.command(0, "verify")
        assert "told when the game is over" in before.text
        assert seed.hex() not in before.text
        await here.call_off(0)
        await here.call_off(1)
        after = await here.command(0, "verify")
        assert f"Seed: `{seed.hex()}`" in after.text
        assert "✅ The seed has the hash" in after.text
        assert "✅ Every throw, and all that was shuffled," in after.text


@pytest.mark.asyncio
async def test_mine_lists_what_waits_for_me_by_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    async with world(tmp_path) as here:
        slow = await here.start("daily", people=2)
        await here.wait(15 * 60)
        fast = await here.start("live", people=3)
        lobby = await here.open("daily", people=1)
        lines = said((await here.command_in_dm(0, "mine")).private).strip().split("\n")[1:]
        lines = [line for line in lines if "time bank" not in line]
        assert len(lines) == 3
        for line, game in zip(lines, (fast, slow, lobby), strict=True):
            role = "lobby" if game == lobby else "table"
            place = f"{here.channel.id}/{(await here.message(game, role)).id}"
            assert place in line
        assert "Your move" in lines[0]
        assert "Your move" in lines[1]
        others = (await here.command_in_dm(1, "mine")).text
        assert "Waiting for Ada" in others
        assert "Your move" not in others


# -- a trade without a player -------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_trade_asks_with_whom(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        game = await here.start("daily", people=3)
        await here.arrange(game, lambda it: it.owns(A, BOARDWALK))
        asked = await here.command(0, "trade")
        (whom,) = [it for it in selects(asked.private)][:1]
        names = [option["label"] for option in whom["options"]]
        assert any("Ben" in name for name in names)
        assert any("Cleo" in name for name in names)
        assert not any("Ada" in name for name in names)


@pytest.mark.asyncio
async def test_a_trade_with_a_player_opens_the_builder(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        game = await here.start("daily", people=3)
        await here.arrange(game, lambda it: it.owns(A, BOARDWALK))
        builder = await here.command(0, "trade", player=here.members[1])
        assert "Ben" in builder.text
        oneself = await here.command(0, "trade", player=here.members[0])
        assert "takes two" in oneself.text
        stranger = await here.command(0, "trade", player=here.members[3])
        assert stranger.text.strip()
