"""ITAX and LTAX: a choice made before counting, and a printed sum; both to the Bank."""

import pytest

from engine.core.actions import (
    AcceptTrade,
    EndTurn,
    Mortgage,
    OfferTrade,
    PayFlatTax,
    PayTenth,
    SellBuildings,
    Side,
)
from engine.core.decisions import ChooseTax, DebtSettlement, ToEnd, ToThrow
from engine.core.errors import IllegalAction, Reason
from engine.core.events import DebtOpened, Paid, SalaryPaid
from engine.core.why import IncomeTax, LuxuryTax
from engine.editions.catalogue import rules_of
from engine.editions.policies import Flat
from engine.game import apply
from engine.players.absent import answer
from engine.view import public_view, seat_view
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    DARK_BLUES,
    FREE_PARKING,
    INCOME_TAX,
    LUXURY_TAX,
    MEDITERRANEAN,
    ORANGES,
    READING,
    A,
    B,
    C,
    Game,
    ScriptedChance,
    live,
)
from tests.support.landings import draw_card, land_on


def taxed(game: Game) -> Game:
    """A has come to Income Tax and is asked."""
    return land_on(game, INCOME_TAX)


def with_worth_1610() -> Game:
    game = live().cash(A, 400).owns(A, BALTIC, *DARK_BLUES).mortgaged(BALTIC)
    return game.levels(DARK_BLUES, 1, 1)


@pytest.mark.parametrize(
    ("choice", "amount", "percent"), [(PayTenth(), 161, 10), (PayFlatTax(), 200, None)]
)
def test_itax_01_two_hundred_or_ten_per_cent(
    choice: PayTenth | PayFlatTax, amount: int, percent: int | None
) -> None:
    game = taxed(with_worth_1610())
    assert game.offers(A)[:2] == [PayFlatTax(), PayTenth()]
    game.play(A, choice)
    assert game.happened(Paid) == [Paid(A, (), amount, IncomeTax(percent))]
    assert game.cash_of(A) == 400 - amount


def test_itax_02_worth_is_cash_printed_prices_and_cost_of_buildings() -> None:
    game = with_worth_1610()
    assert game.state.worth(A) == 1610
    game.holds(A, "CH-GOOJF")
    assert game.state.worth(A) == 1610


def test_itax_03_the_choice_shows_no_sum() -> None:
    game = taxed(live().cash(A, 2500))
    for view in (seat_view(game.state, A), seat_view(game.state, B), public_view(game.state)):
        assert isinstance(view.decision, ChooseTax)
        assert view.decision.share == 0
        assert "250" not in repr(view.offers)


def test_itax_03_the_choice_cannot_follow_the_sum() -> None:
    game = taxed(live().cash(A, 2500))
    game.play(A, PayTenth())
    assert game.cash_of(A) == 2250
    assert game.refused(A, PayFlatTax()) is Reason.NOT_NOW


def test_itax_04_nobody_gains_by_it() -> None:
    game = taxed(live())
    game.play(A, PayFlatTax())
    assert [player.cash for player in game.state.seats] == [1300, 1500, 1500, 1500]
    game.play(A, EndTurn())
    land_on(game, FREE_PARKING, seat=B)
    assert game.cash_of(B) == 1500


@pytest.mark.parametrize("choice", [PayFlatTax(), PayTenth()])
def test_itax_only_the_visitor_chooses(choice: PayFlatTax | PayTenth) -> None:
    game = taxed(live())
    assert game.refused(B, choice) is Reason.NOT_AWAITED
    assert game.refused(A, EndTurn()) is Reason.NOT_NOW


def test_itax_too_little_cash_for_the_flat_tax_opens_a_debt() -> None:
    game = taxed(live().cash(A, 150).owns(A, READING))
    game.play(A, PayFlatTax())
    assert game.happened(DebtOpened) == [DebtOpened(A, (), 200, IncomeTax(None))]
    game.play(A, Mortgage(READING))
    assert game.cash_of(A) == 50
    assert isinstance(game.decision, ToEnd)


def test_itax_doubles_wait_for_the_tax() -> None:
    game = land_on(live(), INCOME_TAX, (1, 1))
    game.play(A, PayTenth())
    assert game.decision == ToThrow(game.decision.id, A, 1)


def test_ltax_01_the_printed_sum_goes_to_the_bank() -> None:
    game = land_on(live().cash(A, 190), LUXURY_TAX)
    printed = 100 if game.state.rules.board == "us2008" else 75
    assert game.happened(Paid) == [Paid(A, (), printed, LuxuryTax())]
    assert [player.cash for player in game.state.seats] == [190 - printed, 1500, 1500, 1500]


def test_ltax_01_amb_41_in_2008_it_is_100_and_income_tax_is_still_a_choice() -> None:
    game = land_on(live(), LUXURY_TAX)
    assert game.happened(Paid) == [Paid(A, (), 100, LuxuryTax())]
    assert taxed(live()).offers(A)[:2] == [PayFlatTax(), PayTenth()]


def test_ltax_01_a_shortfall_must_be_raised() -> None:
    game = live().owns(A, READING)
    land_on(game.cash(A, game.state.rules.luxury_tax - 10), LUXURY_TAX)
    assert isinstance(game.decision, DebtSettlement)
    game.play(A, Mortgage(READING))
    assert game.cash_of(A) == 90


@pytest.mark.parametrize(
    ("worth", "tax"), [(2134, 214), (2130, 213), (2131, 214), (2139, 214), (1, 1), (0, 0)]
)
def test_amb_42_the_tenth_is_rounded_up(worth: int, tax: int) -> None:
    game = taxed(live().cash(A, worth))
    game.play(A, PayTenth())
    assert game.cash_of(A) == worth - tax


def test_amb_43_a_hotel_counts_as_five_houses() -> None:
    game = live().cash(A, 0).owns(A, *BROWNS).levels(BROWNS, 5, 4)
    assert game.state.worth(A) == 60 + 60 + 9 * 50


def test_amb_43_salary_of_the_same_move_is_counted() -> None:
    game = land_on(live().cash(A, 1000), INCOME_TAX, (4, 2))
    assert game.happened(SalaryPaid) == [SalaryPaid(A, 200)]
    game.play(A, PayTenth())
    assert game.happened(Paid) == [Paid(A, (), 120, IncomeTax(10))]


def test_amb_43_mortgages_are_not_deducted() -> None:
    game = live().cash(A, 100).owns(A, BOARDWALK, READING).mortgaged(BOARDWALK)
    assert game.state.worth(A) == 100 + 400 + 200


def test_amb_44_the_share_is_that_of_the_landing() -> None:
    """AMB-06: neither a sale nor a mortgage after the landing changes it."""
    game = taxed(live().cash(A, 1000).owns(A, *ORANGES).levels(ORANGES, 1, 1, 1))
    game.play(A, SellBuildings(tuple((space, 0) for space in ORANGES)))
    game.play(A, PayTenth())
    assert game.happened(Paid) == [Paid(A, (), 186, IncomeTax(10))]


@pytest.mark.parametrize(("cash", "choice"), [(200, PayFlatTax()), (199, PayTenth())])
def test_amb_44_silence_pays_the_flat_tax_if_cash_covers_it(
    cash: int, choice: PayFlatTax | PayTenth
) -> None:
    game = taxed(live().cash(A, cash).owns(A, MEDITERRANEAN))
    assert answer(game.state, A) == choice


@pytest.mark.parametrize(
    ("cash", "price", "refused"),
    [
        (200, 1, False),  # The flat tax is in hand.
        (150, 49, True),
        (150, 50, False),  # With it, the flat tax can be raised.
        (0, 99, True),
        (0, 100, False),  # As much as before.
    ],
)
def test_amb_80_before_the_choice_a_trade_leaves_the_flat_tax_or_as_much_to_raise(
    cash: int, price: int, refused: bool
) -> None:
    game = taxed(live().cash(A, cash).owns(A, READING))
    game.play(A, OfferTrade(B, Side(deeds=(READING,)), Side(cash=price)))
    sale = AcceptTrade(game.state.trades[-1].id)
    if refused:
        with pytest.raises(IllegalAction) as found:
            apply(game.state, B, sale, ScriptedChance())
        assert found.value.reason is Reason.TRADE_BEFORE_TAX
        assert found.value.facts == {"price": 200}, "ITAX-03: nothing about the total"
    else:
        game.play(B, sale)


def test_amb_80_a_gift_is_as_free_as_for_others_where_the_flat_tax_stays_payable() -> None:
    game = taxed(live().cash(A, 200).owns(A, READING))
    game.play(A, OfferTrade(B, Side(deeds=(READING,)), Side()))
    game.play(B, AcceptTrade(game.state.trades[-1].id))
    game.play(A, PayFlatTax())
    assert game.cash_of(A) == 0


def test_amb_80_others_trade_as_ever_meanwhile() -> None:
    game = taxed(live().cash(B, 0).owns(B, READING))
    game.play(B, OfferTrade(C, Side(deeds=(READING,)), Side()))
    game.play(C, AcceptTrade(game.state.trades[-1].id))
    assert game.owner(READING) == C


def test_go_06_back_three_from_chance_is_taxed_too() -> None:
    game = draw_card(live(), "CH-BACK3", space=7)
    game.play(A, PayTenth())
    assert game.cash_of(A) == 1350
    assert game.state.decks["chance"][-1] == "CH-BACK3"


def test_a_flat_tax_table_asks_nothing() -> None:
    rules = rules_of("1994").played_live().with_fields(income_tax=Flat())
    game = taxed(Game(rules, 3).cash(A, 900))
    assert game.happened(Paid) == [Paid(A, (), 200, IncomeTax(None))]
    assert isinstance(game.decision, ToEnd)
