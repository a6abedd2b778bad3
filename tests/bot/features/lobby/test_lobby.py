"""The lobby, pressed by the members of a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.editions.choice import Choice
from engine.host.clocks.paces import PACES
from engine.host.snapshots import OpenLobby
from tests.support.answer_labels import JOIN, ROLL, START
from tests.support.simulated_messages import Answer, buttons, labels, pictured, said, selects
from tests.support.simulated_server import NAMES, SimulatedServer, simulated_server

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO, DORA = range(4)
COMPUTERS = ("Add computer player…", "Change computer players…")
GREY = 2
"""Discord's style of buttons that do not stand out."""


async def lobby(server: SimulatedServer, game: str) -> OpenLobby:
    found = await server.app.host.snapshot(game)
    assert isinstance(found, OpenLobby)
    return found


async def press(server: SimulatedServer, who: int, game: str, label: str) -> Answer:
    return await server.press(who, await server.message(game, "lobby"), label)


async def names(server: SimulatedServer, game: str) -> list[str]:
    return [player.name for player in (await lobby(server, game)).players]


def is_disabled(message: object, label: str) -> bool:
    return next(it["disabled"] for it in buttons(message) if it["label"] == label)


async def test_a_lobby_invites_and_says_what_is_played_and_who_sits_there(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby("daily")
    (message,) = server.messages
    for part in (
        "Ada wants to play · Daily, a few weeks",
        "1994 rulebook · Standard game",
        "Up to 1 day for each decision",
        "2 of 8 players · closes <t:",
    ):
        assert part in said(message)
    assert pictured(message) == "Ada, Top hat, host; Ben, Boat\n6 free seats"
    assert (await lobby(server, game)).commitment not in said(message), "it is long"
    assert labels(message) == [JOIN, "Leave", "Add computer player…", START, "Settings…"]
    assert not server.sent[0].pings


async def test_joining_edits_the_one_message_and_is_the_answer(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=1)
    before = len(server.requests)
    answer = await press(server, BEN, game, JOIN)
    assert not answer.is_private
    assert len(server.requests) == before + 1
    assert await names(server, game) == ["Ada", "Ben"]


async def test_the_host_says_who_may_ask_for_advice(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    assert "Advice" not in said(await server.message(game, "lobby")), "it is as usual"
    panel = await server.lobby_settings(ADA, game)
    await server.choose(ADA, panel, ":advice", "always")
    assert "doesn’t count for the standings" in said(await server.message(game, "lobby"))
    rules = await server.press(BEN, await server.lobby_settings(BEN, game), "Rules…")
    assert "doesn’t count for the standings" in said(rules.response)


async def test_only_the_host_says_so(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    panel = await server.lobby_settings(ADA, game)
    (row,) = [it for it in selects(panel) if it["custom_id"].endswith(":advice")]
    message = await server.message(game, "lobby")
    answer = await server.choose_made_up(BEN, message, row["custom_id"], "never")
    assert "Only the host" in answer.text
    answer = await server.choose_made_up(ADA, message, row["custom_id"], "sometimes")
    assert "no longer works" in answer.text
    assert (await lobby(server, game)).lobby.advice == "computers"


async def test_nobody_sits_down_twice(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    answer = await press(server, BEN, game, JOIN)
    assert "already joined" in answer.text
    assert await names(server, game) == ["Ada", "Ben"]


async def test_whoever_leaves_first_must_have_joined(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    assert "not in this lobby" in (await press(server, CLEO, game, "Leave")).text
    await press(server, BEN, game, "Leave")
    assert await names(server, game) == ["Ada"]


async def test_when_the_host_leaves_the_next_person_is_host(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=1)
    await server.add_computer(ADA, game)
    await press(server, BEN, game, JOIN)
    await press(server, ADA, game, "Leave")
    assert (await lobby(server, game)).lobby.host_id == server.user(BEN)
    assert not (await press(server, BEN, game, START)).is_private


async def test_a_lobby_that_people_have_left_closes(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=1)
    await server.add_computer(ADA, game)
    await press(server, ADA, game, "Leave")
    assert (await lobby(server, game)).record.phase == "cancelled"
    assert not labels(server.newest)


@pytest.mark.parametrize("computers", [0, 1])
async def test_a_made_up_leave_from_the_settings_says_that_the_lobby_is_closed(
    computers: int, server: SimulatedServer
) -> None:
    game = await server.open_lobby(people=1)
    for _ in range(computers):
        await server.add_computer(ADA, game)
    settings = await server.lobby_settings(ADA, game)
    answer = await server.press_made_up(ADA, settings, f"m1:{game}:0:lobby:leave")
    assert said(answer.response).strip() == "This lobby is closed."
    again = await server.press_made_up(ADA, settings, f"m1:{game}:0:lobby:leave")
    assert "called off" in again.text


async def test_a_made_up_leave_from_the_settings_leaves_the_lobby_to_the_others(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby()
    settings = await server.lobby_settings(ADA, game)
    answer = await server.press_made_up(ADA, settings, f"m1:{game}:0:lobby:leave")
    assert said(answer.response).strip() == "You’ve left the lobby."
    assert pictured(await server.message(game, "lobby")).startswith("Ben, Boat, host")
    assert await names(server, game) == ["Ben"]


async def test_computers_come_and_go(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=1)
    assert is_disabled(await server.lobby_settings(ADA, game), "Change computer players…")
    assert is_disabled(server.newest, START)
    await server.add_computer(ADA, game)
    await server.add_computer(ADA, game)
    assert not is_disabled(server.newest, START)
    assert len(set(await names(server, game))) == 3
    settings = await server.lobby_settings(ADA, game)
    answer = await server.press(ADA, settings, "Change computer players…")
    answer = await server.press(ADA, answer.response, "Remove")
    assert len(await names(server, game)) == 2
    answer = await server.press(ADA, answer.response, "Lobby settings")
    panel = await server.press(ADA, answer.response, "Add computer player")
    await server.press(ADA, panel.response, "Surprise me")
    assert len(await names(server, game)) == 3
    assert "3 of 8" in said(server.newest)
    assert "not in this lobby" in (await press(server, DORA, game, "Add computer player")).text


async def test_eight_are_the_most(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, names=("Ada", "Ben", *"CDEFGHI")) as server:
        game = await server.open_lobby(people=7)
        await server.add_computer(ADA, game)
        assert is_disabled(server.newest, JOIN)
        assert is_disabled(server.newest, "Add computer player…")
        assert len((await lobby(server, game)).players) == 8
        (tokens, *_) = selects(await server.lobby_settings(ADA, game))
        assert [it["value"] for it in tokens["options"]] == ["hat"], "one's own is always left"


async def test_a_token_is_chosen_among_those_that_are_free(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    settings = await server.lobby_settings(BEN, game)
    (tokens,) = selects(settings)
    assert "hat" not in [it["value"] for it in tokens["options"]]
    assert [it["value"] for it in tokens["options"] if it.get("default")] == ["boat"]
    assert "**Your token**" in said(settings)
    answer = await server.choose(BEN, settings, "token", "cat")
    assert (await lobby(server, game)).players[BEN].token == "cat"
    assert "Ben, Cat" in pictured(server.newest)
    (tokens,) = selects(answer.response)
    assert [it["value"] for it in tokens["options"] if it.get("default")] == ["cat"]


async def test_a_list_of_tokens_on_an_older_message_is_answered(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    lobby_id = f"m1:{game}:0:lobby:token"
    refused = await server.choose_made_up(CLEO, server.newest, lobby_id, "boot")
    assert "not in this lobby" in refused.text
    await server.choose_made_up(BEN, server.newest, lobby_id, "boot")
    assert "Ben, Boot" in pictured(server.newest)


SEATS, CANCEL = "Play in the order of joining", "Cancel the game…"


@pytest.mark.parametrize(
    ("who", "lists", "buttons", "told"),
    [
        (
            ADA,
            4,
            [SEATS, "Rules…", "Timers…", "Make a board…", *COMPUTERS, "Players…", CANCEL],
            "You’re the host",
        ),
        (BEN, 1, ["Rules…", "Timers…", *COMPUTERS], "Ada is the host"),
        (CLEO, 0, ["Rules…", "Timers…"], "press **Join**"),
    ],
)
async def test_the_settings_offer_what_one_may_do(
    who: int, lists: int, buttons: list[str], told: str, server: SimulatedServer
) -> None:
    game = await server.open_lobby()
    settings = await server.lobby_settings(who, game)
    assert len(selects(settings)) == lists
    assert labels(settings) == buttons
    assert told in said(settings)


async def test_rules_and_timers_lead_back_to_the_settings(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    settings = await server.lobby_settings(BEN, game)
    for label in ("Rules…", "Timers…"):
        opened = (await server.press(BEN, settings, label)).response
        back = (await server.press(BEN, opened, "Lobby settings")).response
        assert labels(back) == labels(settings)


async def test_the_host_alone_chooses_the_pace_and_what_follows_from_it(
    server: SimulatedServer,
) -> None:
    game = await server.open_lobby("live")
    at = f"m1:{game}:0:lobby:pace"
    assert "host" in (await server.choose_made_up(BEN, server.newest, at, "daily")).text
    await server.choose(ADA, await server.lobby_settings(ADA, game), "pace", "daily")
    found = await lobby(server, game)
    assert found.record.pace == "daily"
    assert found.record.expires_at == pytest.approx(server.now + PACES["daily"].lobby)
    assert "Daily" in said(server.newest)


@pytest.mark.parametrize("verb", ["start", "cancel", "close"])
async def test_the_host_alone_starts_and_cancels(verb: str, server: SimulatedServer) -> None:
    game = await server.open_lobby()
    answer = await server.press_made_up(BEN, server.newest, f"m1:{game}:0:lobby:{verb}")
    assert "host" in answer.text
    assert (await lobby(server, game)).record.phase == "lobby"


async def test_cancelling_says_what_it_does_before_it_is_done(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    settings = await server.lobby_settings(ADA, game)
    asked = (await server.press(ADA, settings, "Cancel the game…")).response
    assert "The lobby closes for everyone" in said(asked)
    back = (await server.press(ADA, asked, "Lobby settings")).response
    assert labels(back) == labels(settings)
    assert (await lobby(server, game)).record.phase == "lobby"


async def test_the_green_or_blue_button_is_the_one_that_leads_on(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=1)
    assert colored(server.newest) == [JOIN]
    await press(server, BEN, game, JOIN)
    assert colored(server.newest) == [START]


def colored(message: object) -> list[str]:
    """The labels of the buttons that stand out."""
    return [it["label"] for it in buttons(message) if it["style"] != GREY]


async def test_a_cancelled_lobby_has_no_buttons_and_tells_its_seed(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    old = server.newest
    closed = await server.close_lobby(ADA, game)
    assert "closed" in said(closed.response)
    assert not labels(server.newest)
    assert "closed" in said(server.newest)
    assert "called off" in (await server.press_late(BEN, old, JOIN)).text
    assert server.seed.hex() in (await server.command(ADA, "game", show="verify")).text


async def test_an_old_button_of_a_game_that_has_begun_says_so(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    old = server.newest
    await press(server, ADA, game, START)
    for label in (JOIN, "Leave", START):
        assert "already started" in (await server.press_late(CLEO, old, label)).text
    assert "Ada" in said(await server.message(game, "lobby"))
    assert not labels(await server.message(game, "lobby"))


@pytest.mark.parametrize("pace", PACES)
async def test_a_lobby_that_nobody_starts_closes_by_itself(
    pace: str, server: SimulatedServer
) -> None:
    game = await server.open_lobby(pace)
    await server.wait(PACES[pace].lobby - 1)
    assert (await lobby(server, game)).record.phase == "lobby"
    await server.wait(1)
    assert (await lobby(server, game)).record.phase == "cancelled"
    assert not labels(server.newest)


async def test_the_start_shows_the_rolls_and_who_begins(server: SimulatedServer) -> None:
    game = await server.open_lobby("live", people=4)
    await press(server, ADA, game, START)
    text = said(await server.message(game, "table"))
    for name in NAMES:
        assert name in text
    assert "goes first: " in text
    assert labels(server.newest)[0] == ROLL


async def test_a_lobby_lives_through_a_restart(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=1)
    old = server.newest
    await server.restart()
    await server.press(BEN, old, JOIN)
    assert await names(server, game) == ["Ada", "Ben"]


async def test_a_second_lobby_in_the_channel_is_a_way_to_the_first(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=1)
    answer = await server.command(BEN, "new")
    message = await server.message(game, "lobby")
    place = f"https://discord.com/channels/{message.guild.id}/{server.channel.id}/{message.id}"
    assert f"There’s already [a lobby]({place}) in this channel" in answer.text
    assert [it.id for it in server.messages] == [message.id]
    await server.close_lobby(ADA, game)
    assert "Your lobby is open" in (await server.command(BEN, "new")).text


async def test_a_game_that_runs_in_the_channel_keeps_nobody_from_opening_a_lobby(
    server: SimulatedServer,
) -> None:
    await server.start_game()
    assert "Your lobby is open" in (await server.command(CLEO, "new")).text


async def test_join_stands_out_only_until_somebody_has_joined(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=1)
    await server.run_in_bot(
        server.app.lobbies.change(
            game, lambda it: it.with_choice(server.user(ADA), lambda _: Choice("1935"))
        )
    )
    server.app.publisher.schedule(game)
    await server.settle()
    assert colored(server.newest) == [JOIN]
    assert "Ada can start once there are 3 players" in said(server.newest)
    await press(server, BEN, game, JOIN)
    assert colored(server.newest) == [], "three are needed, and Start cannot be pressed"
    await press(server, CLEO, game, JOIN)
    assert colored(server.newest) == [START]
    assert "can start once" not in said(server.newest)


async def test_who_is_not_in_a_lobby_cannot_leave_it(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    assert (await press(server, DORA, game, "Leave")).text == "You’re not in this lobby."
    assert await names(server, game) == ["Ada", "Ben"]


async def test_without_pictures_the_lobby_says_all_in_words(server: SimulatedServer) -> None:
    server.make_manager(ADA)
    panel = (await server.open_settings(ADA)).private
    await server.press(ADA, panel, "Text only, no pictures")
    game = await server.open_lobby()
    await server.add_computer(ADA, game)
    message = await server.message(game, "lobby")
    assert not message.attachments
    for line in ("Ada · host\n", "Ben\n", " · computer player, medium\n", "5 free seats"):
        assert line in said(message)


async def test_a_name_that_no_picture_shows_is_in_the_text(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, names=("Ada", "日本")) as server:
        game = await server.open_lobby()
        message = await server.message(game, "lobby")
        assert "🚢 日本" in said(message)
        assert "日本, Boat" in pictured(message)
        assert "🎩 Ada\n" not in said(message)
