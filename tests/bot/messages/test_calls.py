"""Who is called where, as each has chosen: own dice, direct messages, or both."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.actions import Decline, Resign
from engine.host.people.seats import leave_to_computer
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import MINUTES, QuietHours
from engine.host.refusals import Refusal, Refused
from engine.host.snapshots import state_of
from tests.support.answer_labels import BUY, ROLL
from tests.support.fixed_dice import fixed_dice
from tests.support.game import VERMONT, A, B
from tests.support.landings import land_on
from tests.support.simulated_server import SimulatedServer, simulated_server
from tests.support.stored_preferences import put_preferences

HOUR, DAY = 3600, 24 * 3600


async def prefer(server: SimulatedServer, who: int, field: str, value: str) -> None:
    shown = await server.command_in_dm(who, "preferences")
    await server.choose(who, shown.private, field, value)


@pytest.mark.asyncio
async def test_who_rolls_their_own_dice_is_called_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    async with simulated_server(tmp_path) as server:
        await prefer(server, 0, "dice", "own")
        game = await server.start_game("daily", people=2)
        assert server.sent[-2].pings == (server.user(0),) or server.sent[-1].pings == (
            server.user(0),
        )
        await server.wait(HOUR)
        assert state_of(await server.table(game)).rolls == 2
        await server.press(0, await server.message(game, "table"), ROLL)
        assert state_of(await server.table(game)).rolls == 3


@pytest.mark.asyncio
async def test_silence_rolls_ones_own_dice_at_the_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    async with simulated_server(tmp_path) as server:
        await prefer(server, 0, "dice", "own")
        game = await server.start_game("daily", people=2)
        await server.wait(1.5 * DAY - 1)  # A day, and the time bank of half a day.
        assert state_of(await server.table(game)).rolls == 2
        await server.wait(2)
        assert state_of(await server.table(game)).rolls == 3


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("ping", "table", "direct"), [("table", 1, 0), ("dm", 0, 1), ("both", 1, 1)]
)
async def test_people_are_called_where_they_want(
    ping: str, table: int, direct: int, tmp_path: Path
) -> None:
    async with simulated_server(tmp_path) as server:
        await prefer(server, 0, "ping", ping)
        await prefer(server, 1, "ping", ping)
        game = await server.start_game("live", people=2)
        called = (await server.table(game)).position.mover
        pinging = [it for it in server.sent if server.user(called) in it.pings]
        assert len([it for it in pinging if it.channel == server.channel.id]) == table
        letters = [it for it in server.direct(called) if not it.flags.ephemeral]
        assert len(letters) == direct
        if direct:
            assert "**Your move**: Roll the dice." in letters[0].content
            assert letters[0].content.count("Roll the dice") == 1, "it is asked once"
            assert f"/{server.channel.id})" in letters[0].content


@pytest.mark.asyncio
async def test_who_has_closed_direct_messages_is_called_at_the_table(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        for who in (0, 1):
            await prefer(server, who, "ping", "dm")
            place = server.members[who].user.dm_channel.id
            server.fail("POST", f"/channels/{place}/messages", 403, 50007, times=None)
        game = await server.start_game("live", people=2)
        first = (await server.table(game)).position.mover
        assert [it.pings for it in server.sent if it.pings] == [(server.user(first),)]
        assert "your turn" in server.newest.content
        seen = len(server.sent)
        await server.answer_by_timeout(game, 1)
        while (await server.table(game)).position.mover == first:
            await server.answer_by_timeout(game, 1)
        while (await server.table(game)).position.mover != first:
            await server.answer_by_timeout(game, 1)
        called = [it.message for it in server.sent[seen:] if server.user(first) in it.pings]
        remembered = "closed ones are remembered: nobody is called beside the game message"
        assert not {it.id for it in server.messages[:-1]} & set(called), remembered
        assert called


async def asked_by_night(server: SimulatedServer) -> str:
    """Ada, who wants direct messages only, is asked in her quiet hours; the game."""
    minute = int(server.now) // 60 % MINUTES
    quiet = QuietHours("UTC", (minute - 60) % MINUTES, (minute + 120) % MINUTES)
    chosen = Preferences(ping="dm", quiet=quiet).model_dump_json()
    await put_preferences(server.app.host.store, server.user(0), chosen)
    game = await server.start_game("daily", people=2)
    await server.wait(HOUR)
    assert server.direct(0) == []
    return game


@pytest.mark.asyncio
async def test_a_call_put_off_by_direct_message_comes_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    async with simulated_server(tmp_path) as server:
        await asked_by_night(server)
        await server.wait(2 * HOUR)
        assert len(server.direct(0)) == 1
        await server.wait(HOUR)
        await server.command(1, "away", until="3 days")
        assert len(server.direct(0)) == 1


@pytest.mark.asyncio
async def test_a_call_that_a_crash_kept_from_being_sent_is_sent_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    async with simulated_server(tmp_path) as server:
        await prefer(server, 0, "ping", "dm")
        with monkeypatch.context() as crash:
            crash.setattr("bot.features.table.table_message.by_direct_message", _dies)
            game = await server.start_game("daily", people=2)
            await server.wait(HOUR)
        assert server.direct(0) == [], "the process has died before"
        await server.restart()
        assert len(server.direct(0)) == 1
        assert state_of(await server.table(game)).rolls == 3


async def _dies(*arguments: object) -> None:
    """The pass ends here, without a word in the log."""
    raise Refused(Refusal.NO_SUCH_GAME)


@pytest.mark.asyncio
async def test_a_call_by_direct_message_says_what_for_how_much_and_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3))
    async with simulated_server(tmp_path) as server:
        await prefer(server, 0, "ping", "dm")
        game = await server.start_game("daily", people=2)
        await server.wait(HOUR)
        (call,) = server.direct(0)
        table = await server.message(game, "table")
        assert "Baltic" in call.content
        assert "$60" in call.content
        assert f"<#{server.channel.id}>: Ada and Ben" in call.content
        assert f"/{table.id})" in call.content


@pytest.mark.asyncio
@pytest.mark.parametrize("how", ["answered", "silence", "ended"])
async def test_a_call_by_direct_message_goes_when_it_is_answered(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3), *[(1, 2)] * 9)
    async with simulated_server(tmp_path) as server:
        await prefer(server, 0, "ping", "dm")
        game = await server.start_game("daily", people=2)
        await server.wait(HOUR)
        (call,) = server.direct(0)
        if how == "answered":
            await server.press(0, await server.message(game, "table"), BUY)
        elif how == "silence":
            await server.wait(3 * DAY)
        else:
            await server.ask_to_resign(1)
            await server.act(game, 1, Resign())
        assert call.id not in [it.id for it in server.direct(0)]


@pytest.mark.asyncio
async def test_a_call_goes_from_whoever_plays_the_seat_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3))
    async with simulated_server(tmp_path) as server:
        await prefer(server, 0, "ping", "dm")
        game = await server.start_game("daily", people=3)
        await server.wait(HOUR)
        (call,) = server.direct(0)
        work = leave_to_computer(server.app.host, game, 0, "until-back", "vote")
        await server.run_in_bot(work)
        (news,) = server.direct(0)
        assert news.id != call.id
        assert "A computer player is now playing for you until you’re back" in news.content


@pytest.mark.asyncio
async def test_a_call_to_a_secret_auction_names_prices_and_cash(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("daily", people=2)
    await prefer(server, B, "ping", "dm")
    await server.arrange(game, lambda it: land_on(it.to_move(A), VERMONT).cash(B, 812))
    await server.act(game, A, Decline())
    (call,) = [it.content for it in server.direct(B) if "Secret auction" in it.content]
    assert "list price $100" in call
    assert "Cash: **$812**" in call
