"""Orders about Jail, taxes, debts and offers of trades."""

import pytest

from engine.core.actions import (
    Action,
    DeclineTrade,
    OfferTrade,
    PayFine,
    PayFlatTax,
    PayTenth,
    RaiseMoney,
    Roll,
    Side,
    UseJailCard,
)
from engine.players.orders import Orders, answer, read_orders
from engine.players.orders.terms import Leaving, Lifting, Raising, Trading, Way
from tests.support.game import (
    BALTIC,
    BOARDWALK,
    BROWNS,
    DARK_BLUES,
    MEDITERRANEAN,
    ORANGES,
    PARK_PLACE,
    READING,
    ST_JAMES,
    A,
    B,
    C,
    Game,
    interest,
    live,
)

PASS = "CH-GOOJF"


def said(game: Game, seat: int, orders: Orders, now: float = 0) -> Action | None:
    """What the orders say, having been accepted."""
    found = answer(game.state, seat, orders, now)
    if found is not None:
        game.play(seat, found, *([(1, 2)] if found == Roll() else []))
    return found


def always(way: Way) -> Orders:
    return Orders(leaving=Leaving(early=way, late=way))


# -- Jail --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "expected"),
    [
        ("throw", Roll()),
        ("fine", PayFine()),
        ("pass", UseJailCard(PASS)),
        ("pass-fine", UseJailCard(PASS)),
    ],
)
def test_amb_39_orders_choose_the_way_out_of_jail(way: Way, expected: Action) -> None:
    assert said(live().jailed(A).holds(A, PASS).to_move(A), A, always(way)) == expected


def test_jail_09_without_a_pass_the_next_best_way() -> None:
    assert said(live().jailed(A).to_move(A), A, always("pass-fine")) == PayFine()
    assert said(live().jailed(A).to_move(A), A, always("pass")) == Roll()


def test_jail_14_on_the_last_turn_only_a_pass_spares_the_roll() -> None:
    game = live().jailed(A, 2).holds(A, PASS).to_move(A)
    assert answer(game.state, A, always("fine"), 0) == Roll()
    saving = Orders(leaving=Leaving(early="throw", last="pass"))
    assert said(game, A, saving) == UseJailCard(PASS)
    assert said(live().jailed(A, 1).holds(A, PASS).to_move(A), A, saving) == Roll()


def test_jail_11_the_stage_of_the_game_decides() -> None:
    plan = Orders(leaving=Leaving(early="fine", late="throw", few=2))
    game = live().jailed(A).to_move(A)
    unowned = list(game.state.deeds)
    assert answer(game.state, A, plan, 0) == PayFine()
    game.owns(B, *unowned[3:])
    assert answer(game.state, A, plan, 0) == PayFine()
    game.owns(B, *unowned[2:])
    assert said(game, A, plan) == Roll()


def test_jail_11_a_stage_without_an_order_is_asked_about() -> None:
    assert said(live().jailed(A).to_move(A), A, Orders(leaving=Leaving(late="fine"))) is None


# -- tax ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tax", "cash", "expected"),
    [
        ("flat", 100, PayFlatTax()),
        ("tenth", 5000, PayTenth()),
        ("flat", 5000, PayFlatTax()),
        ("tenth", 100, PayTenth()),
    ],
)
def test_itax_03_amb_44_the_choice_is_one_of_the_two_whatever_it_comes_to(
    tax: str, cash: int, expected: Action
) -> None:
    game = live().at(A, MEDITERRANEAN).cash(A, cash)
    game.play(A, Roll(), (1, 2))
    assert said(game, A, Orders.model_validate({"tax": tax})) == expected


def test_amb_44_no_order_chooses_by_a_sum_that_was_worked_out() -> None:
    """Orders once took the smaller of the two: whoever gave that one is asked again."""
    orders = read_orders('{"tax": "smaller", "rents": true, "draft": {"tax": "smaller"}}')
    assert orders == Orders(rents=True, draft=Orders())
    for cash in (100, 5000):
        game = live().at(A, MEDITERRANEAN).cash(A, cash)
        game.play(A, Roll(), (1, 2))
        assert said(game, A, orders) is None


# -- debts -------------------------------------------------------------------------------------


def raised(
    game: Game, *, first: tuple[int | str, ...] = (), keep: tuple[int | str, ...] = ()
) -> Action | None:
    return answer(game.state, A, Orders(raising=Raising(first=first, keep=keep)), 0)


def owing(amount: int) -> Game:
    """A owns Reading, St. James and both dark blues with a house each, and owes so much."""
    game = live().cash(A, 0).owns(A, READING, ST_JAMES, *DARK_BLUES).levels(DARK_BLUES, 1, 1)
    return game.owes(A, amount, B)


def test_amb_53_the_debtor_may_lay_down_what_goes_first() -> None:
    assert raised(owing(90)) == RaiseMoney((), (READING,))
    assert raised(owing(90), first=(ST_JAMES,)) == RaiseMoney((), (ST_JAMES,))
    houses = ((BOARDWALK, 0), (PARK_PLACE, 0))
    plan = raised(owing(230), first=(PARK_PLACE,))
    assert isinstance(plan, RaiseMoney)
    assert (sorted(plan.levels), plan.mortgages) == (sorted(houses), (PARK_PLACE,))


def test_amb_53_what_is_to_be_kept_goes_last() -> None:
    assert raised(owing(90), keep=(READING,)) == RaiseMoney((), (ST_JAMES,))
    plan = raised(owing(180), keep=(READING,))
    assert isinstance(plan, RaiseMoney)
    assert plan.mortgages == (ST_JAMES,)
    assert plan.levels == ((PARK_PLACE, 0),)


def test_amb_53_of_what_is_kept_the_first_named_goes_last() -> None:
    game = live().cash(A, 0).owns(A, *BROWNS, READING).owes(A, 150, B)
    assert raised(game, keep=(READING, MEDITERRANEAN, BALTIC)) == RaiseMoney(
        (), (BALTIC, MEDITERRANEAN, READING)
    )


def test_amb_53_a_whole_group_may_be_named() -> None:
    game = live().cash(A, 0).owns(A, READING, *ORANGES).owes(A, 170, B)
    group = game.state.rules.properties[ST_JAMES].group
    assert raised(game, first=(group,)) == RaiseMoney((), ORANGES[:2])
    assert said(game, A, Orders(raising=Raising(first=(group,)))) is not None
    assert game.cash_of(A) == 10


def test_amb_53_no_mortgage_is_taken_that_the_debt_can_do_without() -> None:
    game = live().cash(A, 0).owns(A, *BROWNS, READING).owes(A, 100, B)
    assert raised(game, first=BROWNS) == RaiseMoney((), (READING,))
    game = live().cash(A, 0).owns(A, *BROWNS, READING).owes(A, 110, B)
    assert raised(game, first=BROWNS) == RaiseMoney((), (BROWNS[0], READING))


def test_mort_05_what_a_debt_has_just_mortgaged_is_not_unmortgaged_with_what_is_left() -> None:
    game = live().cash(A, 0).owns(A, BALTIC, BOARDWALK).owes(A, 40, B)
    orders = Orders(raising=Raising(first=(BALTIC,)), lifting=Lifting(keep=0))
    assert said(game, A, orders) == RaiseMoney((), (BOARDWALK,))
    assert game.cash_of(A) == 160
    assert said(game, A, orders) is None


def test_amb_64_what_cannot_be_raised_is_left_to_its_owner() -> None:
    game = live().cash(A, 0).owns(A, READING).owes(A, 101, B)
    assert said(game, A, Orders(raising=Raising())) is None


# -- trades ------------------------------------------------------------------------------------


def offered(gives: Side, takes: Side) -> tuple[Game, DeclineTrade]:
    """B offers A this."""
    game = live().owns(A, BOARDWALK, READING).owns(B, PARK_PLACE)
    game.play(B, OfferTrade(A, gives, takes))
    return game, DeclineTrade(game.state.trades[0].id)


def trading(**terms: object) -> Orders:
    return Orders(trading=Trading.model_validate(terms))


def test_amb_57_all_offers_are_declined_until_a_time() -> None:
    game, declined = offered(Side(cash=900), Side((READING,)))
    assert answer(game.state, A, trading(until=100.0), 100) is None
    assert said(game, A, trading(until=100.0), 99) == declined
    assert not game.state.trades


@pytest.mark.parametrize(("gain", "is_declined"), [(50, False), (51, True)])
def test_amb_57_offers_are_declined_below_a_value(gain: int, is_declined: bool) -> None:
    game, declined = offered(Side(cash=250), Side((READING,)))
    assert answer(game.state, A, trading(gain=gain), 0) == (declined if is_declined else None)


def test_mort_10_the_interest_on_what_is_received_counts() -> None:
    game = live().owns(A, BOARDWALK).owns(B, PARK_PLACE).mortgaged(PARK_PLACE)
    game.play(B, OfferTrade(A, Side((PARK_PLACE,)), Side(cash=100)))
    declined = DeclineTrade(game.state.trades[0].id)
    gain = 350 - 175 - 100 - interest(175)
    assert answer(game.state, A, trading(gain=gain), 0) is None
    assert answer(game.state, A, trading(gain=gain + 1), 0) == declined


def test_amb_57_a_deed_may_be_kept_out_of_all_trades() -> None:
    game, declined = offered(Side(cash=1500), Side((BOARDWALK,)))
    group = game.state.rules.properties[BOARDWALK].group
    assert answer(game.state, A, trading(never=(READING,)), 0) is None
    assert answer(game.state, A, trading(never=(BOARDWALK,)), 0) == declined
    assert answer(game.state, A, trading(never=(group,)), 0) == declined


def test_amb_56_orders_answer_no_offer_made_to_another() -> None:
    game, _ = offered(Side(cash=900), Side((READING,)))
    assert answer(game.state, B, trading(until=100.0), 0) is None
    assert answer(game.state, C, trading(until=100.0), 0) is None
