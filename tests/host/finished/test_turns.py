"""How long a game has to be to be rated: turns of each person's own, or a bankruptcy."""

from __future__ import annotations

import pytest

from engine.core import events as e
from engine.core.actions import Resign
from engine.core.events import Event
from engine.core.saves import dump_events
from engine.core.undo import undo_line
from engine.editions.catalogue import rules_of
from engine.host.finished.ladder import ladder
from engine.host.finished.results import settle
from engine.host.finished.turns import LEAST_TURNS, is_long_enough
from engine.host.notices import GivenBack, HandedOver, LeftToComputer, Notice, dump_notice
from engine.host.store.records import Player, Step
from tests.support.game import A, B
from tests.support.host_harness import ADA, BEN, CLEO, HostedGame, HostHarness

SERVER = 7
PLAYERS = (Player(A, ADA.user_id, "Ada", "hat"), Player(B, BEN.user_id, "Ben", "boat"))
BOTH = (ADA.user_id, BEN.user_id)
START = e.GameStarted(rules_of("1994"), ("hat", "boat"))


class Log:
    """The steps of a game of two, from its start on."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.happened(START)

    def happened(self, *events: Event, action: str = "start") -> Log:
        version = len(self.steps) + 1
        text = dump_events(events).decode()
        self.steps.append(Step(version, 1.0, None, None, action, text))
        return self

    def turns(self, rounds: int, *seats: int) -> Log:
        for _ in range(rounds):
            for seat in seats:
                self.happened(e.TurnStarted(seat))
        return self

    def noticed(self, notice: Notice) -> Log:
        version = len(self.steps) + 1
        text = dump_notice(notice)
        self.steps.append(Step(version, 1.0, None, None, notice.kind, "[]", notice=text))
        return self

    def is_long_enough(self, *people: int, players: tuple[Player, ...] = PLAYERS) -> bool:
        return is_long_enough(self.steps, players, people or BOTH)


@pytest.mark.parametrize("rounds", [LEAST_TURNS - 1, LEAST_TURNS])
def test_each_person_has_to_have_had_eight_turns(rounds: int) -> None:
    assert LEAST_TURNS == 8
    log = Log().turns(rounds, B).turns(20, A)
    assert log.is_long_enough() == (rounds == LEAST_TURNS)


def test_a_bankruptcy_makes_a_game_long_enough() -> None:
    assert Log().turns(2, A, B).happened(e.WentBankrupt(B, (A,))).is_long_enough()


def test_who_resigns_has_not_gone_bankrupt_whoever_gets_the_estate() -> None:
    log = Log().turns(2, A, B).happened(e.Resigned(B), e.WentBankrupt(B, (A,)))
    assert not log.is_long_enough()


def test_turns_that_were_taken_back_do_not_count() -> None:
    log = Log().turns(7, A, B)
    version = len(log.steps) + 1
    log.turns(3, A, B).happened(action=undo_line(version))
    assert not log.is_long_enough()


def test_what_another_plays_on_a_persons_seat_is_not_that_persons() -> None:
    log = Log().turns(3, A, B)
    log.noticed(LeftToComputer(B, "Ben", False, BEN.user_id)).turns(20, A, B)
    taken = (PLAYERS[A], Player(B, None, "Hopper", "boat"))
    assert not log.is_long_enough(players=taken)


def test_turns_before_and_after_a_substitute_add_up() -> None:
    log = Log().turns(5, A, B)
    log.noticed(HandedOver(B, "Ben", "Cleo", True, BEN.user_id, CLEO.user_id)).turns(4, A, B)
    log.noticed(GivenBack(B, "Ben")).turns(3, A, B)
    assert log.is_long_enough()
    assert not log.is_long_enough(*BOTH, CLEO.user_id)


def test_a_log_without_its_beginning_cannot_tell() -> None:
    assert is_long_enough([], PLAYERS, BOTH)
    assert is_long_enough(Log().steps[1:], PLAYERS, BOTH)


@pytest.mark.asyncio
async def test_games_of_one_turn_move_no_rating(harness: HostHarness) -> None:
    for _ in range(3):
        opened = await harness.open_lobby(ADA, BEN)
        await harness.lobbies.start(opened.record.id, ADA.user_id)
        await HostedGame(harness, opened.record.id).submit(B, Resign())
    await settle(harness.host, SERVER)
    found = await harness.store.results.of_guild(SERVER)
    assert [it.place for it in found] == [1, 2] * 3
    assert ladder(found) == ()
