"""Why a computer did not accept an offer: which motives tell the person who made it."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.trade.draft import offer_with
from bot.features.trade.offer_outcome import ClosedOffer, OfferOutcome
from bot.features.trade.outcome_motive import more_to_pay, outcome_motive
from bot.features.trade.sent import answer_screen, closed_screen
from bot.language.language import languages, load
from bot.language.voice import Voice
from bot.narration.computer_motives import motive_line
from bot.ui.screen import Button
from engine.core.actions import OfferTrade, Side
from engine.core.events import Trade
from engine.host.computers.notes import NOTE, ComputerNotes, GivenMotive, dump_notes
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import Player
from engine.players.motives import KINDS, REFUSED, Motive
from tests.support.game import CONNECTICUT, ORIENTAL, VERMONT, A, B, C, live
from tests.support.screens import buttons
from tests.support.terms import terms_of
from tests.support.trade_game import GAME, TradeGame

NOTHING: Mapping[int, Motive] = {}
TRADE = Trade(7, A, B, Side((ORIENTAL,)), Side((VERMONT,)))


async def told(
    folder: Path, motive: Motive, by: OfferOutcome = "declined", trade: Trade = TRADE
) -> str:
    """What Ada reads of Ben, a computer whose last deed had a motive."""
    started, voice, host = await table(folder, motive)
    return await outcome_motive(host, started, trade, by, voice)


async def table(
    folder: Path, motive: Motive, ended: Mapping[int, Motive] = NOTHING, cash: int = 1500
) -> tuple[StartedGame, Voice, Host]:
    """Ada's game with Ben and Cleo, two computers; Ben's last deed had a motive, and so had what
    ended some offers, by their ids. `cash`: what Ada has.
    """
    arranged = live(3).cash(A, cash).owns(A, ORIENTAL).owns(B, VERMONT, CONNECTICUT)
    game = await TradeGame.at(folder, arranged.state, computers=(B, C))
    notes = ComputerNotes({B: GivenMotive(-1, motive)}, ended=ended)
    await game.host.store.notes.put(GAME, NOTE, dump_notes(notes))
    game.host.loaded.drop_all()
    started = await game.host.started_game(GAME)
    return started, Voice(started.players, started.board, game.words), game.host


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("motive", "by", "said"),
    [
        (
            Motive("refused-loss", seat=A, before=0.3, after=0.2),
            "declined",
            "worse off with your offer",
        ),
        (Motive("refused-person", seat=C), "declined", "Cleo"),
        (Motive("countered", seat=A, before=0.3, after=0.4), "countered", "Ben"),
    ],
)
async def test_the_motive_that_belongs_to_the_outcome_is_told(
    tmp_path: Path, motive: Motive, by: OfferOutcome, said: str
) -> None:
    assert said in await told(tmp_path, motive, by)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("motive", "by"),
    [
        (Motive("left-jail"), "declined"),
        (Motive("refused-loss", seat=A, before=0.3, after=0.2), "countered"),
        (Motive("refused-loss", seat=A, before=0.3, after=0.2), "withdrawn"),
    ],
)
async def test_another_deed_tells_nothing(tmp_path: Path, motive: Motive, by: OfferOutcome) -> None:
    assert await told(tmp_path, motive, by) == ""


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("motive", "said"),
    [
        (Motive("withdrew-cash", seat=A, dollars=290), "withdrew the offer to you: "),
        (Motive("withdrew-cash", seat=C, dollars=290), ""),
        (Motive("left-jail"), ""),
    ],
)
async def test_who_had_an_offer_reads_why_it_was_withdrawn(
    tmp_path: Path, motive: Motive, said: str
) -> None:
    own = Trade(7, B, A, Side((), 290), Side((ORIENTAL,)))
    found = await told(tmp_path, motive, "withdrawn", own)
    assert said in found
    assert bool(said) == bool(found)


@pytest.mark.asyncio
async def test_a_reason_outlives_what_the_computer_does_next(tmp_path: Path) -> None:
    own = Trade(7, B, A, Side((), 290), Side((ORIENTAL,)))
    withdrew = Motive("withdrew-cash", seat=A, dollars=290)
    game, voice, host = await table(tmp_path, Motive("left-jail"), {own.id: withdrew})
    assert "no longer has $290" in await outcome_motive(host, game, own, "withdrawn", voice)


@pytest.mark.asyncio
async def test_what_somebody_else_was_refused_is_not_told(tmp_path: Path) -> None:
    assert await told(tmp_path, Motive("refused-group", group="orange", seat=C)) == ""


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("kind", "sides", "dollars", "said", "again"),
    [
        ("refused-price", (Side((), 100), Side((VERMONT,))), 280, ("$380", "$280 more"), (380, 0)),
        ("refused-price", (Side(()), Side((VERMONT,), 20)), 80, ("$60", "$80 more"), (60, 0)),
        ("refused-price-less", (Side(()), Side((), 100)), 40, ("$60", "$40 less"), (0, 60)),
        ("refused-price-less", (Side(()), Side((), 100)), 100, ("no cash", ""), (0, 0)),
    ],
)
async def test_a_price_is_named_and_offered_again_as_a_whole(
    tmp_path: Path,
    kind: str,
    sides: tuple[Side, Side],
    dollars: int,
    said: tuple[str, str],
    again: tuple[int, int],
) -> None:
    trade, motive = Trade(7, A, B, *sides), Motive(kind, seat=A, dollars=dollars)
    game, voice, host = await table(tmp_path, motive)
    line = await outcome_motive(host, game, trade, "declined", voice)
    assert all(it in line for it in said)
    assert more_to_pay(game, trade, "withdrawn") == 0
    more = more_to_pay(game, trade, "declined")
    offer = offer_with(trade, more)
    assert (offer.gives.cash, offer.takes.cash) == again
    assert (offer.gives.deeds, offer.takes.deeds) == (trade.gives.deeds, trade.takes.deeds)
    (first, _) = closed_screen(game, ClosedOffer(trade, "declined"), 3, voice).rows[0]
    assert isinstance(first, Button)
    assert first.custom_id.endswith(f"again 7 3 {dollars}")


@pytest.mark.asyncio
@pytest.mark.parametrize(("cash", "is_named"), [(380, True), (379, False)])
async def test_a_price_beyond_the_cash_of_the_proposer_is_not_named(
    tmp_path: Path, cash: int, *, is_named: bool
) -> None:
    trade, motive = Trade(7, A, B, Side((), 100), Side((VERMONT,))), Motive("refused-price", seat=A)
    game, voice, host = await table(tmp_path, replace(motive, dollars=280), cash=cash)
    line = await outcome_motive(host, game, trade, "declined", voice)
    assert ("$380" in line) == is_named
    assert ("wants more cash than you have" in line) == (not is_named)
    assert more_to_pay(game, trade, "declined") == (280 if is_named else 0)


@pytest.mark.asyncio
async def test_what_somebody_else_could_pay_is_not_named(tmp_path: Path) -> None:
    game, _, _ = await table(tmp_path, Motive("refused-price", seat=C, dollars=280))
    assert more_to_pay(game, TRADE, "declined") == 0


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("kind", sorted(REFUSED - {"refused-again"}))
def test_a_reason_does_not_say_once_more_that_the_offer_was_declined(
    kind: str, locale: str
) -> None:
    """The line above it has said so already."""
    declined = terms_of("says no; declined (an offer)", locale)
    facts = {"seat": C, "dollars": 40, "spaces": (VERMONT,), "group": "orange"}
    motive = Motive(kind, **{it: facts[it] for it in KINDS[kind] if it in facts})  # type: ignore[arg-type]
    players = (Player(A, 11, "Ada", "hat"), Player(B, None, "Ben", "dog", character="blocker"))
    voice = Voice((*players, Player(C, 12, "Cleo", "boat")), "classic", load(locale))
    for reader in (None, C):
        said = motive_line(motive, B, voice, live(3).state.rules, reader)
        assert not any(it in said for it in declined)


@pytest.mark.asyncio
async def test_an_offer_that_was_countered_keeps_its_own_terms(tmp_path: Path) -> None:
    game, voice, _ = await table(tmp_path, Motive("left-jail"))
    counter = Trade(8, B, A, Side((VERMONT,)), Side((ORIENTAL,), cash=260))
    shown = closed_screen(game, ClosedOffer(TRADE, "countered", counter), 3, voice)
    assert "260" not in str(shown)
    assert "Oriental" in str(shown)


@pytest.mark.asyncio
async def test_the_counteroffer_of_a_computer_is_one_press_away(tmp_path: Path) -> None:
    arranged = live(3).owns(A, ORIENTAL).owns(B, VERMONT, CONNECTICUT)
    arranged.play(B, OfferTrade(A, Side((VERMONT,)), Side((ORIENTAL,), 260)))
    game = await TradeGame.at(tmp_path, arranged.state, computers=(B, C))
    started = await game.host.started_game(GAME)
    voice = Voice(started.players, started.board, game.words)
    ended = ClosedOffer(TRADE, "countered", *arranged.state.trades)
    assert buttons(await answer_screen(game.host, started, ended, 3, voice)) == ["See the offer"]
