"""Taking a choice back, as the table sees it: the question, the answers, what becomes of it."""

from __future__ import annotations

import discord
import pytest

from engine.core.actions import AcceptTrade, Buy, EndTurn, Mortgage, OfferTrade, Roll, Side
from engine.core.decisions import Auction, BuyOrDecline, Decision, HeldRoll
from engine.core.state import waiting
from engine.host.clocks.paces import PACES
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import QuietHours
from engine.host.snapshots import state_of
from engine.replay.gamefile import read_file
from tests.support.answer_labels import AUCTION, BUY, END_TURN, HOLD, MORE, ROLL
from tests.support.consistency import check_all
from tests.support.fixed_dice import fixed_dice
from tests.support.game import BALTIC, READING, A, B, C, D
from tests.support.simulated_messages import AnswerMessage, buttons, labels, said
from tests.support.simulated_server import SimulatedServer
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio


async def at_baltic(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, pace: str = "live"
) -> str:
    """A may buy Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 1), (1, 2), (1, 2), (1, 2), (1, 2))
    game = await server.start_game(pace, people=3)
    if pace == "live":
        await server.press(A, await server.message(game, "table"), ROLL)
    else:
        await server.wait(PACES[pace].human_delay)
    return game


async def asked(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, Decision, discord.Message]:
    """A has bought Baltic and asks to undo it: the game, what was waited for, and the question."""
    game = await at_baltic(server, monkeypatch)
    before = waiting(state_of(await server.table(game)))
    await server.press(A, await server.message(game, "table"), BUY)
    await server.ask_to_undo(A)
    (question,) = questions(server)
    return game, before, question


def questions(server: SimulatedServer) -> list[discord.Message]:
    """The open questions in the channel."""
    return [it for it in server.messages if any(":undo:" in b["custom_id"] for b in buttons(it))]


async def test_the_others_are_asked_once_and_it_is_taken_back(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(server, monkeypatch)
    await server.press(A, await server.message(game, "table"), BUY)
    told = (await server.ask_to_undo(A)).text
    assert "if Ben and Cleo agree." in told
    (question,) = questions(server)
    assert "bought Baltic" in said(question)
    assert labels(question) == ["Undo it", "Keep it"]
    (shown,) = [it for it in server.sent if it.message == question.id and it.new]
    assert set(shown.pings) == {server.user(B), server.user(C)}
    assert "if Cleo agrees." in (await server.press(B, question, "Undo it")).text
    assert len(questions(server)) == 1
    assert "Undone" in (await server.press(C, question, "Undo it")).text
    assert questions(server) == []
    state = state_of(await server.table(game))
    assert isinstance(waiting(state), BuyOrDecline)
    assert "The vote is over: the choice was undone." in said(await server.message(game, "undo"))
    table = await server.message(game, "table")
    assert "↩️ Undone: 🎩 Ada bought Baltic" in said(table)
    assert BUY in " ".join(labels(table))
    assert "undid the last choice" in (await server.command(D, "game", show="history")).text


async def test_the_command_shows_first_what_would_be_undone(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(server, monkeypatch)
    await server.press(A, await server.message(game, "table"), BUY)
    shown = (await server.command(A, "undo")).private
    assert "bought Baltic" in said(shown)
    assert labels(shown) == ["Ask to undo", "Back"]
    assert questions(server) == []


async def test_the_question_about_the_end_of_a_turn_names_it(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(server, monkeypatch)
    await server.press(A, await server.message(game, "table"), BUY)
    await server.act(game, A, EndTurn())
    await server.ask_to_undo(A)
    (question,) = questions(server)
    assert "🎩 Ada ended the turn." in said(question)


async def test_the_older_message_strikes_out_what_was_taken_back(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(server, monkeypatch, "evening")
    await server.press(A, await server.message(game, "table"), BUY)
    older = await server.message(game, "table")
    assert "bought" in said(older)
    assert "~~" not in said(older)
    await take_back(server)
    newest = await server.message(game, "table")
    assert newest.id != older.id, "the question and its answer would stay below it"
    (older,) = [it for it in server.messages if it.id == older.id]
    assert "~~🎩 Ada bought Baltic for $60~~" in said(older)
    assert "~~" not in said(newest)
    assert "bought Baltic" in said(await server.message(game, "undo"))


async def take_back(server: SimulatedServer) -> None:
    """A asks to take a choice back, and the others agree."""
    await server.ask_to_undo(A)
    (question,) = questions(server)
    await server.press(B, question, "Undo it")
    await server.press(C, question, "Undo it")
    assert questions(server) == []


async def test_who_has_just_asked_is_not_called_for_what_is_theirs_again(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(server, monkeypatch)
    await server.press(A, await server.message(game, "table"), BUY)
    before = len(server.sent)
    await take_back(server)
    new = [it for it in server.sent[before:] if it.new]
    assert [set(it.pings) for it in new] == [{server.user(B), server.user(C)}, set()]
    assert new[-1].message == (await server.message(game, "table")).id


async def test_with_nobody_to_ask_who_takes_back_is_not_called(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (1, 2), (1, 2), (1, 2))
    game = await server.start_alone()
    await server.press(A, await server.message(game, "table"), ROLL)
    await server.press(A, await server.message(game, "table"), BUY)
    before = len(server.sent)
    await server.ask_to_undo(A)
    assert "↩️ Undone: 🎩 Ada bought Baltic" in said(await server.message(game, "table"))
    assert [it.pings for it in server.sent[before:] if it.pings] == []


async def test_who_has_asked_long_ago_is_called(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (1, 2), (1, 2), (1, 2))
    game = await server.start_game("daily", people=2)
    await server.wait(15 * 60)
    await server.press(A, await server.message(game, "table"), BUY)
    await server.ask_to_undo(A)
    (question,) = questions(server)
    await server.wait(3 * 60)
    await server.press(B, question, "Undo it")
    assert server.newest_pings == (server.user(A),)


@pytest.mark.parametrize(("what", "verb"), [("undo", ":undo:"), ("cancel", ":vote:")])
async def test_nobody_is_asked_in_quiet_hours_or_where_they_want_no_call(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, what: str, verb: str
) -> None:
    game = await at_baltic(server, monkeypatch)
    await server.press(A, await server.message(game, "table"), BUY)
    asleep = Preferences(quiet=QuietHours("UTC", 0, 24 * 60 - 1)).model_dump_json()
    await put_preferences(server.app.host.store, server.user(B), asleep)
    direct = Preferences(ping="dm").model_dump_json()
    await put_preferences(server.app.host.store, server.user(C), direct)
    if what == "cancel":
        await server.vote_to_cancel(A)
    else:
        await server.ask_to_undo(A)
    (question,) = [it for it in server.messages if any(verb in b["custom_id"] for b in buttons(it))]
    (shown,) = [it for it in server.sent if it.message == question.id and it.new]
    assert list(shown.pings) == []
    assert (len(server.direct(B)), len(server.direct(C))) == (0, 1)
    assert ("bought Baltic for $60" in server.direct(C)[0].content) == (what == "undo")


async def test_who_no_direct_message_reaches_is_called_beside_the_question(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(server, monkeypatch)
    await server.press(A, await server.message(game, "table"), BUY)
    direct = Preferences(ping="dm").model_dump_json()
    await put_preferences(server.app.host.store, server.user(C), direct)
    place = server.members[C].user.dm_channel.id
    server.fail("POST", f"/channels/{place}/messages", 403, 50007, times=None)
    await server.ask_to_undo(A)
    (beside,) = [it for it in server.sent if it.new and it.pings == (server.user(C),)]
    assert beside.channel == server.channel.id
    (call,) = [it for it in server.messages if it.id == beside.message]
    assert call.content == f"🐕 <@{server.user(C)}>: there’s a vote in your game."


async def test_one_word_against_it_closes_the_question(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _, question = await asked(server, monkeypatch)
    await server.press(C, question, "Keep it")
    assert questions(server) == []
    assert "The vote is over: nothing was undone." in said(await server.message(game, "undo"))
    assert "vote is over" in (await server.press_late(B, question, "Undo it")).text
    assert (await server.table(game)).position.deeds[3].owner == A


async def test_a_question_outlives_the_process_that_asked_it(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, before, question = await asked(server, monkeypatch)
    await server.press(B, question, "Undo it")
    await server.crash()
    assert "Undone" in (await server.press(C, question, "Undo it")).text
    assert waiting(state_of(await server.table(game))) == before
    await server.crash()
    await server.press(A, await server.message(game, "table"), AUCTION)
    assert waiting(state_of(await server.table(game))).id > before.id + 1
    (exported,) = (await server.command(A, "game", show="export")).private.attachments
    steps = read_file(server.download(exported.url)).steps
    assert any((step.action or "").startswith("undo ") for step in steps)
    await check_all(server)


async def test_a_question_that_was_refused_can_be_asked_again(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, before, question = await asked(server, monkeypatch)
    await server.press(B, question, "Keep it")
    await server.ask_to_undo(A)
    (again,) = questions(server)
    assert server.newest_pings == (server.user(B), server.user(C))
    for who in (B, C):
        await server.press(who, again, "Undo it")
    assert "was undone" in said(await server.message(game, "undo"))
    assert waiting(state_of(await server.table(game))) == before
    await check_all(server)


async def test_it_closes_when_anything_else_happens(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _, _ = await asked(server, monkeypatch)
    await server.press(A, await server.message(game, "table"), END_TURN)
    assert questions(server) == []


async def test_a_roll_is_not_held_while_the_question_is_open(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(server, monkeypatch)
    await server.press(A, await table(server, game), BUY)
    await server.act(game, A, EndTurn())
    before = (await server.press(C, await table(server, game), MORE)).private
    assert any(it.startswith(HOLD) for it in labels(before))
    await server.ask_to_undo(A)
    during = (await server.press(C, await table(server, game), MORE)).private
    assert not any(it.startswith(HOLD) for it in labels(during))
    assert "once that vote is over" in (await server.press_late(C, before, HOLD)).text
    (question,) = questions(server)
    await server.press(B, question, "Keep it")
    after = (await server.press(C, await table(server, game), MORE)).private
    await server.press(C, after, HOLD)
    assert isinstance(waiting(state_of(await server.table(game))), HeldRoll)


async def test_an_auction_that_was_taken_back_is_closed(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(server, monkeypatch)
    await server.press(A, await server.message(game, "table"), AUCTION)
    state = state_of(await server.table(game))
    assert isinstance(waiting(state), Auction)
    role = f"bids:{waiting(state).id}"
    notice = (await server.message(game, f"auction:{waiting(state).id}")).id
    await server.ask_to_undo(A)
    (question,) = questions(server)
    await server.press(B, question, "Undo it")
    await server.press(C, question, "Undo it")
    assert buttons(await server.message(game, role)) == []
    assert "called off" in said(await server.message(game, role))
    assert notice not in {it.id for it in server.messages}
    again = await server.press(A, await server.message(game, "table"), AUCTION)
    assert again is not None
    assert f"bids:{waiting(state_of(await server.table(game))).id}" != role


async def test_what_only_two_know_of_is_not_told(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(server, monkeypatch)
    await server.act(game, A, OfferTrade(B, Side((), 77), Side((), 1)))
    await server.ask_to_undo(A)
    (question,) = questions(server)
    assert "only the players involved" in said(question)
    assert "77" not in said(question)
    await server.press(B, question, "Undo it")
    await server.press(C, question, "Undo it")
    assert state_of(await server.table(game)).trades == []
    assert "withdrew" in said(server.direct(B)[-1])
    assert buttons(server.direct(B)[-1]) == []


async def test_the_property_panel_leads_to_what_can_be_undone(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(server, monkeypatch)
    assert "Undo…" not in labels(await manage(server, game, A))
    await server.press(A, await table(server, game), BUY)
    assert "Undo…" not in labels(await manage(server, game, B))
    shown = (await server.press(A, await manage(server, game, A), "Undo…")).private
    assert "bought Baltic" in said(shown)
    assert "Ben and Cleo have to agree. A message in the channel will ask them." in said(shown)
    assert questions(server) == [], "nobody is asked by looking"
    assert "if Ben and Cleo agree." in said((await server.press(A, shown, "Ask to undo")).private)
    assert len(questions(server)) == 1


async def table(server: SimulatedServer, game: str) -> discord.Message:
    """The game message."""
    return await server.message(game, "table")


async def manage(server: SimulatedServer, game: str, who: int) -> AnswerMessage:
    """A player's property panel."""
    return (await server.press_id(who, await table(server, game), "manage")).private


async def test_a_question_about_an_older_choice_is_shown_anew(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await at_baltic(server, monkeypatch)
    await server.press(A, await table(server, game), BUY)
    shown = (await server.press(A, await manage(server, game, A), "Undo…")).private
    await server.act(game, A, Mortgage(BALTIC))
    again = (await server.press(A, shown, "Ask to undo")).private
    assert "mortgaged Baltic" in said(again)
    assert questions(server) == []


async def test_raising_and_buying_at_one_press_is_undone_as_one(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (2, 3), (4, 6), (1, 2), (1, 2), (1, 2))
    game = await server.start_game("live", people=2)
    await server.press(A, await table(server, game), ROLL)
    for who, action in (
        (A, Buy()),
        (A, EndTurn()),
        (B, Roll()),
        (B, EndTurn()),
        (A, OfferTrade(B, Side((), 1260), Side((), 1))),
    ):
        await server.act(game, who, action)
    (offer,) = state_of(await server.table(game)).trades
    await server.act(game, B, AcceptTrade(offer.id))
    await server.act(game, A, Roll())
    plan = (await server.press(A, await table(server, game), "Raise")).private
    await server.press(A, plan, "Raise")
    assert (await server.table(game)).position.deeds[READING].mortgaged
    await server.ask_to_undo(A)
    (question,) = questions(server)
    assert "mortgaged Reading" in said(question)
    assert "bought Vermont" in said(question)
    await server.press(B, question, "Undo it")
    position = (await server.table(game)).position
    assert not position.deeds[READING].mortgaged
    assert position.seats[A].cash == 41
    assert "mortgaged Reading" in said(await table(server, game)), "the line says what was undone"


async def test_a_roll_stays_and_so_does_a_game_of_others(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at_baltic(server, monkeypatch)
    assert "can’t be undone" in (await server.command(A, "undo")).text
    assert "nothing to undo right now" in (await server.command(B, "undo")).text
    assert "not play" in (await server.command(D, "undo")).text
    assert questions(server) == []
