"""S94-02 to S94-07: hotels after three houses, one turn in Jail, a flat Income Tax."""

import pytest

from engine.core.actions import (
    AcceptTrade,
    Build,
    OfferTrade,
    PayFine,
    RaiseMoney,
    Resign,
    SellBuildings,
    Side,
    Throw,
    UsePass,
)
from engine.core.decisions import DebtSettlement, FineOrPass, InJail, ToEnd, ToThrow
from engine.core.errors import Reason
from engine.core.events import BuildingsSold, Built, JailLeft, JailThrowFailed, Moved, Paid
from engine.core.offered import BuildOffer, SellOffer
from engine.core.saves import dump_state, load_state
from engine.core.steps import MoveOn
from engine.core.why import CardSum, IncomeTax, JailFine, Rent
from engine.editions.catalogue import CATALOGUE
from engine.editions.options import Choice, resolve
from engine.players.absent import answer
from engine.players.computer import next_action
from engine.players.orders import Orders
from engine.players.orders import answer as answer_by
from engine.players.orders.terms import Leaving, Way
from tests.support.game import (
    BOARDWALK,
    DARK_BLUES,
    EDITION,
    FREE_PARKING,
    INCOME_TAX,
    LUXURY_TAX,
    NEW_YORK,
    ORANGES,
    ST_JAMES,
    TENNESSEE,
    A,
    B,
    Game,
)

pytestmark = pytest.mark.only_in(*(it for it in CATALOGUE if "short" in CATALOGUE[it].games))
BARE_AGAIN = tuple((space, 0) for space in ORANGES)


def short(seats: int = 4) -> Game:
    """A short game whose dealt deeds are the Bank's again, A to throw."""
    game = Game(resolve(Choice(EDITION.get(), "short")).played_live(), seats)
    for deed in game.state.deeds.values():
        deed.owner = None
    return game


def oranges(*levels: int) -> Game:
    return short().owns(A, *ORANGES).levels(ORANGES, *levels)


def test_s94_02_three_houses_on_every_lot_then_a_hotel() -> None:
    game = oranges(3, 3, 2)
    assert game.refused(A, Build(((NEW_YORK, 3), (ST_JAMES, 5)))) is Reason.LEVEL_RANGE
    assert game.refused(A, Build(((ST_JAMES, 4),))) is Reason.UNEVEN
    game = oranges(3, 3, 3)
    game.play(A, Build(((ST_JAMES, 4),)))
    assert game.happened(Built) == [Built(A, ((ST_JAMES, 4),), 100, 26, 11)]
    assert game.is_sound()


def test_amb_75_there_is_no_fourth_house() -> None:
    """A fourth level is the hotel: it takes one from the Bank, and three houses go back."""
    game = oranges(3, 3, 3).stock(20, 0)
    assert game.refused(A, Build(((ST_JAMES, 4),))) is Reason.NO_HOTELS
    game.stock(0, 1).play(A, Build(((ST_JAMES, 4),)))
    assert (game.state.houses, game.state.hotels) == (3, 0)


def test_s94_03_the_hotel_rent_is_that_of_the_deed() -> None:
    game = short().owns(B, *DARK_BLUES).levels(DARK_BLUES, 4, 4).cash(A, 3000)
    game.at(A, 30).play(A, Throw(), (4, 5))
    assert game.happened(Paid) == [Paid(A, (B,), 2000, Rent(BOARDWALK, "built", 2000, 1, 4))]


def test_s94_04_all_hotels_at_once_bring_half_of_four_levels() -> None:
    game = oranges(4, 4, 4)
    assert game.state.raisable(A) == 1500 + 600 + 280
    game.play(A, SellBuildings(BARE_AGAIN))
    assert game.happened(BuildingsSold) == [BuildingsSold(A, BARE_AGAIN, 600, 32, 12)]


def test_amb_75_stepping_down_needs_three_houses() -> None:
    game = oranges(4, 4, 4).stock(2, 0)
    assert game.refused(A, SellBuildings(((ST_JAMES, 3),))) is Reason.NO_HOUSES
    assert SellOffer("orange", (0, 1, 2)) in game.offers(A)
    game.stock(3, 0).play(A, SellBuildings(((ST_JAMES, 3),)))
    assert game.happened(BuildingsSold) == [BuildingsSold(A, ((ST_JAMES, 3),), 50, 0, 1)]


def test_amb_75_four_levels_are_all_that_is_offered() -> None:
    game = oranges(0, 0, 0).cash(A, 5000)
    assert BuildOffer("orange", 1, 12) in game.offers(A)
    game.play(A, Build(((ST_JAMES, 4), (TENNESSEE, 4), (NEW_YORK, 4))))
    assert (game.cash_of(A), game.state.houses, game.state.hotels) == (3800, 32, 9)
    assert not [offer for offer in game.offers(A) if isinstance(offer, BuildOffer)]


def test_s94_04_a_hotel_counts_four_houses_in_total_worth() -> None:
    assert oranges(4, 4, 4).state.worth(A) == 1500 + 560 + 1200


def test_amb_38_repairs_are_charged_for_hotels_as_hotels() -> None:
    game = oranges(4, 3, 3).at(A, 0).on_top("chance", "CH-REPAIRS")
    game.play(A, Throw(), (3, 4))
    assert game.happened(Paid) == [Paid(A, (), 6 * 25 + 100, CardSum("CH-REPAIRS"))]


def test_s94_05_s94_06_one_try_then_the_fine_and_the_move() -> None:
    game = short().jailed(A).to_move(A)
    game.play(A, Throw(), (2, 6))
    assert game.happened(JailThrowFailed) == [JailThrowFailed(A, 1)]
    assert game.happened(Paid)[0] == Paid(A, (), 50, JailFine())
    assert game.happened(JailLeft) == [JailLeft(A, "fine")]
    assert game.happened(Moved) == [Moved(A, 10, 18)]


def last_throw_failed(cash: int = 500, *cards: str) -> Game:
    """A's only throw in Jail was 3 and 5, with these passes in hand."""
    game = short().jailed(A).cash(A, cash)
    for card in cards:
        game.holds(A, card)
    game.to_move(A).play(A, Throw(), (3, 5))
    return game


def test_amb_40_s94_05_a_pass_in_hand_takes_the_place_of_the_fine() -> None:
    game = last_throw_failed(500, "CH-GOOJF")
    assert game.decision == FineOrPass(game.decision.id, A)
    assert game.offers(A)[:2] == [UsePass("CH-GOOJF"), PayFine()]
    assert game.state.locked()
    assert game.is_sound()
    game.play(A, UsePass("CH-GOOJF"))
    assert game.happened(JailLeft) == [JailLeft(A, "pass")]
    assert game.happened(Paid) == []
    assert (game.space_of(A), game.cash_of(A)) == (TENNESSEE, 500)
    assert game.state.decks["chance"][-1] == "CH-GOOJF"


def test_amb_40_s94_06_or_the_fine_is_paid_and_the_pass_kept() -> None:
    game = last_throw_failed(500, "CC-GOOJF")
    game.play(A, PayFine())
    assert game.happened(Paid) == [Paid(A, (), 50, JailFine())]
    assert game.happened(JailLeft) == [JailLeft(A, "fine")]
    assert (game.space_of(A), game.state.seats[A].passes) == (TENNESSEE, ["CC-GOOJF"])


def test_amb_40_s94_05_the_holder_chooses_which_pass() -> None:
    game = last_throw_failed(500, "CH-GOOJF", "CC-GOOJF")
    game.play(A, UsePass("CC-GOOJF"))
    assert game.state.seats[A].passes == ["CH-GOOJF"]


def test_amb_40_s94_05_without_a_pass_the_fine_is_paid_at_once() -> None:
    game = last_throw_failed(500)
    assert game.happened(Paid) == [Paid(A, (), 50, JailFine())]
    assert game.space_of(A) == TENNESSEE


def test_amb_40_s94_05_nobody_with_a_pass_goes_bankrupt_over_the_fine() -> None:
    game = last_throw_failed(49, "CH-GOOJF")
    assert game.refused(A, PayFine()) is Reason.CANNOT_AFFORD
    assert PayFine() not in game.offers(A)
    assert game.refused(A, UsePass("CC-GOOJF")) is Reason.NO_PASS
    game.play(A, UsePass("CH-GOOJF"))
    assert game.space_of(A) == TENNESSEE


def test_amb_40_amb_45_who_chooses_the_fine_may_have_to_raise_it() -> None:
    game = short().jailed(A).cash(A, 0).owns(A, BOARDWALK).holds(A, "CH-GOOJF").to_move(A)
    game.play(A, Throw(), (3, 5))
    game.play(A, PayFine())
    assert isinstance(game.decision, DebtSettlement)
    game.play(A, RaiseMoney((), (BOARDWALK,)))
    assert (game.space_of(A), game.cash_of(A)) == (TENNESSEE, 150)


def fine_owed(*passes: str) -> Game:
    """A has failed the only throw and has to raise the fine; B holds these passes."""
    game = short().jailed(A).cash(A, 30).owns(A, BOARDWALK).holds(B, *passes).to_move(A)
    game.play(A, Throw(), (3, 5))
    assert isinstance(game.decision, DebtSettlement)
    return game


@pytest.mark.parametrize("proposer", [A, B])
def test_amb_40_s94_05_a_pass_bought_while_the_fine_is_owed_takes_its_place(proposer: int) -> None:
    game = fine_owed("CH-GOOJF")
    sides = (Side(cash=10), Side(passes=("CH-GOOJF",)))
    gives, takes = sides if proposer == A else sides[::-1]
    game.play(proposer, OfferTrade(A + B - proposer, gives, takes))
    game.play(A + B - proposer, AcceptTrade(game.state.trades[-1].id))
    assert game.decision == FineOrPass(game.decision.id, A)
    assert game.is_sound()
    game.play(A, UsePass("CH-GOOJF"))
    assert game.happened(JailLeft) == [JailLeft(A, "pass")]
    assert (game.space_of(A), game.cash_of(A)) == (TENNESSEE, 20)


def test_amb_40_s94_05_or_the_fine_is_raised_and_the_bought_pass_kept() -> None:
    game = fine_owed("CH-GOOJF")
    game.play(A, OfferTrade(B, Side(cash=10), Side(passes=("CH-GOOJF",))))
    game.play(B, AcceptTrade(game.state.trades[-1].id))
    game.play(A, PayFine())
    game.play(A, RaiseMoney((), (BOARDWALK,)))
    assert game.happened(JailLeft) == [JailLeft(A, "fine")]
    assert (game.cash_of(A), game.state.seats[A].passes) == (20 + 200 - 50, ["CH-GOOJF"])


def test_amb_40_s94_05_who_buys_a_pass_and_has_the_cash_too_may_choose() -> None:
    game = fine_owed("CH-GOOJF")
    game.play(A, OfferTrade(B, Side((BOARDWALK,)), Side(cash=20, passes=("CH-GOOJF",))))
    game.play(B, AcceptTrade(game.state.trades[-1].id))
    assert game.decision == FineOrPass(game.decision.id, A)
    game.play(A, PayFine())
    assert (game.cash_of(A), game.space_of(A)) == (0, TENNESSEE)


def test_amb_40_s94_05_who_leaves_then_is_asked_nothing_more() -> None:
    game = last_throw_failed(500, "CH-GOOJF")
    game.play(A, Resign())
    assert not any(isinstance(frame, FineOrPass | MoveOn) for frame in game.state.stack)
    assert game.is_sound()


@pytest.mark.parametrize(
    ("cash", "said"), [(50, PayFine()), (49, UsePass("CH-GOOJF"))], ids=["cash", "no-cash"]
)
def test_amb_40_s94_05_silence_pays_from_the_cash_or_uses_the_pass(
    cash: int, said: PayFine | UsePass
) -> None:
    assert answer(last_throw_failed(cash, "CH-GOOJF").state, A) == said


def test_amb_40_s94_05_a_computer_uses_the_pass() -> None:
    game = last_throw_failed(500, "CH-GOOJF")
    assert next_action(game.state, (A,)) == (A, UsePass("CH-GOOJF"))


@pytest.mark.parametrize(
    ("way", "said"),
    [
        (None, None),
        ("throw", PayFine()),
        ("fine", PayFine()),
        ("pass", UsePass("CH-GOOJF")),
        ("pass-fine", UsePass("CH-GOOJF")),
    ],
)
def test_amb_40_s94_05_orders_say_which(way: Way | None, said: PayFine | UsePass | None) -> None:
    game = last_throw_failed(500, "CH-GOOJF")
    assert answer_by(game.state, A, Orders(leaving=Leaving(last=way)), 0.0) == said


def test_amb_40_s94_05_the_choice_survives_a_save() -> None:
    game = last_throw_failed(500, "CH-GOOJF")
    assert load_state(dump_state(game.state)) == game.state


def test_s94_05_by_doubles_without_another_throw() -> None:
    game = short().jailed(A).to_move(A)
    game.play(A, Throw(), (5, 5))
    assert game.space_of(A) == FREE_PARKING
    assert isinstance(game.decision, ToEnd)


@pytest.mark.parametrize("way", [PayFine(), UsePass("CH-GOOJF")])
def test_s94_05_by_the_fine_or_a_pass_before_the_throw(way: PayFine) -> None:
    game = short().holds(A, "CH-GOOJF").jailed(A).to_move(A)
    assert way in game.offers(A)
    game.play(A, way)
    assert isinstance(game.decision, ToThrow)


def test_s94_06_who_cannot_pay_after_the_try_raises_the_money_first() -> None:
    game = short().owns(A, *ORANGES).cash(A, 0).jailed(A).to_move(A)
    assert isinstance(game.decision, InJail)
    game.play(A, Throw(), (2, 6))
    game.play(A, answer(game.state, A))
    assert (game.space_of(A), game.cash_of(A)) == (18, 40)


def test_s94_07_income_tax_is_200_without_a_choice() -> None:
    game = short().cash(A, 900).at(A, LUXURY_TAX)
    game.play(A, Throw(), (2, 4))
    assert game.space_of(A) == INCOME_TAX
    assert Paid(A, (), 200, IncomeTax(None)) in game.events


def test_s94_02_a_computer_builds_up_to_the_hotel_and_no_further() -> None:
    game = oranges(3, 3, 3).cash(A, 5000)
    hotels = Build(tuple((space, 4) for space in ORANGES))
    assert next_action(game.state, (A,)) == (A, hotels)
    game.play(A, hotels)
    assert next_action(game.state, (A,)) == (A, Throw())
