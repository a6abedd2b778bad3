"""Coming back to a game: what happened meanwhile is told once, in private, and on demand."""

from __future__ import annotations

import pytest

from bot.features.people.digest import digest_lines
from bot.language.language import load
from bot.language.voice import Voice
from engine.core.actions import (
    AcceptTrade,
    Bid,
    Buy,
    Decline,
    EndTurn,
    OfferTrade,
    PassBid,
    Roll,
    Side,
)
from engine.core.state import awaited
from engine.host.clocks.last_seen import LAST_SEEN
from engine.host.people.seats import leave_to_computer
from engine.host.snapshots import StartedGame, state_of
from tests.support.answer_labels import BACK_NOW, BUY, END_TURN, MORE, ROLL, bid_of
from tests.support.fixed_dice import fixed_dice
from tests.support.game import CONNECTICUT, ST_CHARLES, TENNESSEE, VERMONT, A, B, C
from tests.support.simulated_messages import Answer, labels, links, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
HOUR = 3600
TITLE = "What you missed"


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada on Vermont, Ben in Connecticut, Ada on."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (6, 2), (5, 4), *[(1, 3), (2, 4)] * 30)


def digests(answer: Answer) -> list[str]:
    response = answer.response
    replies = [*([response] if response else []), *answer.followups]
    return [said(it) for it in replies if TITLE in said(it)]


async def begun(server: SimulatedServer) -> str:
    """Both have been there as the game begins."""
    game = await server.start_game("live")
    for who in (A, B):
        assert digests(await look(server, who, game)) == []
    return game


async def look(server: SimulatedServer, who: int, game: str) -> Answer:
    """Somebody looks into the game."""
    return await server.press(who, await server.message(game, "table"), MORE)


async def test_who_comes_back_after_hours_is_told_once_beside_the_answer(
    server: SimulatedServer,
) -> None:
    game = await begun(server)
    await server.wait(3 * HOUR)
    answer = await look(server, B, game)
    (text,) = digests(answer)
    assert "You ran out of time" in text
    assert labels(answer.private) == ["Since my last move", BACK_NOW]
    assert len(answer.followups) == 1
    assert digests(await look(server, B, game)) == []
    assert digests(await server.command(A, "board")) != []


async def test_from_everything_a_way_leads_back_to_the_short_list(server: SimulatedServer) -> None:
    game = await begun(server)
    await server.wait(3 * HOUR)
    panel = (await look(server, B, game)).private
    short = said(panel)
    assert TITLE in short
    await server.press(B, panel, "Since my last move")
    assert "Since your last move" in said(panel)
    await server.press(B, panel, "What did I miss?")
    assert said(panel).strip() == short.strip()


async def test_who_was_there_lately_or_missed_little_is_not_told(server: SimulatedServer) -> None:
    game = await server.start_game("daily")
    assert digests(await look(server, A, game)) == []
    await server.wait(2 * HOUR)
    few = (await server.table(game)).record.version
    assert few < 9
    assert digests(await look(server, A, game)) == []
    assert digests(await look(server, A, game)) == []


async def test_who_only_looks_on_is_not_told(server: SimulatedServer) -> None:
    game = await begun(server)
    await look(server, 2, game)
    await server.wait(3 * HOUR)
    assert digests(await look(server, 2, game)) == []
    assert await server.app.host.store.notes.get(game, LAST_SEEN.format(server.user(2))) is None


async def test_it_is_told_by_another_process_too(server: SimulatedServer) -> None:
    game = await begun(server)
    await server.wait(3 * HOUR)
    await server.restart()
    assert len(digests(await look(server, B, game))) == 1


async def test_ones_own_press_is_no_news(server: SimulatedServer) -> None:
    game = await begun(server)
    await server.wait(3 * HOUR)
    started = await server.table(game)
    log = await server.app.host.history(game, server.user(B))
    news = [it for it in log if it[0].action != "start"]
    voice = Voice(started.players, started.board, load("en"))
    lines = digest_lines(news, B, voice, started.position.rules)
    answer = await server.press(B, await server.message(game, "table"), bid_of(10))
    (text,) = digests(answer)
    assert (await server.table(game)).record.version > started.record.version
    assert text.split("\n")[2 : 2 + len(lines)] == lines


async def test_what_was_missed_is_told_again_on_demand(server: SimulatedServer) -> None:
    game = await begun(server)
    await server.wait(3 * HOUR)
    (once,) = digests(await look(server, B, game))
    mine = (await server.command_in_dm(B, "mine")).private
    assert "What did I miss?" in labels(mine)
    answer = await server.press(B, mine, "What did I miss?")
    assert said(answer.response).strip() == once.strip()


async def test_who_has_missed_nothing_is_told_so(server: SimulatedServer) -> None:
    await server.start_game("live")
    mine = (await server.command(A, "mine")).private
    answer = await server.press(A, mine, "What did I miss?")
    assert "Nothing has happened since" in said(answer.response)


async def test_who_was_never_away_has_missed_nothing_but_what_came_since(
    server: SimulatedServer,
) -> None:
    game = await begun(server)
    await server.press(A, await server.message(game, "table"), ROLL)
    await server.press(A, await server.message(game, "table"), BUY)
    mine = (await server.command(A, "mine")).private
    answer = await server.press(A, mine, "What did I miss?")
    assert "Nothing has happened since" in said(answer.response)
    await server.wait(10 * 60)
    assert await look(server, B, game)
    mine = (await server.command(A, "mine")).private
    again = await server.press(A, mine, "What did I miss?")
    assert "Vermont" not in said(again.response)


def owners(game: StartedGame) -> dict[int, int]:
    """Who has which property."""
    found = game.position.deeds.items()
    return {space: deed.owner for space, deed in found if deed.owner is not None}


async def asked(server: SimulatedServer, who: int) -> str:
    """What somebody is told who asks what they have missed."""
    mine = (await server.command(who, "mine")).private
    return said((await server.press(who, mine, "What did I miss?")).response)


async def test_what_came_since_ones_last_press_is_told_whole_and_nothing_before_it(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada was there when others' passes gave her Vermont and when hers ended an auction."""
    starters = [(6, 5), (1, 1), (1, 2)]
    turns = [(6, 2), (5, 4), (6, 2), (4, 6), (5, 4), (1, 2)]
    fixed_dice(monkeypatch, *starters, *turns, *[(1, 3), (2, 4)] * 30)
    game = await server.start_game("live", 3)
    await look(server, A, game)
    for who, action in (
        *((A, Roll()), (A, Decline()), (A, Bid(10)), (B, PassBid()), (C, PassBid())),
        *((A, EndTurn()), (B, Roll()), (B, Decline()), (B, Bid(5)), (C, PassBid())),
        *((A, PassBid()), (B, EndTurn()), (C, Roll()), (C, EndTurn())),
        *((A, Roll()), (A, Buy()), (A, EndTurn())),
    ):
        await server.act(game, who, action)
    there = await server.table(game)
    assert owners(there) == {VERMONT: A, CONNECTICUT: B, TENNESSEE: A}
    assert "Nothing has happened since" in await asked(server, A)
    rent = there.position.seats[A].cash
    await server.act(game, B, Roll())
    rent = (await server.table(game)).position.seats[A].cash - rent
    for who, action in ((B, EndTurn()), (C, Roll()), (C, Decline()), (C, Bid(7)), (B, PassBid())):
        await server.act(game, who, action)
    while ST_CHARLES not in owners(await server.table(game)):
        await server.wait(5)
    now = await server.table(game)
    text = await asked(server, A)
    assert {it: seat for it, seat in owners(now).items() if it not in owners(there)} == {
        ST_CHARLES: C
    }
    assert "Cleo won St. Charles Place at auction" in text
    assert not [it for it in ("Vermont", "Connecticut", "Tennessee") if it in text]
    assert rent > 0
    assert f"Rent you collected: Ben ${rent}." in text
    count = now.position.turn - there.position.turn
    assert count == 1
    assert "1 turn has been played" in text


async def test_what_was_missed_leads_back_to_ones_games(server: SimulatedServer) -> None:
    await server.start_game("daily", 3)
    mine = (await server.command(A, "mine")).private
    missed = (await server.press(A, mine, "What did I miss?")).response
    back = await server.press(A, missed, "My games")
    assert "What did I miss?" in labels(back.response)


async def test_in_a_second_absence_the_first_is_not_told_again(server: SimulatedServer) -> None:
    game = await begun(server)
    await server.wait(3 * HOUR)
    await look(server, A, game)
    version = (await server.table(game)).record.version
    for _ in range(12):
        seat = awaited(state_of(await server.table(game)))[0]
        await server.answer_by_timeout(game, 1)
        version = (await server.table(game)).record.version if seat == A else version
    await server.wait(3 * HOUR)
    mine = (await server.command_in_dm(A, "mine")).private
    answer = await server.press(A, mine, "What did I miss?")
    started = await server.table(game)
    news = await server.app.host.history(game, server.user(A), version)
    voice = Voice(started.players, started.board, load("en"))
    lines = digest_lines(news, A, voice, started.position.rules)
    assert said(answer.response).split("\n")[2 : 2 + len(lines)] == lines


async def test_a_form_is_not_disturbed_and_it_is_told_at_the_next_press(
    server: SimulatedServer,
) -> None:
    game = await begun(server)
    panel = (await server.press(B, await server.message(game, "table"), "Trade")).private
    await server.wait(3 * HOUR)
    opened = await server.press(B, panel, "Give cash…")
    assert opened.form
    assert not digests(opened)
    assert len(digests(await look(server, B, game))) == 1


async def test_what_others_did_counts_as_missed_whatever_was_opened_meanwhile(
    server: SimulatedServer,
) -> None:
    """Neither More… nor an answer to an offer, which comes by direct message, shows it."""
    game = await begun(server)
    await server.act(game, B, OfferTrade(A, Side(cash=1), Side(cash=2)))
    await server.press(A, await server.message(game, "table"), ROLL)
    await server.press(A, await server.message(game, "table"), BUY)
    await server.wait(4 * 60)
    (offer,) = (await server.table(game)).trades
    await server.act(game, A, AcceptTrade(offer.id))
    await look(server, A, game)
    told = await asked(server, A)
    assert TITLE in told
    assert "You ran out of time" in told


async def test_who_has_never_decided_anything_has_missed_all_of_it(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    await server.wait(20 * 60)
    await look(server, B, game)
    assert "You ran out of time" in await asked(server, B)


async def test_whose_seat_a_computer_plays_is_told_and_can_come_back(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("daily", people=3)
    mine = (await server.command(B, "mine")).private
    left = leave_to_computer(server.app.host, game, B, "until-back", "left")
    await server.run_in_bot(left)
    nothing = (await server.press(B, mine, "What did I miss?")).response
    assert BACK_NOW in labels(nothing)
    for _ in range(3):
        await server.wait(24 * HOUR)
    assert TITLE in await asked(server, B)
    opened = (await look(server, B, game)).private
    assert BACK_NOW in labels(opened)
    back = await server.press(B, opened, BACK_NOW)
    assert "You’re back" in said(back.private)
    assert (await server.table(game)).players[B].user_id == server.user(B)


async def test_who_comes_back_is_told_what_is_asked_and_how_much_was_missed(
    server: SimulatedServer,
) -> None:
    game = await begun(server)
    await server.command(B, "away", until="30 minutes")
    await server.press(A, await server.message(game, "table"), ROLL)
    await server.press(A, await server.message(game, "table"), BUY)
    await server.press(A, await server.message(game, "table"), END_TURN)
    told = (await server.command(B, "away", until="back")).private
    assert "Your move" in said(told)
    assert "1 turn has been played" in said(told)
    assert labels(told) == ["Go to game", "What did I miss?"]
    (link,) = links(told)
    assert str(server.channel.id) in link
