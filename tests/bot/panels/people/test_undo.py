"""Taking a choice back, as the table sees it: the question, the answers, what becomes of it."""

from __future__ import annotations

import pytest

from engine.actions import OfferTrade, Side
from engine.decisions import Auction, BuyOrDecline
from engine.host.clocks.quiet_hours import Quiet
from engine.host.preferences import Preferences
from engine.state import waiting
from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import buttons, labels, said
from tests.support.game import A, B, C, D

pytestmark = pytest.mark.asyncio


async def at_baltic(here: World, monkeypatch: pytest.MonkeyPatch) -> str:
    """A may buy Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 1), (1, 2), (1, 2), (1, 2), (1, 2))
    game = await here.start("live", people=3)
    await here.press(A, await here.message(game, "table"), "Throw")
    return game


def questions(here: World) -> list[object]:
    """The open questions in the channel."""
    return [it for it in here.messages if any(":undo:" in b["custom_id"] for b in buttons(it))]


async def test_the_others_are_asked_once_and_it_is_taken_back(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(here, monkeypatch)
    await here.press(A, await here.message(game, "table"), "Buy")
    told = (await here.command(A, "undo")).text
    assert "as soon as Ben and Cleo agree." in told
    (question,) = questions(here)
    assert "bought Baltic" in said(question)
    assert labels(question) == ["Agree", "Let it stand"]
    (shown,) = [it for it in here.shown if it.message == question.id and it.new]
    assert set(shown.pings) == {here.user(B), here.user(C)}
    assert "as soon as Cleo agrees." in (await here.press(B, question, "Agree")).text
    assert len(questions(here)) == 1
    assert "taken back" in (await here.press(C, question, "Agree")).text
    assert questions(here) == []
    state = (await here.table(game)).state
    assert isinstance(waiting(state), BuyOrDecline)
    assert "It was taken back." in said(await here.message(game, "undo"))
    table = await here.message(game, "table")
    assert "↩️ Undone: 🎩 Ada bought Baltic" in said(table)
    assert "Buy" in " ".join(labels(table))
    assert "taken the last choice back" in (await here.command(D, "history")).text


async def test_the_older_message_strikes_out_what_was_taken_back(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(here, monkeypatch)
    await here.press(A, await here.message(game, "table"), "Buy")
    older = await here.message(game, "table")
    assert "bought" in said(older)
    assert "~~" not in said(older)
    await take_back(here)
    newest = await here.message(game, "table")
    assert newest.id != older.id, "the question and its answer would stay below it"
    (older,) = [it for it in here.messages if it.id == older.id]
    assert "~~🎩 Ada bought Baltic for $60~~" in said(older)
    assert "~~" not in said(newest)
    assert "bought Baltic" in said(await here.message(game, "undo"))


async def take_back(here: World) -> None:
    """A asks to take a choice back, and the others agree."""
    await here.command(A, "undo")
    (question,) = questions(here)
    await here.press(B, question, "Agree")
    await here.press(C, question, "Agree")
    assert questions(here) == []


async def test_who_has_just_asked_is_not_called_for_what_is_theirs_again(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(here, monkeypatch)
    await here.press(A, await here.message(game, "table"), "Buy")
    before = len(here.shown)
    await take_back(here)
    new = [it for it in here.shown[before:] if it.new]
    assert [set(it.pings) for it in new] == [{here.user(B), here.user(C)}, set()]
    assert new[-1].message == (await here.message(game, "table")).id


async def test_with_nobody_to_ask_who_takes_back_is_not_called(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (1, 2), (1, 2), (1, 2))
    game = await here.open("live", people=1)
    await here.press(A, await here.message(game, "lobby"), "Add computer")
    await here.press(A, await here.message(game, "lobby"), "Start")
    await here.press(A, await here.message(game, "table"), "Throw")
    await here.press(A, await here.message(game, "table"), "Buy")
    before = len(here.shown)
    await here.command(A, "undo")
    assert "↩️ Undone: 🎩 Ada bought Baltic" in said(await here.message(game, "table"))
    assert [it.pings for it in here.shown[before:] if it.pings] == []


async def test_who_has_asked_long_ago_is_called(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (1, 2), (1, 2), (1, 2))
    game = await here.start("daily", people=2)
    await here.wait(15 * 60)
    await here.press(A, await here.message(game, "table"), "Buy")
    await here.command(A, "undo")
    (question,) = questions(here)
    await here.wait(12 * 60)
    await here.press(B, question, "Agree")
    assert here.newest_pings == (here.user(A),)


@pytest.mark.parametrize(("what", "verb"), [("undo", ":undo:"), ("cancel", ":vote:")])
async def test_nobody_is_asked_in_quiet_hours_or_where_they_want_no_call(
    here: World, monkeypatch: pytest.MonkeyPatch, what: str, verb: str
) -> None:
    game = await at_baltic(here, monkeypatch)
    await here.press(A, await here.message(game, "table"), "Buy")
    asleep = Preferences(quiet=Quiet("UTC", 0, 24 * 60 - 1)).model_dump_json()
    await here.app.host.store.preferences.put(here.user(B), asleep)
    direct = Preferences(ping="dm").model_dump_json()
    await here.app.host.store.preferences.put(here.user(C), direct)
    if what == "cancel":
        await here.call_off(A)
    else:
        await here.command(A, what)
    (question,) = [it for it in here.messages if any(verb in b["custom_id"] for b in buttons(it))]
    (shown,) = [it for it in here.shown if it.message == question.id and it.new]
    assert list(shown.pings) == []
    assert (len(here.direct(B)), len(here.direct(C))) == (0, 1)


async def test_one_word_against_it_closes_the_question(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(here, monkeypatch)
    await here.press(A, await here.message(game, "table"), "Buy")
    await here.command(A, "undo")
    (question,) = questions(here)
    await here.press(C, question, "Let it stand")
    assert questions(here) == []
    assert "It stands." in said(await here.message(game, "undo"))
    assert "closed" in (await here.press_late(B, question, "Agree")).text
    assert (await here.table(game)).state.deeds[3].owner == A


async def test_it_closes_when_anything_else_happens(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(here, monkeypatch)
    await here.press(A, await here.message(game, "table"), "Buy")
    await here.command(A, "undo")
    assert len(questions(here)) == 1
    await here.press(A, await here.message(game, "table"), "End turn")
    assert questions(here) == []


async def test_an_auction_that_was_taken_back_is_closed(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(here, monkeypatch)
    await here.press(A, await here.message(game, "table"), "Auction")
    state = (await here.table(game)).state
    assert isinstance(waiting(state), Auction)
    role = f"bids:{waiting(state).id}"
    notice = (await here.message(game, f"auction:{waiting(state).id}")).id
    await here.command(A, "undo")
    (question,) = questions(here)
    await here.press(B, question, "Agree")
    await here.press(C, question, "Agree")
    assert buttons(await here.message(game, role)) == []
    assert "broken off" in said(await here.message(game, role))
    assert notice not in {it.id for it in here.messages}
    again = await here.press(A, await here.message(game, "table"), "Auction")
    assert again is not None
    assert f"bids:{waiting((await here.table(game)).state).id}" != role


async def test_what_only_two_know_of_is_not_told(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(here, monkeypatch)
    await here.act(game, A, OfferTrade(B, Side((), 77), Side((), 1)))
    await here.command(A, "undo")
    (question,) = questions(here)
    assert "only those concerned" in said(question)
    assert "77" not in said(question)
    await here.press(B, question, "Agree")
    await here.press(C, question, "Agree")
    assert (await here.table(game)).state.trades == []
    assert "withdrawn" in said(here.direct(B)[-1])
    assert buttons(here.direct(B)[-1]) == []


async def test_a_throw_stays_and_so_does_a_game_of_others(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at_baltic(here, monkeypatch)
    assert "never taken back" in (await here.command(A, "undo")).text
    assert "no choice of yours" in (await here.command(B, "undo")).text
    assert "not play" in (await here.command(D, "undo")).text
    assert questions(here) == []
