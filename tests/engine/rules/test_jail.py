"""JAIL: three ways in, four ways out, and what may be done meanwhile."""

import pytest

from engine.actions import (
    AcceptTrade,
    Bid,
    Build,
    Buy,
    Decline,
    EndTurn,
    GiveUp,
    Lift,
    Mortgage,
    OfferTrade,
    PassBid,
    PayFine,
    SellBuildings,
    Side,
    Throw,
    UsePass,
)
from engine.decisions import Auction, BuyOrDecline, InJail, Owing, ToEnd, ToThrow
from engine.errors import Reason
from engine.events import (
    BuildingsSold,
    Built,
    DebtOpened,
    DiceThrown,
    Jailed,
    JailLeft,
    JailThrowFailed,
    Mortgaged,
    MortgageLifted,
    Moved,
    Paid,
    PassUsed,
    SalaryPaid,
    TradeMade,
    WentBankrupt,
)
from engine.view import public_view
from engine.why import JailFine
from tests.support.game import (
    BALTIC,
    BROWNS,
    FREE_PARKING,
    GO_TO_JAIL,
    JAIL,
    NEW_YORK,
    ORANGES,
    ORIENTAL,
    PENNSYLVANIA_RR,
    READING,
    ST_JAMES,
    TENNESSEE,
    VIRGINIA,
    A,
    B,
    C,
    D,
    Game,
    by_post,
    live,
)
from tests.support.visits import draw, visit

PASS = "CH-GOOJF"
FINE = Paid(A, (), 50, JailFine())


def jailed(failed: int = 0) -> Game:
    """A's turn in Jail begins, after so many failed throws."""
    return live().jailed(A, failed).to_move(A)


def failing_without_cash() -> Game:
    """A has failed the third throw (3 and 5) with no cash but Oriental to mortgage."""
    game = live().jailed(A, 2).cash(A, 0).owns(A, ORIENTAL).to_move(A)
    game.play(A, Throw(), (3, 5))
    return game


# -- in ----------------------------------------------------------------------------------------


def test_jail_01_sent_by_the_space() -> None:
    game = visit(live(), GO_TO_JAIL, (2, 4))
    assert game.happened(Jailed) == [Jailed(A, "space")]
    assert (game.space_of(A), game.state.seats[A].jail) == (JAIL, 0)


def test_jail_02_sent_by_a_card_from_anywhere() -> None:
    game = draw(live(), "CC-JAIL", space=17)
    assert game.happened(Jailed) == [Jailed(A, "card")]
    assert game.space_of(A) == JAIL


def test_jail_03_sent_by_the_third_doubles() -> None:
    game = live().owns(A, 5, 11).at(A, 1)
    game.play(A, Throw(), (2, 2))
    game.play(A, Throw(), (3, 3))
    game.play(A, Throw(), (6, 6))
    assert game.happened(Jailed) == [Jailed(A, "doubles")]
    assert not game.happened(Moved)
    assert game.space_of(A) == JAIL


def test_jail_04_no_salary_on_the_way() -> None:
    game = draw(live().cash(A, 10), "CC-JAIL", space=33)
    assert not game.happened(SalaryPaid)
    assert (game.space_of(A), game.cash_of(A)) == (JAIL, 10)


@pytest.mark.parametrize("way", ["space", "card"])
def test_jail_05_the_turn_ends_even_after_doubles(way: str) -> None:
    game = live().on_top("community_chest", "CC-JAIL")
    visit(game, GO_TO_JAIL if way == "space" else 17, (3, 3))
    assert game.decision == ToThrow(game.decision.id, B, 0)
    assert game.refused(A, Throw()) is Reason.NOT_AWAITED


def test_jail_06_just_visiting() -> None:
    game = visit(live(), JAIL, (4, 2))
    assert game.state.seats[A].jail is None
    game.to_move(A)
    game.play(A, Throw(), (4, 6))
    assert game.space_of(A) == FREE_PARKING


# -- out ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("failed", [0, 1, 2])
def test_jail_07_doubles_on_any_of_three_turns_free(failed: int) -> None:
    game = jailed(failed)
    game.play(A, Throw(), (2, 2))
    assert game.happened(JailLeft) == [JailLeft(A, "doubles")]
    assert game.happened(Moved) == [Moved(A, JAIL, VIRGINIA)]
    assert (game.state.seats[A].jail, game.cash_of(A)) == (None, 1500)
    assert isinstance(game.decision, BuyOrDecline)


def test_jail_08_leaving_by_doubles_gives_no_further_throw() -> None:
    game = jailed()
    game.play(A, Throw(), (5, 5))
    assert game.space_of(A) == FREE_PARKING
    assert isinstance(game.decision, ToEnd)
    assert game.refused(A, Throw()) is Reason.NOT_NOW


@pytest.mark.parametrize("failed", [0, 1, 2])
def test_jail_09_out_by_ones_own_pass(failed: int) -> None:
    game = live().holds(A, PASS).jailed(A, failed).to_move(A)
    game.play(A, UsePass(PASS))
    assert game.happened(PassUsed) == [PassUsed(A, PASS)]
    assert game.happened(JailLeft) == [JailLeft(A, "pass")]
    game.play(A, Throw(), (3, 5))
    assert (game.space_of(A), game.cash_of(A)) == (18, 1500)
    assert game.state.decks["chance"][-1] == PASS


def test_jail_10_out_by_a_pass_bought_from_another() -> None:
    game = live().holds(B, PASS).jailed(A).to_move(A)
    game.play(A, OfferTrade(B, gives=Side(cash=45), takes=Side(passes=(PASS,))))
    game.play(B, AcceptTrade(game.state.trades[0].id))
    game.play(A, UsePass(PASS))
    assert (game.cash_of(A), game.cash_of(B)) == (1455, 1545)
    assert game.decision == ToThrow(game.decision.id, A, 0)


@pytest.mark.parametrize("failed", [0, 1])
def test_jail_11_out_by_fifty_before_the_throw(failed: int) -> None:
    game = live().jailed(A, failed).cash(A, 60).to_move(A)
    game.play(A, PayFine())
    assert game.happened(Paid) == [FINE]
    assert game.happened(JailLeft) == [JailLeft(A, "fine")]
    game.play(A, Throw(), (4, 5))
    assert (game.space_of(A), game.cash_of(A)) == (NEW_YORK, 10)


def test_jail_11_the_fine_needs_the_cash() -> None:
    game = live().jailed(A).cash(A, 49).owns(A, ORIENTAL).to_move(A)
    assert PayFine() not in game.offers(A)
    assert game.refused(A, PayFine()) is Reason.CANNOT_AFFORD
    game.play(A, Mortgage(ORIENTAL))
    game.play(A, PayFine())
    assert game.cash_of(A) == 49


def test_jail_12_third_failure_pays_and_moves() -> None:
    game = live().jailed(A, 2).cash(A, 200).to_move(A)
    game.play(A, Throw(), (3, 5))
    kinds = [JailThrowFailed, Paid, JailLeft, Moved]
    assert [type(event) for event in game.events if type(event) in kinds] == kinds
    assert game.happened(Paid) == [FINE]
    assert (game.space_of(A), game.cash_of(A)) == (TENNESSEE, 150)
    assert game.state.seats[A].jail is None
    assert isinstance(game.decision, BuyOrDecline)


def test_jail_12_and_has_no_further_throw() -> None:
    game = jailed(2)
    game.play(A, Throw(), (4, 6))
    assert isinstance(game.decision, ToEnd)


def test_jail_13_the_fine_must_be_raised() -> None:
    game = failing_without_cash()
    assert game.happened(DebtOpened) == [DebtOpened(A, (), 50, JailFine())]
    assert game.refused(A, EndTurn()) is Reason.NOT_NOW
    assert game.refused(A, GiveUp()) is Reason.CAN_STILL_PAY
    game.play(A, Mortgage(ORIENTAL))
    assert game.happened(Moved) == [Moved(A, JAIL, TENNESSEE)]


def test_jail_14_no_fine_before_the_third_throw() -> None:
    game = jailed(2)
    assert PayFine() not in game.offers(A)
    assert Throw() in game.offers(A)
    assert game.refused(A, PayFine()) is Reason.NO_FINE_ON_LAST_TURN


def test_jail_14_a_pass_may_still_be_played() -> None:
    game = live().holds(A, PASS).jailed(A, 2).to_move(A)
    assert UsePass(PASS) in game.offers(A)


def test_jail_15_a_jailed_player_builds_and_sells() -> None:
    game = live().owns(A, *ORANGES).jailed(A).to_move(A)
    game.play(A, Build(((ST_JAMES, 1),)))
    assert game.happened(Built) == [Built(A, ((ST_JAMES, 1),), 100, 31, 12)]
    game.play(A, SellBuildings(((ST_JAMES, 0),)))
    assert game.happened(BuildingsSold) == [BuildingsSold(A, ((ST_JAMES, 0),), 50, 32, 12)]
    assert isinstance(game.decision, InJail)


def test_jail_15_and_trades() -> None:
    game = live().owns(A, READING).jailed(A).to_move(A)
    game.play(A, OfferTrade(B, gives=Side((READING,)), takes=Side(cash=300)))
    game.play(B, AcceptTrade(game.state.trades[0].id))
    assert len(game.happened(TradeMade)) == 1
    assert game.owner(READING) == B


def test_jail_16_the_fine_goes_to_the_bank() -> None:
    game = jailed()
    game.play(A, PayFine())
    game.to_move(B)
    visit(game, FREE_PARKING, seat=B)
    assert [player.cash for player in game.state.seats] == [1450, 1500, 1500, 1500]


def test_jail_17_the_count_starts_with_the_turn_after() -> None:
    game = visit(by_post(3).owns(B, PENNSYLVANIA_RR), GO_TO_JAIL)
    for turn in (1, 2, 3):
        for other in (B, C):
            visit(game, FREE_PARKING, seat=other)
        assert isinstance(game.decision, InJail)
        game.play(A, Throw(), (1, 4) if turn == 3 else (1, 2))
        assert game.happened(JailThrowFailed) == [JailThrowFailed(A, turn)]
        assert game.happened(Paid)[:1] == ([FINE] if turn == 3 else [])
    assert game.space_of(A) == PENNSYLVANIA_RR


@pytest.mark.parametrize("way", [PayFine(), UsePass(PASS)])
def test_jail_18_then_it_is_an_ordinary_turn(way: PayFine | UsePass) -> None:
    game = live().holds(A, PASS).owns(A, TENNESSEE).jailed(A).to_move(A)
    game.play(A, way)
    game.play(A, Throw(), (4, 4))
    assert game.decision == ToThrow(game.decision.id, A, 1)


def test_jail_18_and_may_lead_straight_back() -> None:
    game = live().owns(A, 14, 24).jailed(A).to_move(A)
    game.play(A, PayFine())
    game.play(A, Throw(), (2, 2))
    game.play(A, Throw(), (5, 5))
    game.play(A, Throw(), (1, 1))
    assert game.happened(Jailed) == [Jailed(A, "doubles")]
    assert game.state.seats[A].jail == 0


# -- rulings -----------------------------------------------------------------------------------


def test_amb_40_no_pass_after_the_third_failed_throw() -> None:
    game = live().holds(A, PASS).jailed(A, 2).cash(A, 0).owns(A, ORIENTAL).to_move(A)
    game.play(A, Throw(), (3, 5))
    assert UsePass(PASS) not in game.offers(A)
    assert game.refused(A, UsePass(PASS)) is Reason.NOT_NOW
    game.play(A, Mortgage(ORIENTAL))
    assert game.state.seats[A].passes == [PASS]


def test_amb_45_the_debt_comes_before_the_move_and_the_throw_is_kept() -> None:
    game = failing_without_cash()
    assert isinstance(game.decision, Owing)
    assert game.space_of(A) == JAIL
    game.play(A, Mortgage(ORIENTAL))
    assert not game.happened(DiceThrown)
    assert (game.space_of(A), game.cash_of(A)) == (TENNESSEE, 0)


def test_amb_45_who_cannot_raise_it_is_bankrupt_to_the_bank() -> None:
    game = live().jailed(A, 2).cash(A, 49).to_move(A)
    game.play(A, Throw(), (3, 5))
    game.play(A, GiveUp())
    assert game.happened(WentBankrupt) == [WentBankrupt(A, ())]
    assert not game.happened(Moved)
    assert game.decision == ToThrow(game.decision.id, B, 0)


def test_amb_45_then_the_estate_is_auctioned_before_the_next_throw() -> None:
    game = live().jailed(A, 2).cash(A, 0).owns(A, BALTIC).to_move(A)
    game.play(A, Throw(), (3, 5))
    game.play(A, GiveUp())
    assert isinstance(game.decision, Auction)
    game.play(B, Bid(1))
    game.play(C, PassBid())
    game.play(D, PassBid())
    assert game.owner(BALTIC) == B
    assert game.awaited == (B,)
    assert Throw() in game.offers(B)


def test_amb_46_nothing_but_the_throw_or_a_pass_on_the_third_turn() -> None:
    game = live().holds(A, PASS).jailed(A, 2).to_move(A)
    answers = [offer for offer in game.offers(A) if isinstance(offer, Throw | PayFine | UsePass)]
    assert answers == [Throw(), UsePass(PASS)]
    game.play(A, Throw(), (5, 5))
    assert game.cash_of(A) == 1500


def test_amb_47_all_other_business_goes_on_in_jail() -> None:
    game = live().owns(A, READING).jailed(A).to_move(B)
    game.play(A, Mortgage(READING))
    assert game.happened(Mortgaged) == [Mortgaged(A, READING, 100)]
    game.play(A, Lift(READING))
    assert game.happened(MortgageLifted) == [MortgageLifted(A, READING, 110)]


def test_amb_47_a_jailed_player_bids() -> None:
    game = visit(live(3).jailed(B), NEW_YORK)
    game.play(A, Decline())
    game.play(B, Bid(1))
    game.play(A, PassBid())
    game.play(C, PassBid())
    assert game.owner(NEW_YORK) == B


# -- refusals ----------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [Throw(), PayFine(), UsePass(PASS)])
def test_jail_only_the_prisoner_whose_turn_it_is_answers(action: Throw | PayFine | UsePass) -> None:
    game = live().jailed(A).jailed(B).holds(B, PASS).to_move(A)
    assert game.refused(B, action) is Reason.NOT_AWAITED
    assert game.refused(4, action) is Reason.OUT_OF_GAME
    assert game.refused(-1, action) is Reason.OUT_OF_GAME


@pytest.mark.parametrize("card", [PASS, "CC-GOOJF", "CH-FINE15", "", "no such card"])
def test_jail_a_pass_must_be_held(card: str) -> None:
    game = live().holds(B, PASS).jailed(A).to_move(A)
    assert game.refused(A, UsePass(card)) is Reason.NO_PASS


@pytest.mark.parametrize("action", [PayFine(), UsePass(PASS)])
def test_jail_the_free_have_nothing_to_pay(action: PayFine | UsePass) -> None:
    game = live().holds(A, PASS)
    assert game.refused(A, action) is Reason.NOT_NOW


@pytest.mark.parametrize("action", [Buy(), EndTurn(), GiveUp(), Decline()])
def test_jail_the_turn_cannot_be_skipped(action: Buy | EndTurn | GiveUp | Decline) -> None:
    assert jailed().refused(A, action) is Reason.NOT_NOW


def test_jail_while_the_forced_fine_is_raised_others_may_do_nothing() -> None:
    """AMB-06: the board is locked from the throw until its result is fixed."""
    game = live().owns(B, *ORANGES, READING, *BROWNS).mortgaged(READING)
    game.levels(ORANGES, 1, 1, 1).jailed(A, 2).cash(A, 0).owns(A, ORIENTAL, PENNSYLVANIA_RR)
    game.to_move(A)
    game.play(B, OfferTrade(C, gives=Side((READING,)), takes=Side(cash=1)))
    game.play(A, Throw(), (3, 5))
    locked = (
        Build(((TENNESSEE, 2),)),
        SellBuildings(((TENNESSEE, 0),)),
        Mortgage(BALTIC),
        Lift(READING),
    )
    assert public_view(game.state).locked
    assert {game.refused(B, action) for action in locked} == {Reason.LOCKED}
    assert game.refused(C, AcceptTrade(game.state.trades[0].id)) is Reason.LOCKED
    game.play(A, Mortgage(ORIENTAL))
    assert not game.state.locked()
    game.play(B, Build(((TENNESSEE, 2),)))


def test_jail_while_the_forced_fine_is_raised_its_debtor_only_raises_money() -> None:
    game = live().owns(A, *BROWNS, READING).mortgaged(READING).jailed(A, 2)
    game.levels(BROWNS, 2, 1).cash(A, 40).to_move(A)
    game.play(A, Throw(), (3, 5))
    assert game.refused(A, Build(((BALTIC, 2),))) is Reason.IN_DEBT
    assert game.refused(A, Lift(READING)) is Reason.IN_DEBT
    assert game.refused(A, PayFine()) is Reason.NOT_NOW
    assert game.refused(A, Throw()) is Reason.NOT_NOW
    game.play(A, SellBuildings(((BROWNS[0], 1),)))
    assert (game.cash_of(A), game.space_of(A)) == (15, TENNESSEE)


def test_jail_by_post_a_failed_throw_passes_the_dice_on() -> None:
    game = by_post().jailed(A).to_move(A)
    game.play(A, Throw(), (1, 2))
    assert game.decision == ToThrow(game.decision.id, B, 0)
    assert (game.space_of(A), game.state.seats[A].jail) == (JAIL, 1)
