"""Messages that a moderator has deleted are posted again for the next who presses, once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from unittest.mock import Mock

import pytest

from bot.discord.posting import Delivery
from bot.messages.reconcile import delete_own
from bot.messages.rendered import RenderedMessages
from bot.messages.restoring import FIRST_PAUSE, PAUSE, REPOSTED
from engine.core.actions import Decline, OfferTrade, Resign, Roll, Side
from engine.host.store.records import GameRecord, Message
from engine.host.store.slots import ID_BITS
from tests.support.answer_labels import MORE, PASS, START, bid_of, buy
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B
from tests.support.simulated_messages import labels, links, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
BIDS, NOTICE = "bids:3", "auction:3"
BUYING = buy("Baltic", 60)


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3), *[(1, 2)] * 20)


async def purge(server: SimulatedServer, game: str, *roles: str, is_heard: bool = True) -> None:
    """A moderator deletes messages of a game, while the bot runs or as if while it did not."""
    gone = [await server.message(game, it) for it in roles]
    server.delete(*gone)
    await server.settle()
    if not is_heard:
        await server.restart()  # All that was heard is forgotten.


def new_messages(server: SimulatedServer) -> Callable[[], int]:
    """Count the messages that the bot has sent since."""
    before = len([it for it in server.sent if it.new])
    return lambda: len([it for it in server.sent if it.new]) - before


@pytest.mark.parametrize("is_heard", [True, False])
async def test_the_table_is_back_after_one_command(is_heard: bool, server: SimulatedServer) -> None:
    game = await server.start_game("daily")
    await server.act(game, A, Roll())
    await purge(server, game, "table", is_heard=is_heard)
    new = new_messages(server)
    await server.command(B, "board")
    assert new() == 1
    assert BUYING in labels(server.newest)
    assert "rolled" in said(server.newest), "what it told is told again"
    assert server.newest_pings == (), "it has called once"
    await server.command(B, "board")
    assert new() == 1


@pytest.mark.parametrize("is_heard", [True, False])
async def test_an_old_table_is_back_too_and_one_that_is_there_stays(
    is_heard: bool, server: SimulatedServer
) -> None:
    game = await server.start_game("daily")
    await server.act(game, A, Roll())
    await server.wait(3600.0)
    new = new_messages(server)
    if not is_heard:
        await server.restart()
    await server.command(B, "board")
    assert new() == 0
    await purge(server, game, "table", is_heard=is_heard)
    await server.command(B, "board")
    assert new() == 1
    assert "rolled" in said(server.newest)


async def test_a_link_leads_to_a_message_that_is_there(server: SimulatedServer) -> None:
    game = await server.start_game("daily")
    await purge(server, game, "table")
    answer = await server.command(B, "mine")
    (link,) = [it for it in links(answer.private) if it.startswith("https://discord.com/channels")]
    assert link.endswith(f"/{(await server.message(game, 'table')).id}")


async def test_a_missed_player_sees_the_table_again(server: SimulatedServer) -> None:
    """Whose button in the list of games is another than the link to it."""
    game = await server.start_game("daily", people=3)
    await server.make_absent(game, B)
    await purge(server, game, "table")
    new = new_messages(server)
    await server.command(B, "mine")
    assert new() == 1


@pytest.mark.parametrize("command", ["new", "board", "mine"])
async def test_a_lobby_is_back_after_one_command(command: str, server: SimulatedServer) -> None:
    game = await server.open_lobby("daily")
    await purge(server, game, "lobby")
    new = new_messages(server)
    await server.command(B, command)
    assert new() == 1
    await server.press(A, await server.message(game, "lobby"), START)
    assert (await server.table(game)).record.phase == "running"


@pytest.mark.parametrize("roles", [(BIDS,), (NOTICE,), (BIDS, NOTICE)])
@pytest.mark.parametrize("is_heard", [True, False])
async def test_an_auction_is_back_after_one_press(
    roles: tuple[str, ...], is_heard: bool, server: SimulatedServer
) -> None:
    game = await server.start_game("daily")
    await server.act(game, A, Roll())
    await server.act(game, A, Decline())
    for role in roles:
        await purge(server, game, role, is_heard=is_heard)
    new = new_messages(server)
    await server.press(B, await server.message(game, "table"), MORE)
    assert new() == len(roles)
    (thread,) = server.threads
    bids = await server.message(game, BIDS)
    assert (bids.channel.id, len(labels(bids)) > 0) == (thread.id, True)
    if NOTICE in roles:
        notice = await server.message(game, NOTICE)
        assert f"<#{thread.id}>" in said(notice)
    await server.press(B, await server.message(game, "table"), MORE)
    assert new() == len(roles)


async def test_bids_without_a_thread_are_back_and_leave_nothing_behind(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    await server.act(game, A, Roll())
    server.fail("POST", "/channels/*/messages/*/threads", 403, 50013, times=None)
    await server.act(game, A, Decline())
    await purge(server, game, BIDS)
    await server.command(B, "board")
    bids = await server.message(game, BIDS)
    await server.press(B, bids, bid_of(10))
    await server.press(A, await server.message(game, BIDS), PASS)
    assert bids.id not in {it.id for it in server.messages}


async def test_an_offer_is_back_without_a_sound(server: SimulatedServer) -> None:
    game = await server.start_game("daily")
    await server.act(game, A, OfferTrade(B, Side(cash=20), Side()))
    (letter,) = server.direct(B)
    rings = len([it for it in server.sent if it.pings])
    server.delete(letter)
    await server.command(B, "board")
    (letter,) = server.direct(B)
    assert len([it for it in server.sent if it.pings]) == rings
    await server.press(B, letter, "Accept")
    assert (await server.table(game)).position.seats[B].cash == 1520


async def test_questions_are_back_after_one_press(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    await server.act(game, A, Roll())
    await server.vote_to_cancel(A)
    await server.make_absent(game, B)
    await purge(server, game, "vote")
    await purge(server, game, "absent:1")
    new = new_messages(server)
    await server.press(A, await server.message(game, "table"), MORE)
    assert new() == 2
    for role in ("vote", "absent:1"):
        assert labels(await server.message(game, role))


async def test_the_last_message_is_back_after_one_command(server: SimulatedServer) -> None:
    game = await server.start_game("daily")
    await server.act(game, A, Resign())
    last = await server.message(game, "table")
    await purge(server, game, "table")
    new = new_messages(server)
    await server.command(B, "board")
    assert new() == 1
    assert (said(server.newest), labels(server.newest)) == (said(last), labels(last))
    await server.command(B, "board")
    assert new() == 1


async def test_whoever_is_waited_for_is_asked_again_without_a_press(
    server: SimulatedServer,
) -> None:
    """But not again and again: two bots must not fight."""
    game = await server.start_game("daily")
    new = new_messages(server)
    await purge(server, game, "table")
    assert new() == 0
    await server.wait(FIRST_PAUSE + 1)
    assert new() == 1
    for _ in range(10):
        if server.messages[-1].id == server.sent[-1].message:
            server.delete(server.newest)
        await server.wait(PAUSE / 10)
    assert new() == 2


async def test_after_a_lost_session_messages_are_looked_for(server: SimulatedServer) -> None:
    """Discord tells a new session nothing of what happened before it."""
    game = await server.start_game("daily")
    server.delete(server.newest, is_heard=False)
    new = new_messages(server)
    await server.command(B, "board")
    assert new() == 0
    await server.run_in_bot(server.app.client.on_shard_connect(0))
    await server.command(B, "board")
    assert new() == 1
    assert (await server.message(game, "table")).id == server.newest.id


def a_game(game_id: str, guild_id: int) -> GameRecord:
    return GameRecord(game_id, 1, 1, "running", "", "live", guild_id, 5, False, 1, 0.0, 0.0)


async def test_a_session_of_a_shard_leaves_what_others_tell_of_in_memory() -> None:
    """The first shard tells of direct messages too, which a game of any server may have."""

    def left(shard: int) -> list[int]:
        rendered = RenderedMessages()
        for guild in range(3):
            rendered.note_there(guild, a_game(f"g{guild}", guild << ID_BITS))
        rendered.forget_there(shard, 3)
        return [it for it in range(3) if rendered.is_there(it)]

    assert (left(0), left(1), left(2)) == ([], [0, 2], [0, 1])


class Others:
    """In place of an ownership: all games are shown by another process."""

    def owns(self, guild_id: int) -> bool:
        return False

    def fence(self, guild_id: int) -> None:
        return None


async def test_of_several_processes_only_the_owner_posts_again(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, asked = await server.start_game("daily"), list[str]()
    new = new_messages(server)
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(server.app.host, "ownership", Others())
        elsewhere.setattr(server.app.publisher, "_tell_owner", lambda game, _: asked.append(game))
        await purge(server, game, "table")
        await server.command_in_dm(B, "board", game=game)
        assert (new(), set(asked)) == (0, {game})
        await server.wait(FIRST_PAUSE + 1)
        assert new() == 0
    await server.run_in_bot(server.app.publisher.restore(game))
    assert new() == 1


async def test_who_deletes_a_message_again_and_again_waits_for_it(server: SimulatedServer) -> None:
    game = await server.start_game("daily")
    await server.act(game, A, Roll())
    new = new_messages(server)
    for _ in range(15):
        if server.has_message(server.channel.id, (await stored(server, game)).message_id):
            await purge(server, game, "table")
        await server.command(B, "board")
    assert new() == REPOSTED.count
    await server.wait(REPOSTED.seconds / REPOSTED.count)
    assert new() == REPOSTED.count + 1
    assert BUYING in labels(await server.message(game, "table"))


async def stored(server: SimulatedServer, game: str) -> Message:
    found = await server.app.host.store.messages.get(game, "table")
    assert found is not None
    return found


async def test_what_the_bot_deletes_itself_stays_away(server: SimulatedServer) -> None:
    game = await server.start_game("daily")
    await server.act(game, A, Roll())
    await server.act(game, A, Decline())
    await server.press(B, await server.message(game, BIDS), PASS)
    new = new_messages(server)
    await server.wait(PAUSE)
    await server.command(B, "board")
    assert new() == 0


async def test_a_deletion_of_the_bots_own_is_nobody_elses() -> None:
    """Discord may tell of it before the bot has stored that the message is gone."""
    rendered, heard = RenderedMessages(), list[str | None]()
    rendered.note_there(7, a_game("g1", 0))

    async def delete(channel_id: int, message_id: int) -> Delivery:
        heard.append(rendered.note_gone(message_id))
        return Delivery.SHOWN

    sync = Mock(post=Mock(delete=delete), forget=lambda it: rendered.forget(it.message_id))
    await delete_own(sync, Message("g1", "auction:3", 5, 7, 1, 0.0))
    assert heard == [None]


async def test_two_presses_at_once_look_for_a_message_once(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game("daily")
    await server.restart()
    looked, post = list[int](), server.post
    real = post.look_for

    async def look_for(channel_id: int, message_id: int) -> Delivery:
        looked.append(message_id)
        return await real(channel_id, message_id)

    monkeypatch.setattr(server.app.publisher.post, "look_for", look_for)
    restore = server.app.publisher.restore

    async def both() -> None:
        await asyncio.gather(restore(game), restore(game))

    await server.run_in_bot(both())
    assert len(looked) == 1


async def test_all_games_of_a_person_are_looked_for_at_the_same_time(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = {await server.start_game("daily"), await server.start_game("daily")}
    begun, both = list[str](), asyncio.Event()

    async def restore(game_id: str) -> None:
        begun.append(game_id)
        if len(begun) == len(games):
            both.set()
        async with asyncio.timeout(5):
            await both.wait()

    monkeypatch.setattr(server.app.publisher, "restore", restore)
    await server.command(B, "mine")
    assert sorted(begun) == sorted(games), "and each once"
