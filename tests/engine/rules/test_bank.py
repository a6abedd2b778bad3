"""BANK: what the Bank holds, pays, sells, lends and collects. The program is the Banker."""

from engine.invariants import from_bank, money
from tests.support.plays import plays


def test_bank_01_what_is_paid_to_the_bank_is_in_nobodys_purse() -> None:
    """Nobody banks beside playing, so no purse can be mixed up with the Bank's."""
    plays(
        "A $300; B at 1; turn 1 of B / B throw 1+2",
        "B flat: B paid 200 to bank income-tax flat; cash 300,1300,1500,1500",
    )


def test_bank_02_nobody_gives_up_a_seat_to_bank() -> None:
    """The program banks: at a table of six all six take their turns, and all may bid."""
    game = plays("seats 6; A at go / A throw 1+2 / A decline: next auction; awaits A,B,C,D,E,F")
    assert game.state.from_left_of(0) == (1, 2, 3, 4, 5)


def test_bank_03_unsold_deeds_are_the_banks() -> None:
    plays("A at go / A offer B gives baltic takes $50 | mortgage baltic: refused not-owner")


def test_bank_04_a_bonus_comes_from_the_bank() -> None:
    plays(
        "A at 14; top CC-BANKERROR",
        "A throw 1+2: A received 200 CC-BANKERROR; cash 1700,1500,1500,1500",
    )


def test_bank_04_so_do_salaries() -> None:
    plays("A at 37 / A throw 1+2: A salary-paid 200; cash 1700,1500,1500,1500")


def test_bank_05_the_bank_sells_and_hands_over_the_deed() -> None:
    plays("A at 3 / A throw 1+2: bank has 6 / A buy: A has oriental; cash 1400,1500,1500,1500")


def test_bank_05_the_bank_auctions() -> None:
    plays(
        "seats 3; A at 3 / A throw 1+2 / A decline / B bid 30",
        "A,C pass: B has oriental; cash 1500,1470,1500",
    )


def test_bank_06_players_cannot_sell_each_other_buildings() -> None:
    """No trade can name a house, and a lot that carries one is not for sale either."""
    plays("B deeds browns=1 / A offer B gives $500 takes baltic: refused group-built")


def test_bank_06_houses_come_out_of_the_banks_stock() -> None:
    plays(
        "A deeds browns / A build baltic=1: A built baltic=1 50 31 12",
        "stock 0 12 / A build mediterranean=1: refused no-houses",
    )


def test_bank_07_the_bank_lends_on_a_deed() -> None:
    plays("A deeds st-charles / A mortgage st-charles: A mortgaged st-charles 70; A $1570")


def test_bank_08_a_fine_reaches_no_player_and_no_space() -> None:
    game = plays("A jail 0 / A fine: A paid 50 to bank jail-fine; cash 1450,1500,1500,1500")
    assert money(game.state) == 6000 + from_bank(game.events)


def test_bank_09_the_bank_cannot_run_dry() -> None:
    """The Bank's cash is not counted at all, so there is no sum that it could not pay."""
    plays(
        "seats 3; A $15000 at 37; B $15000 at 37; C $15000 at 37 / A throw 1+2 / turn of B",
        "B throw 1+2 / turn of C / C throw 1+2: cash 15200,15200,15200",
    )


def test_bank_10_the_bank_pays_in_cash_and_promises_nothing() -> None:
    """Promises would be for a Bank that is short of notes, and this one counts none."""
    round_ = ("turn of A", "now A at 37", "A throw 1+2")
    game = plays("seats 3; A at go", *round_ * 200, f": cash {1500 + 200 * 200},1500,1500")
    assert game.state.worth(0) == 1500 + 200 * 200


def test_bank_11_buildings_go_back_at_half_price() -> None:
    plays(
        "A deeds reds / A build illinois=1: A $1350",
        "turn of B / A sell illinois=0: A buildings-sold illinois=0 75 32 12; A $1425",
    )
