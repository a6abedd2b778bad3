"""AMB-49, AMB-50 by post: claims with a lot and a secret maximum for every building."""

import pytest

from engine.core.actions import Build, FileClaim, Mortgage, PassBid, Resign
from engine.core.decisions import ShortageClaim, ToThrow
from engine.core.errors import Reason
from engine.core.events import BuildingWon, Built, ClaimDeferred, ClaimMade, visible_to
from engine.core.events import audience as audience_of
from engine.core.offered import BuildOffer, ClaimOffer
from engine.game import deferrable
from engine.players.absent import answer
from engine.view import public_view, seat_view
from tests.support.editions import builds_any_time, builds_in_own_turn
from tests.support.game import (
    ILLINOIS,
    INDIANA,
    KENTUCKY,
    LIGHT_BLUES,
    NEW_YORK,
    ORANGES,
    ORIENTAL,
    READING,
    REDS,
    ST_JAMES,
    TENNESSEE,
    VERMONT,
    A,
    B,
    C,
    D,
    Game,
    by_post,
)

THREE = tuple((space, 1) for space in ORANGES)


def claimed(houses: int = 3, hotels: int = 12) -> Game:
    """A asks for three houses on the oranges; B has the reds and C the light blues."""
    game = by_post().owns(A, *ORANGES).owns(B, *REDS).owns(C, *LIGHT_BLUES).stock(houses, hotels)
    game.play(A, Build(THREE))
    return game


def won(game: Game) -> list[tuple[int, int, int]]:
    return [(it.seat, it.space, it.price) for it in game.happened(BuildingWon)]


def test_amb_50_all_rounds_are_played_from_the_lists_at_once() -> None:
    game = claimed()
    game.play(B, FileClaim(((INDIANA, 300), (ILLINOIS, 160))))
    game.play(C, FileClaim(((VERMONT, 220), (ORIENTAL, 90))))
    game.play(A, FileClaim(((NEW_YORK, 250), (ST_JAMES, 200), (TENNESSEE, 110))))
    # 300 against 250 and 220; 250 against 220 and 160; 220 against 200 and 160.
    assert won(game) == [(B, INDIANA, 251), (A, NEW_YORK, 221), (C, VERMONT, 201)]
    assert [it.cost for it in game.happened(Built)] == [251, 221, 201]
    assert game.decision == ToThrow(game.decision.id, A, 0)


def test_amb_50_never_below_the_winners_own_deed_price() -> None:
    game = claimed(houses=1 + 2)
    game.play(C, FileClaim(((ORIENTAL, 55),)))
    game.play(B, FileClaim(((KENTUCKY, 400),)))
    game.play(A, PassBid())
    assert won(game)[0] == (B, KENTUCKY, 150)


def test_amb_50_of_equal_maxima_the_earlier_stands() -> None:
    game = claimed()
    game.play(B, FileClaim(((KENTUCKY, 200),)))
    game.play(C, FileClaim(((ORIENTAL, 200),)))
    game.play(A, PassBid())
    assert won(game)[0] == (B, KENTUCKY, 200)


def test_amb_50_an_uncontested_rest_is_filled_at_deed_price() -> None:
    game = claimed()
    game.play(C, PassBid())
    game.play(B, FileClaim(((KENTUCKY, 200),)))
    game.play(A, PassBid())
    assert won(game) == [(B, KENTUCKY, 150)]
    assert game.happened(Built)[1:] == [Built(A, ((ST_JAMES, 1), (TENNESSEE, 1)), 200, 0, 12)]


def test_amb_50_a_maximum_is_cut_to_the_cash_that_is_left() -> None:
    game = claimed().cash(B, 400)
    game.play(B, FileClaim(((KENTUCKY, 400), (INDIANA, 400))))
    game.play(C, FileClaim(((ORIENTAL, 300), (VERMONT, 200))))
    game.play(A, PassBid())
    # B pays 301 for the first and has 99 left, less than a house on the reds costs.
    assert won(game)[0] == (B, KENTUCKY, 301)
    assert game.cash_of(B) == 99


def test_amb_49_whoever_asked_files_maxima_only_if_it_comes_to_that() -> None:
    game = claimed(houses=4)
    assert game.awaited == (B, C)
    assert game.refused(A, FileClaim(((ST_JAMES, 200),))) is Reason.SHORTAGE_OPEN
    game.play(B, FileClaim(((KENTUCKY, 200),)))
    assert game.awaited == (C,)
    game.play(C, FileClaim(((ORIENTAL, 90),)))
    assert game.awaited == (A,)
    assert ClaimOffer("orange", 1, 4, 1500) in game.offers(A)


def test_amb_49_silence_of_whoever_asked_leaves_the_request_at_deed_prices() -> None:
    game = claimed()
    game.play(B, FileClaim(((KENTUCKY, 200),)))
    game.play(C, PassBid())
    assert game.awaited == (A,)
    game.play(A, answer(game.state, A))
    assert [game.level(space) for space in ORANGES] == [1, 1, 0]


@builds_any_time
def test_amb_49_claims_within_the_stock_are_met_without_an_auction() -> None:
    game = claimed(houses=5)
    game.play(B, FileClaim(((KENTUCKY, 700),)))
    game.play(C, FileClaim(((ORIENTAL, 700),)))
    assert won(game) == []
    assert [(it.seat, it.cost) for it in game.happened(Built)] == [(A, 300), (B, 150), (C, 50)]


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ((), Reason.LEVEL_RANGE),
        (((KENTUCKY, 149),), Reason.BID_TOO_LOW),
        (((KENTUCKY, 1501),), Reason.CANNOT_AFFORD),
        (((KENTUCKY, 200), (KENTUCKY, 200)), Reason.UNEVEN),
        (((ORIENTAL, 200),), Reason.UNEVEN),
        (((READING, 200),), Reason.NOT_A_STREET),
        (((40, 200),), Reason.NOT_A_STREET),
        (tuple((space, 200) for space in (*REDS, KENTUCKY)), Reason.NO_HOUSES),
    ],
)
def test_amb_50_what_cannot_be_built_or_paid_is_refused(
    wanted: tuple[tuple[int, int], ...], reason: Reason
) -> None:
    game = claimed()
    assert game.refused(B, FileClaim(wanted)) is reason


def test_shtg_03_the_last_hotel_goes_to_the_higher_maximum() -> None:
    game = by_post().owns(A, *ORANGES).owns(B, *REDS)
    game.levels(ORANGES, 4, 4, 4).levels(REDS, 4, 4, 4).stock(0, 1)
    game.play(A, Build(((ST_JAMES, 5),)))
    two = FileClaim(((ILLINOIS, 300), (INDIANA, 300)))
    assert game.refused(B, two) is Reason.NO_HOTELS
    game.play(B, FileClaim(((ILLINOIS, 300),)))
    game.play(A, FileClaim(((ST_JAMES, 240),)))
    assert won(game) == [(B, ILLINOIS, 241)]


def test_shtg_02_houses_are_claimed_where_no_hotel_is_left() -> None:
    game = claimed(hotels=0)
    game.play(B, FileClaim(((KENTUCKY, 200),)))
    game.play(C, PassBid())
    game.play(A, PassBid())
    assert won(game) == [(B, KENTUCKY, 150)]


def test_house_08_the_deed_prices_of_a_whole_claim_must_be_there() -> None:
    game = claimed().owns(B, READING).cash(B, 299)
    two = FileClaim(((KENTUCKY, 150), (INDIANA, 150)))
    assert game.refused(B, two) is Reason.CANNOT_AFFORD
    game.play(B, Mortgage(READING))
    game.play(B, two)


def test_amb_50_a_claim_may_be_for_several_groups() -> None:
    game = claimed().owns(B, 37, 39)
    game.play(B, FileClaim(((39, 800), (KENTUCKY, 300))))
    game.play(C, PassBid())
    game.play(A, PassBid())
    assert won(game) == [(B, 39, 200), (B, KENTUCKY, 150)]


def test_amb_49_each_answers_once() -> None:
    game = claimed()
    game.play(B, PassBid())
    assert game.refused(B, FileClaim(((KENTUCKY, 200),))) is Reason.ALREADY_FILED
    assert game.refused(C, Build(((ORIENTAL, 1),))) is Reason.NOT_NOW
    assert game.refused(D, PassBid()) is Reason.SHORTAGE_OPEN


@builds_in_own_turn
def test_amb_49_of_claims_within_the_stock_only_the_movers_is_met() -> None:
    game = claimed(houses=5)
    game.play(B, FileClaim(((KENTUCKY, 700),)))
    game.play(C, FileClaim(((ORIENTAL, 700),)))
    assert won(game) == []
    assert [(it.seat, it.cost) for it in game.happened(Built)] == [(A, 300)]
    assert [(it.seat, it.lots) for it in game.happened(ClaimDeferred)] == [
        (B, (KENTUCKY,)),
        (C, (ORIENTAL,)),
    ]


@builds_any_time
def test_amb_05_who_is_not_asked_has_it_noted_for_afterwards() -> None:
    game = claimed(houses=10).cash(A, 300).owns(D, 37, 39)
    game.play(D, Build(((39, 1),)))
    assert not game.happened(Built)
    for seat in (B, C):
        game.cash(seat, 0).play(seat, PassBid())
    assert [it.seat for it in game.happened(Built)] == [A, D]


def test_amb_49_who_is_asked_claims_and_asks_for_nothing_to_be_noted() -> None:
    game = claimed()
    assert [it for it in deferrable(game.state, B) if isinstance(it, BuildOffer)] == []
    game.play(B, PassBid())
    assert [it for it in deferrable(game.state, B) if isinstance(it, BuildOffer)] == []


def test_amb_50_maxima_are_nobody_elses_business() -> None:
    game = claimed()
    game.play(B, FileClaim(((KENTUCKY, 777),)))
    (event,) = game.happened(ClaimMade)
    assert audience_of(event) is None
    assert "777" not in repr(event)
    for view in (public_view(game.state), seat_view(game.state, A), seat_view(game.state, C)):
        assert "777" not in repr(view)
    own = seat_view(game.state, B).decision
    assert isinstance(own, ShortageClaim)
    claim = own.claim_of(B)
    assert claim is not None
    assert claim.wanted == ((KENTUCKY, 777),)


def test_amb_50_nobody_hears_whether_a_request_was_raised() -> None:
    kept, raised = claimed(), claimed()
    dear = FileClaim(tuple((space, 300) for space in ORANGES))
    for game, said in ((kept, PassBid()), (raised, dear)):
        game.play(B, FileClaim(((KENTUCKY, 200),)))
        assert game.awaited == (A, C)
        game.play(A, said)
    assert visible_to(kept.events, C) == visible_to(raised.events, C)
    assert repr(seat_view(kept.state, C)) == repr(seat_view(raised.state, C))


def test_amb_70_who_leaves_has_no_claim() -> None:
    game = claimed()
    game.play(B, FileClaim(((KENTUCKY, 777),)))
    game.play(B, Resign())
    game.play(C, PassBid())
    assert [game.level(space) for space in ORANGES] == [1, 1, 1]
