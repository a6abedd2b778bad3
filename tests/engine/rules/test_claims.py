"""RENT-08, AMB-26 to AMB-28: rent that its owner has to ask for before the dice fall."""

import pytest

from engine.core.actions import (
    Bid,
    Build,
    Buy,
    CollectRent,
    Decline,
    EndTurn,
    Mortgage,
    PassBid,
    Resign,
    Throw,
)
from engine.core.decisions import Auction, DebtSettlement, ToEnd, ToThrow
from engine.core.errors import Reason
from engine.core.events import Paid, RentClaimable, RentClaimed, RentLapsed
from engine.core.state import GameState
from engine.core.why import Rent
from engine.editions.options import Choice, resolve
from engine.players.computer import next_action
from engine.view import public_view, seat_view
from tests.support.editions import builds_any_time, only_where
from tests.support.game import (
    BALTIC,
    BROWNS,
    CONNECTICUT,
    EDITION,
    ELECTRIC,
    FREE_PARKING,
    GO,
    INDIANA,
    LIGHT_BLUES,
    MEDITERRANEAN,
    NEW_YORK,
    ORIENTAL,
    PACIFIC,
    READING,
    VERMONT,
    A,
    B,
    C,
    D,
    Game,
)

second_following = only_where("rent_window", "second-following")
next_throw = only_where("rent_window", "next-throw")


def claiming(seats: int = 4) -> Game:
    """Rent is claimed, everybody is there, and A is to throw."""
    rules = resolve(Choice(EDITION.get(), house_rules=(("claimed-rent", 0),)))
    return Game(rules.played_live(), seats)


def visited(seats: int = 4, owner: int = D) -> Game:
    """A has landed on that seat's Vermont and ended the turn; the others rest on the way."""
    game = claiming(seats).owns(owner, VERMONT).at(A, VERMONT - 3)
    for seat in range(1, seats):
        game.at(seat, FREE_PARKING)
    game.play(A, Throw(), (1, 2))
    game.play(A, EndTurn())
    return game


def goes(game: Game, seat: int, *dice: tuple[int, int]) -> Game:
    """A turn of a seat on the way from Free Parking, with nothing bought."""
    for pair in dice:
        game.owns(seat, FREE_PARKING + sum(pair)).at(seat, FREE_PARKING)
        game.play(seat, Throw(), pair)
    game.play(seat, EndTurn())
    return game


def claim(state: GameState) -> CollectRent:
    """Asking for the only rent there is to be had."""
    (found,) = state.claims
    return CollectRent(found.id)


def test_rent_08_in_claim_mode_a_landing_charges_nothing_yet() -> None:
    game = claiming().owns(D, VERMONT).at(A, VERMONT - 3)
    game.play(A, Throw(), (1, 2))
    (opened,) = game.happened(RentClaimable)
    assert isinstance(opened, RentClaimable)
    assert (opened.claim.owner, opened.claim.visitor) == (D, A)
    assert opened.claim.rent == Rent(VERMONT, "bare", 6, 1, 0)
    assert game.happened(Paid) == []
    assert game.cash_of(A) == 1500
    assert CollectRent(opened.claim.id) in game.offers(D)


def test_rent_08_before_anybody_throws_the_owner_collects() -> None:
    game = visited()
    game.play(D, claim(game.state))
    assert game.happened(Paid) == [Paid(A, (D,), 6, Rent(VERMONT, "bare", 6, 1, 0))]
    assert isinstance(game.decision, ToThrow)
    assert game.state.claims == []


@second_following
def test_rent_08_up_to_1998_one_throw_later_is_still_in_time() -> None:
    game = goes(visited(), B, (1, 2))
    game.play(D, claim(game.state))
    assert (game.cash_of(A), game.cash_of(D)) == (1494, 1506)


@next_throw
def test_rent_08_in_2008_the_next_throw_is_too_late() -> None:
    game = visited()
    late = claim(game.state)
    game.owns(B, FREE_PARKING + 3).play(B, Throw(), (1, 2))
    (lapsed,) = game.happened(RentLapsed)
    assert isinstance(lapsed, RentLapsed)
    assert (lapsed.claim.id, lapsed.by) == (late.claim, "throw")
    assert game.refused(D, late) is Reason.NO_SUCH_CLAIM
    assert game.cash_of(A) == 1500


@second_following
def test_rent_08_up_to_1998_the_second_players_throw_is_too_late() -> None:
    game = goes(visited(), B, (1, 2))
    late = claim(game.state)
    game.owns(C, FREE_PARKING + 3).play(C, Throw(), (1, 2))
    assert game.happened(RentLapsed)
    assert game.refused(D, late) is Reason.NO_SUCH_CLAIM


@pytest.mark.parametrize(("edition", "lapsed"), [("1973", False), ("2008", True)])
def test_amb_27_in_2008_alone_the_visitors_own_bonus_throw_closes_it(
    edition: str, lapsed: bool
) -> None:
    game = claiming().owns(D, CONNECTICUT).owns(A, INDIANA).at(A, CONNECTICUT - 4)
    game.play(A, Throw(), (2, 2))
    assert len(game.state.claims) == 1
    game.at(A, FREE_PARKING).play(A, Throw(), (1, 2))
    assert bool(game.happened(RentLapsed)) is lapsed


@second_following
def test_amb_27_bonus_throws_of_the_first_player_count_once() -> None:
    game = visited()
    goes(game, B, (2, 2), (3, 3), (1, 2))
    assert len(game.state.claims) == 1
    game.owns(C, FREE_PARKING + 3).play(C, Throw(), (1, 2))
    assert game.state.claims == []


@second_following
def test_amb_27_with_two_players_the_second_is_the_visitor_again() -> None:
    game = visited(3, B)
    game.play(C, Resign())
    goes(game, B, (1, 2))
    assert len(game.state.claims) == 1
    game.at(A, FREE_PARKING).owns(A, FREE_PARKING + 3).play(A, Throw(), (1, 2))
    assert game.happened(RentLapsed)


@second_following
def test_amb_27_a_throw_in_jail_counts() -> None:
    game = visited().jailed(B).to_move(B)
    game.play(B, Throw(), (1, 2))
    game.play(B, EndTurn())
    game.jailed(C).to_move(C).play(C, Throw(), (1, 2))
    assert game.happened(RentLapsed)


@second_following
def test_amb_27_who_leaves_before_throwing_has_not_thrown() -> None:
    game = visited()
    game.play(B, Resign())
    goes(game, C, (1, 2))
    assert len(game.state.claims) == 1


@second_following
def test_amb_27_a_throw_for_a_utility_card_closes_nothing() -> None:
    game = visited().owns(C, ELECTRIC).on_top("chance", "CH-UTILITY").at(B, GO)
    game.play(B, Throw(), (3, 4), (5, 6))
    earlier, card = game.state.claims
    assert card.rent == Rent(ELECTRIC, "card-utility", 11, 10, 0)
    game.play(D, CollectRent(earlier.id))
    game.play(C, CollectRent(card.id))
    assert game.happened(Paid) == [Paid(B, (C,), 110, card.rent)]


@builds_any_time
def test_amb_06_the_sum_is_that_of_the_landing() -> None:
    game = visited().owns(D, *LIGHT_BLUES)
    game.play(D, Build(((ORIENTAL, 1), (VERMONT, 1), (CONNECTICUT, 1))))
    game.play(D, claim(game.state))
    assert game.happened(Paid) == [Paid(A, (D,), 6, Rent(VERMONT, "bare", 6, 1, 0))]


def test_amb_06_a_mortgage_made_afterwards_does_not_silence_it() -> None:
    game = visited()
    game.play(D, Mortgage(VERMONT))
    game.play(D, claim(game.state))
    assert game.happened(Paid)


def test_amb_28_an_owner_may_simply_not_claim() -> None:
    game = goes(goes(visited(), B, (1, 2)), C, (1, 2))
    assert (game.cash_of(A), game.cash_of(D)) == (1500, 1500)


@second_following
def test_amb_26_rent_is_charged_after_an_auction_and_before_the_next_throw() -> None:
    game = visited().at(B, NEW_YORK - 3)
    game.play(B, Throw(), (1, 2))
    game.play(B, Decline())
    game.play(A, Bid(1000))
    game.play(D, claim(game.state))
    assert game.happened(RentClaimed)
    assert game.happened(Paid) == []
    assert isinstance(game.decision, Auction)
    for seat in (B, C, D):
        game.play(seat, PassBid())
    assert [event.amount for event in game.happened(Paid)] == [1000, 6]
    assert game.decision == ToEnd(game.decision.id, B)


def test_amb_26_a_visitor_who_is_short_owes_it() -> None:
    game = visited().cash(A, 5).owns(A, READING)
    game.play(D, claim(game.state))
    assert isinstance(game.decision, DebtSettlement)
    game.play(A, Mortgage(READING))
    assert (game.cash_of(A), game.cash_of(D)) == (99, 1506)
    assert isinstance(game.decision, ToThrow)


@second_following
def test_amb_06_rent_is_claimed_in_the_lock_and_charged_after_it() -> None:
    game = visited().cash(B, 0).owns(B, READING, INDIANA).jailed(B, 2).to_move(B)
    game.play(B, Throw(), (6, 7))
    game.play(D, claim(game.state))
    assert game.happened(Paid) == []
    game.play(B, Mortgage(READING))
    assert [event.seat for event in game.happened(Paid)] == [B, A]


@pytest.mark.parametrize("leaver", [A, D])
def test_amb_69_with_owner_or_visitor_the_claim_is_gone(leaver: int) -> None:
    game = visited()
    game.play(leaver, Resign())
    (lapsed,) = game.happened(RentLapsed)
    assert lapsed.by == "left"
    assert game.is_sound()


@second_following
@pytest.mark.parametrize("leaver", [A, D])
def test_amb_69_rent_claimed_but_not_charged_goes_with_them_too(leaver: int) -> None:
    game = visited().at(B, NEW_YORK - 3)
    game.play(B, Throw(), (1, 2))
    game.play(D, claim(game.state))
    game.play(leaver, Resign())
    game.play(B, Buy())
    assert not [event for event in game.happened(Paid) if event.to]


def test_rent_08_only_the_owner_claims() -> None:
    game = visited()
    assert game.refused(B, claim(game.state)) is Reason.NOT_YOUR_CLAIM
    assert game.refused(D, CollectRent(game.state.serial)) is Reason.NO_SUCH_CLAIM


def test_rent_09_an_owner_in_jail_claims_like_any_other() -> None:
    game = visited().jailed(D)
    game.play(D, claim(game.state))
    assert game.cash_of(D) == 1506


@second_following
def test_rent_08_two_rents_are_claimed_one_by_one() -> None:
    game = visited().owns(C, PACIFIC).at(B, PACIFIC - 3)
    game.play(B, Throw(), (1, 2))
    first, second = game.state.claims
    game.play(C, CollectRent(second.id))
    game.play(D, CollectRent(first.id))
    assert (game.cash_of(A), game.cash_of(B)) == (1494, 1474)


def test_rent_03_a_mortgaged_lot_has_nothing_to_claim() -> None:
    game = claiming().owns(D, BALTIC).mortgaged(BALTIC)
    game.play(A, Throw(), (1, 2))
    assert game.state.claims == []


def test_amb_26_computers_collect_at_once() -> None:
    game = visited()
    assert next_action(game.state, (B, D)) == (D, claim(game.state))
    assert next_action(game.state, (B,)) == (B, Throw())


def test_rent_08_everybody_sees_what_may_be_claimed_and_only_the_owner_may_do_it() -> None:
    game = visited().owns(B, *BROWNS)
    offered = claim(game.state)
    assert public_view(game.state).claims == tuple(game.state.claims)
    assert offered in seat_view(game.state, D).offers
    assert offered not in seat_view(game.state, A).offers
    assert game.owner(MEDITERRANEAN) == B
