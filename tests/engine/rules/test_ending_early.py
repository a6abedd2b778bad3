"""A game that somebody who may ends early: it closes as at an agreed hour, whatever is played."""

import pytest

from engine.core.errors import IllegalAction, Reason
from engine.core.events import GameEnded
from engine.editions.catalogue import CATALOGUE
from engine.game import end_early
from engine.players import absent
from engine.rules.ending import worth_of
from tests.support.game import EDITION, A, B, C, Game, ScriptedChance
from tests.support.plays import plays


def silence(game: Game) -> Game:
    """What is under way is completed by those who say nothing."""
    while game.awaited:
        seat = game.awaited[0]
        game.play(seat, absent.answer(game.state, seat))
    return game


def test_amb_71_between_moves_an_early_end_ranks_at_once() -> None:
    game = plays(
        "seats 3; B $2000",
        # No hour was agreed.
        "end-early: game-ended B early; no hour-struck; won B / A throw: refused game-over",
    )
    ended = plays("seats 3; B $2000 / end-early").happened(GameEnded)[0]
    assert dict(ended.valuation) == {seat: worth_of(game.state, seat) for seat in (A, B, C)}
    assert game.state.ending == "early"


def test_amb_71_every_kind_of_game_may_be_ended_early() -> None:
    for kind in CATALOGUE[EDITION.get()].games:
        game = plays(f"rules {kind}; seats 3; C $9000 / end-early: won C")
        assert game.state.ending == "early"


def test_s35_07_a_roll_already_made_is_completed_and_no_bonus_roll_taken() -> None:
    game = plays(
        # The deed is still for sale.
        "seats 3; A at go / A throw 3+3: next buy-or-decline / end-early: next buy-or-decline",
        "A decline / A,B,C pass: bank has oriental; no turn-started; over",
    )
    assert set(game.state.winners) == {A, B, C}


def test_s35_07_an_auction_under_way_goes_to_who_leads_it() -> None:
    game = plays("seats 3; A at go / A throw 1+5 / A decline: next auction / A bid 10 / end-early")
    assert silence(game).owner(6) == A


def test_s35_07_a_debt_is_paid_before_anybody_is_valued() -> None:
    game = plays(
        "seats 3; A $2 deeds boardwalk; B deeds oriental / A throw 1+5: next owing / end-early"
    )
    assert silence(game).cash_of(B) == 1506
    assert game.state.ending == "early"


def test_bkr_11_who_is_left_alone_by_the_last_debt_wins_by_the_rules() -> None:
    game = plays("seats 3; A $10; C left 1; turn 1 of A owing A=100 to B / end-early")
    assert silence(game).state.winners == (B,)
    assert game.state.ending == "rules", "there was nobody to be ranked with"


def test_s35_06_offers_of_trades_end_with_the_game() -> None:
    offer = "A offer B gives $100 takes reading"
    plays(
        "seats 3; A at go; B deeds reading / A throw 3+3",
        offer,
        f"end-early: A trade-closed gone / {offer}: refused closing",
    )


def in_last_turns() -> tuple[str, str]:
    """The agreed hour has come in the turn of A: B and C have a last turn."""
    games = CATALOGUE[EDITION.get()].games
    kind = next(it for it in ("new-short", "time-limit") if it in games)
    return f"rules {kind} finish-the-round; seats 3; A at 17; B at 17; C at 17", "time-up"


def test_amb_71_who_leaves_has_no_last_turn() -> None:
    plays(
        *in_last_turns(),
        "A throw 1+2 / A end: B turn-started / B throw 1+2 / B end: C turn-started",
    )
    plays(
        *in_last_turns(),
        "B resign / A throw 1+2 / A end: C turn-started / C throw 1+2 / C end: game-ended",
    )


def test_amb_71_the_last_turns_of_a_round_are_not_taken() -> None:
    plays(*in_last_turns(), "end-early: game-ended")


def test_a_game_that_closes_already_is_ended_early_without_another_roll() -> None:
    game = plays("seats 3; A at go / A throw 1+5 / end-early / end-early: next buy-or-decline")
    assert silence(game).state.ending == "early"


def test_a_game_that_is_over_is_not_ended_again() -> None:
    game = plays("seats 3; A at go / end-early")
    with pytest.raises(IllegalAction) as refused:
        end_early(game.state, ScriptedChance())
    assert refused.value.reason is Reason.GAME_OVER
