"""AMB-79, AMB-81: rent that has been asked for is owed at once, and paid after what is open."""

import pytest

from engine.core.actions import (
    AcceptTrade,
    Action,
    Bid,
    Build,
    Buy,
    CollectRent,
    Decline,
    EndTurn,
    FileMaxima,
    Hold,
    Lift,
    LiftHold,
    LiftReceived,
    Mortgage,
    OfferTrade,
    PassBid,
    RaiseMoney,
    Resign,
    SellBuildings,
    SetMaximum,
    Side,
    Throw,
)
from engine.core.decisions import Auction, BuyOrDecline, Debt, DebtSettlement, HeldThrow, LiftOrHold
from engine.core.errors import IllegalAction, Reason
from engine.core.events import DebtForgiven, EstateTaken, GameEnded, Paid, RentClaimed, WentBankrupt
from engine.core.notation import write
from engine.core.offered import BidRange, BuildOffer, LiftOffer, MaximumRange, MortgageOffer
from engine.core.steps import ChargeRent
from engine.core.undo import LogLine, Obstacle, undoable
from engine.core.why import Rent
from engine.editions.catalogue import CATALOGUE
from engine.editions.options import Choice, resolve
from engine.game import time_up
from engine.players.computer import next_action
from engine.players.orders import Orders, answer
from engine.players.orders.terms import Bidding
from engine.rules.business import need_cash
from engine.view import public_view
from tests.support.editions import builds_any_time, only_where
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    EDITION,
    FREE_PARKING,
    INDIANA,
    KENTUCKY,
    LIGHT_BLUES,
    MEDITERRANEAN,
    NEW_YORK,
    READING,
    VERMONT,
    A,
    B,
    C,
    D,
    Game,
    ScriptedChance,
)

second_following = only_where("rent_window", "second-following")
RENT = 30
"""Of Vermont with a house."""


def claiming(post: bool = False, name: str = "standard") -> Game:
    """Rent is claimed; D has a house on each light blue, and A is to throw."""
    rules = resolve(Choice(EDITION.get(), name, house_rules=(("claimed-rent", 0),)))
    game = Game(rules.played_by_post() if post else rules.played_live(), 4)
    for deed in game.state.deeds.values():
        deed.owner = None  # In some games they are dealt.
    for seat in (A, B, C, D):
        game.cash(seat, 1500).at(seat, FREE_PARKING)
    return game.owns(D, *LIGHT_BLUES).levels(LIGHT_BLUES, 1, 1, 1)


def timed() -> Game:
    """A game in which rent is claimed and that ends at an agreed hour."""
    games = CATALOGUE[EDITION.get()].games
    return claiming(name=next(it for it in ("new-short", "time-limit") if it in games))


def visiting(game: Game, dice: tuple[int, int] = (1, 2)) -> Game:
    """A lands on Vermont."""
    game.at(A, VERMONT - sum(dice)).play(A, Throw(), dice)
    return game


def asks(game: Game) -> Game:
    """D asks for all that A may be asked for."""
    for claim in tuple(game.state.claims):
        game.play(claim.owner, CollectRent(claim.id))
    return game


def owing(game: Game) -> Game:
    """A has landed on Vermont and ended the turn; C holds the throw, and D has asked for the rent.

    The payment waits until the throw is held no more.
    """
    visiting(game).play(A, EndTurn())
    game.play(C, Hold(game.decision.id))
    return asks(game)


def bidding(game: Game) -> Game:
    """After the landing, C has resigned and leaves New York to an auction."""
    visiting(game.owns(C, NEW_YORK))
    game.play(C, Resign())
    return game


def test_amb_79_from_the_claim_on_it_is_a_debt_and_only_the_payment_waits() -> None:
    game = owing(claiming())
    (asked,) = game.state.debt_settlements()
    (claimed,) = game.happened(RentClaimed)
    assert asked.debts == (Debt(A, (D,), RENT, claimed.claim.rent),)
    assert public_view(game.state).debt_settlements == (asked,)
    assert (game.cash_of(A), game.cash_of(D)) == (1500, 1500)
    assert isinstance(game.decision, HeldThrow)
    game.play(C, LiftHold())
    assert game.happened(Paid) == [Paid(A, (D,), RENT, claimed.claim.rent)]
    assert game.state.debt_settlements() == ()


def test_amb_79_the_visitor_gives_nothing_away() -> None:
    game = owing(claiming().owns(A, READING))
    game.play(A, OfferTrade(B, Side(deeds=(READING,)), Side()))
    gift = AcceptTrade(game.state.trades[-1].id)
    assert game.refused(B, gift) is Reason.TRADE_FOR_NOTHING
    game.play(C, LiftHold())
    game.play(B, gift)
    assert game.owner(READING) == B


@pytest.mark.parametrize(("price", "refused"), [(RENT - 1, True), (RENT, False)])
def test_amb_79_a_trade_leaves_the_rent_or_as_much_to_raise(price: int, refused: bool) -> None:
    game = owing(claiming().owns(A, READING).cash(A, 0))
    game.play(A, OfferTrade(B, Side(deeds=(READING,)), Side(cash=price)))
    sale = AcceptTrade(game.state.trades[-1].id)
    if refused:
        assert game.refused(B, sale) is Reason.TRADE_LOWERS_RAISABLE
    else:
        game.play(B, sale)


def test_amb_79_amb_58_the_owner_may_take_property_for_it() -> None:
    game = owing(claiming().owns(A, READING))
    (asked,) = game.state.debt_settlements()
    game.play(A, OfferTrade(D, Side(deeds=(READING,)), Side(), forgives=asked.id))
    game.play(D, AcceptTrade(game.state.trades[-1].id))
    assert game.happened(DebtForgiven) == [DebtForgiven(A)]
    game.play(C, LiftHold())
    assert (game.owner(READING), game.cash_of(A), game.cash_of(D)) == (D, 1500, 1500)


@builds_any_time
@pytest.mark.parametrize("cash", [RENT - 1, 1500])
def test_amb_79_amb_06_the_visitor_only_raises_money(cash: int) -> None:
    game = owing(claiming().owns(A, *BROWNS, READING).mortgaged(READING).cash(A, cash))
    assert game.refused(A, Build(((BALTIC, 1),))) is Reason.IN_DEBT
    assert game.refused(A, Lift(READING)) is Reason.IN_DEBT
    offers = game.offers(A)
    assert MortgageOffer((MEDITERRANEAN, BALTIC)) in offers
    assert not [it for it in offers if isinstance(it, BuildOffer | LiftOffer)]
    game.play(A, Mortgage(BALTIC))
    assert game.cash_of(A) == cash + 30


def test_amb_79_amb_65_nothing_is_mortgaged_for_what_all_of_it_could_not_pay() -> None:
    game = owing(claiming().levels(LIGHT_BLUES, 2, 2, 2).owns(A, BALTIC).cash(A, 0))
    assert game.refused(A, Mortgage(BALTIC)) is Reason.MORTGAGE_SAVES_NOTHING
    assert MortgageOffer((BALTIC,)) not in game.offers(A)


def test_amb_79_the_visitor_bids_what_is_beyond_it() -> None:
    game = asks(bidding(claiming().cash(A, 100)))
    assert {BidRange(1, 100 - RENT), MaximumRange(1, 100 - RENT)} <= set(game.offers(A))
    assert game.refused(A, Bid(100 - RENT + 1)) is Reason.CANNOT_AFFORD
    assert game.refused(A, SetMaximum(100 - RENT + 1)) is Reason.CANNOT_AFFORD
    game.play(A, Bid(100 - RENT))


@pytest.mark.parametrize("post", [False, True])
def test_amb_79_so_do_a_computer_and_orders(post: bool) -> None:
    game = asks(bidding(claiming(post).cash(A, 100)))
    most = 100 - RENT
    bid: Action = FileMaxima(((NEW_YORK, most),), most) if post else SetMaximum(most)
    assert next_action(game.state, [A]) == (A, bid)
    assert answer(game.state, A, Orders(bidding=Bidding(percent=100, keep=0)), 0) == bid
    game.play(A, bid)


def test_amb_79_who_has_nothing_beyond_it_is_not_asked_to_bid() -> None:
    game = asks(bidding(claiming().cash(A, RENT)))
    assert game.awaited == (B, D)


def test_amb_79_by_post_a_maximum_is_cut_to_what_is_beyond_it_at_the_close() -> None:
    game = bidding(claiming(post=True).cash(A, 100))
    game.play(A, SetMaximum(100))
    asks(game)
    assert game.refused(A, FileMaxima(((NEW_YORK, 1),), 1)) is Reason.ALREADY_FILED
    game.play(B, SetMaximum(100))
    game.play(D, PassBid())
    assert (game.owner(NEW_YORK), game.cash_of(B)) == (B, 1500 - (100 - RENT) - 1)


def test_amb_79_amb_23_a_bid_that_was_made_stands() -> None:
    game = bidding(claiming().cash(A, 100).owns(A, READING).mortgaged(READING))
    game.play(A, Bid(100))
    asks(game)
    assert isinstance(game.decision, Auction)
    assert game.decision.leader == A
    assert game.is_sound()
    game.play(B, PassBid())
    game.play(D, PassBid())
    assert game.owner(NEW_YORK) == A
    assert isinstance(game.decision, DebtSettlement)
    game.play(A, RaiseMoney((), (NEW_YORK,)))
    assert (game.cash_of(A), game.cash_of(D)) == (100 - RENT, 1500 + RENT)


@second_following
@pytest.mark.parametrize(("cash", "refused"), [(220 + RENT - 1, True), (220 + RENT, False)])
def test_amb_79_the_visitor_buys_with_what_is_beyond_it(cash: int, refused: bool) -> None:
    game = visiting(claiming().cash(A, cash), (2, 2))
    game.at(A, INDIANA - 5).play(A, Throw(), (1, 4))
    asks(game)
    assert isinstance(game.decision, BuyOrDecline)
    if refused:
        assert game.offers(A)[:1] == [Decline()]
        assert game.refused(A, Buy()) is Reason.RENT_ASKED
    else:
        game.play(A, Buy())
        assert (game.cash_of(A), game.owner(INDIANA)) == (0, A)


def test_amb_79_amb_70_who_leaves_has_the_owner_for_a_creditor() -> None:
    game = owing(claiming().owns(A, READING).cash(A, 400))
    game.play(A, Resign())
    assert game.happened(WentBankrupt) == [WentBankrupt(A, (D,))]
    assert game.happened(EstateTaken) == [EstateTaken(A, D, 400, (READING,), ())]
    assert not game.happened(Paid)


@pytest.mark.only_in("1994", "1998")
def test_amb_79_amb_74_in_the_short_game_that_is_the_bankruptcy_that_ends_it() -> None:
    game = owing(claiming(name="short"))
    game.play(A, Resign())
    assert [event.ending for event in game.happened(GameEnded)] == ["rules"]
    assert game.state.stack == [], "nobody holds a throw any more"


def test_amb_79_an_auction_goes_on_after_its_heir_is_asked_about_mortgages() -> None:
    game = asks(bidding(claiming().owns(A, READING).mortgaged(READING).cash(A, 0)))
    game.play(A, Resign())
    assert game.decision == LiftOrHold(game.decision.id, D, (READING,))
    game.play(D, LiftReceived(()))
    assert isinstance(game.decision, Auction)


def test_amb_79_what_costs_nothing_is_not_refused() -> None:
    """As holding the mortgages that a debtor is heir to."""
    state = owing(claiming().cash(A, RENT - 1)).state
    need_cash(state, A, 0)
    with pytest.raises(IllegalAction) as refused:
        need_cash(state, A, 1)
    assert refused.value.reason is Reason.RENT_ASKED


def test_amb_79_amb_23_a_bid_that_its_heir_cannot_pay_any_more_is_struck() -> None:
    game = bidding(claiming().owns(A, READING, BOARDWALK).mortgaged(READING, BOARDWALK).cash(A, 0))
    able = game.cash(D, 0).state.raisable(D)
    game.play(D, Bid(able))
    asks(game).play(A, Resign())
    assert isinstance(game.decision, DebtSettlement)  # The interest on both.
    game.play(D, SellBuildings(tuple((space, 0) for space in LIGHT_BLUES)))
    game.play(D, LiftReceived(()))
    assert isinstance(game.decision, Auction)
    assert (game.decision.leader, game.state.raisable(D) < able) == (None, True)
    assert game.is_sound()


def test_amb_79_amb_69_what_is_owed_to_an_owner_who_leaves_is_dropped() -> None:
    game = owing(claiming())
    game.play(D, Resign())
    assert game.state.debt_settlements() == ()
    while isinstance(game.decision, Auction):  # Of D's estate.
        for seat in game.awaited:
            game.play(seat, PassBid())
    assert game.cash_of(A) == 1500


@second_following
def test_amb_79_amb_06_in_the_lock_only_whose_fine_it_is_raises_money() -> None:
    game = visiting(claiming().owns(A, READING).cash(A, 0)).owns(B, BOARDWALK, KENTUCKY).cash(B, 0)
    game.play(A, EndTurn())
    game.jailed(B, 2).to_move(B).play(B, Throw(), (6, 5))
    asks(game)
    assert game.refused(A, Mortgage(READING)) is Reason.LOCKED
    game.play(B, Mortgage(BOARDWALK))
    assert isinstance(game.decision, DebtSettlement)
    assert game.awaited == (A,)


def test_amb_79_no_choice_before_the_claim_is_taken_back() -> None:
    game = visiting(claiming().owns(A, READING))
    game.play(A, EndTurn())
    game.play(C, Hold(game.decision.id))
    log = []
    for seat, action in ((A, Mortgage(READING)), (D, CollectRent(game.state.claims[0].id))):
        game.play(seat, action)
        log.append(LogLine(len(log) + 1, seat, write(seat, action), "press", game.events))
    assert undoable(log, A) is Obstacle.OTHERS


def test_amb_79_amb_58_of_two_debts_the_one_that_is_named_is_settled() -> None:
    """One creditor has asked for two rents, and takes a property for the second."""
    game = owing(claiming().owns(A, READING))
    first = game.state.stack[1]
    assert isinstance(first, ChargeRent)
    second = ChargeRent(A, D, Rent(BOARDWALK, "bare", 50, 1, 0), first.claim + 1000)
    game.state.stack.insert(1, second)
    game.play(A, OfferTrade(D, Side(deeds=(READING,)), Side(), forgives=second.claim))
    game.play(D, AcceptTrade(game.state.trades[-1].id))
    assert game.state.asked_rents() == (first,)


@pytest.mark.parametrize("is_asked", [True, False])
def test_amb_79_amb_81_at_the_hour_rent_is_collected_before_the_totals(is_asked: bool) -> None:
    game = bidding(timed())
    if is_asked:
        asks(game)
    game.state = time_up(game.state, ScriptedChance()).state
    for seat in (A, B, D):
        game.play(seat, PassBid())
    assert game.awaited == ()
    assert (game.cash_of(A), game.cash_of(D)) == (1500 - RENT, 1500 + RENT)


def test_amb_81_who_is_short_at_the_hour_raises_it_first() -> None:
    game = visiting(timed().cash(A, 10).owns(A, READING))
    game.state = time_up(game.state, ScriptedChance()).state
    assert isinstance(game.decision, DebtSettlement)
    game.play(A, Mortgage(READING))
    assert (game.cash_of(A), game.cash_of(D)) == (80, 1500 + RENT)
    assert game.awaited == ()
