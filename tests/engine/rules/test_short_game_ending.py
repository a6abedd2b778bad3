"""The Short Game ends at the first bankruptcy, and the richest of the others wins (S94)."""

from engine.core.events import Worth
from engine.rules.ending import worth_of
from tests.support.editions import builds_any_time
from tests.support.game import NEW_YORK, A, interest
from tests.support.plays import plays


def owing(position: str, debt: str) -> str:
    """A Short Game, none of whose deeds has been dealt, in which A owes a sum."""
    return f"rules short; {position}; turn 1 of A owing A={debt}"


def test_s94_08_the_first_bankruptcy_ends_it() -> None:
    plays(owing("A $10", "100 to B"), "A giveup: won B; B $1510")


def test_s94_10_the_richest_of_the_others_wins() -> None:
    plays(owing("A $0; B $3100; C $2800; D $2950", "5"), "A giveup: won B")


def test_s94_09_a_hotel_counts_its_price_and_three_houses() -> None:
    game = plays("rules short; A $0").owns(A, NEW_YORK).levels((NEW_YORK,), 4)
    assert worth_of(game.state, A) == Worth(0, 200, 0, 0, 400)


def test_amb_74_the_estate_is_handed_over_with_its_interest_first() -> None:
    plays(
        owing("A $0 deeds reading.m", "100 to B"),
        # B may still pay the mortgage off.
        f"A giveup: A estate-taken B; B paid {interest(100)} to bank interest reading; "
        "no game-ended",
        "B clear -: game-ended",
    )


def test_amb_74_the_banks_auctions_are_held_first() -> None:
    plays(
        owing("A $0 deeds baltic.m", "100"),
        "A giveup: next auction; no game-ended / B,C,D pass: won B,C,D",
    )


def test_amb_74_a_seat_that_resigns_without_a_debt_does_not_end_it() -> None:
    plays("rules short; A at go / C resign: no game-ended; awaits A")


def test_amb_74_a_debtor_who_resigns_is_bankrupt() -> None:
    plays(owing("A $10 deeds ventnor", "100 to B"), "A resign: won B")


@builds_any_time
def test_s94_08_nothing_is_built_while_the_game_is_settled() -> None:
    plays(
        owing("A $0 deeds baltic.m; B deeds oranges", "100"),
        "A giveup / B build new-york=1: refused closing",
    )
