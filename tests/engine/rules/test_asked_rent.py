"""AMB-79, AMB-81: rent that has been asked for is owed at once, and paid after what is open."""

import pytest

from engine.core.actions import AcceptTrade, OfferTrade, Side
from engine.core.decisions import Debt
from engine.core.errors import IllegalAction, Reason
from engine.core.events import RentClaimed
from engine.core.notation import write
from engine.core.steps import ChargeRent
from engine.core.undo import LogLine, Obstacle, undoable
from engine.core.why import Rent
from engine.editions.catalogue import CATALOGUE
from engine.players.computer import next_action
from engine.players.orders import Orders, answer
from engine.players.orders.terms import Bidding
from engine.rules.business import need_cash
from engine.view import public_view
from tests.support.brief import numbered
from tests.support.editions import builds_any_time, only_where
from tests.support.game import BOARDWALK, EDITION, READING, A, D
from tests.support.plays import plays

second_following = only_where("rent_window", "second-following")
RENT = 30
"""Of Vermont with a house."""


LIGHT_BLUES = "deeds light-blues=1"


def claiming(a: str = "", b: str = "", c: str = "", d: str = LIGHT_BLUES, rules: str = "") -> str:
    """Rent is claimed; D has a house on each light blue, and A is three before Vermont to roll."""
    rest = f"B at free-parking {b}; C at free-parking {c}; D at free-parking {d}"
    return f"rules {rules} claimed-rent; A at reading {a}; {rest}"


def timed() -> str:
    """The game that ends at an agreed hour."""
    games = CATALOGUE[EDITION.get()].games
    return next(it for it in ("new-short", "time-limit") if it in games)


LANDS = "A throw 1+2: D rent-claimable from A rent vermont built 30x1 1"
ASKS = "D collect: D rent-claimed"


def owing(a: str = "", d: str = LIGHT_BLUES, rules: str = "") -> tuple[str, ...]:
    """A has landed on Vermont and ended the turn; C holds the roll, and D has asked for the rent.

    The payment waits until the roll is held no more.
    """
    return claiming(a, d=d, rules=rules), "A throw 1+2", "A end", "C hold", ASKS


def bidding(a: str = "", d: str = LIGHT_BLUES, rules: str = "") -> tuple[str, ...]:
    """After the landing, C has resigned and leaves New York to an auction."""
    return claiming(a, c="deeds new-york", d=d, rules=rules), LANDS, "C resign"


def test_amb_79_from_the_claim_on_it_is_a_debt_and_only_the_payment_waits() -> None:
    game = plays(*owing(), ": A $1500; D $1500; next held")
    (asked,) = game.state.debt_settlements()
    (claimed,) = game.happened(RentClaimed)
    assert asked.debts == (Debt(A, (D,), RENT, claimed.claim.rent),)
    assert public_view(game.state).debt_settlements == (asked,)
    paid = plays(*owing(), f"C go-on: A paid {RENT} to D rent vermont built 30x1 1")
    assert paid.state.debt_settlements() == ()


def test_amb_79_the_visitor_gives_nothing_away() -> None:
    plays(
        *owing("deeds reading"),
        "A offer B gives reading takes - / B accept: refused trade-for-nothing / C go-on",
        "B accept: B has reading",
    )


@pytest.mark.parametrize(
    ("price", "then"), [(RENT - 1, "refused trade-lowers-raisable"), (RENT, "B has reading")]
)
def test_amb_79_a_trade_leaves_the_rent_or_as_much_to_raise(price: int, then: str) -> None:
    plays(*owing("$0 deeds reading"), f"A offer B gives reading takes ${price} / B accept: {then}")


def test_amb_79_amb_58_the_owner_may_take_property_for_it() -> None:
    plays(
        *owing("deeds reading"),
        "A offer D gives reading takes - forgives # / D accept: A debt-forgiven",
        "C go-on: A $1500; D $1500 has reading",
    )


@builds_any_time
@pytest.mark.parametrize("cash", [RENT - 1, 1500])
def test_amb_79_amb_06_the_visitor_only_raises_money(cash: int) -> None:
    plays(
        *owing(f"${cash} deeds browns,reading.m"),
        "A build baltic=1 | lift reading: refused in-debt; A may mortgage 1|3; A may not build; "
        "A may not lift",
        f"A mortgage baltic: A ${cash + 30}",
    )


def test_amb_79_amb_65_nothing_is_mortgaged_for_what_all_of_it_could_not_pay() -> None:
    plays(
        *owing("$0 deeds baltic", "deeds light-blues=2"),
        "A mortgage baltic: refused mortgage-saves-nothing; A may not mortgage",
    )


def test_amb_79_the_visitor_bids_what_is_beyond_it() -> None:
    most = 100 - RENT
    plays(
        *bidding("$100"),
        f"{ASKS}; A may bid 1..{most}; A may maximum 1..{most}",
        f"A bid {most + 1} | maximum {most + 1}: refused bid-too-high / A bid {most}",
    )


@pytest.mark.parametrize(
    ("rules", "bid"),
    [
        ("live", f"maximum {100 - RENT}"),
        ("by-post", f"file new-york={100 - RENT} limit {100 - RENT}"),
    ],
    ids=["live", "by post"],
)
def test_amb_79_so_do_a_computer_and_orders(rules: str, bid: str) -> None:
    asked = (*bidding("$100", rules=rules), ASKS)
    state = plays(*asked).state
    by_computer = next_action(state, [A])
    by_orders = answer(state, A, Orders(bidding=Bidding(percent=100, keep=0)), 0)
    assert by_computer is not None
    assert by_orders is not None
    assert write(*by_computer) == write(A, by_orders) == numbered(f"A {bid}")
    plays(*asked, f"A {bid}")


def test_amb_79_who_has_nothing_beyond_it_is_not_asked_to_bid() -> None:
    plays(*bidding(f"${RENT}"), f"{ASKS}; awaits B,D")


def test_amb_79_by_post_a_maximum_is_cut_to_what_is_beyond_it_at_the_close() -> None:
    plays(
        *bidding("$100", rules="by-post"),
        f"A maximum 100 / {ASKS}",
        "A file new-york=1 limit 1: refused already-filed / B maximum 100",
        f"D pass: B ${1500 - (100 - RENT) - 1} has new-york",
    )


def test_amb_79_amb_23_a_bid_that_was_made_stands() -> None:
    plays(
        *bidding("$100 deeds reading.m"),
        f"A bid 100 / {ASKS}; next auction new-york A 100 / B,D pass: A has new-york; next owing",
        f"A raise - new-york: A ${100 - RENT}; D ${1500 + RENT}",
    )


@second_following
@pytest.mark.parametrize(("cash", "buys"), [(220 + RENT - 1, False), (220 + RENT, True)])
def test_amb_79_the_visitor_buys_with_what_is_beyond_it(cash: int, buys: bool) -> None:
    landed = (
        f"{claiming(f'${cash}')}".replace("A at reading", "A at 4"),
        "A throw 2+2",
        "now A at 18",
        "A throw 1+4",
        f"{ASKS}; next buy-or-decline",
    )
    if buys:
        plays(*landed, "A buy: A $0 has indiana")
    else:
        plays(*landed, "A buy: refused rent-asked; A may first decline")


def test_amb_79_amb_70_who_leaves_has_the_owner_for_a_creditor() -> None:
    plays(
        *owing("$400 deeds reading"),
        "A resign: A went-bankrupt to D; A estate-taken D 400 reading -; no paid",
    )


@pytest.mark.only_in("1994", "1998")
def test_amb_79_amb_74_in_the_short_game_that_is_the_bankruptcy_that_ends_it() -> None:
    plays(
        *owing(rules="short"),
        "A resign: game-ended D rules; over",  # Nobody holds a roll any more.
    )


def test_amb_79_an_auction_goes_on_after_its_heir_is_asked_about_mortgages() -> None:
    plays(
        *bidding("$0 deeds reading.m"),
        f"{ASKS} / A resign: next D lift-or-hold reading / D clear -: next auction",
    )


def test_amb_79_what_costs_nothing_is_not_refused() -> None:
    """As holding the mortgages that a debtor is heir to."""
    state = plays(*owing(f"${RENT - 1}")).state
    need_cash(state, A, 0)
    with pytest.raises(IllegalAction) as refused:
        need_cash(state, A, 1)
    assert refused.value.reason is Reason.RENT_ASKED


def test_amb_79_amb_23_a_bid_that_its_heir_cannot_pay_any_more_is_struck() -> None:
    auction = bidding("$0 deeds reading.m,boardwalk.m", f"$0 {LIGHT_BLUES}")
    able = plays(*auction).state.raisable(D)
    game = plays(
        *auction,
        f"D bid {able} / {ASKS} / A resign: next owing",  # The interest on both.
        "D sell light-blues=0 / D clear -: next auction new-york",
    )
    assert game.decision.leader is None  # type: ignore[union-attr]
    assert game.state.raisable(D) < able


def test_amb_79_amb_69_what_is_owed_to_an_owner_who_leaves_is_dropped() -> None:
    left = (*owing(), "D resign")
    assert plays(*left).state.debt_settlements() == ()
    # Of D's estate.
    plays(*left, "A,B,C pass / A,B,C pass / A,B,C pass: A $1500; next held")


@second_following
def test_amb_79_amb_06_in_the_lock_only_whose_fine_it_is_raises_money() -> None:
    plays(
        claiming("$0 deeds reading", "$0 deeds boardwalk,kentucky"),
        f"{LANDS} / A end / turn of B jail 2 / B throw 6+5 / {ASKS}",
        "A mortgage reading: refused locked / B mortgage boardwalk: next owing; awaits A",
    )


def test_amb_79_no_choice_before_the_claim_is_taken_back() -> None:
    start = (claiming("deeds reading"), LANDS, "A end", "C hold", "A mortgage reading")
    mortgaged = plays(*start)
    asked = plays(*start, ASKS)
    collect = f"3 collect {mortgaged.state.claims[0].id}"
    log = [
        LogLine(1, A, "0 mortgage 5", "press", mortgaged.events),
        LogLine(2, D, collect, "press", asked.events),
    ]
    assert undoable(log, A) is Obstacle.OTHERS


def test_amb_79_amb_58_of_two_debts_the_one_that_is_named_is_settled() -> None:
    """One creditor has asked for two rents, and takes a property for the second."""
    game = plays(*owing("deeds reading"))
    (first,) = game.state.asked_rents()
    second = ChargeRent(A, D, Rent(BOARDWALK, "bare", 50, 1, 0), first.claim + 1000)
    game.state.agenda.put("before-throw", second)
    game.play(A, OfferTrade(D, Side(deeds=(READING,)), Side(), forgives=second.claim))
    game.play(D, AcceptTrade(game.state.trades[-1].id))
    assert game.state.asked_rents() == (first,)


@pytest.mark.parametrize("asked", [(ASKS,), ()])
def test_amb_79_amb_81_at_the_hour_rent_is_collected_before_the_totals(
    asked: tuple[str, ...],
) -> None:
    plays(
        *bidding(rules=timed()),
        *asked,
        f"time-up / A,B,D pass: awaits -; A ${1500 - RENT}; D ${1500 + RENT}",
    )


def test_amb_81_who_is_short_at_the_hour_raises_it_first() -> None:
    plays(
        claiming("$10 deeds reading", rules=timed()),
        f"{LANDS} / time-up: next owing / A mortgage reading: A $80; D ${1500 + RENT}; awaits -",
    )
