"""Games that end at an agreed hour (S35, TL): the time limit, the last move, and what counts."""

import pytest

from engine.core.actions import (
    AcceptTrade,
    Build,
    Buy,
    Decline,
    EndTurn,
    Lift,
    OfferTrade,
    PassBid,
    SellBuildings,
    Side,
    Throw,
)
from engine.core.decisions import BuyOrDecline, DebtSettlement, ToThrow
from engine.core.errors import IllegalAction, Reason
from engine.core.events import DiceThrown, GameEnded, TimeLimitReached, TradeClosed, Worth
from engine.core.shortage import ShortageClaim
from engine.editions.catalogue import CATALOGUE
from engine.editions.options import Choice, resolve
from engine.game import time_up
from engine.rules.ending import worth_of
from tests.support.editions import builds_any_time
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    EDITION,
    LIGHT_BLUES,
    NEW_YORK,
    ORANGES,
    ORIENTAL,
    PACIFIC,
    READING,
    VENTNOR,
    WATER_WORKS,
    A,
    B,
    C,
    Game,
    ScriptedChance,
    live,
)


def timed(*house_rules: str) -> Game:
    """A timed game of three whose dealt deeds are the Bank's again and whose cash is 1500."""
    edition = EDITION.get()
    game = next(it for it in ("new-short", "time-limit") if it in CATALOGUE[edition].games)
    choice = Choice(edition, game, tuple((name, 0) for name in house_rules))
    found = Game(resolve(choice).played_live(), 3)
    for deed in found.state.deeds.values():
        deed.owner = None
    return found.cash(A, 1500).cash(B, 1500).cash(C, 1500)


def reach_limit(game: Game) -> None:
    game.state, game.events = time_up(game.state, ScriptedChance())


def refused_time_limit(game: Game) -> Reason:
    with pytest.raises(IllegalAction) as refusal:
        time_up(game.state, ScriptedChance())
    return refusal.value.reason


def test_s35_05_tl_01_between_moves_the_stroke_ends_the_game_at_once() -> None:
    game = timed().cash(B, 2000)
    reach_limit(game)
    assert game.happened(TimeLimitReached) == [TimeLimitReached()]
    assert game.state.winners == (B,)
    assert game.refused(A, Throw()) is Reason.GAME_OVER


def test_s35_07_tl_04_a_move_in_progress_is_finished() -> None:
    game = timed()
    game.play(A, Throw(), (3, 3))
    assert isinstance(game.decision, BuyOrDecline)
    reach_limit(game)
    assert isinstance(game.decision, BuyOrDecline)
    game.play(A, Buy())
    assert not game.happened(DiceThrown), "the bonus throw is not taken"
    assert game.owner(ORIENTAL) == A
    assert game.state.winners == (A, B, C)


def test_s35_07_the_auction_of_the_last_move_is_held() -> None:
    game = timed()
    game.play(A, Throw(), (1, 5))
    reach_limit(game)
    game.play(A, Decline())
    for seat in (A, B):
        game.play(seat, PassBid())
    game.play(C, PassBid())
    assert game.happened(GameEnded)


def test_s35_07_the_rent_of_the_last_move_is_paid() -> None:
    game = timed().owns(B, ORIENTAL).owns(A, BOARDWALK).cash(A, 2)
    game.play(A, Throw(), (1, 5))
    assert isinstance(game.decision, DebtSettlement)
    reach_limit(game)
    debt = game.offers(A)[0]
    game.play(A, debt)
    assert game.cash_of(B) == 1506
    assert game.state.winners == (B,)


def test_s35_07_rent_that_may_still_be_claimed_is_collected_at_the_end() -> None:
    game = timed("claimed-rent").owns(B, ORIENTAL)
    game.play(A, Throw(), (1, 5))
    assert game.state.claims
    reach_limit(game)
    assert (game.cash_of(A), game.cash_of(B)) == (1494, 1506)
    assert game.state.winners == (B,)


def test_amb_71_a_bonus_throw_that_waits_is_not_taken() -> None:
    game = timed()
    game.at(A, 4).play(A, Throw(), (3, 3))
    assert isinstance(game.decision, ToThrow)
    reach_limit(game)
    assert game.happened(GameEnded)


def test_s35_06_tl_04_no_trade_is_closed_after_the_stroke() -> None:
    game = timed().owns(B, READING)
    game.play(A, Throw(), (3, 3))
    game.play(A, OfferTrade(B, Side(cash=100), Side((READING,))))
    number = game.state.trades[0].id
    reach_limit(game)
    assert [event.by for event in game.happened(TradeClosed)] == ["gone"]
    assert game.refused(B, AcceptTrade(number)) is Reason.NO_SUCH_TRADE
    offer = OfferTrade(B, Side(cash=100), Side((READING,)))
    assert game.refused(A, offer) is Reason.CLOSING


@builds_any_time
def test_amb_71_nothing_is_built_or_lifted_after_the_stroke() -> None:
    game = timed().owns(B, *ORANGES).owns(B, READING).mortgaged(READING)
    game.play(A, Throw(), (3, 3))
    reach_limit(game)
    assert game.refused(B, Build(((NEW_YORK, 1),))) is Reason.CLOSING
    assert game.refused(B, Lift(READING)) is Reason.CLOSING


@builds_any_time
def test_amb_71_scarce_buildings_that_are_claimed_stay_with_the_bank() -> None:
    game = timed().owns(B, *ORANGES).owns(A, *LIGHT_BLUES).stock(1, 12)
    game.play(B, Build(((NEW_YORK, 1),)))
    assert isinstance(game.decision, ShortageClaim)
    reach_limit(game)
    assert game.level(NEW_YORK) == 0
    assert game.state.winners == (B,)


def test_amb_71_money_may_still_be_raised_after_the_stroke() -> None:
    game = timed().owns(B, *ORANGES).levels(ORANGES, 1, 1, 1)
    game.play(A, Throw(), (3, 3))
    reach_limit(game)
    game.play(B, SellBuildings(((NEW_YORK, 0),)))
    assert game.cash_of(B) == 1550


def test_misc_03_s35_06_rent_in_kind_completes_the_last_move() -> None:
    game = timed().owns(B, ORIENTAL).owns(A, BALTIC).cash(A, 2)
    game.play(A, Throw(), (1, 5))
    debt = game.decision.id
    reach_limit(game)
    game.play(A, OfferTrade(B, Side((BALTIC,)), Side(), forgives=debt))
    game.play(B, AcceptTrade(game.state.trades[0].id))
    assert game.owner(BALTIC) == B
    assert game.state.winners == (B,)


def test_amb_71_the_round_is_finished_where_that_was_agreed() -> None:
    game = timed("finish-the-round")
    game.at(A, 4).play(A, Throw(), (2, 4))
    reach_limit(game)
    game.play(A, EndTurn())
    for seat in (B, C):
        assert game.awaited == (seat,)
        game.at(seat, 4).play(seat, Throw(), (2, 4))
        assert game.refused(seat, OfferTrade(A, Side(cash=1), Side())) is Reason.CLOSING
        game.play(seat, EndTurn())
    assert game.state.winners == (A, B, C)


def test_amb_71_doubles_throw_again_in_the_last_round() -> None:
    game = timed("finish-the-round")
    reach_limit(game)
    game.at(A, 4).play(A, Throw(), (3, 3))
    assert isinstance(game.decision, ToThrow)
    assert game.awaited == (A,)


def test_amb_71_who_has_had_a_turn_more_waits_for_the_others() -> None:
    """C started, so after B's turn everybody has had as many."""
    game = timed("finish-the-round")
    game.state.starter = C
    game.to_move(B)
    reach_limit(game)
    game.at(B, 4).play(B, Throw(), (2, 4))
    game.play(B, EndTurn())
    assert game.happened(GameEnded)


def test_the_hour_strikes_once_and_in_timed_games_only() -> None:
    assert refused_time_limit(live()) is Reason.NO_HOUR
    game = timed()
    game.play(A, Throw(), (3, 3))
    reach_limit(game)
    assert refused_time_limit(game) is Reason.TIME_LIMIT_REACHED
    game.play(A, Buy())
    assert refused_time_limit(game) is Reason.GAME_OVER


def test_a_bankruptcy_after_the_stroke_leaves_the_others_to_be_valued() -> None:
    game = timed().owns(B, ORIENTAL).cash(A, 2)
    game.play(A, Throw(), (1, 5))
    reach_limit(game)
    game.play(A, game.offers(A)[0])
    assert game.state.winners == (B,)


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
    game = timed().cash(A, 0)
    arrange(game)
    assert worth_of(game.state, A) == worth


def test_s35_13_the_highest_total_wins() -> None:
    game = timed().cash(A, 2410).cash(B, 2395).owns(B, VENTNOR).cash(C, 1990)
    reach_limit(game)
    assert game.state.winners == (B,)


def test_amb_73_equal_totals_share_the_win() -> None:
    game = timed().cash(A, 1760).cash(B, 1500).owns(B, VENTNOR)
    reach_limit(game)
    assert game.state.winners == (A, B)


def test_amb_73_cash_breaks_a_tie_where_that_was_agreed() -> None:
    game = timed("cash-breaks-ties").cash(A, 1760).cash(B, 1500)
    game.owns(B, VENTNOR)
    reach_limit(game)
    assert game.state.winners == (A,)
