"""Seats of the plain player: sound, never stalling, and seeing only what a seat may see."""

from random import Random

import pytest

from engine.core import actions as a
from engine.core.actions import Side
from engine.core.chance import FairChance
from engine.core.decisions import ToRoll
from engine.core.events import TradeClosed, TradeMade, TradeOffered
from engine.core.state import awaited
from engine.editions.catalogue import rules_of
from engine.editions.rules import Rules
from engine.game import apply, new_game
from engine.players.characters import NEUTRAL
from engine.players.computer import next_action
from engine.players.plain.outlook import Outlook
from engine.players.plain.player import choose
from engine.players.plain.trading import is_round
from engine.view import seat_view
from tests.support.game import (
    BOARDWALK,
    CONNECTICUT,
    ILLINOIS,
    INDIANA,
    KENTUCKY,
    NEW_YORK,
    ORIENTAL,
    PARK_PLACE,
    ST_JAMES,
    TENNESSEE,
    VERMONT,
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
    while not is_round(game.state, seat, NEUTRAL):
        game.state.turn += 1
    return game


def does(game: Game, seat: int) -> a.Action:
    """What the seat, which is awaited, does."""
    found = next_action(game.state, [seat])
    assert found is not None
    return found[1]


def half_and_half(game: Game) -> Game:
    """A lacks New York and B lacks Illinois, each having what the other lacks."""
    return game.owns(A, ST_JAMES, TENNESSEE, ILLINOIS).owns(B, NEW_YORK, KENTUCKY, INDIANA)


def test_it_offers_a_swap_that_completes_both_groups() -> None:
    offer = does(in_trading_round(half_and_half(live(3)), A), A)
    assert isinstance(offer, a.OfferTrade)
    assert (offer.partner, offer.gives.deeds, offer.takes.deeds) == (B, (ILLINOIS,), (NEW_YORK,))
    assert (offer.gives.cash, offer.takes.cash) == (0, 50)  # Worth 480 to B, and 400 to A.


def test_it_does_not_swap_within_one_group() -> None:
    game = in_trading_round(live(3).owns(A, PARK_PLACE).owns(B, BOARDWALK), A).cash(A, 1800)
    offer = does(game, A)
    assert isinstance(offer, a.OfferTrade)
    assert offer.gives.deeds == ()


def test_another_computer_takes_the_swap_at_once() -> None:
    game = in_trading_round(half_and_half(live(3)), A)
    game.play(*next_action(game.state, [A, B]))
    game.play(*next_action(game.state, [A, B]))
    assert game.happened(TradeMade)
    assert (game.owner(NEW_YORK), game.owner(ILLINOIS)) == (A, B)


def test_two_streets_are_swapped_for_one_where_both_groups_get_whole() -> None:
    game = live(3).owns(A, ST_JAMES, KENTUCKY, INDIANA).owns(B, NEW_YORK, TENNESSEE, ILLINOIS)
    offer = does(in_trading_round(game, A), A)
    assert isinstance(offer, a.OfferTrade)
    assert offer.gives.deeds == (KENTUCKY, INDIANA)
    assert offer.takes.deeds == (TENNESSEE, NEW_YORK)
    game.play(A, offer)
    assert next_action(game.state, [B]) == (B, a.AcceptTrade(game.state.trades[0].id))


def test_lone_streets_are_swapped_where_both_come_closer_to_a_group() -> None:
    game = live(3).owns(A, ST_JAMES, ILLINOIS).owns(B, NEW_YORK, KENTUCKY)
    offer = does(in_trading_round(game, A), A)
    assert isinstance(offer, a.OfferTrade)
    assert (offer.gives.deeds, offer.takes.deeds) == ((ST_JAMES,), (KENTUCKY,))
    assert offer.takes.cash == 0
    assert 40 <= offer.gives.cash <= 80  # $180 for $220.
    game.play(A, offer)
    assert next_action(game.state, [B]) == (B, a.AcceptTrade(game.state.trades[0].id))


def test_who_has_a_whole_group_asks_for_no_other() -> None:
    game = in_trading_round(half_and_half(live(3)).owns(A, PARK_PLACE), A)
    assert isinstance(does(game, A), a.OfferTrade)
    assert isinstance(does(game.owns(A, BOARDWALK).cash(A, 200), A), a.Roll)


def test_who_never_trades_is_asked_four_times_and_twice_for_the_same() -> None:
    game = in_trading_round(half_and_half(live(3)).owns(A, ORIENTAL, VERMONT), A)
    game.owns(B, CONNECTICUT).cash(A, 3000)
    asked = []
    for number in range(60):
        game.state.turn += 3 * 5 * 4
        game.cash(A, 3000 + number % 2 * 500)
        if isinstance(offer := does(game, A), a.OfferTrade):
            asked.append((offer.gives.deeds, offer.takes.deeds))
            game.play(A, offer)
            game.play(B, a.DeclineTrade(game.state.trades[0].id))
    assert len(asked) == 4
    assert max(map(asked.count, asked)) == 2


def test_it_buys_the_deed_it_lacks_for_the_price_of_the_group() -> None:
    game = in_trading_round(live(3).owns(A, ST_JAMES, TENNESSEE).owns(B, NEW_YORK), A)
    offer = does(game, A)
    assert isinstance(offer, a.OfferTrade)
    assert offer.gives.cash >= 180 + 180 + 200
    assert offer.takes == Side((NEW_YORK,))
    game.play(A, offer)
    assert next_action(game.state, [B]) == (B, a.AcceptTrade(game.state.trades[0].id))


def test_it_offers_no_more_than_it_can_spare() -> None:
    game = in_trading_round(live(3).owns(A, PARK_PLACE).owns(B, BOARDWALK).cash(A, 600), A)
    assert does(game, A) == a.Roll()


def test_it_makes_one_offer_a_turn() -> None:
    game = in_trading_round(half_and_half(live(3)), A)
    game.play(*next_action(game.state, [A]))
    assert does(game, A) == a.Roll()
    game.play(B, a.DeclineTrade(game.state.trades[0].id))
    assert game.happened(TradeClosed)
    assert does(game, A) == a.Roll()


def test_it_asks_computers_in_one_round_of_five() -> None:
    game = half_and_half(live(3)).to_move(A)
    offered = 0
    for turn in range(30, 30 + 3 * 5 * 3):
        game.state.turn = turn
        offered += isinstance(does(game, A), a.OfferTrade)
    assert offered == 3 * 3  # Three rounds of three turns each.


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
    game.play(A, a.Roll(), (1, 2))
    game.play(A, a.Decline())
    assert next_action(game.state, [C]) == (C, a.SetMaximum(60))
    assert game.state.trades


def test_only_the_seats_named_are_played() -> None:
    game = live(3)
    assert next_action(game.state, [B, C]) is None
    assert next_action(game.state, [A]) == (A, a.Roll())
    game.play(B, a.Resign())
    game.play(C, a.Resign())
    assert next_action(game.state, [A]) is None


def test_it_bids_what_a_deed_is_worth_to_it_and_passes_above() -> None:
    game = live(3).owns(B, PARK_PLACE).at(A, 36)
    game.play(A, a.Roll(), (1, 2))
    game.play(A, a.Decline())
    assert next_action(game.state, [B]) == (B, a.SetMaximum(600))  # Once and a half its price.
    game.play(C, a.Bid(601))
    assert next_action(game.state, [B]) == (B, a.PassBid())


def test_it_keeps_a_reserve_when_building() -> None:
    game = live(2).owns(A, PARK_PLACE, BOARDWALK).cash(A, 799)
    game.play(A, does(game, A))
    assert game.cash_of(A) == 399
    assert does(game, A) == a.Roll()


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


@pytest.mark.parametrize("rules", PACES, ids=["live", "by-post"])
def test_it_decides_as_by_all_that_its_seat_sees(rules: Rules) -> None:
    chance = FairChance(b"brief")
    state = new_game(rules, tuple("abcd"), chance).state
    while answer := next_action(state, range(4)):
        seat, action = answer
        if seat in awaited(state) and not isinstance(action, a.AcceptTrade | a.DeclineTrade):
            assert choose(Outlook(seat_view(state, seat))).action == action
        state = apply(state, seat, action, chance).state


@pytest.mark.parametrize(("cash", "chosen"), [(1999, a.PayTenth()), (2001, a.PayFlatTax())])
def test_amb_44_it_chooses_the_tax_by_what_anybody_sees(cash: int, chosen: a.Action) -> None:
    game = live().cash(A, cash)
    game.play(A, a.Roll(), (1, 3))
    assert does(game, A) == chosen


def test_it_first_leaves_jail_while_there_is_something_to_buy() -> None:
    game = by_post(2).jailed(A).to_move(A)
    assert next_action(game.state, [A]) == (A, a.PayFine())
    assert not isinstance(game.decision, ToRoll)
    sold = by_post(2).owns(B, *game.state.deeds).jailed(A).to_move(A)
    assert next_action(sold.state, [A]) == (A, a.Roll())
