"""Who is called where, as each has chosen: own dice, direct messages, or both."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.actions import Resign
from engine.host.clocks.quiet_hours import MINUTES, Quiet
from engine.host.people.seats import leave_to_computer
from engine.host.preferences import Preferences
from engine.host.refusals import Refusal, Refused
from tests.support.discord import World, world
from tests.support.discord_dice import fixed_dice

HOUR, DAY = 3600, 24 * 3600


async def prefer(here: World, who: int, field: str, value: str) -> None:
    shown = await here.command_in_dm(who, "preferences")
    await here.choose(who, shown.private, field, value)


@pytest.mark.asyncio
async def test_who_throws_their_own_dice_is_called_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    async with world(tmp_path) as here:
        await prefer(here, 0, "dice", "own")
        game = await here.start("daily", people=2)
        assert here.shown[-2].pings == (here.user(0),) or here.shown[-1].pings == (here.user(0),)
        await here.wait(HOUR)
        assert (await here.table(game)).state.throws == 2
        await here.press(0, await here.message(game, "table"), "Throw")
        assert (await here.table(game)).state.throws == 3


@pytest.mark.asyncio
async def test_silence_throws_ones_own_dice_at_the_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    async with world(tmp_path) as here:
        await prefer(here, 0, "dice", "own")
        game = await here.start("daily", people=2)
        await here.wait(1.5 * DAY - 1)  # A day, and the time bank of half a day.
        assert (await here.table(game)).state.throws == 2
        await here.wait(2)
        assert (await here.table(game)).state.throws == 3


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("ping", "table", "direct"), [("table", 1, 0), ("dm", 0, 1), ("both", 1, 1)]
)
async def test_people_are_called_where_they_want(
    ping: str, table: int, direct: int, tmp_path: Path
) -> None:
    async with world(tmp_path) as here:
        await prefer(here, 0, "ping", ping)
        await prefer(here, 1, "ping", ping)
        game = await here.start("live", people=2)
        called = (await here.table(game)).state.mover
        rung = [it for it in here.shown if here.user(called) in it.pings]
        assert len([it for it in rung if it.channel == here.channel.id]) == table
        letters = [it for it in here.direct(called) if not it.flags.ephemeral]
        assert len(letters) == direct
        if direct:
            assert "your turn" in letters[0].content
            assert str((await here.message(game, "table")).id) in letters[0].content


@pytest.mark.asyncio
async def test_who_has_closed_direct_messages_is_called_at_the_table(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for who in (0, 1):
            await prefer(here, who, "ping", "dm")
            place = here.members[who].user.dm_channel.id
            here.fail("POST", f"/channels/{place}/messages", 403, 50007, times=None)
        game = await here.start("live", people=2)
        first = (await here.table(game)).state.mover
        assert [it.pings for it in here.shown if it.pings] == [(here.user(first),)]
        assert "your turn" in here.newest.content
        seen = len(here.messages)
        await here.let_silence_answer(game, 1)
        while (await here.table(game)).state.mover == first:
            await here.let_silence_answer(game, 1)
        while (await here.table(game)).state.mover != first:
            await here.let_silence_answer(game, 1)
        called = [it for it in here.messages[seen:] if f"<@{here.user(first)}>" in it.content]
        assert called
        assert all(it.embeds for it in called), "closed messages are remembered"


async def asked_by_night(here: World) -> str:
    """Ada, who wants direct messages only, is asked in her quiet hours; the game."""
    minute = int(here.now) // 60 % MINUTES
    quiet = Quiet("UTC", (minute - 60) % MINUTES, (minute + 120) % MINUTES)
    chosen = Preferences(ping="dm", quiet=quiet).model_dump_json()
    await here.app.host.store.preferences.put(here.user(0), chosen)
    game = await here.start("daily", people=2)
    await here.wait(HOUR)
    assert here.direct(0) == []
    return game


@pytest.mark.asyncio
async def test_a_call_put_off_by_direct_message_comes_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    async with world(tmp_path) as here:
        await asked_by_night(here)
        await here.wait(2 * HOUR)
        assert len(here.direct(0)) == 1
        await here.wait(HOUR)
        await here.command(1, "away", until="3 days")
        assert len(here.direct(0)) == 1


@pytest.mark.asyncio
async def test_a_call_that_a_crash_kept_from_being_sent_is_sent_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    async with world(tmp_path) as here:
        await prefer(here, 0, "ping", "dm")
        with monkeypatch.context() as crash:
            crash.setattr("bot.showing.table.by_direct_message", _dies)
            game = await here.start("daily", people=2)
            await here.wait(HOUR)
        assert here.direct(0) == [], "the process has died before"
        await here.restart()
        assert len(here.direct(0)) == 1
        assert (await here.table(game)).state.throws == 3


async def _dies(*arguments: object) -> None:
    """The pass ends here, without a word in the log."""
    raise Refused(Refusal.NO_SUCH_GAME)


@pytest.mark.asyncio
async def test_a_call_by_direct_message_says_what_for_how_much_and_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3))
    async with world(tmp_path) as here:
        await prefer(here, 0, "ping", "dm")
        game = await here.start("daily", people=2)
        await here.wait(HOUR)
        (call,) = here.direct(0)
        table = await here.message(game, "table")
        assert "Baltic" in call.content
        assert "$60" in call.content
        assert f"<#{here.channel.id}>: Ada and Ben" in call.content
        assert f"/{table.id})" in call.content


@pytest.mark.asyncio
@pytest.mark.parametrize("how", ["answered", "silence", "ended"])
async def test_a_call_by_direct_message_goes_when_it_is_answered(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3), *[(1, 2)] * 9)
    async with world(tmp_path) as here:
        await prefer(here, 0, "ping", "dm")
        game = await here.start("daily", people=2)
        await here.wait(HOUR)
        (call,) = here.direct(0)
        if how == "answered":
            await here.press(0, await here.message(game, "table"), "Buy")
        elif how == "silence":
            await here.wait(3 * DAY)
        else:
            await here.command(1, "resign")
            await here.act(game, 1, Resign())
        assert call.id not in [it.id for it in here.direct(0)]


@pytest.mark.asyncio
async def test_a_call_goes_from_whoever_plays_the_seat_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (2, 3))
    async with world(tmp_path) as here:
        await prefer(here, 0, "ping", "dm")
        game = await here.start("daily", people=3)
        await here.wait(HOUR)
        (call,) = here.direct(0)
        work = leave_to_computer(here.app.host, game, 0, "until-back", "vote")
        await here.by_itself(work)
        (news,) = here.direct(0)
        assert news.id != call.id
        assert "A computer plays for Ada from now on, until Ada is back" in news.content
