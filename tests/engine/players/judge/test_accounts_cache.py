"""The cache of accounts: its entries say what new accounts say, and nothing is judged twice."""

import pickle
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from bench.arena.judging import Judging
from bench.arena.table import Table
from engine.core.actions import SeatId
from engine.core.position import Position
from engine.core.state import GameState
from engine.editions.catalogue import rules_of
from engine.players.judge import accounts_cache
from engine.players.judge.accounts import NAMES, Accounts
from engine.players.judge.accounts_cache import accounts_of
from engine.players.judge.judging import Judge, Weights, fitted_judge, fitted_weights
from engine.players.policy import building, trading
from engine.view import seat_view
from tests.support.game import A, B, position

RULES = rules_of("1994").played_by_post()
TEXT = (
    "0 hat $700 at 5 deeds 16,18,24; 1 dog $900 deeds 19,21,23; 2 boat $400 deeds 1=2,3=2,11 jail 1"
)

IS_WAIT = [name == "wait" for name in NAMES]


def state(text: str = TEXT) -> GameState:
    """Return the state of a position, with rules of its own."""
    return position(text).state


def test_what_is_cached_says_what_new_accounts_say() -> None:
    here = state()
    first = accounts_of(here)
    again = accounts_of(here)
    assert first.judged is again.judged
    assert again.numbers() == Accounts(here).numbers()
    assert again.numbers({A: 20}) == Accounts(here).numbers({A: 20})


def test_another_division_of_the_cash_is_told_apart() -> None:
    here = state()
    before = fitted_judge().chances(here)
    here.seats[A].cash -= 300
    here.seats[B].cash += 300
    accounts = accounts_of(here)
    assert accounts.numbers() == Accounts(here).numbers()
    after = fitted_judge().chances(here)
    assert after[A] < before[A]
    assert after == Judge(fitted_weights()).chances(here)
    here.seats[A].cash += 300
    here.seats[B].cash -= 300
    assert fitted_judge().chances(here) == before


def test_whose_turn_it_is_is_told_apart() -> None:
    here, judge = state(), Judge(replace(fitted_weights(), linear=tuple(map(float, IS_WAIT))))
    before = judge.chances(here)
    here.mover = B
    assert accounts_of(here).numbers() == Accounts(here).numbers()
    after = judge.chances(here)
    assert after[A] > before[A]  # With this weight it is good to come last, and A does now.
    assert after[B] < before[B]


@pytest.mark.parametrize("change", ["deed", "mortgage", "level", "space", "jail", "left"])
def test_what_differs_has_accounts_of_its_own(change: str) -> None:
    here = state()
    before = accounts_of(here)
    match change:
        case "deed":
            here.deeds[16].owner = B
        case "mortgage":
            here.deeds[16].mortgaged = True
        case "level":
            here.deeds[1].level = 3
        case "space":
            here.seats[A].space = 30
        case "jail":
            here.seats[2].jail = None
        case "left":
            here.seats[B].left = 3
    after = accounts_of(here)
    assert after.judged is not before.judged
    assert after.numbers() == Accounts(here).numbers()


def test_other_rules_have_accounts_of_their_own() -> None:
    here = state()
    before = accounts_of(here)
    here.rules = rules_of("2008")
    assert accounts_of(here).judged is not before.judged
    assert accounts_of(here).numbers() == Accounts(here).numbers()


def test_the_same_rules_read_once_more_have_the_same_accounts() -> None:
    here = state()
    before = accounts_of(here)
    here.rules = pickle.loads(pickle.dumps(here.rules))
    assert accounts_of(here).judged is before.judged


def test_chances_can_be_changed_by_who_asked_for_them() -> None:
    here, judge = state(), fitted_judge()
    before = judge.chances(here)
    judge.chances(here)[A] = 5.0
    assert judge.chances(here) == before


def test_each_judge_has_chances_of_its_own() -> None:
    here = state()
    other = Judge(fitted_weights().scaled(lambda: 0.5))
    assert fitted_judge().chances(here) != other.chances(here)


def test_a_full_cache_is_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts_cache, "CAPACITY", 4)
    here = state()
    first = accounts_of(here)
    for space in range(6):
        here.seats[A].space = 30 + space
        accounts_of(here)
    here.seats[A].space = 5
    assert accounts_of(here).judged is not first.judged


def test_threads_ask_for_different_cash_at_the_same_time() -> None:
    tables = [state(TEXT.replace("$700", f"${cash}")) for cash in range(100, 900, 20)]
    judge = Judge(fitted_weights())
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(judge.chances, tables * 5))
    assert found == [fitted_judge().of(Accounts(table)) for table in tables] * 5


class Counted(Weights):
    """Weights that note each seat of which they are asked the score."""

    asked: list[int] = []

    def formula(self) -> Callable[..., float]:
        """Return the function of the numbers."""
        found = super().formula()

        def score(*numbers: float) -> float:
            self.asked.append(1)
            return found(*numbers)

        return score


def test_a_decision_about_the_same_view_is_not_thought_out_twice() -> None:
    fitted = fitted_weights()
    weights = Counted(fitted.linear, fitted.hidden, fitted.out)
    view, player = seat_view(state(), A), Judging(Judge(weights))
    action, first = player.decide(view), len(weights.asked)
    assert first > 60
    assert player.decide(view) == action
    assert len(weights.asked) == first


class Forgetful(Judge):
    """The fitted judge, but each question is a new one to it."""

    def chances(self, position: Position) -> dict[SeatId, float]:
        """Return the chance to win of each player who is still in the game."""
        return self.of(Accounts(position))

    def of(
        self, accounts: Accounts, cash: Mapping[SeatId, int] | None = None
    ) -> dict[SeatId, float]:
        """Return the chances for what accounts say."""
        accounts.judged.clear()
        return super().of(accounts, cash)


def events(seed: int, judge: Judge) -> list[object]:
    """Return what happens in the first rounds of a game among ours."""
    players = [Judging(judge) for _ in range(4)]
    table, found = Table(players, RULES, b"same %d" % seed), list[object]()
    while not table.state.is_over and table.state.turn <= 70:
        table.step()
        found += table.events
    return found


@pytest.mark.parametrize("seed", range(2))
def test_games_are_the_same_without_memory(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    remembered = events(seed, fitted_judge())
    for module in (trading, building):
        monkeypatch.setattr(module, "accounts_of", Accounts)
    assert events(seed, Forgetful(fitted_weights())) == remembered
