"""SHTG: who is asked when the Bank runs short, and what becomes of the claims."""

import pytest

from engine.core.actions import (
    AcceptTrade,
    BidForBuilding,
    Build,
    Mortgage,
    OfferTrade,
    PassBid,
    Resign,
    SellBuildings,
    Side,
    Throw,
)
from engine.core.decisions import ShortageAuction, ShortageClaim, ToThrow
from engine.core.errors import Reason
from engine.core.events import Built, ClaimDeferred, ClaimMade, ShortageOpened
from engine.core.offered import BuildOffer
from engine.core.saves import dump_state, load_state
from engine.core.upcast import SCHEMA
from engine.editions.catalogue import CATALOGUE
from engine.editions.policies import PerTurn
from engine.players.absent import answer
from engine.rules.building.claims import is_open
from engine.view import seat_view
from tests.support.editions import builds_any_time, builds_in_own_turn, by_the_lot
from tests.support.game import (
    DARK_BLUES,
    ILLINOIS,
    INDIANA,
    KENTUCKY,
    LIGHT_BLUES,
    NEW_YORK,
    ORANGES,
    READING,
    REDS,
    ST_JAMES,
    TENNESSEE,
    A,
    B,
    C,
    Game,
    live,
    live_with,
)

THREE = tuple((space, 1) for space in ORANGES)
TWO = ((KENTUCKY, 1), (INDIANA, 1))


def two_owners(houses: int = 3) -> Game:
    """A has the oranges, B the reds, and the Bank so many houses."""
    return live().owns(A, *ORANGES).owns(B, *REDS).stock(houses, 12)


# -- SHTG-01 -----------------------------------------------------------------------------------


def test_shtg_01_with_none_left_a_house_is_refused() -> None:
    game = two_owners(0)
    assert game.refused(A, Build(((ST_JAMES, 1),))) is Reason.NO_HOUSES
    assert not [offer for offer in game.offers(A) if isinstance(offer, BuildOffer)]


def test_shtg_01_more_than_there_is_is_refused_as_ever() -> None:
    game = two_owners(2)
    assert game.refused(A, Build(THREE)) is Reason.NO_HOUSES
    assert BuildOffer("orange", 1, 2) in game.offers(A)


def test_shtg_01_whoever_waited_builds_once_some_come_back() -> None:
    game = two_owners(0).levels(REDS, 1, 1, 1).stock(0, 12)
    game.play(B, SellBuildings(((KENTUCKY, 0),)))
    game.cash(B, 0).play(A, Build(((ST_JAMES, 1),)))
    assert game.level(ST_JAMES) == 1


# -- SHTG-02, AMB-49: who is asked -------------------------------------------------------------


def test_shtg_02_enough_for_all_is_sold_at_once() -> None:
    # The reds could take twelve houses, and B could pay for ten of them.
    game = two_owners(13)
    game.play(A, Build(THREE))
    assert game.happened(Built) == [Built(A, THREE, 300, 10, 12)]


def test_shtg_02_too_little_for_all_is_claimed_first() -> None:
    game = two_owners(12)
    game.play(A, Build(THREE))
    assert not game.happened(Built)
    assert isinstance(game.decision, ShortageClaim)
    (opened,) = game.happened(ShortageOpened)
    assert opened == ShortageOpened(game.decision.id, A, THREE, (B,))
    assert game.awaited == (B,)


def test_shtg_02_alone_one_has_the_last_at_deed_price() -> None:
    game = live().owns(A, *ORANGES).stock(3, 12)
    game.play(A, Build(THREE))
    assert game.cash_of(A) == 1500 - 300


@pytest.mark.parametrize("why", ["poor", "mortgaged", "full", "incomplete", "indebted"])
def test_amb_49_who_could_not_build_is_not_asked(why: str) -> None:
    game = two_owners()
    if why == "poor":
        game.cash(B, 149)
    elif why == "mortgaged":
        game.mortgaged(*REDS)
    elif why == "full":
        game.levels(REDS, 5, 5, 5)
    elif why == "incomplete":
        game.owns(C, INDIANA)
    else:
        game.cash(B, 200).owes(B, 250)
    game.play(A, Build(THREE))
    assert [game.level(space) for space in ORANGES] == [1, 1, 1]


@by_the_lot
def test_amb_49_a_lot_beside_a_mortgaged_one_counts() -> None:
    game = two_owners().mortgaged(INDIANA)
    game.play(A, Build(THREE))
    assert game.awaited == (B,)
    assert game.refused(B, Build(((INDIANA, 1),))) is Reason.GROUP_MORTGAGED
    game.play(B, Build(((KENTUCKY, 1), (ILLINOIS, 1))))
    assert isinstance(game.decision, ShortageAuction)


@builds_in_own_turn
def test_amb_49_whose_turn_it_is_not_has_a_claim_and_no_request() -> None:
    """HOUSE-07: the request is the mover's alone, the claim of whoever could place it."""
    game = two_owners()
    assert game.refused(B, Build(TWO)) is Reason.NOT_OWN_TURN
    game.play(A, Build(THREE))
    assert game.awaited == (B,)
    assert BuildOffer("red", 1, 3) in game.offers(B)
    game.play(B, Build(TWO))
    assert isinstance(game.decision, ShortageAuction)


def test_amb_49_a_house_is_not_scarce_for_who_needs_hotels() -> None:
    game = two_owners().levels(REDS, 4, 4, 4).stock(3, 12)
    game.play(A, Build(THREE))
    assert [game.level(space) for space in ORANGES] == [1, 1, 1]


def test_amb_49_first_come_where_the_table_wants_it() -> None:
    game = live_with("first-come-buildings").owns(A, *ORANGES).owns(B, *REDS).stock(1, 12)
    game.play(A, Build(((ST_JAMES, 1),)))
    assert (game.level(ST_JAMES), game.state.houses) == (1, 0)
    assert not isinstance(game.decision, ShortageClaim)
    assert game.refused(A, Build(((NEW_YORK, 1),))) is Reason.NO_HOUSES


def test_amb_49_every_rulebook_asks() -> None:
    assert {it.rules.shortage for it in CATALOGUE.values()} == {"claim-window"}


# -- AMB-49: the window ------------------------------------------------------------------------


def test_amb_49_no_other_claim_and_the_request_is_met() -> None:
    game = two_owners()
    game.play(A, Build(THREE))
    game.play(B, PassBid())
    assert game.happened(Built) == [Built(A, THREE, 300, 0, 12)]
    assert game.decision == ToThrow(game.decision.id, A, 0)


def test_amb_49_silence_is_no_claim() -> None:
    game = two_owners()
    game.play(A, Build(THREE))
    assert answer(game.state, B) == PassBid()


@builds_any_time
def test_amb_49_claims_within_the_stock_are_filled_in_turn_order_from_the_mover() -> None:
    game = two_owners(houses=5).to_move(B)
    game.play(A, Build(THREE))
    game.play(B, Build(TWO))
    assert game.happened(ClaimMade) == [
        ClaimMade(B, game.happened(ClaimMade)[0].shortage, (21, 23))
    ]
    assert game.happened(Built) == [Built(B, TWO, 300, 3, 12), Built(A, THREE, 300, 0, 12)]


@builds_in_own_turn
def test_amb_49_of_claims_within_the_stock_only_the_movers_is_filled() -> None:
    game = two_owners(houses=5)
    game.play(A, Build(THREE))
    game.play(B, Build(TWO))
    assert game.happened(Built) == [Built(A, THREE, 300, 2, 12)]
    (deferred,) = game.happened(ClaimDeferred)
    assert (deferred.seat, deferred.lots) == (B, (KENTUCKY, INDIANA))
    assert game.cash_of(B) == 1500
    game.cash(A, 0).to_move(B).play(B, Build(TWO))
    assert game.happened(Built) == [Built(B, TWO, 300, 0, 12)]


def test_amb_49_it_waits_for_all_who_were_asked_and_for_nobody_else() -> None:
    game = two_owners().owns(C, *DARK_BLUES)
    game.play(A, Build(THREE))
    assert set(game.awaited) == {B, C}
    game.play(C, PassBid())
    assert game.refused(C, Build(((39, 1),))) is Reason.ALREADY_FILED
    assert game.awaited == (B,)
    assert game.refused(A, Build(THREE)) is Reason.SHORTAGE_OPEN
    assert game.refused(A, PassBid()) is Reason.SHORTAGE_OPEN


def test_amb_49_the_throw_waits_for_it() -> None:
    game = two_owners()
    game.play(A, Build(THREE))
    assert game.refused(A, Throw()) is Reason.NOT_NOW
    game.play(B, PassBid())
    game.play(A, Throw(), (1, 2))
    assert game.space_of(A) == 3


def test_amb_49_meanwhile_the_asked_may_raise_money_and_trade() -> None:
    game = two_owners().owns(B, READING).cash(B, 200)
    game.play(A, Build(THREE))
    game.play(B, Mortgage(READING))
    game.play(C, OfferTrade(B, Side((), 50), Side((), 10)))
    number = game.state.trades[0].id
    game.play(B, AcceptTrade(number))
    game.play(B, Build(TWO))
    assert isinstance(game.decision, ShortageAuction)
    assert game.cash_of(B) == 340


def test_amb_49_a_claim_must_be_legal_and_payable() -> None:
    game = two_owners().cash(B, 299)
    game.play(A, Build(THREE))
    assert game.refused(B, Build(TWO)) is Reason.CANNOT_AFFORD
    assert game.refused(B, Build(((KENTUCKY, 2),))) is Reason.UNEVEN
    assert game.refused(B, Build(THREE)) is Reason.GROUP_INCOMPLETE
    assert game.refused(B, BidForBuilding(KENTUCKY, 200)) is Reason.NOT_NOW
    assert BuildOffer("red", 1, 1) in game.offers(B)


def test_amb_49_a_claim_is_cut_to_what_its_owner_can_still_pay() -> None:
    game = two_owners(houses=5).cash(B, 450)
    game.play(A, Build(THREE))
    game.cash(A, 250).play(B, Build(TWO))
    assert [game.level(space) for space in ORANGES] == [1, 1, 0]


def test_amb_49_houses_sold_back_in_time_serve_the_claims() -> None:
    game = two_owners().owns(C, *LIGHT_BLUES).levels(LIGHT_BLUES, 1, 1, 1).stock(3, 12)
    game.cash(C, 0).play(A, Build(THREE))
    game.play(C, SellBuildings(tuple((space, 0) for space in LIGHT_BLUES)))
    game.play(B, Build(TWO))
    assert [game.level(space) for space in ORANGES] == [1, 1, 1]
    assert isinstance(game.decision, ToThrow)


def test_amb_49_who_may_not_build_is_told_why() -> None:
    game = two_owners().owns(C, *DARK_BLUES).cash(C, 0)
    game.play(A, Build(THREE))
    for seat in (A, C):
        assert [it.reason for it in seat_view(game.state, seat).unbuildable] == [
            Reason.SHORTAGE_OPEN
        ]
    assert seat_view(game.state, B).unbuildable == ()


# -- leaving -----------------------------------------------------------------------------------


@builds_any_time
def test_amb_70_without_whoever_asked_the_others_still_claim() -> None:
    game = two_owners().owns(C, *DARK_BLUES)
    game.play(A, Build(THREE))
    game.play(A, Resign())
    game.play(C, PassBid())
    game.play(B, Build(TWO))
    assert [game.level(space) for space in REDS] == [1, 1, 0]


@builds_in_own_turn
def test_amb_70_without_whoever_asked_the_others_build_in_their_turn() -> None:
    game = two_owners()
    game.play(A, Build(THREE))
    game.play(A, Resign())
    game.play(B, Build(TWO))
    assert [game.level(space) for space in REDS] == [0, 0, 0]
    assert not is_open(game.state)


def test_amb_70_without_whoever_was_asked_the_request_is_met() -> None:
    game = two_owners()
    game.play(A, Build(THREE))
    game.play(B, Resign())
    assert [game.level(space) for space in ORANGES] == [1, 1, 1]
    assert not is_open(game.state)


# -- old games ---------------------------------------------------------------------------------


def test_amb_49_a_game_from_before_goes_on_by_first_come() -> None:
    rules = live(3).state.rules
    text = dump_state(Game(rules, 3).state).decode()
    old = text.replace('"shortage":"claim-window",', "")
    assert old != text
    assert load_state(old, SCHEMA).rules.shortage == "first-come"


@builds_any_time
def test_house_08_who_has_built_all_that_a_turn_allows_is_not_asked() -> None:
    rules = live().state.rules.with_fields(building_limit=PerTurn(most=2))
    game = Game(rules, 4).owns(A, *ORANGES).owns(B, *REDS).stock(4, 12)
    game.cash(A, 100).play(B, Build(TWO))
    game.cash(A, 1500).play(A, Build(((ST_JAMES, 1), (TENNESSEE, 1))))
    assert (game.level(ST_JAMES), game.state.houses) == (1, 0)
