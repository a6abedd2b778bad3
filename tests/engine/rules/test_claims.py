"""RENT-08, AMB-26 to AMB-28: rent that its owner has to ask for before the dice fall."""

import pytest

from engine.core.actions import CollectRent, Roll
from engine.players.computer import next_action
from engine.view import public_view, seat_view
from tests.support.editions import builds_any_time, only_where
from tests.support.game import A, B, D
from tests.support.plays import plays

second_following = only_where("rent_window", "second-following")
next_roll = only_where("rent_window", "next-throw")


def visited(a: str = "", b: str = "", c: str = "", d: str = "") -> tuple[str, str, str]:
    """A lands on D's Vermont and ends the turn; the others rest on the way to lots of their own."""
    others = f"B at 20 deeds 23{b}; C at 20 deeds 24{c}; D at 20 deeds vermont{d}"
    return f"rules claimed-rent; A at reading {a}; {others}", "A throw 1+2", "A end"


B_GOES = ("B throw 1+2", "B end")
"""B, who is next, comes to a lot of B's own."""
RENT = "A paid 6 to D rent vermont bare 6x1 0"


def test_rent_08_in_claim_mode_a_landing_charges_nothing_yet() -> None:
    plays(
        "rules claimed-rent; A at reading; D deeds vermont / A throw 1+2: "
        "D rent-claimable from A rent vermont bare 6x1 0; no paid; A $1500; D may collect"
    )


def test_rent_08_before_anybody_rolls_the_owner_collects() -> None:
    game = plays(*visited(), f"D collect: {RENT}; next to-throw")
    assert game.state.claims == []


@second_following
def test_rent_08_up_to_1998_one_roll_later_is_still_in_time() -> None:
    plays(*visited(), *B_GOES, "D collect: A $1494; D $1506")


@next_roll
def test_rent_08_in_2008_the_next_roll_is_too_late() -> None:
    late = plays(*visited()).state.claims[0].id
    plays(
        *visited(),
        "B throw 1+2: D rent-lapsed throw from A",
        f"D collect {late}: refused no-such-claim; A $1500",
    )


@second_following
def test_rent_08_up_to_1998_the_second_players_roll_is_too_late() -> None:
    late = plays(*visited()).state.claims[0].id
    plays(
        *visited(),
        *B_GOES,
        f"C throw 1+3: D rent-lapsed throw from A / D collect {late}: refused no-such-claim",
    )


@pytest.mark.parametrize(("edition", "lapsed"), [("1973", False), ("2008", True)])
def test_amb_27_in_2008_alone_the_visitors_own_bonus_roll_closes_it(
    edition: str, lapsed: bool
) -> None:
    plays(
        "rules claimed-rent; A at reading deeds indiana; D deeds connecticut",
        "A throw 2+2: D rent-claimable",
        f"now A at free-parking / A throw 1+2: {'D rent-lapsed' if lapsed else 'no rent-lapsed'}",
    )


@second_following
def test_amb_27_bonus_rolls_of_the_first_player_count_once() -> None:
    plays(
        *visited(b=",31,35"),
        "B throw 2+2",  # to Illinois, and what that costs is C's to ask for
        "now B at 25 / B throw 3+3 / now B at 20 / B throw 1+2: no rent-lapsed; D may collect",
        "B end / C throw 1+3: D rent-lapsed",
    )


@second_following
def test_amb_27_with_two_players_the_second_is_the_visitor_again() -> None:
    plays(
        "rules claimed-rent; seats 3; A at reading deeds illinois; B at 20 deeds vermont,indiana",
        "A throw 1+2 / A end / C resign / B throw 1+2: no rent-lapsed",
        "B end / now A at free-parking / A throw 1+3: B rent-lapsed",
    )


@second_following
def test_amb_27_a_roll_in_jail_counts() -> None:
    plays(
        *visited(),
        "turn of B jail 0 / B throw 1+2: no rent-lapsed",
        "B end / turn of C jail 0 / C throw 1+2: D rent-lapsed",
    )


@second_following
def test_amb_27_who_leaves_before_rolling_has_not_rolled() -> None:
    game = plays(*visited(), "B resign / C,D,A pass / C throw 1+3 / C end")
    assert len(game.state.claims) == 1


@second_following
def test_amb_27_a_roll_for_a_utility_card_closes_nothing() -> None:
    plays(
        *visited(c=",electric"),
        "now B at go; top CH-UTILITY",
        "B throw 3+4 5+6: C rent-claimable from B rent electric card-utility 11x10 0",
        "D collect #1 / C collect: B paid 110 to C rent electric card-utility 11x10 0",
    )


@builds_any_time
def test_amb_06_the_sum_is_that_of_the_landing() -> None:
    plays(*visited(), f"now D deeds light-blues / D build light-blues=1 / D collect: {RENT}")


def test_amb_06_a_mortgage_made_afterwards_does_not_silence_it() -> None:
    plays(*visited(), f"D mortgage vermont / D collect: {RENT}")


def test_amb_28_an_owner_may_simply_not_claim() -> None:
    plays(*visited(), *B_GOES, "C throw 1+3 / C end: A $1500; D $1500")


@second_following
def test_amb_26_rent_is_charged_after_an_auction_and_before_the_next_roll() -> None:
    plays(
        *visited(),
        "now B at 16 / B throw 1+2 / B decline / A bid 1000",
        "D collect: D rent-claimed; no paid; next auction",
        "B,C,D pass: A paid 1000; A paid 6; next B to-end",
    )


def test_amb_26_a_visitor_who_is_short_owes_it() -> None:
    plays(
        *visited(a="$5 deeds reading"),
        "D collect: next owing / A mortgage reading: A $99; D $1506; next to-throw",
    )


@second_following
def test_amb_06_rent_is_claimed_in_the_lock_and_charged_after_it() -> None:
    plays(
        *visited(b=",reading"),
        "turn of B $0 jail 2 / B throw 6+7 / D collect: no paid",
        "B mortgage reading: B paid 50; A paid 6",
    )


@pytest.mark.parametrize("leaver", ["A", "D"])
def test_amb_69_with_owner_or_visitor_the_claim_is_gone(leaver: str) -> None:
    plays(*visited(), f"{leaver} resign: D rent-lapsed left from A")


@second_following
@pytest.mark.parametrize("leaver", ["A", "D"])
def test_amb_69_rent_claimed_but_not_charged_goes_with_them_too(leaver: str) -> None:
    plays(
        *visited(),
        f"now B at 16 / B throw 1+2 / D collect / {leaver} resign: no paid",
        "B buy: no paid; B has new-york",
    )


def test_rent_08_only_the_owner_claims() -> None:
    game = plays(*visited(), "B collect: refused not-your-claim")
    plays(*visited(), f"D collect {game.state.agenda.serial}: refused no-such-claim")


def test_rent_09_an_owner_in_jail_claims_like_any_other() -> None:
    plays(*visited(), "now D at 10 jail 0 / D collect: D $1506")


@second_following
def test_rent_08_two_rents_are_claimed_one_by_one() -> None:
    plays(
        *visited(c=",pacific"),
        "now B at 28 / B throw 1+2 / C collect #2 / D collect #1: A $1494; B $1474",
    )


def test_rent_03_a_mortgaged_lot_has_nothing_to_claim() -> None:
    plays("rules claimed-rent; D deeds baltic.m / A throw 1+2: no rent-claimable; A at baltic")


def test_amb_26_computers_collect_at_once() -> None:
    state = plays(*visited()).state
    assert next_action(state, (B, D)) == (D, CollectRent(state.claims[0].id))
    assert next_action(state, (B,)) == (B, Roll())


def test_rent_08_everybody_sees_what_may_be_claimed_and_only_the_owner_may_do_it() -> None:
    state = plays(*visited()).state
    offered = CollectRent(state.claims[0].id)
    assert public_view(state).claims == tuple(state.claims)
    assert offered in seat_view(state, D).offers
    assert offered not in seat_view(state, A).offers
