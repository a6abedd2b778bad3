"""Games that end at an agreed hour (S35, TL): the time limit, the last move, and what counts."""

import pytest

from engine.core.errors import IllegalAction, Reason
from engine.core.events import Worth
from engine.editions.catalogue import CATALOGUE
from engine.game import time_up
from engine.rules.ending import worth_of
from tests.support.editions import builds_any_time
from tests.support.game import (
    EDITION,
    NEW_YORK,
    PACIFIC,
    VENTNOR,
    WATER_WORKS,
    A,
    Game,
    ScriptedChance,
)
from tests.support.plays import plays


def timed(more: str = "", house_rules: str = "") -> str:
    """A timed game of three, none of whom has been dealt a deed."""
    games = CATALOGUE[EDITION.get()].games
    game = next(it for it in ("new-short", "time-limit") if it in games)
    return f"rules {game} {house_rules}; seats 3; {more or 'A at go'}"


def refused_time_limit(game: Game) -> Reason:
    with pytest.raises(IllegalAction) as refusal:
        time_up(game.state, ScriptedChance())
    return refusal.value.reason


def test_s35_05_tl_01_between_moves_the_stroke_ends_the_game_at_once() -> None:
    plays(timed("B $2000"), "time-up: hour-struck; won B / A throw: refused game-over")


def test_s35_07_tl_04_a_move_in_progress_is_finished() -> None:
    plays(
        timed(),
        "A throw 3+3: next buy-or-decline / time-up: next buy-or-decline",
        "A buy: no dice-thrown; A has oriental; won A,B,C",  # The bonus roll is not taken.
    )


def test_s35_07_the_auction_of_the_last_move_is_held() -> None:
    plays(timed(), "A throw 1+5 / time-up / A decline / A,B pass / C pass: game-ended")


def test_s35_07_the_rent_of_the_last_move_is_paid() -> None:
    plays(
        timed("A $2 deeds boardwalk; B deeds oriental"),
        "A throw 1+5: next owing / time-up: A may first raise - boardwalk",
        "A raise - boardwalk: B $1506; won B",
    )


def test_s35_07_rent_that_may_still_be_claimed_is_collected_at_the_end() -> None:
    plays(
        timed("B deeds oriental", "claimed-rent"),
        "A throw 1+5: B rent-claimable from A / time-up: A $1494; B $1506; won B",
    )


def test_amb_71_a_bonus_roll_that_waits_is_not_taken() -> None:
    plays(timed("A at 4"), "A throw 3+3: next to-throw / time-up: game-ended")


def test_s35_06_tl_04_no_trade_is_closed_after_the_stroke() -> None:
    offer = "A offer B gives $100 takes reading"
    asked = (timed("B deeds reading"), "A throw 3+3", offer)
    number = plays(*asked).state.trades[0].id
    plays(
        *asked,
        "time-up: A trade-closed gone",
        f"B accept {number}: refused no-such-trade / {offer}: refused closing",
    )


@builds_any_time
def test_amb_71_nothing_is_built_or_unmortgaged_after_the_stroke() -> None:
    plays(
        timed("B deeds oranges,reading.m"),
        "A throw 3+3 / time-up / B build new-york=1 | lift reading: refused closing",
    )


@builds_any_time
def test_amb_71_scarce_buildings_that_are_claimed_stay_with_the_bank() -> None:
    plays(
        timed("A deeds light-blues; B deeds oranges; stock 1 12"),
        "B build new-york=1: next shortage-claim / time-up: B has new-york; won B",
    )


def test_amb_71_money_may_still_be_raised_after_the_stroke() -> None:
    plays(timed("B deeds oranges=1"), "A throw 3+3 / time-up / B sell new-york=0: B $1550")


def test_misc_03_s35_06_rent_in_kind_completes_the_last_move() -> None:
    plays(
        timed("A $2 deeds baltic; B deeds oriental"),
        "A throw 1+5 / time-up / A offer B gives baltic takes - forgives #",
        "B accept: B has baltic; won B",
    )


def test_amb_71_the_round_is_finished_where_that_was_agreed() -> None:
    plays(
        timed("A at 4; B at 4; C at 4", "finish-the-round"),
        "A throw 2+4 / time-up / A end: awaits B",
        "B throw 2+4 / B offer A gives $1 takes -: refused closing / B end: awaits C",
        "C throw 2+4 / C offer A gives $1 takes -: refused closing / C end: won A,B,C",
    )


def test_amb_71_doubles_roll_again_in_the_last_round() -> None:
    plays(timed("A at 4", "finish-the-round"), "time-up / A throw 3+3: next A to-throw doubles 1")


def test_amb_71_who_has_had_a_turn_more_waits_for_the_others() -> None:
    """C started, so after B's turn everybody has had as many."""
    plays(
        timed("B at 4; starter 2; turn 3 of B", "finish-the-round"),
        "time-up / B throw 2+4 / B end: game-ended",
    )


def test_the_hour_strikes_once_and_in_timed_games_only() -> None:
    assert refused_time_limit(plays("A at go")) is Reason.NO_HOUR
    struck = (timed(), "A throw 3+3", "time-up")
    assert refused_time_limit(plays(*struck)) is Reason.TIME_LIMIT_REACHED
    assert refused_time_limit(plays(*struck, "A buy")) is Reason.GAME_OVER


def test_a_bankruptcy_after_the_stroke_leaves_the_others_to_be_valued() -> None:
    plays(
        timed("A $2; B deeds oriental"),
        "A throw 1+5 / time-up: A may first giveup / A giveup: won B",
    )


# -- what counts -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arrange", "worth"),
    [
        (lambda game: game.cash(A, 320), Worth(320, 0, 0, 0, 0)),
        (lambda game: game.owns(A, VENTNOR), Worth(0, 260, 0, 0, 0)),
        (lambda game: game.owns(A, WATER_WORKS).mortgaged(WATER_WORKS), Worth(0, 0, 75, 0, 0)),
        (lambda game: game.owns(A, PACIFIC).levels((PACIFIC,), 3), Worth(0, 300, 0, 600, 0)),
        (lambda game: game.owns(A, NEW_YORK).levels((NEW_YORK,), 5), Worth(0, 200, 0, 0, 500)),
    ],
    ids=["s35-08", "s35-09", "s35-10", "s35-11", "s35-12"],
)
def test_s35_08_s35_09_s35_10_s35_11_s35_12_tl_03_amb_72_what_counts_for_how_much(
    arrange, worth: Worth
) -> None:
    game = plays(timed("A $0"))
    arrange(game)
    assert worth_of(game.state, A) == worth


def test_s35_13_the_highest_total_wins() -> None:
    plays(timed("A $2410; B $2395 deeds ventnor; C $1990"), "time-up: won B")


def test_amb_73_equal_totals_share_the_win() -> None:
    plays(timed("A $1760; B $1500 deeds ventnor"), "time-up: won A,B")


def test_amb_73_cash_breaks_a_tie_where_that_was_agreed() -> None:
    plays(timed("A $1760; B $1500 deeds ventnor", "cash-breaks-ties"), "time-up: won A")
