"""Why computers did what they did: who may read which motive, and where the button is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import cast

import pytest

from bot.discord.reply import Reply
from bot.features.lookup import reading, since, why
from bot.features.table import more
from bot.features.trade.offer import offer_screen
from bot.features.trade.offer_outcome import offered_by
from bot.interactions.router import Router
from bot.language.voice import Voice
from engine.core.actions import OfferTrade, Side
from engine.core.events import Trade
from engine.host.computers.notes import NOTE, ComputerNotes, GivenMotive, dump_notes
from engine.host.people.advising import ALLOWANCE_NOTE
from engine.players.motives import Motive
from tests.support.game import (
    CONNECTICUT,
    ORIENTAL,
    VERMONT,
    A,
    B,
    C,
    live,
)
from tests.support.screens import buttons, custom_ids, text
from tests.support.trade_game import GAME, RecordedReply, TradeGame, user

pytestmark = pytest.mark.asyncio
BOUGHT = Motive("bought", (VERMONT,), dollars=100, before=0.27, after=0.29)
REFUSED = Motive("refused-loss", seat=A, before=0.27, after=0.21)
HANDLERS = {**why.HANDLERS, **reading.HANDLERS, **since.HANDLERS, **more.HANDLERS}


async def game_with(
    folder: Path,
    motives: dict[int, Motive],
    computers: tuple[int, ...] = (B, C),
    public: Mapping[int, Motive] = MappingProxyType({}),
) -> TradeGame:
    """Ada's game with computers whose last actions had these motives."""
    arranged = live(3).owns(A, ORIENTAL).owns(B, VERMONT, CONNECTICUT)
    found = await TradeGame.at(folder, arranged.state, computers=computers)
    given, done = (
        {seat: GivenMotive(-1, it) for seat, it in found.items()} for found in (motives, public)
    )
    notes = ComputerNotes(given, public=done)
    await found.host.store.notes.put(GAME, NOTE, dump_notes(notes))
    found.host.loaded.drop_all()
    return found


async def noted(game: TradeGame, notes: ComputerNotes) -> None:
    await game.host.store.notes.put(GAME, NOTE, dump_notes(notes))
    game.host.loaded.drop_all()


async def press(game: TradeGame, who: int, custom_id: str) -> RecordedReply:
    answer = RecordedReply(game.discord, None, True)
    await Router(HANDLERS).press(game.context(who, answer, (), {}), custom_id)
    return answer


async def told(game: TradeGame, who: int = user(A)) -> str:
    return text((await press(game, who, f"m1:{GAME}:0:why:")).screen)


async def test_each_computer_says_why_it_did_what_it_did_last(tmp_path: Path) -> None:
    game = await game_with(tmp_path, {B: BOUGHT, C: Motive("left-jail")})
    shown = await told(game)
    assert "🤖 Ben bought Vermont for $100 rather than leave it to someone else." in shown
    assert "’s chance of winning: 27% → 29%." in shown
    assert "🤖 Cleo left Jail right away" in shown


async def test_chances_are_hidden_where_no_advice_is_allowed(tmp_path: Path) -> None:
    game = await game_with(tmp_path, {B: BOUGHT})
    await game.host.store.notes.put(GAME, ALLOWANCE_NOTE, "never")
    assert "%" not in await told(game)
    (tmp_path / "people").mkdir()
    game = await game_with(tmp_path / "people", {B: BOUGHT}, computers=(B,))
    shown = await told(game)
    assert "Ben bought Vermont" in shown
    assert "%" not in shown


async def test_what_was_offered_is_told_to_its_two_players_alone(tmp_path: Path) -> None:
    game = await game_with(tmp_path, {B: REFUSED}, computers=(B,))
    assert "Ben would be worse off with your offer." in await told(game)
    for other in (user(C), 999):
        assert "No computer player has done anything" in await told(game, other)


@pytest.mark.parametrize(("dollars", "is_named"), [(1500, True), (1501, False)])
async def test_a_price_that_nobody_could_pay_is_no_reason(
    tmp_path: Path, dollars: int, *, is_named: bool
) -> None:
    motive = Motive("refused-price", seat=A, dollars=dollars)
    shown = await told(await game_with(tmp_path, {B: motive}, computers=(B,)))
    assert ("Ben would accept your offer" in shown) == is_named


async def test_a_refusal_hides_no_deed_from_anybody(tmp_path: Path) -> None:
    game = await game_with(tmp_path, {B: REFUSED}, computers=(B,), public={B: BOUGHT})
    assert "Ben would be worse off with your offer." in await told(game)
    for reader in (user(A), user(C), 999):
        assert "Ben bought Vermont for $100" in await told(game, reader)


async def test_below_an_offer_the_offer_is_explained_and_not_a_later_action(tmp_path: Path) -> None:
    game = await game_with(tmp_path, {B: BOUGHT}, public={B: BOUGHT})
    offered = Motive("offered-group", group="light_blue", seat=A, before=0.27, after=0.31)
    await noted(game, ComputerNotes(offers={B: {A: GivenMotive(-1, offered)}}))
    table = await game.table()
    deal = Trade(1, B, A, Side((VERMONT,)), Side((ORIENTAL,)))
    screen = offer_screen(table, deal, Voice(table.players, "classic", game.words))
    assert buttons(screen)[-1] == "Why this offer?"
    (custom_id,) = [it for it in custom_ids(screen) if ":why:" in it]
    shown = text((await press(game, user(A), custom_id)).screen)
    assert "Ben offered you a trade to own all of the light blues, build there" in shown
    assert "bought" not in shown
    for other in (user(C), 999):
        assert "offered" not in text((await press(game, other, custom_id)).screen)


async def test_an_offer_that_completes_nothing_tells_all_itself(tmp_path: Path) -> None:
    """What changes hands and the chances stand there; that it expects to gain is no news."""
    game = await game_with(tmp_path, {B: BOUGHT}, public={B: BOUGHT})
    offered = Motive("offered", seat=A, before=0.27, after=0.31)
    await noted(game, ComputerNotes(offers={B: {A: GivenMotive(-1, offered)}}))
    table = await game.table()
    deal = Trade(1, B, A, Side((VERMONT,)), Side((ORIENTAL,)))
    screen = offer_screen(table, deal, Voice(table.players, "classic", game.words))
    assert buttons(screen) == ["Accept", "Counter…", "Decline"]


@pytest.mark.parametrize(
    ("takes", "said"),
    [
        (Side((ORIENTAL,)), "offered you a trade to get Oriental, expecting a better chance"),
        (Side((), 50), "offered you a trade, expecting a better chance"),
    ],
)
async def test_below_an_offer_that_completes_nothing_it_says_what_is_wanted(
    tmp_path: Path, takes: Side, said: str
) -> None:
    arranged = live(3).owns(A, ORIENTAL).owns(B, VERMONT)
    arranged.state.trades = [Trade(7, B, A, Side((VERMONT,)), takes)]
    game = await TradeGame.at(tmp_path, arranged.state, computers=(B, C))
    motive = Motive("offered", seat=A, before=0.27, after=0.31)
    await noted(game, ComputerNotes(offers={B: {A: GivenMotive(-1, motive)}}))
    assert said in text((await press(game, user(A), f"m1:{GAME}:0:why:{B}")).screen)


@pytest.mark.parametrize(("dollars", "said"), [(120, "$120 more"), (None, "not for that")])
async def test_below_a_counteroffer_it_says_what_it_asks_for_beyond_the_offer(
    tmp_path: Path, dollars: int | None, said: str
) -> None:
    game = await game_with(tmp_path, {})
    motive = Motive("countered", seat=A, before=0.27, after=0.31, dollars=dollars)
    await noted(game, ComputerNotes(offers={B: {A: GivenMotive(-1, motive)}}))
    assert said in text((await press(game, user(A), f"m1:{GAME}:0:why:{B}")).screen)


@pytest.mark.parametrize("arguments", ["9", "x"])
async def test_a_forged_press_below_an_offer_tells_nothing(tmp_path: Path, arguments: str) -> None:
    game = await game_with(tmp_path, {B: BOUGHT})
    answer = await press(game, user(A), f"m1:{GAME}:0:why:{arguments}")
    assert "This button no longer works" in text(answer.screen)


async def test_a_trade_between_computers_is_explained_beside_what_came_after(
    tmp_path: Path,
) -> None:
    game = await game_with(tmp_path, {B: BOUGHT}, public={B: BOUGHT})
    traded = Motive("traded", seat=C, before=0.27, after=0.31)
    accepted = Motive("accepted", seat=B, before=0.2, after=0.21)
    turn = (await game.table()).position.turn
    deals = {B: GivenMotive(-1, traded, turn), C: GivenMotive(-1, accepted, turn)}
    public = {B: GivenMotive(-1, BOUGHT)}
    await noted(game, ComputerNotes(public=public, trades=deals))
    for reader in (user(A), 999):
        shown = await told(game, reader)
        assert "Ben traded with Cleo, expecting a better chance of winning afterward." in shown
        assert "Ben bought Vermont" in shown
        assert "Cleo accepted Ben’s offer because it pays off." in shown
    old = {B: GivenMotive(-1, traded, turn - 3)}
    await noted(game, ComputerNotes(public=public, trades=old))
    assert "traded" not in await told(game)


async def test_a_deed_is_told_once(tmp_path: Path) -> None:
    game = await game_with(tmp_path, {B: BOUGHT}, public={B: BOUGHT})
    assert (await told(game)).count("Ben bought Vermont") == 1


async def test_a_person_on_a_computers_seat_has_no_motive(tmp_path: Path) -> None:
    game = await game_with(tmp_path, {A: BOUGHT}, computers=(B,))
    assert "No computer player has done anything" in await told(game)


async def test_the_button_is_where_motives_are_read(tmp_path: Path) -> None:
    game = await game_with(tmp_path, {B: BOUGHT})
    for verb in ("board", "more"):
        assert "Computers’ reasons" in buttons(
            (await press(game, user(A), f"m1:{GAME}:0:{verb}:")).screen
        )
    table = await game.table()
    voice = Voice(table.players, "classic", game.words)
    deal = Trade(1, B, A, Side((VERMONT,)), Side((ORIENTAL,)))
    assert buttons(offer_screen(table, deal, voice))[-1] == "Computers’ reasons"
    own = replace(deal, proposer=A, partner=C)
    assert "Computers’ reasons" not in buttons(offer_screen(table, own, voice))


async def test_without_motives_there_is_no_button(tmp_path: Path) -> None:
    game = await game_with(tmp_path, {})
    for verb in ("board", "more"):
        assert "Computers’ reasons" not in buttons(
            (await press(game, user(A), f"m1:{GAME}:0:{verb}:")).screen
        )


async def test_who_is_refused_reads_why(tmp_path: Path) -> None:
    game = await game_with(tmp_path, {B: REFUSED})
    gift = OfferTrade(B, Side(), Side((CONNECTICUT,)))
    await game.host.submit(GAME, user(A), 0, gift, "offer")
    made = await offered_by(game.host, GAME, "offer")
    assert made is not None
    reply = RecordedReply(game.discord, None, True)
    reply.message_id = 1
    game.sent_offers.note(GAME, made.trade.id, user(A), cast(Reply, reply))
    reply.message_id = None
    await game.flush(GAME)
    told = text(reply.updates[0])
    assert "Ben would be worse off with your offer. Ben’s chance of winning: 27% → 21%." in told
