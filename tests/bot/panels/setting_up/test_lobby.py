"""The lobby, pressed by the members of a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.host.clocks.paces import PACES
from engine.host.snapshots import Open
from tests.support.discord import NAMES, World, world
from tests.support.discord_faces import Answer, buttons, labels, said, selects

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO, DORA = range(4)


async def lobby(here: World, game: str) -> Open:
    found = await here.app.host.look(game)
    assert isinstance(found, Open)
    return found


async def press(here: World, who: int, game: str, label: str) -> Answer:
    return await here.press(who, await here.message(game, "lobby"), label)


async def names(here: World, game: str) -> list[str]:
    return [player.name for player in (await lobby(here, game)).players]


def is_disabled(message: object, label: str) -> bool:
    return next(it["disabled"] for it in buttons(message) if it["label"] == label)


async def test_a_lobby_says_who_plays_how_and_by_which_dice(here: World) -> None:
    game = await here.open("daily")
    (message,) = here.messages
    commitment = (await lobby(here, game)).commitment
    for part in ("Ada", "Ben", "2 of 8", "1994", commitment, "Daily"):
        assert part in said(message)
    assert labels(message) == [
        "Join", "Leave", "Add computer", "Remove computer", "Start", "Rules", "Clocks", "Cancel",
    ]  # fmt: skip
    assert not here.shown[0].pings


async def test_joining_edits_the_one_message_and_is_the_answer(here: World) -> None:
    game = await here.open(people=1)
    before = len(here.requests)
    answer = await press(here, BEN, game, "Join")
    assert not answer.is_private
    assert len(here.requests) == before + 1
    assert await names(here, game) == ["Ada", "Ben"]


async def test_nobody_sits_down_twice(here: World) -> None:
    game = await here.open()
    answer = await press(here, BEN, game, "Join")
    assert "already have a seat" in answer.text
    assert await names(here, game) == ["Ada", "Ben"]


async def test_whoever_leaves_first_must_have_joined(here: World) -> None:
    game = await here.open()
    assert "no seat" in (await press(here, CLEO, game, "Leave")).text
    await press(here, BEN, game, "Leave")
    assert await names(here, game) == ["Ada"]


async def test_when_the_host_leaves_the_next_person_is_host(here: World) -> None:
    game = await here.open(people=1)
    await press(here, ADA, game, "Add computer")
    await press(here, BEN, game, "Join")
    await press(here, ADA, game, "Leave")
    assert (await lobby(here, game)).lobby.host_id == here.user(BEN)
    assert not (await press(here, BEN, game, "Start")).is_private


async def test_a_lobby_that_people_have_left_closes(here: World) -> None:
    game = await here.open(people=1)
    await press(here, ADA, game, "Add computer")
    await press(here, ADA, game, "Leave")
    assert (await lobby(here, game)).game.phase == "cancelled"
    assert not labels(here.newest)


async def test_computers_come_and_go(here: World) -> None:
    game = await here.open(people=1)
    assert is_disabled(here.newest, "Remove computer")
    assert is_disabled(here.newest, "Start")
    await press(here, ADA, game, "Add computer")
    await press(here, ADA, game, "Add computer")
    assert not is_disabled(here.newest, "Start")
    assert len(set(await names(here, game))) == 3
    await press(here, ADA, game, "Remove computer")
    assert len(await names(here, game)) == 2
    assert "no seat" in (await press(here, DORA, game, "Add computer")).text


async def test_eight_are_the_most(tmp_path: Path) -> None:
    async with world(tmp_path, names=("Ada", "Ben", *"CDEFGHI")) as here:
        game = await here.open(people=7)
        await press(here, ADA, game, "Add computer")
        assert is_disabled(here.newest, "Join")
        assert is_disabled(here.newest, "Add computer")
        assert len((await lobby(here, game)).players) == 8
        (tokens, _) = selects(here.newest)
        assert [it["value"] for it in tokens["options"]] == ["none"]
        chosen = await here.choose(ADA, here.newest, "token", "none")
        assert "token" in chosen.text


async def test_a_token_is_chosen_among_those_that_are_free(here: World) -> None:
    game = await here.open()
    free = [it["value"] for it in selects(here.newest)[0]["options"]]
    assert "hat" not in free
    await here.choose(BEN, here.newest, "token", "cat")
    assert (await lobby(here, game)).players[BEN].token == "cat"
    assert "🐈 Ben" in said(here.newest)
    assert "no seat" in (await here.choose(CLEO, here.newest, "token", "boot")).text


async def test_the_host_alone_chooses_the_pace_and_what_follows_from_it(here: World) -> None:
    game = await here.open("live")
    assert "host" in (await here.choose(BEN, here.newest, "pace", "daily")).text
    await here.choose(ADA, here.newest, "pace", "daily")
    found = await lobby(here, game)
    assert found.game.pace == "daily"
    assert found.game.expires_at == pytest.approx(here.now + PACES["daily"].lobby)
    assert "Daily" in said(here.newest)


@pytest.mark.parametrize("label", ["Start", "Cancel"])
async def test_the_host_alone_starts_and_cancels(label: str, here: World) -> None:
    game = await here.open()
    assert "host" in (await press(here, BEN, game, label)).text
    assert (await lobby(here, game)).game.phase == "lobby"


async def test_a_cancelled_lobby_has_no_buttons_and_tells_its_seed(here: World) -> None:
    game = await here.open()
    old = here.newest
    await press(here, ADA, game, "Cancel")
    assert not labels(here.newest)
    assert "closed" in said(here.newest)
    assert "called off" in (await here.press_late(BEN, old, "Join")).text
    assert here.seed.hex() in (await here.command(ADA, "verify")).text


async def test_an_old_button_of_a_game_that_has_begun_says_so(here: World) -> None:
    game = await here.open()
    old = here.newest
    await press(here, ADA, game, "Start")
    for label in ("Join", "Leave", "Start"):
        assert "started already" in (await here.press_late(CLEO, old, label)).text
    assert "Ada" in said(await here.message(game, "lobby"))
    assert not labels(await here.message(game, "lobby"))


@pytest.mark.parametrize("pace", PACES)
async def test_a_lobby_that_nobody_starts_closes_by_itself(pace: str, here: World) -> None:
    game = await here.open(pace)
    await here.wait(PACES[pace].lobby - 1)
    assert (await lobby(here, game)).game.phase == "lobby"
    await here.wait(1)
    assert (await lobby(here, game)).game.phase == "cancelled"
    assert not labels(here.newest)


async def test_the_start_shows_the_throws_and_who_begins(here: World) -> None:
    game = await here.open("live", people=4)
    await press(here, ADA, game, "Start")
    text = said(await here.message(game, "table"))
    for name in NAMES:
        assert name in text
    assert "For the first turn" in text
    assert labels(here.newest)[0] == "Throw the dice"


async def test_a_lobby_lives_through_a_restart(here: World) -> None:
    game = await here.open(people=1)
    old = here.newest
    await here.restart()
    await here.press(BEN, old, "Join")
    assert await names(here, game) == ["Ada", "Ben"]


async def test_a_second_lobby_in_the_channel_is_a_way_to_the_first(here: World) -> None:
    game = await here.open(people=1)
    answer = await here.command(BEN, "new")
    message = await here.message(game, "lobby")
    place = f"https://discord.com/channels/{message.guild.id}/{here.channel.id}/{message.id}"
    assert f"There is [a lobby]({place}) in this channel already" in answer.text
    assert [it.id for it in here.messages] == [message.id]
    await press(here, ADA, game, "Cancel")
    assert "The lobby is open" in (await here.command(BEN, "new")).text


async def test_a_game_that_runs_in_the_channel_keeps_nobody_from_opening_a_lobby(
    here: World,
) -> None:
    await here.start()
    assert "The lobby is open" in (await here.command(CLEO, "new")).text
