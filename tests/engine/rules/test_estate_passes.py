"""AMB-67, BKR-09: what becomes of the jail cards of a player bankrupt to the Bank."""

from engine.core.actions import FileMaxima, SetMaximum
from engine.core.saves import dump_state, load_state
from engine.players.computer import next_action
from tests.support.editions import jail_cards_auctioned, jail_cards_under_deck
from tests.support.game import BALTIC, B
from tests.support.plays import plays

CHANCE, CHEST = "CH-GOOJF", "CC-GOOJF"


def bankrupt(rules: str = "live") -> tuple[str, str]:
    """A leaves Baltic and both passes to the Bank; B, C and D have $1500 each."""
    estate = f"A $0 deeds baltic passes {CHANCE},{CHEST}"
    return f"rules {rules}; {estate}; turn 1 of A owing A=5000", "A giveup"


ONE_JAIL_CARD = f"A $0 passes {CHANCE}; B $10 deeds reading; turn 1 of A owing A=5000"


@jail_cards_auctioned
def test_amb_67_in_1935_passes_are_auctioned_after_the_lots() -> None:
    plays(
        *bankrupt(),
        f": next auction baltic / B,C,D pass: next auction {CHANCE}",
        f"B,C,D pass: next auction {CHEST} / B,C,D pass: next to-throw",
    )


@jail_cards_auctioned
def test_amb_67_in_1935_the_highest_bidder_gets_the_pass_and_may_play_it() -> None:
    plays(
        *bankrupt(),
        "B,C,D pass / C bid 40",
        f"B,D pass: C auction-won {CHANCE} 40; C paid 40 to bank auction-price {CHANCE}; "
        f"C pass-taken {CHANCE}; C holds {CHANCE}; chance size 15",
        f"B,C,D pass / turn of C jail 0 / C use {CHANCE}",
    )


@jail_cards_auctioned
def test_amb_67_in_1935_a_pass_that_nobody_wants_goes_under_its_deck() -> None:
    plays(
        *bankrupt(),
        f"B,C,D pass / B,C,D pass: auction-unsold {CHANCE}",
        f"B,C,D pass: chance ends {CHANCE}; community_chest ends {CHEST}",
    )


@jail_cards_auctioned
def test_amb_67_by_post_they_are_filed_for_together_with_the_lots() -> None:
    plays(
        *bankrupt("by-post"),
        f": next sealed-auction baltic,{CHANCE},{CHEST}",
        f"B file CH-GO=30 limit 30: refused not-in-auction / B file baltic=60,{CHEST}=30 limit 90",
        f"C file {CHEST}=20 limit 20",
        f"D pass: B ${1500 - 1 - 21} has baltic holds {CHEST}; auction-unsold {CHANCE}",
    )


@jail_cards_auctioned
def test_amb_67_by_post_a_single_pass_has_one_maximum() -> None:
    plays(
        f"rules by-post; A $0 passes {CHEST}; turn 1 of A owing A=5000 / A giveup / B maximum 30",
        f"C,D pass: B pass-taken {CHEST}",
    )


@jail_cards_under_deck
def test_amb_67_from_1973_on_only_the_property_is_auctioned() -> None:
    plays(*bankrupt("by-post"), f": auction-opened baltic; chance ends {CHANCE}")


@jail_cards_auctioned
def test_amb_22_a_winner_may_raise_the_price_of_a_pass_first() -> None:
    plays(
        ONE_JAIL_CARD,
        f"A giveup / B bid 60 / C,D pass: next owing / B mortgage reading: B holds {CHANCE}",
    )


@jail_cards_auctioned
def test_amb_23_a_winner_who_leaves_before_paying_leaves_the_pass_to_the_others() -> None:
    game = plays(
        f"{ONE_JAIL_CARD} / A giveup / B bid 60 / C,D pass / B resign: next auction {CHANCE}"
    )
    assert game.decision.bids == game.decision.passed == ()  # type: ignore[union-attr]


@jail_cards_auctioned
def test_amb_67_where_nothing_is_auctioned_they_stay_under_their_decks() -> None:
    plays(*bankrupt("no-auctions"), f": next to-throw; chance ends {CHANCE}")


@jail_cards_auctioned
def test_amb_67_a_computer_bids_what_a_pass_saves() -> None:
    game = plays(*bankrupt(), "B,C,D pass")
    assert next_action(game.state, (B,)) == (B, SetMaximum(50))
    game = plays(*bankrupt("by-post"))
    maxima = ((BALTIC, 60), (CHANCE, 50), (CHEST, 50))
    assert next_action(game.state, (B,)) == (B, FileMaxima(maxima, 1500))


@jail_cards_auctioned
def test_amb_67_an_auction_of_passes_survives_a_save() -> None:
    for pace in ("live", "by-post"):
        game = plays(*bankrupt(pace))
        assert load_state(dump_state(game.state)) == game.state
