"""What calls others is only done so often: offers, questions, lobbies, acts of moderators."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.limits.buckets import Rate
from bot.limits.pings import RepeatedPings
from bot.limits.rates import CallLimit, Limits
from engine.core.actions import OfferTrade, Side
from engine.host.people.voters import RETIRE
from engine.host.preferences.preferences import Preferences
from engine.host.snapshots import state_of
from tests.support.answer_labels import BUY, ROLL
from tests.support.fixed_dice import fixed_dice
from tests.support.game import CONNECTICUT, ORIENTAL, VERMONT, A, B, C, D, live
from tests.support.manual_clock import ManualClock
from tests.support.rewiring import set_limits
from tests.support.screens import text
from tests.support.simulated_messages import buttons, said
from tests.support.simulated_server import SimulatedServer
from tests.support.stored_preferences import put_preferences
from tests.support.trade_game import GAME, TradeGame, user

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO = user(A), user(B), user(C)
ASKED = "asked the other players several times"


def limit(server: SimulatedServer, **rates: Rate) -> ManualClock:
    clock = ManualClock()
    set_limits(server.app, Limits(rates, now=clock))
    return clock


async def start_trade_game(folder: Path, *computers: int) -> tuple[TradeGame, ManualClock]:
    state = live(3).owns(A, VERMONT, ORIENTAL).owns(B, CONNECTICUT).state
    found, clock = await TradeGame.at(folder, state, computers), ManualClock()
    found.limits = Limits({"offers": Rate(2, 120.0)}, now=clock)
    return found, clock


async def offer(trade_game: TradeGame, seat: int, dollars: int) -> str:
    """Ada offers Vermont for so much, and withdraws it again; what she is told to the offer."""
    panel = (await trade_game.press(ADA, f"m1:{GAME}:0:trade:new {seat}")).screen
    panel = await trade_game.choose(ADA, panel, "give", VERMONT)
    panel = (await trade_game.money(ADA, panel, "0", str(dollars))).screen
    sent = (await trade_game.send(ADA, panel)).screen
    for trade in state_of(await trade_game.table()).trades:
        await trade_game.press(ADA, f"m1:{GAME}:0:trade:withdraw {trade.id}")
    return text(sent)


async def test_offers_made_and_withdrawn_come_to_an_end(tmp_path: Path) -> None:
    trade_game, clock = await start_trade_game(tmp_path)
    for dollars in (1, 2):
        assert "lot of offers" not in await offer(trade_game, B, dollars)
    assert "lot of offers" in await offer(trade_game, C, 3)
    assert len(trade_game.sent_to(BEN)) == 2
    assert not trade_game.sent_to(CLEO)
    clock.now = 60.0
    panel = await trade_game.open(ADA, CLEO)
    assert "lot of offers" not in text((await trade_game.send(ADA, panel)).screen)
    assert len(trade_game.sent_to(CLEO)) == 1


async def test_offers_withdrawn_and_made_anew_arrive_without_a_sound(tmp_path: Path) -> None:
    trade_game, clock = await start_trade_game(tmp_path)
    trade_game.limits = Limits({"pings": Rate(2, 600.0)}, now=clock)
    for dollars in range(1, 6):
        await offer(trade_game, B, dollars)
    await offer(trade_game, C, 1)
    rung_by = trade_game.discord.rung_by
    pinged = {who: [bool(rung_by(it)) for it in trade_game.sent_to(who)] for who in (BEN, CLEO)}
    assert pinged == {BEN: [True, True, False, False, False], CLEO: [True]}


async def test_a_question_asked_again_and_again_pings_nobody_anymore(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live", people=3)
    server.app.publisher.pings = RepeatedPings(Rate(1, 600.0), ManualClock())
    pinged = []
    for _ in range(2):
        await server.vote_to_cancel(A)
        question = await server.message(game, "vote")
        pinged.append({it.id for it in question.mentions})
        await server.press(B, question, "Keep playing")
        await server.wait(1)
    assert pinged == [{server.user(B), server.user(C)}, set()]


async def test_whom_offers_have_pinged_enough_is_still_pinged_by_a_question(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live", people=3)
    server.app.publisher.pings = RepeatedPings(Rate(1, 600.0), ManualClock())
    await server.act(game, A, OfferTrade(B, Side(cash=1), Side(cash=2)))
    await server.vote_to_cancel(A)
    question = await server.message(game, "vote")
    assert {it.id for it in question.mentions} == {server.user(B), server.user(C)}


async def test_a_question_asked_again_comes_by_direct_message_without_a_sound(
    server: SimulatedServer,
) -> None:
    direct = Preferences(ping="dm").model_dump_json()
    game = await server.start_game("live", people=3)
    await put_preferences(server.app.host.store, server.user(B), direct)
    server.app.publisher.pings = RepeatedPings(Rate(1, 600.0), ManualClock())
    for _ in range(2):
        await server.vote_to_cancel(A)
        await server.press(C, await server.message(game, "vote"), "Keep playing")
        await server.wait(1)
    assert [it.flags.suppress_notifications for it in server.direct(B)] == [False, True]


async def test_a_moderator_who_acts_again_and_again_pings_nobody_anymore(
    server: SimulatedServer,
) -> None:
    direct = Preferences(ping="dm").model_dump_json()
    await server.start_game("live", people=2)
    server.make_manager(D)
    await put_preferences(server.app.host.store, server.user(B), direct)
    server.app.publisher.pings = RepeatedPings(Rate(2, 600.0), ManualClock())
    before = len(server.sent)
    for _ in range(2):
        await server.moderate(D, "pause", time="1d", reason="a fire alarm")
        await server.moderate(D, "resume", reason="a false alarm")
    pinged = [it.pings for it in server.sent[before:] if it.pings]
    assert pinged == [(server.user(A),)] * 2
    assert [it.flags.suppress_notifications for it in server.direct(B)] == [False] * 2 + [True] * 2


async def test_a_computer_is_called_by_no_offer(tmp_path: Path) -> None:
    trade_game, _ = await start_trade_game(tmp_path, C)
    for dollars in range(1, 5):
        assert "lot of offers" not in await offer(trade_game, C, dollars)


async def test_wishes_to_undo_come_to_an_end_after_refusals(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    game = await server.start_game("live", people=2)
    await server.press(A, await server.message(game, "table"), ROLL)
    await server.press(A, await server.message(game, "table"), BUY)
    clock = limit(server, questions=Rate(2, 120.0))
    for _ in range(2):
        assert "will be undone if" in (await server.ask_to_undo(A)).text
        await server.press(B, await server.message(game, "undo"), "Keep it")
    server.sent.clear()
    assert ASKED in (await server.ask_to_undo(A)).text
    assert not server.sent
    clock.now = 60.0
    assert "will be undone if" in (await server.ask_to_undo(A)).text


async def test_whoever_plays_alone_takes_back_as_often_as_they_like(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    game = await server.start_game("live", people=2)
    await server.press(A, await server.message(game, "table"), ROLL)
    await server.command(B, "away", until="3 days")
    limit(server, questions=Rate(1, 120.0))
    for _ in range(3):
        await server.press(A, await server.message(game, "table"), BUY)
        assert "Undone" in (await server.ask_to_undo(A)).text


async def test_votes_that_lapse_or_fail_cannot_be_called_for_without_end(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live", people=3)
    limit(server, questions=Rate(2, 120.0))
    for _ in range(2):
        assert ASKED not in (await server.vote_to_cancel(A)).text
        await server.press(B, await server.message(game, "vote"), "Keep playing")
    assert ASKED in (await server.vote_to_cancel(A)).text
    assert ASKED in (await server.command(A, "pause", until="3 days")).text
    assert ASKED not in (await server.vote_to_cancel(B)).text


async def test_a_vote_on_an_open_question_is_no_question(server: SimulatedServer) -> None:
    game = await server.start_game("live", people=3)
    limit(server, questions=Rate(1, 120.0))
    assert ASKED not in (await server.vote_to_cancel(A)).text
    question = await server.message(game, "vote")
    for who in (B, C):
        agree = next(it["label"] for it in buttons(question) if it["custom_id"].endswith("yes"))
        assert ASKED not in (await server.press(who, question, agree)).text
    assert (await server.table(game)).record.phase == "cancelled"


async def test_lobbies_opened_and_closed_come_to_an_end(server: SimulatedServer) -> None:
    limit(server, lobbies=Rate(2, 120.0))
    for _ in range(2):
        game = await server.open_lobby(people=1)
        await server.close_lobby(A, game)
    assert "opened several lobbies" in (await server.command(A, "new")).text
    assert "opened several lobbies" not in (await server.command(B, "new")).text


# -- where nobody is called, nothing is counted and nothing refused ------------------------------


async def test_a_computer_is_offered_to_after_too_many_offers_to_people(tmp_path: Path) -> None:
    trade_game, _ = await start_trade_game(tmp_path, C)
    for dollars in (1, 2):
        await offer(trade_game, B, dollars)
    assert "lot of offers" in await offer(trade_game, B, 3)
    assert "lot of offers" not in await offer(trade_game, C, 4)


def use_up(server: SimulatedServer, call: CallLimit, who: int, game: str = "") -> None:
    """Let somebody have done what calls others as often as they may."""
    limits = set_limits(server.app, Limits({call: Rate(1, 120.0)}, now=ManualClock()))
    with limits.count_call(call, server.user(who), game):
        pass


async def test_whoever_may_open_no_lobby_sits_down_in_that_of_a_rematch(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live", people=2)
    for who in (A, B):
        await server.vote_to_cancel(who)
    final = await server.message(game, "table")
    await server.wait(1)
    await server.press(B, final, "Rematch")
    use_up(server, "lobbies", A)
    assert "opened several lobbies" not in (await server.press(A, final, "Rematch")).text
    (lobby,) = await server.app.host.store.search.games_in_channel(server.channel.id)
    players = (await server.app.lobbies.find(lobby.id)).lobby.players
    assert {it.user_id for it in players} == {server.user(A), server.user(B)}


async def test_who_calls_off_rematches_again_and_again_is_no_longer_heard(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("daily", people=2)
    for who in (A, B):
        await server.vote_to_cancel(who)
    server.app.publisher.pings = RepeatedPings(Rate(2, 600.0), ManualClock())
    before, final = len(server.sent), await server.message(game, "table")
    for _ in range(4):
        await server.press(A, final, "Rematch")
        games = await server.app.host.store.search.games_in_channel(server.channel.id)
        settings = await server.lobby_settings(A, games[-1].id)
        asked = await server.press(A, settings, "Cancel the game…")
        await server.press(A, asked.response, "Cancel the game for everyone")
    pings = [user for it in server.sent[before:] for user in it.pings if it.new]
    assert pings == [server.user(B)] * 2


async def test_taking_back_alone_is_no_question_after_too_many(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    game = await server.start_game("live", people=2)
    await server.press(A, await server.message(game, "table"), ROLL)
    await server.command(B, "away", until="3 days")
    await server.press(A, await server.message(game, "table"), BUY)
    use_up(server, "questions", A, game)
    assert "Undone" in (await server.ask_to_undo(A)).text


async def test_asking_once_more_to_take_the_same_back_calls_nobody(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2))
    game = await server.start_game("live", people=2)
    await server.press(A, await server.message(game, "table"), ROLL)
    await server.press(A, await server.message(game, "table"), BUY)
    limit(server, questions=Rate(1, 120.0))
    for _ in range(3):
        assert "will be undone if" in (await server.ask_to_undo(A)).text


async def test_whoever_is_alone_pauses_and_goes_on_after_too_many_questions(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live", people=2)
    await server.command(B, "away", until="3 days")
    use_up(server, "questions", A, game)
    assert ASKED not in (await server.command(A, "pause", until="3 days")).text
    assert (await server.table(game)).record.paused_at is not None
    await server.press(A, await server.message(game, "table"), "Resume")
    assert (await server.table(game)).record.paused_at is None


async def test_whoever_plays_computers_calls_it_off_after_too_many_questions(
    server: SimulatedServer,
) -> None:
    game = await server.start_alone()
    use_up(server, "questions", A, game)
    assert ASKED not in (await server.vote_to_cancel(A)).text
    assert (await server.table(game)).record.phase == "cancelled"


async def test_a_vote_on_what_the_bot_has_asked_calls_nobody(server: SimulatedServer) -> None:
    game = await server.start_game("daily", people=3)
    await server.make_absent(game, B)
    question = await server.message(game, f"absent:{B}")
    use_up(server, "questions", A, game)
    server.sent.clear()
    await server.choose(A, question, "seatvote", RETIRE)
    assert not [it for it in server.sent if it.pings]
    assert ": 🎩 Ada" in said(await server.message(game, f"absent:{B}"))
