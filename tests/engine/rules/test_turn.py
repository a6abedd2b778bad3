"""TURN: who starts, who follows, what a turn is; AMB-06, AMB-07: when others act, when it ends."""

import pytest

from engine import new_game, rules_of
from engine.core.events import StarterRolled, TurnStarted
from tests.support.editions import builds_any_time, builds_in_own_turn
from tests.support.game import A, B, C, D, ScriptedChance
from tests.support.plays import plays


def test_turn_01_the_highest_roll_begins(edition: str) -> None:
    dice = ScriptedChance((3, 4), (5, 6), (1, 3), (4, 5))
    started = new_game(rules_of(edition), "abcd", dice)
    rolled = [event for event in started.events if isinstance(event, StarterRolled)]
    assert [(event.seat, event.first + event.second) for event in rolled] == [
        (A, 7),
        (B, 11),
        (C, 4),
        (D, 9),
    ]
    assert TurnStarted(B) in started.events
    assert started.state.mover == B


def test_turn_02_play_goes_to_the_left() -> None:
    plays(
        "A at 17; B at 17; C at 17; D at 17; turn 1 of B / B throw 1+2",
        "B end: C turn-started; awaits C / C throw 1+2 / C end: D turn-started; awaits D",
        "D throw 1+2 / D end: A turn-started; awaits A",
        "A throw 1+2 / A end: B turn-started; awaits B",
        "now B at 17 / B throw 1+2 / B end: C turn-started; awaits C",
    )


def test_turn_03_tokens_enter_at_go(edition: str) -> None:
    dice = ScriptedChance((6, 5), (1, 1), (1, 1), (1, 1))
    started = new_game(rules_of(edition), "abcd", dice)
    assert [seat.space for seat in started.state.seats] == [0] * 4
    plays("A at go / A throw 2+3: A moved go reading; no salary-paid")


def test_turn_04_one_roll_then_the_dice_are_passed() -> None:
    plays(
        "A at 17 / A throw 1+2 / A throw: refused not-now / A end",
        "A throw: refused not-awaited; awaits B",
    )


def test_turn_04_the_space_comes_before_the_end() -> None:
    plays("A at go / A throw 1+2 / A end: refused not-now / A buy / A end: awaits B")


@pytest.mark.parametrize(
    ("script", "refused"),
    [
        (("A at go",), {"throw"}),
        (("A at go", "A throw 1+2"), {"buy", "decline"}),
        (("A at 17", "A throw 1+2"), {"end"}),
    ],
    ids=["to throw", "option", "to end"],
)
def test_turn_04_nobody_answers_for_another(script: tuple[str, ...], refused: set[str]) -> None:
    for action in ("throw", "end", "buy", "decline", "bid 5", "fine"):
        reason = "not-awaited" if action in refused else "not-now"
        plays(*script, f"B {action}: refused {reason}")
    plays("A at go / 9 throw: refused out-of-game / -1 throw: refused out-of-game")


# -- AMB-06: what others may do, and when --------------------------------------------------------

FINED = ("A $20 jail 2 deeds illinois; B deeds browns,reading.m", "A throw 1+2: next owing")
"""A, with 20 dollars and Illinois, has failed the third roll in Jail and owes the fine."""


@builds_any_time
def test_amb_06_between_roll_and_move_only_the_debtor_acts() -> None:
    plays(
        *FINED,
        "B build baltic=1 | mortgage baltic | lift reading: refused locked",
        "A mortgage illinois: A moved 10 13 / B build baltic=1",
    )


def test_amb_06_no_trade_is_closed_in_the_lock() -> None:
    plays(
        *FINED,
        "B offer C gives $5 takes $4 / C accept: refused locked / A raise - illinois",
        "C accept: C $1501",
    )


@builds_any_time
def test_amb_06_others_go_on_while_an_option_stands_open() -> None:
    plays(
        "A at go; B deeds light-blues; C deeds illinois / A throw 1+2 / B build connecticut=1",
        "C mortgage illinois: next buy-or-decline",
        "A decline / B sell connecticut=0: awaits A,B,C,D",
    )


@builds_any_time
def test_amb_06_others_go_on_while_a_debt_stands_open() -> None:
    plays(
        "A $5 at 3 deeds illinois; B deeds browns; C deeds light-blues / A throw 1+2: next owing",
        "B build baltic=1: B built baltic=1",
    )


RENT = "A paid 12 to C rent oriental full-group 6x2 0"


def test_amb_06_a_debtor_only_raises_money() -> None:
    plays(
        "A $5 at 3 deeds illinois,reading.m,browns; C deeds light-blues / A throw 1+2",
        f"A build baltic=1 | lift reading: refused in-debt / A mortgage illinois: {RENT}",
    )


@builds_any_time
def test_amb_06_sums_are_those_of_the_landing() -> None:
    plays(
        "A $5 at 3 deeds illinois; C deeds light-blues / A throw 1+2 / C build oriental=1",
        f"A mortgage illinois: {RENT}",
    )


def test_amb_06_so_is_a_tenth_of_what_one_is_worth() -> None:
    plays(
        "A at 1 / A throw 1+2 / B offer A gives $1000 takes - / A accept",
        "A tenth: A paid 150 to bank income-tax 10%",
    )


# -- AMB-07: the end of a turn -------------------------------------------------------------------


def test_amb_07_live_the_player_says_that_the_turn_is_over() -> None:
    plays(
        "A at 17 deeds browns / A throw 1+2: next A to-end",
        "A build baltic=1 / B end: refused not-awaited / A end: awaits B",
    )


def test_amb_07_not_with_an_option_an_auction_or_a_debt_open() -> None:
    plays("A at go / A throw 1+2 / A end: refused not-now / A decline / A end: refused not-now")
    plays("A $5 at 3 deeds illinois; C deeds light-blues / A throw 1+2 / A end: refused not-now")


def test_amb_07_by_post_it_ends_when_nothing_is_open() -> None:
    plays(
        "rules by-post; A at 17; B at go / A throw 1+2: B turn-started",
        "B throw 1+2: no turn-started / B decline: no turn-started / A,B,C pass: no turn-started",
        "D pass: C turn-started",
    )


@builds_in_own_turn
def test_amb_07_by_post_it_waits_for_whoever_could_build_in_the_own_turn_only() -> None:
    plays(
        "rules by-post; A at 17 deeds browns / A throw 1+2: next A to-end",
        "A build baltic=1 / A end: awaits B",
    )


@builds_in_own_turn
def test_amb_07_by_post_it_waits_for_whoever_has_just_completed_a_group() -> None:
    plays(
        "rules by-post; A at go deeds mediterranean / A throw 1+2 / A buy: next A to-end",
        "A build baltic=1",
    )


@builds_in_own_turn
@pytest.mark.parametrize(
    "browns",
    [
        "$49 deeds browns",
        "deeds mediterranean,baltic.m",
        "deeds browns; stock 0 12",
        "deeds browns=5",
        "deeds mediterranean; B deeds baltic",
    ],
    ids=["poor", "mortgaged", "no houses", "full", "incomplete"],
)
def test_amb_07_by_post_it_waits_for_nobody_who_could_not_build(browns: str) -> None:
    plays(f"rules by-post; A at 17 {browns} / A throw 1+2: B turn-started")


@builds_in_own_turn
def test_amb_07_by_post_what_one_leads_an_auction_with_is_paid_before_one_could_build() -> None:
    plays(
        "rules by-post; A $120 at 3 deeds browns / A throw 1+2 / A decline / A maximum 100",
        "B,C pass / D maximum 90: A $29 has oriental; B turn-started",
    )


@builds_in_own_turn
def test_amb_07_by_post_it_waits_no_longer_once_nothing_could_be_built() -> None:
    plays(
        "rules by-post; A $60 at 17 deeds browns / A throw 1+2 / A build baltic=1: B turn-started"
    )


@builds_in_own_turn
def test_amb_07_amb_71_by_post_no_turn_waits_for_building_after_the_hour() -> None:
    plays(
        "rules time-limit by-post finish-the-round; D at 17 deeds browns; turn 4 of D",
        "D throw 1+2: next to-end / time-up: game-ended",
    )


@builds_any_time
def test_amb_07_by_post_it_waits_for_nobody_who_may_build_later() -> None:
    plays("rules by-post; A at 17 deeds browns / A throw 1+2: B turn-started")


def test_amb_07_by_post_a_bonus_roll_is_still_due() -> None:
    plays("rules by-post; A at 16 / A throw 2+2: no turn-started; next A to-throw doubles 1")
