"""AMB-49, AMB-50 by post: claims with a lot and a secret maximum for every building."""

import pytest

from engine.core.auctions import ShortageClaim
from engine.core.events import ClaimMade, audience, visible_to
from engine.core.offered import BuildOffer
from engine.game import deferrable
from engine.players.absent import answer
from engine.view import public_view, seat_view
from tests.support.editions import builds_any_time, builds_in_own_turn
from tests.support.game import KENTUCKY, A, B, C
from tests.support.plays import plays


def claimed(
    houses: int = 3, hotels: int = 12, a: str = "", b: str = "deeds reds"
) -> tuple[str, str]:
    """A asks for three houses on the oranges; B has the reds and C the light blues."""
    owners = f"A {a} deeds oranges; B {b}; C deeds light-blues"
    return f"rules by-post; {owners}; stock {houses} {hotels}", "A build oranges=1"


def test_amb_50_all_rounds_are_played_from_the_lists_at_once() -> None:
    plays(
        *claimed(),
        "B claim indiana=300,illinois=160 / C claim vermont=220,oriental=90",
        # 300 against 250 and 220; 250 against 220 and 160; 220 against 200 and 160.
        "A claim new-york=250,st-james=200,tennessee=110: B building-won indiana 251; "
        "B built indiana=1 251; A building-won new-york 221; A built new-york=1 221; "
        "C building-won vermont 201; C built vermont=1 201; next A to-throw",
    )


def test_amb_50_never_below_the_winners_own_deed_price() -> None:
    plays(
        *claimed(houses=1 + 2),
        "C claim oriental=55 / B claim kentucky=400 / A pass: B building-won kentucky 150; "
        "A building-won st-james 100; A building-won tennessee 100",
    )


def test_amb_50_of_equal_maxima_the_earlier_stands() -> None:
    plays(
        *claimed(),
        "B claim kentucky=200 / C claim oriental=200",
        "A pass: B building-won kentucky 200; C building-won oriental 101",
    )


def test_amb_50_an_uncontested_rest_is_filled_at_deed_price() -> None:
    plays(
        *claimed(),
        "C pass / B claim kentucky=200 / A pass: B building-won kentucky 150; "
        "B built kentucky=1 150; A built st-james=1,tennessee=1 200 0 12",
    )


def test_amb_50_a_maximum_is_cut_to_the_cash_that_is_left() -> None:
    plays(
        *claimed(b="$400 deeds reds"),
        "B claim kentucky=400,indiana=400 / C claim oriental=300,vermont=200",
        # B pays 301 for the first and has 99 left, less than a house on the reds costs.
        "A pass: B building-won kentucky 301; C building-won oriental 101; "
        "C building-won vermont 101; B $99",
    )


def test_amb_49_whoever_asked_files_maxima_only_if_it_comes_to_that() -> None:
    plays(
        *claimed(houses=4),
        ": awaits B,C",
        "A claim st-james=200: refused shortage-open / B claim kentucky=200: awaits C",
        "C claim oriental=90: awaits A; A may claim orange 1..4 most 1500",
    )


def test_amb_49_silence_of_whoever_asked_leaves_the_request_at_deed_prices() -> None:
    game = plays(*claimed(), "B claim kentucky=200 / C pass: awaits A")
    game.play(A, answer(game.state, A))
    assert [game.level(space) for space in (16, 18, 19)] == [1, 1, 0]


@builds_any_time
def test_amb_49_claims_within_the_stock_are_met_without_an_auction() -> None:
    plays(
        *claimed(houses=5),
        "B claim kentucky=700 / C claim oriental=700: no building-won; A built oranges=1 300; "
        "B built kentucky=1 150; C built oriental=1 50",
    )


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ("-", "level-range"),
        ("kentucky=149", "bid-too-low"),
        ("kentucky=1501", "cannot-afford"),
        ("kentucky=200,kentucky=200", "uneven"),
        ("oriental=200", "uneven"),
        ("reading=200", "not-a-street"),
        ("40=200", "not-a-street"),
        ("reds=200,kentucky=200", "no-houses"),
    ],
)
def test_amb_50_what_cannot_be_built_or_paid_is_refused(wanted: str, reason: str) -> None:
    plays(*claimed(), f"B claim {wanted}: refused {reason}")


def test_shtg_03_the_last_hotel_goes_to_the_higher_maximum() -> None:
    plays(
        "rules by-post; A deeds oranges=4; B deeds reds=4; stock 0 1 / A build st-james=5",
        "B claim illinois=300,indiana=300: refused no-hotels / B claim illinois=300",
        "A claim st-james=240: B building-won illinois 241",
    )


def test_shtg_02_houses_are_claimed_where_no_hotel_is_left() -> None:
    plays(*claimed(hotels=0), "B claim kentucky=200 / C pass / A pass: B building-won kentucky 150")


def test_house_08_the_deed_prices_of_a_whole_claim_must_be_there() -> None:
    plays(
        *claimed(b="$299 deeds reds,reading"),
        "B claim kentucky=150,indiana=150: refused cannot-afford / B mortgage reading",
        "B claim kentucky=150,indiana=150",
    )


def test_amb_50_a_claim_may_be_for_several_groups() -> None:
    plays(
        *claimed(b="deeds reds,dark-blues"),
        "B claim boardwalk=800,kentucky=300 / C pass",
        "A pass: B building-won boardwalk 200; B building-won kentucky 150",
    )


def test_amb_49_each_answers_once() -> None:
    plays(
        *claimed(),
        "B pass / B claim kentucky=200: refused already-filed",
        "C build oriental=1: refused not-now / D pass: refused shortage-open",
    )


@builds_in_own_turn
def test_amb_49_of_claims_within_the_stock_only_the_movers_is_met() -> None:
    plays(
        *claimed(houses=5),
        "B claim kentucky=700 / C claim oriental=700: no building-won; A built oranges=1 300; "
        "B claim-deferred kentucky; C claim-deferred oriental",
    )


@builds_any_time
def test_amb_05_who_is_not_asked_has_it_noted_for_afterwards() -> None:
    plays(
        *claimed(houses=10, a="$300"),
        "now D deeds dark-blues / D build boardwalk=1: no built / now B $0 / B pass: no built",
        "now C $0 / C pass: A built oranges=1; D built boardwalk=1",
    )


def test_amb_49_who_is_asked_claims_and_asks_for_nothing_to_be_noted() -> None:
    for steps in ((), ("B pass",)):
        state = plays(*claimed(), *steps).state
        assert [it for it in deferrable(state, B) if isinstance(it, BuildOffer)] == []


def test_amb_50_maxima_are_nobody_elses_business() -> None:
    game = plays(*claimed(), "B claim kentucky=777")
    (event,) = game.happened(ClaimMade)
    assert audience(event) is None
    assert "777" not in repr(event)
    for view in (public_view(game.state), seat_view(game.state, A), seat_view(game.state, C)):
        assert "777" not in repr(view)
    own = seat_view(game.state, B).decision
    assert isinstance(own, ShortageClaim)
    claim = own.claim_of(B)
    assert claim is not None
    assert claim.wanted == ((KENTUCKY, 777),)


def test_amb_50_nobody_hears_whether_a_request_was_raised() -> None:
    asked = (*claimed(), "B claim kentucky=200: awaits A,C")
    kept, raised = plays(*asked, "A pass"), plays(*asked, "A claim oranges=300")
    assert visible_to(kept.events, C) == visible_to(raised.events, C)
    assert repr(seat_view(kept.state, C)) == repr(seat_view(raised.state, C))


def test_amb_70_who_leaves_has_no_claim() -> None:
    plays(*claimed(), "B claim kentucky=777 / B resign / C pass: A has oranges=1")
