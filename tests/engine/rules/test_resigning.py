"""AMB-70: leaving the game, at every kind of decision."""

import pytest

from engine.core.actions import Resign, Roll
from engine.core.decisions import InJail, ToRoll
from engine.core.errors import Reason
from engine.core.events import EstateSurrendered, Resigned, WentBankrupt
from engine.players.absent import answer
from engine.view import public_view
from tests.engine.rules.positions import AUCTION, OPTION, POSITIONS, way
from tests.support.game import BALTIC, READING, Game
from tests.support.plays import plays


@pytest.mark.parametrize("name", POSITIONS)
def test_amb_70_the_positions_are_what_they_say(name: str) -> None:
    assert plays(*way(name)).decision.kind == POSITIONS[name][1]


@pytest.mark.parametrize("pace", ["live", "by-post"])
@pytest.mark.parametrize("name", POSITIONS)
def test_amb_70_anybody_may_resign_at_any_decision(pace: str, name: str) -> None:
    start = plays(*way(name, pace))
    for seat in start.state.players():
        game = Game.of(start.state.copy())
        turn = game.state.turn
        game.play(seat, Resign())
        assert game.happened(Resigned) == [Resigned(seat)]
        assert len(game.happened(WentBankrupt)) >= 1
        assert game.refused(seat, Roll()) is Reason.OUT_OF_GAME
        _play_silently(game, turn)
        assert seat not in game.state.players()


def _play_silently(game: Game, turn: int) -> None:
    """What is open is answered as by the absent, until the next turn begins."""
    for _ in range(60):
        assert game.is_sound()
        assert public_view(game.state)
        if game.state.turn > turn or not game.awaited:
            break
        seat = game.awaited[0]
        rolls = [(1, 2)] if isinstance(game.decision, ToRoll | InJail) else []
        game.play(seat, answer(game.state, seat), *rolls)
    else:
        pytest.fail("the turn never ends")
    turns = [frame for frame in game.state.agenda.frames if isinstance(frame, ToRoll | InJail)]
    assert len(turns) == bool(game.awaited)


def test_amb_70_the_estate_of_one_without_debt_goes_to_the_bank() -> None:
    auction = (
        "A throw: refused not-now",  # BKR-09: before the next roll.
        "B bid 9",
    )
    plays(
        "C deeds illinois.m passes CH-GOOJF",
        "C resign: C estate-surrendered 1500 illinois CH-GOOJF; next auction",
        *auction,
        "A,D pass: B has illinois",
    )
    # AMB-67: in 1935 the pass is a lot too.
    plays("C deeds illinois.m / C resign", *auction, "A,D pass: awaits A")


def test_amb_70_a_debtor_leaves_all_to_the_creditor() -> None:
    plays(
        "A $10 deeds reading; turn 1 of A owing A=50 to C",
        # Even though Reading would have paid for it.
        "A resign: A estate-taken C 10 reading -; B turn-started",
    )


def test_amb_70_the_option_of_one_who_leaves_is_auctioned() -> None:
    plays(*OPTION, "A resign: auction-opened boardwalk; awaits B,C,D")


def test_amb_70_the_option_comes_before_the_estate() -> None:
    plays(
        "A at 36 deeds baltic / A throw 1+2 / A resign: next auction boardwalk",
        "B,C,D pass: next auction baltic",
    )


def test_amb_23_bids_of_one_who_leaves_are_struck() -> None:
    plays(
        *AUCTION,
        "C bid 30 / B bid 70 / B resign: next auction boardwalk C 30",
        "A,D pass: C auction-won boardwalk 30",
    )


def test_amb_70_by_post_the_last_one_awaited_may_leave() -> None:
    plays(
        "rules by-post; A at 36 / A throw 1+2 / A decline / A maximum 30 / B maximum 90 / D pass",
        "C resign: B auction-won boardwalk 31",
    )


def test_amb_70_a_card_under_way_goes_under_its_deck() -> None:
    plays(*way("pays each"), "A resign: A went-bankrupt to B,C,D; card-returned CH-CHAIRMAN")


def test_amb_70_the_last_two_and_a_card_under_way() -> None:
    plays(
        "seats 3; A $0 at 4; C left 1; top CH-CHAIRMAN / A throw 1+2 / B offer A gives $1 takes -",
        "A resign: B trade-closed left; game-ended B; chance ends CH-CHAIRMAN; over",
    )


def test_amb_70_a_creditors_leaving_frees_the_debtor() -> None:
    plays(
        "A $10 deeds oriental; C deeds water-works; turn 1 of A owing A=900 to C",
        "C resign: next auction",  # C's estate.
        "A,B,D pass: awaits A; A $10",
    )


def test_amb_70_an_heirs_leaving_sells_what_was_inherited() -> None:
    game = plays(
        *way("inherited"),
        ": awaits A",
        # D's debt to A is gone.
        "A resign: A estate-surrendered; D $5; next auction; bank has baltic",
    )
    assert [it.deeds for it in game.happened(EstateSurrendered)] == [(BALTIC, READING)]


def test_amb_70_another_estate_waits_for_an_open_debt() -> None:
    plays(
        "A $0 deeds reading; C deeds baltic; turn 1 of A owing A=60 to B / C resign: awaits A",
        "A raise - reading: next auction baltic",
    )
