"""Following a game without playing in it: offered, chosen, told by direct message, and left."""

from __future__ import annotations

import json

import pytest

from bot.discord.error_codes import Delivery
from bot.presses.watching import FollowGame
from engine.core.actions import GiveUp, Resign
from engine.host.clocks.paces import DAY, HOUR
from engine.host.people import following
from engine.host.people.following import INTERVAL, follow, followed_by, followers_of
from engine.host.personal.file import personal_data
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import QuietHours
from engine.host.refusals import Refusal, Refused
from tests.support.answer_labels import ROLL
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B, C, D
from tests.support.simulated_messages import labels
from tests.support.simulated_server import SimulatedServer
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio
MEMBER = "/guilds/*/members/*"


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), *[(1, 3)] * 40)


async def followed(server: SimulatedServer, choice: str = "end", people: int = 3) -> str:
    """A game that Dora follows, who does not play in it."""
    game = await server.start_game("daily", people)
    refused = await server.press(D, await server.message(game, "table"), ROLL)
    assert refused.text.startswith("You’re not playing in this game.")
    assert labels(refused.private) == ["Board", "Follow", "Guess the winner…"]
    panel = (await server.press(D, refused.private, "Follow")).private
    if choice != "end":
        await server.choose(D, panel, "follow:choose", choice)
    return game


async def end(server: SimulatedServer, game: str) -> None:
    """Cleo and Ben give up, and Ada has won."""
    await server.act(game, C, Resign())
    await server.act(game, B, Resign())


async def mine(server: SimulatedServer, game: str) -> following.Follow | None:
    return (await followers_of(server.app.host, game)).get(server.user(D))


async def test_a_follower_is_told_once_how_it_ends(server: SimulatedServer) -> None:
    game = await followed(server)
    await server.act(game, C, Resign())
    assert server.direct(D) == [], "nothing before the end"
    await server.act(game, B, Resign())
    (told,) = server.direct(D)
    assert "🏆" in told.content
    assert "wins!" in told.content
    await server.restart()
    await server.run_in_bot(server.app.publisher.redraw(game))
    assert len(server.direct(D)) == 1
    assert await mine(server, game) is None


async def test_the_board_is_a_press_away(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=2)
    refused = await server.press(D, await server.message(game, "table"), ROLL)
    assert "Ada" in (await server.press(D, refused.private, "Board")).text


async def test_a_player_does_not_follow_their_own_game(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=2)
    table = await server.message(game, "table")
    answer = await server.press_made_up(A, table, FollowGame(game).custom_id)
    assert answer.text.startswith("You’re playing in this game.")
    assert await followers_of(server.app.host, game) == {}


async def test_that_a_player_is_out_is_a_turning_point(server: SimulatedServer) -> None:
    game = await followed(server, "turning-points")
    await server.act(game, C, Resign())
    (told,) = server.direct(D)
    assert "Cleo" in told.content.split("\n")[0]
    assert labels(told) == ["Unfollow"]


async def test_news_once_a_day_comes_a_day_later_and_not_sooner(server: SimulatedServer) -> None:
    game = await followed(server, "daily")
    await server.act(game, C, Resign())
    assert server.direct(D) == []
    await server.wait(DAY - HOUR)
    assert server.direct(D) == []
    await server.wait(HOUR)
    assert len(server.direct(D)) == 1
    assert "It’s turn" in server.direct(D)[0].content


async def test_of_two_games_the_second_waits_for_20_hours(server: SimulatedServer) -> None:
    first = await followed(server, "turning-points")
    second = await followed(server, "turning-points")
    await server.act(first, C, Resign())
    await server.act(second, C, Resign())
    assert len(server.direct(D)) == 1
    await server.wait(INTERVAL - 1)
    assert len(server.direct(D)) == 1
    await server.wait(1)
    assert len(server.direct(D)) == 2


async def test_what_has_to_wait_is_told_after_a_restart(server: SimulatedServer) -> None:
    game = await followed(server, "daily")
    await server.act(game, C, Resign())
    await server.restart()
    await server.wait(DAY)
    assert len(server.direct(D)) == 1
    await server.restart()
    await server.wait(HOUR)
    assert len(server.direct(D)) == 1


async def test_the_end_waits_for_the_end_of_quiet_hours(server: SimulatedServer) -> None:
    game = await followed(server)
    minute = int(server.now // 60) % (24 * 60)
    quiet = QuietHours("UTC", minute, (minute + 120) % (24 * 60))
    text = Preferences(quiet=quiet).model_dump_json()
    await put_preferences(server.app.host.store, server.user(D), text)
    await end(server, game)
    assert server.direct(D) == []
    await server.restart()
    await server.wait(2 * HOUR + 60)
    assert len(server.direct(D)) == 1


async def test_unfollow_beside_the_news_is_the_end_of_them(server: SimulatedServer) -> None:
    game = await followed(server, "turning-points")
    await server.act(game, C, Resign())
    answer = await server.press(D, server.direct(D)[-1], "Unfollow")
    assert "no longer following" in answer.text
    before = len(server.direct(D))
    await server.act(game, B, Resign())
    assert len(server.direct(D)) == before


async def test_closed_direct_messages_leave_the_news_in_my_games(server: SimulatedServer) -> None:
    game = await followed(server, "turning-points")
    server.fail("POST", "/users/@me/channels", 403, 50007, None)
    await server.act(game, C, Resign())
    assert server.direct(D) == []
    listed = (await server.command(D, "mine")).private
    shown = await server.press(D, listed, "Followed games")
    assert "Cleo" in shown.text
    assert "resigned" in shown.text
    await server.act(game, B, Resign())
    listed = (await server.command(D, "mine")).private
    assert "wins!" in (await server.press(D, listed, "Followed games")).text
    assert labels((await server.command(D, "mine")).private) == []
    assert await mine(server, game) is None


async def test_who_has_left_the_server_is_told_nothing(server: SimulatedServer) -> None:
    game = await followed(server, "turning-points")
    server.fail("GET", MEMBER, 404, 10007, None)
    await end(server, game)
    assert server.direct(D) == []
    assert await mine(server, game) is None


async def test_who_may_no_longer_read_the_channel_is_told_nothing(server: SimulatedServer) -> None:
    game = await followed(server, "turning-points")
    server.deny_permissions(view_channel=True)
    await server.act(game, C, Resign())
    assert server.direct(D) == []
    listed = (await server.command_in_dm(D, "mine")).private
    shown = await server.press(D, listed, "Followed games")
    assert "can’t see this game" in shown.text
    assert "Cleo" not in shown.text


async def test_trouble_at_discord_only_delays_the_news(server: SimulatedServer) -> None:
    game = await followed(server)
    server.fail("GET", MEMBER, 500, 0, 1)
    await end(server, game)
    await server.wait(60)
    assert len(server.direct(D)) == 1


async def test_a_bankrupt_player_is_told_how_it_ends(server: SimulatedServer) -> None:
    game = await server.start_game("live", people=3)
    await server.arrange(game, lambda it: it.cash(A, 0).owes(A, 500, B))
    await server.act(game, A, GiveUp())
    before = len(server.direct(A))
    await server.act(game, B, Resign())
    assert "wins!" in server.direct(A)[before].content
    assert len(server.direct(A)) == before + 1
    await server.run_in_bot(server.app.publisher.redraw(game))
    assert len(server.direct(A)) == before + 1
    assert len(server.direct(B)) == 0, "who resigned has chosen to go"


async def test_who_is_called_as_a_player_is_not_told_twice(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    await server.arrange(game, lambda it: it.cash(A, 0).owes(A, 500, B))
    await server.act(game, A, GiveUp())
    await follow(server.app.host, game, server.user(A), "end")
    before, seen = len(server.direct(A)), len(server.sent)
    await server.act(game, B, Resign())
    assert len(server.direct(A)) == before
    assert any(server.user(A) in it.pings for it in server.sent[seen:])


async def test_a_bankrupt_player_may_unfollow_before_the_end(server: SimulatedServer) -> None:
    game = await server.start_game("live", people=3)
    await server.arrange(game, lambda it: it.cash(A, 0).owes(A, 500, B))
    await server.act(game, A, GiveUp())
    refused = await server.press(A, await server.message(game, "table"), ROLL)
    panel = await server.press(A, refused.private, "Follow")
    await server.press(A, panel.private, "Unfollow")
    before = len(server.direct(A))
    await server.act(game, B, Resign())
    assert len(server.direct(A)) == before


async def test_a_person_follows_ten_games_and_no_more(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, dora = server.app.host, server.user(D)
    monkeypatch.setattr(following, "MOST_GAMES", 1)
    first = await followed(server)
    second = await server.start_game("daily", people=2)
    with pytest.raises(Refused) as refused:
        await follow(host, second, dora, "end")
    assert refused.value.refusal is Refusal.FOLLOWS_ENOUGH
    await follow(host, first, dora, "daily")
    assert {it.choice for it in (await followed_by(host, dora)).values()} == {"daily"}


async def test_fifty_people_follow_a_game_and_no_more(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following, "MOST_FOLLOWERS", 1)
    game = await followed(server)
    with pytest.raises(Refused) as refused:
        await follow(server.app.host, game, 77, "end")
    assert refused.value.refusal is Refusal.FOLLOWED_ENOUGH


async def test_what_is_kept_of_a_follower_is_in_their_file_and_goes_with_them(
    server: SimulatedServer,
) -> None:
    game = await followed(server)
    data = await personal_data(server.app.host, server.user(D))
    assert "follow" in json.dumps(data["games"])
    await server.run_in_bot(server.app.eraser.erase(server.user(D)))
    assert await mine(server, game) is None
    await end(server, game)
    assert server.direct(D) == []


async def test_a_channel_that_is_gone_can_be_read_by_nobody(server: SimulatedServer) -> None:
    post, guild, channel = server.app.publisher.post, server.hub.world.guild_id, server.channel.id
    dora = server.user(D)
    look = post.look_for_reader
    assert await server.run_in_bot(look(guild, channel, dora)) is Delivery.SHOWN
    assert await server.run_in_bot(look(guild, 12345, dora)) is Delivery.UNREACHABLE
    assert await server.run_in_bot(look(guild, channel, 12345)) is Delivery.UNREACHABLE
    assert await server.run_in_bot(look(12345, channel, dora)) is Delivery.UNREACHABLE


async def test_the_list_of_followed_games_has_its_buttons_below(server: SimulatedServer) -> None:
    await followed(server)
    listed = (await server.command(D, "mine")).private
    shown = (await server.press(D, listed, "Followed games")).private
    assert labels(shown) == ["Unfollow"]
    assert "'accessory'" not in str(shown.components)
