"""RENT-08 in words: what may be claimed and until when, what was, and what came too late."""

from bot.narration.narration import narrate
from engine.core import events as e
from engine.core.why import Rent
from engine.editions.catalogue import rules_of
from tests.bot.render.tables import PEOPLE, RULES
from tests.support.game import ELECTRIC, VERMONT, A, B, C

VISIT = e.RentClaim(7, B, A, Rent(VERMONT, "bare", 6, 1, 0), 3)
LANDING = (e.DiceRolled(A, 4, 4, 0), e.Moved(A, 0, VERMONT), e.RentClaimable(VISIT))
PAID = e.Paid(A, (B,), 6, VISIT.rent)


def told(*events: e.Event, edition: str = "1994") -> list[str]:
    return narrate(events, PEOPLE, rules_of(edition))


def test_rent_08_a_landing_says_until_when_up_to_1998() -> None:
    assert told(*LANDING) == [
        "🎩 Ada rolled 4+4 and landed on Vermont, owned by Bo:"
        " rent $6, if Bo collects it before a second player rolls after Ada’s turn"
    ]


def test_rent_08_a_landing_says_until_when_in_2008() -> None:
    (line,) = told(*LANDING, edition="2008")
    assert line.endswith(": rent $6, if Bo collects it before the next roll")


def test_amb_30_the_roll_for_a_utility_card_belongs_to_its_landing() -> None:
    rent = Rent(ELECTRIC, "card-utility", 11, 10, 0)
    claim = e.RentClaim(7, B, A, rent, 3)
    drawn = (e.CardDrawn(A, "CH-UTILITY"), e.Moved(A, 7, ELECTRIC), e.RentRolled(A, 5, 6, 1))
    assert told(e.Moved(A, 0, 7), *drawn, e.RentClaimable(claim))[-1] == (
        "🎩 Ada landed on Electric Company and rolled 5+6 for the rent:"
        " rent $110 (10 times the roll of 11),"
        " if Bo collects it before a second player rolls after Ada’s turn"
    )


def test_rent_08_what_is_claimed_and_paid_at_once_is_one_line() -> None:
    (line,) = told(e.RentClaimed(VISIT), PAID)
    assert line.endswith("Bo charged Ada for landing on Vermont: rent $6")


def test_rent_08_what_is_paid_later_is_told_later() -> None:
    lines = told(e.RentClaimed(VISIT), e.AuctionUnsold(3), PAID)
    assert lines[2] == "🎩 Ada paid Bo $6 for landing on Vermont"


def test_rent_08_what_has_lapsed_is_told_before_the_dice() -> None:
    lines = told(e.RentLapsed(VISIT, "throw"), e.DiceRolled(C, 1, 2, 0))
    assert lines[0] == "Bo didn’t collect the $6 rent for Vermont in time."
    assert len(lines) == 2


def test_amb_69_what_goes_with_a_player_is_told() -> None:
    assert told(e.RentLapsed(VISIT, "left")) == [
        "The $6 rent for Vermont is no longer due, "
        "because its owner or the player who landed on it left the game."
    ]


def test_amb_26_where_rent_is_charged_by_itself_nothing_of_it_is_told() -> None:
    moved = (e.Moved(A, 0, VERMONT), PAID)
    assert narrate(moved, PEOPLE, RULES) == ["🎩 Ada landed on Vermont, owned by Bo: rent $6"]
