"""The plain computer player: sound, never stalling, and seeing only what a seat may see."""

from random import Random

import pytest

from engine.core import actions as a
from engine.core.actions import Side
from engine.core.chance import FairChance
from engine.core.decisions import ToThrow
from engine.core.events import TradeClosed, TradeMade, TradeOffered
from engine.core.state import GameState
from engine.editions.catalogue import rules_of
from engine.game import apply, new_game
from engine.players.computer import next_action
from engine.players.trading import TURNS, proposal
from engine.players.worth import lot_value
from tests.support.game import (
    BOARDWALK,
    ILLINOIS,
    INDIANA,
    KENTUCKY,
    NEW_YORK,
    PARK_PLACE,
    READING,
    ST_JAMES,
    TENNESSEE,
    A,
    B,
    C,
    Game,
    by_post,
    live,
)
from tests.support.invariant_checks import otherwise_hidden

PACES = (rules_of("1994").played_live(), rules_of("1994").played_by_post())


def in_trading_round(game: Game, seat: int) -> Game:
    """A turn of the seat in which it thinks of trades."""
    game.to_move(seat)
    seats = len(game.state.seats)
    while (game.state.turn // seats + seat) % (TURNS // seats):
        game.state.turn += 1
    return game


def half_and_half(game: Game) -> Game:
    """A lacks New York and B lacks Illinois, each having what the other lacks."""
    return game.owns(A, ST_JAMES, TENNESSEE, ILLINOIS).owns(B, NEW_YORK, KENTUCKY, INDIANA)


def test_it_offers_a_swap_that_completes_both_groups() -> None:
    game = in_trading_round(half_and_half(live(3)), A)
    seat, offer = next_action(game.state, [A]) or (None, None)
    assert seat == A
    assert isinstance(offer, a.OfferTrade)
    assert (offer.partner, offer.gives.deeds, offer.takes.deeds) == (B, (ILLINOIS,), (NEW_YORK,))
    assert offer.gives.cash == 0
    assert offer.takes.cash == 70  # Illinois completes for 480, New York for 400 and the sweetener


def test_it_does_not_swap_within_one_group() -> None:
    game = in_trading_round(live(3).owns(A, PARK_PLACE).owns(B, BOARDWALK), A)
    offer = proposal(game.state, A)
    assert offer is not None
    assert offer.gives.deeds == ()


def test_another_computer_takes_the_swap_at_once() -> None:
    game = in_trading_round(half_and_half(live(3)), A)
    game.play(*next_action(game.state, [A, B]))
    game.play(*next_action(game.state, [A, B]))
    assert game.happened(TradeMade)
    assert (game.owner(NEW_YORK), game.owner(ILLINOIS)) == (A, B)


def test_it_buys_the_deed_it_lacks_for_more_than_its_worth() -> None:
    game = in_trading_round(live(3).owns(A, ST_JAMES, TENNESSEE).owns(B, NEW_YORK), A)
    offer = proposal(game.state, A)
    assert offer is not None
    assert offer.gives.cash > 2 * 200
    assert offer.takes == Side((NEW_YORK,))
    game.play(A, offer)
    assert next_action(game.state, [B]) == (B, a.AcceptTrade(game.state.trades[0].id))


def test_it_offers_no_more_than_it_can_spare() -> None:
    game = in_trading_round(live(3).owns(A, PARK_PLACE).owns(B, BOARDWALK).cash(A, 600), A)
    assert proposal(game.state, A) is None


def test_it_makes_one_offer_a_turn() -> None:
    game = in_trading_round(half_and_half(live(3)), A)
    game.play(*next_action(game.state, [A]))
    assert next_action(game.state, [A]) == (A, a.Throw())
    game.play(B, a.DeclineTrade(game.state.trades[0].id))
    assert game.happened(TradeClosed)
    assert next_action(game.state, [A]) == (A, a.Throw())


def test_it_does_not_ask_again_in_the_next_round() -> None:
    game = in_trading_round(half_and_half(live(3)), A)
    offered = sum(
        proposal(turned(game.state, later), A) is not None for later in range(TURNS // 3 * 3)
    )
    assert offered == 3  # one round of three turns


def turned(state: GameState, later: int) -> GameState:
    copied = state.copy()
    copied.turn += later
    return copied


def test_it_declines_what_would_complete_a_group_too_cheaply() -> None:
    game = live(3).owns(A, PARK_PLACE).owns(B, BOARDWALK)
    game.play(A, a.OfferTrade(B, Side((), 500), Side((BOARDWALK,))))
    assert next_action(game.state, [B]) == (B, a.DeclineTrade(game.state.trades[0].id))


def test_it_declines_what_it_would_like_and_cannot_pay() -> None:
    game = live(3).owns(A, BOARDWALK).mortgaged(BOARDWALK).cash(B, 0)
    game.play(A, a.OfferTrade(B, Side((BOARDWALK,)), Side((), 0)))
    assert next_action(game.state, [B]) == (B, a.DeclineTrade(game.state.trades[0].id))


def test_an_offer_waits_for_the_end_of_an_auction() -> None:
    game = live(3).owns(A, BOARDWALK)
    game.play(A, a.OfferTrade(C, Side((BOARDWALK,)), Side((), 1)))
    game.play(A, a.Throw(), (1, 2))
    game.play(A, a.Decline())
    assert next_action(game.state, [C]) == (C, a.SetMaximum(60))
    assert game.state.trades


def test_only_the_seats_named_are_played() -> None:
    game = live(3)
    assert next_action(game.state, [B, C]) is None
    assert next_action(game.state, [A]) == (A, a.Throw())
    game.play(B, a.Resign())
    game.play(C, a.Resign())
    assert next_action(game.state, [A]) is None


def test_it_bids_what_a_deed_is_worth_to_it_and_passes_above() -> None:
    game = live(3).owns(B, BOARDWALK).at(A, 34)
    game.play(A, a.Throw(), (1, 2))
    game.play(A, a.Decline())
    assert next_action(game.state, [B]) == (B, a.SetMaximum(700))
    game.play(C, a.Bid(701))
    assert next_action(game.state, [B]) == (B, a.PassBid())


def test_it_keeps_a_reserve_when_building() -> None:
    game = live(2).owns(A, PARK_PLACE, BOARDWALK).cash(A, 560)
    seat, action = next_action(game.state, [A]) or (None, None)
    assert seat == A
    assert isinstance(action, a.Build)
    game.play(A, action)
    assert game.cash_of(A) == 160


@pytest.mark.parametrize("rules", PACES, ids=["live", "by-post"])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_what_it_does_is_legal_and_never_stalls(rules, seats: int) -> None:
    chance = FairChance(b"steady")
    state = new_game(rules, tuple("abcdefgh")[:seats], chance).state
    last, since, offered = 0, 0, 0
    for _ in range(3000):
        answer = next_action(state, range(seats))
        if answer is None:
            break
        state, events = apply(state, *answer, chance)
        offered += sum(isinstance(event, TradeOffered) for event in events)
        last, since = (state.turn, 0) if state.turn != last else (last, since + 1)
        assert since < 60 * seats, "the game does not come on"
    assert state.turn > 50
    assert offered < state.turn


def test_it_decides_by_what_its_seat_may_see() -> None:
    random = Random(5)
    for rules in PACES:
        chance = FairChance(b"blind")
        state = new_game(rules, tuple("abcd"), chance).state
        for _ in range(600):
            answer = next_action(state, range(4))
            if answer is None:
                break
            for _ in range(3):
                twin = otherwise_hidden(state, answer[0], random)
                assert next_action(twin, [answer[0]]) == answer
            state = apply(state, *answer, chance).state


@pytest.mark.parametrize("laps", [0, 1, 2, 9])
def test_amb_44_it_chooses_the_tax_without_adding_up_what_it_is_worth(laps: int) -> None:
    chosen = set()
    for cash in (10, 1999, 2001, 9000):
        game = live().cash(A, cash).laps(A, laps)
        game.play(A, a.Throw(), (1, 3))
        chosen.add(next_action(game.state, (A,)))
    assert chosen == {(A, a.PayTenth() if laps < 2 else a.PayFlatTax())}


def test_it_first_leaves_jail_while_there_is_something_to_buy() -> None:
    game = by_post(2).jailed(A).to_move(A)
    assert next_action(game.state, [A]) == (A, a.PayFine())
    assert not isinstance(game.decision, ToThrow)
    sold = by_post(2).owns(B, *game.state.deeds).jailed(A).to_move(A)
    assert next_action(sold.state, [A]) == (A, a.Throw())


def test_a_deed_that_completes_a_group_is_worth_twice_its_price() -> None:
    game = live(2).owns(A, PARK_PLACE)
    assert lot_value(game.state, A, BOARDWALK) == 800
    assert lot_value(game.state, B, READING) == 200
