"""Why a computer did not accept an offer: which motives tell the person who made it."""

from pathlib import Path

import pytest

from bot.panels.trade.answer_motive import answer_motive
from bot.panels.trade.outcome import Outcome
from bot.render.computer_motives import motive_line
from bot.render.voice import Voice
from bot.text.language import languages, load
from engine.actions import Side
from engine.events import Trade
from engine.host.computers.notes import NOTE, ComputerNotes, GivenMotive, dump_notes
from engine.host.store.records import Player
from engine.players.motives import KINDS, REFUSED, Motive
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


NOT_AGAIN = {
    "en": ("says no", "declined"),
    "de": ("lehnt", "abgelehnt"),
    "es": ("dice que no", "rechaz"),
    "fr": (" refuse", "refusé"),
    "pt-BR": ("recus", "diz não"),
}
"""What the line above a reason has said already: that the offer was declined."""


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("kind", sorted(REFUSED - {"refused-again"}))
def test_a_reason_does_not_say_once_more_that_the_offer_was_declined(
    kind: str, locale: str
) -> None:
    facts = {"seat": C, "dollars": 40, "spaces": (VERMONT,), "group": "orange"}
    motive = Motive(kind, **{it: facts[it] for it in KINDS[kind] if it in facts})  # type: ignore[arg-type]
    players = (Player(A, 11, "Ada", "hat"), Player(B, None, "Ben", "dog", character="blocker"))
    voice = Voice((*players, Player(C, 12, "Cleo", "boat")), "classic", load(locale))
    for reader in (None, C):
        said = motive_line(motive, B, voice, live(3).state.rules, reader)
        assert not any(it in said for it in NOT_AGAIN[locale])
