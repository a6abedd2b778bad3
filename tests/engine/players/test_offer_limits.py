"""Limits of offers: whom a computer player asks, how often, and what it does not ask again."""

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.core import actions as a
from engine.core.actions import SeatId, Side
from engine.core.position import Position
from engine.players.characters import NEUTRAL, STRENGTHS
from engine.players.judge.judging import Judge
from engine.players.motives import ChosenAction, Motive
from engine.players.offer_limits import (
    BETTER,
    LAP,
    NO_PERSONS,
    NOTABLE,
    PATIENCE,
    Company,
    is_counter,
    is_repeated,
    may_offer,
)
from engine.players.plain import trading as plain
from engine.players.plain.outlook import Outlook
from engine.players.policy.answering import answer
from engine.players.policy.offering import withdrawal
from engine.players.policy.player import choose
from engine.players.policy.viewpoint import Viewpoint
from engine.view import seat_view
from tests.support.game import A, B, C, Game, position
from tests.support.judges import FixedJudge, WorthJudge

APART = "0 hat $900 deeds 16,18,24; 1 dog $900 deeds 19,21,23; 2 boat $900 deeds 1,6,11"
PERSON = Company(frozenset({B}))
TWO_KEYS = "0 hat $900 deeds 6,8,16,18; 1 dog $900 deeds 19,21; 2 boat $900 deeds 1,9,11"
"""B has what A lacks of the orange group, C of the light blue one."""
JUDGE = WorthJudge()


def choice(game: Game, company: Company = NO_PERSONS, seat: SeatId = A) -> ChosenAction:
    return choose(JUDGE, seat_view(game.state, seat), NEUTRAL, "sharp", company)


def offered(game: Game, company: Company = NO_PERSONS) -> a.OfferTrade | None:
    action = choice(game, company).action
    return action if isinstance(action, a.OfferTrade) else None


def refused() -> tuple[Game, a.OfferTrade]:
    """A game in which B has declined an offer of A's, and that offer."""
    game = position(APART)
    offer = offered(game)
    assert offer is not None
    game.play(A, offer)
    game.play(B, a.DeclineTrade(game.state.trades[-1].id))
    return game, offer


@pytest.mark.parametrize(("turn", "is_round"), [(7, True), (3, False)])
@pytest.mark.parametrize("person", [B, C])
def test_a_person_is_asked_in_any_round_and_before_computers(
    turn: int, is_round: bool, person: SeatId
) -> None:
    view = seat_view(position(f"{TWO_KEYS}\nturn {turn} of 0").state, A)
    company = Company(frozenset({person}))
    asked = choose(JUDGE, view, NEUTRAL, "even", company).action
    assert isinstance(asked, a.OfferTrade)
    assert asked.partner == person
    among_computers = choose(JUDGE, view, NEUTRAL, "even", NO_PERSONS).action
    assert isinstance(among_computers, a.OfferTrade) == is_round


@pytest.mark.parametrize("turn", range(1, 28, 3))
def test_a_gentle_player_asks_a_person_in_any_round(turn: int) -> None:
    view = seat_view(position(f"{TWO_KEYS}\nturn {turn} of 0").state, A)
    for person in (B, C):
        asked = choose(JUDGE, view, NEUTRAL, "gentle", Company(frozenset({person}))).action
        assert isinstance(asked, a.OfferTrade)
        assert asked.partner == person


BEGUN = "0 hat $900 deeds 16; 1 dog $900 deeds 18,21; 2 boat $900 deeds 1,11"


@pytest.mark.parametrize("turn", [4, 13, 16, 31])
def test_a_gentle_player_asks_a_person_for_a_second_street_in_any_round(turn: int) -> None:
    view = seat_view(position(f"{BEGUN}\nturn {turn} of 0").state, A)
    asked = choose(JUDGE, view, NEUTRAL, "gentle", PERSON)
    assert isinstance(asked.action, a.OfferTrade)
    assert (asked.action.partner, asked.action.takes.deeds) == (B, (18,))
    assert asked.action.gives.cash > 180
    assert asked.motive.kind == "offered"
    # Computers are asked for no second street for cash.
    assert isinstance(choose(JUDGE, view, NEUTRAL, "gentle").action, a.Roll)


def test_while_an_offer_lies_open_no_other_one_is_made() -> None:
    game = position(APART)
    offer = offered(game)
    assert offer is not None
    game.play(A, offer)
    assert offered(game) is None


def test_a_refusal_raises_the_price_and_two_are_enough_for_a_turn() -> None:
    game, first = refused()
    second = offered(game)
    assert second is not None
    game.play(A, second)
    game.play(B, a.DeclineTrade(game.state.trades[-1].id))
    same = (first.gives.deeds, first.takes.deeds) == (second.gives.deeds, second.takes.deeds)
    assert not same or paid(second) >= paid(first) + BETTER
    assert offered(game) is None


def test_a_counter_is_what_comes_after_the_offer_that_it_answers() -> None:
    game, offer = refused()
    mirrored = a.OfferTrade(A, offer.takes, offer.gives)
    game.play(B, mirrored)
    countered = game.state.trades[-1].id
    game.play(A, replace(offer, answers=countered))
    view = seat_view(game.state, A)
    first, answered = view.past_offers
    assert (first.by, answered.by) == ("declined", "countered")
    assert not is_counter(view, first.trade)
    assert is_counter(view, view.trades[-1])


def paid(offer: a.OfferTrade) -> int:
    return offer.gives.cash - offer.takes.cash


def rounds_later(game: Game, rounds: int) -> Game:
    game.state.turn += rounds * len(game.state.seats)
    return game


def test_a_person_is_asked_once_a_lap_and_a_computer_each_round() -> None:
    game, _ = refused()
    game.state.seats[A].cash += 500
    rounds_later(game, 1)
    assert offered(game, PERSON) is None
    assert offered(game) is not None
    assert offered(rounds_later(game, LAP), PERSON) is not None


def test_who_wants_no_offers_gets_none() -> None:
    assert offered(position(APART), Company(undisturbed=frozenset({B}))) is None


def test_what_was_refused_is_not_offered_again_until_something_notable_changes() -> None:
    game, offer = refused()
    better = replace(offer, gives=Side(offer.gives.deeds, offer.gives.cash + BETTER))
    assert is_repeated(seat_view(game.state, A), A, offer)
    assert not is_repeated(seat_view(game.state, A), A, better)
    game.state.seats[B].cash -= NOTABLE - 1
    assert is_repeated(seat_view(game.state, A), A, offer)
    game.state.seats[B].cash -= 1
    assert not is_repeated(seat_view(game.state, A), A, offer)


def test_other_cash_alone_does_not_bring_an_offer_back_for_two_laps() -> None:
    game, offer = refused()

    def may_come() -> bool:
        return may_offer(seat_view(game.state, A), A, offer, NO_PERSONS)

    rounds_later(game, PATIENCE - 1)
    game.state.seats[B].cash += 2 * NOTABLE
    assert not may_come()
    rounds_later(game, 1)
    assert may_come()
    game.state.seats[B].cash -= 2 * NOTABLE
    assert not may_come(), "nothing has changed at all"
    game.owns(B, 39)
    assert may_come()


def test_every_exchange_is_tried_before_one_comes_back() -> None:
    game, _ = refused()
    asked = []
    for _ in range(PATIENCE):
        game.state.seats[B].cash += NOTABLE
        rounds_later(game, 1)
        while offer := offered(game):
            game.play(A, offer)
            game.play(B, a.DeclineTrade(game.state.trades[-1].id))
            asked.append((offer.partner, offer.gives.deeds, offer.takes.deeds, paid(offer)))
        game.play(B, a.OfferTrade(A, Side(cash=1), Side((16,))))  # It would like to trade.
        game.play(A, a.DeclineTrade(game.state.trades[-1].id))
    assert len(asked) > 4
    assert len(set(asked)) == len(asked)


def test_who_agrees_to_nothing_is_asked_less_and_less_often() -> None:
    game, _ = refused()
    rounds = [0]
    for number in range(1, 250):
        game.state.seats[B].cash += NOTABLE * (1 if number % 2 else -1)
        game.owns(B, 39 if number % 2 else 37)  # Something notable changes all the time.
        rounds_later(game, 1)
        while offer := offered(game):
            game.play(A, offer)
            game.play(B, a.DeclineTrade(game.state.trades[-1].id))
            rounds.append(number)
    pauses = [after - before for before, after in pairwise(rounds)]
    assert 3 < len(rounds) < 7
    assert pauses[1:] == sorted(pauses[1:])
    assert pauses[-1] >= 16 * LAP


def test_a_deed_more_is_a_notable_change() -> None:
    game, offer = refused()
    game.owns(B, 39)
    assert not is_repeated(seat_view(game.state, A), A, offer)


def test_nothing_brings_an_offer_back_within_a_lap() -> None:
    """While properties are bought in every round, the same would be asked for in every round."""
    game, offer = refused()

    def may_come() -> bool:
        return may_offer(seat_view(game.state, A), A, offer, NO_PERSONS)

    game.owns(B, 39)
    rounds_later(game, LAP - 1)
    assert not may_come()
    rounds_later(game, 1)
    assert may_come()


def test_the_prices_of_offers_come_around_without_a_repeated_one() -> None:
    game, offer = refused()
    for _ in range(2 * LAP):
        again = offered(rounds_later(game, 1))
        if again is not None:
            assert not is_repeated(seat_view(game.state, A), A, again)


def test_what_a_person_was_refused_is_sold_to_no_computer_for_a_lap() -> None:
    game = position(APART)
    game.play(B, a.OfferTrade(A, Side(cash=250), Side((24,))))
    game.play(A, a.DeclineTrade(game.state.trades[-1].id))
    game.play(C, a.OfferTrade(A, Side(cash=899), Side((24,))))
    trade = game.state.trades[-1]

    def answered(company: Company) -> ChosenAction:
        return answer(
            Viewpoint(seat_view(game.state, A), NEUTRAL, company, judge=JUDGE, strength="sharp"),
            trade,
        )

    refusal = answered(PERSON)
    assert (refusal.motive.kind, refusal.motive.seat) == ("refused-person", B)
    assert answered(NO_PERSONS).action == a.AcceptTrade(trade.id)
    rounds_later(game, LAP)
    assert answered(PERSON).action == a.AcceptTrade(trade.id)


def test_an_open_offer_that_has_become_bad_is_taken_back() -> None:
    game = position("0 hat $900 deeds 16,24; 1 dog $900 deeds 21; 2 boat $900 deeds 23")
    game.play(A, a.OfferTrade(B, Side((24,)), Side(cash=350)))
    trade = game.state.trades[-1]
    assert (
        withdrawal(Viewpoint(seat_view(game.state, A), NEUTRAL, judge=JUDGE, strength="sharp"))
        is None
    )
    game.state.deeds[23].owner = B  # Now the deed that is offered completes a group.
    found = choice(game)
    assert (found.action, found.motive.kind) == (a.WithdrawTrade(trade.id), "withdrew")


def test_an_offer_that_cannot_be_paid_any_more_is_withdrawn() -> None:
    game = position(APART)
    offer = offered(game, PERSON)
    assert offer is not None
    game.play(A, offer)
    game.state.seats[A].cash = offer.gives.cash
    assert not isinstance(choice(game, PERSON).action, a.WithdrawTrade)
    game.state.seats[A].cash -= 1
    found = choice(game, PERSON)
    assert found.action == a.WithdrawTrade(game.state.trades[-1].id)
    assert found.motive == Motive("withdrew-cash", seat=B, dollars=offer.gives.cash)


def judge_of_sale(gain: float) -> Judge:
    """Return a judge by which seat 0 gains so much by giving space 24 away."""

    def chances(position: Position) -> dict[SeatId, float]:
        mine = 0.3 + gain * (position.deeds[24].owner != A)
        return {A: mine, B: 0.4, C: 0.6 - mine}

    return FixedJudge(chances)


@pytest.mark.parametrize("strength", ["even", "sharp"])
@pytest.mark.parametrize(
    ("gain", "from_person", "from_computer"),
    [(0.001, False, False), (-0.001, False, True), (-0.009, False, True), (-0.011, True, True)],
)
def test_an_offer_to_a_person_stands_unless_notable_chance_would_be_lost(
    gain: float, from_person: bool, from_computer: bool, strength: str
) -> None:
    game = position("0 hat $900 deeds 16,24; 1 dog $900 deeds 21; 2 boat $900 deeds 23")
    game.play(A, a.OfferTrade(B, Side((24,)), Side(cash=350)))
    view = seat_view(game.state, A)
    for company, is_withdrawn in ((PERSON, from_person), (NO_PERSONS, from_computer)):
        found = withdrawal(
            Viewpoint(view, NEUTRAL, company, judge=judge_of_sale(gain), strength=strength)
        )
        assert (found is not None) == is_withdrawn


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("deeds", ["16,18,24", "6,8,16,18", "1", "16"])
def test_an_offer_to_a_person_is_not_withdrawn_where_it_was_made(deeds: str, strength: str) -> None:
    """By no judge: a gentle player offers by printed prices, whatever the chances."""
    game = position(f"0 hat $900 deeds {deeds}; 1 dog $900 deeds 19,21,3; 2 boat $900 deeds 9,11")
    game.state.turn = 30
    company = Company(frozenset({B, C}))
    found = choose(JUDGE, seat_view(game.state, A), NEUTRAL, strength, company).action
    if isinstance(found, a.OfferTrade):
        game.play(A, found)
        again = choose(JUDGE, seat_view(game.state, A), NEUTRAL, strength, company).action
        assert not isinstance(again, a.WithdrawTrade)


def test_a_gentle_player_withdraws_no_offer_that_the_judge_finds_dear() -> None:
    game = position("0 hat $900 deeds 1; 1 dog $900 deeds 3,21; 2 boat $900 deeds 23")
    game.play(A, a.OfferTrade(B, Side(cash=300), Side((3,))))
    view = seat_view(game.state, A)
    assert plain.withdrawal(Outlook(view, company=PERSON)) is None
    game.state.seats[A].cash = 299
    found = plain.withdrawal(Outlook(seat_view(game.state, A), company=PERSON))
    assert found is not None
    assert found.motive == Motive("withdrew-cash", seat=B, dollars=300)


def test_mort_10_an_offer_is_withdrawn_once_the_interest_on_a_mortgage_is_beyond_its_cash() -> None:
    game = position("0 hat $305 deeds 1; 1 dog $900 deeds 3,21; 2 boat $900 deeds 23")
    game.state.deeds[3].mortgaged = True
    game.play(A, a.OfferTrade(B, Side(cash=300), Side((3,))))
    assert plain.withdrawal(Outlook(seat_view(game.state, A), company=PERSON)) is None
    game.state.seats[A].cash = 302
    found = plain.withdrawal(Outlook(seat_view(game.state, A), company=PERSON))
    assert found is not None
    assert found.motive == Motive("withdrew-cash", seat=B, dollars=303)


def test_a_gentle_player_withdraws_what_now_completes_another_group_and_none_of_its_own() -> None:
    game = position("0 hat $900 deeds 16,24; 1 dog $900 deeds 21; 2 boat $900 deeds 23")
    game.play(A, a.OfferTrade(B, Side((24,)), Side(cash=350)))
    assert plain.withdrawal(Outlook(seat_view(game.state, A), company=PERSON)) is None
    game.state.deeds[23].owner = B
    found = plain.withdrawal(Outlook(seat_view(game.state, A), company=PERSON))
    assert found is not None
    assert found.motive == Motive("withdrew", seat=B)


def test_an_offer_that_nobody_can_have_read_is_not_taken_back() -> None:
    game = position("0 hat $900 deeds 16,24; 1 dog $900 deeds 21; 2 boat $900 deeds 23")
    game.play(A, a.OfferTrade(B, Side((24,)), Side(cash=350)))
    game.state.deeds[23].owner = B
    view, (trade,) = seat_view(game.state, A), game.state.trades
    for unread, is_withdrawn in ((frozenset[int](), True), (frozenset({trade.id}), False)):
        company = Company(frozenset({B}), unread=unread)
        plainly = plain.withdrawal(Outlook(view, company=company))
        sharply = withdrawal(Viewpoint(view, NEUTRAL, company, judge=JUDGE, strength="sharp"))
        assert [plainly is not None, sharply is not None] == [is_withdrawn, is_withdrawn]
