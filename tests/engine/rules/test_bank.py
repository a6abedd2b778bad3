"""BANK: what the Bank holds, pays, sells, lends and collects. The program is the Banker."""

from engine.core.actions import (
    Bid,
    Build,
    Buy,
    Decline,
    Mortgage,
    OfferTrade,
    PassBid,
    PayFine,
    PayFlatTax,
    SellBuildings,
    Side,
)
from engine.core.decisions import Auction
from engine.core.errors import Reason
from engine.core.events import BuildingsSold, Built, Mortgaged, Paid, Received, SalaryPaid
from engine.core.why import CardSum, IncomeTax, JailFine
from engine.invariants import from_bank, money
from tests.support.game import (
    BALTIC,
    BROWNS,
    GO,
    ILLINOIS,
    INCOME_TAX,
    MEDITERRANEAN,
    ORIENTAL,
    REDS,
    ST_CHARLES,
    A,
    B,
    C,
    Game,
    live,
)
from tests.support.landings import draw_card, land_on

NOTHING = Side()


def purses(game: Game) -> list[int]:
    """The cash of every seat."""
    return [player.cash for player in game.state.seats]


def test_bank_01_what_is_paid_to_the_bank_is_in_nobodys_purse() -> None:
    """Nobody banks beside playing, so no purse can be mixed up with the Bank's."""
    game = live().cash(A, 300).to_move(B)
    land_on(game, INCOME_TAX, seat=B).play(B, PayFlatTax())
    assert game.happened(Paid) == [Paid(B, (), 200, IncomeTax(None))]
    assert purses(game) == [300, 1300, 1500, 1500]


def test_bank_02_nobody_gives_up_a_seat_to_bank() -> None:
    """The program banks: at a table of six all six take their turns, and all may bid."""
    game = live(6)
    assert game.state.from_left_of(A) == (1, 2, 3, 4, 5)
    land_on(game, BALTIC).play(A, Decline())
    assert isinstance(game.decision, Auction)
    assert game.awaited == (0, 1, 2, 3, 4, 5)


def test_bank_03_unsold_deeds_are_the_banks() -> None:
    game = live()
    offer = OfferTrade(B, Side(deeds=(BALTIC,)), Side(cash=50))
    assert game.refused(A, offer) is Reason.NOT_OWNER
    assert game.refused(A, Mortgage(BALTIC)) is Reason.NOT_OWNER


def test_bank_04_a_bonus_comes_from_the_bank() -> None:
    game = draw_card(live(), "CC-BANKERROR")
    assert game.happened(Received) == [Received(A, 200, CardSum("CC-BANKERROR"))]
    assert purses(game) == [1700, 1500, 1500, 1500]


def test_bank_04_so_do_salaries() -> None:
    game = land_on(live(), GO)
    assert game.happened(SalaryPaid) == [SalaryPaid(A, 200)]
    assert purses(game) == [1700, 1500, 1500, 1500]


def test_bank_05_the_bank_sells_and_hands_over_the_deed() -> None:
    game = land_on(live(), ORIENTAL)
    assert game.owner(ORIENTAL) is None
    game.play(A, Buy())
    assert game.owner(ORIENTAL) == A
    assert purses(game) == [1400, 1500, 1500, 1500]


def test_bank_05_the_bank_auctions() -> None:
    game = land_on(live(3), ORIENTAL)
    game.play(A, Decline())
    game.play(B, Bid(30))
    game.play(A, PassBid())
    game.play(C, PassBid())
    assert game.owner(ORIENTAL) == B
    assert purses(game) == [1500, 1470, 1500]


def test_bank_06_players_cannot_sell_each_other_buildings() -> None:
    """No trade can name a house, and a lot that carries one is not for sale either."""
    game = live().owns(B, *BROWNS).levels(BROWNS, 1, 1)
    offer = OfferTrade(B, Side(cash=500), Side(deeds=(BALTIC,)))
    assert game.refused(A, offer) is Reason.GROUP_BUILT


def test_bank_06_houses_come_out_of_the_banks_stock() -> None:
    game = live().owns(A, *BROWNS)
    game.play(A, Build(((BALTIC, 1),)))
    assert game.happened(Built) == [Built(A, ((BALTIC, 1),), 50, 31, 12)]
    game.stock(0, 12)
    assert game.refused(A, Build(((MEDITERRANEAN, 1),))) is Reason.NO_HOUSES


def test_bank_07_the_bank_lends_on_a_deed() -> None:
    game = live().owns(A, ST_CHARLES)
    game.play(A, Mortgage(ST_CHARLES))
    assert game.happened(Mortgaged) == [Mortgaged(A, ST_CHARLES, 70)]
    assert game.cash_of(A) == 1570


def test_bank_08_a_fine_reaches_no_player_and_no_space() -> None:
    game = live().jailed(A).to_move(A)
    game.play(A, PayFine())
    assert game.happened(Paid) == [Paid(A, (), 50, JailFine())]
    assert purses(game) == [1450, 1500, 1500, 1500]
    assert money(game.state) == 6000 + from_bank(game.events)


def test_bank_09_the_bank_cannot_run_dry() -> None:
    """The Bank's cash is not counted at all, so there is no sum that it could not pay."""
    game = live(3).cash(A, 15_000).cash(B, 15_000).cash(C, 15_000)
    for seat in (A, B, C):
        land_on(game.to_move(seat), GO, seat=seat)
    assert purses(game) == [15_200] * 3


def test_bank_10_the_bank_pays_in_cash_and_promises_nothing() -> None:
    """Promises would be for a Bank that is short of notes, and this one counts none."""
    game = live(3)
    for _ in range(200):
        land_on(game.to_move(A), GO)
    assert purses(game) == [1500 + 200 * 200, 1500, 1500]
    assert game.state.worth(A) == 1500 + 200 * 200


def test_bank_11_buildings_go_back_at_half_price() -> None:
    game = live().owns(A, *REDS)
    game.play(A, Build(((ILLINOIS, 1),)))
    assert game.cash_of(A) == 1350
    game.to_move(B)
    game.play(A, SellBuildings(((ILLINOIS, 0),)))
    assert game.happened(BuildingsSold) == [BuildingsSold(A, ((ILLINOIS, 0),), 75, 32, 12)]
    assert game.cash_of(A) == 1425
