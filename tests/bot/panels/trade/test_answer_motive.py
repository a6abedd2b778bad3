"""Why a computer did not accept an offer: which motives tell the person who made it."""

from pathlib import Path

import pytest

from bot.panels.trade.answer_motive import answer_motive
from bot.panels.trade.outcome import Outcome
from bot.render.voice import Voice
from engine.actions import Side
from engine.events import Trade
from engine.host.computers.notes import NOTE, ComputerNotes, GivenMotive, dump_notes
from engine.players.motives import Motive
from tests.support.game import CONNECTICUT, ORIENTAL, VERMONT, A, B, C, live
from tests.support.trade_game import GAME, TradeGame

TRADE = Trade(7, A, B, Side((ORIENTAL,)), Side((VERMONT,)))


async def told(folder: Path, motive: Motive, by: Outcome = "declined") -> str:
    """What Ada reads of Ben, a computer whose last deed had a motive."""
    arranged = live(3).owns(A, ORIENTAL).owns(B, VERMONT, CONNECTICUT)
    game = await TradeGame.at(folder, arranged.state, computers=(B, C))
    notes = ComputerNotes({B: GivenMotive(-1, motive)})
    await game.host.store.notes.put(GAME, NOTE, dump_notes(notes))
    game.host.forget()
    started = await game.host.started_game(GAME)
    voice = Voice(started.players, started.board, game.words)
    return await answer_motive(game.host, started, TRADE, by, voice)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("motive", "by", "said"),
    [
        (
            Motive("refused-loss", seat=A, before=0.3, after=0.2),
            "declined",
            "worse off with your offer",
        ),
        (Motive("refused-third", seat=C), "declined", "Cleo"),
        (Motive("countered", seat=A, before=0.3, after=0.4), "countered", "Ben"),
    ],
)
async def test_the_motive_that_belongs_to_the_outcome_is_told(
    tmp_path: Path, motive: Motive, by: Outcome, said: str
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
async def test_another_deed_tells_nothing(tmp_path: Path, motive: Motive, by: Outcome) -> None:
    assert await told(tmp_path, motive, by) == ""


@pytest.mark.asyncio
async def test_what_somebody_else_was_refused_is_not_told(tmp_path: Path) -> None:
    assert await told(tmp_path, Motive("refused-group", group="orange", seat=C)) == ""
