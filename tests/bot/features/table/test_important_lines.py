"""A table message that leaves lines out keeps what counts: who is out, full sets, high rents."""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace
from typing import cast

import pytest

from bot.features.table.table_lines import MAX_NARRATED, table_lines
from bot.messages.message_sync import MessageSync
from bot.narration.log import LoggedStep
from bot.render.standings import last_lines
from engine.analysis.statistics import RunningStatistics
from engine.core import events as e
from engine.core.actions import Side
from engine.core.undo import undo_line
from engine.core.why import Rent
from engine.host.store.records import Step
from tests.bot.render.tables import PEOPLE, RULES, WORDS
from tests.support import game as g
from tests.support.event_logs import log_of
from tests.support.game import A, B, C

pytestmark = pytest.mark.asyncio
START = e.GameStarted(RULES, ("hat", "car", "dog", "cat"))
OUT = (e.WentBankrupt(C, (A,)), e.EstateTaken(C, A, 1500, (), ()))
DEAL = e.TradeMade(e.Trade(7, B, A, Side(cash=320), Side((g.READING,))))
RENT = (e.Moved(B, 0, g.VERMONT), e.Paid(B, (A,), 900, Rent(g.VERMONT, "bare", 900, 1, 0)))
OWNED = (e.PropertyBought(A, g.READING, 200), e.PropertyBought(A, g.VERMONT, 100))


def rolls(count: int) -> list[tuple[e.Event, ...]]:
    return [(e.DiceRolled(B, 1, 2, 1), e.Jailed(B, "space")) for _ in range(count)]


def _is_of_table(event: e.Event) -> bool:
    """Rolls and moves of these logs are no whole turns: owners, cash and the turn are enough."""
    return not isinstance(event, e.DiceRolled | e.Moved | e.Jailed)


async def shown(
    *steps: Iterable[e.Event],
    actions: dict[int, str] | None = None,
    people: tuple[int, ...] = (A, B),
) -> list[str]:
    """The lines above the picture, after these steps."""
    log: list[LoggedStep] = [
        (Step(at, 1e6 + at, None, None, (actions or {}).get(at, "end"), "[]"), tuple(events))
        for at, events in enumerate(steps, 1)
    ]
    events = [it for _, found in log for it in found]
    position = RunningStatistics(log_of((START, *OWNED, *filter(_is_of_table, events)))).state

    async def read(after: int) -> list[LoggedStep]:
        return [logged for logged in log if logged[0].version > after]

    game = SimpleNamespace(position=position, people=lambda: people)
    stub = SimpleNamespace(voice=PEOPLE, game=game, log=read)
    return last_lines(await table_lines(cast(MessageSync, stub), log), WORDS)


@pytest.mark.parametrize("later", [10, MAX_NARRATED + 20])
async def test_a_bankruptcy_stays_with_who_got_what(later: int) -> None:
    found = await shown(*rolls(3), OUT, *rolls(later))
    text = "\n".join(found)
    assert "went bankrupt, owing Ada" in text
    assert "took over Cy’s assets: $1,500" in text
    assert found[2].startswith("… ")
    assert len(found) == 2 + 1 + 5


@pytest.mark.parametrize("later", [10, MAX_NARRATED + 20])
async def test_a_high_rent_and_a_big_deal_stay(later: int) -> None:
    text = "\n".join(await shown(RENT, (DEAL,), *rolls(later)))
    assert "landed on Vermont, owned by Ada" in text
    assert "bought 🚂 Reading from Ada for $320" in text


async def test_what_is_small_is_left_out() -> None:
    small = e.TradeMade(e.Trade(8, B, A, Side(cash=20), Side((g.VERMONT,))))
    assert "bought" not in "\n".join(await shown((small,), *rolls(10)))


async def test_what_was_taken_back_is_not_kept() -> None:
    back = undo_line(1)
    steps = ((e.DiceRolled(B, 1, 2, 1),), OUT, (e.DiceRolled(B, 1, 2, 1),), *rolls(10))
    assert "bankrupt" in "\n".join(await shown(*steps))
    log = await shown(*steps, actions={3: back})
    assert "bankrupt" not in "\n".join(log)


async def test_many_big_deals_do_not_push_out_who_is_out() -> None:
    swaps = [(DEAL,), (e.TradeMade(e.Trade(7, A, B, Side(cash=320), Side((g.READING,)))),)] * 10
    found = await shown(OUT, *swaps, *rolls(10))
    assert "bankrupt" in "\n".join(found)
    assert len([line for line in found if "bought" in line]) == 4


async def test_what_stays_says_in_which_turn_it_was() -> None:
    turns = [(*it, e.TurnStarted(A)) for it in rolls(10)]
    found = await shown((e.TurnStarted(B),), (DEAL,), *turns)
    assert found[0].startswith("Turn 1: 🚗 Bo bought 🚂 Reading from Ada for $320")
    assert found[1].startswith("… 5 earlier lines")
    assert not any("Turn" in line for line in found[2:])


async def test_no_line_says_its_turn_where_none_is_left_out() -> None:
    found = await shown((e.TurnStarted(B),), (DEAL,), *rolls(5))
    assert len(found) == 6
    assert not any("Turn" in line for line in found)


async def test_alone_the_own_roll_stays() -> None:
    own = (e.TurnStarted(A), e.DiceRolled(A, 3, 5, 1), e.Jailed(A, "space"), e.TurnStarted(B))
    found = await shown(own, *rolls(10), people=(A,))
    assert found[0] == "Turn 1: 🎩 Ada rolled 3+5 and was sent to Jail"
    assert found[1].startswith("… ")
    assert "Ada" not in "".join(await shown(own, *rolls(10)))
